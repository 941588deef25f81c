"""The scores of a session: its results file with everything that the desk decided since."""

from __future__ import annotations

import threading
from collections import Counter, OrderedDict
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from datetime import datetime
from functools import cached_property

from bridgelaw.desk.files import content_of
from bridgelaw.desk.playing_director import ensure_may_take_out
from bridgelaw.desk.records.club_session import (
    ClubSession,
    Corrected,
    Decided,
    Decision,
    Imported,
    Meeting,
    Penalized,
)
from bridgelaw.desk.records.record import Unknown
from bridgelaw.formats import read_data, write_new
from bridgelaw.formats.documents import BadFile, Document, Problem, ReadOnly
from bridgelaw.formats.kinds import given_back
from bridgelaw.formats.own.words import read_amount
from bridgelaw.locale import Refusal, Text, tr
from bridgelaw.scoring.awards import parse_award
from bridgelaw.scoring.deadlines import now_of, read_time
from bridgelaw.scoring.field import Adjustment, Correction, Field, Line, Penalty
from bridgelaw.scoring.outcomes import parse_outcome
from bridgelaw.scoring.profile import WBF, Profile
from bridgelaw.scoring.standings import Standings, score_field
from bridgelaw.scoring.stated.choice import Choice
from bridgelaw.scoring.stated.keeping import Compared, compared
from bridgelaw.scoring.stated.rules import with_method_found
from bridgelaw.store import Store


@dataclass(frozen=True, slots=True)
class Lost:
    """A decision that does not fit the results as they are now, and why."""

    decision: Decision
    reason: Text


@dataclass(frozen=True)
class Results:
    """A session's results as they count now."""

    document: Document
    standings: Standings
    compared: Compared
    """The file's own points beside ours, before anything was decided."""
    lost: tuple[Lost, ...] = ()

    @property
    def field(self) -> Field:
        return self.standings.field

    @property
    def problems(self) -> tuple[Problem, ...]:
        """What could not be read in the file."""
        return self.document.problems

    @cached_property
    def places(self) -> Mapping[Meeting, int]:
        return {meeting_of(line): place for place, line in enumerate(self.field.lines)}

    @cached_property
    def scored(self) -> frozenset[Meeting]:
        """The meetings that have a result, or a score in place of one."""
        return frozenset(
            meeting_of(line)
            for line in self.field.lines
            if line.result is not None or line.adjusted is not None
        )


def meeting_of(line: Line) -> Meeting:
    return Meeting(line.session, line.board, line.ns, line.ew)


def results_of(store: Store, club_session: ClubSession) -> Results | None:
    """The scores of a session; `None` while it has no results."""
    if club_session.file is None:
        return None
    return _KNOWN.scored(
        store,
        club_session.file,
        club_session.regulations,
        chosen_by(club_session),
        club_session.decisions,
    )


def chosen_by(club_session: ClubSession) -> Choice:
    """What counts where the file's points are not ours: nothing is overwritten unasked."""
    return club_session.points or Choice.KEEP


def exported(store: Store, results: Results, club_session: ClubSession) -> bytes:
    """The results file in its own format, with the decisions and every line's scores.

    A kind of file that is never written becomes USEBIO. `ForAnother` for a director who has still
    to play boards whose hands it has.
    """
    ensure_may_take_out(store, club_session)
    standings = published(results, club_session)
    try:
        return results.document.write(standings)
    except ReadOnly:
        return write_new("usebio", standings)


def exported_name(club_session: ClubSession) -> str:
    """What the exported file is called."""
    assert club_session.file is not None
    name = club_session.file.name
    kind = club_session.file.kind
    back = given_back(kind)
    return name if back.kind == kind else f"{name.rpartition('.')[0] or name}{back.suffixes[0]}"


def published(results: Results, club_session: ClubSession) -> Standings:
    """The standings with the time at which they were posted."""
    standings = results.standings
    if club_session.posted is None or standings.field.event.scores_posted:
        return standings
    event = replace(
        standings.field.event, scores_posted=_as_written(club_session.posted, standings.field)
    )
    return replace(standings, field=replace(standings.field, event=event))


def results_there(store: Store, club_session: ClubSession) -> Results:
    """The same; `Unknown` where there are none yet."""
    results = results_of(store, club_session)
    if results is None:
        raise Unknown(tr("This session has no results yet."))
    return results


def read_results(data: bytes, name: str, profile: Profile) -> tuple[Results, Profile | None]:
    """A file's content, scored, and the regulations that it names itself or that its points show.

    `BadFile` if it has no results. Otherwise it is scored by the regulations of the session.
    """
    document = read_data(data, name)
    if not document.field.lines:
        raise BadFile(tr("{path}: there are no results in it", path=name))
    own = document.field.event.profile
    if own != WBF:
        return _scored(document, own, Choice.KEEP), own
    # What the file does not name, its points may show: the datum of Butler scoring.
    document = document.under(profile)
    its_own = with_method_found(document.field, document.stated).event.profile
    return _scored(document, its_own, Choice.KEEP), None if its_own == profile else its_own


def remember(
    file: Imported,
    results: Results,
    choice: Choice = Choice.KEEP,
    decisions: tuple[Decision, ...] = (),
) -> None:
    """What was just imported or decided is not worked out again for the next page."""
    _KNOWN.keep((file.key, results.field.event.profile, choice, decisions), results)


def _scored(document: Document, profile: Profile, choice: Choice) -> Results:
    """The results of a file under these regulations, before anything was decided."""
    if document.field.event.profile != profile:
        document = document.under(profile)
    scores = compared(document.field, document.stated)
    return Results(document, scores.chosen(choice), scores)


class _Known:
    """The scores that were asked for last, each by its file, the regulations and the decisions.

    A file that was imported changes only by a new version, so what it says is worked out once. A
    large one takes half a second to read, and ten megabytes.
    """

    _MOST = 16

    def __init__(self) -> None:
        self._found: OrderedDict[_Key, Results] = OrderedDict()
        self._lock = threading.Lock()

    def scored(
        self,
        store: Store,
        file: Imported,
        profile: Profile,
        choice: Choice,
        decisions: tuple[Decision, ...],
    ) -> Results:
        # Most often one decision was added or taken back: what the others gave is still known.
        for known in dict.fromkeys((len(decisions), max(0, len(decisions) - 1), 0)):
            results = self._get((file.key, profile, choice, decisions[:known]))
            if results is not None:
                break
        else:
            known, results = 0, self._read(store, file, profile, choice)
            self.keep((file.key, profile, choice, ()), results)
        for at in range(known, len(decisions)):
            results = with_decision(results, decisions[at], decisions[:at])
        self.keep((file.key, profile, choice, decisions), results)
        return results

    def _read(self, store: Store, file: Imported, profile: Profile, choice: Choice) -> Results:
        """From the store, or under other regulations from what was read of it before."""
        with self._lock:
            documents = [one.document for key, one in self._found.items() if key[0] == file.key]
        if documents:
            return _scored(documents[-1], profile, choice)
        return _scored(read_data(content_of(store, file), file.name), profile, choice)

    def _get(self, key: _Key) -> Results | None:
        with self._lock:
            return self._found.get(key)

    def keep(self, key: _Key, results: Results) -> None:
        with self._lock:
            self._found[key] = results
            self._found.move_to_end(key)
            while len(self._found) > self._MOST:
                self._found.popitem(last=False)


_Key = tuple[str, Profile, Choice, tuple[Decision, ...]]
_KNOWN = _Known()


def with_decision(results: Results, decision: Decision, earlier: Iterable[Decision]) -> Results:
    """The results after one more decision; where it does not fit, it is lost."""
    try:
        if isinstance(decision, Decided):
            return replace(results, standings=_adjusted(results, decision))
        if isinstance(decision, Corrected):
            return replace(results, standings=_corrected(results, decision))
        return replace(results, standings=_penalized(results, decision, earlier))
    except Refusal as error:
        return replace(results, lost=(*results.lost, Lost(decision, error.text)))


def _adjusted(results: Results, decision: Decided) -> Standings:
    place = results.places.get(decision.meeting)
    if place is None:
        raise Refusal(tr("this line is no longer in the results"))
    line = results.field.lines[place]
    return results.standings.with_line(place, line_with(line, decision, results.field))


def _corrected(results: Results, decision: Corrected) -> Standings:
    place = results.places.get(decision.meeting)
    if place is None:
        raise Refusal(tr("this line is no longer in the results"))
    line = results.field.lines[place]
    result = parse_outcome(decision.result)
    was = line.result if line.corrected is None else line.corrected.was
    at = _as_written(decision.at, results.field)
    correction = Correction(was, decision.law, decision.reason, at)
    corrected = replace(line, result=result, corrected=None if result == was else correction)
    return results.standings.with_line(place, corrected)


def line_with(line: Line, decision: Decided, field: Field) -> Line:
    """The line as it was decided."""
    if decision.ns is None or decision.ew is None:
        return replace(line, adjusted=None)
    told = _as_written(decision.told, field)
    adjustment = Adjustment(
        parse_award(decision.ns), parse_award(decision.ew), decision.law, decision.reason, told
    )
    return replace(line, adjusted=adjustment)


def _penalized(results: Results, decision: Penalized, earlier: Iterable[Decision]) -> Standings:
    penalty = penalty_of(decision)
    same = sum(isinstance(each, Penalized) and penalty_of(each) == penalty for each in earlier)
    in_file = Counter(results.document.field.penalties)[penalty]
    if same < in_file:
        return results.standings  # the file was written by us, and has it already
    field = replace(results.field, penalties=(*results.field.penalties, penalty))
    for _, problem in field.penalty_problems():
        raise problem
    return score_field(field)


def penalty_of(decision: Penalized) -> Penalty:
    size, unit = read_amount(decision.amount)
    return Penalty(decision.contestant, size, unit, decision.session, decision.law, decision.reason)


def _as_written(moment: datetime, field: Field) -> str:
    """A time as files have it: by the event's clock, with its zone if the file has zones."""
    posted = read_time(field.event.scores_posted)
    shown = now_of(field.event, moment)
    if posted is None or posted.tzinfo is None:
        shown = shown.replace(tzinfo=None)
    return shown.isoformat("T", "minutes")
