"""Tables that call the director: what is known of them, who goes, and what becomes of the call.

A call is the same whether the players' own link or a terminal on the table brought it. It rings
until somebody goes; a ruling that is begun at the table says that somebody is there, and one that
is given ends it.
"""

from __future__ import annotations

import re
import threading
from collections.abc import Iterable
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from bridgelaw.desk.board_plans import movement_of
from bridgelaw.desk.desk import Change, Desk
from bridgelaw.desk.hand_records import hands_for_table
from bridgelaw.desk.records.call import OPEN_CALLS, CallRecord, CallState
from bridgelaw.desk.records.club_session import ClubSession, Meeting
from bridgelaw.desk.records.table import TableRecord
from bridgelaw.desk.results import results_of
from bridgelaw.game import Board
from bridgelaw.locale import Refusal
from bridgelaw.scoring.movement import Encounter
from bridgelaw.store import Conflict, Filter, Listed, Store
from bridgelaw.table.table import Table

_MOST = 200
_ONE_AT_A_TIME = threading.Lock()
_BETWEEN_NAMES = re.compile(r"\s+-\s+|\s*&\s*")  # as files of results have them, or people
"""Two phones of one table make one call."""


@dataclass(frozen=True, slots=True)
class Probable:
    """What is played at a table now, as far as the movement and the results say it."""

    round: int = 0
    board: str = ""
    boards: tuple[int, ...] = ()
    played: int = 0
    """How many of these have a result."""


@dataclass(frozen=True, slots=True)
class Ringing:
    """A call as the pages of the directors show it."""

    id: str
    seq: int
    place: str
    board: str
    round: int
    boards: tuple[int, ...]
    state: CallState
    by: str
    at: datetime

    @property
    def others(self) -> tuple[int, ...]:
        """The other boards of the round, in case it is one of them."""
        return tuple(one for one in self.boards if str(one) != self.board)


def ringing(store: Store, session: str | None = None) -> tuple[Ringing, ...]:
    """Every call that is not done: those that nobody has gone to first, the oldest first."""
    calls = [_ringing(one) for one in open_calls(store, session)]
    order = [CallState.CALLING, CallState.GOING, CallState.LATER]
    return tuple(sorted(calls, key=lambda one: (order.index(one.state), one.at)))


def open_calls(store: Store, session: str | None = None) -> tuple[Listed, ...]:
    return store.find("call", Filter(states=OPEN_CALLS, session=session), limit=_MOST)


def _ringing(one: Listed) -> Ringing:
    shown: dict[str, Any] = dict(one.summary.shown or {})
    return Ringing(
        one.stream, one.head, one.summary.place, one.summary.board, shown["round"],
        tuple(shown["boards"]), CallState(one.summary.state), shown["by"], one.opened,
    )  # fmt: skip


def version_of_calls(store: Store) -> str:
    """Another one whenever a call comes, or changes."""
    return ",".join(f"{one.stream}.{one.head}" for one in open_calls(store)) or "-"


def probable(
    store: Store, club_session: ClubSession | None, place: str, number: int = 0
) -> Probable:
    """The round and the board at a table: the first board of the round that has no result."""
    live = None if club_session is None else live_at(store, club_session.id, place)
    return planned(store, club_session, place, "" if live is None else live.summary.board, number)


def planned(
    store: Store, club_session: ClubSession | None, place: str, board: str, number: int = 0
) -> Probable:
    """The same where it is known which board is played live there, or that none is."""
    movement = movement_of(store, club_session)
    if movement is None or club_session is None:
        return Probable(number or (0 if club_session is None else club_session.round), board)
    results = results_of(store, club_session)
    assert results is not None
    scored = results.scored

    def left(one: Encounter) -> tuple[int, ...]:
        return tuple(b for b in one.boards if Meeting(one.session, b, one.ns, one.ew) not in scored)

    number = number or club_session.round
    if not number:  # nobody keeps the rounds: the first that is not over
        rounds = (movement.at(place, each) for each in range(1, movement.rounds + 1))
        here = (one for one in rounds if one is not None and one.is_played and left(one))
        number = next((one.round for one in here), 0)
    at = movement.at(place, number)
    if at is None or not at.is_played:
        return Probable(number, board)
    unplayed = left(at)
    if not board or int(board) not in at.boards:
        board = str(unplayed[0]) if unplayed else ""
    return Probable(number, board, at.boards, len(at.boards) - len(unplayed))


def call_director(
    desk: Desk,
    club_session: ClubSession,
    place: str,
    *,
    number: int = 0,
    source: str = "players",
    key: str = "",
) -> CallRecord:
    """The table calls; one that has called already, and still waits, calls once."""
    with _ONE_AT_A_TIME:
        if key:
            for one in desk.store.find(
                "call", Filter(session=club_session.id, subject=key), limit=1
            ):
                return desk.load(CallRecord, one.stream)
        for one in open_calls(desk.store, club_session.id):
            if one.summary.place == place and not key:
                record = desk.load(CallRecord, one.stream)
                if record.state is CallState.LATER:  # they call again
                    return stand(desk, record, CallState.CALLING)
                return record
        at = probable(desk.store, club_session, place, number)
        opening = CallRecord.opening(
            club_session.id, place, at.round, at.board, at.boards, source, key
        )
        return desk.open_record(CallRecord, "c", opening)


def stand(desk: Desk, record: CallRecord, state: CallState, table: str = "") -> CallRecord:
    """Somebody goes, puts it off, or has been there; what stands so already is left as it is."""
    for last in (False, False, True):
        if record.state is state and (not table or record.table == table):
            return record
        try:
            return desk.write(record, record.seq, CallRecord.standing(state, table))
        except Conflict:
            if last:
                raise
            record = desk.load(CallRecord, record.id)
    raise AssertionError


def settled_by(desk: Desk, session: str, place: str, state: CallState) -> list[Change[CallRecord]]:
    """The calls of a table that a ruling there answers: begun, or given."""
    if not session or not place:
        return []
    changes = []
    for one in open_calls(desk.store, session):
        if one.summary.place == place and one.summary.state != state.value:
            record = desk.load(CallRecord, one.stream)
            changes.append(desk.change(record, CallRecord.standing(state)))
    return changes


def table_at(
    desk: Desk, session: str, place: str, board: str, number: int = 0
) -> TableRecord | None:
    """The live table at a place: the one that is played there, or a new one with the hands and the
    names that are known; `None` where nobody knows which board it is."""
    live = live_at(desk.store, session, place)
    if live is not None and (not board or live.summary.board == board):
        return desk.table(live.stream)
    dealt = dealt_on(board)
    if dealt is None:
        return None
    club_session = desk.club_session(session)
    table = Table(dealt, hands_for_table(desk.store, club_session, dealt.id))
    number = number or probable(desk.store, club_session, place).round
    return desk.open_table(session, table, place, names_at(desk.store, club_session, place, number))


def dealt_on(board: str) -> Board | None:
    """Dealer and vulnerability, where the board has a number."""
    try:
        return Board.number(int(board))
    except (ValueError, Refusal):
        return None


def names_at(store: Store, club_session: ClubSession, place: str, number: int) -> dict[str, str]:
    """Who sits at a table in a round, where the results name two players a side."""
    movement = movement_of(store, club_session)
    at = None if movement is None else movement.at(place, number)
    results = None if at is None else results_of(store, club_session)
    if at is None or results is None:
        return {}
    names: dict[str, str] = {}
    for contestant, letters in ((at.ns, "NS"), (at.ew, "EW")):
        players = _BETWEEN_NAMES.split(results.field.names.get(contestant, "").strip())
        if len(players) == len(letters):
            names |= {letter: one for letter, one in zip(letters, players, strict=True) if one}
    return names


def places_of(store: Store, club_session: ClubSession | None) -> tuple[str, ...]:
    """The tables of the room, where the movement says them."""
    movement = movement_of(store, club_session)
    return () if movement is None else movement.tables


def live_at(store: Store, session: str, place: str) -> Listed | None:
    """The table that is played live at a place."""
    if not place:
        return None
    tables: Iterable[Listed] = store.find(
        "table", Filter(session=session, place=place, states=("live",)), limit=1
    )
    return next(iter(tables), None)
