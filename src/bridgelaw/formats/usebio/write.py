"""A USEBIO file with other results and with computed scores: only what changed is touched.

A site that knows nothing of weighted or split scores shows the points of the lines and the totals
of the contestants, so these are written as we compute them. The result at the table stays in its
elements; what was awarded instead stands in an instruction of ours beside it.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from fractions import Fraction

from bridgelaw.formats.usebio.edit import Edit
from bridgelaw.formats.usebio.event import is_swiss_pairs
from bridgelaw.formats.usebio.layout import Entrant, Layout, Roll, UsebioLine, Where
from bridgelaw.formats.usebio.lines import change_line, change_points
from bridgelaw.formats.usebio.numbers import Decimals, decimals_of
from bridgelaw.formats.usebio.own import penalty_values, said
from bridgelaw.formats.usebio.stated import points_ending, scope_of
from bridgelaw.formats.usebio.teams import change_matches
from bridgelaw.formats.usebio.xml import Element, Xml
from bridgelaw.game import Side
from bridgelaw.scoring.field import BoardKey, Event, Field, Method
from bridgelaw.scoring.profile import settings_of
from bridgelaw.scoring.standings import Rank, Standings, score_field

_ENTRANT = (
    "PAIR_NUMBER", "TEAM_ID", "TEAM_NAME", "DIRECTION", "TOTAL_SCORE", "PERCENTAGE", "PLACE",
)  # fmt: skip


@dataclass(frozen=True)
class UsebioOrigin:
    """A file that was read, and how its results became a field."""

    xml: Xml
    layout: Layout
    roll: Roll
    records: tuple[UsebioLine, ...]
    """Of each line of the field."""
    field: Field
    bare: Event
    """The event as the file says it, without our own notes and without wishes."""
    sessions: Mapping[Where, int]
    first_session: int
    is_new: bool = False


def rewritten(source: UsebioOrigin, standings: Standings) -> bytes:
    """The file with the results of the standings' field, and the scores of all."""
    before, after = source.field.lines, standings.field.lines
    if [line.key for line in before] != [line.key for line in after]:
        raise ValueError("these are the standings of another file")
    return _Writing(source, standings).done()


class _Writing:
    def __init__(self, source: UsebioOrigin, standings: Standings) -> None:
        self.source = source
        self.standings = standings
        self.field = standings.field
        self.edit = Edit(source.xml)
        self.touched = {
            new.key
            for old, new in zip(source.field.lines, self.field.lines, strict=True)
            if old != new
        }
        self.moved = {
            line.contestant(side)
            for key in self.touched
            for line in (self.field.lines[place] for place in self.field.boards[key])
            for side in Side
        }
        """Whose totals are new."""
        self.is_changed = source.is_new or bool(self.touched) or (
            (source.field.event, source.field.penalties)
            != (self.field.event, self.field.penalties)
        )  # fmt: skip

    def done(self) -> bytes:
        self._lines()
        self._boards()
        if not is_swiss_pairs(self.source.layout):
            self._entrants()
        if self.field.event.method is Method.TEAMS:
            change_matches(self.edit, self.source.layout, self.source.roll, self.source.sessions,
                           self.standings)  # fmt: skip
        self._event()
        return self.edit.done()

    def _lines(self) -> None:
        source = self.source
        for record, old, new in zip(
            source.records, source.field.lines, self.field.lines, strict=True
        ):
            change_line(self.edit, record, source.roll, old, new, self.field.vulnerability(new.key))
        ending = points_ending(source.records, self.field.event.method)
        if ending is None:
            return
        texts = (
            record.element.value(f"{side}_{ending}") or ""
            for record in source.records
            for side in Side
        )
        decimals = decimals_of(texts, self._places(), pads=False)
        for key, board in self.standings.boards.items():
            for place, score in zip(board.lines, board.scores, strict=True):
                change_points(self.edit, source.records[place], score, ending, decimals,
                              key in self.touched, self.is_changed)  # fmt: skip

    def _places(self) -> int:
        profile = self.field.event.profile
        is_matchpoints = self.field.event.method is Method.MATCHPOINTS
        return profile.matchpoint_places if is_matchpoints else profile.imp_places

    def _boards(self) -> None:
        """The datum of Butler scoring, and the vulnerability if it is another one now."""
        boards: dict[int, tuple[Element, BoardKey]] = {}
        for record, line in zip(self.source.records, self.field.lines, strict=True):
            boards.setdefault(record.board.start, (record.board, line.key))
        averages = [board.value("BOARD_AVERAGE") for board, _ in boards.values()]
        decimals = decimals_of((text or "" for text in averages), self._places(), pads=False)
        for board, key in boards.values():
            vulnerability = self.field.vulnerability(key)
            if vulnerability is not self.source.field.vulnerability(key):
                self.edit.set_notes(
                    board, ("vulnerable",), [("vulnerable", {"sides": str(vulnerability)})]
                )
            datum = self._datum(key)
            there = board.value("BOARD_AVERAGE")
            if datum is None or (there is None and not self.source.is_new):
                continue
            if there is None or not decimals.says(there, datum, key in self.touched):
                self.edit.set_child(board, "BOARD_AVERAGE", decimals.written(datum),
                                    ("BOARD_NUMBER", "BOARD_AVERAGE"))  # fmt: skip

    def _datum(self, key: BoardKey) -> Fraction | None:
        """North-South's; `None` if there is none, or one for each form of the board."""
        datums = [
            group.datum
            for (_, side), group in self.standings.boards[key].groups.items()
            if side is Side.NS
        ]
        return datums[0] if len(datums) == 1 else None

    def _entrants(self) -> None:
        entrants = self.source.layout.entrants
        profile = self.field.event.profile
        totals = decimals_of(_texts(entrants, "TOTAL_SCORE"), self._places(), pads=True)
        percents = decimals_of(_texts(entrants, "PERCENTAGE"), profile.percent_places, pads=True)
        is_marked = any("=" in text for text in _texts(entrants, "PLACE"))
        scored: dict[frozenset[int], Mapping[str, Rank]] = {}
        for entrant in entrants:
            scope = scope_of(entrant.where, self.source.sessions)
            if scope not in scored:
                scored[scope] = _ranks(self._within(scope))
            rank = scored[scope].get(self.source.roll.names[entrant.element.start])
            if rank is None:
                continue
            element = entrant.element
            total, percent = rank.total, rank.total.percent
            has_none = element.child("TOTAL_SCORE") is None and element.child("PERCENTAGE") is None
            is_added = has_none and self.is_changed
            is_moved = self.source.is_new or total.contestant in self.moved
            self._number(element, "TOTAL_SCORE", total.points, totals, is_added, is_moved)
            if percent is not None:
                self._number(element, "PERCENTAGE", percent, percents, is_added, is_moved)
            there = element.value("PLACE")
            place = f"{rank.place}{'=' if is_marked and rank.is_tied else ''}"
            if there != place and (there is not None or self.is_changed):
                self.edit.set_child(element, "PLACE", place, _ENTRANT)

    def _number(
        self,
        element: Element,
        name: str,
        value: Fraction,
        decimals: Decimals,
        is_added: bool,
        is_exactly: bool,
    ) -> None:
        there = element.value(name)
        if is_added if there is None else not decimals.says(there, value, is_exactly):
            self.edit.set_child(element, name, decimals.written(value), _ENTRANT)

    def _within(self, sessions: frozenset[int]) -> Standings:
        field = self.field
        if sessions >= {line.session for line in field.lines}:
            return self.standings
        places = [at for at, line in enumerate(field.lines) if line.session in sessions]
        return score_field(
            replace(
                field,
                lines=tuple(field.lines[at] for at in places),
                penalties=tuple(one for one in field.penalties if one.session in sessions),
                kept=None if field.kept is None else field.kept.only(places, sessions),
            )
        )

    def _event(self) -> None:
        """What stands for the whole event, and has no element of its own."""
        element = self.source.layout.event
        event, bare = self.field.event, self.source.bare
        first = self.source.first_session
        values = said(
            method="" if event.method is bare.method else event.method.value,
            knockout="" if event.knockout is bare.knockout else _yes(event.knockout),
            posted=event.scores_posted,
            clock=event.clock,
            session="" if first == 1 else str(first),
        )
        notes = [("event", values)] if values else []
        if event.profile != Event().profile:
            notes.append(("profile", settings_of(event.profile)))
        notes += (("penalty", penalty_values(penalty, first)) for penalty in self.field.penalties)
        if self.is_changed or event != replace(bare, profile=event.profile):
            self.edit.set_notes(element, ("event", "profile", "penalty"), notes)
        if event.winners != bare.winners:
            self.edit.set_child(element, "WINNER_TYPE", str(event.winners), ("WINNER_TYPE",))


def _yes(value: bool) -> str:
    return "yes" if value else "no"


def _texts(entrants: Iterable[Entrant], name: str) -> list[str]:
    return [entrant.element.value(name) or "" for entrant in entrants]


def _ranks(standings: Standings) -> Mapping[str, Rank]:
    sides = tuple(Side) if standings.field.event.winners == 2 else (None,)
    return {rank.total.contestant: rank for side in sides for rank in standings.ranking(side)}
