"""What a session knows before anybody is asked: the kind of event, and whether periods are over."""

from __future__ import annotations

from bridgelaw.desk import times
from bridgelaw.desk.deadlines import deadlines_of
from bridgelaw.desk.records.club_session import ClubSession
from bridgelaw.desk.records.ruling import RulingRecord
from bridgelaw.locale import Refusal
from bridgelaw.scoring.deadlines import Correction
from bridgelaw.scoring.field import Method
from bridgelaw.store import Store


def known_by(store: Store, club_session: ClubSession | None) -> dict[str, str]:
    """The answers that the session settles, by the keys of the questions of all laws."""
    if club_session is None:
        return {}
    return {**_kind_of(store, club_session), **_periods_of(club_session)}


def known_from(before: RulingRecord | None, procedure: str) -> tuple[tuple[str, str], ...]:
    """What a ruling settles for the one that is opened from it.

    Who appeals from a ruling does it now, at their own table; once it is marked as appealed, the
    appeal may as well have been heard.
    """
    if before is None or before.given is None:
        return ()
    if before.goes_on == procedure:
        return before.handed
    if procedure == "appeal" and "appealed" not in before.marks:
        return (("stage", "made"), ("own_table", "yes"))
    return ()


def _kind_of(store: Store, club_session: ClubSession) -> dict[str, str]:
    """Pairs or teams, where there are results: an individual's file is refused."""
    from bridgelaw.desk.results import results_of  # late: it scores

    try:
        results = results_of(store, club_session)
    except Refusal:
        return {}  # a file that cannot be read any more tells nothing
    if results is None:
        return {}
    kind = "teams" if results.field.event.method is Method.TEAMS else "pairs"
    return {"form": kind, "event": kind}


def _periods_of(club_session: ClubSession) -> dict[str, str]:
    """Nothing while the scores are not out: then it may also be that nobody said so here."""
    if club_session.posted is None:
        return {}
    now, ends = times.now(), deadlines_of(club_session)
    is_open = ends.correction_at(now) is Correction.OPEN
    periods = {"period_over": "no" if is_open else "yes"}
    if ends.appeal_is_open(now):
        periods["in_time"] = "yes"  # later it depends on when they were told of the ruling
    return periods
