"""Lines and tables of figures, as wide as the terminal and never cut off in a pipe."""

from __future__ import annotations

import os
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import groupby

from rich.cells import cell_len
from rich.console import Console
from rich.padding import Padding
from rich.table import Table

from bridgelaw.cli.common.line_breaks import Folded, folded
from bridgelaw.cli.common.terminal import Terminal
from bridgelaw.locale import Language, Text
from bridgelaw.scoring.presentation.rows import LinePart

_UNLIMITED = 2000  # a pipe has no edge at which a table would have to fold


_LONGEST_NUMBER = 6  # of a contestant: 12, 101NS


_CONTROLS = dict.fromkeys((*range(32), *range(127, 160)), " ")


def printable(text: str) -> str:
    """The text without what would steer the terminal: a file can hold anything."""
    return text.translate(_CONTROLS)


@dataclass(frozen=True, slots=True)
class Column:
    """A column: its heading, and whether it holds numbers, which are never folded."""

    heading: Text | str
    is_number: bool = True


def column_of(heading: Text | str, contestants: Iterable[str]) -> Column:
    """The column of contestants: numbers in most events, names in some."""
    return Column(heading, all(len(name) <= _LONGEST_NUMBER for name in contestants))


@dataclass(frozen=True, slots=True)
class PaperRow:
    """A row of texts, and how it is printed."""

    cells: Sequence[Text | str]
    style: str = ""


class Paper:
    """Prints lines and tables in one language."""

    def __init__(self, language: Language) -> None:
        self.language = language
        self.console: Console = Terminal(highlight=False)
        if not self.console.is_terminal and "COLUMNS" not in os.environ:
            self.console.width = _UNLIMITED

    @property
    def is_narrow(self) -> bool:
        return self.console.width < 80

    def said(self, words: Text | str) -> str:
        return printable(words if isinstance(words, str) else self.language.say(words))

    def line(self, words: Text | str = "", style: str = "") -> None:
        self.console.print(folded(self.said(words)), style=style)

    def outcome(self, part: LinePart) -> str:
        """`2/3 4♠= N`, or a remark in parentheses."""
        words = " ".join(filter(None, map(self.said, part.words)))
        return f"({words})" if part.is_remark else words

    def command(self, words: str) -> None:
        """A line for the shell: only the terminal may break it, so that it can be copied whole."""
        self.console.out("  " + printable(words), highlight=False)

    def bullet(self, words: Text | str, indent: int = 2) -> None:
        """A line of a list; what does not fit goes on below itself."""
        grid = Table.grid(padding=(0, 1))
        grid.add_column(no_wrap=True)
        grid.add_column(overflow="fold")
        grid.add_row("•", Folded(self.said(words)))
        self.console.print(Padding(grid, (0, 0, 0, indent), expand=False))

    def table(self, columns: Sequence[Column], rows: Iterable[PaperRow]) -> None:
        """A table; words fold where the terminal is narrow, numbers do not."""
        heads = [self.said(column.heading) for column in columns]
        body = [([self.said(cell) for cell in row.cells], row.style) for row in rows]
        cells = [heads, *(row for row, _ in body)]
        widths = [max(map(cell_len, column)) for column in zip(*cells, strict=True)]
        if sum(widths) + len(widths) - 1 <= self.console.width:
            self._plain_table(columns, widths, [(heads, "bold"), *body])
        else:
            self._folded_table(columns, heads, body)

    def _plain_table(
        self, columns: Sequence[Column], widths: list[int], rows: list[tuple[list[str], str]]
    ) -> None:
        """Nothing has to fold: a large field is printed much faster line by line."""
        for style, several in groupby(rows, key=lambda row: row[1]):
            lines = [
                " ".join(
                    " " * (width - cell_len(cell)) + cell
                    if column.is_number
                    else cell + " " * (width - cell_len(cell))
                    for column, width, cell in zip(columns, widths, cells, strict=True)
                ).rstrip()
                for cells, _ in several
            ]
            self.console.out("\n".join(lines), style=style, highlight=False)

    def _folded_table(
        self, columns: Sequence[Column], heads: list[str], rows: list[tuple[list[str], str]]
    ) -> None:
        table = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False, header_style="bold")
        for column, head in zip(columns, heads, strict=True):
            table.add_column(
                _cell(head),
                justify="right" if column.is_number else "left",
                no_wrap=column.is_number,
                overflow="fold",
            )
        for cells, style in rows:
            table.add_row(*map(_cell, cells), style=style)
        self.console.print(table)


def _cell(text: str) -> Folded:
    # Not as markup: a name may have brackets.
    return Folded(text)
