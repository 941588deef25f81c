"""Laws 90 and 91: what the regulations and the event say about penalties."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Self

from bridgelaw.laws.machinery.circumstances import Circumstances
from bridgelaw.locale.text import Text, tr
from bridgelaw.scoring.field import Method
from bridgelaw.scoring.numbers import mixed
from bridgelaw.scoring.profile import WBF, Profile


@dataclass(frozen=True, slots=True)
class Regulations:
    """Whose regulations hold, and how the event is scored, where that is known."""

    profile: Profile = WBF
    method: Method | None = None

    @classmethod
    def of(cls, given: Circumstances) -> Self:
        return cls(given.profile, None if given.scores is None else given.scores.method)

    @property
    def usual(self) -> Text:
        """90A: the usual penalty, in the unit of the event or in every unit."""
        profile = self.profile
        share = f"{mixed(100 * profile.penalty_top)}%"
        imps, points = mixed(profile.penalty_imps), mixed(profile.penalty_vps)
        match self.method:
            case None:
                return tr(
                    "{share} of a top, {imps} IMPs or {points} victory points",
                    share=share, imps=imps, points=points,
                )  # fmt: skip
            case Method.MATCHPOINTS:
                return tr("{share} of a top", share=share)
            case Method.TEAMS:
                return tr("{imps} IMPs or {points} victory points", imps=imps, points=points)
            case Method.TOTAL_POINTS:
                return tr("what you name: total points have no usual one")
            case _:
                return tr("{imps} IMPs", imps=imps)
