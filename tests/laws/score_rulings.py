"""Rulings on scores made in one line."""

from __future__ import annotations

from bridgelaw.game import Side
from bridgelaw.laws import Interview, Procedure, Ruling
from bridgelaw.scoring.awards import Award, parse_award
from bridgelaw.scoring.board_context import BoardContext
from bridgelaw.scoring.derivation.derive import derive
from bridgelaw.scoring.numbers import mixed
from bridgelaw.table import Table
from tests.laws.interviews import table

SCORE_TABLES: tuple[Table, ...] = (
    table("W P, N P, E P, S P"),
    table("W 1NT, N P, E P, S P"),
)
"""A table with a result, and one that has none yet: for the samples of rulings on scores."""


def interviewed(
    procedure: Procedure,
    context: BoardContext | None = None,
    at: Table | None = None,
    /,
    **answers: str,
) -> Interview:
    """The interview after these answers, given by the key of their question."""
    interview = Interview.begin(procedure, at, (), context)
    while interview.question is not None and interview.question.key in answers:
        interview = interview.answer(answers.pop(interview.question.key))
    assert not answers, f"never asked: {answers}"
    return interview


def ruled(
    procedure: Procedure,
    context: BoardContext | None = None,
    at: Table | None = None,
    /,
    **answers: str,
) -> Ruling:
    """The ruling that these answers lead to, all of which are asked for."""
    interview = interviewed(procedure, context, at, **answers)
    assert interview.ruling is not None, interview.question and interview.question.key
    return interview.ruling


def awards(ruling: Ruling) -> dict[Side, Award]:
    """What the ruling awards, as the score desk reads it."""
    return {side: parse_award(effect.award) for side, effect in ruling.awards.items()}


def texts(ruling: Ruling) -> tuple[str, str]:
    """What North-South and East-West are awarded, as it is written."""
    found = awards(ruling)
    return str(found[Side.NS]), str(found[Side.EW])


def scores(ruling: Ruling, context: BoardContext) -> tuple[str, str]:
    """What the awards of North-South and East-West are worth, exactly."""
    found = awards(ruling)
    return worth(found[Side.NS], Side.NS, context), worth(found[Side.EW], Side.EW, context)


def worth(award: Award | str, side: Side, context: BoardContext) -> str:
    """The score of an award, as a person writes it."""
    value = derive(parse_award(award) if isinstance(award, str) else award, side, context).value
    assert value is not None
    return mixed(value)


def asked(interview: Interview) -> str:
    """The key of the question that is pending."""
    assert interview.question is not None, interview.ruling
    return interview.question.key
