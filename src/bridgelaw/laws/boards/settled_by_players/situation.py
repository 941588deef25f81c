"""Laws 9-11, 76 and 81C: what the table shows, and until when something can be done."""

from __future__ import annotations

from dataclasses import dataclass

from bridgelaw.game.calls import Call
from bridgelaw.game.seats import Side
from bridgelaw.laws.boards.settled_by_players.questions import Waived
from bridgelaw.laws.law import Circumstances, Irregularity, Table, fx
from bridgelaw.laws.machinery.gate import refused_at
from bridgelaw.scoring.profile import WBF, Profile
from bridgelaw.table.breaches import CALLED_WRONGLY, OUT_OF_TURN

_OF_INFORMATION = ("unauthorised-information", "misinformation")  # no table shows them


@dataclass(frozen=True, slots=True)
class Settled:
    """The table at which the players settled something, and the regulations."""

    table: Table
    profile: Profile = WBF

    @classmethod
    def of(cls, given: Circumstances) -> Settled:
        assert given.table is not None  # there is always a table
        return cls(given.table, given.profile)

    @property
    def can_be_put_right(self) -> bool | None:
        """Not once the play is over; before that the director sees."""
        return False if self.table.play_has_ended else None

    @property
    def is_in_progress(self) -> bool:
        """Is the board at the table, and not over?"""
        return self.table.play_has_ended is False

    def rules_on(self, procedure: str) -> str | None:
        """The procedure that goes on: at a table the one that has something to rule on there.

        What the table does not show, while the board goes on, has to be entered first.
        """
        if procedure in _OF_INFORMATION:
            return procedure
        needed = self.table.ruling_needed
        if needed is not None:
            return needed
        if self.table.phase is None:
            return procedure
        if refused_at(procedure, Circumstances(self.table, profile=self.profile)) is None:
            return procedure
        return None if self.is_in_progress else "adjusted-score"

    def handed(self, procedure: str) -> dict[str, str]:
        """What an adjusted score without a law of its own need not ask."""
        is_score = self.rules_on(procedure) == "adjusted-score"
        return {"power": "no_rectification"} if is_score else {}

    @staticmethod
    def gained(side: Side) -> dict[str, str]:
        return {"power": "players", "gained_side": side.name}

    # 81C5

    @property
    def waivable(self) -> Irregularity | None:
        """The call or card at the table that a waiver would be about."""
        for found in reversed(self.table.open_irregularities):
            if found.kind in (*CALLED_WRONGLY, *OUT_OF_TURN):
                return found
        return None

    def waived(self, how: Waived) -> tuple[fx.Effect, ...]:
        """It stands, or goes back, and nobody is restricted."""
        found = self.waivable
        if found is None:
            return ()
        if isinstance(found.what, Call):
            if how is Waived.STANDS:
                return (fx.CallAccepted(found.seat, found.what),)
            return (fx.CallWithdrawn(found.seat, found.what),)
        if how is Waived.STANDS:
            return (fx.CardAccepted(found.seat, found.what),)
        return (fx.CardWithdrawn(found.seat, found.what),)
