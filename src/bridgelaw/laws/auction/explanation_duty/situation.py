"""Law 20F4, 20F5: how far the board is, and who defends."""

from __future__ import annotations

from dataclasses import dataclass, field

from bridgelaw.game.seats import Role, Seat
from bridgelaw.laws.auction.explanation_duty.questions import Moment
from bridgelaw.laws.machinery.seating import Part
from bridgelaw.locale.text import tr
from bridgelaw.table.state import Phase
from bridgelaw.table.table import Table

_PHASES = {
    Phase.AUCTION: Moment.AUCTION,
    Phase.CLARIFICATION: Moment.CLARIFICATION,
    Phase.PASSED_OUT: Moment.CLARIFICATION,
    Phase.PLAY: Moment.PLAY,
    Phase.CLAIMED: Moment.OVER,
    Phase.OVER: Moment.OVER,
}


@dataclass(frozen=True, slots=True)
class Explained:
    """The board on which something was explained wrongly."""

    moment: Moment | None = None
    table: Table | None = field(default=None, repr=False)

    def defends(self, player: Seat | None) -> bool | None:
        """If all passed, nobody defends, and nothing is to be waited for."""
        return None if self.table is None or player is None else self.table.defends(player)


def named(who: Seat | None) -> Seat | Part:
    """Who noticed it: the mistake may be the partner's, so nobody is called the offender."""
    return Part(Role.OFFENDER, tr("the player")) if who is None else who


def named_partner(who: Seat | None) -> Seat | Part:
    return Part(Role.PARTNER, tr("the partner")) if who is None else who.partner


def find_board(table: Table) -> Explained:
    return Explained(None if table.phase is None else _PHASES[table.phase], table)
