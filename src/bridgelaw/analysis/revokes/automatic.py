"""Laws 64A and 64B: the tricks that move by themselves for established revokes."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from bridgelaw.analysis.revokes.found import Revoke
from bridgelaw.game.seats import Seat, Side

_FOUND_LATE = ("64B6", "64B4", "64B5")
"""These come before everything else: the twelfth trick, and what was noticed too late."""


@dataclass(frozen=True, slots=True)
class Automatic:
    """What a revoke costs by itself."""

    clause: str
    tricks: int = 0


def automatic(
    revokes: Sequence[Revoke], winners: tuple[Seat, ...], rest: Callable[[Side], int]
) -> tuple[Automatic, ...]:
    """For each revoke, in the order of the play, the clause that decides and what moves.

    `winners` are those of the complete tricks; `rest` is what a side won without playing it out.
    """
    stand = [one for one in revokes if one.established]
    both = len({one.side for one in stand}) == 2
    found: list[Automatic] = []
    for number, one in enumerate(revokes):
        earlier = [
            (other, moved.tricks)
            for other, moved in zip(revokes[:number], found, strict=True)
            if other.established and other.side is one.side
        ]
        none = _no_trick(one, earlier, both)
        found.append(Automatic(none) if none else _moves(one, earlier, winners, rest(one.side)))
    return tuple(found)


def is_repeated(revoke: Revoke, earlier: Sequence[Revoke]) -> bool:
    """64B2: has the same player revoked in the same suit before, and was that established?"""
    return any(
        other.established
        and other.by is revoke.by
        and other.suit is revoke.suit
        and other.trick < revoke.trick
        for other in earlier
        if other.suit is not None
    )


def _no_trick(revoke: Revoke, earlier: list[tuple[Revoke, int]], both: bool) -> str:
    """62A and 64B, as far as the revokes alone tell: the clause, or nothing."""
    if not revoke.established:
        return "62A"
    if revoke.exempt in _FOUND_LATE:
        return revoke.exempt
    if both:
        return "64B7"
    if is_repeated(revoke, [other for other, _ in earlier]):
        return "64B2"
    return revoke.exempt


def _moves(
    revoke: Revoke, earlier: list[tuple[Revoke, int]], winners: tuple[Seat, ...], rest: int
) -> Automatic:
    """64A1, 64A2 or 64B1: what the side has won from the revoke trick on."""
    side = revoke.side
    own = [winner.side is side for winner in winners]
    since = sum(own[revoke.trick - 1 :]) + rest
    if not since:
        return Automatic("64B1")
    # A trick that dummy won is not declarer's own. One that a claim hides is nobody's own.
    himself = winners[revoke.trick - 1 : revoke.trick] == (revoke.by,)
    wanted = 2 if himself and since > 1 else 1
    # No trick moves twice: what moved for earlier revokes was taken from the earliest tricks.
    moved = sum(tricks for _, tricks in earlier)
    first = min((other.trick for other, _ in earlier), default=revoke.trick)
    between = sum(own[first - 1 : revoke.trick - 1])
    available = since - max(0, moved - between)
    return Automatic("64A1" if himself else "64A2", max(0, min(wanted, available)))
