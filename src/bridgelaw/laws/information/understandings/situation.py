"""Law 40: what the table and the regulations say."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Self

from bridgelaw.laws.machinery.circumstances import Circumstances
from bridgelaw.scoring.profile import WBF, Profile
from bridgelaw.table.result import is_finished


@dataclass(frozen=True, slots=True)
class Understanding:
    """What is known before anybody is asked."""

    profile: Profile = WBF
    is_over: bool | None = None
    """Known only of a finished board: players play on without entering every card."""

    @classmethod
    def of(cls, given: Circumstances) -> Self:
        is_over = given.table is not None and is_finished(given.table)
        return cls(given.profile, is_over or None)

    @property
    def forbidden(self) -> bool | None:
        """40B2(a)(v): no psychic call is forbidden; `None` where it depends on the call."""
        return False if self.profile.psychic_artificial_calls is True else None

    @property
    def may_vary(self) -> bool | None:
        """40B2(a)(iv)."""
        return self.profile.varying_after_irregularity
