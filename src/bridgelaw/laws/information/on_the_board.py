"""What the table and the regulations show of a board on which information went astray."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Self

from bridgelaw.game.seats import Seat
from bridgelaw.laws.law import Case, Circumstances, Phase, Table, fx, tr
from bridgelaw.scoring.profile import WBF, Profile

_PLAYER, _PARTNER = tr("the player"), tr("the player's partner")


@dataclass(frozen=True, slots=True)
class OnTheBoard:
    """How far the board is; `None` where nobody entered that."""

    table: Table = field(repr=False)
    profile: Profile = WBF

    @classmethod
    def of(cls, given: Circumstances) -> Self:
        assert given.table is not None  # there is always a table: this law begins with one
        return cls(given.table, given.profile)

    @property
    def is_over(self) -> bool | None:
        """Has the play ended, by the last card or a claim, or by four passes?"""
        return self.table.may_be(Phase.CLAIMED, Phase.OVER, Phase.PASSED_OUT)

    @property
    def has_begun(self) -> bool | None:
        """Has anybody called?"""
        return self.table.has_begun

    def speak_of(self, case: Case, player: Seat) -> None:
        """The player whom the sentences speak of, with their partner.

        Nobody offends by a hesitation: where nobody said who it was, it is “the player”.
        """
        if self.table.seats:
            case.about(player=player, partner=player.partner)
        else:
            case.about(player=_PLAYER, partner=_PARTNER)

    def offenders(self, player: Seat) -> dict[str, str]:
        """What the adjusted score need not ask any more: whose infraction it was."""
        return {"offenders": player.side.name} if self.table.seats else {}

    def adjusts(self, law: str, offender: Seat) -> dict[str, str]:
        """The same, and the law."""
        return {**adjusted_by(law), **self.offenders(offender)}


def adjusted_by(law: str) -> dict[str, str]:
    """The law that gives the power to adjust the score, which need not be asked any more."""
    return {"power": "law", "law": law}


def told_by(player: Seat, law: str = "16B1") -> tuple[fx.Effect, ...]:
    """What the player gave away is unauthorised for their partner."""
    return (fx.Unauthorised(player, None, (player.partner,), law),)
