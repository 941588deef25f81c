"""A field: the results of an event, line by line, as they were played and as they were adjusted."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from enum import Enum
from fractions import Fraction
from functools import cache, cached_property
from typing import TYPE_CHECKING, NamedTuple

from bridgelaw.game import Board, Card, Side, Vulnerability
from bridgelaw.locale import AnyOf, Refusal, Text, tr
from bridgelaw.scoring.awards import (
    Artificial,
    Assigned,
    Average,
    Award,
    SelfInflicted,
    beside,
    certain,
)
from bridgelaw.scoring.outcomes import Outcome, score_of
from bridgelaw.scoring.profile import WBF, Profile

if TYPE_CHECKING:
    from bridgelaw.scoring.kept import Kept


class Method(Enum):
    """How an event compares results (Law 78)."""

    MATCHPOINTS = "matchpoints"
    CROSS_IMPS = "cross-imps"
    BUTLER = "butler"
    TOTAL_POINTS = "total-points"
    TEAMS = "teams"
    """Matches between teams, in IMPs."""


class BadField(Refusal):
    """Results that cannot be: the place, and the reason.

    >>> try:
    ...     Field(Event(), (Line(1, "1", "1", None),))
    ... except BadField as error:
    ...     print(error)
    Board 1, 1 against 1: 1 cannot play against itself
    """

    def __init__(self, place: Text, reason: Text) -> None:
        super().__init__(tr("{place}: {reason}", place=place, reason=reason))
        self.place = place
        self.reason = reason


class BoardKey(NamedTuple):
    """A board of a session.

    >>> from bridgelaw.scoring import parse_outcome
    >>> Line(7, "1", "5", parse_outcome("4S= by N"), session=2).key
    BoardKey(session=2, number=7)
    """

    session: int
    number: int


@dataclass(frozen=True, slots=True)
class Adjustment:
    """What the director awarded in place of the result at the table.

    >>> from bridgelaw.scoring import parse_award
    >>> weighted = parse_award("60% 4S= by N, 40% 4S-1 by N")
    >>> Adjustment(weighted, weighted, law="12C1(c)").award(Side.NS) is weighted
    True
    """

    ns: Award
    ew: Award
    law: str = ""
    reason: str = ""
    ruled: str = ""
    """When the ruling was told to the players, ISO 8601: the time for an appeal runs from here."""

    def award(self, side: Side) -> Award:
        """What this side is awarded."""
        return self.ns if side is Side.NS else self.ew


@dataclass(frozen=True, slots=True)
class Correction:
    """79B, 79C: what was entered was wrong, and the line now has what happened at the table.

    It is no adjusted score: nobody is awarded anything.
    """

    was: Outcome | None
    """What was entered at first; `None` where the board stood as not played."""
    law: str = "79C1"
    reason: str = ""
    at: str = ""
    """When it was corrected, ISO 8601."""


@dataclass(frozen=True, slots=True)
class Line:
    """A line of a board's traveller: who met whom, the result, and what was awarded instead.

    >>> from bridgelaw.scoring import parse_outcome
    >>> line = Line(7, "1", "5", parse_outcome("4S= by N"))
    >>> line.key, line.contestant(Side.EW)
    (BoardKey(session=1, number=7), '5')
    """

    board: int
    ns: str
    ew: str
    result: Outcome | None
    """At the table, and kept when it is adjusted; `None` if the board was not played."""
    table: str = ""
    session: int = 1
    group: str = ""
    """87B: the form of the board that was played here, where there were several."""
    adjusted: Adjustment | None = None
    corrected: Correction | None = None
    lead: Card | None = None
    """The opening lead, where somebody entered it."""

    @property
    def key(self) -> BoardKey:
        """The board on which it was played."""
        return BoardKey(self.session, self.board)

    def award(self, side: Side) -> Award | None:
        """What counts for a side; `None` if the board was not played and nothing was awarded."""
        if self.adjusted is not None:
            return self.adjusted.award(side)
        return None if self.result is None else certain(self.result)

    def awarded(self, given: Mapping[Side, Award | None]) -> dict[Side, Award]:
        """What each side gets when this is given; one of which nothing is said keeps what it has.

        12C1(e): beside who damaged itself, the other side's result at the table does not stand.
        `BadField` where a side has nothing to keep.
        """
        awards: dict[Side, Award] = {}
        for side in Side:
            award = given.get(side)
            if award is None and self.adjusted is None:
                award = beside(given.get(side.other))
            award = award or self.award(side)
            if award is None:
                words = tr("it was not played, so say what {side} is awarded too", side=side)
                raise BadField(place_of(self), words)
            awards[side] = award
        return awards

    def contestant(self, side: Side) -> str:
        """Who sat in this direction."""
        return self.ns if side is Side.NS else self.ew


class Unit(Enum):
    """What a penalty is measured in."""

    TOP = "top"
    MATCHPOINTS = "matchpoints"
    IMPS = "imps"
    VICTORY_POINTS = "vp"
    POINTS = "points"


@dataclass(frozen=True, slots=True)
class Penalty:
    """Law 90 (or 91): a penalty, or a bonus where it is negative, in the unit of the event.

    Matchpoints: a part of a top. Otherwise IMPs, victory points or points.

    >>> from fractions import Fraction
    >>> from bridgelaw.scoring import parse_outcome, score_field
    >>> lines = (
    ...     Line(1, "1", "2", parse_outcome("4S= by N")),
    ...     Line(1, "3", "4", parse_outcome("4S-1 by N")),
    ... )
    >>> late = Penalty("1", Fraction(1, 10), Unit.TOP, reason="late")
    >>> score_field(Field(Event(), lines, penalties=(late,))).totals["1"].percent
    Fraction(90, 1)
    """

    contestant: str
    amount: Fraction
    unit: Unit
    session: int = 1
    law: str = "90"
    reason: str = ""


@dataclass(frozen=True, slots=True)
class Event:
    """What is the same for all results of an event.

    >>> from bridgelaw.scoring import PROFILES
    >>> event = Event(Method.BUTLER, PROFILES["EBU"], name="Tuesday")
    >>> event.method.value, event.profile.name, event.winners
    ('butler', 'EBU', 1)
    """

    method: Method = Method.MATCHPOINTS
    profile: Profile = WBF
    name: str = ""
    date: str = ""
    winners: int = 1
    """2: the two directions are ranked apart, as in a Mitchell movement."""
    knockout: bool = False
    """12C4: both teams get the average of scores that do not balance."""
    scores_posted: str = ""
    """When the official score was available, ISO 8601: the correction period runs from here."""
    clock: str = ""
    """By which the times are that name no zone: `Asia/Tokyo`, `+09:00`; else that of the room."""


_UNITS = {
    Method.MATCHPOINTS: (Unit.TOP, Unit.MATCHPOINTS),
    Method.CROSS_IMPS: (Unit.IMPS,),
    Method.BUTLER: (Unit.IMPS,),
    Method.TOTAL_POINTS: (Unit.POINTS,),
}


def penalty_units(event: Event) -> tuple[Unit, ...]:
    """In which units this event takes penalties: those in which its totals are counted."""
    if event.method is Method.TEAMS:
        return (Unit.IMPS,) if event.knockout else (Unit.VICTORY_POINTS,)
    return _UNITS[event.method]


@dataclass(frozen=True)
class Field:
    """All results of an event. It never changes: `adjust` and `with_line` give another one.

    >>> from bridgelaw.scoring import parse_outcome
    >>> lines = (
    ...     Line(1, "1", "2", parse_outcome("4S= by N")),
    ...     Line(1, "3", "4", parse_outcome("4S-1 by N")),
    ... )
    >>> field = Field(Event(name="Tuesday"), lines)
    >>> list(field.contestants), field.boards
    (['1', '2', '3', '4'], {BoardKey(session=1, number=1): (0, 1)})
    """

    event: Event
    lines: tuple[Line, ...]
    names: Mapping[str, str] = field(default_factory=dict)
    """The players of a contestant."""
    penalties: tuple[Penalty, ...] = ()
    vulnerabilities: Mapping[BoardKey, Vulnerability] = field(default_factory=dict)
    """Of boards whose number does not tell it."""
    kept: Kept | None = field(default=None, compare=False)
    """Points of the file that count although they are not ours; the results are the same."""
    _is_checked: bool = field(default=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        if not self._is_checked:
            if self.event.winners not in (1, 2):
                raise BadField(tr("the event"), tr("there are one or two winners"))
            for _, problem in self.problems(range(len(self.lines))):
                raise problem
            for _, problem in self.penalty_problems():
                raise problem

    @cached_property
    def boards(self) -> Mapping[BoardKey, tuple[int, ...]]:
        """The places of each board's lines, the boards in order."""
        places: dict[tuple[int, int], list[int]] = {}
        for place, line in enumerate(self.lines):
            places.setdefault((line.session, line.board), []).append(place)
        return {BoardKey(*key): tuple(places[key]) for key in sorted(places)}

    @cached_property
    def contestants(self) -> Mapping[str, frozenset[Side]]:
        """Everybody who plays, with the directions in which they do."""
        return {
            name: frozenset(side for side, number in zip(Side, numbers, strict=True) if number)
            for name, numbers in self._directions.items()
        }

    @cached_property
    def order(self) -> Mapping[str, int]:
        """Where each contestant stands in a list of names: 2 before 10."""
        return {name: at for at, name in enumerate(sorted(self.contestants, key=natural))}

    def direction(self, name: str) -> Side:
        """In which of two rankings a contestant stands: where most of their boards are.

        A pair that sat the wrong way for a round is still in its own ranking.
        """
        ns, ew = self._directions[name]
        return Side.NS if ns >= ew else Side.EW

    @cached_property
    def _directions(self) -> Mapping[str, list[int]]:
        """How many boards each contestant plays North-South, and East-West."""
        times: dict[str, list[int]] = {}
        for line in self.lines:
            times.setdefault(line.ns, [0, 0])[0] += 1
            times.setdefault(line.ew, [0, 0])[1] += 1
        return times

    def vulnerability(self, key: BoardKey) -> Vulnerability:
        """Who is vulnerable on the board."""
        given = self.vulnerabilities.get(key)
        return Board.number(key.number).vulnerability if given is None else given

    def at(self, board: int, table: str, session: int = 1) -> int:
        """The place in `lines` of a table's result; `BadField` if there is none or several.

        A table is named by its number; where the lines have none, by the line's place in the
        traveller, from 1.
        """
        on_board = self.boards.get(BoardKey(session, board), ())
        where = tr("board {board}", board=board)
        if not on_board:
            raise BadField(where, tr("there is no such board"))
        places = [place for place in on_board if self.lines[place].table == table]
        if not any(self.lines[place].table for place in on_board):
            own = natural(table)
            places = [place for at, place in enumerate(on_board, 1) if natural(str(at)) == own]
        if len(places) > 1:
            raise BadField(where, tr("there are several results of table {table}", table=table))
        if not places:
            raise BadField(where, tr("there is no table {table}", table=table))
        return places[0]

    def with_line(self, place: int, line: Line) -> Field:
        """The field with another line in this place, on the same board; checked like all."""
        before = self.lines[place]
        if line.key != before.key:
            raise ValueError("a line stays on its board")
        lines = (*self.lines[:place], line, *self.lines[place + 1 :])
        changed = replace(self, lines=lines, _is_checked=True)
        are_same = (line.ns, line.ew) == (before.ns, before.ew)
        for _, problem in changed.problems((place,) if are_same else self.boards[line.key]):
            raise problem
        # What does not depend on the result need not be found again.
        known = ("boards", "contestants", "order", "_directions") if are_same else ("boards",)
        changed.__dict__.update(
            {name: self.__dict__[name] for name in known if name in self.__dict__}
        )
        return changed

    def adjust(self, place: int, adjustment: Adjustment) -> Field:
        """The field with an adjusted score; the result at the table is kept beside it."""
        return self.with_line(place, replace(self.lines[place], adjusted=adjustment))

    def problems(self, places: Iterable[int]) -> Iterator[tuple[int, BadField]]:
        """Each of these lines that cannot be, on its own or beside those before it that can."""
        # A team plays a board in both directions, a pair in one.
        second = 1 if self.event.method is Method.TEAMS else 0
        met: set[tuple[int, int, str, int]] = set()
        scored: set[tuple[int, int]] = set()
        for place in places:
            line = self.lines[place]
            reason = _impossible(line) or self._no_score(line, scored) or self._no_average(line)
            own = [
                (line.session, line.board, name, direction)
                for name, direction in ((line.ns, 0), (line.ew, second))
            ]
            if reason is None and (again := [key for key in own if key in met]):
                reason = tr("{name} has a result on this board already", name=again[0][2])
            if reason is None:
                met.update(own)  # what cannot be is not held against those after it
            else:
                yield place, BadField(place_of(line), reason)

    def penalty_problems(self) -> Iterator[tuple[int, BadField]]:
        """Each penalty that cannot be taken off anybody's score."""
        if not self.penalties:
            return
        players = {(line.session, name) for line in self.lines for name in (line.ns, line.ew)}
        units = penalty_units(self.event)
        for at, penalty in enumerate(self.penalties):
            reason = None
            if penalty.contestant not in self.contestants:
                reason = tr("{name} does not play", name=penalty.contestant)
            elif (penalty.session, penalty.contestant) not in players:
                reason = tr(
                    "{name} does not play in session {session}",
                    name=penalty.contestant,
                    session=penalty.session,
                )
            elif penalty.unit not in units:
                reason = tr(
                    "this event takes a penalty in {units}, not in {unit}",
                    units=AnyOf(tuple(UNIT_NAMES[unit] for unit in units)),
                    unit=UNIT_NAMES[penalty.unit],
                )
            if reason is not None:
                where = tr("the penalty of {name}", name=penalty.contestant or "?")
                yield at, BadField(where, reason)

    def _no_score(self, line: Line, scored: set[tuple[int, int]]) -> Text | None:
        """Why a result cannot be scored at this vulnerability.

        `scored`: the results that can, by identity: readers give equal results the same one.
        """
        vulnerability = self._vulnerability_of(line.session, line.board)
        same = (id(line.result), id(vulnerability))
        try:
            if line.result is not None and same not in scored:
                score_of(line.result, vulnerability)
                scored.add(same)
            if line.adjusted is not None:
                for outcome in _outcomes(line.adjusted):
                    score_of(outcome, vulnerability)
        except Refusal as error:
            return error.text
        return None

    def _no_average(self, line: Line) -> Text | None:
        """Why an artificial score is worth nothing here: the Laws have none at total points."""
        if self.event.method is not Method.TOTAL_POINTS or line.adjusted is None:
            return None
        for award in (line.adjusted.ns, line.adjusted.ew):
            if isinstance(award, Artificial) and award.kind is not Average.AVERAGE:
                return tr("at total points there is no average plus or minus; assign a score")
        return None

    @cached_property
    def _vulnerability_of(self) -> Callable[[int, int], Vulnerability]:
        return cache(lambda session, number: self.vulnerability(BoardKey(session, number)))


UNIT_NAMES = {
    Unit.TOP: tr("parts of a top"),
    Unit.MATCHPOINTS: tr("matchpoints"),
    Unit.IMPS: tr("IMPs"),
    Unit.VICTORY_POINTS: tr("victory points"),
    Unit.POINTS: tr("points"),
}


def natural(name: str) -> list[tuple[int, str]]:
    """Sorts 2 before 10, and A2 before A10 before B1."""
    parts = re.split(r"0*(\d+)", name)
    # Of two numbers the longer one is larger; they may be too long to be made numbers of.
    return [(len(part) if at % 2 else 0, part) for at, part in enumerate(parts)]


def place_of(line: Line) -> Text:
    """Which line it is, in words."""
    if line.session == 1:
        return tr("board {board}, {ns} against {ew}", board=line.board, ns=line.ns, ew=line.ew)
    return tr("session {session}, board {board}, {ns} against {ew}", session=line.session,
              board=line.board, ns=line.ns, ew=line.ew)  # fmt: skip


def _impossible(line: Line) -> Text | None:
    if line.board < 1:
        return tr("boards are numbered from 1")
    if line.session < 1:
        return tr("sessions are numbered from 1")
    if not line.ns or not line.ew:
        return tr("a contestant is missing")
    if line.ns == line.ew:
        return tr("{name} cannot play against itself", name=line.ns)
    return None


def _outcomes(adjustment: Adjustment) -> Iterator[Outcome]:
    for award in (adjustment.ns, adjustment.ew):
        parts: tuple[Assigned, ...] = ()
        if isinstance(award, Assigned):
            parts = (award,)
        elif isinstance(award, SelfInflicted):
            parts = (award.actual, award.without, award.after)
        for part in parts:
            for outcome, _ in part.outcomes:
                yield outcome
