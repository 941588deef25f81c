"""A board: its number gives the dealer and the vulnerability."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from bridgelaw.game.errors import NotationError
from bridgelaw.game.seats import SEATS, Seat, Side
from bridgelaw.game.spelling import plain


class Vulnerability(Enum):
    NONE = "none"
    NS = "NS"
    EW = "EW"
    BOTH = "both"

    @classmethod
    def parse(cls, text: str) -> Vulnerability:
        """
        >>> Vulnerability.parse("all"), Vulnerability.parse("N-S"), Vulnerability.parse("-")
        (Vulnerability.BOTH, Vulnerability.NS, Vulnerability.NONE)
        """
        found = _SPELLINGS.get(plain(text).replace("/", "").strip("-").replace("-", ""))
        if found is None:
            raise NotationError(text, "a vulnerability: none, NS, EW or both")
        return found

    def covers(self, side: Side) -> bool:
        return self is Vulnerability.BOTH or self.name == side.name

    def __str__(self) -> str:
        return self.value

    def __repr__(self) -> str:
        return f"Vulnerability.{self.name}"


_SPELLINGS = {
    "": Vulnerability.NONE, "NONE": Vulnerability.NONE, "LOVE": Vulnerability.NONE,
    "O": Vulnerability.NONE, "0": Vulnerability.NONE, "なし": Vulnerability.NONE,
    "ノンバル": Vulnerability.NONE,
    "NS": Vulnerability.NS, "SN": Vulnerability.NS, "EW": Vulnerability.EW,
    "WE": Vulnerability.EW,
    "BOTH": Vulnerability.BOTH, "ALL": Vulnerability.BOTH, "B": Vulnerability.BOTH,
    "双方": Vulnerability.BOTH, "両方": Vulnerability.BOTH,
}  # fmt: skip

# Law 2: the pattern repeats after sixteen boards and shifts by one every four.
_CYCLE = (Vulnerability.NONE, Vulnerability.NS, Vulnerability.EW, Vulnerability.BOTH)


@dataclass(frozen=True, slots=True)
class Board:
    """Who deals and who is vulnerable, and the board's number where it has one.

    >>> Board.number(7)
    Board(dealer=Seat.SOUTH, vulnerability=Vulnerability.BOTH, id=7)
    """

    dealer: Seat
    vulnerability: Vulnerability = Vulnerability.NONE
    id: int | None = None

    @classmethod
    def number(cls, number: int) -> Board:
        if number < 1:
            raise ValueError(f"boards are numbered from 1, not {number}")
        index = (number - 1) % 16
        return cls(SEATS[index % 4], _CYCLE[(index % 4 + index // 4) % 4], number)
