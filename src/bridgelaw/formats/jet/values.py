"""The values in the cells of a JET table."""

from __future__ import annotations

from datetime import datetime, timedelta
from enum import IntEnum
from struct import Struct
from struct import error as struct_error

from bridgelaw.formats.jet.pages import U32, Damaged, Pages

Value = bool | int | float | str | bytes | datetime | None


class ColumnKind(IntEnum):
    """What a column holds."""

    BOOLEAN = 1
    BYTE = 2
    INTEGER = 3
    LONG = 4
    MONEY = 5
    FLOAT = 6
    DOUBLE = 7
    DATE = 8
    BINARY = 9
    TEXT = 10
    OLE = 11
    MEMO = 12
    GUID = 15
    NUMERIC = 16


_NUMBERS = {
    ColumnKind.BYTE: Struct("<B"),
    ColumnKind.INTEGER: Struct("<h"),
    ColumnKind.LONG: Struct("<i"),
    ColumnKind.FLOAT: Struct("<f"),
    ColumnKind.DOUBLE: Struct("<d"),
}
_DAYS_FROM = datetime(1899, 12, 30)
_LATEST_DAY = 2_958_465  # the last of the year 9999
_COMPRESSED = b"\xff\xfe"
_INLINE = 0x80
_ONE_ROW = 0x40
_LONGEST = 1 << 20  # bytes: remarks are a line or two


def value_of(kind: int, data: bytes, pages: Pages) -> Value:
    """What stands in a cell that is not empty."""
    try:
        if kind in _NUMBERS:
            number: int | float = _NUMBERS[ColumnKind(kind)].unpack_from(data)[0]
            return number
        if kind == ColumnKind.DATE:
            return _date(data)
        if kind == ColumnKind.TEXT:
            return text_of(data, pages.encoding)
        if kind == ColumnKind.MEMO:
            return text_of(_long(data, pages), pages.encoding)
    except struct_error as error:
        raise Damaged from error
    return data


def text_of(data: bytes, encoding: str) -> str:
    """A text; JET4 leaves out every second byte where they are all zero."""
    if encoding == "utf-16-le" and data.startswith(_COMPRESSED):
        return _decompressed(data[2:])
    return data.decode(encoding, "replace")


def _decompressed(data: bytes) -> str:
    """Single bytes, and after a zero pairs of them, until the next zero."""
    parts = []
    rest, are_single = data, True
    while rest:
        if are_single:
            part, _, rest = rest.partition(b"\0")
            parts.append(part.decode("latin-1"))
        else:
            end = next((at for at in range(0, len(rest), 2) if rest[at] == 0), len(rest))
            parts.append(rest[:end].decode("utf-16-le", "replace"))
            rest = rest[end + 1 :]
        are_single = not are_single
    return "".join(parts)


def _date(data: bytes) -> datetime | None:
    (days,) = _NUMBERS[ColumnKind.DOUBLE].unpack_from(data)
    # A time alone is a part of day 0; before that, the days count down and the hours up.
    if not -_LATEST_DAY < days < _LATEST_DAY:
        return None
    whole = int(days)
    try:
        moment = _DAYS_FROM + timedelta(days=whole, seconds=round(abs(days - whole) * 86400))
    except OverflowError:
        return None
    return moment


def _long(data: bytes, pages: Pages) -> bytes:
    """A long text: in its cell, in one row elsewhere, or in a chain of rows."""
    (size,) = U32(data)
    where, size = size >> 24, size & 0xFFFFFF
    if where & _INLINE:
        return data[12 : 12 + size]
    (pointer,) = U32(data, 4)
    if where & _ONE_ROW:
        return pages.row(pointer)[:size]
    joined = bytearray()
    seen: set[int] = set()
    while pointer and len(joined) < min(size, _LONGEST):
        if pointer in seen:
            raise Damaged
        seen.add(pointer)
        row = pages.row(pointer)
        (pointer,) = U32(row)
        joined += row[4:]
    return bytes(joined[:size])
