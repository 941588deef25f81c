"""The 2017 Laws of Duplicate Bridge as working software.

>>> from bridgelaw import Board, Seat, Table
>>> table = Table(Board(Seat.WEST)).after("W 1H, N P, E 1H")
>>> [found.law for found in table.irregularities]
['27']
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
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

_HOMES = {
    **dict.fromkeys(("PROCEDURES", "BadAnswer", "Interview", "NothingToRule", "Ruling"), "laws"),
    **dict.fromkeys(("ImpossibleEvent", "Irregularity", "Phase", "Table"), "table"),
}
"""Where a name lives that is not of `game`."""


def __getattr__(name: str) -> Any:
    # Late, because a command that only scores a contract needs no laws.
    if name not in __all__:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    value = getattr(import_module(f"{__name__}.{_HOMES.get(name, 'game')}"), name)
    globals()[name] = value
    return value
