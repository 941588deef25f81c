"""Law 15B: what the table and the scores show."""

from __future__ import annotations

from dataclasses import dataclass

from bridgelaw.laws.boards.teams import is_teams
from bridgelaw.laws.boards.wrong_pair.questions import Due
from bridgelaw.laws.machinery.circumstances import Circumstances
from bridgelaw.table.table import Table


@dataclass(frozen=True, slots=True)
class Seating:
    """The table at which somebody sits wrongly, or has a wrong board."""

    table: Table | None = None
    teams: bool | None = None

    @classmethod
    def of(cls, given: Circumstances) -> Seating:
        return cls(given.table, is_teams(given))

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
