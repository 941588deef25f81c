"""What is known about a board's scores when the director rules on one of them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from fractions import Fraction

from bridgelaw.game.boards import Vulnerability
from bridgelaw.game.seats import Side
from bridgelaw.scoring.field import Method
from bridgelaw.scoring.outcomes import Outcome
from bridgelaw.scoring.profile import WBF, Profile

Frequencies = Mapping[int, Fraction]
"""How often each score of North-South occurred; a weighted result counts in parts."""


@dataclass(frozen=True, slots=True)
class Sheet:
    """The scores with which one table's score is compared."""

    method: Method
    vulnerability: Vulnerability = Vulnerability.NONE
    profile: Profile = WBF
    result: Outcome | None = None
    """At the table that is ruled on."""
    others: Mapping[Side, Frequencies] = field(default_factory=dict)
    """The results of the other tables, in each direction's field."""
    scores: int = 0
    """How many scores the board should have, this one included (Neuberg)."""
    other_table: Mapping[Side, Frequencies] = field(default_factory=dict)
    """Teams: what this direction's team got at its other table, for the North-South there."""
