"""The cells of one row: those of fixed length first, then the others, then which are empty."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from bridgelaw.formats.jet.pages import U16, Damaged, Pages
from bridgelaw.formats.jet.values import ColumnKind, Value, value_of


@dataclass(frozen=True, slots=True)
class Column:
    """A column of a table."""

    name: str
    kind: int
    number: int
    """Its bit in the mask of the cells that are not empty."""
    is_fixed: bool
    fixed_place: int
    variable_place: int
    length: int


def cells_of(row: bytes, columns: Sequence[Column], pages: Pages) -> Mapping[str, Value]:
    """The cells by the names of their columns; what is empty is `None`."""
    size = pages.layout.count_size
    # A column that was added later is in no row that was written before.
    count = int.from_bytes(row[:size], "little")
    mask_size = (count + 7) // 8
    end = len(row) - mask_size
    if not count or end <= size:
        raise Damaged
    mask = int.from_bytes(row[end:], "little")
    places = _variable_places(row, end, size)
    cells: dict[str, Value] = {}
    for column in columns:
        is_filled = column.number < count and bool(mask >> column.number & 1)
        if column.kind == ColumnKind.BOOLEAN:
            cells[column.name] = is_filled
            continue
        if not is_filled:
            cells[column.name] = None
            continue
        if column.is_fixed:
            start = size + column.fixed_place
            stop = start + column.length
        elif column.variable_place + 1 < len(places):
            start, stop = places[column.variable_place : column.variable_place + 2]
        else:
            cells[column.name] = None
            continue
        if not size <= start <= stop <= end:
            raise Damaged
        cells[column.name] = value_of(column.kind, row[start:stop], pages)
    return cells


def _variable_places(row: bytes, end: int, size: int) -> list[int]:
    """Where the cells of variable length begin, and where the last one ends.

    The places stand at the end of the row, the first one last.
    """
    if size == 2:
        if end < 4:
            raise Damaged
        (count,) = U16(row, end - 2)
        if end - 2 - 2 * (count + 1) < size:
            raise Damaged
        return [U16(row, end - 4 - 2 * at)[0] for at in range(count + 1)]
    count = row[end - 1]
    # A place is one byte, and so every 256 bytes of the row there is a jump: from which cell on.
    jumps = (len(row) - 1) // 256
    last = end - jumps - 2
    if (last - count) // 256 < jumps:
        jumps -= 1
    if last - count < size:
        raise Damaged
    places = []
    used = 0
    for at in range(count + 1):
        while used < jumps and at == row[end - 2 - used]:
            used += 1
        places.append(row[last - at] + 256 * used)
    return places
