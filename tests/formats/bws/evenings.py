"""BWS files made for tests: any movement, any results, the columns of old and new programs."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import datetime
from typing import Any

from tests.formats.bws.jet_writer import BOOL, DATE, INT, LONG, TEXT, Made, Writer

Row = Mapping[str, Any]

SECTION = {"ID": INT, "Letter": TEXT, "Tables": INT, "MissingPair": INT}
NEW_SECTION = {**SECTION, "EWMoveBeforePlay": INT, "Session": INT, "ScoringType": INT,
               "Winners": INT}  # fmt: skip
ROUND = {"Section": INT, "Table": INT, "Round": INT, "NSPair": INT, "EWPair": INT, "LowBoard": INT,
         "HighBoard": INT, "CustomBoards": TEXT}  # fmt: skip
RECEIVED = {"ID": LONG, "Section": INT, "Table": INT, "Round": INT, "Board": INT, "PairNS": INT,
            "PairEW": INT, "Declarer": INT, "NS/EW": TEXT, "Contract": TEXT, "Result": TEXT,
            "LeadCard": TEXT, "Remarks": TEXT, "DateLog": DATE, "TimeLog": DATE, "Processed": BOOL,
            "Erased": BOOL}  # fmt: skip
PLAYERS = {"Section": INT, "Table": INT, "Direction": TEXT, "Number": TEXT}
NEW_PLAYERS = {**PLAYERS, "Name": TEXT, "Round": INT}
MADE = {"ID": LONG, "Section": INT, "Table": INT, "Round": INT, "Board": INT, "Counter": INT,
        "Direction": TEXT}  # fmt: skip
HANDS = {"Section": INT, "Board": INT} | {
    f"{seat}{suit}": TEXT
    for seat in ("North", "East", "South", "West")
    for suit in ("Spades", "Hearts", "Diamonds", "Clubs")
}


@dataclass(frozen=True)
class Evening:
    """What stands in the tables; `data` is the file."""

    sections: Sequence[Row] = ({"ID": 1, "Letter": "A", "Tables": 2, "MissingPair": 0},)
    rounds: Sequence[Row] = ()
    received: Sequence[Row] = ()
    players: Sequence[Row] = ()
    names: Sequence[Row] = ()
    hands: Sequence[Row] = ()
    calls: Sequence[Row] = ()
    cards: Sequence[Row] = ()
    session: str = "Tuesday"
    is_old: bool = False
    without: frozenset[str] = frozenset()
    """Tables that the file has not."""
    more: Mapping[str, Made] = field(default_factory=dict)

    def tables(self) -> dict[str, Made]:
        found = {
            "Section": Made(SECTION if self.is_old else NEW_SECTION, self.sections),
            "RoundData": Made(ROUND, self.rounds),
            "ReceivedData": Made(RECEIVED, self.received),
            "PlayerNumbers": Made(PLAYERS if self.is_old else NEW_PLAYERS, self.players),
            "BiddingData": Made({**MADE, "Bid": TEXT, "Erased": BOOL}, self.calls),
            "PlayData": Made({**MADE, "Card": TEXT, "Erased": BOOL}, self.cards),
        }
        if not self.is_old:
            day = datetime(2026, 11, 17)
            found["Session"] = Made(
                {"ID": LONG, "Name": TEXT, "Date": DATE},
                [{"ID": 1, "Name": self.session, "Date": day}],
            )
            found["PlayerNames"] = Made({"ID": LONG, "Name": TEXT, "strID": TEXT}, self.names)
            found["HandRecord"] = Made(HANDS, self.hands)
        found.update(self.more)
        return {name: table for name, table in found.items() if name not in self.without}

    def data(self, version: int = 3) -> bytes:
        return Writer(version).file(self.tables())

    def with_rows(self, *rows: Row) -> Evening:
        """With results, numbered in the order in which they came."""
        received = [{"ID": at, "Section": 1, **row} for at, row in enumerate(rows, 1)]
        return replace(self, received=received)


def planned(
    table: int, number: int, ns: int, ew: int, low: int, high: int, section: int = 1
) -> dict[str, Any]:
    return {"Section": section, "Table": table, "Round": number, "NSPair": ns, "EWPair": ew,
            "LowBoard": low, "HighBoard": high, "CustomBoards": None}  # fmt: skip


def mitchell(tables: int, each: int = 2, apart: bool = True) -> list[dict[str, Any]]:
    """A Mitchell with an odd number of tables: East-West up, boards down."""
    found = []
    for number in range(1, tables + 1):
        for table in range(1, tables + 1):
            ew = (table - number) % tables + 1
            low = (table + number - 2) % tables * each + 1
            shift = 0 if apart else tables
            found.append(planned(table, number, table, ew + shift, low, low + each - 1))
    return found


def howell() -> list[dict[str, Any]]:
    """Four pairs, three rounds: everybody meets everybody."""
    return [
        planned(1, 1, 4, 1, 1, 2), planned(2, 1, 2, 3, 1, 2),
        planned(1, 2, 4, 2, 3, 4), planned(2, 2, 3, 1, 3, 4),
        planned(1, 3, 4, 3, 5, 6), planned(2, 3, 1, 2, 5, 6),
    ]  # fmt: skip


RESULTS = (("N", "3 NT", "="), ("S", "4 S", "+1"), ("E", "2 H", "-1"), ("W", "3 D x", "-2"),
           ("N", "PASS", None), ("N", "6 NT xx", "-3"), ("E", "1 NT", "+2"))  # fmt: skip


def played(rounds: Iterable[Row], skip: int = 0) -> list[dict[str, Any]]:
    """A result for every board of a movement, of all kinds in turn."""
    return [
        {**place, **dict(zip(("NS/EW", "Contract", "Result"), RESULTS[at % 7], strict=True))}
        for at, place in enumerate(_places(rounds), skip)
    ]


def _places(rounds: Iterable[Row]) -> Iterator[dict[str, Any]]:
    at = 0
    for row in rounds:
        for board in range(row["LowBoard"], row["HighBoard"] + 1):
            if row["NSPair"] and row["EWPair"]:
                at += 1
                yield {"ID": at, "Section": row["Section"], "Table": row["Table"],
                       "Round": row["Round"], "Board": board, "PairNS": row["NSPair"],
                       "PairEW": row["EWPair"]}  # fmt: skip


def result(
    board: int, ns: int, ew: int, by: str, contract: str | None, tricks: str | None, **more: Any
) -> dict[str, Any]:
    """One result; the round and the table are 1 unless they are given."""
    return {"Table": 1, "Round": 1, "Board": board, "PairNS": ns, "PairEW": ew, "NS/EW": by,
            "Contract": contract, "Result": tricks, **more}  # fmt: skip


def section(number: int = 1, letter: str = "A", **more: Any) -> dict[str, Any]:
    return {"ID": number, "Letter": letter, "Tables": 3, "MissingPair": 0, **more}
