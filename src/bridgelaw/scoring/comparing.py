"""Law 78: each entry of a board compared with the others, in one direction's field.

Each method is a value for every score against the whole field, its own entry included, and what
a score has against one other score. The value against the *others* is the first less the entry's
own part of it. An entry that is weighed against itself gets what a tie gives, so that a weighted
score needs no special case.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Callable, Mapping, Sequence
from fractions import Fraction
from itertools import accumulate

from bridgelaw.scoring.entries import Entry, Number, Shares
from bridgelaw.scoring.imps import imps

Values = Callable[[int], Number]
"""The value of a score against the whole field."""


def frequencies(entries: Sequence[Entry]) -> dict[int, Number]:
    """How often each score occurs, a weighted one in parts."""
    found: dict[int, Number] = {}
    for entry in entries:
        for score, weight in entry.own:
            found[score] = found.get(score, 0) + weight
    return found


def matchpoints(field: Mapping[int, Number]) -> Values:
    """78A: two for each score beaten, one for each equalled."""
    scores = sorted(field)
    below = list(accumulate((field[score] for score in scores), initial=0))

    def value(score: int) -> Number:
        # Those below count twice, equal ones once: the two ends of the score's own place.
        return below[bisect_left(scores, score)] + below[bisect_right(scores, score)]

    return value


def beaten(score: int, other: int) -> int:
    """The matchpoints of one score against another."""
    return 2 if score > other else int(score == other)


def cross_imps(field: Mapping[int, Number]) -> Values:
    """The IMPs against each score, added up."""
    pairs = list(field.items())
    return lambda score: sum(weight * imps(score - other) for other, weight in pairs)


def imps_against(score: int, other: int) -> int:
    return imps(score - other)


def against_others(entry: Entry, values: Values, one: Callable[[int, int], Number]) -> Number:
    """What the entry scores against all the others."""

    def of(shares: Shares) -> Number:
        return sum(
            weight * (values(score) - sum(part * one(score, other) for other, part in entry.own))
            for score, weight in shares
        )

    return with_relief(entry, of)


def with_relief(entry: Entry, of: Callable[[Shares], Number]) -> Number:
    """12C1(e): what the entry has, and what the infraction itself cost, if it cost anything."""
    scored = of(entry.own)
    if entry.without is None or entry.after is None:
        return scored
    return scored + max(0, of(entry.without) - of(entry.after))


def whole(value: Number) -> Fraction:
    return value if isinstance(value, Fraction) else Fraction(value)
