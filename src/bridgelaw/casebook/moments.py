"""What there is to look at after a step of a case, and what came of an expectation."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from bridgelaw.casebook.scores import Scores
from bridgelaw.laws import Asked, Ruling
from bridgelaw.locale import Text
from bridgelaw.table import Table


@dataclass(frozen=True, slots=True)
class Moment:
    """What there is to look at after a step: the table, and the ruling or pending question."""

    table: Table
    before: Table
    """The table that was ruled on, or before this step where nobody ruled."""
    ruling: Ruling | None = None
    asked: Asked[Any] | None = None
    scores: Scores | None = None


@dataclass(frozen=True, slots=True)
class CheckedExpectation:
    """What came out for one expectation."""

    expected: Any
    actual: Any
    passed: bool
    unchecked: Text | None = None
    """Why it could not be looked at here, such as a solver that is not installed."""
