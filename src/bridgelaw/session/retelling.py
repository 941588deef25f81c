"""What was asked and answered on the way to where an interview stands."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from typing import Any, NamedTuple, TypeVar

from bridgelaw.game.calls import Call
from bridgelaw.game.cards import Card
from bridgelaw.game.suits import SUITS
from bridgelaw.laws import Asked, Case, Interview
from bridgelaw.laws.machinery.case import Unanswered
from bridgelaw.laws.machinery.questions import (
    Question,
    SpecifiedQuestion,
    SuitsQuestion,
    specified_words,
)
from bridgelaw.locale.text import All, Text, tr

T = TypeVar("T")


class Retold(NamedTuple):
    """A question as it was put, and what was answered."""

    asked: Asked[Any]
    answer: str
    value: Any

    @property
    def words(self) -> Text:
        """The answer as a person says it."""
        for option in self.asked.options:
            if option.key == self.answer or option.value == self.value:
                return option.label
        if self.value in ("", (), frozenset()):  # of what somebody said, or of several things
            return tr("None")
        return tr("{answer}", answer=self._said)

    @property
    def _said(self) -> Any:
        question, value = self.asked.question, self.value
        if isinstance(question, SuitsQuestion):
            return All(tuple(suit for suit in reversed(SUITS) if suit in value))
        if isinstance(question, SpecifiedQuestion):
            return specified_words(value)
        return value if isinstance(value, (Call, Card)) else self.answer


def retell(interview: Interview) -> tuple[Retold, ...]:
    """Every question up to here with its answer, from one run of the procedure."""
    case = _Listening(interview.procedure.key, interview.table, interview.answers, interview.sheet)
    with suppress(Unanswered):
        interview.procedure.run(case)
    return tuple(case.told)


class _Listening(Case):
    """A case that keeps the questions which have answers, too."""

    __slots__ = ("told",)

    def __init__(self, *given: Any) -> None:
        super().__init__(*given)
        self.told: list[Retold] = []

    def ask(
        self,
        question: Question[T],
        to: Any = None,
        allowed: Callable[[T], Text | None] | None = None,
        branches: Callable[[], tuple[str, ...]] | None = None,
        **values: Any,
    ) -> T:
        place, trail = len(self.told), tuple(self.trail)
        value = super().ask(question, to, allowed, branches, **values)
        asked = Asked(question, to, values, allowed, branches, trail)
        self.told.append(Retold(asked, self._answers[place].value, value))
        return value
