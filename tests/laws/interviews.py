"""Tables and interviews made in one line."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from bridgelaw.game import Board, Seat
from bridgelaw.laws import Case, Interview, Procedure, Question, Ruling
from bridgelaw.laws.machinery.asked import Asked
from bridgelaw.laws.machinery.procedure import Law
from bridgelaw.scoring.editions import FIRST
from bridgelaw.table import Table


def table(happened: str, dealer: str = "") -> Table:
    """A table where the first player named dealt, unless it is said who did."""
    return Table(Board(Seat.parse(dealer or happened[0]))).after(happened)


def ruled(happened: str, procedure: Procedure, dealer: str = "", **answers: str) -> Table:
    """The table after a ruling with these answers."""
    return ruling_table(table(happened, dealer), procedure, **answers)


def ruling_table(before: Table, procedure: Procedure, **answers: str) -> Table:
    interview = interviewed(before, procedure, **answers)
    assert interview.ruling is not None, interview.question
    return before.after(interview.ruling.event)


def interviewed(before: Table | None, procedure: Procedure, **answers: str) -> Interview:
    """The interview after these answers, given by the key of their question."""
    interview = Interview.begin(procedure, before)
    while interview.question is not None and interview.question.key in answers:
        interview = interview.answer(answers.pop(interview.question.key))
    assert not answers, f"never asked: {answers}"
    return interview


def with_law(
    procedure: Procedure,
    run: Callable[[Case], Ruling],
    questions: tuple[Question[Any], ...] | None = None,
) -> Procedure:
    """The procedure as if its law were another one."""
    asked = procedure.questions if questions is None else questions
    return Procedure(procedure.manifest, "", {FIRST: Law(run, asked)})


def aloud(asked: Asked[Any]) -> str:
    """What is read out with a question that a player answers: the words, and the choices."""
    said = (*asked.say, *(option.label for option in asked.options))
    return " ".join(map(str, said))
