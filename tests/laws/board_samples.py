"""Sample tables for the rulings on cards, boards and deals."""

from __future__ import annotations

from bridgelaw.game import Board, Deal, Seat
from bridgelaw.laws import (
    DEALING_FAULT,
    SETTLED_BY_PLAYERS,
    WRONG_NUMBER_OF_CARDS,
    WRONG_PAIR,
    Procedure,
)
from bridgelaw.table import Table
from tests.laws.interviews import table

RIGHT = "N:AK32.432.AK2.432 QJ4.AK65.QJ3.AK5 T98.QJ7.T984.QJ6 765.T98.765.T987"
FOURTEEN = "N:AK32.432.AK2.5432 QJ4.AK65.QJ3.AK T98.QJ7.T984.QJ6 765.T98.765.T987"
"""North has East's five of clubs."""
SHORT = "N:AK32.432.AK2.432 QJ4.AK65.QJ3.AK T98.QJ7.T984.QJ6 765.T98.765.T987"
PLAYED = "S 1NT, W P, N P, E P, W leads S7"


def dealt(deal: str, happened: str = "", dealer: Seat = Seat.SOUTH) -> Table:
    """A table with these hands, which may not be right."""
    at = Table(Board(dealer), Deal.parse(deal))
    return at.after(happened) if happened else at


BOARD_SAMPLES: dict[Procedure, tuple[Table, ...]] = {
    WRONG_NUMBER_OF_CARDS: (
        table("W 1C"),
        Table(Board(Seat.WEST)),
        dealt(FOURTEEN),
        dealt(FOURTEEN, "S 1C"),
        dealt(FOURTEEN, "S 1C, W P, N 1S"),
        dealt(FOURTEEN, "N counts 14"),
        dealt("N:AK32.432.AK2.5432 - - -"),
        dealt(SHORT, "E counts 12"),
        dealt(SHORT, "S 1C, W P, N 1S, N counts 13, E counts 12"),
        table(PLAYED),
        table(PLAYED).after("E counts 12"),
        table("S P, W P, N P, E P, N puts the hand back, E puts the hand back, "
              "S puts the hand back, W puts the hand back, N counts 14, E counts 12"),
        table("W 1C, N counts 14, E counts 12"),
        table(PLAYED).after("S claims 13, N counts 14"),
    ),
    WRONG_PAIR: (Table(Board(Seat.WEST)), table("W 1C")),
    DEALING_FAULT: (
        Table(Board(Seat.WEST)),
        table("W 1C"),
        table("W 1C, N exposes H5"),
        table("W P, N P, E P, S P"),
    ),
    SETTLED_BY_PLAYERS: (
        Table(Board(Seat.WEST)),
        table("W 1H, N P, E 1H"),
        table("W 1H, E 1S"),
        table("S 1NT, W P, N P, E P, E leads S7"),
        table(PLAYED).after("S claims 13"),
    ),
}  # fmt: skip
