"""Laws 84 and 85: what is in dispute is what the players tell, which no table shows."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Self

from bridgelaw.laws.law import Circumstances
from bridgelaw.scoring.profile import WBF, Profile


@dataclass(frozen=True, slots=True)
class Dispute:
    """Whose regulations hold; everything else is asked."""

    profile: Profile = WBF

    @classmethod
    def of(cls, given: Circumstances) -> Self:
        return cls(given.profile)
