"""Makes Microsoft Access files (JET3 and JET4) for tests, as their format is described.

Written apart from the reader: mdbtools, which nobody here wrote, reads what it makes.
"""

from __future__ import annotations

import struct
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any

BOOL, BYTE, INT, LONG, DOUBLE, DATE, TEXT, OLE, MEMO = 1, 2, 3, 4, 7, 8, 10, 11, 12
_SIZES = {BOOL: 1, BYTE: 1, INT: 2, LONG: 4, DOUBLE: 8, DATE: 8}
_PACKED = {BYTE: "<B", INT: "<h", LONG: "<i", DOUBLE: "<d"}
_HEADER_KEY = bytes.fromhex("c7da396b")


@dataclass
class Made:
    """A table: its columns with their kinds, its rows, and what is odd about some of them."""

    columns: Mapping[str, int]
    rows: Sequence[Mapping[str, Any]] = ()
    deleted: frozenset[int] = frozenset()
    moved: frozenset[int] = frozenset()
    """Rows that stand elsewhere, with a pointer in their place."""
    short: Mapping[int, int] = field(default_factory=dict)
    """Rows from the time when the table had only so many columns."""


class Writer:
    """Builds a file page by page."""

    def __init__(self, version: int, key: bytes = bytes(4), encoding: str = "cp1252") -> None:
        self.is_jet4 = version == 4
        self.size = 4096 if self.is_jet4 else 2048
        self.encoding = "utf-16-le" if self.is_jet4 else encoding
        self.code_page = int(encoding.removeprefix("cp"))
        self.key = key
        self.pages: list[bytes] = [b"", bytes(self.size), b""]

    def file(self, tables: Mapping[str, Made]) -> bytes:
        objects = []
        for name, table in tables.items():
            objects.append(
                {"Id": self.table(table), "Name": name, "Type": 1, "Flags": 0, "ParentId": 1}
            )
        catalogue = Made(
            {"Id": LONG, "ParentId": LONG, "Name": TEXT, "Type": INT, "Flags": LONG, "LvProp": OLE},
            objects,
        )
        self.table(catalogue, at=2)
        self.pages[0] = self.header()
        if any(self.key):
            (key,) = struct.unpack("<I", self.key)
            for number in range(1, len(self.pages)):
                coded = (key ^ number).to_bytes(4, "little")
                self.pages[number] = rc4(coded, self.pages[number])
        return b"".join(self.pages)

    def header(self) -> bytes:
        page = bytearray(self.size)
        page[0:4] = b"\0\1\0\0"
        page[4:20] = b"Standard Jet DB\0"
        page[0x14] = 1 if self.is_jet4 else 0
        page[0x3C:0x3E] = struct.pack("<H", self.code_page)
        page[0x3E:0x42] = self.key
        coded = 128 if self.is_jet4 else 126
        page[0x18 : 0x18 + coded] = rc4(_HEADER_KEY, bytes(page[0x18 : 0x18 + coded]))
        return bytes(page)

    def new_page(self) -> int:
        self.pages.append(bytes(self.size))
        return len(self.pages) - 1

    # Tables

    def table(self, table: Made, at: int | None = None) -> int:
        number = self.new_page() if at is None else at
        rows = [
            (0xC000, b"") if place in table.deleted else (0, self.row(table, place))
            for place in range(len(table.rows))
        ]
        # A scan passes over the row where it stands now: the pointer leads there.
        moved = [(0x8000, rows[place][1]) for place in sorted(table.moved)]
        elsewhere = self.data_pages(moved, number)
        pointers = [pointer for page in elsewhere for pointer in self.pointers(page)]
        for place in sorted(table.moved):
            rows[place] = (0x4000, struct.pack("<I", pointers.pop(0)))
        pages = elsewhere + self.data_pages(rows, number)
        first = min(pages, default=0)
        bits = bytearray(64)
        for page in pages:
            bits[(page - first) // 8] |= 1 << (page - first) % 8
        (used,) = self.data_pages([(0, b"\0" + struct.pack("<I", first) + bytes(bits))], 0)
        self.define(table, number, used << 8)
        return number

    def pointers(self, page: int) -> list[int]:
        at = 12 if self.is_jet4 else 8
        (count,) = struct.unpack_from("<H", self.pages[page], at)
        return [page << 8 | row for row in range(count)]

    def data_pages(self, rows: Sequence[tuple[int, bytes]], owner: int) -> list[int]:
        found: list[int] = []
        head = 14 if self.is_jet4 else 10
        while rows:
            page = bytearray(self.size)
            page[0:2] = b"\1\1"
            page[4:8] = struct.pack("<I", owner)
            end, count = self.size, 0
            for flags, row in rows:
                if end - len(row) < head + 2 * (count + 1) or count == 250:
                    break
                end -= len(row)
                page[end : end + len(row)] = row
                struct.pack_into("<H", page, head + 2 * count, end | flags)
                count += 1
            assert count, "a row is longer than a page"
            struct.pack_into("<H", page, head - 2, count)
            rows = rows[count:]
            number = self.new_page()
            self.pages[number] = bytes(page)
            found.append(number)
        return found

    def define(self, table: Made, number: int, used: int) -> None:
        entries, names = b"", b""
        fixed = variable = 0
        for at, (name, kind) in enumerate(table.columns.items()):
            is_fixed = kind in _SIZES
            length = _SIZES.get(kind, 100)
            entry = bytearray(25 if self.is_jet4 else 18)
            entry[0] = kind
            places = (5, 7, 15, 21, 23) if self.is_jet4 else (1, 3, 13, 14, 16)
            struct.pack_into("<H", entry, places[0], at)
            struct.pack_into("<H", entry, places[1], variable)
            entry[places[2]] = 3 if is_fixed else 2
            struct.pack_into("<H", entry, places[3], fixed if is_fixed else 0)
            struct.pack_into("<H", entry, places[4], length)
            if is_fixed:
                fixed += 0 if kind == BOOL else length
            else:
                variable += 1
            entries += bytes(entry)
            coded = name.encode(self.encoding)
            names += struct.pack("<H" if self.is_jet4 else "<B", len(coded)) + coded
        head = bytearray(63 if self.is_jet4 else 43)
        head[0:2] = b"\2\1"
        (rows, kind, counts, used_at) = (16, 40, 41, 55) if self.is_jet4 else (12, 20, 21, 35)
        left = [at for at in range(len(table.rows)) if at not in table.deleted]
        struct.pack_into("<I", head, rows, len(left))
        head[kind] = 0x4E
        struct.pack_into("<HHH", head, counts, len(table.columns), variable, len(table.columns))
        struct.pack_into("<II", head, used_at, used, used)
        text = bytes(head) + entries + names
        struct_len = len(text)
        first, rest = text[: self.size], text[self.size :]
        parts = [first]
        while rest:
            parts.append(rest[: self.size - 8])
            rest = rest[self.size - 8 :]
        numbers = [number, *(self.new_page() for _ in parts[1:])]
        for at, part in enumerate(parts):
            page = bytearray(part if at == 0 else b"\2\1" + bytes(6) + part)
            struct.pack_into("<I", page, 4, numbers[at + 1] if at + 1 < len(parts) else 0)
            if at == 0:
                struct.pack_into("<I", page, 8, struct_len)
            self.pages[numbers[at]] = bytes(page).ljust(self.size, b"\0")

    # Rows

    def row(self, table: Made, place: int) -> bytes:
        count = table.short.get(place, len(table.columns))
        columns = list(table.columns.items())[:count]
        values = table.rows[place]
        fixed, variable, mask = b"", [], 0
        for at, (name, kind) in enumerate(columns):
            value = values.get(name)
            if kind == BOOL:
                mask |= bool(value) << at
                continue
            mask |= (value is not None) << at
            if kind in _SIZES:
                fixed += bytes(_SIZES[kind]) if value is None else self.fixed(kind, value)
            else:
                variable.append(b"" if value is None else self.variable(kind, value))
        size = 2 if self.is_jet4 else 1
        start = size + len(fixed)
        places = [start]
        for cell in variable:
            places.append(places[-1] + len(cell))
        body = count.to_bytes(size, "little") + fixed + b"".join(variable)
        end = mask.to_bytes((count + 7) // 8, "little")
        if self.is_jet4:
            table_of = b"".join(struct.pack("<H", at) for at in reversed(places))
            return body + table_of + struct.pack("<H", len(variable)) + end
        jumps = 0
        while True:
            length = len(body) + len(places) + jumps + 1 + len(end)
            if jumps == (length - 1) // 256:
                break
            jumps = (length - 1) // 256
        starts = [
            next((at for at, byte in enumerate(places) if byte >= 256 * (jump + 1)), 0xFF)
            for jump in range(jumps)
        ]
        table_of = bytes(at % 256 for at in reversed(places)) + bytes(reversed(starts))
        return body + table_of + bytes([len(variable)]) + end

    def fixed(self, kind: int, value: Any) -> bytes:
        if kind == DATE:
            days = (value - datetime(1899, 12, 30)).total_seconds() / 86400
            return struct.pack("<d", days)
        return struct.pack(_PACKED[kind], value)

    def variable(self, kind: int, value: str) -> bytes:
        if kind == TEXT:
            return self.text(value)
        data = self.text(value)
        if len(data) <= 40:
            return struct.pack("<III", len(data) | 0x80 << 24, 0, 0) + data
        if len(data) <= 400:
            (page,) = self.data_pages([(0, data)], 0)
            return struct.pack("<III", len(data) | 0x40 << 24, page << 8, 0)
        pointer = 0
        for at in reversed(range(0, len(data), 300)):
            (page,) = self.data_pages([(0, struct.pack("<I", pointer) + data[at : at + 300])], 0)
            pointer = page << 8
        return struct.pack("<III", len(data), pointer, 0)

    def text(self, value: str) -> bytes:
        if self.is_jet4 and value.isascii() and "\0" not in value and len(value) > 2:
            return b"\xff\xfe" + value.encode("ascii")
        return value.encode(self.encoding)


def rc4(key: bytes, data: bytes) -> bytes:
    box = list(range(256))
    j = 0
    for i in range(256):
        j = (j + box[i] + key[i % len(key)]) % 256
        box[i], box[j] = box[j], box[i]
    found = bytearray()
    i = j = 0
    for byte in data:
        i = (i + 1) % 256
        j = (j + box[i]) % 256
        box[i], box[j] = box[j], box[i]
        found.append(byte ^ box[(box[i] + box[j]) % 256])
    return bytes(found)
