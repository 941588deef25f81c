"""What the page of a table offers to its players, who came by its link."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from bridgelaw.desk.at_table import AtTable, is_over, is_own
from bridgelaw.game import Seat
from bridgelaw.store import Entry
from bridgelaw.table.state import Phase
from bridgelaw.table.table import Table
from bridgelaw.web.parts.table_diagram import Tapped, tapped_of


class ForPlayers(NamedTuple):
    """Which of its parts are there."""

    tapped: Tapped
    calls: bool
    cards: bool
    undo: bool


def for_players(table: Table, seat: Seat, last: Sequence[Entry], sign_in: str) -> ForPlayers:
    """`last`: the last entry of the table."""
    calls = table.phase is Phase.AUCTION
    they = AtTable(rules=False, sees_hands=False, sign_in=sign_in)
    cards = not calls and not is_over(table) and they.enters_cards(table)
    return ForPlayers(tapped_of(table, seat), calls, cards, is_own(last, sign_in))
