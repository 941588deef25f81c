"""The room: which tables it has, what is played at each, and which of them need the director."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from enum import Enum
from itertools import groupby

from bridgelaw.desk.board_plans import movement_of
from bridgelaw.desk.calls import Ringing, live_at, names_at, planned, probable
from bridgelaw.desk.desk import Desk
from bridgelaw.desk.records.call import CallState
from bridgelaw.desk.records.club_session import ClubSession
from bridgelaw.desk.records.round_clock import MOST_TABLES
from bridgelaw.desk.records.table import IN_FORCE, RULING_NEEDED
from bridgelaw.desk.results import results_of
from bridgelaw.desk.reviews_put_off import Duty
from bridgelaw.locale import Refusal
from bridgelaw.scoring.field import natural
from bridgelaw.scoring.sections import named
from bridgelaw.store import Filter, Listed, Store

RESTS_AFTER = timedelta(minutes=15)
"""A ruling that nobody finished and nobody touched for so long is no longer anybody's work."""
AT_A_GLANCE = 24
"""More tables than these are shown section by section."""
_TOGETHER = 20  # where a large room has no sections
_LATELY = 200  # rulings that tell which tables there are


class Need(Enum):
    """Why a table may need the director, the most urgent first."""

    CALLS = "calls"
    DUE = "due"
    """Something holds there, or is to be looked at after the play."""
    DRAFT = "draft"
    """A ruling was begun there."""
    NOTHING = "nothing"
    IDLE = "idle"
    """Nobody plays there in this round."""


@dataclass(frozen=True, slots=True)
class RoomTable:
    """A table of the room."""

    place: str
    need: Need = Need.NOTHING
    board: str = ""
    """The board that is probably on it; empty where nobody knows."""
    boards: tuple[int, ...] = ()
    """Those of the round, where the movement says them."""
    played: int = 0


def as_seen(desk: Desk, listed: Iterable[Listed]) -> tuple[Listed, ...]:
    """A list of tables as who asks may see it: that one waits for a ruling may tell of its hands.

    The list is kept with all hands known; who has still to play a board sees what is open there.
    """
    return tuple(_as_seen(desk, one) for one in listed)


def _as_seen(desk: Desk, one: Listed) -> Listed:
    if RULING_NEEDED not in _marks(one):
        return one
    record = desk.table(one.stream)
    return replace(one, summary=record.summary) if record.is_hidden else one


def _marks(one: Listed) -> tuple[str, ...]:
    return tuple((one.summary.shown or {}).get("marks", ()))


def calling(desk: Desk, most: int) -> tuple[Listed, ...]:
    """The live tables that wait for a ruling."""
    tables = desk.store.find("table", Filter(states=("live",), mark=RULING_NEEDED), limit=most)
    return tuple(one for one in as_seen(desk, tables) if RULING_NEEDED in _marks(one))


def is_at_rest(one: Listed, now: datetime) -> bool:
    """Has nobody touched this draft for a quarter of an hour?"""
    return now - one.changed > RESTS_AFTER


def drafts(store: Store, session: str | None, place: str | None = None) -> tuple[Listed, ...]:
    """The rulings of a session that were begun and not given, the newest first."""
    if session is None:
        return ()
    begun = Filter(session=session, states=("open",), place=place)
    return store.find("ruling", begun, limit=_LATELY)


def room_of(
    desk: Desk,
    club_session: ClubSession | None,
    calls: Iterable[Ringing],
    duties: Iterable[Duty],
    now: datetime,
) -> tuple[RoomTable, ...]:
    """Every table, as the room numbers them."""
    store, session = desk.store, None if club_session is None else club_session.id
    live: tuple[Listed, ...] = ()
    if session is not None:
        at_table = Filter(session=session, states=("live",))
        live = as_seen(desk, store.find("table", at_table, limit=MOST_TABLES))
    begun = drafts(store, session)
    needs = {one.place: Need.CALLS for one in calls if one.state is CallState.CALLING}
    for one in live:
        marks = _marks(one)
        if RULING_NEEDED in marks:
            needs.setdefault(one.summary.place, Need.CALLS)
        elif IN_FORCE in marks:
            needs.setdefault(one.summary.place, Need.DUE)
    for duty in duties:
        needs.setdefault(duty.ruling.place, Need.DUE)
    for one in begun:
        if not is_at_rest(one, now):
            needs.setdefault(one.summary.place, Need.DRAFT)
    seen = {one.summary.place for one in (*live, *begun)} | needs.keys()
    played = {one.summary.place: one.summary.board for one in reversed(live)}
    movement = movement_of(store, club_session)
    tables = []
    for place in _places(desk, club_session, seen - {""}):
        there = planned(store, club_session, place, played.get(place, ""))
        need = needs.get(place, Need.NOTHING)
        sits_out = movement is not None and there.round and not there.boards
        if need is Need.NOTHING and sits_out:
            need = Need.IDLE
        tables.append(RoomTable(place, need, there.board, there.boards, there.played))
    return tuple(tables)


def sections(tables: tuple[RoomTable, ...]) -> tuple[tuple[str, tuple[RoomTable, ...]], ...]:
    """The tables as they are shown together: all of a small room, otherwise each section, and
    where there is none some tables at a time."""
    if len(tables) <= AT_A_GLANCE:
        return (("", tables),)

    def section(table: RoomTable) -> str:
        in_section = named(table.place)
        return "" if in_section is None else in_section.section

    found = []
    for name, group in groupby(tables, section):
        those = tuple(group)
        step = len(those) if name else _TOGETHER
        found += [(name, those[at : at + step]) for at in range(0, len(those), step)]
    return tuple(found)


def players_at(
    desk: Desk, club_session: ClubSession | None, place: str, board: str
) -> dict[str, str]:
    """Who sits at a table: at the live table, in the movement, or by the last ruling there."""
    if club_session is None or not place:
        return {}
    live = live_at(desk.store, club_session.id, place)
    if live is not None and (players := (live.summary.shown or {}).get("players")):
        return dict(players)
    round_ = probable(desk.store, club_session, place).round
    if players := names_at(desk.store, club_session, place, round_):
        return players
    here = Filter(session=club_session.id, place=place, board=board)
    before = desk.store.find("ruling", here, limit=1)
    return dict((before[0].summary.shown or {}).get("players", {})) if before and board else {}


def _places(desk: Desk, club_session: ClubSession | None, seen: set[str]) -> tuple[str, ...]:
    """By the movement, the results or the clock; otherwise as they were last time."""
    known = set() if club_session is None else _told(desk, club_session)
    if not known:
        others = (one.stream for one in desk.store.find("session", limit=2))
        last = next((one for one in others if club_session is None or one != club_session.id), "")
        if last:
            rulings = desk.store.find("ruling", Filter(session=last), limit=_LATELY)
            known = _told(desk, desk.club_session(last)) or {
                one.summary.place for one in rulings if one.summary.place
            }
    if club_session is not None:
        seen = seen | {late.table for late in club_session.clock.late}
    every = known | seen
    numbers = [int(one) for one in every if one.isdecimal() and len(one) <= 3]
    if numbers and len(numbers) == len(every):  # a room has no gaps
        every = {str(number) for number in range(1, max(numbers) + 1)}
    return tuple(sorted(every, key=natural))[:MOST_TABLES]


def _told(desk: Desk, club_session: ClubSession) -> set[str]:
    movement = movement_of(desk.store, club_session)
    if movement is not None:
        return set(movement.tables)
    try:
        results = results_of(desk.store, club_session)
    except Refusal:  # a file that cannot be read any more tells nothing
        results = None
    places = set() if results is None else {line.table for line in results.field.lines} - {""}
    return places | {str(number) for number in range(1, club_session.clock.plan.tables + 1)}
