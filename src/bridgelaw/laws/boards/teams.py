"""Pairs or teams: whom the board is compared with, and so which law says what the sides get."""

from __future__ import annotations

from bridgelaw.laws.law import Choice, Circumstances, Option, tr
from bridgelaw.scoring.field import Method

TEAMS = Choice(
    key="event",
    law="86B",
    heading=tr("Pairs or teams?"),
    why=tr(
        "Pairs get an adjusted score by Law 12. In a match between teams the result at the other "
        "table may count (86B)."
    ),
    options=(
        Option("pairs", False, tr("Pairs or individuals")),
        Option("teams", True, tr("Teams")),
    ),
)


def is_teams(given: Circumstances) -> bool | None:
    """Whether the scores of the event say so; `None` where nobody knows."""
    return None if given.scores is None else given.scores.method is Method.TEAMS
