"""What waits for the director tonight, and the clocks that run: values for the first page."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import datetime, timedelta
from enum import Enum
from typing import Any
from urllib.parse import quote

from bridgelaw.desk import times
from bridgelaw.desk.clock_face import ClockHand, Face, face_of
from bridgelaw.desk.deadlines import deadlines_of, remaining
from bridgelaw.desk.desk import Desk
from bridgelaw.desk.records.club_session import ClubSession
from bridgelaw.desk.reviews_put_off import Duty, due_duties
from bridgelaw.desk.room import calling, drafts, is_at_rest
from bridgelaw.laws import PROCEDURES
from bridgelaw.locale import Text, tr
from bridgelaw.store import Listed
from bridgelaw.table.result import is_finished
from bridgelaw.web.parts.told import called, said_of

_MOST = 50  # of each kind
_SESSIONS = 4  # whose periods may still run


class WaitingReason(Enum):
    """Why it waits; the most urgent first."""

    CALLING = "calling"
    """A table cannot go on before the director rules."""
    DUTY = "duty"
    """A review that was put off to the end of the play."""
    UNFINISHED = "unfinished"
    """A ruling with questions left."""


@dataclass(frozen=True, slots=True)
class WaitingRow:
    """A row of “Waiting for you”."""

    kind: WaitingReason
    place: str
    board: str
    title: Text
    notes: tuple[Text, ...]
    """The second line, part by part: when, how far, by whom."""
    address: str
    """Where a tap goes."""


@dataclass(frozen=True, slots=True)
class Clock:
    """A clock that runs."""

    key: str
    """`round`, `appeals` or `scores`."""
    name: Text
    seconds: int
    is_low: bool
    """In its last third."""
    note: Text
    ends: datetime | None
    """`None` for a clock that stands."""
    address: str


def waiting(desk: Desk, session: str | None) -> tuple[WaitingRow, ...]:
    """What waits, the most urgent first; of each kind the newest first.

    A ruling that was begun waits at its table (`web/home/board.py`); one of which nobody said
    where it was waits here, until it is at rest.
    """
    unfinished = drafts(desk.store, session)
    begun = {tuple(one["review"]) for one in map(_shown, unfinished) if "review" in one}
    ruled_on = {table for one in unfinished if (table := _shown(one).get("table"))}
    now = times.now()
    return (
        *_calling(desk, ruled_on),
        *(_duty(desk, duty) for duty in due_duties(desk, session)
          if (duty.ruling.id, duty.law) not in begun),
        *(draft_row(desk, one) for one in unfinished
          if not one.summary.place and not is_at_rest(one, now)),
    )  # fmt: skip


def _shown(one: Listed) -> dict[str, Any]:
    return dict(one.summary.shown or {})


def _calling(desk: Desk, ruled_on: set[str]) -> Iterator[WaitingRow]:
    """Live tables that need a ruling, unless somebody is at it."""
    for one in calling(desk, _MOST):
        if one.stream in ruled_on:
            continue
        procedure = PROCEDURES.get(_shown(one).get("needed", ""))
        notes = (_ago(one.changed), *(() if procedure is None else (procedure.title,)))
        place = one.summary.place
        title = tr("Table {table} waits", table=place) if place else tr("A table waits")
        yield WaitingRow(
            WaitingReason.CALLING,
            place,
            one.summary.board,
            title,
            notes,
            f"/tables/{one.stream}/director",
        )


def _duty(desk: Desk, duty: Duty) -> WaitingRow:
    record = duty.ruling
    note = tr("after the play of this board")
    if record.table is not None and is_finished(desk.table(record.table).table):
        note = tr("now: the play is over")
    who = (tr("{who}", who=record.given_by),) if record.given_by else ()
    return WaitingRow(
        WaitingReason.DUTY, record.place, record.board, duty.title, (note, *who), address_of(duty)
    )


def address_of(duty: Duty) -> str:
    """A live table asks about its reviews itself."""
    if duty.ruling.table is not None:
        return f"/tables/{duty.ruling.table}"
    return f"/duties/{duty.ruling.id}/{quote(duty.law)}"


def draft_row(desk: Desk, one: Listed) -> WaitingRow:
    """A ruling that was begun: what was told of it, in words."""
    record = desk.ruling(one.stream)
    said = said_of(record)
    title = called(record)
    if said is None and record.who is not None:
        title = tr("{title}, {player}", title=title, player=record.who)
    notes = [*(() if said is None else (said,)), _ago(one.changed)]
    if record.by:
        notes.append(tr("{who}", who=record.by))
    return WaitingRow(
        WaitingReason.UNFINISHED,
        record.place,
        record.board,
        title,
        tuple(notes),
        f"/rulings/{one.stream}",
    )


def _ago(moment: datetime) -> Text:
    return times.ago(moment)


def clocks(desk: Desk, current: ClubSession | None) -> tuple[Clock, ...]:
    """The round, and the periods of 92B and 79C that still run, also of an earlier session."""
    now = times.now()
    shown: list[Clock] = []
    face = None if current is None else face_of(current, now)
    if face is not None:
        shown.append(_round(face))
    listed = desk.store.find("session", limit=_SESSIONS)
    running = [
        clock
        for club_session in map(desk.club_session, (one.stream for one in listed))
        for clock in _periods(club_session, now)
    ]
    for key in ("appeals", "scores"):  # of several sessions the one that ends first
        shown += sorted((one for one in running if one.key == key), key=_seconds)[:1]
    return tuple(shown)


def _seconds(clock: Clock) -> int:
    return clock.seconds


def _round(face: Face) -> Clock:
    name = tr("Round {number}", number=face.number)
    if face.rounds:
        name = tr("Round {number} of {rounds}", number=face.number, rounds=face.rounds)
    if face.hand is ClockHand.PAUSED:
        note = tr("stopped")
    elif face.hand is ClockHand.RUNNING and face.ends is not None:
        note = tr("move at {time}", time=times.clock(face.ends))
        if face.is_last:
            note = tr("ends at {time}", time=times.clock(face.ends))
    else:
        note = tr("time is up") if face.is_last else tr("move now")
    return Clock("round", name, face.seconds, face.is_low, note, face.ends, "/rounds")


def _periods(club_session: ClubSession, now: datetime) -> Iterator[Clock]:
    if club_session.posted is None:
        return
    ends = deadlines_of(club_session)
    note = tr("{session}", session=club_session.name)
    for key, name, end in (
        ("appeals", tr("Appeals · 92B"), ends.appeal),
        ("scores", tr("Scores · 79C"), ends.correction),
    ):
        if end is not None and end > now:
            left = remaining(end, now)
            low = 3 * left <= end - club_session.posted
            seconds = round(left / timedelta(seconds=1))
            yield Clock(key, name, seconds, low, note, end, f"/scores/{club_session.id}")
