"""Law 20F4, 20F5: how far the board is, and who defends."""

from __future__ import annotations

from dataclasses import dataclass, field

from bridgelaw.game.seats import Player
from bridgelaw.laws.auction.explanation_duty.questions import Moment
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

    def defends(self, player: Player) -> bool | None:
        """If all passed, nobody defends, and nothing is to be waited for."""
        return None if self.table is None else self.table.defends(player)


def find_board(table: Table) -> Explained:
    return Explained(_PHASES[table.phase], table)
