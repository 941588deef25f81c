"""What the players at a table may enter by its link: what they do, and nothing that tells them of
hands that they cannot see.

Where the desk knows the hands, a card that somebody does not hold is refused, and whoever tried one
after the other would learn them. So players then enter calls, claims and the call for the director,
and a director enters the cards.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from bridgelaw.desk.records.record import Misfit
from bridgelaw.game.seats import Seat
from bridgelaw.locale.text import tr
from bridgelaw.store import Entry
from bridgelaw.table import events as ev
from bridgelaw.table.state import Phase
from bridgelaw.table.table import Table
from bridgelaw.web.parts.table_diagram import Tapped, tapped_of

_ALWAYS = (ev.Called, ev.Claimed, ev.Conceded, ev.DirectorCalled)
_OVER = (Phase.OVER, Phase.PASSED_OUT, Phase.CLAIMED)


class ForPlayers(NamedTuple):
    """What the page of a table offers to its players."""

    tapped: Tapped
    calls: bool
    cards: bool
    undo: bool


def for_players(table: Table, seat: Seat, last: Sequence[Entry], sign_in: str) -> ForPlayers:
    """`last`: the last entry of the table."""
    calls = table.phase is Phase.AUCTION
    cards = not calls and table.phase not in _OVER and not knows_hands(table)
    return ForPlayers(tapped_of(table, seat), calls, cards, _is_own(last, sign_in))


def knows_hands(table: Table) -> bool:
    """Does the desk know any hand?"""
    return any(hand is not None for hand in table.deal.hands)


def openly(table: Table) -> Table:
    """The same table without its hands: what players enter is read against this one."""
    return Table(table.board).after(*table.log) if knows_hands(table) else table


def ensure_for_players(table: Table, events: Sequence[ev.Event]) -> None:
    """`Misfit` for what players may not enter."""
    if any(isinstance(event, ev.Ruled) for event in events):
        raise Misfit(tr("Only the director rules."))
    if table.phase in _OVER:
        raise Misfit(tr("The play is over here."))
    if knows_hands(table) and not all(isinstance(event, _ALWAYS) for event in events):
        raise Misfit(tr("The desk knows the hands here: the director enters the cards."))


def ensure_own(last: Sequence[Entry], sign_in: str | None) -> None:
    """Players take back what they entered themselves, and nothing else."""
    if not _is_own(last, sign_in or ""):
        raise Misfit(tr("Only who entered it takes it back, or a director."))


def _is_own(last: Sequence[Entry], sign_in: str) -> bool:
    if not last or not sign_in:
        return False
    entry = last[-1]
    return entry.kind == "happened" and not entry.data.get("ruling") and entry.sign_in == sign_in
