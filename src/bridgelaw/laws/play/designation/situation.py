"""Law 46: what the table shows of what declarer said, and which card that is."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from bridgelaw.game.cards import Card
from bridgelaw.game.hands import PACK, Hand
from bridgelaw.game.seats import SEATS, Seat
from bridgelaw.game.suits import Suit
from bridgelaw.game.tricks import winner
from bridgelaw.laws.common.withdrawn_cards import Play, refused, sample_cards, taken_back
from bridgelaw.laws.law import AnyOf, Irregularity, Kind, NothingToRule, Table, Text, fx, tr
from bridgelaw.laws.play.designation.questions import Count, What
from bridgelaw.laws.play.trick_repair import InTrick, Repair
from bridgelaw.table.events import Designated, Designation, Ruled, Wish
from bridgelaw.table.placed import Placed, last_played

_WISHES = {
    Wish.HIGH: What.HIGH,
    Wish.LOW: What.LOW,
    Wish.WIN: What.WIN,
    Wish.ANYTHING: What.ANYTHING,
}


@dataclass(frozen=True, slots=True)
class Said:
    """What declarer said. What depends on dummy's hand is `None` where that is not known."""

    table: Table
    declarer: Seat
    what: What | None = None
    suit: Suit | None = None
    rank: int | None = None
    """What was named."""
    hand: Hand | None = None
    """Dummy's hand."""
    led: Suit | None = None
    dummy_leads: bool = False
    won_with: Suit | None = None
    """The suit with which dummy won the last trick, if dummy is on lead."""
    is_changed: bool = False
    """45C4(b): whether declarer has asked for something else since."""

    @property
    def is_told(self) -> bool:
        """Did somebody enter what declarer said?"""
        return self.what is not None

    @property
    def dummy(self) -> Seat:
        return self.declarer.partner

    @property
    def slip(self) -> Slip:
        """A card that was named in full, and not meant."""
        return self.table.derive(find_slip)

    # What dummy can play

    @property
    def playable(self) -> Hand | None:
        """The cards that dummy can play legally, in or out of turn (44C)."""
        if self.hand is None or self.led is None:
            return self.hand
        return self.hand.holding(self.led) if self.hand.length(self.led) else self.hand

    @property
    def only_card(self) -> Card | None:
        cards = self.playable
        return next(iter(cards)) if cards is not None and len(cards) == 1 else None

    def is_revoke(self, card: Card | None) -> bool:
        return card is not None and self.playable is not None and card not in self.playable

    def not_playable(self, card: Card | None) -> Text | None:
        """Why a card cannot be played from dummy now."""
        if card is None:
            return None
        if self.hand is None:
            return refused(self.table, fx.CardPlayed(self.dummy, card, "46B"))
        if not self.is_revoke(card):
            return None
        if card in self.hand:
            return tr("dummy can follow to the suit led, {suit}", suit=self.led)
        return tr("Dummy does not hold {what}.", what=card)

    # B1: high, low, win

    @property
    def _following(self) -> Hand | None:
        """The cards with which dummy follows to the suit led: none if dummy leads or has none."""
        if self.dummy_leads:
            return Hand()
        return None if self.hand is None or self.led is None else self.hand.holding(self.led)

    @property
    def can_follow(self) -> bool | None:
        return None if self._following is None else len(self._following) > 0

    @property
    def highest(self) -> Card | None:
        return max(self._following or (), key=_rank, default=None)

    @property
    def lowest(self) -> Card | None:
        return min(self._following or (), key=_rank, default=None)

    @property
    def can_win(self) -> bool | None:
        return None if self.playable is None else self.sure_winner is not None

    @property
    def sure_winner(self) -> Card | None:
        """The lowest card of dummy that is known to win the trick, if there is one."""
        sure = (card for card in self.playable or () if _is_sure(self.table, card))
        return min(sure, key=_rank, default=None)

    # B2: a suit

    @property
    def _of_suit(self) -> Hand | None:
        return None if self.hand is None or self.suit is None else self.hand.holding(self.suit)

    @property
    def holds_suit(self) -> bool | None:
        return None if self._of_suit is None else len(self._of_suit) > 0

    @property
    def lowest_of_suit(self) -> Card | None:
        return min(self._of_suit or (), key=_rank, default=None)

    # B3: a rank

    @property
    def continues(self) -> bool | None:
        """Is the suit continued with which dummy won the last trick?"""
        if self.won_with is None:
            return None if self.table.is_open else False
        if self.hand is None and self.continued is not None:
            return None
        return self.continued is not None

    @property
    def continued(self) -> Card | None:
        """The card that would be led then, if dummy can have it."""
        if self.won_with is None or self.rank is None:
            return None
        card = Card.of(self.won_with, self.rank)
        return None if self.not_playable(card) else card

    @property
    def _of_rank(self) -> tuple[Card, ...]:
        """The cards of that rank that can be played."""
        return tuple(card for card in self.playable or () if card.rank == self.rank)

    @property
    def how_many(self) -> Count | None:
        if self.playable is None:
            return None
        count = len(self._of_rank)
        return Count.NONE if count == 0 else Count.ONE if count == 1 else Count.SEVERAL

    @property
    def one_of_rank(self) -> Card | None:
        return self._of_rank[0] if self._of_rank else None

    def not_of_rank(self, card: Card | None) -> Text | None:
        if card is not None and card.rank != self.rank:
            return tr("it is not of the rank that was named")
        return self.not_playable(card)

    def not_as_said(self, card: Card | None) -> Text | None:
        """Why these words cannot stand for a card, where dummy's hand is not known."""
        if card is None:
            return None
        if self.what is What.SUIT and card.suit is not self.suit:
            return tr("it is not of the suit that was named")
        if self.what in (What.HIGH, What.LOW) and self.led not in (None, card.suit):
            return tr("it is not of the suit led")
        if self.what is What.WIN and not self._wins_so_far(card):
            return tr("it does not win the trick")
        return self.not_of_rank(card) if self.what is What.RANK else self.not_playable(card)

    def _wins_so_far(self, card: Card) -> bool:
        contract, trick = self.table.contract, self.table.trick.cards
        if contract is None or not trick or contract.bid.rank < 0:
            return True
        return winner((*trick, (self.dummy, card)), contract.denomination.suit) is self.dummy

    # B5: anything

    def none_playable(self, cards: Sequence[Card]) -> Text | None:
        """Why one of these cards cannot be played."""
        return next((reason for card in cards if (reason := self.not_playable(card))), None)

    def samples_of_some(self) -> tuple[str, ...]:
        return (" ".join(sample_cards(self.not_playable, 2)),)

    def choice_among(self, some: Sequence[Card] | None) -> Among:
        """The cards among which a defender chooses: these, or all that can be played."""
        return Among(self, tuple(Hand.of(some) if some else self.playable or ()))


@dataclass(frozen=True, slots=True)
class Among:
    """46B5: what a defender can choose; no cards where they are not known."""

    said: Said
    cards: tuple[Card, ...]

    @property
    def named(self) -> AnyOf | Text:
        return AnyOf(self.cards) if self.cards else tr("the cards of dummy that can be played")

    def misfit(self, card: Card | None) -> Text | None:
        if card is not None and self.cards and card not in self.cards:
            return tr("declarer could not have meant that card")
        return self.said.not_playable(card)


def _rank(card: Card) -> int:
    return card.rank


def find_said(table: Table) -> Said:
    if table.contract is None:
        raise NothingToRule(tr("There is no dummy yet."))
    dummy = table.contract.dummy
    found = _open_designation(table)
    if found is None and table.derive(find_slip).card is None:
        return Said(table, table.contract.declarer)
    # If no words are open, it can only be about a card that was named in full.
    declarer, what, words = table.contract.declarer, What.CARD, Designation()
    if found is not None:
        event = table.log[found.at]
        assert isinstance(event, Designated)
        declarer, what, words = event.seat, _what(found, event.designation), event.designation
    last = table.tricks[-1] if table.tricks and not table.trick.cards else None
    dummy_won = last is not None and last.winner is dummy
    return Said(
        table,
        declarer,
        what=what,
        suit=words.suit,
        rank=words.rank,
        hand=table.hand(dummy),
        led=table.trick.suit_led,
        dummy_leads=not table.trick.cards,
        won_with=dict(last.cards)[dummy].suit if last is not None and dummy_won else None,
        is_changed=bool(table.open_of(Kind.CHANGE_OF_DESIGNATION)),
    )


def _open_designation(table: Table) -> Irregularity | None:
    """The first words that have not been followed by a card; later ones may only change them."""
    words = table.open_of(Kind.INCOMPLETE_DESIGNATION, Kind.NOT_IN_DUMMY)
    if words:
        return words[0] if words[0].kind is Kind.INCOMPLETE_DESIGNATION else words[-1]
    return next(iter(table.open_of(Kind.CHANGE_OF_DESIGNATION)), None)


def _what(found: Irregularity, said: Designation) -> What:
    if found.kind is Kind.CHANGE_OF_DESIGNATION:
        return What.CARD  # 45C4(b): it is about the one that was named before
    if found.kind is Kind.NOT_IN_DUMMY:
        return What.MISSING
    if said.wish is not None:
        return _WISHES[said.wish]
    return What.RANK if said.suit is None else What.SUIT


def _is_sure(table: Table, card: Card) -> bool:
    """Does it win, as far as declarer can know from both hands and the cards that were played?"""
    assert table.contract is not None
    declarer, dummy = table.contract.declarer, table.contract.dummy
    trump = table.contract.denomination.suit
    trick = (*table.trick.cards, (dummy, card))
    if winner(trick, trump) is not dummy:
        return False
    unseen = PACK
    for seat in SEATS:
        unseen &= ~table.played(seat).mask
    for seat in (declarer, dummy):
        hand = table.hand(seat)
        unseen &= ~(hand.mask if hand is not None else table.face_up(seat).mask)
    led = trick[0][1].suit
    for seat in (declarer.lho, declarer.rho):
        if any(player is seat for player, _ in trick):
            continue
        held = Hand(unseen & ~table.face_up(seat.partner).mask)
        voids = _shown_out(table, seat)
        # A defender who still plays can beat it with a higher card of its suit; with a trump
        # only if it is known that they cannot follow.
        for other in held:
            if other.suit in voids or (other.suit is not led and led not in voids):
                continue
            if winner((*trick, (seat, other)), trump) is seat:
                return False
    return True


def _shown_out(table: Table, seat: Seat) -> set[Suit]:
    """The suits to which the player did not follow."""
    return {
        trick.cards[0][1].suit
        for trick in table.tricks
        for player, card in trick.cards
        if player is seat and card.suit is not trick.cards[0][1].suit
    }


_NOT_PROTECTED = (
    Kind.REVOKE,
    Kind.RESTRICTION_IGNORED,
    Kind.PENALTY_CARD_NOT_PLAYED,
    Kind.PLAY_OUT_OF_TURN,
    Kind.LEAD_OUT_OF_TURN,
)
"""What a card must not have been to be changed at no cost: it is ruled on by its own law."""


@dataclass(frozen=True, slots=True)
class Slip(InTrick):
    """The last card that was played from dummy, and what was played after it."""

    table: Table
    declarer: Seat
    lies: Placed | None = None
    """Where it lies; `None` where nobody entered it."""

    @property
    def dummy(self) -> Seat:
        return self.declarer.partner

    @property
    def named(self) -> bool | None:
        """Whether the events say that it was named."""
        is_named = self.card is not None and _was_named(self.table, self.dummy, self.card)
        return True if is_named else None

    @property
    def played_since(self) -> bool | None:
        """Has declarer played since?"""
        if self.lies is None:
            return None
        return any(seat is self.declarer for seat, _ in self.later)

    @property
    def at(self) -> int | None:
        """The event of the log in which it was played."""
        return None if self.lies is None else self.lies.at

    @property
    def name(self) -> Card | Text:
        return self.name_of(self.card)

    def name_of(self, card: Card | None) -> Card | Text:
        return tr("the card") if card is None else card

    def name_of_meant(self, card: Card | None) -> Card | Text:
        return tr("the card that was meant") if card is None else card

    # The card that was meant

    def not_instead(self, new: Card | None) -> Text | None:
        """Why a card cannot be the one that was meant."""
        table = self.table
        if new is None:
            return None
        if new is self.card:
            return tr("it is the card that was named")
        lies = self.lies
        assert lies is not None
        hand = table.hand(self.dummy)
        if hand is not None and new not in hand:
            return tr("Dummy does not hold {what}.", what=new)
        led = lies.suit_led
        # The card that goes back is in the hand again, and may be the one that can follow.
        held = (lies.card, *(hand or ()))
        if not lies.is_lead and new.suit is not led and any(card.suit is led for card in held):
            return tr("dummy can follow to the suit led, {suit}", suit=led)
        return refused(table, *taken_back(self.later), fx.CardReplaced(self.dummy, lies.card, new))

    @property
    def is_only_card(self) -> bool:
        """Whether dummy has no other card that could have been meant."""
        return self.card is not None and not sample_cards(self.not_instead)

    def samples(self) -> tuple[str, ...]:
        """The lowest and the highest card that can have been meant: they may change the winner."""
        cards = sample_cards(self.not_instead, 52)
        return tuple(dict.fromkeys((*cards[:1], *cards[-1:])))

    # 47D: what was played after it

    @property
    def later(self) -> tuple[Play, ...]:
        if self.lies is None:
            return ((self.dummy.lho, None),)
        return (*self.after, *self.next_trick)

    @property
    def opponent_played(self) -> bool | None:
        return None if self.lies is None else len(self.later) > 0

    @property
    def is_protected(self) -> bool:
        """Was the next card played in turn, and legal before the change?"""
        return not self._is_wrong(self.later)

    @property
    def lead_is_wrong(self) -> bool:
        """Was it not their turn anyway? Then 45C4(b) does not protect it: Law 56 rules."""
        return self._is_wrong(self.next_trick)

    def _is_wrong(self, plays: tuple[Play, ...]) -> bool:
        """Has the first of them a law of its own?"""
        return any(
            self.table.open_of(*_NOT_PROTECTED, seat=seat, what=card) for seat, card in plays[:1]
        )

    def put_right(self, new: Card | None) -> Repair:
        """The trick with the card that was meant."""
        return Repair.of(self.table, self.dummy, self.card, new)

    def must_change(self, trick: Repair) -> bool:
        """The next card cannot stay: it does not follow to the new lead, or was not theirs."""
        if not self.after:
            return trick.lead_cannot_stay
        return self.is_protected and trick.must_change(self.after[0][0]) is True

    def can_change(self, trick: Repair) -> bool:
        """May the opponent who has played after it play another card, and can they?"""
        if not self.after:
            return not self.lead_is_wrong
        return self.is_protected and trick.can_change(self.after[0][0]) is True


def find_slip(table: Table) -> Slip:
    assert table.contract is not None
    declarer, dummy = table.contract.declarer, table.contract.dummy
    if table.open_of(Kind.WRONG_CARD_FROM_DUMMY):
        raise NothingToRule(
            tr("Dummy has put out a card that was not named: that is ruled on first (45D).")
        )
    lies = last_played(table, dummy)
    if lies is None and not table.is_open:
        raise NothingToRule(tr("No card has been played from dummy that could be changed."))
    return Slip(table, declarer, lies)


def _was_named(table: Table, dummy: Seat, card: Card) -> bool:
    """Do the events say that declarer named the card?"""
    for event in reversed(table.log):
        if isinstance(event, Designated) and event.designation.card is card:
            return True
        if isinstance(event, Ruled) and any(
            isinstance(effect, fx.CardPlayed) and effect.player is dummy and effect.card is card
            for effect in event.effects
        ):
            return True
    return False
