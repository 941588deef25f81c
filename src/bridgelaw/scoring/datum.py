"""Butler scoring: the datum of a board."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction

from bridgelaw.scoring.entries import Number
from bridgelaw.scoring.profile import Butler, Half


def datum_of(field: Mapping[int, Number], butler: Butler) -> Fraction:
    """The average score of a board, without the best and worst ones that are left out."""
    total = Fraction(sum(field.values()))
    trimmed = butler.trimmed * total if butler.trimmed < 1 else butler.trimmed
    if 2 * trimmed >= total:
        trimmed = Fraction(0)
    kept = _without(_without(sorted(field.items()), trimmed)[::-1], trimmed)
    average = Fraction(sum(score * weight for score, weight in kept)) / (total - 2 * trimmed)
    return _to_multiple(average, butler)


def _without(field: list[tuple[int, Number]], number: Fraction) -> list[tuple[int, Number]]:
    """The scores without so many of the first ones."""
    left: list[tuple[int, Number]] = []
    for score, weight in field:
        gone = min(number, Fraction(weight))
        number -= gone
        if gone < weight:
            left.append((score, weight - gone))
    return left


def _to_multiple(value: Fraction, butler: Butler) -> Fraction:
    if not butler.rounded_to:
        return value
    steps, rest = divmod(abs(value) / butler.rounded_to, 1)
    half = Fraction(1, 2)
    up = rest > half or (
        rest == half and (butler.half is Half.AWAY or (butler.half is Half.EVEN and steps % 2 == 1))
    )
    size = Fraction(butler.rounded_to * (steps + up))
    return size if value > 0 else -size
