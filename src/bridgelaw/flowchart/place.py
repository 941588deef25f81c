"""Where the boxes of a chart go: a search for cells of a grid with short ways between them.

The boxes are placed in their order, each below its parents or beside them. Of all the ways to do
that the best few are kept at every step. The columns of the grid are as wide as a box; the rows
only tell what is above what, so that a column of low boxes leaves no holes.
"""

from __future__ import annotations

import heapq
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from math import inf
from typing import NamedTuple

_KEPT = 25
_REFERENCE = 7.0
_DEPTH = 4


class GridCell(NamedTuple):
    """A place in the grid."""

    row: int
    column: int


@dataclass(frozen=True, slots=True)
class Taste:
    """What the search weighs: a high cost of height makes a shorter chart with longer ways."""

    height: float
    mean: float
    """How much of that the mean height of the columns counts, beside the greatest."""


@dataclass(frozen=True, slots=True)
class Shape:
    """What counts for the layout: how high the boxes are, and which boxes lead to each."""

    heights: tuple[float, ...]
    parents: tuple[tuple[tuple[int, float], ...], ...]
    """Each with how far below its top the way leaves it, if it leaves it at a side."""
    gap: float


def tops(shape: Shape, cells: Sequence[GridCell]) -> tuple[float, ...]:
    """How far down each box stands: as high as its column and what leads to it allow."""
    tops_so_far = [0.0] * len(cells)
    free: dict[int, float] = {}
    for _, index in sorted((cell.row, index) for index, cell in enumerate(cells)):
        column = cells[index].column
        tops_so_far[index] = _top(shape, cells, index, tops_so_far, free.get(column, 0.0))
        free[column] = tops_so_far[index] + shape.heights[index]
    return tuple(tops_so_far)


def _top(
    shape: Shape, cells: Sequence[GridCell], index: int, tops_so_far: Sequence[float], free: float
) -> float:
    """How far down this box stands, below what is free in its column."""
    cell, height = cells[index], shape.heights[index]
    top = free + shape.gap
    for parent, level in shape.parents[index]:
        if cells[parent].row == cell.row:
            # A way from the side is straight if it meets the box.
            if top + height - 6 < tops_so_far[parent] + level:
                top = max(top, tops_so_far[parent] + max(0.0, level - height * 0.6))
            else:
                top = max(top, tops_so_far[parent])
        elif cells[parent].column != cell.column:
            top = max(top, tops_so_far[parent] + level)
    return top


@dataclass(frozen=True, slots=True)
class _Partial:
    """The first boxes in their cells, with the cells that boxes and ways take."""

    cells: tuple[GridCell, ...] = ()
    tops: tuple[float, ...] = ()
    taken: frozenset[GridCell] = frozenset()
    passed: frozenset[GridCell] = frozenset()
    bottoms: tuple[float, ...] = ()
    rows: tuple[int, ...] = ()
    """The lowest row that is taken in each column."""
    ways: float = 0.0
    cost: float = 0.0


@lru_cache(maxsize=64)
def place(shape: Shape, columns: int, taste: Taste) -> tuple[GridCell, ...]:
    """A cell for every box."""
    kept = [_Partial(bottoms=(0.0,) * columns, rows=(-1,) * columns)]
    for parents in shape.parents:
        grown: list[_Step] = []
        worst = inf
        for partial in kept:
            # Another box only adds to the cost, and the partials that follow cost more.
            if partial.cost >= worst:
                break
            for cell in _free(partial, parents, columns):
                added, through = _reached(partial, parents, cell)
                if partial.cost + added < worst:
                    grown.append(_Step(partial, cell, (added, through), shape, taste))
            if len(grown) >= 2 * _KEPT:
                grown = _best(grown)
                worst = grown[-1].cost
        kept = [step.partial() for step in _best(grown)]
    return kept[0].cells


def _reached(
    partial: _Partial, parents: tuple[tuple[int, float], ...], cell: GridCell
) -> tuple[float, list[GridCell]]:
    """What the ways to a box in this cell cost, and the cells that they take."""
    # Of two equal places the one further left, where reading starts.
    total = 0.05 * cell.column
    taken: list[GridCell] = []
    for parent, _ in parents:
        for cost, through in _ways(partial.cells[parent], cell):
            if partial.taken.isdisjoint(through):
                total += cost
                taken += through
                break
    return total, taken


def _best(steps: list[_Step]) -> list[_Step]:
    return heapq.nsmallest(_KEPT, steps, key=lambda step: (step.cost, step.cell))


class _Step:
    """One more box in a cell, and what that costs."""

    __slots__ = ("before", "bottoms", "cell", "cost", "through", "tops", "ways")

    def __init__(
        self,
        before: _Partial,
        cell: GridCell,
        reached: tuple[float, list[GridCell]],
        shape: Shape,
        taste: Taste,
    ) -> None:
        self.before = before
        self.cell = cell
        index = len(before.cells)
        added, self.through = reached
        self.ways = before.ways + added
        bottoms = list(before.bottoms)
        cells = (*before.cells, cell)
        if before.rows[cell.column] > cell.row:
            self.tops = tops(shape, cells)
            for other, top, height in zip(cells, self.tops, shape.heights, strict=False):
                bottoms[other.column] = max(bottoms[other.column], top + height)
        else:
            top = _top(shape, cells, index, before.tops, bottoms[cell.column])
            self.tops = (*before.tops, top)
            bottoms[cell.column] = top + shape.heights[index]
        self.bottoms = tuple(bottoms)
        mean = sum(bottoms) / len(bottoms)
        height = max(bottoms) * (1 - taste.mean) + mean * taste.mean
        self.cost = self.ways + taste.height * height

    def partial(self) -> _Partial:
        before, cell = self.before, self.cell
        rows = list(before.rows)
        rows[cell.column] = max(rows[cell.column], cell.row)
        return _Partial(
            (*before.cells, cell),
            self.tops,
            before.taken | {cell},
            before.passed.union(self.through),
            self.bottoms,
            tuple(rows),
            self.ways,
            self.cost,
        )


def _free(
    partial: _Partial, parents: tuple[tuple[int, float], ...], columns: int
) -> list[GridCell]:
    """The cells that the next box may take: not above any of its parents."""
    top = max((partial.cells[parent].row for parent, _ in parents), default=0)
    depth = _DEPTH if parents else 1
    while True:
        cells = [
            cell
            for cell in _below(top, depth, columns)
            if cell not in partial.taken and cell not in partial.passed
        ]
        if cells:
            return cells
        depth += 1


@cache
def _below(top: int, depth: int, columns: int) -> tuple[GridCell, ...]:
    return tuple(GridCell(row, col) for row in range(top, top + depth) for col in range(columns))


@cache
def _ways(start: GridCell, end: GridCell) -> tuple[tuple[float, tuple[GridCell, ...]], ...]:
    """The ways between two cells: what they cost, cheapest first, and the cells they need free."""
    down, across = end.row - start.row, end.column - start.column
    ways: list[tuple[float, tuple[GridCell, ...]]] = [(_REFERENCE, ())]
    step = 1 if across > 0 else -1
    aside = tuple(
        GridCell(start.row, column)
        for column in range(start.column + step, end.column + step, step)
    )
    below = tuple(GridCell(row, end.column) for row in range(start.row + 1, end.row))
    if across == 0:
        ways.append((0.8 * (down - 1), below))
        ways.append((2.2 + down, ()))  # round the boxes in between
    elif down == 0:
        ways.append(((0.4 if step > 0 else 0.9) + 1.2 * (abs(across) - 1), aside[:-1]))
    else:
        # Sideways and then down, through free cells.
        ways.append((1.6 + 1.2 * (abs(across) - 1) + 0.8 * (down - 1), aside + below))
        if down == 1:
            ways.append((1.5 + 1.5 * abs(across), ()))  # between the rows
        if abs(across) == 1:
            ways.append((2.0 + down, ()))  # between the columns
    return tuple(sorted(ways))
