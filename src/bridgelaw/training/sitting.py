"""All that happens at one board: every visit of the director, and the play between them."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from bridgelaw.training.going_on import Went, went_on
from bridgelaw.training.marks import Marks, marks_of
from bridgelaw.training.situations import Situation
from bridgelaw.training.visit import BadStep, Step, Visit

_AGAIN = "!"
"""Between the visits, where they are written down."""


@dataclass(frozen=True)
class Sitting:
    """The visits so far, the last of them perhaps not over. It never changes."""

    visits: tuple[Visit, ...]

    @classmethod
    def read(cls, situation: Situation, text: str) -> Sitting:
        """From the steps of each visit in writing; `BadStep` where they do not fit."""
        first, *others = text.split(_AGAIN)
        found = cls((Visit.read(situation, first),))
        for part in others:
            there = found.called_again
            if there is None:
                raise BadStep(part)
            found = cls((*found.visits, Visit.read(there, part)))
        return found

    @property
    def text(self) -> str:
        return _AGAIN.join(visit.text for visit in self.visits)

    @property
    def now(self) -> Visit:
        """The visit that goes on, or was the last."""
        return self.visits[-1]

    def then(self, step: Step | str) -> Sitting:
        return Sitting((*self.visits[:-1], self.now.then(step)))

    def back(self) -> Sitting:
        return Sitting((*self.visits[:-1], self.now.back()))

    @property
    def went(self) -> Went | None:
        """What happened after the last ruling; `None` before it."""
        return went_on(self.now.situation, self.now.text) if self.now.is_over else None

    @property
    def called_again(self) -> Situation | None:
        return None if self.went is None else self.went.next

    def again(self) -> Sitting:
        """At the table once more, where somebody has called."""
        assert self.called_again is not None
        return Sitting((*self.visits, Visit(self.called_again)))

    @property
    def is_over(self) -> bool:
        """The board is done with."""
        return self.now.is_over and self.called_again is None

    @cached_property
    def marks(self) -> tuple[Marks, ...]:
        """The marks of each visit."""
        return tuple(marks_of(visit) for visit in self.visits if visit.is_over)

    @property
    def got(self) -> int:
        return sum(one.got for one in self.marks)

    @property
    def of(self) -> int:
        return sum(one.of for one in self.marks)
