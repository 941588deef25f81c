"""Scores: contracts, matchpoints, IMPs, victory points, adjusted scores, the whole field.

Only what is listed in `__all__` is promised; the modules of this room are private.
"""

from bridgelaw.scoring.awards import (
    Artificial,
    Assigned,
    Average,
    Award,
    BadWeights,
    NoScore,
    SelfInflicted,
    parse_award,
)
from bridgelaw.scoring.board_context import BoardContext
from bridgelaw.scoring.boards import LineScore, ScoredBoard, SideScore
from bridgelaw.scoring.contract_score import contract_score
from bridgelaw.scoring.field import (
    Adjustment,
    BadField,
    BoardKey,
    Event,
    Field,
    Line,
    Method,
    Penalty,
    Unit,
)
from bridgelaw.scoring.imps import imps
from bridgelaw.scoring.numbers import mixed, read_number, rounded
from bridgelaw.scoring.outcomes import (
    PASSED_OUT,
    ImpossibleResult,
    Outcome,
    PassedOut,
    Played,
    Points,
    parse_outcome,
    score_of,
)
from bridgelaw.scoring.profile import PROFILES, Profile, profile_of
from bridgelaw.scoring.standings import Standings, score_field
from bridgelaw.scoring.teams import Match
from bridgelaw.scoring.totals import Rank, Total
from bridgelaw.scoring.victory_points import BadScale, victory_points

__all__ = [
    "PASSED_OUT",
    "PROFILES",
    "Adjustment",
    "Artificial",
    "Assigned",
    "Average",
    "Award",
    "BadField",
    "BadScale",
    "BadWeights",
    "BoardContext",
    "BoardKey",
    "Event",
    "Field",
    "ImpossibleResult",
    "Line",
    "LineScore",
    "Match",
    "Method",
    "NoScore",
    "Outcome",
    "PassedOut",
    "Penalty",
    "Played",
    "Points",
    "Profile",
    "Rank",
    "ScoredBoard",
    "SelfInflicted",
    "SideScore",
    "Standings",
    "Total",
    "Unit",
    "contract_score",
    "imps",
    "mixed",
    "parse_award",
    "parse_outcome",
    "profile_of",
    "read_number",
    "rounded",
    "score_field",
    "score_of",
    "victory_points",
]
