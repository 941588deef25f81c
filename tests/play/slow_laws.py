"""An independent reading of Laws 44 to 60, slow and simple, to check the table against.

It shares no code with the table beyond cards, calls, seats and the log itself. It keeps sets of
cards and plain lists, goes through every card one by one, and says clause by clause what may be
played. It covers what happens on the irregular boards: a lawful auction, and then anything.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from bridgelaw.game import PASS, Bid, Board, Card, Deal, Seat, Suit
from bridgelaw.table import effects as fx
from bridgelaw.table import events as ev

HONOURS = "AKQJT"

_Orders = tuple[
    list[fx.LeadRestriction], list[fx.PlayRestriction], list[fx.CardRequired], set[Seat]
]


class SlowTable:
    """What the log says, remembered as a careful director would on a sheet of paper."""

    def __init__(self, board: Board, deal: Deal) -> None:
        self.hands = {seat: set(deal[seat] or ()) for seat in Seat}
        self.calls: list[tuple[Seat, Any]] = []
        self.declarer: Seat | None = None
        self.trump: Suit | None = None
        self.leader: Seat | None = None
        self.trick: list[tuple[Seat, Card]] = []
        self.tricks: list[list[tuple[Seat, Card]]] = []
        self.leaders: list[Seat] = []  # who was to lead to each trick
        self.winners: list[Seat] = []
        self.doubtful_lead = False  # the card that began the trick was led out of turn
        self.must_lead_anew = False  # 60B
        self.named: Card | None = None
        self.changeable: Card | None = None  # 45C4(b): named for dummy, and nothing played since
        self.asked_again: list[Card | None] = []  # what declarer has asked for in its place
        self.words: ev.Designation | None = None  # what was said for dummy's next card
        self.put_right: Card | None = None  # by a ruling, in place of another card of dummy's
        self.law = ""  # of the ruling
        self.face_down: dict[Seat, Card] = {}
        self.penalty_cards: dict[Card, tuple[Seat, str]] = {}
        self.because: dict[Card, set[int]] = {}  # on which events the penalty cards rest
        self.lead_orders: list[fx.LeadRestriction] = []
        self.play_orders: list[fx.PlayRestriction] = []
        self.card_orders: list[fx.CardRequired] = []
        self.no_demand: set[Seat] = set()  # of whom declarer wants nothing at this lead
        # What a card was, and what was asked of its player, when it was played; and what was
        # asked of everybody when a trick was complete, before and after.
        self.when_played: dict[Card, tuple[Any, list[fx.CardRequired]]] = {}
        self.when_complete: list[tuple[_Orders, _Orders]] = []

    # What may be played

    def to_play(self) -> Seat | None:
        """44B, 44G: the winner leads, and the others play in turn."""
        if self.leader is None or self.is_over():
            return None
        if not self.trick:
            return self.leader
        seat = self.trick[0][0]
        while seat in [player for player, _ in self.trick]:
            seat = seat.lho
        return seat

    def is_over(self) -> bool:
        if len(self.tricks) == 13:
            return True
        return not self.trick and any(not hand for hand in self.hands.values())

    def obedient_cards(self, seat: Seat, leading: bool | None = None) -> set[Card]:
        """61A: the cards with which the player follows suit and does what was required."""
        cards = set(self.hands[seat])
        if leading is None:
            leading = not self.trick
        # 44C. Following suit comes before everything else.
        if not leading:
            suit = self.trick[0][1].suit
            cards = self._if_any({card for card in cards if card.suit is suit}, cards)
        # 50D1(b). Restrictions on the lead or play come before penalty cards; 59: if possible.
        orders = self.lead_orders if leading else self.play_orders
        for order in orders:
            if order.player is seat:
                cards = self._if_any(self._obeying(order, cards), cards)
        # 57D. The card that was played too soon must be played at its turn.
        for named in self.card_orders:
            if named.player is seat and named.card in cards and not leading:
                if named.card not in self.penalty_cards:
                    cards = {named.card}
        return cards

    def legal_cards(self, seat: Seat) -> set[Card]:
        # 50D2. Before the lead declarer chooses, each time anew while the card lies there.
        if not self.trick and self._must_wait_for_declarer(seat):
            return set()
        cards = self.obedient_cards(seat)
        # 51A. Declarer has named the card.
        for named in self.card_orders:
            if named.player is seat and named.card in cards:
                cards = {named.card}
        # 50D1(a). A major penalty card at the first opportunity.
        mine = {card: kind for card, (owner, kind) in self.penalty_cards.items() if owner is seat}
        if seat in self._declaring():
            mine = {}
        majors = {card for card in cards if mine.get(card) == "major"}
        if majors:
            return majors
        # 50C. A minor one: no other low card of its suit before it.
        for minor in [card for card in cards if mine.get(card) == "minor"]:
            cards = {
                card
                for card in cards
                if card is minor or card.suit is not minor.suit or str(card)[-1] in HONOURS
            }
        return cards

    def _must_wait_for_declarer(self, seat: Seat) -> bool:
        return (
            seat not in self._declaring()
            and seat not in self.no_demand
            and (seat.partner, "major") in self.penalty_cards.values()
        )

    @staticmethod
    def _if_any(wanted: set[Card], cards: set[Card]) -> set[Card]:
        return wanted if wanted else cards

    @staticmethod
    def _obeying(order: fx.LeadRestriction | fx.PlayRestriction, cards: set[Card]) -> set[Card]:
        if isinstance(order, fx.LeadRestriction):
            wanted = order.demand is fx.Demand.REQUIRE
            return {card for card in cards if (card.suit in order.suits) == wanted}
        of_suit = {card for card in cards if card.suit is order.suit}
        if order.manner is fx.Manner.NO_CARD:
            return cards - of_suit
        if not of_suit or order.manner is fx.Manner.A_CARD:
            return of_suit
        by_rank = sorted(of_suit, key=lambda card: card.rank)
        return {by_rank[-1] if order.manner is fx.Manner.HIGHEST else by_rank[0]}

    # What happens

    def take(self, event: ev.Event) -> None:
        if isinstance(event, ev.Called):
            self._call(event.seat, event.call)
        elif isinstance(event, ev.LedFaceDown):
            self.face_down[event.seat] = event.card
        elif isinstance(event, ev.FacedLead):
            card = self.face_down.pop(event.seat)
            self.face_down = {}
            self._lead(event.seat, card)
        elif isinstance(event, ev.Led):
            self._lead(event.seat, event.card)
        elif isinstance(event, ev.Played):
            self._play(event.seat, event.card)
        elif isinstance(event, ev.PlayedTogether):
            self._play(event.seat, event.cards[0])
        elif isinstance(event, ev.Designated):
            self._designate(event.seat, event.designation)
        elif isinstance(event, ev.Spread):
            self._spread(event.seat)
        elif isinstance(event, ev.TrickQuitted):
            self._complete()
        elif isinstance(event, (ev.Claimed, ev.Conceded)):
            self._forget_for_a_claim(event)
        elif isinstance(event, ev.Ruled):
            self._forget_what_was_undone(event)
            for effect in event.effects:
                how = _RULED.get(type(effect))
                if how is not None:
                    self.law = event.clauses[-1] if event.clauses else event.procedure
                    how(self, effect)
            if event.procedure == "designation":
                self.asked_again = []
            if not self.trick:
                # 57A, 57D were about a trick that has gone back to the hands.
                self.play_orders = []
                self.card_orders = [one for one in self.card_orders if one.law != "57D"]
            self._forget_words()

    def _forget_what_was_undone(self, event: ev.Ruled) -> None:
        """45C4(b), 47E1: a card counts as never played, and so nobody failed to follow to it."""
        moves = (fx.CardReplaced, fx.CardWithdrawn, fx.PickedUp)
        if event.clauses[-1:] in (("45C4(b)",), ("47E1",)):
            if any(isinstance(effect, moves) for effect in event.effects):
                for card, because in self.because.items():
                    if because & set(event.on or ()):
                        self.penalty_cards.pop(card, None)
        for effect in event.effects:
            if isinstance(effect, fx.PenaltyCard) and effect.card is not None:
                self.because[effect.card] = set(event.on or ())

    def _call(self, seat: Seat, call: Any) -> None:
        if self.declarer is not None:
            return  # after the auction it means nothing
        self.calls.append((seat, call))
        bids = [(player, made) for player, made in self.calls if isinstance(made, Bid)]
        if not bids or [made for _, made in self.calls[-3:]] != [PASS] * 3:
            return
        last_bidder, contract = bids[-1]
        side = (last_bidder, last_bidder.partner)
        self.declarer = next(
            player
            for player, made in bids
            if player in side and made.denomination is contract.denomination
        )
        self.trump = contract.denomination.suit
        self.leader = self.declarer.lho

    def _declaring(self) -> tuple[Seat, ...]:
        return () if self.declarer is None else (self.declarer, self.declarer.partner)

    def _lead(self, seat: Seat, card: Card) -> None:
        if self._is_only_shown(seat):
            return
        if self.trick:
            if self._may_take_over(seat):
                self._take_over(seat, card)
        elif self.tricks or seat not in self._declaring():  # 54E
            self._begin(seat, card)

    def _play(self, seat: Seat, card: Card) -> None:
        is_dummy = self.declarer is not None and seat is self.declarer.partner
        if is_dummy and card is self.put_right:
            self.put_right = None  # dummy moves what has been played
            return
        if is_dummy and self.named is not None:
            # Dummy puts the card that was named, or another one in its place (45D).
            named, self.named = self.named, None
            if named is card:
                return
            self._back(seat, named)
            if not self.trick:
                self._begin(seat, card)
            else:
                self._follow(seat, card)
            return
        if self._is_only_shown(seat):
            return
        if self.declarer is not None and seat is self.declarer.partner:
            if self._can_be_changed() and card in self.asked_again:
                return  # 45C4(b): the director has to rule on the second name first
        if not self.trick:
            # 45E: after a trick it may be a fifth card, and is only seen.
            if seat is self.leader or not self.tricks:
                if self.tricks or seat not in self._declaring():
                    self._begin(seat, card)
        elif seat not in [player for player, _ in self.trick]:
            if seat is not self.trick[0][0].lho and self._may_take_over(seat):
                self._take_over(seat, card)
            else:
                self._follow(seat, card)

    def _is_only_shown(self, seat: Seat) -> bool:
        if self.leader is None or self.is_over():
            return True
        return self.must_lead_anew and seat not in self._declaring()  # 60B

    def _may_take_over(self, seat: Seat) -> bool:
        """53B: the lead was this player's, and an opponent led."""
        return (
            len(self.trick) == 1
            and self.doubtful_lead
            and bool(self.tricks)
            and seat is self.leader
            and self.trick[0][0] in (seat.lho, seat.rho)
        )

    def _take_over(self, seat: Seat, card: Card) -> None:
        offender, lead = self.trick.pop()
        self.hands[offender].add(lead)
        self._is_held_again(offender, lead)
        self._begin(seat, card)

    def _designate(self, seat: Seat, said: ev.Designation) -> None:
        if self.declarer is None or seat is not self.declarer:
            return
        dummy, card = self.declarer.partner, said.card
        if self.is_over():
            return
        # 45C4(a): a card of their own, named at its turn, is played.
        if card in self.hands[seat] and self.to_play() is seat:
            assert card is not None
            self._play(seat, card)
            return
        # 45C4(b): something else than what was asked for is judged by the director.
        if self._can_be_changed():
            if card is not self.changeable:
                self.asked_again.append(card)
            return
        due = self._is_due()
        if due and self.words is not None and card not in self._meant(self.words):
            return
        if card is None and not due:
            # 46B2: a suit without a rank is its lowest card, also out of turn.
            of_suit = [held for held in self.hands[dummy] if held.suit is said.suit]
            card = min(of_suit, key=lambda held: held.rank, default=None)
        elif card is None:
            self.words = said
        if card is None or card not in self.hands[dummy]:
            return
        if dummy in [player for player, _ in self.trick]:
            return
        if self.trick:
            self._follow(dummy, card)
        elif self.tricks or self.leader in self._declaring():
            self._begin(dummy, card)
        else:
            return
        self.named = self.changeable = card

    def _is_due(self) -> bool:
        """Is a card of dummy's to be played, now or later in the trick?"""
        assert self.declarer is not None
        dummy = self.declarer.partner
        if not self.trick:
            return self.leader is dummy and bool(self.tricks)
        return dummy not in [player for player, _ in self.trick]

    def _can_be_changed(self) -> bool:
        """45C4(b): in this trick, or as its last card if another hand leads to the next."""
        if self.declarer is None or self.changeable is None:
            return False
        played = (self.declarer.partner, self.changeable)
        if self.trick:
            return played in self.trick
        return self.leader is not played[0] and self.tricks[-1][-1] == played

    def _meant(self, words: ev.Designation) -> set[Card]:
        """46B1 to B3: what the words can stand for."""
        assert self.declarer is not None
        hand = self.hands[self.declarer.partner]
        led = self.trick[0][1].suit if self.trick else None
        following = {card for card in hand if card.suit is led}
        if words.suit is not None:
            cards = [card for card in hand if card.suit is words.suit]
            return {min(cards, key=lambda card: card.rank)} if cards else set()
        if words.rank is not None:
            of_rank = {card for card in following or hand if card.rank == words.rank}
            last = dict(self.tricks[-1]) if self.tricks and not self.trick else {}
            if last and self.leader is self.declarer.partner:
                won_with = last[self.declarer.partner].suit
                return {card for card in of_rank if card.suit is won_with} or of_rank
            return of_rank
        by_rank = sorted(following, key=lambda card: card.rank)
        if by_rank and words.wish is ev.Wish.LOW:
            return {by_rank[0]}
        return {by_rank[-1]} if by_rank and words.wish is ev.Wish.HIGH else set()

    def _forget_words(self) -> None:
        if self.declarer is not None and not self._is_due():
            self.words = None

    def _forget_for_a_claim(self, _: object) -> None:
        self.words = None  # 68: play stops, and what was asked of dummy is asked anew

    def _spread(self, seat: Seat) -> None:
        """54A: declarer becomes dummy after an opening lead out of turn."""
        if seat is self.declarer and len(self.trick) == 1 and not self.tricks:
            if self.doubtful_lead:
                self._become_dummy()

    def _become_dummy(self) -> None:
        assert self.declarer is not None
        self.declarer = self.declarer.partner
        self.doubtful_lead = False

    # Cards

    def _begin(self, seat: Seat, card: Card) -> None:
        self.doubtful_lead = seat is not self.leader
        self._put(seat, card)

    def _follow(self, seat: Seat, card: Card) -> None:
        if len(self.trick) == 1 and seat is self.trick[0][0].lho and len(self.tricks) < 12:
            self.doubtful_lead = False  # 53A
        self._put(seat, card)
        if len(self.trick) == 4:
            self._complete()

    def _put(self, seat: Seat, card: Card) -> None:
        self.hands[seat].remove(card)
        self.trick.append((seat, card))
        self.must_lead_anew = False
        self.named = None
        if seat in self._declaring():
            self.changeable, self.asked_again = None, []
            if seat is not self.declarer:
                self.words = None
        self.put_right = None
        self._leaves(seat, card)

    def _leaves(self, seat: Seat, card: Card) -> None:
        mine = [order for order in self.card_orders if order.player is seat]
        self.when_played[card] = (self.penalty_cards.pop(card, None), mine)
        self.card_orders = [order for order in self.card_orders if order.player is not seat]

    def _complete(self) -> None:
        assert self.leader is not None
        taker = self._winner(self.trick)
        self.tricks.append(self.trick)
        self.leaders.append(self.leader)
        self.winners.append(taker)
        before = self._orders()
        self._use_up(self.trick[0][0], taker)
        self.when_complete.append((before, self._orders()))
        self.trick, self.leader = [], taker
        self.doubtful_lead = False
        self._forget_words()

    def _orders(self) -> _Orders:
        return (
            list(self.lead_orders),
            list(self.play_orders),
            list(self.card_orders),
            set(self.no_demand),
        )

    def _use_up(self, led_by: Seat, taker: Seat) -> None:
        # 57A and 51A are about one trick.
        self.play_orders, self.card_orders = [], []
        self.no_demand = set()
        if led_by is self.leaders[-1]:
            # A required lead has been made; a forbidden suit stays so while the lead is kept.
            self.lead_orders = [
                order
                for order in self.lead_orders
                if order.player is not led_by
                or (order.until is fx.Until.LOSES_LEAD and taker is led_by)
            ]

    def _not_used_up(self) -> _Orders:
        """As it was before the last trick was complete; what was said since is given back."""
        before, after = self.when_complete.pop()
        now = self._orders()
        self.lead_orders, self.play_orders, self.card_orders, self.no_demand = before
        return (
            [order for order in now[0] if order not in after[0]],
            [order for order in now[1] if order not in after[1]],
            [order for order in now[2] if order not in after[2]],
            now[3] - after[3],
        )

    def _say_again(self, said: _Orders) -> None:
        self.lead_orders = self.lead_orders + said[0]
        self.play_orders = self.play_orders + said[1]
        self.card_orders = self.card_orders + said[2]
        self.no_demand = self.no_demand | said[3]

    def _winner(self, cards: list[tuple[Seat, Card]]) -> Seat:
        """44E, 44F: the highest trump, or else the highest card of the suit led."""
        trumps = [(seat, card) for seat, card in cards if card.suit is self.trump]
        suit = cards[0][1].suit
        of_suit = [(seat, card) for seat, card in cards if card.suit is suit]
        return max(trumps or of_suit, key=lambda played: played[1].rank)[0]

    def _back(self, seat: Seat, card: Card) -> None:
        """A card goes back, out of this trick or the one that was just completed."""
        if not self.trick and (seat, card) in self.tricks[-1]:
            self.trick = self.tricks.pop()
            self.leader = self.leaders.pop()
            self.winners.pop()
            self._say_again(self._not_used_up())
        self.trick.remove((seat, card))
        self.hands[seat].add(card)
        self.named = None
        if card is self.changeable:
            self.changeable = None
        if self.put_right is card:
            self.put_right = None
        self._is_held_again(seat, card)

    def _is_held_again(self, seat: Seat, card: Card) -> None:
        """It is what it was before it was played, and what was asked of the player still is."""
        lay, asked = self.when_played.pop(card, (None, []))
        if lay is not None:
            self.penalty_cards[card] = lay
            self._two_are_major(seat)
        if not any(order.player is seat for order in self.card_orders):
            self.card_orders = self.card_orders + asked

    # What the director says

    def _withdrawn(self, effect: fx.CardWithdrawn) -> None:
        assert isinstance(effect.player, Seat)
        assert effect.card is not None
        self._back(effect.player, effect.card)
        ours = self._declaring()
        self.must_lead_anew = self.law.startswith("55") and not self.trick and self.leader in ours

    def _is_played(self, effect: fx.CardPlayed) -> None:
        assert isinstance(effect.player, Seat)
        assert effect.card is not None
        self._put(effect.player, effect.card)
        if len(self.trick) == 1:
            self.doubtful_lead = False
        if len(self.trick) == 4:
            self._complete()

    def _replaced(self, effect: fx.CardReplaced) -> None:
        seat, old, new = effect.player, effect.card, effect.new
        assert isinstance(seat, Seat)
        assert old is not None
        assert new is not None
        if self.declarer is not None and seat is self.declarer.partner:
            self.named, self.put_right = None, new
        for place, cards in enumerate([*self.tricks, self.trick]):
            if (seat, old) not in cards:
                continue
            cards[cards.index((seat, old))] = (seat, new)
            if old is self.changeable:
                self.changeable = None
            if old is self.named:
                self.named = None
            last = next((later for later in self.tricks[place + 1 :] if (seat, new) in later), None)
            if last is None and place < len(self.tricks) and (seat, new) in self.trick:
                last = self.trick
            if last is not None:
                last[last.index((seat, new))] = (seat, old)  # 62D1
            else:
                self.hands[seat].remove(new)
                self.hands[seat].add(old)
                orders = self.card_orders
                self._leaves(seat, new)
                self._is_held_again(seat, old)
                if place < len(self.tricks):
                    self.card_orders = orders  # it is about this trick, and that was the last
            if place < len(self.tricks):
                self.winners[place] = self._winner(cards)
                if place + 1 == len(self.tricks):
                    said = self._not_used_up()
                    before = self._orders()
                    self._use_up(cards[0][0], self.winners[place])
                    self.when_complete.append((before, self._orders()))
                    self._say_again(said)
                self._recount(place)
            return
        raise AssertionError(f"{seat} played no {old}")

    def _recount(self, place: int) -> None:
        taker = self.winners[place]
        if place + 1 == len(self.tricks):
            self.leader = taker
            return
        played = dict(self.tricks[place + 1])
        in_turn = [taker, taker.lho, taker.partner, taker.rho]
        self.tricks[place + 1] = [(seat, played[seat]) for seat in in_turn if seat in played]
        self.leaders[place + 1] = taker
        self.winners[place + 1] = self.leader = self._winner(self.tricks[place + 1])

    def _added(self, effect: fx.CardAdded) -> None:
        assert isinstance(effect.player, Seat)
        assert effect.card is not None
        self.hands[effect.player].remove(effect.card)
        self.penalty_cards.pop(effect.card, None)
        self.tricks[effect.trick - 1].append((effect.player, effect.card))

    def _accepted(self, effect: fx.CardAccepted) -> None:
        if self.trick and self.trick[0] == (effect.player, effect.card):
            self.doubtful_lead = False

    def _penalty(self, effect: fx.PenaltyCard) -> None:
        assert isinstance(effect.player, Seat)
        assert effect.card is not None
        if self.penalty_cards.pop(effect.card, None) is None:
            # 50D2: what declarer said before was not about this card.
            self.no_demand.discard(effect.player.partner)
        self.penalty_cards[effect.card] = (effect.player, effect.penalty.value)
        self._two_are_major(effect.player)

    def _two_are_major(self, seat: Seat) -> None:
        """50B: two or more of one defender."""
        mine = [card for card, (owner, _) in self.penalty_cards.items() if owner is seat]
        if len(mine) > 1:
            for card in mine:
                self.penalty_cards[card] = (seat, "major")

    def _picked_up(self, effect: fx.PickedUp) -> None:
        assert effect.card is not None
        self.penalty_cards.pop(effect.card, None)

    def _order_lead(self, effect: fx.LeadRestriction) -> None:
        self.lead_orders.append(effect)

    def _order_play(self, effect: fx.PlayRestriction) -> None:
        self.play_orders.append(effect)

    def _order_card(self, effect: fx.CardRequired) -> None:
        self.card_orders = [one for one in self.card_orders if one.player is not effect.player]
        self.card_orders.append(effect)

    def _want_nothing(self, effect: fx.NoDemand) -> None:
        if effect.law == "50D2":
            assert isinstance(effect.player, Seat)
            self.no_demand.add(effect.player)

    def _dummy_changes(self, effect: fx.BecomesDummy) -> None:
        self._become_dummy()


_RULED: dict[type, Callable[[SlowTable, Any], None]] = {
    fx.CardWithdrawn: SlowTable._withdrawn,
    fx.CardPlayed: SlowTable._is_played,
    fx.CardReplaced: SlowTable._replaced,
    fx.CardAdded: SlowTable._added,
    fx.CardAccepted: SlowTable._accepted,
    fx.PenaltyCard: SlowTable._penalty,
    fx.PickedUp: SlowTable._picked_up,
    fx.LeadRestriction: SlowTable._order_lead,
    fx.PlayRestriction: SlowTable._order_play,
    fx.CardRequired: SlowTable._order_card,
    fx.NoDemand: SlowTable._want_nothing,
    fx.BecomesDummy: SlowTable._dummy_changes,
    fx.DeemedClaim: SlowTable._forget_for_a_claim,
}
