"""Butler scoring: the datum of a board."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction

from bridgelaw.scoring.entries import Number
from bridgelaw.scoring.profile import Butler


def datum_of(field: Mapping[int, Number], butler: Butler) -> Fraction:
    """The average score of a board, without the best and worst ones that are left out."""
    total = Fraction(sum(field.values()))
    trimmed = left_out(total, butler)
    kept = _without(_without(sorted(field.items()), trimmed)[::-1], trimmed)
    average = Fraction(sum(score * weight for score, weight in kept)) / (total - 2 * trimmed)
    if not butler.rounded_to:
        return average
    return Fraction(butler.rounded_to * butler.half.nearest(average / butler.rounded_to))


def left_out(number: Number, butler: Butler) -> Fraction:
    """How many of the best and of the worst scores are left out; none if nothing would be left."""
    trimmed = butler.trimmed * number if butler.trimmed < 1 else butler.trimmed
    return trimmed if 2 * trimmed < number else Fraction(0)


def _without(field: list[tuple[int, Number]], number: Fraction) -> list[tuple[int, Number]]:
    """The scores without so many of the first ones."""
    left: list[tuple[int, Number]] = []
    for score, weight in field:
        gone = min(number, Fraction(weight))
        number -= gone
        if gone < weight:
            left.append((score, weight - gone))
    return left
