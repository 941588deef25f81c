"""A results file: the field that it holds, what could not be read, and how it is written back."""

from __future__ import annotations

from abc import ABC, abstractmethod
from copy import copy
from dataclasses import dataclass, replace
from typing import ClassVar, Self

from bridgelaw.locale import Refusal, Text, tr
from bridgelaw.scoring.field import Field, Method
from bridgelaw.scoring.movement import Movement
from bridgelaw.scoring.profile import Profile
from bridgelaw.scoring.standings import Standings
from bridgelaw.scoring.stated.points import NOTHING_STATED, Stated


class BadFile(Refusal):
    """A file in which nothing can be read.

    >>> from bridgelaw.formats import read_data
    >>> try:
    ...     read_data(b"hello", "letter.doc")
    ... except BadFile as error:
    ...     print(error)
    letter.doc is no file of results: USEBIO, PBN, CSV, YAML and BWS are read
    """


class ReadOnly(Refusal):
    """A kind of file that is never written."""


@dataclass(frozen=True, slots=True)
class Problem:
    r"""A record that could not be read; the others were.

    >>> from bridgelaw.formats import read_data
    >>> file = b"board,ns,ew,result\n1,1,2,4S= by N\n1,3,4,9S= by N\n"
    >>> [str(problem.place) for problem in read_data(file, "club.csv").problems]
    ['row 3, board 1']
    """

    place: Text
    reason: Text


class Incomplete(Refusal):
    """A file that breaks off is not written: what is missing would be lost for good."""

    def __init__(self, broken: Problem) -> None:
        words = tr("{place}: {reason}; so nothing is written", place=broken.place,
                   reason=broken.reason)  # fmt: skip
        super().__init__(words)


@dataclass(frozen=True, slots=True)
class FileProblem:
    """A problem, and the file in which it was found."""

    file: str
    problem: Problem


@dataclass(frozen=True, slots=True)
class Wishes:
    r"""What the user says about a file, over what the file says itself.

    >>> from bridgelaw.formats import read_data
    >>> from bridgelaw.scoring import Method
    >>> file = b"board,ns,ew,result\n1,1,2,4S= by N\n"
    >>> read_data(file, "club.csv", Wishes(Method.BUTLER)).field.event.method
    <Method.BUTLER: 'butler'>
    """

    method: Method | None = None
    profile: Profile | None = None
    session: int = 1


class Document(ABC):
    r"""A file that was read. `write` gives it back with other results and with computed scores.

    >>> from bridgelaw.formats import read_data
    >>> from bridgelaw.scoring import score_field
    >>> document = read_data(b"board,ns,ew,result,weather\n1,1,2,4S= by N,fine\n", "club.csv")
    >>> b"fine" in document.write(score_field(document.field))
    True
    """

    kind: ClassVar[str]
    """One of `KINDS`, or `bws`, which is only read."""
    field: Field
    problems: tuple[Problem, ...]
    broken: Problem | None = None
    """Where the file breaks off, so that nothing after it was read; among the problems, too."""
    assumed: tuple[Text, ...] = ()
    """What the file leaves open, and was taken to be so."""
    stated: Stated = NOTHING_STATED
    """The points that the file itself gives, where another program may have written them."""

    @property
    def movement(self) -> Movement | None:
        """Who was to meet whom on which boards, where the file says so."""
        return None

    def under(self, profile: Profile) -> Self:
        """The same file under other regulations than it names; nothing is read again."""
        event = replace(self.field.event, profile=profile)
        other = copy(self)
        other._take(replace(self.field, event=event, _is_checked=True))
        return other

    def _take(self, field: Field) -> None:
        """The field is the same but for the event's regulations."""
        self.field = field

    @abstractmethod
    def write(self, standings: Standings) -> bytes:
        """The whole file with the results of `standings.field` and the scores of every line.

        What the reader did not understand is kept as it was. `ReadOnly` for a kind of file that
        is never written, another `Refusal` for one that breaks off.
        """
