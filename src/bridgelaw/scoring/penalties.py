"""Law 90: procedural penalties in the unit of the event."""

from __future__ import annotations

from bridgelaw.locale import Refusal, tr
from bridgelaw.scoring.field import Event, Penalty, Unit, penalty_units


class NoUsualPenalty(Refusal):
    """The event's profile does not say what the usual penalty is."""


def usual_penalty(
    event: Event, contestant: str, session: int = 1, law: str = "90", reason: str = ""
) -> Penalty:
    """The usual penalty of the event's profile."""
    unit = penalty_units(event)[0]
    profile = event.profile
    if unit is Unit.POINTS:
        raise NoUsualPenalty(
            tr("there is no usual penalty in total points: the director names the amount")
        )
    amount = {
        Unit.TOP: profile.penalty_top,
        Unit.IMPS: profile.penalty_imps,
        Unit.VICTORY_POINTS: profile.penalty_vps,
    }[unit]
    if amount is None:
        raise NoUsualPenalty(
            tr("these regulations have no usual penalty: the director names the amount")
        )
    return Penalty(contestant, amount, unit, session, law, reason)
