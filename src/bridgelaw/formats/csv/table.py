"""The rows of a CSV file, with the text of each, so that what is not changed stays as it is."""

from __future__ import annotations

import csv
import io
import re
from collections.abc import Iterator
from dataclasses import dataclass, field

from bridgelaw.formats.documents import BadFile
from bridgelaw.locale import tr

SEPARATORS = ",;\t"
_NUMBER = re.compile(r"[+-]?\d+([.,]\d+)?(( \d+)?/\d+)?")
_RESULT = re.compile(r"=|[+-] ?\d{1,2}|'.*|", re.S)  # tricks, and what is quiet already
_FORMULA = ("=", "+", "-", "@", "\t", "\r", "\n", "＝", "＋", "－", "＠")
_MOST_CELLS = 1000  # no club has so many columns, and every row may have to be filled up to them
_MOST_ROWS = 200_000  # nor so many results; a row takes much more memory than its text


@dataclass
class CsvRow:
    """A row: its line in the file, its cells, and its own text with the end of the line."""

    number: int
    cells: list[str]
    text: str
    is_changed: bool = False

    @property
    def is_head(self) -> bool:
        """A row about the event, or a comment."""
        return self.cells[0].lstrip().startswith(("#", "＃"))

    def get(self, at: int | None) -> str:
        """A cell as it is meant."""
        return bare(self.cells[at]) if at is not None and at < len(self.cells) else ""

    def put(self, at: int, value: str) -> None:
        """Another value in a cell, safe in any spreadsheet."""
        if self.get(at) == value:
            return
        self.cells += [""] * (at + 1 - len(self.cells))
        self.cells[at] = safe(value)
        self.is_changed = True


@dataclass
class CsvTable:
    """All rows of a file."""

    separator: str
    line_end: str
    rows: list[CsvRow] = field(default_factory=list)

    def text(self) -> str:
        written = io.StringIO(newline="")
        writer = csv.writer(written, delimiter=self.separator, lineterminator=self.line_end)
        for row in self.rows:
            cells = [_quiet(cell) for cell in row.cells]
            if row.is_changed or cells != row.cells:
                writer.writerow(cells)
            else:
                written.write(row.text)
        return written.getvalue()


def parse(text: str, name: str) -> CsvTable:
    """The rows that are not empty, and the separator that the file uses."""
    lines = text.splitlines(keepends=True)
    # Inside a cell only \n and \r end a line; the other ends of lines that Python knows do not.
    if any(line[-1:] not in "\r\n" for line in lines[:-1]):
        lines = re.findall(r"[^\r\n]*(?:\r\n|\r|\n)|[^\r\n]+", text)
    if len(lines) > _MOST_ROWS:
        raise BadFile(tr("{file} is too large for a file of results", file=name))
    table = CsvTable(_separator(lines), "\r\n" if "\r\n" in text else "\n")
    # With a quote that is never closed every line stands for itself, or it would swallow the rest.
    is_broken = text.count('"') % 2 == 1
    try:
        for start, own in _records(lines, is_broken):
            cells = next(csv.reader([own], delimiter=table.separator), [])
            if len(cells) > _MOST_CELLS:
                raise BadFile(
                    tr("row {row} has more than {most} cells", row=start, most=_MOST_CELLS)
                )
            table.rows.append(CsvRow(start, cells or [""], own))
    except csv.Error as error:
        raise BadFile(tr("{file} is no CSV: {reason}", file=name, reason=str(error))) from error
    if table.rows and not table.rows[-1].text.endswith(("\n", "\r")):
        table.rows[-1].text += table.line_end
    return table


def safe(value: str) -> str:
    """A cell that no spreadsheet takes for a formula; `bare` gives the value back."""
    if _NUMBER.fullmatch(value):
        return value
    if value.startswith(_FORMULA) or (value[:1] == "'" and value[1:2] in (*_FORMULA, "'")):
        return "'" + value
    return value


def _quiet(cell: str) -> str:
    """A cell of a file that is given back: what a stranger wrote must not become a formula."""
    return cell if _RESULT.fullmatch(cell.strip()) else safe(cell)


def bare(cell: str) -> str:
    """What is meant by a cell: without the apostrophe that keeps a spreadsheet quiet."""
    cell = cell.strip()
    if cell[:1] == "'" and cell[1:2] in (*_FORMULA, "'") and len(cell) > 1:
        return cell[1:]
    return cell


def _separator(lines: list[str]) -> str:
    for line in lines:
        if line.strip() and not line.lstrip(' "').startswith(("#", "＃")):
            return max(SEPARATORS, key=line.count)
    return ","


def _records(lines: list[str], is_broken: bool) -> Iterator[tuple[int, str]]:
    """Each record's first line and its text; a cell in quotes may hold the end of a line."""
    first, own, quotes = 1, [], 0
    for number, line in enumerate(lines, 1):
        own.append(line)
        quotes += line.count('"')
        if is_broken or quotes % 2 == 0:
            yield first, "".join(own)
            first, own = number + 1, []
