"""Matches between teams: two tables of the same board compared, in IMPs (Law 78B)."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction

from bridgelaw.scoring.field import BoardKey, Field


@dataclass(frozen=True, slots=True)
class Swing:
    """A board of a match: what each team gains on it; `None` if it has no score."""

    key: BoardKey
    lines: tuple[int, ...]
    """The places of its lines in the field; the first has the first team North-South."""
    first: Fraction | None
    second: Fraction | None


@dataclass(frozen=True, slots=True)
class Match:
    """Two teams, their boards, and what each has: IMPs from its own point of view."""

    session: int
    teams: tuple[str, str]
    swings: tuple[Swing, ...]
    imps: tuple[Fraction, Fraction]
    victory_points: tuple[Fraction, Fraction]


def matches_of(field: Field) -> tuple[Match, ...]:
    """Every match of the field, in the order in which they begin."""
    raise NotImplementedError
