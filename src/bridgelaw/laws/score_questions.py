"""Questions that are answered by results and scores."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache

from bridgelaw.game.errors import NotationError
from bridgelaw.laws.questions import BadAnswer, Question
from bridgelaw.locale.errors import Refusal
from bridgelaw.locale.text import Text, tr
from bridgelaw.scoring.awards import Assigned, parse_assigned
from bridgelaw.scoring.numbers import read_number
from bridgelaw.scoring.outcomes import Outcome, parse_outcome

# Every step of an interview reads its answers anew.
_assigned = lru_cache(maxsize=256)(parse_assigned)


@dataclass(frozen=True, slots=True, kw_only=True)
class AssignedQuestion(Question[Assigned]):
    """A question for a result, or for several with their weights."""

    def read(self, answer: str) -> Assigned:
        try:
            return _assigned(answer)
        except NotationError as error:
            raise self.misfit(answer) from error
        except Refusal as error:
            raise BadAnswer(self.key, answer, error.text) from error

    def samples(self) -> tuple[str, ...]:
        return ("4S= by N",)

    @property
    def expected(self) -> Text:
        return tr(
            "a result such as 4S= by N, or results with weights: 2/3 4S= by N, 1/3 4S-1 by N, "
            "or polled players: 3 x 4S= by N, 2 x 4S-1 by N"
        )


@dataclass(frozen=True, slots=True, kw_only=True)
class OutcomeQuestion(Question[Outcome]):
    """A question for one result."""

    def read(self, answer: str) -> Outcome:
        try:
            return parse_outcome(answer)
        except NotationError as error:
            raise self.misfit(answer) from error
        except Refusal as error:
            raise BadAnswer(self.key, answer, error.text) from error

    def samples(self) -> tuple[str, ...]:
        return ("4S= by N",)

    @property
    def expected(self) -> Text:
        return tr("a result such as 4S= by N, 3NTX-2 by W, passed out, +620 or EW 100")


@dataclass(frozen=True, slots=True, kw_only=True)
class NumberQuestion(Question[Fraction]):
    """A question for an exact number."""

    def read(self, answer: str) -> Fraction:
        try:
            return read_number(answer)
        except NotationError as error:
            raise self.misfit(answer) from error

    def samples(self) -> tuple[str, ...]:
        return ("1",)

    @property
    def expected(self) -> Text:
        return tr("a number such as 2, 0.5, 2/3, 4 2/3 or 40%")
