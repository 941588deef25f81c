"""Law 86B: teams, and a board without results that can be compared."""

from __future__ import annotations

from bridgelaw.laws.machinery.case import Case
from bridgelaw.laws.machinery.procedure import Procedure
from bridgelaw.laws.machinery.ruling import Ruling
from bridgelaw.laws.score.common import note_appeal
from bridgelaw.laws.score.team_result_missing.artificial import artificial, substitute_board
from bridgelaw.laws.score.team_result_missing.questions import FAULT, QUESTIONS, RESULTS, Results
from bridgelaw.laws.score.team_result_missing.several import several_results
from bridgelaw.laws.score.team_result_missing.single import single_result
from bridgelaw.locale.text import tr


def no_comparable_result(case: Case) -> Ruling:
    """Law 86B: what the two teams get on the board."""
    note_appeal(case)
    results = case.ask(RESULTS)
    # B1. One result, and nothing else in the match that cannot be compared.
    if results is Results.ONE:
        return single_result(case)
    # B2, B3. Two results or more.
    if results is Results.SEVERAL:
        return several_results(case)
    # A. No result at all: another board, or 12C2.
    if substitute_board(case):
        headline = tr("Both tables play another board instead.")
        return case.rule("86A", headline)
    fault = case.ask(FAULT)
    headline = tr("There is no result at either table: artificial adjusted scores.")
    return artificial(case, fault, "12C2(b)", headline)


NO_COMPARABLE_RESULT = Procedure(
    "no-comparable-result",
    tr("Teams: a board without a comparable result"),
    ("86B",),
    no_comparable_result,
    QUESTIONS,
    for_director=True,
)
