"""Long files are cut between two boards, so that no more than a piece need be in memory."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import NamedTuple

PIECE = 512 * 1024
"""About so many bytes are read at a time."""
_MOST = 64 * 1024 * 1024
"""A file that cannot be cut is read whole up to this."""

_TAIL = 16 * 1024
"""In so many bytes there is a whole game, or several."""

_BETWEEN_GAMES = re.compile(rb"\n[ \t]*\r?\n(?=\[)")
_BETWEEN_BOARDS = (
    re.compile(rb"\n(?=qx\|)"),
    re.compile(rb"\n(?=pn\|)"),
    re.compile(rb"\n(?=md\|)"),
)
_TAG = re.compile(rb'^\[(\w+)[ \t]+"([^"\\\r\n]*)"\]', re.MULTILINE)
_IS_PBN = re.compile(rb'^[ \t]*\[\w+[ \t]+"', re.MULTILINE)


class FilePart(NamedTuple):
    """A part of a file."""

    data: bytes
    before: Mapping[str, str] | None = None
    """What the game before it says, in a PBN file that leaves out what stays the same."""


class TooLong(ValueError):
    """There is no place at which the file could be cut."""


def parts_of(
    blocks: Iterator[bytes], size: int = PIECE, first: Mapping[str, str] | None = None
) -> Iterator[FilePart]:
    """The parts of a file that comes in blocks. `TooLong` if it is long and cannot be cut.

    `first` is what the game before the first part says.
    """
    read = bytearray(next(blocks, b""))
    between = _between(bytes(read[: 2 * PIECE]))
    before = dict(first or {})
    leaves_out = first is not None
    for block in blocks:
        read += block
        if between is None or len(read) < size:
            if len(read) > _MOST:
                raise TooLong
            continue
        cut = _last(between, read)
        if cut is None:
            if len(read) > _MOST:
                raise TooLong
            continue
        data = bytes(read[:cut])
        del read[:cut]
        yield FilePart(data, dict(before) if leaves_out else None)
        if between is _BETWEEN_GAMES:
            leaves_out |= data.count(b"[Deal ") < data.count(b"[Contract ")
            # This is done by the one process that all others wait for: where every game has its
            # deal, what stands at the top of the file and in the last games is enough.
            is_first, tail = not before, max(0, len(data) - _TAIL)
            for name, value in _TAG.findall(data, 0 if leaves_out or is_first else tail):
                before[name.decode("latin-1")] = value.decode("utf-8", "replace")
    yield FilePart(bytes(read), dict(before) if leaves_out else None)


def _between(start: bytes) -> re.Pattern[bytes] | None:
    """What stands between two boards of this file; `None` if it must be read whole."""
    # In PBN a number sign speaks of games before; two bytes a letter cannot be cut anywhere.
    if b"\0" in start or start.startswith((b"\xff\xfe", b"\xfe\xff")):
        return None
    if _IS_PBN.search(start):
        return None if b'"#' in start else _BETWEEN_GAMES
    return next((each for each in _BETWEEN_BOARDS if each.search(start)), None)


def _last(between: re.Pattern[bytes], read: bytearray) -> int | None:
    """The last place at which it can be cut; a look at the end is nearly always enough."""
    for start in (max(0, len(read) - PIECE // 4), 0):
        last = None
        for last in between.finditer(read, start):  # noqa: B007
            pass
        if last is not None:
            return last.end()
    return None
