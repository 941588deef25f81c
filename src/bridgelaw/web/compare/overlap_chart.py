"""The overlap of two calls as a picture: at each number the hands of both, or of one alone."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction

from bridgelaw.comparable.spread import Spread

_STEP = 15
_BAR = 12
_HIGH = 76
_AXIS = 16
_LEAST = Fraction(1, 2000)
"""A bar of fewer hands than this would not be seen."""
_MANY = 16
"""With more columns than this only every other one has room for its number."""


@dataclass(frozen=True, slots=True)
class ColumnPart:
    """A part of a column, from its top: `both`, `now` or `before`."""

    kind: str
    x: int
    y: float
    height: float


@dataclass(frozen=True, slots=True)
class ShareRow:
    """The same in numbers: the share of each call's hands, and how much of it is in common."""

    number: int
    withdrawn: Fraction
    withdrawn_common: Fraction
    replacement: Fraction
    replacement_common: Fraction


@dataclass(frozen=True, slots=True)
class Chart:
    """A picture with its numbers."""

    width: int
    height: int
    bar: int
    parts: tuple[ColumnPart, ...]
    labels: tuple[tuple[int, int], ...]
    """Where a number stands, and the number."""
    label_y: float
    rows: tuple[ShareRow, ...]


def chart(spread: Spread) -> Chart:
    """The picture of a spread: hands on one scale, stacked, the common ones at the foot."""
    rows = _rows(spread)
    shown = [row for row in rows if max(row.withdrawn, row.replacement) >= _LEAST]
    low, high = shown[0].number, shown[-1].number
    lines = list(zip(spread.withdrawn, spread.replacement, spread.common, strict=True))
    tallest = max(old + new - both for old, new, both in lines) or 1
    parts: list[ColumnPart] = []
    labels: list[tuple[int, int]] = []
    for place, number in enumerate(range(low, high + 1)):
        x = place * _STEP + (_STEP - _BAR) // 2
        if high - low < _MANY or number % 2 == 0:
            labels.append((x + _BAR // 2, number))
        old, new, both = lines[number]
        foot = 0
        for kind, hands in (("both", both), ("now", new - both), ("before", old - both)):
            if not hands:
                continue
            foot += hands
            top, tall = (round((_HIGH - 2) * each / tallest, 1) for each in (foot, hands))
            parts.append(ColumnPart(kind, x, round(_HIGH - top, 1), tall))
    width = (high - low + 1) * _STEP
    return Chart(
        width, _HIGH + _AXIS, _BAR, tuple(parts), tuple(labels), _HIGH + _AXIS * 0.75, rows
    )


def _rows(spread: Spread) -> tuple[ShareRow, ...]:
    old, new = sum(spread.withdrawn), sum(spread.replacement)
    lines = zip(spread.withdrawn, spread.replacement, spread.common, strict=True)
    return tuple(
        ShareRow(number, Fraction(mine, old), Fraction(both, old),
            Fraction(its, new), Fraction(both, new))
        for number, (mine, its, both) in enumerate(lines)
        if mine or its
    )  # fmt: skip
