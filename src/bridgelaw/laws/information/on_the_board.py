"""What the table and the regulations show of a board on which information went astray."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Self

from bridgelaw.game.seats import Seat
from bridgelaw.laws.machinery.circumstances import Circumstances
from bridgelaw.locale.text import Text, tr
from bridgelaw.scoring.profile import WBF, Profile
from bridgelaw.table import effects as fx
from bridgelaw.table.result import is_finished
from bridgelaw.table.state import Phase
from bridgelaw.table.table import Table

_PLAYER, _PARTNER = tr("the player"), tr("the player's partner")


@dataclass(frozen=True, slots=True)
class OnTheBoard:
    """How far the board is; `None` where nobody entered a table."""

    table: Table | None = field(default=None, repr=False)
    profile: Profile = WBF

    @classmethod
    def of(cls, given: Circumstances) -> Self:
        return cls(given.table, given.profile)

    @property
    def is_over(self) -> bool | None:
        """Has the play ended, by the last card or a claim, or by four passes?"""
        if self.table is None:
            return None
        over = self.table.play_has_ended or self.table.phase is Phase.PASSED_OUT
        return over or is_finished(self.table)

    @property
    def has_begun(self) -> bool | None:
        """Has anybody called?"""
        return None if self.table is None else bool(self.table.calls)


def named(player: Seat | None) -> dict[str, Seat | Text]:
    """The player and their partner, as sentences speak of them."""
    if player is None:
        return {"player": _PLAYER, "partner": _PARTNER}
    return {"player": player, "partner": player.partner}


def told_by(player: Seat | None, law: str = "16B1") -> tuple[fx.Effect, ...]:
    """What the player gave away is unauthorised for their partner."""
    return () if player is None else (fx.Unauthorised(player, None, (player.partner,), law),)


def adjusts(law: str, offender: Seat | None = None) -> dict[str, str]:
    """What the adjusted score need not ask any more: the law, and whose infraction it was."""
    handed = {"power": "law", "law": law}
    return handed if offender is None else {**handed, "offenders": offender.side.name}
