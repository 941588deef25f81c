"""A deal and the tables that most tests of this room begin with."""

from __future__ import annotations

from bridgelaw.game import Board, Card, Deal, Seat, parse_call
from bridgelaw.game.calls import Call
from bridgelaw.table import Irregularity, Standing, Table

N, E, S, W = Seat.NORTH, Seat.EAST, Seat.SOUTH, Seat.WEST

#            North
#            ♠AK32 ♥432 ♦AK2 ♣432
# West                                East
# ♠765 ♥T98 ♦765 ♣T987                ♠QJ4 ♥AK65 ♦QJ3 ♣AK5
#            South
#            ♠T98 ♥QJ7 ♦T984 ♣QJ6
DEAL = Deal.parse("N:AK32.432.AK2.432 QJ4.AK65.QJ3.AK5 T98.QJ7.T984.QJ6 765.T98.765.T987")

AUCTION = "S 3NT, W P, N P, E P"
"""South plays 3NT: West leads, and North is dummy."""

TRICK = f"{AUCTION}, W leads C7, N spreads the hand, N plays C2, E plays CK, S plays C6"
"""East has won the first trick and is on lead."""


def table(*events: str, deal: Deal | None = DEAL, dealer: Seat = S) -> Table:
    return Table(Board(dealer), deal).after(*events)


def ruling(*effects: str, law: str = "9B") -> str:
    """The text of a ruling with these effects."""
    return f"ruling any-ruling of 2017 [{law}] " + "; ".join(effects)


def card(text: str) -> Card:
    return Card.parse(text)


def call(text: str) -> Call:
    return parse_call(text, any_level=True)


def legal(at: Table, seat: Seat) -> str:
    """The cards that may be played, written as a hand."""
    return str(at.legal_cards(seat).legal)


def why_not(at: Table, seat: Seat, text: str) -> str | None:
    """The law that excludes a card."""
    breach = at.legal_cards(seat).why_not(card(text))
    return None if breach is None else breach.law


def found(at: Table) -> list[tuple[str, str, str]]:
    """The open irregularities: kind, seat and the law that rules."""
    return [_written(one) for one in at.open_irregularities]


def settled(at: Table) -> list[tuple[str, str, str | None]]:
    """The settled irregularities: kind, seat and the law that settled them."""
    return [(one.kind.name, str(one.seat), one.settled) for one in at.irregularities
            if not one.is_open]  # fmt: skip


def standing(at: Table) -> str:
    """The calls that stand."""
    return str(at.auction).replace("Pass", "P")


def withdrawn(at: Table) -> list[str]:
    return [f"{seat} {made}" for seat, made, how in at.calls if how is Standing.WITHDRAWN]


def _written(one: Irregularity) -> tuple[str, str, str]:
    return one.kind.name, str(one.seat), one.law
