"""The transcript of an interview: what was asked and answered on the way to where it stands."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any, NamedTuple, TypeVar

from bridgelaw.game.calls import Call, parse_call
from bridgelaw.game.cards import Card
from bridgelaw.game.errors import NotationError
from bridgelaw.game.suits import SUITS
from bridgelaw.laws.common.in_words import InWords
from bridgelaw.laws.common.poll import Poll
from bridgelaw.laws.machinery.asked import Asked
from bridgelaw.laws.machinery.case import Case
from bridgelaw.laws.machinery.interview import Interview
from bridgelaw.laws.machinery.questions import (
    Question,
    SpecifiedQuestion,
    SuitsQuestion,
    specified_words,
)
from bridgelaw.locale.language import Language
from bridgelaw.locale.text import All, Text, tr
from bridgelaw.scoring.awards import Assigned
from bridgelaw.scoring.outcomes import PassedOut, Played
from bridgelaw.scoring.presentation.rows import outcome_words
from bridgelaw.scoring.words import award_text

T = TypeVar("T")


class Retold(NamedTuple):
    """A question as it was put, and what was answered; `retell` gives them."""

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
    def is_usual(self) -> bool:
        """Whether it is the everyday answer to a question about a rarity, which a face gives
        unasked: nobody need have said it."""
        return self.asked.question.usually == self.answer

    @property
    def _said(self) -> Any:
        question, value = self.asked.question, self.value
        if isinstance(question, SuitsQuestion):
            return All(tuple(suit for suit in reversed(SUITS) if suit in value))
        if isinstance(question, SpecifiedQuestion):
            return specified_words(value)
        if isinstance(value, Poll):
            return value.words
        if isinstance(value, (Played, PassedOut)):
            return outcome_words(value)
        value = question.told(value)
        if isinstance(value, Assigned):
            one = None if value.is_weighted else outcome_words(value.outcomes[0][0])
            return one or award_text(value)
        if isinstance(question, InWords):
            return _call_or_card(self.answer) or self.answer
        return value if isinstance(value, (Call, Card, Text)) else self.answer


def _call_or_card(answer: str) -> Call | Card | None:
    """What was named in a word or two, if that is a call or a card."""
    for read in (parse_call, Card.parse):
        with suppress(NotationError):
            return read(answer)
    return None


@dataclass(frozen=True, slots=True)
class RecordedInterview(Interview):
    """An interview whose one run of the procedure also keeps what was asked on the way."""

    told: tuple[Retold, ...] = field(init=False, compare=False)

    def __post_init__(self) -> None:
        case = _Listening(self.procedure.key, self.circumstances, self.answers)
        self._run(case)
        object.__setattr__(self, "told", tuple(case.told))


def retell(interview: Interview) -> tuple[Retold, ...]:
    """Every question up to here with its answer, from one run of the procedure.

    >>> from bridgelaw import PROCEDURES
    >>> interview = Interview.begin(PROCEDURES["insufficient-bid"]).answer("no")
    >>> [(one.asked.key, str(one.words)) for one in retell(interview)]
    [('out_of_rotation', 'No')]
    """
    if not isinstance(interview, RecordedInterview):
        interview = RecordedInterview(
            interview.procedure, interview.circumstances, interview.answers
        )
    return interview.told


class _Listening(Case):
    """A case that keeps the questions which have answers, too."""

    __slots__ = ("told",)

    def __init__(self, *given: Any) -> None:
        super().__init__(*given)
        self.told: list[Retold] = []

    def _answered(
        self,
        question: Question[T],
        to: Any,
        allowed: Callable[[T], Text | None] | None,
        branches: Callable[[], tuple[str, ...]] | None,
        values: Mapping[str, Any],
    ) -> T:
        place = len(self.told)
        asked = self._asked(question, to, allowed, branches, values)
        value = super()._answered(question, to, allowed, branches, values)
        self.told.append(Retold(asked, self._answers[place].value, value))
        return value


def transcript_to_json(interview: Interview, language: Language) -> dict[str, Any]:
    """The questions with their answers, and the clauses of the ruling with what they say.

    >>> from bridgelaw import PROCEDURES, language
    >>> interview = Interview.begin(PROCEDURES["insufficient-bid"]).answer("yes")
    >>> data = transcript_to_json(interview, language("en"))
    >>> data["asked"][0]["question"], [law["number"] for law in data["laws"]]
    ('Was it out of turn as well?', ['27A2'])
    """
    from bridgelaw.laws.digest import CLAUSES  # late: who only tells what was asked needs no law

    ruling = interview.ruling
    return {
        "asked": [
            {
                "key": one.asked.key,
                "law": one.asked.law,
                "question": language.say(one.asked.heading),
                "answer": language.say(one.words),
                "by": None if one.asked.named is None else language.value(one.asked.named),
                "away_from_table": one.asked.question.away,
                "usual": one.is_usual,
            }
            for one in retell(interview)
        ],
        "laws": [
            {"number": number, "text": language.say(CLAUSES[number].text)}
            for number in (() if ruling is None else ruling.clauses)
            if number in CLAUSES
        ],
    }
