"""Scores: contracts, matchpoints, IMPs, victory points, adjusted scores, the whole field."""

from bridgelaw.scoring.awards import parse_award
from bridgelaw.scoring.contract_score import contract_score
from bridgelaw.scoring.field import (
    Adjustment,
    BadField,
    Event,
    Field,
    Line,
    Method,
    Penalty,
    Unit,
)
from bridgelaw.scoring.imps import imps
from bridgelaw.scoring.numbers import mixed, rounded
from bridgelaw.scoring.outcomes import parse_outcome, score_of
from bridgelaw.scoring.profile import PROFILES, Profile, profile_of
from bridgelaw.scoring.standings import Standings, score_field
from bridgelaw.scoring.victory_points import victory_points

__all__ = [
    "PROFILES",
    "Adjustment",
    "BadField",
    "Event",
    "Field",
    "Line",
    "Method",
    "Penalty",
    "Profile",
    "Standings",
    "Unit",
    "contract_score",
    "imps",
    "mixed",
    "parse_award",
    "parse_outcome",
    "profile_of",
    "rounded",
    "score_field",
    "score_of",
    "victory_points",
]
