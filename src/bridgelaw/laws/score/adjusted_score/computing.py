"""What an adjusted score is computed from: known by the scores or the table, or asked."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from fractions import Fraction
from typing import Any

from bridgelaw.game.boards import Vulnerability
from bridgelaw.game.seats import Side
from bridgelaw.laws.machinery.case import Case
from bridgelaw.laws.machinery.questions import Question
from bridgelaw.laws.score.common import known_vulnerability, played_at
from bridgelaw.laws.score.questions import (
    AssignedQuestion,
    MethodQuestion,
    OutcomeQuestion,
    Results,
    ResultsQuestion,
    VulnerabilityQuestion,
)
from bridgelaw.locale.text import Text, tr
from bridgelaw.scoring.awards import Assigned, Award, SelfInflicted, certain
from bridgelaw.scoring.board_context import BoardContext
from bridgelaw.scoring.field import Method
from bridgelaw.scoring.outcomes import ImpossibleResult, Outcome, score_of

RESULT = OutcomeQuestion(
    key="result",
    law="77",
    heading=tr("What was the result at the table?"),
    why=tr("A side that keeps its result, or a part of it, is scored with it."),
)

SCORING = MethodQuestion(
    key="scoring",
    law="78",
    heading=tr("How is the board scored?"),
    why=tr(
        "Then the score of each side is computed now. It can also be computed later, when all "
        "results are in."
    ),
)

VULNERABILITY = VulnerabilityQuestion(
    key="vulnerability",
    law="77",
    heading=tr("Who is vulnerable?"),
    why=tr("The points of a contract depend on it."),
)

OTHER_TABLE = AssignedQuestion(
    key="other_table",
    law="78B",
    heading=tr("What was the result at the other table?"),
    why=tr("The points are compared with it, and each result by itself becomes IMPs."),
)

OTHER_RESULTS = ResultsQuestion(
    key="other_results",
    law="78A",
    heading=tr("What are the results of the other tables, and how often did each occur?"),
    why=tr(
        "Scores are those of North-South. The adjusted score stands among them with its weights, "
        "so that the scores of all other pairs change with it."
    ),
)

SCORE_QUESTIONS: tuple[Question[Any], ...] = (
    SCORING,
    VULNERABILITY,
    OTHER_TABLE,
    OTHER_RESULTS,
)
"""What is asked where nobody knows the scores of the board."""

Awards = Mapping[Side, Award]
"""What each side gets."""


def result_at_table(case: Case) -> Outcome:
    """The result that was reached: from the scores, from the table, or asked."""
    if case.scores is not None and case.scores.result is not None:
        return case.scored(RESULT, lambda sheet: sheet.result)
    if case.table is not None and played_at(case.table) is not None:
        return case.fact(RESULT, played_at)
    return case.ask(RESULT, allowed=lambda result: no_such_score(case, certain(result)))


def has_other_result(case: Case) -> bool:
    """Teams: has the board been played at the other table?"""
    sheet = case.scores
    return sheet is not None and sheet.method is Method.TEAMS and bool(sheet.other_table)


def no_such_score(case: Case, award: Award) -> Text | None:
    """Why one of the results cannot be at the board's vulnerability, or at any."""
    known = known_vulnerability(case)
    reason = None
    for vulnerability in Vulnerability if known is None else (known,):
        reason = _impossible_at(vulnerability, award)
        if reason is None:
            return None
    return reason


def _impossible_at(vulnerability: Vulnerability, *awards: Award) -> Text | None:
    try:
        for award in awards:
            for outcome in _outcomes(award):
                score_of(outcome, vulnerability)
    except ImpossibleResult as error:
        return error.text
    return None


def _outcomes(award: Award) -> tuple[Outcome, ...]:
    if isinstance(award, SelfInflicted):
        parts: tuple[Assigned, ...] = (award.actual, award.without, award.after)
    else:
        parts = (award,) if isinstance(award, Assigned) else ()
    return tuple(outcome for part in parts for outcome, _ in part.outcomes)


def sheet_of(case: Case, awards: Awards, result: Outcome | None) -> BoardContext | None:
    """The scores of the board; `None` if they are to be compared later.

    `result` is the one at the table, where it was asked.
    """
    if case.scores is not None:
        return case.scores if result is None else replace(case.scores, result=result)
    method = case.ask(SCORING)
    if method is None:
        return None
    if case.table is not None:
        vulnerability = case.fact(VULNERABILITY, lambda table: table.board.vulnerability)
    else:
        vulnerability = case.ask(
            VULNERABILITY, allowed=lambda found: _impossible_at(found, *awards.values())
        )
    if result is None and case.table is not None:
        result = played_at(case.table)
    if method is Method.TOTAL_POINTS:
        return BoardContext(method, vulnerability, result=result)
    if method is Method.TEAMS:
        there = case.ask(OTHER_TABLE, allowed=lambda award: _impossible_at(vulnerability, award))
        scores = _frequencies(there.outcomes, vulnerability)
        other_table = {side: scores for side in Side}
        return BoardContext(method, vulnerability, result=result, other_table=other_table)
    found = case.ask(
        OTHER_RESULTS, allowed=lambda results: _impossible_results(vulnerability, results)
    )
    scores = _frequencies(found, vulnerability)
    return BoardContext(
        method, vulnerability, result=result, others={side: scores for side in Side}
    )


def _impossible_results(vulnerability: Vulnerability, results: Results) -> Text | None:
    for outcome, _ in results:
        reason = _impossible_at(vulnerability, certain(outcome))
        if reason is not None:
            return reason
    return None


def _frequencies(results: Results, vulnerability: Vulnerability) -> dict[int, Fraction]:
    together: dict[int, Fraction] = {}
    for outcome, number in results:
        score = score_of(outcome, vulnerability)
        together[score] = together.get(score, Fraction(0)) + number
    return together
