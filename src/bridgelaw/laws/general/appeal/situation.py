"""Laws 92 and 93: what the regulations and the event say about appeals."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Self

from bridgelaw.laws.general.appeal.questions import Form
from bridgelaw.laws.law import Circumstances
from bridgelaw.scoring.field import Method
from bridgelaw.scoring.profile import WBF, Profile


@dataclass(frozen=True, slots=True)
class Appealed:
    """What is known before anybody is asked."""

    profile: Profile = WBF
    form: Form | None = None
    """Teams, where the results say so; pairs and individuals are scored alike."""

    @classmethod
    def of(cls, given: Circumstances) -> Self:
        is_teams = given.scores is not None and given.scores.method is Method.TEAMS
        return cls(given.profile, Form.TEAMS if is_teams else None)

    @property
    def needs_no_deposit(self) -> bool | None:
        """92A: nothing is to be paid; `None` where it has to be asked."""
        return True if self.profile.appeal_deposit is False else None

    @property
    def minutes(self) -> int:
        """92B."""
        return self.profile.appeal_minutes
