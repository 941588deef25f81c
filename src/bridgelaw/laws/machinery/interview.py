"""An interview: a procedure, a table, and the answers so far."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace
from typing import Any

from bridgelaw.laws.machinery.case import (
    Answer,
    AnswersDoNotMatch,
    Case,
    Foreseeing,
    Known,
    Told,
    Unanswered,
)
from bridgelaw.laws.machinery.questions import Asked, Question
from bridgelaw.laws.machinery.ruling import Ruling, Step
from bridgelaw.locale.text import Text
from bridgelaw.scoring.board_context import BoardContext
from bridgelaw.scoring.profile import WBF, Profile
from bridgelaw.table.table import Table


@dataclass(frozen=True, slots=True)
class Procedure:
    """A law procedure: its name, what it rules on, and the function that does."""

    key: str
    title: Text
    laws: tuple[str, ...]
    run: Callable[[Case], Ruling]
    questions: tuple[Question[Any], ...]
    """Every question that it can ask."""
    for_director: bool = False
    """It is about scores, which players do not adjust even if they have no director."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a line of questions can end: the clause and the ruling in one sentence."""

    clause: str
    headline: Text


@dataclass(frozen=True, slots=True)
class Path:
    """One way through a procedure, from the first question to the ruling."""

    answers: tuple[Answer, ...]
    trail: tuple[Known | Told | Step, ...]
    asked: tuple[Asked[Any], ...]
    ruling: Ruling


def step(
    procedure: Procedure,
    table: Table | None,
    answers: tuple[Answer, ...],
    sheet: BoardContext | None = None,
    profile: Profile = WBF,
) -> Asked[Any] | Ruling:
    """Where the procedure stands after these answers: the next question, or the ruling."""
    case = Case(procedure.key, table, answers, sheet, profile=profile)
    try:
        ruling = procedure.run(case)
    except Unanswered as stop:
        return stop.asked
    case.finish()
    return ruling


@dataclass(frozen=True, slots=True)
class Interview:
    """An interview at one moment. It never changes: `answer` and `back` give the next one."""

    procedure: Procedure
    table: Table | None = None
    answers: tuple[Answer, ...] = ()
    sheet: BoardContext | None = None
    """The scores of the board, for a ruling on a score."""
    profile: Profile = WBF
    """Whose regulations hold where no sheet says so."""
    now: Asked[Any] | Ruling = field(init=False, compare=False)
    """The question that is pending, or the ruling."""

    def __post_init__(self) -> None:
        now = step(self.procedure, self.table, self.answers, self.sheet, self.profile)
        object.__setattr__(self, "now", now)

    @property
    def question(self) -> Asked[Any] | None:
        return self.now if isinstance(self.now, Asked) else None

    @property
    def ruling(self) -> Ruling | None:
        return self.now if isinstance(self.now, Ruling) else None

    def answer(self, value: str) -> Interview:
        """The interview with the pending question answered; `BadAnswer` where that does not fit."""
        if not isinstance(self.now, Asked):
            raise AnswersDoNotMatch(len(self.answers), value, None)
        self.now.read(value)
        answers = (*self.answers, Answer(self.now.key, value))
        return replace(self, answers=answers)

    def back(self) -> Interview:
        """The interview without its last answer."""
        return replace(self, answers=self.answers[:-1])

    def paths(self) -> Iterator[Path]:
        """Every way on from here to a ruling."""
        return walk(self.procedure, self.table, self.answers, self.sheet, self.profile)

    def previews(self) -> dict[str, tuple[Outcome, ...]]:
        """For each option of the pending question, how things can end after it."""
        if not isinstance(self.now, Asked) or not self.now.options:
            return {}
        return {option.key: self.outcomes(option.key) for option in self.now.options}

    def outcomes(self, value: str) -> tuple[Outcome, ...]:
        """The different ways in which things can end after this answer."""
        found: dict[Outcome, None] = {}
        for path in self.answer(value).paths():
            found[Outcome(path.ruling.clause, path.ruling.headline)] = None
        return tuple(found)


def walk(
    procedure: Procedure,
    table: Table | None = None,
    answers: tuple[Answer, ...] = (),
    sheet: BoardContext | None = None,
    profile: Profile = WBF,
) -> Iterator[Path]:
    """Every path of the procedure from here, over all options of all questions.

    Free answers, such as a call, are sampled so that each branch is taken. With no table,
    nothing is known and everything that matters is asked: that is the whole procedure.
    """
    ahead: list[tuple[tuple[Answer, ...], tuple[Asked[Any], ...]]] = [(answers, ())]
    while ahead:
        # One run goes to an end, and leaves the other answers to the questions that it met.
        answers, asked = ahead.pop()
        case = Foreseeing(procedure.key, table, answers, sheet, profile)
        try:
            ruling: Ruling | None = procedure.run(case)
        except Unanswered:
            ruling = None  # no answer fits: it ends nowhere
        told = case.answers
        for place, (question, others) in enumerate(case.open, len(answers)):
            asked = (*asked, question)
            for value in reversed(others):
                ahead.append(((*told[:place], Answer(question.key, value)), asked))
        if ruling is not None:
            yield Path(told, tuple(case.trail), asked, ruling)
