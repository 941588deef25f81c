"""Law 15B: what the table, the scores and the regulations show."""

from __future__ import annotations

from dataclasses import dataclass

from bridgelaw.laws.boards.wrong_pair.questions import Due
from bridgelaw.laws.common.board_score import BoardScore
from bridgelaw.scoring.field import Method


@dataclass(frozen=True, slots=True)
class Seating(BoardScore):
    """The table at which somebody sits wrongly, or has a wrong board."""

    @property
    def is_teams(self) -> bool | None:
        return None if self.scores is None else self.scores.method is Method.TEAMS

    @property
    def has_begun(self) -> bool | None:
        """17A: a call shows that cards were looked at; without one nobody can tell."""
        return True if self.table is not None and self.table.log else None

    @staticmethod
    def handed() -> dict[str, str]:
        """15B3: what the adjusted score need not ask again."""
        return {"power": "law", "law": "15B3"}

    @staticmethod
    def needs_others(due: Due) -> bool:
        return due is Due.OTHERS
