"""What is known about a board's scores when the director rules on one of them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from fractions import Fraction

from bridgelaw.game import Side, Vulnerability
from bridgelaw.scoring.artificial import Elsewhere
from bridgelaw.scoring.awards import Award
from bridgelaw.scoring.entries import Number
from bridgelaw.scoring.field import Method
from bridgelaw.scoring.outcomes import Outcome
from bridgelaw.scoring.profile import WBF, Profile

Frequencies = Mapping[int, Number]
"""How often each score of North-South occurred; a weighted result counts in parts."""


@dataclass(frozen=True, slots=True)
class BoardContext:
    """The scores with which one table's score is compared.

    A direction that stands in none of the mappings has nothing to be compared with. A ruling on a
    score takes it as `Interview.begin(…, scores=…)`.
    """

    method: Method
    vulnerability: Vulnerability = Vulnerability.NONE
    profile: Profile = WBF
    result: Outcome | None = None
    """At the table that is ruled on."""
    others: Mapping[Side, Frequencies] = field(default_factory=dict)
    """The results of the other tables, in each direction's field."""
    scores: int = 0
    """How many scores the board should have, this one included (Neuberg); 0: as many as it has."""
    other_table: Mapping[Side, Frequencies] = field(default_factory=dict)
    """Teams: what this direction's team got at its other table, for the North-South there."""
    awarded_there: Mapping[Side, Award] = field(default_factory=dict)
    """Teams: what this direction's team was awarded at its other table, if that was adjusted."""
    other_forms: Mapping[Side, tuple[int, ...]] = field(default_factory=dict)
    """87B: where the board was played in several forms, the number of scores of each other one."""
    averages: Mapping[Side, Fraction] = field(default_factory=dict)
    """Total points: what each direction has scored on average at the other tables, for itself."""
    elsewhere: Mapping[Side, Elsewhere] = field(default_factory=dict)
    """12C2(c): what this direction's contestant has on the other boards of the session."""
    average_pluses: Mapping[Side, int] = field(default_factory=dict)
    """12C2(d): how many average-plus scores it has on earlier boards of the session."""
    knockout: bool = False
    """12C4: the two teams get the average of scores that do not balance."""
