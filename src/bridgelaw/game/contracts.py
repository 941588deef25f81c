"""The final contract."""

from __future__ import annotations

import re
from dataclasses import dataclass
from enum import Enum

from bridgelaw.game.calls import Bid, parse_bid
from bridgelaw.game.errors import NotationError
from bridgelaw.game.seats import SEAT_OF_LETTER, Seat
from bridgelaw.game.spelling import plain
from bridgelaw.game.suits import Denomination
from bridgelaw.locale.text import Text, tr


class Doubled(Enum):
    """Whether a contract is doubled; the value is written behind its bid.

    >>> Contract.parse("4SXX by N").doubled
    Doubled.REDOUBLED
    """

    NO = ""
    DOUBLED = "X"
    REDOUBLED = "XX"

    def __repr__(self) -> str:
        return f"Doubled.{self.name}"


# Some archives write R for a redoubled contract.
_AS_WRITTEN = re.compile(r"(\d\s*\S+?)\s*([Xx]{0,2}|R)\s+(?:BY\s+|by\s+)?([NESW])")
_DOUBLED = {"": Doubled.NO, "X": Doubled.DOUBLED, "XX": Doubled.REDOUBLED, "R": Doubled.REDOUBLED}


@dataclass(frozen=True, slots=True)
class Contract:
    """A bid, doubled or not, and who plays it.

    >>> contract = Contract.parse("4♠X by N")
    >>> str(contract), contract.dummy, contract.tricks_needed
    ('4SX by N', Seat.SOUTH, 10)
    """

    bid: Bid
    doubled: Doubled
    declarer: Seat

    @classmethod
    def parse(cls, text: str) -> Contract:
        """Reads a contract with its declarer.

        >>> Contract.parse("3NT by S").declarer
        Seat.SOUTH
        >>> Contract.parse("5Cx by N").doubled
        Doubled.DOUBLED
        """
        match = _AS_WRITTEN.fullmatch(text) or _AS_WRITTEN.fullmatch(plain(text))
        if match is None:
            raise NotationError(text, "a contract such as 3NT by S or 4SX by N")
        return cls(parse_bid(match[1]), _DOUBLED[match[2].upper()], SEAT_OF_LETTER[match[3]])

    @property
    def denomination(self) -> Denomination:
        """The trump suit, or no trump."""
        return self.bid.denomination

    @property
    def dummy(self) -> Seat:
        """Declarer's partner."""
        return self.declarer.partner

    @property
    def tricks_needed(self) -> int:
        """How many tricks declarer's side must win."""
        return 6 + self.bid.level

    @property
    def said(self) -> Text:
        """The contract as a language says it: `4♠X by North`."""
        bid = self.bid.symbols + self.doubled.value
        return tr("{contract} by {declarer}", contract=bid, declarer=self.declarer)

    def __str__(self) -> str:
        return f"{self.bid}{self.doubled.value} by {self.declarer}"
