"""Laws 20A and 20B: what the table shows of the player who asks."""

from __future__ import annotations

from dataclasses import dataclass, field

from bridgelaw.game.seats import Role, Seat
from bridgelaw.laws.law import NothingToRule, Part, Phase, Table, tr


@dataclass(frozen=True, slots=True)
class Asking:
    """An auction that goes on, as far as it is known."""

    table: Table = field(repr=False)

    @property
    def somebody(self) -> Part:
        return Part(Role.OFFENDER, tr("the player"))

    def named(self, seat: Seat) -> Seat | Part:
        return seat if self.table.seats else self.somebody

    def own_turn(self, seat: Seat) -> bool | None:
        return None if self.table.to_call is None else self.table.to_call is seat

    def must_pass(self, seat: Seat) -> bool | None:
        """20B."""
        forced = any(one.player is seat for one in self.table.forced_passes)
        return forced or (None if self.table.is_open else False)


def find_auction(table: Table) -> Asking:
    if table.may_be(Phase.AUCTION) is False:
        raise NothingToRule(tr("The auction is over: Law 41 rules on questions about it."))
    return Asking(table)
