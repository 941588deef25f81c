"""A field made of lines that come one by one, of which those that cannot be are reported."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from typing import Generic, TypeVar

from bridgelaw.formats.documents import BadFile, Problem
from bridgelaw.formats.own.stated import stated_of
from bridgelaw.game import Board, NotationError, Vulnerability
from bridgelaw.locale import Refusal, Text, tr
from bridgelaw.locale.patience import ensure_awaited
from bridgelaw.scoring.field import BoardKey, Event, Field, Line, Penalty
from bridgelaw.scoring.scored_board import TOO_MUCH
from bridgelaw.scoring.stated.points import Stated, number_in_text

Source = TypeVar("Source")
"""Where in its file a line stands, for the one who writes it back."""


@dataclass
class Draft(Generic[Source]):
    """What was read so far."""

    event: Event
    lines: list[tuple[Line, Text, Source]] = field(default_factory=list)
    names: dict[str, str] = field(default_factory=dict)
    penalties: list[tuple[Penalty, Text]] = field(default_factory=list)
    vulnerabilities: dict[BoardKey, Vulnerability] = field(default_factory=dict)
    problems: list[Problem] = field(default_factory=list)
    stated: dict[int, tuple[str, str]] = field(default_factory=dict)
    """The points that the file gives, by the place of the line here, as they are written."""
    totals: dict[tuple[int, str], tuple[str, str]] = field(default_factory=dict)
    """What it gives contestants in all, and in percent."""
    _places: dict[int, int] = field(default_factory=dict)

    def problem(self, place: Text, reason: Text) -> None:
        self.problems.append(Problem(place, reason))

    @contextmanager
    def reading(self, place: Text) -> Iterator[None]:
        """What cannot be read in here is a problem of this place, and the rest goes on."""
        ensure_awaited(TOO_MUCH)
        try:
            yield
        except Refusal as error:
            self.problem(place, error.text)

    def set_vulnerability(self, key: BoardKey, vulnerability: Vulnerability) -> None:
        """Kept only where the number of the board does not say the same."""
        if Board.number(key.number).vulnerability is not vulnerability:
            self.vulnerabilities[key] = vulnerability

    def vulnerability(self, key: BoardKey) -> Vulnerability:
        given = self.vulnerabilities.get(key)
        return Board.number(key.number).vulnerability if given is None else given

    def state(self, ns: str, ew: str) -> None:
        """The points that the file gives the line that was read last, where it does."""
        if ns or ew:
            self.stated[len(self.lines) - 1] = (ns, ew)

    def state_total(self, name: str, points: str, percent: str, session: int) -> None:
        """A total of a contestant in a session, or in all of them (0), that is kept."""
        for text in (points, percent):
            if text and number_in_text(text) is None:
                raise NotationError(text, "a decimal number")
        self.totals[session, name] = (points, percent)

    def stated_points(self) -> Stated:
        """What the file says of the lines that can be; after `finish`."""
        lines = {self._places[at]: each for at, each in self.stated.items() if at in self._places}
        return stated_of(lines, self.totals)

    def finish(self, name: str | Text) -> tuple[Field, tuple[Source, ...]]:
        """The field of all lines that can be, and where each of them stands.

        `BadFile` if there is none.
        """
        kept = self._possible()
        if not kept:
            if not self.problems:
                raise BadFile(tr("there are no results in {file}", file=name))
            first = self.problems[0]
            raise BadFile(
                tr("nothing can be read in {file}; {place}: {reason}", file=name,
                   place=first.place, reason=first.reason)
            )  # fmt: skip
        lines = [self.lines[place] for place in kept]
        self._places = {place: at for at, place in enumerate(kept)}
        boards = {line.key for line, _, _ in lines}
        made = Field(
            self.event,
            tuple(line for line, _, _ in lines),
            self.names,
            tuple(penalty for penalty, _ in self.penalties),
            {key: one for key, one in self.vulnerabilities.items() if key in boards},
            _is_checked=True,
        )
        wrong = dict(made.penalty_problems())
        for at, problem in wrong.items():
            self.problem(self.penalties[at][1], problem.reason)
        penalties = tuple(each for at, each in enumerate(made.penalties) if at not in wrong)
        return replace(made, penalties=penalties), tuple(source for _, _, source in lines)

    def _possible(self) -> list[int]:
        """The places of the lines that can be; the others are reported."""
        unchecked = Field(
            self.event,
            tuple(line for line, _, _ in self.lines),
            vulnerabilities=self.vulnerabilities,
            _is_checked=True,
        )
        gone = dict(unchecked.problems(range(len(self.lines))))
        for place, problem in gone.items():
            self.problem(self.lines[place][1], problem.reason)
        return [place for place in range(len(self.lines)) if place not in gone]
