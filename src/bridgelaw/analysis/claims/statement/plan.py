"""How a statement binds the play, card by card.

The search asks a `Plan` at every turn of claimer's side. It speaks of seats and cards as numbers:
a seat by `Seat.index`, a set of cards as the mask of a `Hand`, a card as its single bit.
"""

from __future__ import annotations

from collections.abc import Hashable
from typing import NamedTuple

from bridgelaw.analysis.claims.claim import Claim
from bridgelaw.analysis.claims.masks import (
    SUIT_OF,
    SUITS,
    Hands,
    Trick,
    above,
    highest,
    lowest,
    masks_of,
    winning,
)
from bridgelaw.analysis.claims.statement.binding import (
    NOBODY,
    OVER,
    Bound,
    Cashing,
    DrawingTrumps,
    GivingUp,
    KeepingBack,
    Ours,
    Overtaking,
    Passed,
    PlayingCards,
    TakingFirst,
    Unblocking,
    WaitingDiscard,
)
from bridgelaw.analysis.claims.statement.binding_hands import (
    Crossing,
    Crossruffing,
    Finessing,
    Ruffing,
    RuffingAnything,
    RuffingFinesse,
    finessed_towards,
)
from bridgelaw.analysis.claims.statement.steps import (
    Cash,
    Cross,
    Crossruff,
    Discard,
    DrawTrumps,
    Finesse,
    GiveUp,
    KeepBack,
    Overtake,
    PlayCards,
    Ruff,
    Step,
)
from bridgelaw.analysis.claims.turn import Turn
from bridgelaw.game.cards import Card
from bridgelaw.game.suits import Suit


class _Throw(NamedTuple):
    """What is thrown, on which suits, how many times, and from which hand."""

    cards: int
    on: int
    times: int
    at: int

    def fits(self, seat: int, cards: int, led: int) -> bool:
        return self.at in (NOBODY, seat) and bool(cards & self.cards and led & self.on)


class _Stage(NamedTuple):
    """A step that leads, and what is thrown meanwhile."""

    bound: Bound
    throws: tuple[_Throw, ...]
    named: tuple[int, ...]
    """The cards that this step and those after it speak of."""


class _State(NamedTuple):
    stage: int
    done: int
    """The step's own count."""
    thrown: tuple[int, ...]
    """How often each card or suit has been thrown."""
    named: tuple[int, ...]
    """Where the cards that are still spoken of stand in their suits.

    The search takes positions for the same in which the cards left rank the same. With a card
    that has a name they are the same only if that card is the same one.
    """


class Plan:
    """A statement at work. Its state is a small hashable value that the search carries along.

    The steps are carried out in their order. Where the next one has to wait, because the wrong hand
    is on lead or the other side is, nothing is required, and no later step comes before it.
    """

    finished: Hashable = None
    """The state in which the statement has nothing more to say."""

    def __init__(self, claim: Claim) -> None:
        self._ours = ours = Ours(claim)
        self._stages = _stages(claim, ours)
        hands, trick = masks_of(claim.position), claim.position.played
        # A card of claimer's that is on the table is still one that the statement may speak of.
        together = list(hands)
        for seat, card in trick:
            together[seat.index] |= card.bit
        known = together[0], together[1], together[2], together[3]
        leader = NOBODY if trick else claim.position.turn.index
        self.start: Hashable = self._from(0, 0, (), known, leader)

    def required(self, turn: Turn) -> int:
        """The legal cards that fit the statement; 0 where it is silent about this play."""
        hands, seat, trick, shown, _, state, *_ = turn
        if state is None or seat not in self._ours.seats:
            return 0
        assert isinstance(state, _State)
        bound, throws, _ = self._stages[state.stage]
        if not trick:
            return bound.lead(state.done, hands, seat)
        found = bound.follow(state.done, hands, seat, trick, shown)
        if not throws or hands[seat] & SUITS[SUIT_OF[trick[0][1]]]:
            return found
        thrown = self._thrown(throws, state.thrown, hands, seat, trick)
        return (found & thrown or found) if found else thrown

    def kept_back(self, turn: Turn) -> int:
        """The cards that the statement keeps for later, where others can be played; or 0."""
        hands, seat, trick, _, _, state, *_ = turn
        if state is None or seat not in self._ours.seats:
            return 0
        assert isinstance(state, _State)
        if trick and hands[seat] & SUITS[SUIT_OF[trick[0][1]]]:
            return 0
        kept = 0
        for bound, _, _ in self._stages[state.stage :]:
            if isinstance(bound, Finessing):
                kept |= bound.kept(hands, seat)
        bound = self._stages[state.stage].bound
        if isinstance(bound, KeepingBack):
            kept |= bound.kept
        if trick:  # to ruff is not to throw
            kept &= ~self._ours.trumps
            return kept if hands[seat] & ~kept & ~self._ours.trumps else 0
        return kept if hands[seat] & ~kept else 0

    def needed(self, turn: Turn) -> int:
        """The cards of which the statement still speaks: they are thrown after others."""
        hands, _, trick, _, _, state, *_ = turn
        if state is None or not trick or hands[turn.seat] & SUITS[SUIT_OF[trick[0][1]]]:
            return 0
        assert isinstance(state, _State)
        found = 0
        for bound, _, _ in self._stages[state.stage :]:
            found |= bound.needed
        return found

    def _thrown(
        self,
        throws: tuple[_Throw, ...],
        counts: tuple[int, ...],
        hands: Hands,
        seat: int,
        trick: Trick,
    ) -> int:
        """What is thrown from a hand that cannot follow, on a trick that claimer's side wins, or
        that it leads with a card that loses: a loser is thrown on a loser."""
        if not self._ours.led_by_mate(seat, trick):
            return 0
        (_, led), hand = trick[0], hands[seat]
        winner, best = winning(trick, self._ours.trumps)
        out = (self._ours.theirs(hands) | best) & SUITS[SUIT_OF[led]]
        if winner & 1 != self._ours.side and not above(led, out):
            return 0
        for throw, count in zip(throws, counts, strict=True):
            if count < throw.times and throw.fits(seat, hand, trick[0][1]):
                return lowest(hand & throw.cards)
        return 0

    def after(self, turn: Turn, card: int) -> Hashable:
        """The state when the player whose turn it is, on either side, has played the card."""
        hands, seat, trick, _, _, state, *_ = turn
        if state is None or len(trick) != 3:
            return state
        assert isinstance(state, _State)
        bound, throws, _ = self._stages[state.stage]
        trick = (*trick, (seat, card))
        winner, _ = winning(trick, self._ours.trumps)
        left = list(hands)
        left[seat] ^= card
        hands = left[0], left[1], left[2], left[3]
        counts = self._counted(throws, state.thrown, trick) if throws else ()
        done = bound.count(state.done, trick, winner)
        return self._from(state.stage, done, counts, hands, winner)

    def _counted(
        self, throws: tuple[_Throw, ...], counts: tuple[int, ...], trick: Trick
    ) -> tuple[int, ...]:
        led = SUITS[SUIT_OF[trick[0][1]]]
        new = list(counts)
        for seat, card in trick:
            if seat not in self._ours.seats or card & led:
                continue
            for place, throw in enumerate(throws):
                if new[place] < throw.times and throw.fits(seat, card, led):
                    new[place] += 1
                    break
        return tuple(new)

    def _from(
        self, stage: int, done: int, thrown: tuple[int, ...], hands: Hands, leader: int
    ) -> Hashable:
        """The state between two tricks, from this step on: what is over is passed over."""
        if leader not in self._ours.seats:
            leader = NOBODY
        while stage < len(self._stages) and hands[0]:
            bound, throws, named = self._stages[stage]
            thrown = thrown or (0,) * len(throws)
            done = bound.still(done, hands, leader)
            if done != OVER and not (
                isinstance(bound, WaitingDiscard) and self._all_thrown(throws, thrown, hands)
            ):
                return _State(stage, done, thrown, _places(named, hands) if named else ())
            stage, done, thrown = stage + 1, 0, ()
        return self.finished

    def _all_thrown(
        self, throws: tuple[_Throw, ...], thrown: tuple[int, ...], hands: Hands
    ) -> bool:
        held = self._ours.held(hands)
        return all(
            count >= throw.times
            or not (held if throw.at == NOBODY else hands[throw.at]) & throw.cards
            for throw, count in zip(throws, thrown, strict=True)
        )


def _places(named: tuple[int, ...], hands: Hands) -> tuple[int, ...]:
    """For each card how many of its suit are higher, and whether it is still there."""
    left = hands[0] | hands[1] | hands[2] | hands[3]
    found = []
    for card in named:
        suit = left & SUITS[SUIT_OF[card]]
        found.append((suit & -(card << 1)).bit_count() << 1 | bool(suit & card))
    return tuple(found)


def _stages(claim: Claim, ours: Ours) -> tuple[_Stage, ...]:
    """The steps that lead, each with the discards that go with it."""
    steps = claim.statement.steps
    leading = [place for place, step in enumerate(steps) if not isinstance(step, Discard)]
    throws: dict[int, list[_Throw]] = {place: [] for place in leading}
    alone: list[_Throw] = []
    for place, step in enumerate(steps):
        if isinstance(step, Discard):
            before = [one for one in leading if one < place]
            fitting = [one for one in before if step.on is None or _leads(steps[one], step.on)]
            after = [one for one in leading if one > place]
            throw = _throw(step, ours)
            with_it = fitting[-1:] or before[-1:] or after[:1]
            (throws[with_it[0]] if with_it else alone).append(throw)
    found: list[tuple[Bound, tuple[_Throw, ...]]] = []
    finessed = 0
    for place in leading:
        bound = _bound(steps[place], claim, ours, finessed)
        finessed = bound.finessed(masks_of(claim.position)) if isinstance(bound, Finessing) else 0
        found.append((bound, tuple(throws[place])))
    if alone:
        found.append((WaitingDiscard(), tuple(alone)))
    stages: list[_Stage] = []
    named: tuple[int, ...] = ()
    for bound, thrown in reversed(found):
        single = tuple(throw.cards for throw in thrown if not throw.cards & (throw.cards - 1))
        named = tuple(dict.fromkeys((*bound.named, *single, *named)))
        stages.append(_Stage(bound, thrown, named))
    return tuple(reversed(stages))


def _leads(step: Step, suit: Suit) -> bool:
    if isinstance(step, Cash):
        return step.suit is suit
    return isinstance(step, PlayCards) and any(card.suit is suit for card in step.cards)


def _throw(step: Discard, ours: Ours) -> _Throw:
    cards = SUITS[step.suit.index] if step.card is None else step.card.bit
    on = ~0 if step.on is None else SUITS[step.on.index]
    return _Throw(cards, on, 13 if step.times is None else step.times, ours.seat_at(step.at))


def _bound(step: Step, claim: Claim, ours: Ours, finessed: int) -> Bound:
    """`finessed`: the card with which the step before it finesses, if it does."""
    match step:
        case DrawTrumps(rounds, led):
            in_vain = not len(claim.trumps_out)
            return DrawingTrumps(ours, 1 if led and in_vain else rounds, in_vain)
        case Cash():
            return Unblocking(ours, step) if step.unblock else Cashing(ours, step)
        case Overtake(card, over):
            return Overtaking(ours, card.bit, over.bit)
        case PlayCards(cards, any_order=True):
            return TakingFirst(ours, tuple(card.bit for card in cards))
        case PlayCards(cards):
            return PlayingCards(ours, tuple(card.bit for card in cards), finessed)
        case Ruff(None) if step.times != 1:
            return RuffingAnything(ours, step)
        case Ruff():
            return Ruffing(ours, step)
        case Crossruff(suits):
            return Crossruffing(ours, tuple(suit.index for suit in suits))
        case Cross():
            return Crossing(ours, step)
        case Finesse(ruffing=True) if step.of is not None:
            return RuffingFinesse(ours, step.of.index, _bit(step.card))
        case Finesse():
            return _finesse(step, claim, ours)
        case GiveUp(suit, times, card):
            return GivingUp(ours, suit.index, times, _bit(card))
        case KeepBack(suits, cards):
            kept = sum(SUITS[index] for index in {one.index for one in suits})
            return KeepingBack(ours, kept | sum({card.bit for card in cards}))
        case Discard():
            raise AssertionError("a discard goes with a step that leads")


def _finesse(step: Finesse, claim: Claim, ours: Ours) -> Bound:
    hands = masks_of(claim.position)
    through = NOBODY if step.through is None else step.through.index
    if step.card is None:
        card, against, again = _caught(step.suit, claim, ours), True, False
        if not card:
            return Passed()
    else:
        card, again = step.card.bit, step.again
        # A card of the other side's is the one that is finessed against.
        theirs = not ours.held(hands) & card and not _on_table(claim, step.card)
        against = theirs and not again
    towards = NOBODY if again or step.run else finessed_towards(ours, hands, card, against)
    return Finessing(ours, card, through, against, again, towards)


def _caught(suit: Suit | None, claim: Claim, ours: Ours) -> int:
    """The card that `the heart finesse` is against: the highest that is not a winner."""
    hands = masks_of(claim.position)
    suits = {one for seat, one in claim.seen_out if seat.opposes(claim.claimer)}
    for one in (suit,) if suit is not None else sorted(suits, key=lambda one: one.index):
        mask = SUITS[one.index]
        held, out = ours.held(hands) & mask, ours.theirs(hands) & mask
        below = out & (highest(held) - 1) if held else 0
        if below and held & (highest(below) - 1):
            return highest(below)
    return 0


def _bit(card: Card | None) -> int:
    return 0 if card is None else card.bit


def _on_table(claim: Claim, card: Card) -> bool:
    return any(
        one is card and seat.side is claim.claimer.side for seat, one in claim.position.played
    )
