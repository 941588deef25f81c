"""Results in CSV that a person types in a spreadsheet: read, and written back with scores."""

from __future__ import annotations

import csv
from collections.abc import Callable
from typing import TypeVar

from bridgelaw.formats.csv.table import SEPARATORS, CsvRow, CsvTable, bare, parse
from bridgelaw.formats.csv.words import COLUMNS, HEAD, NEEDED, column_of, head_word
from bridgelaw.formats.documents import BadFile, Document, Wishes
from bridgelaw.formats.files import encode, text_of_file
from bridgelaw.formats.own.draft import Draft
from bridgelaw.formats.own.lines import BadLine, read_line
from bridgelaw.formats.own.profile import profile_from_text
from bridgelaw.formats.own.stated import KEPT
from bridgelaw.formats.own.words import (
    name_of,
    nearest,
    read_amount,
    read_clock,
    read_method,
    read_time,
    read_whole,
    read_winners,
    read_yes,
    unknown_key,
)
from bridgelaw.game import NotationError, Vulnerability
from bridgelaw.locale import Refusal, Text, tr
from bridgelaw.scoring.field import BoardKey, Event, Method, Penalty
from bridgelaw.scoring.kept import ALL_SESSIONS
from bridgelaw.scoring.profile import WBF
from bridgelaw.scoring.standings import Standings

_T = TypeVar("_T")


class CsvDocument(Document):
    """A file of our CSV."""

    kind = "csv"

    def __init__(self, text: str, encoding: str, name: str, wishes: Wishes) -> None:
        self.text = text
        self.encoding = encoding
        reader = Reader(parse(text, name), wishes, name)
        reader.read()
        self.field, self.rows = reader.draft.finish(name)
        self.header = reader.header_at
        self.problems = tuple(reader.draft.problems)
        self.stated = reader.draft.stated_points()
        self.name = name

    def write(self, standings: Standings) -> bytes:
        from bridgelaw.formats.csv.new import written_back

        return encode(written_back(self, standings), self.encoding)


def read_csv(data: bytes, name: str, wishes: Wishes) -> CsvDocument:
    """A file of our CSV; `BadFile` if it is none."""
    text, encoding = text_of_file(data, name)
    return CsvDocument(text.removeprefix("\ufeff"), encoding, name, wishes)


def head_cells(row: CsvRow) -> tuple[str, list[str]]:
    """The word of a row about the event and what it says of it.

    `# name` and its cells, or on one line of text `# name 1: Ito - Sato`.
    """
    first, *rest = (bare(cell) for cell in row.cells)
    while rest and not rest[-1]:
        rest.pop()
    first = first.lstrip("#＃ ").replace("：", ":")
    if not rest:
        # The results below may be separated otherwise than the rows about the event.
        for separator in SEPARATORS:
            word, *values = _cells(first, separator)
            if values and head_word(word) is not None:
                return word, values
    if ":" in first:
        first, _, value = first.partition(":")
        word, *of = first.split(maxsplit=1) or [""]
        is_list = head_word(word) in ("name", "penalty", "vulnerable", "kept_total")
        values = value.split(";") if is_list else [value]
        return word, [*of, *(part.strip() for part in values), *rest]
    return first.strip(), rest


def _cells(text: str, separator: str) -> list[str]:
    try:
        cells = next(csv.reader([text], delimiter=separator), [])
    except csv.Error:
        cells = []
    return [cell.strip() for cell in cells] or [text]


def columns_of(header: CsvRow) -> dict[str, int]:
    columns: dict[str, int] = {}
    for at, heading in enumerate(header.cells):
        name = column_of(bare(heading))
        if name is not None:
            if name in columns:
                raise BadFile(
                    tr(
                        "row {row}: the column “{column}” stands twice",
                        row=header.number,
                        column=name,
                    )
                )
            columns[name] = at
    return columns


class Reader:
    """Reads a table into a draft; the source of a line is the place of its row."""

    def __init__(self, table: CsvTable, wishes: Wishes, name: str) -> None:
        self.table = table
        self.wishes = wishes
        self.heads: dict[str, list[tuple[CsvRow, list[str]]]] = {}
        self.draft: Draft[int] = Draft(Event())
        body = []
        for at, row in enumerate(table.rows):
            if not any(cell.strip() for cell in row.cells):
                continue
            if row.is_head:
                self.head(row)
            else:
                body.append(at)
        if not body:
            raise BadFile(tr("there are no results in {file}", file=name))
        self.header_at = body[0]
        self.header = table.rows[body[0]]
        self.body = body[1:]
        self.columns = self.check_header()
        self.draft.event = self.event()

    def head(self, row: CsvRow) -> None:
        word, values = head_cells(row)
        known = head_word(word)
        if known is not None:
            self.heads.setdefault(known, []).append((row, values))
        elif values and nearest(word, HEAD) is not None:
            self.draft.problem(_row(row), unknown_key(word, HEAD))

    def check_header(self) -> dict[str, int]:
        columns = columns_of(self.header)
        for heading in self.header.cells:
            # Another column is the club's own, unless it looks like one that is missing.
            meant = nearest(heading.strip(), [name for name in COLUMNS if name not in columns])
            if column_of(heading) is None and meant is not None and len(heading.strip()) > 2:
                raise BadFile(
                    tr("row {row}: there is no column “{heading}”; is “{meant}” meant?",
                       row=self.header.number, heading=heading.strip(), meant=meant)
                )  # fmt: skip
        for name in NEEDED:
            if name not in columns:
                raise BadFile(
                    tr(
                        "row {row} has no column “{column}”; board, ns and ew are needed",
                        row=self.header.number,
                        column=name,
                    )
                )
        return columns

    def event(self) -> Event:
        wishes = self.wishes
        return Event(
            wishes.method or self.value("scoring", read_method, Method.MATCHPOINTS),
            wishes.profile or self.value("profile", profile_from_text, WBF),
            self.value("event", str, ""),
            self.value("date", str, ""),
            self.value("winners", read_winners, 1),
            self.value("knockout", read_yes, False),
            self.value("posted", read_time, ""),
            self.value("clock", read_clock, ""),
        )

    def value(self, key: str, read: Callable[[str], _T], default: _T) -> _T:
        for row, values in self.heads.get(key, ()):
            text = (
                self.table.separator.join(values) if key in ("event", "date") else "; ".join(values)
            )
            try:
                return read(text.strip()) if text.strip() else default
            except Refusal as error:
                raise BadFile(
                    tr("{place}: {reason}", place=_row(row), reason=error.text)
                ) from error
        return default

    def read(self) -> None:
        draft = self.draft
        for row, values in self.heads.get("name", ()):
            with draft.reading(_row(row)):
                if len(values) < 2:
                    raise BadLine(tr("write “# name”, who it is, and the names"))
                draft.names[name_of(values[0])] = self.table.separator.join(values[1:])
        for row, values in self.heads.get("vulnerable", ()):
            with draft.reading(_row(row)):
                self.vulnerable(values)
        self.vulnerable_column()
        for at in self.body:
            self.line(at)
        for row, values in self.heads.get("penalty", ()):
            with draft.reading(_row(row)):
                draft.penalties.append((self.penalty(values), _row(row)))
        for row, values in self.heads.get("kept_total", ()):
            with draft.reading(_row(row)):
                self.kept_total(values)

    def kept_total(self, values: list[str]) -> None:
        if len(values) < 2:
            raise BadLine(tr("write “# kept_total”, who it is, and the points"))
        percent, session = (*values[2:4], "", "")[:2]
        number = read_whole(session) if session else ALL_SESSIONS
        self.draft.state_total(name_of(values[0]), values[1], percent, number)

    def vulnerable(self, values: list[str]) -> None:
        if len(values) < 2:
            raise BadLine(tr("write “# vulnerable”, the board, and NS, EW, both or none"))
        session = read_whole(values[2]) if len(values) > 2 else self.wishes.session
        key = BoardKey(session, read_whole(values[0]))
        self.draft.set_vulnerability(key, Vulnerability.parse(values[1]))

    def vulnerable_column(self) -> None:
        if "vulnerable" not in self.columns:
            return
        for at in self.body:
            row = self.table.rows[at]
            written = row.get(self.columns["vulnerable"])
            if written:
                with self.draft.reading(_row(row)):
                    self.draft.set_vulnerability(self.key(row), Vulnerability.parse(written))

    def key(self, row: CsvRow) -> BoardKey:
        session = row.get(self.columns.get("session"))
        return BoardKey(
            read_whole(session) if session else self.wishes.session,
            read_whole(row.get(self.columns["board"])),
        )

    def line(self, at: int) -> None:
        row = self.table.rows[at]
        try:
            key = self.key(row)
        except NotationError as error:
            self.draft.problem(_row(row), error.text)
            return
        place = tr("row {row}, board {board}", row=row.number, board=key.number)
        with self.draft.reading(place):
            # Cells without a heading come from a separator too many, and move all after it.
            if any(cell.strip() and not self.header.get(at) for at, cell in enumerate(row.cells)):
                raise BadLine(tr("the row has more cells than there are columns"))
            cells = {name: row.get(column) for name, column in self.columns.items()}
            line = read_line(cells, key, self.draft.vulnerability(key))
            self.draft.lines.append((line, place, at))
            self.draft.state(*(cells.get(name, "") for name in KEPT))

    def penalty(self, values: list[str]) -> Penalty:
        if len(values) < 2:
            raise BadLine(tr("write “# penalty”, who it is, the amount, the law and the reason"))
        amount, unit = read_amount(values[1])
        law, reason, session = (*values[2:5], *("", "", ""))[:3]
        return Penalty(
            name_of(values[0]),
            amount,
            unit,
            read_whole(session) if session else self.wishes.session,
            law or "90",
            reason,
        )


def _row(row: CsvRow) -> Text:
    return tr("row {row}", row=row.number)
