"""A case: what a law procedure asks, knows and decides.

A procedure is a plain function of a case. `ask` gives the answer if the list of answers holds
it, and otherwise stops the procedure with that question pending. The state of an interview is
the list of answers, and one step is a replay of the function.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple, TypeVar

from bridgelaw.game.seats import Player
from bridgelaw.laws.machinery.questions import Asked, BadAnswer, Question
from bridgelaw.laws.machinery.ruling import Later, Ruling, Step, Words
from bridgelaw.locale.errors import Refusal
from bridgelaw.locale.text import Text, tr
from bridgelaw.scoring.board_context import BoardContext
from bridgelaw.scoring.profile import WBF, Profile
from bridgelaw.table.effects import Effect
from bridgelaw.table.table import Table

T = TypeVar("T")

EDITION = "2017"
"""The edition of the Laws that the procedures follow."""


class Answer(NamedTuple):
    """An answer as it is kept: the key of its question, and its text."""

    key: str
    value: str


class Known(NamedTuple):
    """Something that the table told, so that nobody was asked."""

    question: Question[Any]
    value: Any


class Told(NamedTuple):
    """Something that was asked and answered."""

    question: Question[Any]
    answer: str


class Unanswered(Exception):
    """Stops a procedure at a question that has no answer yet."""

    def __init__(self, asked: Asked[Any]) -> None:
        super().__init__(asked.key)
        self.asked = asked


class AnswersDoNotMatch(Refusal):
    """Answers that belong to other questions than the procedure asks."""

    def __init__(self, place: int, found: str, expected: str | None) -> None:
        words = (
            tr("Answer {place}, {found}, is not asked for.", place=place + 1, found=found)
            if expected is None
            else tr(
                "Answer {place} is to {found}, but {expected} is asked.",
                place=place + 1,
                found=found,
                expected=expected,
            )
        )
        super().__init__(words)
        self.place = place
        self.found = found
        self.expected = expected


class NothingToRule(Refusal):
    """The table does not show what the procedure rules on."""


class Case:
    """One run of a procedure over a table, or over none, and the answers so far."""

    __slots__ = (
        "_answers", "_steps", "_used", "derived", "foresees", "notes", "procedure", "profile",
        "sheet", "table", "trail", "words",
    )  # fmt: skip

    def __init__(
        self,
        procedure: str,
        table: Table | None = None,
        answers: Sequence[Answer] = (),
        sheet: BoardContext | None = None,
        foresees: bool = False,
        profile: Profile = WBF,
    ) -> None:
        self.procedure = procedure
        self.table = table
        """The table, where it is known; `None` in a quick ruling and in a flowchart."""
        self.sheet = sheet
        """The scores of the board, where they are known."""
        self.profile = profile if sheet is None else sheet.profile
        """What the authority has chosen under which the event is played."""
        self.foresees = foresees
        """One of many runs that only foresee how things can end: what takes long is cut short."""
        self.trail: list[Known | Told | Step] = []
        """What was known, told and settled so far, in order."""
        self.words: list[Words] = []
        self.notes: list[Text] = []
        self.derived: list[Text | Later] = []
        self._answers = answers
        self._used = 0
        self._steps: list[Step] = []

    def ask(
        self,
        question: Question[T],
        to: Player | None = None,
        allowed: Callable[[T], Text | None] | None = None,
        branches: Callable[[], tuple[str, ...]] | None = None,
        **values: Any,
    ) -> T:
        """The answer to a question; `values` fill the holes of its sentences.

        A value that is costly to make may be a function of no arguments: a replay needs none.

        `allowed` gives the reason why an answer that fits the question does not fit this table,
        and `branches` the answers to a free question that take every branch at this table.
        """
        place = self._used
        if place == len(self._answers):
            self._unanswered(Asked(question, to, values, allowed, branches, tuple(self.trail)))
        key, answer = self._answers[place]
        if key != question.key:
            raise AnswersDoNotMatch(place, key, question.key)
        value = question.read(answer)
        if allowed is not None:
            reason = allowed(value)
            if reason is not None:
                raise BadAnswer(key, answer, reason)
        self._used = place + 1
        self.trail.append(Told(question, answer))
        return value

    def _unanswered(self, asked: Asked[Any]) -> None:
        """Nobody has answered the question yet."""
        raise Unanswered(asked)

    def fact(
        self,
        question: Question[T],
        how: Callable[[Table], T | None],
        to: Player | None = None,
        **values: Any,
    ) -> T:
        """What the table knows, or else the answer to the question."""
        if self.table is not None:
            known = how(self.table)
            if known is not None:
                self.trail.append(Known(question, known))
                return known
        return self.ask(question, to, **values)

    def scored(
        self,
        question: Question[T],
        how: Callable[[BoardContext], T | None],
        allowed: Callable[[T], Text | None] | None = None,
        **values: Any,
    ) -> T:
        """What the scores of the board tell, or else the answer to the question."""
        if self.sheet is not None:
            known = how(self.sheet)
            if known is not None:
                self.trail.append(Known(question, known))
                return known
        return self.ask(question, None, allowed, **values)

    def detail(
        self,
        question: Question[T],
        to: Player | None = None,
        allowed: Callable[[T], Text | None] | None = None,
        branches: Callable[[], tuple[str, ...]] | None = None,
        **values: Any,
    ) -> T | None:
        """An answer in full, such as a call; a quick ruling is not asked for it."""
        return None if self.table is None else self.ask(question, to, allowed, branches, **values)

    def cite(self, clause: str, text: Text | None = None) -> None:
        """A clause fires on the way to the ruling."""
        step = Step(clause, text)
        self._steps.append(step)
        self.trail.append(step)

    def say(self, to: Player | None, text: Text) -> None:
        """Words for the table; `None` addresses everybody."""
        self.words.append(Words(to, text))

    def note(self, text: Text) -> None:
        """For the director alone."""
        self.notes.append(text)

    def derive(self, *lines: Text | Later) -> None:
        """How a score is computed, line by line; what is costly is a function that says it."""
        self.derived.extend(lines)

    def rule(
        self, clause: str, headline: Text, *effects: Effect, goes_on: str | None = None
    ) -> Ruling:
        """The clause decides: the end of the procedure.

        `goes_on` names the procedure that rules on where another law takes over.
        """
        return Ruling(
            self.procedure,
            EDITION,
            (*self._steps, Step(clause)),
            headline,
            effects,
            tuple(self.words),
            tuple(self.notes),
            goes_on,
            tuple(self.derived),
        )

    def finish(self) -> None:
        """Refuses answers that nobody asked for."""
        if self._used < len(self._answers):
            raise AnswersDoNotMatch(self._used, self._answers[self._used].key, None)


class Foreseeing(Case):
    """A run to an end that there may be: what nobody has answered has the first answer that fits.

    `open` are the questions that were met on the way, each with the other answers that fit.
    """

    __slots__ = ("open",)

    def __init__(
        self,
        procedure: str,
        table: Table | None,
        answers: tuple[Answer, ...],
        sheet: BoardContext | None,
        profile: Profile,
    ) -> None:
        super().__init__(procedure, table, answers, sheet, foresees=True, profile=profile)
        self.open: list[tuple[Asked[Any], tuple[str, ...]]] = []

    @property
    def answers(self) -> tuple[Answer, ...]:
        return tuple(self._answers)

    def _unanswered(self, asked: Asked[Any]) -> None:
        fitting = asked.samples()
        if not fitting:
            raise Unanswered(asked)
        self._answers = (*self._answers, Answer(asked.key, fitting[0]))
        self.open.append((asked, fitting[1:]))
