"""Laws 61 and 64: who did not follow suit in a recorded play, and the tricks that move for it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import NamedTuple, Protocol

from bridgelaw.game.cards import Card
from bridgelaw.game.hands import Hand
from bridgelaw.game.seats import Seat, Side
from bridgelaw.game.suits import Suit
from bridgelaw.table.rules.editions import FIRST, RULES
from bridgelaw.table.rules.kinds import Cost
from bridgelaw.table.rules.rules import Rules


class NotFollowed(NamedTuple):
    """A card that did not follow suit although its player could have."""

    trick: int
    """The number of its trick, from 1."""
    place: int
    """Where it lies in the trick: 0 for the lead."""
    seat: Seat
    card: Card
    suit: Suit
    """What was led."""
    could: Hand
    """What could have been played instead."""


def not_followed(
    hands: Sequence[Hand | None], tricks: Iterable[Sequence[tuple[Seat, Card]]]
) -> Iterator[NotFollowed]:
    """61A: every failure to follow suit by a hand that is known, North's first of `hands`."""
    gone = Hand()
    for number, cards in enumerate(tricks, start=1):
        suit = cards[0][1].suit
        for place, (seat, card) in enumerate(cards):
            hand = hands[seat.index]
            if card.suit is not suit and hand is not None and (hand - gone).length(suit):
                could = (hand - gone).holding(suit)
                yield NotFollowed(number, place, seat, card, suit, could)
            gone |= Hand.of([card])


class Revoked(Protocol):
    """Who revoked on which trick, and in which suit, where it was one."""

    @property
    def by(self) -> Seat: ...
    @property
    def side(self) -> Side: ...
    @property
    def trick(self) -> int: ...
    @property
    def suit(self) -> Suit | None: ...


class CountedRevoke(Revoked, Protocol):
    """A revoke as it is counted."""

    @property
    def established(self) -> bool: ...
    @property
    def exempt(self) -> str: ...


@dataclass(frozen=True, slots=True)
class Automatic:
    """What a revoke costs by itself."""

    clause: str
    tricks: int = 0


def automatic(
    revokes: Sequence[CountedRevoke],
    winners: Sequence[Seat],
    rest: Callable[[Side], int],
    rules: Rules = RULES[FIRST],
) -> tuple[Automatic, ...]:
    """For each revoke, in the order of the play, the clause that decides and what moves.

    `winners` are those of the complete tricks; `rest` is what a side won without playing it out.
    """
    both = len({one.side for one in revokes if one.established}) == 2
    # The numbers of the tricks that each side can still lose: no trick moves twice.
    left = {
        side: [
            *(number for number, winner in enumerate(winners, 1) if winner.side is side),
            *range(len(winners) + 1, len(winners) + 1 + rest(side)),
        ]
        for side in Side
    }
    found: list[Automatic] = []
    for number, one in enumerate(revokes):
        none = _no_trick(rules, one, revokes[:number], both)
        if not none and not _has_won(one, winners, rest):
            none = rules.costs[Cost.NO_TRICK_WON]
        if none:
            found.append(Automatic(none))
            continue
        # A trick that dummy won is not declarer's own, and one that a claim hides is nobody's.
        won_it = tuple(winners[one.trick - 1 : one.trick]) == (one.by,)
        moved = [trick for trick in left[one.side] if trick >= one.trick][: 1 + won_it]
        left[one.side] = [trick for trick in left[one.side] if trick not in moved]
        cost = Cost.WON_IT if won_it else Cost.WON_LATER
        found.append(Automatic(rules.costs[cost], len(moved)))
    return tuple(found)


def _has_won(revoke: CountedRevoke, winners: Sequence[Seat], rest: Callable[[Side], int]) -> bool:
    """Did the side win the revoke trick or a later one?"""
    side = revoke.side
    return rest(side) > 0 or any(winner.side is side for winner in winners[revoke.trick - 1 :])


def is_repeated(revoke: Revoked, established: Iterable[Revoked]) -> bool:
    """64B2: has the same player revoked in the same suit before, and was that established?

    The suit is the one that should have been played: whoever had to lead hearts and did not has
    revoked in hearts (61A), as if they had not followed to them.
    """
    return revoke.suit is not None and any(
        other.by is revoke.by and other.suit is revoke.suit and other.trick < revoke.trick
        for other in established
    )


def _no_trick(
    rules: Rules, revoke: CountedRevoke, earlier: Sequence[CountedRevoke], both: bool
) -> str:
    """62A and 64B, as far as the revokes alone tell: the clause, or nothing."""
    if not revoke.established:
        return rules.costs[Cost.NOT_ESTABLISHED]
    if revoke.exempt in rules.found_late:
        # The twelfth trick, and what was noticed too late, come before everything else.
        return revoke.exempt
    if both:
        return rules.costs[Cost.BOTH_SIDES]
    before = (one for one in earlier if one.established)
    return rules.costs[Cost.REPEATED] if is_repeated(revoke, before) else revoke.exempt
