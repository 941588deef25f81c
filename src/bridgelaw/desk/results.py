"""The scores of a session: its results file with everything that the desk decided since."""

from __future__ import annotations

import base64
import threading
from collections import Counter, OrderedDict
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from datetime import datetime
from functools import cached_property, lru_cache
from typing import Any

from bridgelaw.desk.records.club_session import ClubSession, Decided, Decision, Meeting, Penalized
from bridgelaw.formats import read_data
from bridgelaw.formats.documents import BadFile, Document, Problem, Wishes
from bridgelaw.formats.own.words import read_amount
from bridgelaw.locale.errors import Refusal
from bridgelaw.locale.text import Text, tr
from bridgelaw.scoring.awards import parse_award
from bridgelaw.scoring.deadlines import read_time
from bridgelaw.scoring.field import Adjustment, Field, Line, Penalty
from bridgelaw.scoring.profile import WBF, Profile
from bridgelaw.scoring.standings import Standings, score_field
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


def meeting_of(line: Line) -> Meeting:
    return Meeting(line.session, line.board, line.ns, line.ew)


def results_of(store: Store, club_session: ClubSession) -> Results | None:
    """The scores of a session; `None` while it has no results."""
    if club_session.file is None:
        return None
    return _KNOWN.scored(
        store, club_session.file.stream, club_session.regulations, club_session.decisions
    )


def exported(results: Results, club_session: ClubSession) -> bytes:
    """The results file in its own format, with the decisions and every line's scores."""
    return results.document.write(published(results, club_session))


def published(results: Results, club_session: ClubSession) -> Standings:
    """The standings with the time at which they were posted."""
    standings = results.standings
    if club_session.posted is None or standings.field.event.scores_posted:
        return standings
    event = replace(
        standings.field.event, scores_posted=_as_written(club_session.posted, standings.field)
    )
    return replace(standings, field=replace(standings.field, event=event))


def read_results(data: bytes, name: str, profile: Profile) -> tuple[Document, Profile | None]:
    """A file's content, and the regulations that it names itself; `BadFile` if it has no results.

    A file that names none is scored by those of the session.
    """
    document = read_data(data, name)
    if not document.field.lines:
        raise BadFile(tr("{path}: there are no results in it", path=name))
    own = document.field.event.profile
    if own != WBF:
        return document, own
    return (document if profile == WBF else read_data(data, name, Wishes(profile=profile))), None


# A file that was imported never changes, so what it says is worked out once. A large one takes
# half a second to read, and ten megabytes.


@lru_cache(maxsize=8)
def _read(store: Store, stream: str, profile: Profile) -> tuple[Document, Standings]:
    kept = store.read(stream)[0].data
    data = base64.b64decode(kept["data"])
    document = read_data(data, kept["name"], Wishes(profile=profile))
    return document, score_field(document.field)


class _Known:
    """The scores that were asked for last."""

    _MOST = 16

    def __init__(self) -> None:
        self._found: OrderedDict[Any, Results] = OrderedDict()
        self._lock = threading.Lock()

    def scored(
        self, store: Store, stream: str, profile: Profile, decisions: tuple[Decision, ...]
    ) -> Results:
        # Most often one decision was added: what the others gave is still known.
        for known in (len(decisions), max(0, len(decisions) - 1)):
            results = self._get((stream, profile, decisions[:known]))
            if results is not None:
                break
        else:
            known, results = 0, Results(*_read(store, stream, profile))
        for at in range(known, len(decisions)):
            results = with_decision(results, decisions[at], decisions[:at])
        self._keep((stream, profile, decisions), results)
        return results

    def _get(self, key: Any) -> Results | None:
        with self._lock:
            return self._found.get(key)

    def _keep(self, key: Any, results: Results) -> None:
        with self._lock:
            self._found[key] = results
            self._found.move_to_end(key)
            while len(self._found) > self._MOST:
                self._found.popitem(last=False)


_KNOWN = _Known()


def with_decision(results: Results, decision: Decision, earlier: Iterable[Decision]) -> Results:
    """The results after one more decision; where it does not fit, it is lost."""
    try:
        if isinstance(decision, Decided):
            return replace(results, standings=_adjusted(results, decision))
        return replace(results, standings=_penalized(results, decision, earlier))
    except Refusal as error:
        return replace(results, lost=(*results.lost, Lost(decision, error.text)))


def _adjusted(results: Results, decision: Decided) -> Standings:
    place = results.places.get(decision.meeting)
    if place is None:
        raise Refusal(tr("this line is no longer in the results"))
    line = results.field.lines[place]
    return results.standings.with_line(place, line_with(line, decision, results.field))


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
    """A time as files have it: of the clock in the room, with its zone if the file has zones."""
    posted = read_time(field.event.scores_posted)
    shown = moment.astimezone()
    if posted is None or posted.tzinfo is None:
        shown = shown.replace(tzinfo=None)
    return shown.isoformat("T", "minutes")
