"""Where the boxes of a chart go: a search for cells of a grid with short ways between them.

The boxes are placed in their order, each below its parents or beside them. Of all the ways to do
that the best few are kept at every step. Only the shape of the chart counts, not its texts, so
that it looks the same in every language.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import NamedTuple

from bridgelaw.flowchart.graph import Graph

_KEPT = 120
_REFERENCE = 7.0
_DEPTH = 4


class Cell(NamedTuple):
    """A place in the grid."""

    row: int
    column: int


@dataclass(frozen=True, slots=True)
class _Partial:
    """The first boxes in their cells, with the cells that boxes and ways take."""

    cells: tuple[Cell, ...] = ()
    taken: frozenset[Cell] = frozenset()
    passed: frozenset[Cell] = frozenset()
    rows: int = 0
    ways: float = 0.0


def place(graph: Graph, columns: int, row_cost: float) -> tuple[Cell, ...]:
    """A cell for every box; a high cost of rows makes the chart shorter and its ways longer."""
    edges = tuple(tuple(edge.to for edge in node.edges) for node in graph.nodes)
    return _place(edges, columns, row_cost)


@cache
def _place(edges: tuple[tuple[int, ...], ...], columns: int, row_cost: float) -> tuple[Cell, ...]:
    parents: list[list[int]] = [[] for _ in edges]
    for number, targets in enumerate(edges):
        for target in targets:
            parents[target].append(number)
    kept = [_Partial()]
    for number in range(len(edges)):
        grown = [
            _put(partial, cell, parents[number])
            for partial in kept
            for cell in _free(partial, parents[number], columns)
        ]
        grown.sort(key=lambda partial: (partial.ways + row_cost * partial.rows, partial.cells))
        kept = grown[:_KEPT]
    return kept[0].cells


def _free(partial: _Partial, parents: list[int], columns: int) -> list[Cell]:
    """The cells that the next box may take: not above any of its parents."""
    top = max((partial.cells[parent].row for parent in parents), default=0)
    depth = _DEPTH if parents else 1
    while True:
        found = [
            cell
            for row in range(top, top + depth)
            for column in range(columns)
            if (cell := Cell(row, column)) not in partial.taken and cell not in partial.passed
        ]
        if found:
            return found
        depth += 1


def _put(partial: _Partial, cell: Cell, parents: list[int]) -> _Partial:
    ways = partial.ways
    passed = set(partial.passed)
    for parent in parents:
        cost, through = _way(partial.cells[parent], cell, partial.taken)
        ways += cost
        passed.update(through)
    return _Partial(
        (*partial.cells, cell),
        partial.taken | {cell},
        frozenset(passed),
        max(partial.rows, cell.row + 1),
        # Of two equal places the one further left, where reading starts.
        ways + 0.05 * cell.column,
    )


def _way(start: Cell, end: Cell, taken: frozenset[Cell]) -> tuple[float, tuple[Cell, ...]]:
    """What the way between two cells costs, and the cells that it needs free."""
    down, across = end.row - start.row, end.column - start.column
    if across == 0:
        between = tuple(Cell(row, start.column) for row in range(start.row + 1, end.row))
        if taken.isdisjoint(between):
            return 0.8 * (down - 1), between
        return min(_REFERENCE, 2.2 + down), ()  # round the boxes in between
    step = 1 if across > 0 else -1
    if down == 0:
        between = tuple(
            Cell(start.row, column) for column in range(start.column + step, end.column, step)
        )
        if taken.isdisjoint(between):
            return (0.4 if step > 0 else 0.9) + 1.2 * (abs(across) - 1), between
        return _REFERENCE, ()
    # Sideways and then down, through free cells.
    corner = tuple(
        Cell(start.row, column) for column in range(start.column + step, end.column + step, step)
    ) + tuple(Cell(row, end.column) for row in range(start.row + 1, end.row))
    found: list[tuple[float, tuple[Cell, ...]]] = [(_REFERENCE, ())]
    if taken.isdisjoint(corner):
        found.append((1.6 + 1.2 * (abs(across) - 1) + 0.8 * (down - 1), corner))
    if down == 1:
        found.append((1.5 + 1.5 * abs(across), ()))  # between the rows
    if abs(across) == 1:
        found.append((2.0 + down, ()))  # between the columns
    return min(found)
