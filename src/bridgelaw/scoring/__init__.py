"""Scores: contracts, matchpoints, IMPs, victory points, adjusted scores, the whole field.

Only what is listed in `__all__` is promised; the modules of this room are private.
"""

from typing import TYPE_CHECKING

from bridgelaw.locale.late import late
from bridgelaw.scoring.contract_score import contract_score
from bridgelaw.scoring.imps import imps
from bridgelaw.scoring.victory_points import victory_points

if TYPE_CHECKING:
    from bridgelaw.scoring.artificial import Elsewhere
    from bridgelaw.scoring.awards import (
        Artificial,
        Assigned,
        Average,
        Award,
        BadShare,
        BadWeights,
        NoScore,
        SelfInflicted,
        parse_award,
    )
    from bridgelaw.scoring.board_context import BoardContext, Frequencies
    from bridgelaw.scoring.board_plan import BoardPlan, SidePlan
    from bridgelaw.scoring.context_of_line import context_at
    from bridgelaw.scoring.entries import Number
    from bridgelaw.scoring.field import (
        Adjustment,
        BadField,
        BoardKey,
        Correction,
        Event,
        Field,
        Line,
        Method,
        Penalty,
        Unit,
    )
    from bridgelaw.scoring.kept import Kept, KeptLine, KeptMatch, MatchKey, Shift
    from bridgelaw.scoring.movement import Encounter, Movement
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
    from bridgelaw.scoring.profile import (
        PROFILES,
        Beyond,
        Butler,
        CallMade,
        Divisor,
        Half,
        Neuberg,
        Profile,
        StopCard,
        profile_of,
    )
    from bridgelaw.scoring.readings import Reading, Readings
    from bridgelaw.scoring.scored_board import Group, LineScore, ScoredBoard, SideScore
    from bridgelaw.scoring.settings import BadSetting
    from bridgelaw.scoring.standings import Awarded, Session, Standings, score_field
    from bridgelaw.scoring.stated.choice import Choice
    from bridgelaw.scoring.stated.differences import Cause, Difference, Reason
    from bridgelaw.scoring.stated.keeping import Compared, compared
    from bridgelaw.scoring.stated.matches import MatchDifference
    from bridgelaw.scoring.stated.points import Stated, StatedMatch, StatedTotal
    from bridgelaw.scoring.stated.totals import TotalDifference
    from bridgelaw.scoring.teams import Match, Swing
    from bridgelaw.scoring.totals import Rank, Total
    from bridgelaw.scoring.victory_points import BadScale

__all__ = [
    "PASSED_OUT",
    "PROFILES",
    "Adjustment",
    "Artificial",
    "Assigned",
    "Average",
    "Award",
    "Awarded",
    "BadField",
    "BadScale",
    "BadSetting",
    "BadShare",
    "BadWeights",
    "Beyond",
    "BoardContext",
    "BoardKey",
    "BoardPlan",
    "Butler",
    "CallMade",
    "Cause",
    "Choice",
    "Compared",
    "Correction",
    "Difference",
    "Divisor",
    "Elsewhere",
    "Encounter",
    "Event",
    "Field",
    "Frequencies",
    "Group",
    "Half",
    "ImpossibleResult",
    "Kept",
    "KeptLine",
    "KeptMatch",
    "Line",
    "LineScore",
    "Match",
    "MatchDifference",
    "MatchKey",
    "Method",
    "Movement",
    "Neuberg",
    "NoScore",
    "Number",
    "Outcome",
    "PassedOut",
    "Penalty",
    "Played",
    "Points",
    "Profile",
    "Rank",
    "Reading",
    "Readings",
    "Reason",
    "ScoredBoard",
    "SelfInflicted",
    "Session",
    "Shift",
    "SidePlan",
    "SideScore",
    "Standings",
    "Stated",
    "StatedMatch",
    "StatedTotal",
    "StopCard",
    "Swing",
    "Total",
    "TotalDifference",
    "Unit",
    "compared",
    "context_at",
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

# Late: a ruling on a call needs the regulations, and nothing that scores an event.
_get = late(__name__, {
    "artificial": "Elsewhere",
    "awards": "Artificial Assigned Average Award "
        "BadShare BadWeights NoScore SelfInflicted parse_award",
    "board_context": "BoardContext Frequencies",
    "board_plan": "BoardPlan SidePlan",
    "scored_board": "Group LineScore ScoredBoard SideScore",
    "context_of_line": "context_at",
    "entries": "Number",
    "field": "Adjustment BadField BoardKey Correction Event Field Line Method Penalty Unit",
    "kept": "Kept KeptLine KeptMatch MatchKey Shift",
    "movement": "Encounter Movement",
    "numbers": "mixed read_number rounded",
    "outcomes": "PASSED_OUT ImpossibleResult Outcome PassedOut "
        "Played Points parse_outcome score_of",
    "profile": "PROFILES Beyond Butler CallMade Divisor Half Neuberg Profile StopCard profile_of",
    "readings": "Reading Readings",
    "settings": "BadSetting",
    "standings": "Awarded Session Standings score_field",
    "stated.differences": "Cause Difference Reason",
    "stated.choice": "Choice",
    "stated.keeping": "Compared compared",
    "stated.matches": "MatchDifference",
    "stated.points": "Stated StatedMatch StatedTotal",
    "stated.totals": "TotalDifference",
    "teams": "Match Swing",
    "totals": "Rank Total",
    "victory_points": "BadScale",
})  # fmt: skip


def __getattr__(name: str) -> object:
    return _get(name)


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
