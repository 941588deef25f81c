"""Law 15B: what the table, the scores and the regulations show."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Self

from bridgelaw.game.seats import Side
from bridgelaw.laws.boards.wrong_pair.questions import After, Due, TeamsDue, What
from bridgelaw.laws.common.board_score import BoardScore
from bridgelaw.laws.law import Circumstances, Text, tr
from bridgelaw.scoring.board_plan import BoardPlan, SidePlan
from bridgelaw.scoring.field import Method
from bridgelaw.table.events import Unentered


@dataclass(frozen=True, slots=True)
class Seating(BoardScore):
    """The table at which somebody sits wrongly, or has a wrong board."""

    plan: BoardPlan | None = None
    """What the movement says of the board and of those who belong to the table."""

    @classmethod
    def of(cls, given: Circumstances) -> Self:
        assert given.table is not None
        return cls(given.table, given.scores, given.profile, given.plan)

    def seen(self, what: What) -> Seating:
        """Who sits there instead of a pair that is missing, the movement does not know."""
        return self if what is What.BOARD else replace(self, plan=None)

    @property
    def is_barometer(self) -> bool | None:
        return None if self.plan is None else self.plan.is_barometer

    @property
    def played_before(self) -> bool | None:
        return None if self.plan is None else self.plan.played_before

    def after(self, side: Side) -> After | None:
        """What becomes of a side on a board that is cancelled here; `None`: the director knows."""
        if self.plan is None:
            return None
        own = self.plan.side(side)
        if own.has_score:
            return After.KEEPS
        return After.LATER if own.round > self.plan.round else None

    @property
    def due(self) -> Due | None:
        if self.plan is None:
            return None
        if self.plan.meet_on_it:
            return Due.TOGETHER
        return Due.NOT if self.plan.is_for_nobody_here else Due.OTHERS

    @property
    def teams_due(self) -> TeamsDue | None:
        """Teams: what the movement says; whether it can still be played the director knows."""
        if self.played_before:
            return TeamsDue.NO
        return TeamsDue.HERE if self.due is Due.TOGETHER else None

    def told_by_movement(self) -> tuple[Text, ...]:
        """What the movement has for each side on this board."""
        if self.plan is None:
            return ()
        return tuple(_planned(self.plan, self.plan.side(side)) for side in Side)

    @property
    def is_teams(self) -> bool | None:
        if self.scores is not None:
            return self.scores.method is Method.TEAMS
        return None if self.plan is None else self.plan.is_teams

    @property
    def has_begun(self) -> bool | None:
        """17A: a call shows that cards were looked at; without one nobody can tell."""
        is_entered = any(not isinstance(event, Unentered) for event in self.table.log)
        return True if is_entered else None

    @staticmethod
    def handed() -> dict[str, str]:
        """15B3: what the adjusted score need not ask again."""
        return {"power": "law", "law": "15B3"}

    @staticmethod
    def needs_others(due: Due) -> bool:
        return due is Due.OTHERS


def _planned(plan: BoardPlan, own: SidePlan) -> Text:
    if not own.round:
        return tr("The movement: {name} never plays board {board}.", name=own.name,
                  board=plan.board)  # fmt: skip
    return tr("The movement: {name} plays board {board} in round {round} against {opponent}.",
              name=own.name, board=plan.board, round=own.round, opponent=own.opponent)  # fmt: skip
