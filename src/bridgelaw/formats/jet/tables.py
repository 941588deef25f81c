"""The tables of a JET file: how they are defined, and their rows."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from struct import error as struct_error

from bridgelaw.formats.documents import BadFile
from bridgelaw.formats.jet.pages import DELETED, MOVED, U16, U32, Damaged, Pages
from bridgelaw.formats.jet.rows import Column, cells_of
from bridgelaw.formats.jet.values import Value
from bridgelaw.locale import Text, tr

_CATALOGUE = 2
"""The page of the table that lists all tables."""
_TABLE = 1
_PAGE_OF_DATA, _PAGE_OF_DEFINITION, _PAGE_OF_MAP = 1, 2, 5
_FIXED = 1
_MOST_COLUMNS = 255
_MOST_CELLS = 3_000_000
"""Of a whole file: a congress has some ten thousand results, a country half a million names."""

Row = Mapping[str, Value]


@dataclass(frozen=True, slots=True)
class JetTable:
    """A table: its columns, how many rows it should have, and on which pages they are."""

    name: str
    page: int
    columns: tuple[Column, ...]
    count: int
    data: tuple[int, ...]


class JetFile:
    """A Microsoft Access file. `problems` says what could not be read in it."""

    def __init__(self, data: bytes, name: str) -> None:
        self.name = name
        self.pages = Pages(data, name)
        self.problems: list[Text] = []
        self._cells_left = _MOST_CELLS

    @cached_property
    def tables(self) -> Mapping[str, int]:
        """Every table of the users', with the page of its definition."""
        try:
            catalogue = self._defined("MSysObjects", _CATALOGUE)
        except Damaged as error:
            raise BadFile(
                tr("{file} is damaged: it does not say which tables it has", file=self.name)
            ) from error
        pages = {}
        rows = tuple(self._rows(catalogue))
        if not rows and catalogue.count:
            words = tr("{file} is damaged: it does not say which tables it has", file=self.name)
            raise BadFile(words)
        for row in rows:
            number, kind, name = row.get("Id"), row.get("Type"), row.get("Name")
            if (
                isinstance(number, int)
                and isinstance(kind, int)
                and isinstance(name, str)
                and kind & 0x7F == _TABLE
                and not name.startswith(("MSys", "~"))
            ):
                pages[name] = number & 0xFFFFFF
        return pages

    def rows(self, name: str) -> tuple[Row, ...]:
        """The rows of a table that can be read; none if there is no such table.

        What is missing is told in `problems`.
        """
        page = self.tables.get(name)
        if page is None:
            return ()
        try:
            table = self._defined(name, page)
        except Damaged:
            self.problems.append(tr("the table {table} is damaged and was not read", table=name))
            return ()
        read = tuple(self._rows(table))
        if len(read) < table.count:
            self.problems.append(
                tr("the table {table} should have {count} rows, and {found} could be read",
                   table=name, count=table.count, found=len(read))
            )  # fmt: skip
        return read

    def _defined(self, name: str, page: int) -> JetTable:
        try:
            text = self._definition(page)
            columns = tuple(self._columns(text))
            (count,) = U32(text, self.pages.layout.table_rows)
            data = tuple(self._used(U32(text, self.pages.layout.used_pages)[0]))
        except (struct_error, IndexError) as error:
            raise Damaged from error
        # A count that no file could hold is damage; the rows themselves may be in order.
        most = len(self.pages.data)
        return JetTable(name, page, columns, count if count < most else 0, data)

    def _definition(self, number: int) -> bytes:
        """A definition may go on over several pages."""
        definition = bytearray()
        seen: set[int] = set()
        while number:
            page = self.pages.page(number)
            if number in seen or page[0] != _PAGE_OF_DEFINITION:
                raise Damaged
            seen.add(number)
            definition += page[8:] if definition else page
            (number,) = U32(page, 4)
        return bytes(definition)

    def _columns(self, text: bytes) -> Iterator[Column]:
        layout = self.pages.layout
        (count,) = U16(text, layout.column_count)
        (indexes,) = U32(text, layout.real_indexes)
        at = layout.columns + indexes * layout.index_size
        if not 0 < count <= _MOST_COLUMNS or at > len(text):
            raise Damaged
        names = at + count * layout.column_size
        for place in range(at, names, layout.column_size):
            size = int.from_bytes(text[names : names + layout.name_length], "little")
            names += layout.name_length
            encoding = self.pages.encoding
            name = text[names : names + size].decode(encoding, "replace")
            names += size
            if names > len(text):
                raise Damaged
            yield Column(
                name,
                text[place],
                U16(text, place + layout.column_number)[0],
                bool(text[place + layout.flags] & _FIXED),
                U16(text, place + layout.fixed_place)[0],
                U16(text, place + layout.variable_place)[0],
                U16(text, place + layout.column_length)[0],
            )

    def _used(self, pointer: int) -> Iterator[int]:
        """The pages that a map of used pages marks, as far as the file goes."""
        row = self.pages.row(pointer)
        if not row:
            raise Damaged
        if row[0] == 0:
            (first,) = U32(row, 1)
            yield from self._marked(row[5:], first)
            return
        if row[0] != 1:
            raise Damaged
        covered = (self.pages.layout.page_size - 4) * 8
        for at, place in enumerate(range(1, len(row) - 3, 4)):
            (number,) = U32(row, place)
            if not number:
                continue
            page = self.pages.page(number)
            if page[0] != _PAGE_OF_MAP:
                raise Damaged
            yield from self._marked(page[4:], at * covered)

    def _marked(self, bits: bytes, first: int) -> Iterator[int]:
        count = self.pages.count
        for at, byte in enumerate(bits):
            if byte:
                for bit in range(8):
                    number = first + 8 * at + bit
                    if byte >> bit & 1 and number < count:
                        yield number

    def _rows(self, table: JetTable) -> Iterator[Row]:
        layout = self.pages.layout
        for number in table.data:
            try:
                page = self.pages.page(number)
                (count,) = U16(page, layout.row_count)
                # Maps mark a page of another table now and then.
                if page[0] != _PAGE_OF_DATA or U32(page, 4)[0] != table.page:
                    continue
            except Damaged:
                continue
            for at in range(min(count, (len(page) - layout.row_count) // 2)):
                try:
                    flags, start, end = self.pages.places(page, at)
                    if flags & DELETED:
                        continue
                    row = page[start:end]
                    self._cells_left -= len(table.columns)
                    if self._cells_left < 0:
                        return  # such a file was made to do harm
                    if flags & MOVED:
                        row = self.pages.row(U32(row)[0])
                    yield cells_of(row, table.columns, self.pages)
                except (Damaged, struct_error, IndexError):
                    continue  # counted as missing
