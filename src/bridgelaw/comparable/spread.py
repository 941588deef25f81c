"""How the hands of two calls are spread over points and lengths: the overlap, to be drawn."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from operator import mul

from bridgelaw.comparable.compare import Comparison, counting_alike
from bridgelaw.comparable.counting.cells import Cells, all_cells, features_of
from bridgelaw.comparable.counting.deck import STANDARD
from bridgelaw.comparable.counting.holdings import ROWS, all_shapes
from bridgelaw.game.suits import SUITS, Suit


@dataclass(frozen=True, slots=True)
class Spread:
    """How many hands have 0, 1, 2 … of something: of each call, and of both at once."""

    withdrawn: tuple[int, ...]
    replacement: tuple[int, ...]
    common: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Spreads:
    """What two calls have in common, point by point and card by card."""

    points: Spread
    lengths: dict[Suit, Spread]
    """From spades to clubs."""


def spreads(found: Comparison) -> Spreads:
    """The hands of a comparison by their points, and by their length in each suit.

    >>> from bridgelaw.comparable import compare, parse_meaning
    >>> spread = spreads(compare(parse_meaning("12-14 H5+"), parse_meaning("14 H6")))
    >>> [points for points, hands in enumerate(spread.points.common) if hands]
    [14]
    >>> sum(spread.points.replacement) == sum(spread.lengths[Suit.HEARTS].common)
    True
    """
    old, new = counting_alike(found.withdrawn, found.replacement)
    cells = all_cells(STANDARD, features_of([old.hands, new.hands]))
    first, second = cells.set_of(old.hands), cells.set_of(new.hands)
    counted = [_counted(cells, each) for each in (first, second, first & second)]
    points = Spread(*(rows for rows, _ in counted))
    return Spreads(
        points,
        {
            suit: Spread(*(_lengths(suit, shapes) for _, shapes in counted))
            for suit in reversed(SUITS)
        },
    )


def _counted(cells: Cells, chosen: int) -> tuple[tuple[int, ...], list[int]]:
    """The hands of a set of cells by points, and by shape."""
    hands = list(map(mul, cells.weights, cells.flags(chosen)))
    width = cells.width
    rows = [sum(hands[at : at + width]) for at in range(0, len(hands), width)]
    return tuple(sum(rows[row::ROWS]) for row in range(ROWS)), [
        sum(hands[shape::width]) for shape in range(width)
    ]


def _lengths(suit: Suit, hands: Sequence[int]) -> tuple[int, ...]:
    found = [0] * (len(STANDARD.ranks) + 1)
    for shape, number in zip(all_shapes(STANDARD), hands, strict=True):
        found[shape[suit.index]] += number
    return tuple(found)
