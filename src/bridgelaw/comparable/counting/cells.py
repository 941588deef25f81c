"""Counts hands exactly.

The hands are laid out in cells: one for each shape and row (points, and numbers of aces and the
like where they are asked for). A condition is a set of cells, which is one large integer with a
bit for each; "and", "or" and "not" are operations on integers; and the hands are counted by adding
up the weights of the cells. So no hand is ever looked at, alternatives that overlap need no
inclusion and exclusion, and twenty alternatives take hardly longer than one.

Where only a few conditions on shape are at hand, shapes that they do not tell apart are put
together first, and there are a few dozen cells instead of 24,640.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cached_property, lru_cache
from itertools import chain, compress
from math import comb

from bridgelaw.comparable.counting.deck import STANDARD, Deck
from bridgelaw.comparable.counting.evaluate import shape_fits
from bridgelaw.comparable.counting.holdings import (
    ROWS,
    Shape,
    all_shapes,
    blocks,
    coefficients,
    shape_polynomials,
)
from bridgelaw.comparable.features import Feature
from bridgelaw.comparable.terms import (
    Balance,
    Both,
    Condition,
    Either,
    Has,
    Length,
    Longer,
    Negated,
    Pattern,
    Points,
    leaves,
)

_SHAPE_TERMS = (Length, Balance, Pattern, Longer)
_FEW = 7
"""With so many conditions on shape it pays to put alike shapes together."""

_MOST_BLOCKS = 120
"""More blocks of rows than this take seconds: a hand's honours are not told in such detail."""

_STEPS = (1, 2, 4, 8, 16, 32)
"""Shifts by so many rows: each doubles the last, so that six reach every row of a block."""

_AS_NUMBERS = bytes.maketrans(b"01", b"\x00\x01")


@lru_cache(maxsize=4096)
def shapes_with(deck: Deck, term: Length | Balance | Pattern | Longer) -> int:
    """The shapes that fit a condition, as a bit mask over all shapes."""
    if isinstance(term, Length) and term.low < term.high:
        return sum(
            shapes_with(deck, Length(term.suit, length, length))
            for length in range(term.low, term.high + 1)
        )
    return sum(
        1 << index for index, shape in enumerate(all_shapes(deck)) if shape_fits(term, shape)
    )


def flags(mask: int, width: int = 1) -> bytes:
    """A byte for each bit, the lowest first: 1 if it is set."""
    return format(mask, f"0{width}b").encode().translate(_AS_NUMBERS)[::-1]


class Cells:
    """Cells with their weights, row by row, and the sets of them that fit conditions."""

    def __init__(
        self, deck: Deck, features: tuple[Feature, ...], groups: tuple[int, ...] | None = None
    ) -> None:
        self.deck = deck
        self.features = features
        self.blocks = blocks(features)
        self.rows = ROWS * self.blocks
        polynomials = shape_polynomials(deck, features)
        if groups is not None:
            polynomials = tuple(sum(compress(polynomials, flags(group))) for group in groups)
        self._groups = groups
        self.width = len(polynomials)
        """Cells in a row: shapes, or groups of shapes."""
        columns = [coefficients(polynomial, self.rows) for polynomial in polynomials]
        self.weights = list(chain.from_iterable(zip(*columns, strict=True)))
        self.every = (1 << self.width * self.rows) - 1
        self.row = (1 << self.width) - 1
        """The first row."""
        self._each_row = self.every // self.row
        self.block = (1 << self.width * ROWS) - 1
        """The rows of the first block."""
        self._each_block_row = self.block // self.row
        self._terms: dict[Condition, int] = {}

    def set_of(self, condition: Condition) -> int:
        """The cells that fit a condition."""
        if isinstance(condition, Both):
            found = self.every
            for part in condition.parts:
                found &= self.set_of(part)
            return found
        if isinstance(condition, Either):
            found = 0
            for part in condition.parts:
                found |= self.set_of(part)
            return found
        if isinstance(condition, Negated):
            return self.every ^ self.set_of(condition.part)
        known = self._terms.get(condition)
        if known is None:
            if len(self._terms) > 1000:  # a table that runs for weeks shall not grow for weeks
                self._terms.clear()
            known = self._terms[condition] = self._cells_of(condition)
        return known

    def _cells_of(self, term: Condition) -> int:
        if isinstance(term, Points):
            block = (1 << self.width * (term.high + 1)) - (1 << self.width * term.low)
            return sum(block << self.width * ROWS * number for number in range(self.blocks))
        if isinstance(term, Has):
            return self._with_feature(term)
        assert isinstance(term, _SHAPE_TERMS)
        shapes = shapes_with(self.deck, term)
        if self._groups is not None:
            shapes = sum(1 << index for index, each in enumerate(self._groups) if each & shapes)
        return shapes * self._each_row

    def _with_feature(self, term: Has) -> int:
        step = blocks(self.features[: self.features.index(term.feature)])
        size = term.feature.most + 1
        return sum(
            self.block << self.width * ROWS * number
            for number in range(self.blocks)
            if number // step % size in term.numbers
        )

    def count(self, cells: int) -> int:
        """The hands in a set of cells."""
        return sum(compress(self.weights, self.flags(cells))) if cells else 0

    def flags(self, cells: int) -> bytes:
        """A byte for each cell: 1 if it is in the set."""
        return flags(cells, self.width * self.rows)

    def with_shapes_of(self, cells: int) -> int:
        """All cells that have the shape, and the honours, of one in the set."""
        found = 0
        for number in range(self.blocks):
            at = self.width * ROWS * number
            part = cells >> at & self.block
            for step in _STEPS:
                part |= part >> self.width * step
            found |= (part & self.row) * self._each_block_row << at
        return found

    def weaker_than(self, cells: int) -> int:
        """All cells with the shape and honours of one in the set, and no more points than it."""
        found = 0
        for number in range(self.blocks):
            at = self.width * ROWS * number
            part = cells >> at & self.block
            for step in _STEPS:
                part |= part >> self.width * step
            found |= part << at
        return found

    def stronger_than(self, cells: int) -> int:
        """All cells with the shape and honours of one in the set, and no fewer points than it."""
        found = 0
        for number in range(self.blocks):
            at = self.width * ROWS * number
            part = cells >> at & self.block
            for step in _STEPS:
                part |= part << self.width * step & self.block
            found |= part << at
        return found

    def rows_of(self, cells: int) -> int:
        """The points that occur in the set, as a bit mask."""
        block = together(cells, self.width * ROWS, self.blocks)
        return sum(1 << row for row in range(ROWS) if block >> self.width * row & self.row)

    def shapes_of(self, cells: int) -> int:
        """The shapes, or groups of them, that occur in the set, as a bit mask."""
        return together(cells, self.width, self.rows)

    def widened(self, cells: int, points: int) -> int:
        """The set with cells added that are some points above or below."""
        for _ in range(points):
            cells |= cells << self.width | cells >> self.width
        return cells & self.every

    @property
    def hands(self) -> int:
        """All hands that there are."""
        return comb(4 * len(self.deck.ranks), self.deck.hand_size)

    @cached_property
    def possible(self) -> int:
        """The cells that hold a hand at all."""
        return int("".join("1" if weight else "0" for weight in reversed(self.weights)), 2)

    @cached_property
    def rows_above(self) -> list[tuple[int, int]]:
        """Some numbers of rows, with the cells that stand above so many rows in their block."""
        found = []
        for step in _STEPS:
            above = self.block >> self.width * step << self.width * step
            each = (above << self.width * ROWS * number for number in range(self.blocks))
            found.append((step, sum(each)))
        return found

    @cached_property
    def by_weight(self) -> list[int]:
        """The cells that hold a hand, the commonest first."""
        weights = self.weights
        return sorted(bits_of(weights), key=lambda index: (-weights[index], index))


def together(cells: int, size: int, number: int) -> int:
    """That many parts of a size, put on top of each other: halves first, which is quick."""
    while number > 1:
        number = (number + 1) // 2
        cells = cells & ((1 << size * number) - 1) | cells >> size * number
    return cells


def bits_of(weights: list[int]) -> Iterator[int]:
    return compress(range(len(weights)), weights)


def too_many(features: Iterable[Feature]) -> bool:
    """Whether counting with so many numbers of honours would take too long."""
    return blocks(tuple(features)) > _MOST_BLOCKS


def features_of(conditions: Iterable[Condition]) -> tuple[Feature, ...]:
    """What the conditions want to know of honours, in one order."""
    found = {
        term.feature
        for condition in conditions
        for term in leaves(condition)
        if isinstance(term, Has)
    }
    return tuple(sorted(found, key=lambda feature: feature.sort_key))


@lru_cache(maxsize=6)  # one with many honours takes some eighty megabytes
def all_cells(deck: Deck, features: tuple[Feature, ...]) -> Cells:
    """A cell for each shape and row."""
    return Cells(deck, features)


def cells_for(*conditions: Condition, deck: Deck = STANDARD) -> Cells:
    """The fewest cells that it pays to have for these conditions."""
    features = features_of(conditions)
    terms = {
        term
        for condition in conditions
        for term in leaves(condition)
        if isinstance(term, _SHAPE_TERMS)
    }
    if len(terms) > _FEW:
        return all_cells(deck, features)
    groups = [(1 << len(all_shapes(deck))) - 1]
    for term in terms:
        mask = shapes_with(deck, term)
        groups = [part for old in groups for part in (old & mask, old & ~mask) if part]
    return Cells(deck, features, tuple(sorted(groups)))


def count(condition: Condition, deck: Deck = STANDARD) -> int:
    """How many hands fit a condition.

    >>> from bridgelaw.comparable.terms import EVERY_HAND
    >>> count(EVERY_HAND)
    635013559600
    """
    cells = cells_for(condition, deck=deck)
    return cells.count(cells.set_of(condition))


def shape_of(cells: Cells, index: int) -> Shape:
    """The shape of a cell, where each shape has its own."""
    return all_shapes(cells.deck)[index % cells.width]
