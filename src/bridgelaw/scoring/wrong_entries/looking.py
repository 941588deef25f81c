"""Everything that looks wrong in a field, worst first."""

from __future__ import annotations

import math
from collections.abc import Mapping

from bridgelaw.game import Deal
from bridgelaw.scoring.field import BoardKey, Field
from bridgelaw.scoring.movement import Movement
from bridgelaw.scoring.wrong_entries import contradictions
from bridgelaw.scoring.wrong_entries.chances import Tricks
from bridgelaw.scoring.wrong_entries.likely_slips import likely_slips
from bridgelaw.scoring.wrong_entries.suspicion import Suspicion

_ONE_IN = 100  # more lines than that nobody reads


def wrong_entries(
    field: Field,
    deals: Mapping[BoardKey, Deal] | None = None,
    tricks: Mapping[BoardKey, Tricks] | None = None,
    movement: Movement | None = None,
) -> tuple[Suspicion, ...]:
    """What should be looked at: contradictions, and of likely slips at most one in a hundred.

    `tricks` are what the boards give double dummy, where somebody has worked that out.

    >>> from bridgelaw.scoring import Event, Line, parse_outcome
    >>> results = ("4S= by E", "4S+1 by E", "4S= by W", "4S-1 by E", "4S= by E", "4S= by N")
    >>> field = Field(Event(), tuple(
    ...     Line(1, f"NS {at}", f"EW {at}", parse_outcome(text)) for at, text in enumerate(results)
    ... ))
    >>> [(one.place, one.slip.value, str(one.instead)) for one in wrong_entries(field)]
    [(5, 'side', '4S= by E')]
    """
    deals, tricks = deals or {}, tricks or {}
    sure = [
        *contradictions.leads(field, deals),
        *contradictions.other_pairs(field, movement),
        *contradictions.no_result(field),
    ]
    known = {one.place for one in sure}
    likely = [
        one
        for one in sorted(likely_slips(field, deals, tricks), key=lambda one: -(one.odds or 0.0))
        if one.place not in known
    ]
    played = sum(line.result is not None for line in field.lines)
    return (
        *(one for one in sure if one.changes_score),
        *likely[: max(1, math.ceil(played / _ONE_IN))],
        *(one for one in sure if not one.changes_score),
    )
