"""Sessions of the club: their names and rules, what waits in them, and their report."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Literal

from fastapi import APIRouter
from fastapi.responses import Response

from bridgelaw.desk.evening_report import report_of_evening
from bridgelaw.desk.playing_director import boards_left, take_seat
from bridgelaw.desk.records.club_session import ClubSession
from bridgelaw.desk.results import results_of
from bridgelaw.desk.reviews_put_off import due_duties
from bridgelaw.desk.times import now
from bridgelaw.game import NotationError
from bridgelaw.scoring.profile import choice_of
from bridgelaw.store import Filter
from bridgelaw.store.entries import Fact
from bridgelaw.web.api import desk_models, requests, score_models
from bridgelaw.web.api.caller import Caller, Director, Reader, Scorer
from bridgelaw.web.api.given import given
from bridgelaw.web.api.paging import Before, Limit, page
from bridgelaw.web.api.problems import READ_WITH_TOKEN, WRITE, refusals
from bridgelaw.web.api.requests import SessionId
from bridgelaw.web.api.session_as_json import detail_to_json

router = APIRouter(tags=["sessions"])


@router.get(
    "/sessions", response_model=score_models.Sessions, responses=refusals(401, 403),
    summary="List sessions",
)  # fmt: skip
def sessions(
    caller: Reader,
    state: Literal["open", "closed"] | None = None,
    before: Before = None,
    limit: Limit = 50,
) -> Response:
    """Sessions of the club, the newest first. Tables and rulings belong to one."""
    wanted = Filter(states=() if state is None else (state,))
    sessions_of = caller.desk.store.find("session", wanted, before=before, limit=limit + 1)
    return page(score_models.Sessions, "sessions", sessions_of, limit)


@router.post(
    "/sessions", status_code=201, response_model=score_models.SessionState, responses=WRITE,
    summary="Open a session",
)  # fmt: skip
def open_session(caller: Scorer, sent: requests.NewSession) -> Response:
    """A session under the regulations of an authority."""
    club_session = caller.desk.open_session(sent.name, choice_of(sent.profile), sent.edition)
    return given(score_models.SessionState, club_session, status=201)


def shown(club_session: ClubSession, caller: Caller) -> Response:
    """A session with its decisions, as they fit its results."""
    store = caller.desk.store
    results, left = results_of(store, club_session), boards_left(store, club_session)
    detail = detail_to_json(club_session, results, left, caller.language)
    return given(score_models.SessionDetail, detail)


@router.get(
    "/sessions/{session}", response_model=score_models.SessionDetail, responses=READ_WITH_TOKEN,
    summary="Read a session",
)  # fmt: skip
def read_session(caller: Reader, session: SessionId) -> Response:
    """Its rules, its results file, what was decided, and until when scores may be corrected."""
    return shown(caller.desk.club_session(session), caller)


@router.patch(
    "/sessions/{session}", response_model=score_models.SessionDetail, responses=WRITE,
    summary="Change a session",
)  # fmt: skip
def change_session(
    caller: Scorer, session: SessionId, sent: score_models.ChangedSession
) -> Response:
    """Name, regulations, when the scores were out, the round, closed or open; all or nothing."""
    club_session = caller.desk.club_session(session)
    facts: list[Fact] = []
    if sent.name is not None or sent.profile is not None:
        name = club_session.name if sent.name is None else sent.name
        profile = club_session.profile if sent.profile is None else sent.profile
        facts.append(ClubSession.renaming(name, profile))
    if sent.posted_at is not None:
        facts.append(ClubSession.posting(_moment(sent.posted_at)))
    if sent.round is not None:
        facts.append(ClubSession.calling_round(sent.round))
    if sent.closed is not None:
        facts.append(ClubSession.closing(sent.closed))
    return shown(caller.desk.write(club_session, sent.after, *facts), caller)


@router.put(
    "/sessions/{session}/playing", response_model=score_models.SessionDetail, responses=WRITE,
    summary="Say where the director sits",
)  # fmt: skip
def sit(caller: Director, session: SessionId, sent: score_models.DirectorSeat) -> Response:
    """Then hands of boards that they have still to play stay closed to them."""
    club_session = caller.desk.club_session(session)
    seat = take_seat(
        caller.desk.store, club_session, sent.who, sent.pair, sent.place, sent.deputy
    )  # fmt: skip
    return shown(caller.desk.write(club_session, sent.after, seat), caller)


def _moment(text: str) -> datetime | None:
    if not text:
        return None
    if text == "now":
        return now()
    try:
        moment = datetime.fromisoformat(text)
    except ValueError as error:
        raise NotationError(text, "a time such as 2026-11-17T21:30:00+09:00") from error
    # Without a zone it is the clock in the room.
    return moment.astimezone(UTC) if 2000 <= moment.year < 2100 else moment.replace(tzinfo=UTC)


@router.get(
    "/sessions/{session}/report", response_model=score_models.EveningReport,
    responses=READ_WITH_TOKEN, summary="The report of a session",
)  # fmt: skip
def report(caller: Reader, session: SessionId) -> Response:
    """What was ruled, adjusted, corrected, penalized and appealed; nothing of it is a draft."""
    club_session = caller.desk.club_session(session)
    with caller.throttle.turn():
        evening = report_of_evening(caller.desk, club_session, caller.language, now())
    return given(score_models.EveningReport, evening, caller.language)


@router.get(
    "/sessions/{session}/appeals", response_model=score_models.Appeals, responses=READ_WITH_TOKEN,
    summary="The appeals of a session",
)  # fmt: skip
def appeals(caller: Reader, session: SessionId) -> Response:
    """Rulings that were appealed (`appealed`), in time or not, and what became of it.

    To hear one, open the procedure `appeal` with `after_ruling`.
    """
    club_session = caller.desk.club_session(session)
    with caller.throttle.turn():
        evening = report_of_evening(caller.desk, club_session, caller.language, now())
    return given(score_models.Appeals, evening, caller.language)


@router.get(
    "/sessions/{session}/duties", response_model=desk_models.Duties, responses=READ_WITH_TOKEN,
    summary="What waits in a session",
)  # fmt: skip
def duties(caller: Reader, session: SessionId) -> Response:
    """Reviews that rulings have put off to the end of the play."""
    due = due_duties(caller.desk, caller.desk.club_session(session).id)
    return given(desk_models.Duties, {"duties": due}, caller.language)
