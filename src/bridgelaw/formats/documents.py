"""A results file: the field that it holds, what could not be read, and how it is written back."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import ClassVar

from bridgelaw.locale.errors import Refusal
from bridgelaw.locale.text import Text
from bridgelaw.scoring.field import Field, Method
from bridgelaw.scoring.profile import Profile
from bridgelaw.scoring.standings import Standings


class BadFile(Refusal):
    """A file in which nothing can be read."""


@dataclass(frozen=True, slots=True)
class Problem:
    """A record that could not be read; the others were."""

    place: Text
    reason: Text


@dataclass(frozen=True, slots=True)
class Found:
    """A problem, and the file in which it was found."""

    file: str
    problem: Problem


@dataclass(frozen=True, slots=True)
class Wishes:
    """What the user says about a file, over what the file says itself."""

    method: Method | None = None
    profile: Profile | None = None
    session: int = 1


class Document(ABC):
    """A file that was read. `write` gives it back with other results and with computed scores."""

    kind: ClassVar[str]
    """One of `KINDS`."""
    field: Field
    problems: tuple[Problem, ...]

    @abstractmethod
    def write(self, standings: Standings) -> bytes:
        """The whole file with the results of `standings.field` and the scores of every line.

        What the reader did not understand is kept as it was.
        """
