"""Rulings on the boards of a match, made in one line."""

from __future__ import annotations

from fractions import Fraction

from bridgelaw.game import Side
from bridgelaw.game.boards import Vulnerability
from bridgelaw.laws import Interview, Procedure, Ruling
from bridgelaw.scoring.board_context import BoardContext
from bridgelaw.scoring.field import Method
from bridgelaw.scoring.outcomes import parse_outcome
from bridgelaw.scoring.profile import WBF, Profile
from bridgelaw.table import Table
from bridgelaw.table.effects import Adjustment, ScoreAdjusted


def interviewed(
    procedure: Procedure,
    at: Table | None = None,
    context: BoardContext | None = None,
    **answers: str,
) -> Interview:
    """The interview after these answers, given by the key of their question."""
    interview = Interview.begin(procedure, at, scores=context)
    while interview.question is not None and interview.question.key in answers:
        interview = interview.answer(answers.pop(interview.question.key))
    assert not answers, f"never asked: {answers}"
    return interview


def ruled_on(
    procedure: Procedure,
    at: Table | None = None,
    context: BoardContext | None = None,
    **answers: str,
) -> Ruling:
    interview = interviewed(procedure, at, context, **answers)
    assert interview.ruling is not None, interview.question
    return interview.ruling


def teams(
    other: int | None = None,
    result: str = "",
    vulnerability: Vulnerability = Vulnerability.NONE,
    profile: Profile = WBF,
    knockout: bool = False,
) -> BoardContext:
    """A board of a match, with the North-South score at the other table."""
    there = {} if other is None else {side: {other: Fraction(1)} for side in Side}
    return BoardContext(
        Method.TEAMS,
        vulnerability,
        profile,
        parse_outcome(result) if result else None,
        other_table=there,
        knockout=knockout,
    )


def awards(ruling: Ruling) -> dict[str, str]:
    """What each side is awarded."""
    return {str(side): effect.award for side, effect in ruling.awards.items()}


def adjusted(ruling: Ruling) -> Adjustment | None:
    found = [one.adjustment for one in ruling.effects if isinstance(one, ScoreAdjusted)]
    assert len(found) <= 1
    return found[0] if found else None


def said(ruling: Ruling) -> str:
    return " ".join(str(words.text) for words in ruling.words)


def derived(ruling: Ruling) -> list[str]:
    return [str(line) for line in ruling.derivation]
