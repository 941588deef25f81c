"""Law 16C2: what withdrawn calls tell is not for the offending side to use."""

from __future__ import annotations

from bridgelaw.game.calls import Call
from bridgelaw.game.seats import Player
from bridgelaw.laws.machinery.case import Case
from bridgelaw.laws.machinery.endings import to_partner
from bridgelaw.locale.text import tr
from bridgelaw.table.effects import Effect, Review, Unauthorised


def withdrawn(offender: Player, *calls: tuple[Player, Call | None]) -> tuple[Effect, ...]:
    """The withdrawn calls, of either side, are unauthorised for the offender's side."""
    if not calls:
        return ()
    side = (offender, offender.partner)
    told = (Unauthorised(by, call, side, "16C2") for by, call in calls)
    return (*told, Review("16C2"))


NOT_TO_BE_USED = to_partner(
    tr("You may not use what the withdrawn call told you, in the auction or in the play.")
)
"""What the offender's partner hears."""


def say_unauthorised(case: Case, partner: Player) -> None:
    """What the offender's partner hears."""
    case.tell(NOT_TO_BE_USED, partner=partner)
