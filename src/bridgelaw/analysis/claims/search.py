"""Searches the lines of play after a claim.

A question has a number: does claimer's side get at least so many tricks? It is answered trick by
trick, and what was found of a position is remembered as bounds.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable

from bridgelaw.analysis.claims.claim import Claim
from bridgelaw.analysis.claims.duties import LeadDemand, bound_by
from bridgelaw.analysis.claims.masks import (
    ACES,
    SUIT_OF,
    SUITS,
    Hands,
    Trick,
    above,
    each,
    equals,
    masks_of,
    winning,
)
from bridgelaw.analysis.claims.normal_choices import Choice, Player
from bridgelaw.analysis.claims.rules import Rule
from bridgelaw.analysis.claims.statement.plan import Plan
from bridgelaw.analysis.claims.turn import Turn, elsewhere, legal
from bridgelaw.analysis.claims.verdict import How, Level, Play
from bridgelaw.game import CARDS, SEATS

_EVERY = sum(SUITS)
LOOK_UP = 32
"""How many positions are looked at between two questions whether to stop; a power of two."""


Watch = Callable[[How, int, int], None]
"""Who wants to know what is being looked at, and between which bounds the answer lies by now."""


def unwatched(how: How, least: int, most: int) -> None:
    """Nobody wants to know."""


class Stopped(Exception):
    """The search was told to stop."""


class Search:
    """The lines of one claim, with one way to play for claimer's side."""

    def __init__(
        self,
        claim: Claim,
        player: Player,
        plan: Plan | None,
        stop: Callable[[], bool],
        most_positions: int | None = None,
        watch: Watch = unwatched,
        demands_well: bool = False,
    ) -> None:
        """`demands_well`: a declarer who claims chooses best what is demanded of a defender (50D2,
        51A). Otherwise the worst counts: nobody has said what declarer would have chosen."""
        position = claim.position
        self._claim = claim
        self._player = player
        self._plan = plan
        self._stop = stop
        self._most = most_positions
        self._watch = watch
        self._side = claim.claimer.index & 1
        self._trumps = 0 if position.trump is None else SUITS[position.trump.index]
        self._bounds: dict[Hashable, tuple[int, int]] = {}
        self.positions = 0
        self._ranks: dict[Hashable, int] = {}
        self._hands = masks_of(position)
        self._trick: Trick = tuple((seat.index, card.bit) for seat, card in position.played)
        self._start = None if plan is None else plan.start
        self._duties = bound_by(claim.duties)
        self._demands_well = demands_well and claim.by_declarer
        self._looks = player.looks
        self._owed = claim.tricks if player.looks else 0
        self._shown = 0
        for seat, suit in claim.seen_out:
            if seat.opposes(claim.claimer) and player.looks:
                self._shown |= 1 << (4 * seat.index + suit.index)

    def level(self, how: How, guess: int, at_most: int | None = None) -> Level:
        """The tricks of claimer's side, as bounds where the search was stopped, with a line.

        `at_most`: more than so many do not matter, and a level of so many has no line.
        """
        least, most = 0, self._claim.position.left if at_most is None else at_most
        need = min(max(guess, 1), most)
        try:
            while least < most:
                self._watch(how, least, most)
                if self._gets(need):
                    least = need
                else:
                    most = need - 1
                need = (least + most + 1) // 2
            line = () if least == at_most else tuple(self._line(least))
            return Level(how, least, most, line)
        except Stopped:
            return Level(how, least, most, is_stopped=True)

    def _gets(self, need: int) -> bool:
        start = self._first_turn()
        return self._turn(start, need) if start.trick else self._trick_begins(start, need)

    def _first_turn(self) -> Turn:
        seat = self._claim.position.turn.index
        # In the trick in progress it still tells who may ruff the suit that was led.
        shown_out = self._shown if self._trick else self._trimmed(self._hands, self._shown)
        return Turn(
            self._hands, seat, self._trick, shown_out, self._owed, self._start, self._duties
        )

    # The search proper. `need` is how many tricks are asked for, from this turn on.

    def _trick_begins(self, turn: Turn, need: int) -> bool:
        hands, leader, _, shown_out, owed, state, duties = turn
        left = hands[leader].bit_count()
        if need <= 0:
            return True
        if need > left:
            return False
        # A penalty card is not like another one that ranks the same.
        cards = hands if duties is not None and duties.cards else self._relative(hands)
        key = (cards, leader, shown_out, state, owed, duties)
        least, most = self._bounds.get(key) or self._first_bounds(hands, left)
        if least >= need:
            return True
        if most < need:
            return False
        sight = self._in_plain_sight(turn)
        if sight is not None:
            least = max(least, sight)
            if least >= need:
                self._bounds[key] = least, most
                return True
            turn = turn._replace(owed=0)
        self._count()
        found = self._turn(turn, need)
        self._bounds[key] = (need, most) if found else (least, need - 1)
        return found

    def _first_bounds(self, hands: Hands, left: int) -> tuple[int, int]:
        """What the trumps alone say: high ones win a trick each, however they are played."""
        if not self._trumps:
            return 0, left
        north, east, south, west = (hand & self._trumps for hand in hands)
        ns = max(_sure_trumps(north, east | west), _sure_trumps(south, east | west))
        ew = max(_sure_trumps(east, north | south), _sure_trumps(west, north | south))
        return (ew, left - ns) if self._side else (ns, left - ew)

    def _relative(self, hands: Hands) -> Hashable:
        north, east, south, west = hands
        ranks = self._ranks
        found = []
        for mask in SUITS:
            suit = (north & mask, east & mask, south & mask, west & mask)
            known = ranks.get(suit)
            if known is None:
                known = ranks[suit] = _order(suit)
            found.append(known)
        return tuple(found)

    def _in_plain_sight(self, turn: Turn) -> int | None:
        leader = turn.seat
        if leader & 1 != self._side or self._is_bound(turn):
            return None
        if turn.duties is not None and turn.duties.binds(turn.hands, self._side):
            return None
        return self._player.in_plain_sight(turn.hands, leader, turn.owed)

    def _is_bound(self, turn: Turn) -> bool:
        """Does the statement still say something?"""
        return self._plan is not None and turn.state != self._plan.finished

    def _turn(self, turn: Turn, need: int) -> bool:
        def gets(card: int) -> bool:
            return self._after(turn, card, need)

        if turn.duties is not None:
            ways = [turn._replace(duties=bound) for _, bound in turn.duties.demands(turn)]
            if ways:
                return self._demanded(self._turn(way, need) for way in ways)
        if turn.seat & 1 != self._side:
            quantor = self._demanded if self._is_named(turn) else all
            return quantor(map(gets, self._against(turn)))
        return _settles(self._normal_choice(turn), gets)

    def _demanded(self, found: Iterable[bool]) -> bool:
        """Does the side get enough, the way declarer chooses what a defender must do?"""
        return any(found) if self._demands_well else all(found)

    def _is_named(self, turn: Turn) -> bool:
        """51A: has the player several cards that must be played, so that declarer says which?"""
        if turn.duties is None:
            return False
        cards = turn.duties.allowed(turn)
        return bool(cards & turn.duties.majors and cards & (cards - 1))

    def _after(self, turn: Turn, card: int, need: int) -> bool:
        turn = self._played(turn, card)
        if turn.trick:
            return self._turn(turn, need)
        return self._trick_begins(turn, need - self._won(turn))

    def _played(self, turn: Turn, card: int) -> Turn:
        """The next turn, when the card has been played."""
        hands, seat, trick, shown_out, owed, state, duties = turn
        if self._plan is not None:
            state = self._plan.after(turn, card)
        hands = _without(hands, seat, card)
        shown_out |= self._shows_out(seat, card, trick)
        trick = (*trick, (seat, card))
        if len(trick) < 4:
            if duties is not None:
                duties = duties.after(turn, card, None)
            return Turn(hands, (seat + 1) & 3, trick, shown_out, owed, state, duties)
        winner, _ = winning(trick, self._trumps)
        if duties is not None:
            duties = duties.after(turn, card, winner)
        if winner & 1 == self._side and owed:
            owed -= 1
        return Turn(
            hands,
            winner,
            (),
            self._trimmed(hands, shown_out),
            self._capped(hands, owed),
            state,
            duties,
        )

    def _won(self, turn: Turn) -> int:
        """1 if claimer's side has won the trick that was just completed: it is on lead."""
        return int(not turn.trick and turn.seat & 1 == self._side)

    def _normal_choice(self, turn: Turn) -> Choice:
        may, needed = turn.hands[turn.seat], 0
        if turn.duties is not None:
            allowed = turn.duties.allowed(turn)
            if self._is_named(turn) or not allowed & (allowed - 1):
                return Choice(True, tuple(each(allowed)), Rule.FORCED)
            if allowed != legal(turn):
                may = allowed
        if self._plan is not None and self._is_bound(turn):
            required = self._plan.required(turn) & may
            if required:
                cards = equals(required, elsewhere(turn))
                return Choice(True, cards, Rule.STATED)
            kept = self._plan.kept_back(turn)
            if kept:
                may = may & ~kept or may
            needed = self._plan.needed(turn)
        if may != turn.hands[turn.seat]:
            hands = _holding(turn.hands, turn.seat, may)
            owed = turn.owed if turn.duties is None else min(turn.owed, may.bit_count())
            turn = turn._replace(hands=hands, owed=owed)
        choice = self._player.choice(turn)
        return _without_needed(choice, needed) if needed else choice

    def _against(self, turn: Turn) -> list[int]:
        """An opponent plays anything; of equal cards one is enough."""
        hands, seat, trick, *_ = turn
        hand = hands[seat]
        others = elsewhere(turn)
        if turn.duties is not None:
            hand = turn.duties.allowed(turn)
            if turn.duties.cards & hands[seat]:
                others = _EVERY  # a penalty card is like no other card
        if not trick:
            # Winners refute most.
            ours = hands[self._side] | hands[self._side + 2]
            cards = equals(hand, others)
            return sorted(cards, key=lambda card: above(card, ours & SUITS[SUIT_OF[card]]) > 0)
        follow = hand & SUITS[SUIT_OF[trick[0][1]]]
        cards = equals(follow or hand, others)
        winner, best = winning(trick, self._trumps)
        if winner & 1 == self._side and len(cards) > 1:
            suit = SUIT_OF[best]
            cards.sort(
                key=lambda card: not (card > best if SUIT_OF[card] == suit else card & self._trumps)
            )
        return cards

    def _shows_out(self, seat: int, card: int, trick: Trick) -> int:
        """The bit that says so, if an opponent does not follow, and somebody looks."""
        if not trick or seat & 1 == self._side or not self._looks:
            return 0
        led = SUIT_OF[trick[0][1]]
        return 0 if SUIT_OF[card] == led else 1 << (4 * seat + led)

    def _trimmed(self, hands: Hands, shown: int) -> int:
        """Who has shown out, as far as it still tells anything: of suits that are not exhausted."""
        if not shown:
            return 0
        side = self._side
        own = hands[side] | hands[side + 2]
        kept = 0
        for bit in each(shown):
            seat, suit = divmod(bit.bit_length() - 1, 4)
            if (own | hands[seat ^ 2]) & SUITS[suit]:
                kept |= bit
        return kept

    def _capped(self, hands: Hands, owed: int) -> int:
        """Once claimer has lost a trick of the claim, all the rest still seems claimer's own."""
        return min(owed, hands[self._side].bit_count())

    def _count(self) -> None:
        self.positions += 1
        if not self.positions % LOOK_UP and self._stop():
            raise Stopped
        if self._most is not None and self.positions > self._most:
            raise Stopped

    # The line

    def _line(self, value: int) -> Iterable[Play]:
        """The cards of a line with this many tricks. It stops where the rest is in sight."""
        turn = self._first_turn()
        while turn.hands[turn.seat]:
            if not turn.trick:
                sight = self._in_plain_sight(turn)
                if sight == value:
                    return
                if sight is not None:
                    turn = turn._replace(owed=0)
            demand = None
            if turn.duties is not None:
                turn, demand = self._with_demand(turn, value)
            card, rule = self._card(turn, value)
            player = SEATS[turn.seat]
            turn = self._played(turn, card)
            value -= self._won(turn)
            winner = None if turn.trick else SEATS[turn.seat]
            yield Play(player, CARDS[card.bit_length() - 1], rule, winner, demand)

    def _with_demand(self, turn: Turn, value: int) -> tuple[Turn, LeadDemand | None]:
        """50D2: what declarer demands on the way to this value, where there is a choice."""
        assert turn.duties is not None
        for demand, bound in turn.duties.demands(turn):
            way = turn._replace(duties=bound)
            if self._turn(way, value) if self._demands_well else not self._turn(way, value + 1):
                return way, demand
        return turn, None

    def _card(self, turn: Turn, value: int) -> tuple[int, Rule | None]:
        """The card that leads to this value, for whoever is to play."""

        def gets(card: int, need: int) -> bool:
            return self._after(turn, card, need)

        if turn.seat & 1 != self._side:
            cards = self._against(turn)
            if self._demands_well and self._is_named(turn):
                return next(card for card in cards if gets(card, value)), None
            return next(card for card in cards if not gets(card, value + 1)), None
        choice = self._normal_choice(turn)

        def reaches(option: int | Choice) -> bool:
            # They get just so many: at their worst no option brings fewer, at their best none more.
            one = Choice(True, (option,), None)
            if choice.worst:
                return not _settles(one, lambda card: gets(card, value + 1))
            return _settles(one, lambda card: gets(card, value))

        while True:
            option = next(filter(reaches, choice.options))
            if isinstance(option, int):
                off = choice.rule in self._claim.off
                return option, Rule.SWITCHED_OFF if off else choice.rule
            choice = option


def _settles(choice: Choice, gets: Callable[[int], bool]) -> bool:
    """Does the side get enough, the way it chooses?"""
    quantor = all if choice.worst else any
    return quantor(
        gets(option) if isinstance(option, int) else _settles(option, gets)
        for option in choice.options
    )


def _without_needed(choice: Choice, needed: int) -> Choice:
    """70D1: who names cards for later does not throw them now, while others are as normal."""
    others = [one for one in choice.options if not isinstance(one, int) or not one & needed]
    options = [
        one if isinstance(one, int) else _without_needed(one, needed)
        for one in others or choice.options
    ]
    return choice._replace(options=options)


def _without(hands: Hands, seat: int, card: int) -> Hands:
    north, east, south, west = hands
    if seat == 0:
        return north ^ card, east, south, west
    if seat == 1:
        return north, east ^ card, south, west
    if seat == 2:
        return north, east, south ^ card, west
    return north, east, south, west ^ card


def _holding(hands: Hands, seat: int, cards: int) -> Hands:
    """The hands if this seat held only these cards."""
    return _without(hands, seat, hands[seat] & ~cards)


def _order(suit: Hands) -> int:
    """Who holds the cards of a suit from the lowest up, as one number.

    It begins with whether the ace is among them, because a player thinks of an ace by its name:
    it is thrown last (`keeps-winners`).
    """
    cards = _held(suit)
    order = 2 if cards & ACES else 1
    for card in each(cards):
        order = order << 2 | next(seat for seat in range(4) if suit[seat] & card)
    return order


def _sure_trumps(own: int, against: int) -> int:
    """The trumps of a hand that cannot each fall to a higher one of the opponents."""
    for card in each(against):
        if not own:
            break
        if card > own & -own:
            own &= own - 1
    return own.bit_count()


def _held(hands: Hands) -> int:
    north, east, south, west = hands
    return north | east | south | west
