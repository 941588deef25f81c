"""Law 20F4, 20F5: how far the board is, and who defends."""

from __future__ import annotations

from dataclasses import dataclass, field

from bridgelaw.game.seats import Role, Seat
from bridgelaw.laws.auction.explanation_duty.questions import Moment
from bridgelaw.laws.law import Part, Phase, Table, tr

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

    table: Table = field(repr=False)
    moment: Moment | None = None

    def defends(self, player: Seat) -> bool | None:
        """If all passed, nobody defends, and nothing is to be waited for."""
        is_open = self.table.is_open and self.table.declarer is None
        return None if is_open else self.table.defends(player)

    def named(self, who: Seat) -> Seat | Part:
        """Who noticed it: the mistake may be the partner's, so nobody is called the offender."""
        return who if self.table.seats else Part(Role.OFFENDER, tr("the player"))

    def named_partner(self, who: Seat) -> Seat | Part:
        return who.partner if self.table.seats else Part(Role.PARTNER, tr("the partner"))


def find_board(table: Table) -> Explained:
    return Explained(table, None if table.phase is None else _PHASES[table.phase])
