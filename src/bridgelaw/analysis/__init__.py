"""What the cards would have brought: claims judged, revokes weighed, double dummy.

Only what is listed in `__all__` is promised; the modules of this room are private.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from bridgelaw.analysis.claims.claim import Claim, ImpossibleClaim
    from bridgelaw.analysis.claims.duties import Duties, LeadDemand, LeadDuty
    from bridgelaw.analysis.claims.judge import judge
    from bridgelaw.analysis.claims.rules import RULES, Kind, NoSuchRule, Rule, parse_rule
    from bridgelaw.analysis.claims.search import Watch
    from bridgelaw.analysis.claims.statement.reading import NotAStatement, read_statement
    from bridgelaw.analysis.claims.statement.steps import (
        At,
        Cash,
        Cross,
        Crossruff,
        Discard,
        DrawTrumps,
        Finesse,
        GiveUp,
        Note,
        NoteKind,
        Overtake,
        PlayCards,
        Ruff,
        Statement,
        Step,
    )
    from bridgelaw.analysis.claims.verdict import How, Level, Play, Verdict
    from bridgelaw.analysis.claims.words import explain
    from bridgelaw.analysis.position import ImpossiblePosition, Position
    from bridgelaw.analysis.revokes import (
        Advice,
        Automatic,
        Equity,
        RecordedPlay,
        Revoke,
        Weighed,
        WeighedRevoke,
        find_revokes,
        weigh,
    )
    from bridgelaw.analysis.revokes.equity import Follow
    from bridgelaw.analysis.revokes.play import Hands
    from bridgelaw.analysis.solver import Solver, SolverFailed, SolverMissing, best_cards, tricks
    from bridgelaw.analysis.solver.find import find_solver, solver_or_none
    from bridgelaw.analysis.tables import (
        IncompleteDeal,
        Line,
        TrickTable,
        contract_tricks,
        line_of_play,
        trick_table,
    )

__all__ = [
    "RULES",
    "Advice",
    "At",
    "Automatic",
    "Cash",
    "Claim",
    "Cross",
    "Crossruff",
    "Discard",
    "DrawTrumps",
    "Duties",
    "Equity",
    "Finesse",
    "Follow",
    "GiveUp",
    "Hands",
    "How",
    "ImpossibleClaim",
    "ImpossiblePosition",
    "IncompleteDeal",
    "Kind",
    "LeadDemand",
    "LeadDuty",
    "Level",
    "Line",
    "NoSuchRule",
    "NotAStatement",
    "Note",
    "NoteKind",
    "Overtake",
    "Play",
    "PlayCards",
    "Position",
    "RecordedPlay",
    "Revoke",
    "Ruff",
    "Rule",
    "Solver",
    "SolverFailed",
    "SolverMissing",
    "Statement",
    "Step",
    "TrickTable",
    "Verdict",
    "Watch",
    "Weighed",
    "WeighedRevoke",
    "best_cards",
    "contract_tricks",
    "explain",
    "find_revokes",
    "find_solver",
    "judge",
    "line_of_play",
    "parse_rule",
    "read_statement",
    "solver_or_none",
    "trick_table",
    "tricks",
    "weigh",
]

_MODULES = {
    "claims.claim": ("Claim", "ImpossibleClaim"),
    "claims.duties": ("Duties", "LeadDemand", "LeadDuty"),
    "claims.judge": ("judge",),
    "claims.rules": ("RULES", "Kind", "NoSuchRule", "Rule", "parse_rule"),
    "claims.search": ("Watch",),
    "claims.statement.reading": ("NotAStatement", "read_statement"),
    "claims.statement.steps": (
        "At", "Cash", "Cross", "Crossruff", "Discard", "DrawTrumps", "Finesse", "GiveUp", "Note",
        "NoteKind", "Overtake", "PlayCards", "Ruff", "Statement", "Step",
    ),
    "claims.verdict": ("How", "Level", "Play", "Verdict"),
    "claims.words": ("explain",),
    "position": ("ImpossiblePosition", "Position"),
    "revokes": (
        "Advice", "Automatic", "Equity", "RecordedPlay", "Revoke", "Weighed", "WeighedRevoke",
        "find_revokes", "weigh",
    ),
    "revokes.equity": ("Follow",),
    "revokes.play": ("Hands",),
    "solver": ("Solver", "SolverFailed", "SolverMissing", "best_cards", "tricks"),
    "solver.find": ("find_solver", "solver_or_none"),
    "tables": (
        "IncompleteDeal", "Line", "TrickTable", "contract_tricks", "line_of_play", "trick_table",
    ),
}  # fmt: skip
_MODULE_OF = {name: module for module, names in _MODULES.items() for name in names}


def __getattr__(name: str) -> Any:
    # Late: whoever looks at a position needs no reader of statements.
    if name not in _MODULE_OF:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    value = getattr(import_module(f"{__name__}.{_MODULE_OF[name]}"), name)
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
