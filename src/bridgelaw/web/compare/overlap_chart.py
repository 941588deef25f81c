"""The overlap of two calls as a picture: bars upwards for the one, downwards for the other."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction

from bridgelaw.comparable.spread import Spread

_STEP = 15
_BAR = 12
_HIGH = 60
_AXIS = 16
_LEAST = Fraction(1, 2000)
"""A bar of fewer hands than this would not be seen."""
_MANY = 16
"""With more columns than this only every other one has room for its number."""


@dataclass(frozen=True, slots=True)
class Bar:
    """The hands with one number of points or cards: in all, and those in common."""

    x: int
    y: float
    height: float
    common_y: float
    common_height: float


@dataclass(frozen=True, slots=True)
class Row:
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
    up: tuple[Bar, ...]
    down: tuple[Bar, ...]
    labels: tuple[tuple[int, int], ...]
    """Where a number stands, and the number."""
    label_y: float
    rows: tuple[Row, ...]


def chart(spread: Spread) -> Chart:
    """The picture of a spread; each call is drawn on its own scale, as parts of its hands."""
    rows = _rows(spread)
    shown = [row for row in rows if max(row.withdrawn, row.replacement) >= _LEAST]
    low, high = shown[0].number, shown[-1].number
    drawn = {row.number: row for row in rows}
    up: list[Bar] = []
    down: list[Bar] = []
    labels: list[tuple[int, int]] = []
    tallest = [
        max(row.withdrawn for row in rows) or Fraction(1),
        max(row.replacement for row in rows) or Fraction(1),
    ]
    for place, number in enumerate(range(low, high + 1)):
        x = place * _STEP + (_STEP - _BAR) // 2
        if high - low < _MANY or number % 2 == 0:
            labels.append((x + _BAR // 2, number))
        if (row := drawn.get(number)) is None:
            continue
        height, common = (
            _scaled(part, tallest[0]) for part in (row.withdrawn, row.withdrawn_common)
        )
        up.append(Bar(x, _HIGH - height, height, _HIGH - common, common))
        height, common = (
            _scaled(part, tallest[1]) for part in (row.replacement, row.replacement_common)
        )
        down.append(Bar(x, _HIGH + _AXIS, height, _HIGH + _AXIS, common))
    return Chart(
        (high - low + 1) * _STEP, 2 * _HIGH + _AXIS, _BAR, tuple(up), tuple(down),
        tuple(labels), _HIGH + _AXIS * 0.75, rows,
    )  # fmt: skip


def _rows(spread: Spread) -> tuple[Row, ...]:
    old, new = sum(spread.withdrawn), sum(spread.replacement)
    lines = zip(spread.withdrawn, spread.replacement, spread.common, strict=True)
    return tuple(
        Row(number, Fraction(mine, old), Fraction(both, old),
            Fraction(its, new), Fraction(both, new))
        for number, (mine, its, both) in enumerate(lines)
        if mine or its
    )  # fmt: skip


def _scaled(part: Fraction, whole: Fraction) -> float:
    return round(float(part / whole) * (_HIGH - 2), 1)
