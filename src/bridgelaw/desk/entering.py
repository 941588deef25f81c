"""The way back into a scoring program whose file nobody else writes: entered by hand, ticked off
here, and looked for when its file is read again."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum
from functools import cached_property

from bridgelaw.desk.desk import Desk
from bridgelaw.desk.records.club_session import (
    ClubSession,
    Corrected,
    Decided,
    Entered,
    Meeting,
    Penalized,
)
from bridgelaw.desk.records.record import Misfit
from bridgelaw.desk.results import Results, meeting_of, penalty_of
from bridgelaw.locale import Text, tr
from bridgelaw.scoring.artificial import Elsewhere, share_of
from bridgelaw.scoring.awards import Artificial, Assigned
from bridgelaw.scoring.field import Line, Penalty
from bridgelaw.scoring.presentation.to_enter import (
    LineToEnter,
    PenaltyToEnter,
    counts,
    in_order,
    line_to_enter,
    lines_to_enter,
    penalties_to_enter,
    percents,
)


class EntryState(Enum):
    """How far something is that is entered by hand."""

    WAITING = "waiting"
    TICKED = "ticked"
    """Somebody has entered it; the file has not been read again since."""
    IN_FILE = "in file"
    MISSING = "missing"
    """Ticked, but the file that was read since has what it had before."""
    DIFFERS = "differs"
    """Ticked, and the file that was read since has something else."""
    UNSEEN = "unseen"
    """Ticked, and no file of this kind can show it."""
    CHANGED = "changed"
    """Ticked, and decided or compared otherwise since: it is entered again."""


_DONE = (EntryState.TICKED, EntryState.IN_FILE, EntryState.UNSEEN)
_LOOK_AGAIN = (EntryState.MISSING, EntryState.DIFFERS, EntryState.CHANGED)


@dataclass(frozen=True, slots=True)
class SheetRow:
    """A line or a penalty of the sheet, and how far it is."""

    what: str
    """Its name among the ticks."""
    of: LineToEnter | PenaltyToEnter
    state: EntryState
    written: str
    """What is to be entered, in letters that every language has."""
    theirs: str
    """What counts in the file now, likewise; empty where it has nothing."""
    entered: Entered | None

    @property
    def is_done(self) -> bool:
        return self.state in _DONE

    @property
    def looks_wrong(self) -> bool:
        return self.state in _LOOK_AGAIN

    @property
    def words(self) -> Text | None:
        """What became of it, in a few words; nothing for what still waits."""
        has = self.theirs or "–"
        before = "" if self.entered is None else self.entered.written
        return {
            EntryState.WAITING: None,
            EntryState.TICKED: tr("entered; looked for when the file is read again"),
            EntryState.IN_FILE: tr("the file has it"),
            EntryState.MISSING: tr("ticked, but the file still has {result}", result=has),
            EntryState.DIFFERS: tr("the file has {result}", result=has),
            EntryState.UNSEEN: tr("entered; such a file cannot show it"),
            EntryState.CHANGED: tr("changed since; entered was: {what}", what=before),
        }[self.state]


@dataclass(frozen=True)
class EntrySheet:
    """Everything that the scoring program does not know from its own file."""

    lines: tuple[SheetRow, ...]
    penalties: tuple[SheetRow, ...]

    @cached_property
    def rows(self) -> tuple[SheetRow, ...]:
        return (*self.lines, *self.penalties)

    @property
    def done(self) -> int:
        return sum(row.is_done for row in self.rows)

    @property
    def wrong(self) -> int:
        return sum(row.looks_wrong for row in self.rows)


def sheet_of(club_session: ClubSession, results: Results) -> EntrySheet:
    """The decisions of the desk, in the order in which a scoring program asks for them."""
    assert club_session.file is not None
    return EntrySheet(
        tuple(_lines(club_session, results)), tuple(_penalties(club_session, results))
    )


def tick(
    desk: Desk, club_session: ClubSession, results: Results, what: str, on: bool
) -> ClubSession:
    """Somebody has entered it, or has not after all. Two people may tick at once."""
    row = next((one for one in sheet_of(club_session, results).rows if one.what == what), None)
    if row is None or club_session.file is None:
        raise Misfit(tr("This is no longer to be entered."))
    if on:
        entered = Entered(row.written, row.theirs, club_session.file.stream)
        fact = ClubSession.entering(what, entered)
    else:
        fact = ClubSession.not_entering(what)
    return desk.write(club_session, club_session.seq, fact)


def _lines(club_session: ClubSession, results: Results) -> Iterator[SheetRow]:
    theirs = {meeting_of(line): line for line in results.document.field.lines}
    places = {
        each.place: each for each in lines_to_enter(results.standings, results.document.field)
    }
    for decision in club_session.decisions:
        place = _place(results, decision)
        if place is not None and place not in places:  # the file has it by now
            places[place] = line_to_enter(results.standings, place)
    for each in in_order(places.values()):
        line = each.line
        what = f"line {line.session} {line.board} {line.ns} {line.ew}"
        there = theirs[meeting_of(line)]
        written, shown = _written(results, each), _shown(there)
        is_there = counts(line) == counts(there) or _same_share(results, each, there)
        state = _state(club_session, what, written, shown, is_there, _can_show(results, line))
        yield SheetRow(what, each, state, written, shown, club_session.entered.get(what))


def _place(results: Results, decision: object) -> int | None:
    meeting: Meeting | None = None
    if isinstance(decision, Decided | Corrected):
        meeting = decision.meeting
    return None if meeting is None else results.places.get(meeting)


def _penalties(club_session: ClubSession, results: Results) -> Iterator[SheetRow]:
    waiting = penalties_to_enter(results.standings, results.document.field)
    open_ones = Counter(each.penalty for each in waiting)
    ours = [penalty_of(one) for one in club_session.decisions if isinstance(one, Penalized)]
    every = {each.penalty: each for each in penalties_to_enter(results.standings)}
    seen: Counter[Penalty] = Counter()
    for penalty in (*ours, *(each.penalty for each in waiting if each.penalty not in ours)):
        seen[penalty] += 1
        what = f"penalty {penalty.session} {penalty.contestant} {penalty.amount} {seen[penalty]}"
        each = every.get(penalty)
        if each is None:
            continue  # it does not fit the results any more, which the score page says
        is_there = seen[penalty] > open_ones[penalty]
        can_show = results.document.kind != "bws"
        written = f"{penalty.amount} {penalty.unit.value}"
        state = _state(club_session, what, written, "", is_there, can_show)
        yield SheetRow(what, each, state, written, "", club_session.entered.get(what))


def _state(
    club_session: ClubSession, what: str, written: str, theirs: str, is_there: bool, can_show: bool
) -> EntryState:
    assert club_session.file is not None
    entered = club_session.entered.get(what)
    if is_there:
        return EntryState.IN_FILE
    if entered is None:
        return EntryState.WAITING
    if entered.written != written:
        return EntryState.CHANGED
    if entered.file == club_session.file.stream:
        return EntryState.TICKED
    if theirs != entered.was:
        return EntryState.DIFFERS
    return EntryState.MISSING if can_show else EntryState.UNSEEN


def _written(results: Results, each: LineToEnter) -> str:
    """What counts, and of weighted and split scores also the points that come out."""
    points = percents(results.standings, each.place) if each.awarded is not None else None
    if points is None:
        return _shown(each.line)
    ns, ew = (f"{float(one):.2f}%" for one in points)
    return f"{_shown(each.line)} = {ns} / {ew}"


def _shown(line: Line) -> str:
    """What counts for a line."""
    ns, ew = counts(line)
    return ns if ns == ew else f"{ns} / {ew}"


def _can_show(results: Results, line: Line) -> bool:
    """Can a file of this kind hold it? Terminals know one result, or a percentage for each side."""
    if results.document.kind != "bws" or line.adjusted is None:
        return True
    ns, ew = line.adjusted.ns, line.adjusted.ew
    if isinstance(ns, Artificial) and isinstance(ew, Artificial):
        return True
    return ns == ew and isinstance(ns, Assigned) and not ns.is_weighted


def _same_share(results: Results, each: LineToEnter, there: Line) -> bool:
    """Has the file the percentages that come out here, as far as it can write them?"""
    ours, adjusted = percents(results.standings, each.place), there.adjusted
    if ours is None or adjusted is None or each.line.adjusted is None:
        return False
    profile = results.field.event.profile
    return all(
        isinstance(award, Artificial)
        and abs(100 * share_of(profile, award, Elsewhere()) - mine) < 1
        for award, mine in zip((adjusted.ns, adjusted.ew), ours, strict=True)
    )
