"""Laws 1, 2, 6 and 7: what the table and the scores show of a board."""

from __future__ import annotations

from dataclasses import dataclass

from bridgelaw.laws.boards.teams import is_teams
from bridgelaw.laws.law import Circumstances, Phase, Table, fx


@dataclass(frozen=True, slots=True)
class DealtBoard:
    """The board, and how far it has come."""

    table: Table
    teams: bool | None = None

    @classmethod
    def of(cls, given: Circumstances) -> DealtBoard:
        assert given.table is not None  # there is always a table: this law begins with one
        return cls(given.table, is_teams(given))

    @property
    def has_begun(self) -> bool | None:
        """A call at this table; what others have done with the board it cannot know."""
        return True if self.table.calls else None

    @property
    def is_passed_out(self) -> bool | None:
        is_over = self.table.auction.is_over
        if self.table.is_open and not is_over and self.table.contract is None:
            return self.table.may_be(Phase.PASSED_OUT)
        return is_over and self.table.contract is None

    @property
    def shows_own_card(self) -> bool:
        """24: is a card that somebody showed here still to be ruled on?"""
        return self.table.is_open or self.table.ruling_needed == "card-in-auction"

    def dealt_anew(self, law: str) -> fx.DealtAnew:
        return fx.DealtAnew(law)
