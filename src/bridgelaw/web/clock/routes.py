"""The round clock (8B, 90B2): a display for the room, and the page where it is set.

What is written names what is to be (this round, paused or not), so that two taps, or two
directors, do it once.
"""

from __future__ import annotations

from collections.abc import Callable

from starlette.responses import Response

from bridgelaw.desk.board_plans import late_boards
from bridgelaw.desk.clock_face import face_of, late_tables
from bridgelaw.desk.people.roles import Right
from bridgelaw.desk.records.club_session import ClubSession
from bridgelaw.desk.records.round_clock import LONGEST_ROUND, MOST_ROUNDS, ClockPlan, SlowPlay
from bridgelaw.desk.times import now
from bridgelaw.game import NotationError
from bridgelaw.locale import Refusal, Text
from bridgelaw.store import Conflict, Fact, Unavailable
from bridgelaw.web.server.app_state import state_of
from bridgelaw.web.server.pages import Pages
from bridgelaw.web.server.request import Typed, Visit, inside

pages = Pages(writing=Right.SCORE)

_SETTINGS = "/rounds"
_MOST = 300  # characters of a field


@pages.get("/clock", to_all=True)
def room(visit: Visit) -> Response:
    """Read across the room, without the PIN: numbers of tables, no names."""
    club_session = visit.desk.current_session()
    face = None if club_session is None else face_of(club_session)
    late = () if club_session is None else late_tables(club_session.clock)
    return visit.page(
        "clock/clock.html", club_session=club_session, face=face, late=late, now=now()
    )


@pages.get("/rounds")
def settings(visit: Visit) -> Response:
    return _settings(visit, visit.desk.current_session())


def _settings(
    visit: Visit,
    club_session: ClubSession | None,
    status: int = 200,
    form: str = "",
    trouble: Text | None = None,
    typed: Typed | None = None,
) -> Response:
    return visit.page(
        "clock/settings.html",
        status,
        club_session=club_session,
        face=None if club_session is None else face_of(club_session),
        clock=None if club_session is None else club_session.clock,
        open_boards=late_boards(visit.desk.store, club_session),
        faults=tuple(SlowPlay),
        form=form,
        trouble=trouble,
        typed=typed,
        most_rounds=MOST_ROUNDS,
        longest=LONGEST_ROUND,
    )


def _writes(
    visit: Visit, typed: Typed, form: str, fact: Callable[[ClubSession], Fact | None]
) -> Response:
    """Writes to the session that is open, which is opened by it where there is none."""
    club_session = visit.desk.session_or_new()
    try:
        for last in (False, False, True):
            try:
                changed = fact(club_session)
                if changed is not None:
                    visit.desk.write(club_session, club_session.seq, changed)
                break
            except Conflict:  # a score was entered meanwhile: the clock does not mind
                if last:
                    raise
                club_session = visit.desk.club_session(club_session.id)
    except Unavailable:
        raise
    except Refusal as error:
        return _settings(visit, club_session, 422, form, error.text, typed)
    state_of(visit.request).rounds.forget()
    return visit.go(inside(typed.text("next", 80) or _SETTINGS))


@pages.post("/rounds/plan")
def plan(visit: Visit, typed: Typed) -> Response:
    """How many rounds, how long, and how the players move."""

    def fact(club_session: ClubSession) -> Fact:
        rounds, minutes, pause = (_number(typed, name) for name in ("rounds", "minutes", "break"))
        move = " ".join(typed.text("move", _MOST).split())
        return ClockPlan(rounds, minutes, pause, move, _number(typed, "tables")).fact()

    return _writes(visit, typed, "plan", fact)


@pages.post("/rounds/call")
def call_round(visit: Visit, typed: Typed) -> Response:
    """8B1: this round begins, and so the one before ends."""

    def fact(club_session: ClubSession) -> Fact | None:
        number = _number(typed, "number")
        return None if club_session.round == number else ClubSession.calling_round(number)

    return _writes(visit, typed, "round", fact)


@pages.post("/rounds/pause")
def pause(visit: Visit, typed: Typed) -> Response:
    paused = typed.text("paused", 3) == "yes"

    def fact(club_session: ClubSession) -> Fact | None:
        running = club_session.clock.running
        if running is not None and paused == (running.paused is not None):
            return None
        return club_session.clock.pausing(paused)

    return _writes(visit, typed, "round", fact)


@pages.post("/rounds/add")
def add(visit: Visit, typed: Typed) -> Response:
    """A minute more, or less."""
    minutes = -1 if typed.text("minutes", 3) == "-1" else 1
    return _writes(visit, typed, "round", lambda club: club.clock.adding(minutes))


@pages.post("/rounds/late")
def late(visit: Visit, typed: Typed) -> Response:
    """A table is late, or a board waits; who was at fault is the director's to know."""

    def fact(club_session: ClubSession) -> Fact:
        return club_session.clock.noting_late(
            typed.text("table", _MOST), typed.text("board", _MOST), _fault(typed),
            typed.text("note", _MOST),
        )  # fmt: skip

    return _writes(visit, typed, "late", fact)


@pages.post("/rounds/late/{entry}")
def late_again(visit: Visit, typed: Typed, entry: str) -> Response:
    """What was found out since: who was at fault, or that the table has caught up."""
    number = int(entry) if entry.isdecimal() and entry.isascii() and len(entry) < 10 else -1

    def fact(club_session: ClubSession) -> Fact:
        if typed.text("ended", 3):
            return club_session.clock.ending_late(number, typed.text("ended", 3) == "yes")
        return club_session.clock.finding_fault(number, _fault(typed), typed.text("note", _MOST))

    return _writes(visit, typed, "late", fact)


def _number(typed: Typed, name: str) -> int:
    text = typed.text(name, 20)
    if not text:
        return 0
    if not text.isdecimal():
        raise NotationError(text, "a number")
    return int(text)


def _fault(typed: Typed) -> SlowPlay:
    text = typed.text("fault", 10)
    return next((one for one in SlowPlay if one.value == text), SlowPlay.OPEN)
