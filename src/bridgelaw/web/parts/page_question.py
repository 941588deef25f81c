"""Questions as pages show them (`parts/question.html`), and answers that do not fit."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple

from bridgelaw.laws import BadAnswer, Interview
from bridgelaw.laws.machinery.lookahead import foresee
from bridgelaw.laws.machinery.view import QuestionView
from bridgelaw.locale import Refusal, Text
from bridgelaw.web.parts.widgets import Widget, widget_at, widget_of


@dataclass(frozen=True)
class PageQuestion(QuestionView):
    """A question, and what it is answered with on a page."""

    interview: Interview | None = None

    @cached_property
    def widget(self) -> Widget:
        return widget_of(self.asked) if self.interview is None else widget_at(self.interview)


def page_question(interview: Interview) -> PageQuestion | None:
    """The pending question; `None` where there is a ruling."""
    if interview.question is None:
        return None
    view = QuestionView.of(interview, foresee(interview))
    return PageQuestion(view.asked, view.options, interview)


class Misread(NamedTuple):
    """An answer that does not fit: what was typed, why not, and where the mistake is."""

    typed: str
    reason: Text
    pointer: tuple[str, ...] = ()


def misread(error: Refusal, typed: str) -> Misread:
    """What to show beside the field."""
    from bridgelaw.comparable import MeaningError  # only few questions need it

    reason = error.reason if isinstance(error, BadAnswer) else error.text
    cause = error.__cause__
    pointer = tuple(cause.pointer()) if isinstance(cause, MeaningError) else ()
    return Misread(typed, reason, pointer)
