"""A board: its number gives the dealer and the vulnerability."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from bridgelaw.game.errors import NotationError
from bridgelaw.game.seats import SEATS, Seat, Side
from bridgelaw.game.spelling import plain


class Vulnerability(Enum):
    """Which sides are vulnerable."""

    NONE = "none"
    NS = "NS"
    EW = "EW"
    BOTH = "both"

    @classmethod
    def parse(cls, text: str) -> Vulnerability:
        """Reads a vulnerability as people write it.

        >>> Vulnerability.parse("all"), Vulnerability.parse("N-S"), Vulnerability.parse("-")
        (Vulnerability.BOTH, Vulnerability.NS, Vulnerability.NONE)
        """
        vulnerability = _SPELLINGS.get(plain(text).replace("/", "").strip("-").replace("-", ""))
        if vulnerability is None:
            raise NotationError(text, "a vulnerability: none, NS, EW or both")
        return vulnerability

    def covers(self, side: Side) -> bool:
        """Is this side vulnerable?

        >>> Vulnerability.NS.covers(Side.NS), Vulnerability.NS.covers(Side.EW)
        (True, False)
        """
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

    dealer: Seat | None
    """`None` where nobody said who dealt; a board with a number always has one."""
    vulnerability: Vulnerability = Vulnerability.NONE
    id: int | None = None

    @property
    def first_to_call(self) -> Seat:
        """The dealer; `ValueError` where nobody said who dealt."""
        if self.dealer is None:
            raise ValueError("nobody said who dealt this board")
        return self.dealer

    @classmethod
    def number(cls, number: int) -> Board:
        """The board of that number, with its dealer and vulnerability (Law 2).

        >>> Board.number(1)
        Board(dealer=Seat.NORTH, vulnerability=Vulnerability.NONE, id=1)
        """
        if number < 1:
            raise ValueError(f"boards are numbered from 1, not {number}")
        index = (number - 1) % 16
        return cls(SEATS[index % 4], _CYCLE[(index % 4 + index // 4) % 4], number)

    @classmethod
    def parse(
        cls, number: int | None, dealer: str | None = None, vulnerable: str | None = None
    ) -> Board:
        """The board by its number, by what is written of it, or by both where a board differs.

        >>> Board.parse(7, vulnerable="none")
        Board(dealer=Seat.SOUTH, vulnerability=Vulnerability.NONE, id=7)
        >>> Board.parse(None, "W", "EW")
        Board(dealer=Seat.WEST, vulnerability=Vulnerability.EW, id=None)
        >>> Board.parse(None, "?").dealer is None
        True
        """
        board = cls(SEATS[0]) if number is None else cls.number(number)
        deals = board.dealer
        if dealer is not None:
            deals = None if dealer.strip() == "?" else Seat.parse(dealer)
        return cls(
            deals,
            board.vulnerability if vulnerable is None else Vulnerability.parse(vulnerable),
            board.id,
        )
