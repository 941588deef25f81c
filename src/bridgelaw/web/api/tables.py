"""Live tables."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from fastapi import APIRouter, Query
from fastapi.responses import Response

from bridgelaw.desk.records.table import TableRecord, openly
from bridgelaw.game import Deal, Seat
from bridgelaw.store import Filter
from bridgelaw.store.entries import Fact, Listed
from bridgelaw.web.api import requests, table_models
from bridgelaw.web.api.caller import WITH_OR_WITHOUT_TOKEN, Anybody, AtTables, Caller, Reader
from bridgelaw.web.api.given import given
from bridgelaw.web.api.paging import Before, Limit, page
from bridgelaw.web.api.problems import READ, READ_WITH_TOKEN, WRITE, refusals
from bridgelaw.web.api.requests import SeatLetter, Short, TableId, events_of, names_of
from bridgelaw.web.api.table_as_json import legal_to_json, record_to_json

router = APIRouter(prefix="/tables", tags=["tables"])


def _shown(record: TableRecord, caller: Caller, status: int = 200) -> Response:
    made = record_to_json(record, caller.language, caller.sees_hands)
    return given(table_models.TableState, made, status=status)


@router.get("", response_model=table_models.Tables, responses=refusals(), summary="List tables")
def tables(
    caller: Anybody,
    session: Short | None = None,
    state: Literal["live", "over"] | None = None,
    place: Short | None = None,
    board: Short | None = None,
    before: Before = None,
    limit: Limit = 50,
) -> Response:
    """Live tables and those that are over, the newest first."""
    states = () if state is None else (state,)
    wanted = Filter(session=session, states=states, place=place, board=board)
    listed = caller.desk.store.find("table", wanted, before=before, limit=limit + 1)
    return page(table_models.Tables, "tables", listed, limit, _listed)


@router.post(
    "",
    status_code=201,
    response_model=table_models.TableState,
    responses=WRITE,
    summary="Open a table",
)
def open_table(caller: AtTables, sent: requests.NewTable) -> Response:
    """Opens a live table, perhaps with what has happened there already."""
    desk, table = caller.desk, sent.table()
    caller.at_table.ensure_enters(openly(table), table.log)
    club_session = (
        desk.session_or_new() if sent.session is None else desk.club_session(sent.session)
    )
    record = desk.open_table(club_session.id, table, sent.place, names_of(sent.players))
    return _shown(record, caller, 201)


@router.get(
    "/{table}", response_model=table_models.TableState, responses=READ,
    openapi_extra=WITH_OR_WITHOUT_TOKEN, summary="Read a table",
)  # fmt: skip
def read_table(caller: Anybody, table: TableId) -> Response:
    """The whole state. Without a token closed hands and what follows from them are not shown."""
    return _shown(caller.desk.table(table), caller)


@router.patch(
    "/{table}", response_model=table_models.TableState, responses=WRITE,
    summary="Say who sits there, where, and what they hold",
)  # fmt: skip
def change_table(caller: AtTables, table: TableId, sent: requests.ChangedTable) -> Response:
    """Players, place and deal; all of it or nothing."""
    record = caller.desk.table(table)
    facts: list[Fact] = []
    if sent.deal is not None:
        caller.at_table.ensure_deals(record.table)
        facts.append(TableRecord.dealing(Deal.parse(sent.deal)))
    if sent.players is not None or sent.place is not None:
        players = record.players if sent.players is None else names_of(sent.players)
        place = record.place if sent.place is None else sent.place
        facts.append(TableRecord.seating(players, place))
    return _shown(caller.desk.write(record, sent.after, *facts), caller)


@router.post(
    "/{table}/events",
    response_model=table_models.TableState,
    responses=WRITE,
    summary="Append events",
)
def append_events(caller: AtTables, table: TableId, sent: requests.NewEvents) -> Response:
    """All of them happen, or none. Irregularities are taken; only the impossible is refused.

    A ruling needs the scope `rule`, and a card where the desk knows the hands the scope `read`.
    """
    record, events = caller.desk.table(table), events_of(sent.events)
    caller.at_table.ensure_enters(record.table, events)
    record = caller.desk.happen(record, sent.after, *events)
    return _shown(record, caller)


@router.post(
    "/{table}/undo",
    response_model=table_models.TableState,
    responses=WRITE,
    summary="Take events back",
)
def undo(caller: AtTables, table: TableId, sent: requests.Undone) -> Response:
    """Takes the last events back, and undoes the rulings that they came from.

    A ruling is taken back with the scope `rule` alone.
    """
    record = caller.desk.table(table)
    caller.at_table.ensure_takes_back(record, sent.count, tuple)
    record = caller.desk.undo(record, sent.after, sent.count)
    return _shown(record, caller)


@router.get(
    "/{table}/legal", response_model=table_models.Legal, responses=READ_WITH_TOKEN,
    summary="What is legal for a seat",
)  # fmt: skip
def legal(
    caller: Reader,
    table: TableId,
    seat: Annotated[SeatLetter, Query(description="Who would call or play.")],
) -> Response:
    """What the player may call and play now; for everything else the law and a sentence."""
    record = caller.desk.table(table)
    return given(table_models.Legal, legal_to_json(record.table, Seat.parse(seat), caller.language))


def _listed(listed: Listed) -> dict[str, Any]:
    summary, shown = listed.summary, listed.summary.shown or {}
    return {
        "id": listed.stream,
        "seq": listed.head,
        "state": summary.state,
        "session": summary.session,
        "place": summary.place,
        "board": summary.board,
        "players": shown.get("players", {}),
        "events": shown.get("events", 0),
        "opened_at": listed.opened.isoformat(),
        "changed_at": listed.changed.isoformat(),
    }
