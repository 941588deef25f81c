"""Law 78: each entry of a board compared with the others, in one direction's field.

Each method is a value for every score against the whole field, its own entry included, and what
a score has against one other score. The value against the *others* is the first less the entry's
own part of it. An entry that is weighed against itself gets what a tie gives, so that a weighted
score needs no special case.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Callable, Iterable, Mapping
from fractions import Fraction
from functools import cache
from itertools import accumulate

from bridgelaw.scoring.entries import Entry, Number, Shares
from bridgelaw.scoring.imps import imps

Values = Callable[[int], Number]
"""The value of a score against the whole field."""

Worth = Callable[[int, Shares], Number]
"""What a score is worth to an entry that brings these shares into the field."""


def frequencies(entries: Iterable[Entry]) -> dict[int, Number]:
    """How often each score occurs, a weighted one in parts."""
    counts: dict[int, Number] = {}
    parts: list[tuple[int, Number]] = []
    for entry in entries:
        own = entry.own
        if len(own) > 1:
            parts += own  # added at the end, so that the many whole ones stay whole numbers
        else:
            score = own[0][0]
            counts[score] = counts.get(score, 0) + 1
    for score, weight in parts:
        counts[score] = counts.get(score, 0) + weight
    return counts


def matchpoints(field: Mapping[int, Number]) -> Values:
    """78A: two for each score beaten, one for each equalled."""
    scores = sorted(field)
    below = list(accumulate((field[score] for score in scores), initial=0))

    @cache
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

    @cache
    def value(score: int) -> Number:
        return sum(weight * imps(score - other) for other, weight in pairs)

    return value


def imps_against(score: int, other: int) -> int:
    return imps(score - other)


def against_others(
    score: int, own: Shares, values: Values, one: Callable[[int, int], int]
) -> Number:
    """What a score has against the field without these shares of its own."""
    return values(score) - sum(part * one(score, other) for other, part in own)


def entry_value(entry: Entry, worth: Worth) -> Number:
    """What the entry scores: each of its scores by its weight, with the relief of 12C1(e)."""

    def of(shares: Shares) -> Number:
        return sum(weight * worth(score, entry.own) for score, weight in shares)

    value = of(entry.own)
    if entry.without is None or entry.after is None:
        return value
    return value + relief(of(entry.without), of(entry.after), value)


def relief(without: Number, after: Number, actual: Number) -> Number:
    """12C1(e): what the infraction itself cost, if it cost anything.

    Where the error cost nothing, what was had at the table is what it is measured against.
    """
    return max(0, without - max(after, actual))


def whole(value: Number) -> Fraction:
    return value if isinstance(value, Fraction) else Fraction(value)
