"""What stands in the tables of a BWS file, whichever version of the program made it.

The columns differ from version to version: whatever is missing has its plain value.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime

from bridgelaw.formats.bws.told import ToldFile, is_told
from bridgelaw.formats.documents import BadFile
from bridgelaw.formats.jet.tables import JetFile
from bridgelaw.formats.jet.values import Value
from bridgelaw.locale import Text, tr

_RESULTS = "ReceivedData"
_MOST_BOARDS = 200  # in one round of one table; more is damage
_MOST_PLANNED = 20_000  # tables in rounds
_LISTED = re.compile(r"(\d{1,6})(?:\s*-\s*(\d{1,6}))?", re.ASCII)


@dataclass(frozen=True, slots=True)
class Section:
    """A section of the room."""

    id: int
    letter: str
    tables: int
    missing_pair: int
    """Negative: one that would sit East-West, where the two directions are numbered apart."""
    ew_move: int
    """So many tables up do the East-West pairs go before the play, from where they signed in."""
    session: int
    scoring: int
    winners: int
    """0: the file does not say."""


@dataclass(frozen=True, slots=True)
class Planned:
    """A table in a round: who is to meet there, on which boards; 0 is nobody."""

    section: int
    table: int
    round: int
    ns: int
    ew: int
    boards: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Received:
    """A result as it was sent from a table."""

    id: int
    section: int
    table: int
    round: int
    board: int
    ns: int
    ew: int
    declarer: str
    contract: str
    result: str
    lead: str
    remarks: str

    @property
    def place(self) -> tuple[int, int, int, int]:
        return self.section, self.table, self.round, self.board


@dataclass(frozen=True, slots=True)
class SignedIn:
    """A player who has sat down."""

    section: int
    table: int
    round: int
    direction: str
    number: str
    name: str


@dataclass(frozen=True, slots=True)
class SentAction:
    """A call or a card, as it was sent from a table."""

    section: int
    table: int
    round: int
    board: int
    counter: int
    direction: str
    what: str


@dataclass(frozen=True, slots=True)
class Dealt:
    """The hands of a board: North, East, South, West, each with its suits from spades down."""

    section: int
    board: int
    hands: tuple[tuple[str, str, str, str], ...]


class _Cells:
    """A row, whose columns are found however their names are written."""

    def __init__(self, row: Mapping[str, Value]) -> None:
        self._row = {name.lower(): value for name, value in row.items()}

    def number(self, name: str) -> int:
        value = self._row.get(name.lower())
        if isinstance(value, str) and re.fullmatch(r"\s*-?\d{1,9}\s*", value, re.ASCII):
            return int(value)
        return int(value) if isinstance(value, int | float) and abs(value) < 1e9 else 0

    def text(self, name: str) -> str:
        value = self._row.get(name.lower())
        text = "" if value is None or isinstance(value, bytes) else str(value)
        return " ".join(text.replace("\0", " ").split())

    def time(self, name: str) -> datetime | None:
        value = self._row.get(name.lower())
        return value if isinstance(value, datetime) else None


class Evening:
    """Everything in a file that bridgelaw uses. `problems` says what could not be read."""

    def __init__(self, data: bytes, name: str) -> None:
        self._file = ToldFile(data, name) if is_told(data) else JetFile(data, name)
        self._read: dict[str, list[_Cells]] = {}
        if _RESULTS not in self._file.tables:
            raise BadFile(
                tr("{file} is a Microsoft Access file without the table {table}: it has no results "
                   "of Bridgemate", file=name, table=_RESULTS)
            )  # fmt: skip
        self.sections = self._sections()
        self.planned = tuple(
            Planned(
                cells.number("Section"), cells.number("Table"), cells.number("Round"),
                cells.number("NSPair"), cells.number("EWPair"), _boards(cells),
            )
            for cells in self._rows("RoundData")[:_MOST_PLANNED]
        )  # fmt: skip
        self.received = self._received()
        self._names: Mapping[str, str] | None = None
        self.notes: tuple[Text, ...] = ()
        """What is damaged and no result depends on."""

    @property
    def problems(self) -> tuple[Text, ...]:
        return tuple(dict.fromkeys(self._file.problems))

    @property
    def calls(self) -> tuple[SentAction, ...]:
        return self._made("BiddingData", "Bid")

    @property
    def cards(self) -> tuple[SentAction, ...]:
        return self._made("PlayData", "Card")

    @property
    def dealt(self) -> tuple[Dealt, ...]:
        return tuple(
            Dealt(
                cells.number("Section"),
                cells.number("Board"),
                tuple(
                    (cells.text(f"{seat}Spades"), cells.text(f"{seat}Hearts"),
                     cells.text(f"{seat}Diamonds"), cells.text(f"{seat}Clubs"))
                    for seat in ("North", "East", "South", "West")
                ),
            )
            for cells in self._rows("HandRecord")
        )  # fmt: skip

    @property
    def signed_in(self) -> tuple[SignedIn, ...]:
        return tuple(
            SignedIn(
                cells.number("Section"), cells.number("Table"), cells.number("Round"),
                cells.text("Direction").upper(), cells.text("Number"), cells.text("Name"),
            )
            for cells in self._rows("PlayerNumbers")
        )  # fmt: skip

    def name_of(self, number: str) -> str:
        """Who has this number in the club's list; it is long, and read only when it is needed."""
        if self._names is None:
            names: dict[str, str] = {}
            before = len(self._file.problems)
            rows = self._file.rows("PlayerNames")
            self.notes = tuple(
                tr("Not all of the club's list of names can be read ({reason}): whoever is missing "
                   "in it is shown by number.", reason=reason)
                for reason in self._file.problems[before:]
            )  # fmt: skip
            del self._file.problems[before:]
            for row in rows:
                cells = _Cells(row)
                for key in (str(cells.number("ID") or ""), cells.text("strID")):
                    if key and cells.text("Name"):
                        names.setdefault(key.lstrip("0"), cells.text("Name"))
            self._names = names
        return self._names.get(number.lstrip("0"), "") if number else ""

    @property
    def is_individual(self) -> bool:
        """Do four players meet at a table, each on their own?"""
        return any(
            cells.number("South") or cells.number("West") for cells in self._rows("RoundData")
        )

    @property
    def event(self) -> str:
        """What the session is called."""
        return next((cells.text("Name") for cells in self._rows("Session")), "")

    @property
    def date(self) -> str:
        """The day of the session, or of its first result."""
        days = [cells.time("Date") for cells in self._rows("Session")]
        days += [cells.time("DateLog") for cells in self._rows(_RESULTS)]
        likely = [day for day in days if day is not None and day.year > 1980]
        return likely[0].date().isoformat() if likely else ""

    def _sections(self) -> tuple[Section, ...]:
        return tuple(
            Section(
                cells.number("ID"), cells.text("Letter") or str(cells.number("ID")),
                cells.number("Tables"), cells.number("MissingPair"),
                cells.number("EWMoveBeforePlay"), cells.number("Session"),
                cells.number("ScoringType"), cells.number("Winners"),
            )
            for cells in self._rows("Section")
        )  # fmt: skip

    def _received(self) -> tuple[Received, ...]:
        """The results that count: of several for a board at a table, the one that came last."""
        last: dict[tuple[int, int, int, int], Received] = {}
        for cells in sorted(self._rows(_RESULTS), key=lambda cells: cells.number("ID")):
            row = Received(
                cells.number("ID"), cells.number("Section"), cells.number("Table"),
                cells.number("Round"), cells.number("Board"), cells.number("PairNS"),
                cells.number("PairEW"), cells.text("NS/EW").upper(), cells.text("Contract"),
                cells.text("Result"), cells.text("LeadCard"), cells.text("Remarks"),
            )  # fmt: skip
            if not cells.number("Erased"):
                last[row.place] = row
        return tuple(last.values())

    def _made(self, table: str, column: str) -> tuple[SentAction, ...]:
        """In their order at each table; of two with the same counter the later one counts."""
        last: dict[tuple[int, ...], SentAction] = {}
        for cells in sorted(self._rows(table), key=lambda cells: cells.number("ID")):
            made = SentAction(
                cells.number("Section"), cells.number("Table"), cells.number("Round"),
                cells.number("Board"), cells.number("Counter"), cells.text("Direction").upper(),
                cells.text(column),
            )  # fmt: skip
            if not cells.number("Erased") and made.what:
                last[(made.section, made.table, made.round, made.board, made.counter)] = made
        return tuple(last[key] for key in sorted(last))

    def _rows(self, table: str) -> list[_Cells]:
        if table not in self._read:
            self._read[table] = [_Cells(row) for row in self._file.rows(table)]
        return self._read[table]


def _boards(cells: _Cells) -> tuple[int, ...]:
    """From the lowest to the highest, or as they are listed: `1,2,7-9`."""
    listed = [
        range(int(first), int(last or first) + 1)
        for first, last in _LISTED.findall(cells.text("CustomBoards"))
    ]
    spans = listed or [range(cells.number("LowBoard"), cells.number("HighBoard") + 1)]
    boards = dict.fromkeys(
        board for span in spans if len(span) <= _MOST_BOARDS for board in span if board > 0
    )
    return tuple(boards)
