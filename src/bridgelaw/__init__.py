"""The 2017 Laws of Duplicate Bridge as working software.

>>> from bridgelaw import Board, Seat, Table
>>> table = Table(Board(Seat.WEST)).after("W 1H, N P, E 1H")
>>> [found.law for found in table.irregularities]
['27']
"""

from bridgelaw.game import (
    Auction,
    Bid,
    Board,
    Call,
    Card,
    Contract,
    Deal,
    Hand,
    NotationError,
    Seat,
    Side,
    Suit,
    Vulnerability,
    parse_call,
)
from bridgelaw.laws import PROCEDURES, BadAnswer, Interview, NothingToRule, Ruling
from bridgelaw.table import ImpossibleEvent, Irregularity, Phase, Table

__version__ = "0.1.0"

__all__ = [
    "PROCEDURES",
    "Auction",
    "BadAnswer",
    "Bid",
    "Board",
    "Call",
    "Card",
    "Contract",
    "Deal",
    "Hand",
    "ImpossibleEvent",
    "Interview",
    "Irregularity",
    "NotationError",
    "NothingToRule",
    "Phase",
    "Ruling",
    "Seat",
    "Side",
    "Suit",
    "Table",
    "Vulnerability",
    "parse_call",
]
