"""Results of a session that look wrong, without those that somebody has found to be right."""

from __future__ import annotations

import threading
from collections import OrderedDict

from bridgelaw.desk.desk import Desk
from bridgelaw.desk.hand_records import hands_of_session
from bridgelaw.desk.records.club_session import ClubSession, FoundRight
from bridgelaw.desk.records.record import Misfit
from bridgelaw.desk.results import Results, meeting_of
from bridgelaw.formats.hands_of_event import deals_of_event
from bridgelaw.locale import tr
from bridgelaw.scoring.presentation.to_check import LineToCheck, lines_to_check
from bridgelaw.scoring.wrong_entries.looking import wrong_entries
from bridgelaw.store import Store


def to_check(store: Store, club_session: ClubSession, results: Results) -> tuple[LineToCheck, ...]:
    """What should be looked at, worst first."""
    return tuple(
        one
        for one in _looks_wrong(store, club_session, results)
        if _right(results, one.suspicion.place) not in club_session.found_right
    )


def keep_found_right(
    desk: Desk, club_session: ClubSession, results: Results, place: int
) -> ClubSession:
    """The line is right as it is, and is not shown again while its result stays the same.

    Two people may look at two lines at once: neither has to see what the other has kept.
    """
    if not 0 <= place < len(results.field.lines):
        raise Misfit(tr("this line is no longer in the results"))
    fact = ClubSession.finding_right(_right(results, place))
    return desk.write(club_session, club_session.seq, fact)


def _right(results: Results, place: int) -> FoundRight:
    line = results.field.lines[place]
    return FoundRight(meeting_of(line), "" if line.result is None else str(line.result))


def _looks_wrong(
    store: Store, club_session: ClubSession, results: Results
) -> tuple[LineToCheck, ...]:
    """Worked out once for results that stay the same; those are remembered as one value."""
    hands = None if club_session.hands is None else club_session.hands.stream
    seen = hands_of_session(store, club_session)
    key = id(results), hands, frozenset(seen)
    with _LOCK:
        known = _KNOWN.get(key)
    if known is not None:
        return known[1]
    deals = deals_of_event(results.field, [seen])
    entries = wrong_entries(results.field, deals, movement=results.document.movement)
    lines = lines_to_check(results.field, entries)
    with _LOCK:
        # The results are kept with it: nothing else can get their identity then.
        _KNOWN[key] = (results, lines)
        while len(_KNOWN) > _MOST:
            _KNOWN.popitem(last=False)
    return lines


_MOST = 8
_Key = tuple[int, str | None, frozenset[int]]
_KNOWN: OrderedDict[_Key, tuple[Results, tuple[LineToCheck, ...]]] = OrderedDict()
_LOCK = threading.Lock()
