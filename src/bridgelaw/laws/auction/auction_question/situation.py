"""Laws 20A and 20B: what the table shows of the player who asks."""

from __future__ import annotations

from dataclasses import dataclass, field

from bridgelaw.game.seats import Role, Seat
from bridgelaw.laws.machinery.case import NothingToRule
from bridgelaw.laws.machinery.seating import Part
from bridgelaw.locale.text import tr
from bridgelaw.table.table import Table


@dataclass(frozen=True, slots=True)
class Asking:
    """An auction that goes on, as far as it is known."""

    table: Table | None = field(default=None, repr=False)

    def named(self, seat: Seat | None) -> Seat | Part:
        return Part(Role.OFFENDER, tr("the player")) if seat is None else seat

    def own_turn(self, seat: Seat | None) -> bool | None:
        return None if self.table is None or seat is None else self.table.to_call is seat

    def must_pass(self, seat: Seat | None) -> bool | None:
        """20B."""
        if self.table is None or seat is None:
            return None
        return any(forced.player is seat for forced in self.table.forced_passes)


def find_auction(table: Table) -> Asking:
    if table.to_call is None:
        raise NothingToRule(tr("The auction is over: Law 41 rules on questions about it."))
    return Asking(table)
