"""Live tables: the list, a new one, what happens there, and who watches."""

from __future__ import annotations

from collections.abc import Callable

from starlette.responses import Response

from bridgelaw.desk.at_table import AtTable
from bridgelaw.desk.calls import call_director
from bridgelaw.desk.due import (
    DueKind,
    agreement,
    begins,
    called_for,
    can_begin,
    due_now,
    nothing_to_rule,
    review,
    ruling_due,
)
from bridgelaw.desk.edition import edition_at
from bridgelaw.desk.event_words import told
from bridgelaw.desk.hand_records import hands_for_table, keep_hand_records
from bridgelaw.desk.people.roles import Right
from bridgelaw.desk.recorded_tables import recorded_names, recorded_table
from bridgelaw.desk.records.record import Unknown, ensure_seen
from bridgelaw.desk.records.ruling import RulingRecord
from bridgelaw.desk.records.table import Stays, TableRecord, openly
from bridgelaw.desk.room import as_seen
from bridgelaw.game import NotationError
from bridgelaw.laws import PROCEDURES
from bridgelaw.laws.common.end_of_board import to_adjusted_score
from bridgelaw.locale import Refusal, Text, tr
from bridgelaw.scoring.outcomes import VULNERABLE
from bridgelaw.store import Conflict, Unavailable
from bridgelaw.table.events import DirectorCalled
from bridgelaw.table.table import Table
from bridgelaw.web.parts.tiles import by_how_often, title_of
from bridgelaw.web.server.access.table_links import end_link
from bridgelaw.web.server.addresses.qr_codes import code_of, reachable
from bridgelaw.web.server.live.watchers import followed
from bridgelaw.web.server.pages import Pages
from bridgelaw.web.server.request import Typed, Visit
from bridgelaw.web.tables.form import board_of, deal_of, entered
from bridgelaw.web.tables.view import RefusedInput, open_rulings, table_page

pages = Pages()

_A_PAGE = 50


@pages.get("/tables", to_all=True)
def tables(visit: Visit) -> Response:
    """All tables, the newest first."""
    before = visit.query.text("before")
    number = int(before) if before.isdecimal() and len(before) < 16 else None
    listed = visit.desk.store.find("table", before=number, limit=_A_PAGE + 1)
    more = listed[_A_PAGE - 1].number if len(listed) > _A_PAGE else None
    return visit.page("tables/tables.html", tables=as_seen(visit.desk, listed[:_A_PAGE]), more=more)


@pages.get("/tables/new", right=Right.RULE)
def new(visit: Visit) -> Response:
    typed = {name: visit.query.text(name)[:40] for name in ("place", "board", "ruling")}
    return _new_page(visit, typed)


@pages.post("/tables/new")
def open_table(visit: Visit, typed: Typed) -> Response:
    try:
        board, deal = board_of(typed), deal_of(typed)
        place, players = typed.text("place", 20), typed.players()
        shows = _shown(visit, typed.text("ruling", 40))
    except Refusal as error:
        return _new_page(visit, dict(typed.fields()), error.text)
    desk = visit.desk
    club_session = desk.session_or_new()
    if shows is not None:
        place, players = place or shows.place, {**shows.players, **players}
    table = Table(board, deal or hands_for_table(desk.store, club_session, board.id))
    record = desk.open_table(
        club_session.id, table, place, players, shows="" if shows is None else shows.id
    )
    return visit.go(_at(record))


@pages.post("/tables/recorded")
def open_recorded(visit: Visit, typed: Typed) -> Response:
    """A table as the terminals of a session recorded it, to be looked at and ruled on."""
    club_session = visit.desk.club_session(typed.text("session", 40))
    board, place = typed.text("board", 6), typed.text("place", 20)
    number = int(board) if board.isdecimal() else 0
    table = recorded_table(visit.desk.store, club_session, number, place)
    if table is None:
        raise Unknown(tr("Nothing was recorded of board {board} at table {table}.",
                         board=number, table=place))  # fmt: skip
    names = recorded_names(visit.desk.store, club_session, number, place)
    return visit.go(_at(visit.desk.open_table(club_session.id, table, place, names)))


def _shown(visit: Visit, ruling: str) -> RulingRecord | None:
    """The quick ruling that the table is to show."""
    return visit.desk.ruling(ruling) if ruling else None


@pages.post("/tables/hands")
def hand_records(visit: Visit, typed: Typed) -> Response:
    """The hand records of the session, for its tables."""
    upload = typed.file("file")
    if upload is None or not upload.filename:
        return _new_page(visit, {}, tr("Choose a file first."))
    try:
        keep_hand_records(
            visit.desk, visit.desk.session_or_new(), upload.filename, upload.file.read()
        )
    except Refusal as error:
        return _new_page(visit, {}, error.text)
    return visit.go("/tables/new")


@pages.get("/tables/{table}", to_all=True)
def show(visit: Visit, table: str) -> Response:
    return table_page(
        visit, visit.desk.table(table), seat=visit.query.text("seat"), why=visit.query.text("why")
    )


@pages.get("/tables/{table}/live", to_all=True)
async def live(visit: Visit, table: str) -> Response:
    """A line whenever the table changes."""
    return await followed(visit, table, visit.desk.table)


@pages.get("/tables/{table}/link", right=Right.RULE)
def link(visit: Visit, table: str) -> Response:
    """The table's own link, for its players."""
    record = visit.desk.table(table)
    link = visit.access.link(record.id, record.session, record.place)
    code = code_of(reachable(visit), f"/at/{link}")
    return visit.page("tables/link.html", record=record, code=code)


@pages.post("/tables/{table}/link/end")
def end_players_link(visit: Visit, typed: Typed, table: str) -> Response:
    """The link of the table in the room ends with all who came by it; the page has a new one."""
    record = visit.desk.table(table)
    if record.place:
        end_link(visit.desk.store, record.session, record.place)
        visit.access.forget()
    return visit.go(f"{_at(record)}/link")


@pages.post("/tables/{table}/events", right=Right.ENTER)
def happens(visit: Visit, typed: Typed, table: str) -> Response:
    """Whatever happened, allowed or not."""

    def change(record: TableRecord, seen: int) -> Response:
        if visit.is_kept and _was_entered(visit, record, seen, typed):
            return visit.go(_at(record))  # it came, and only our answer was lost on its way
        if visit.may_rule:
            entry = entered(record.table, typed)
        else:
            entry = entered(openly(record.table), typed)._replace(table=None)
            _at_table(visit).ensure_enters(record.table, entry.events)
        record = visit.desk.happen(record, seen, *entry.events, after=entry.table)
        return visit.go(_at(record), record.seq)

    return _changed(visit, typed, table, change, resend=True)


@pages.post("/tables/{table}/undo", right=Right.ENTER)
def undo(visit: Visit, typed: Typed, table: str) -> Response:
    """Takes the last event back, and the ruling that it came from."""

    def change(record: TableRecord, seen: int) -> Response:
        _at_table(visit).ensure_takes_back(
            record, 1, lambda: visit.desk.store.read(record.id, record.seq - 1)
        )
        visit.desk.undo(record, seen)
        return visit.go(_at(record))

    return _changed(visit, typed, table, change)


@pages.post("/tables/{table}/deal")
def deal(visit: Visit, typed: Typed, table: str) -> Response:
    """The hands become known, or are corrected."""

    def change(record: TableRecord, seen: int) -> Response:
        visit.desk.write(record, seen, TableRecord.dealing(deal_of(typed)))
        return visit.go(_at(record))

    return _changed(visit, typed, table, change, resend=True)


@pages.post("/tables/{table}/seats")
def seats(visit: Visit, typed: Typed, table: str) -> Response:
    """Who sits there, and where the table stands."""

    def change(record: TableRecord, seen: int) -> Response:
        seating = TableRecord.seating(typed.players(), typed.text("place", 20))
        visit.desk.write(record, seen, seating)
        return visit.go(_at(record))

    return _changed(visit, typed, table, change, resend=True)


@pages.post("/tables/{table}/round")
def in_round(visit: Visit, typed: Typed, table: str) -> Response:
    """8B: in which round the board is played, and whether its players stay with it."""

    def change(record: TableRecord, seen: int) -> Response:
        number, stays = typed.text("number", 3), typed.text("stays", 10)
        if not number.isdecimal() or stays not in {one.value for one in Stays}:
            raise NotationError(number, "the number of a round")
        visit.desk.write(record, seen, TableRecord.in_round(int(number), Stays(stays)))
        return visit.go(_at(record))

    return _changed(visit, typed, table, change, resend=True)


@pages.post("/tables/{table}/director", right=Right.ENTER)
def director(visit: Visit, typed: Typed, table: str) -> Response:
    """The director is called; the ruling begins that the table calls for."""

    def change(record: TableRecord, seen: int) -> Response:
        if not isinstance(record.last, DirectorCalled):
            record = visit.desk.happen(record, seen, DirectorCalled())
        if not visit.may_rule:  # players call, and wait
            if record.session and record.place:
                call_director(visit.desk, visit.desk.club_session(record.session), record.place)
            return visit.go(_at(record))
        key = called_for(record.table)
        if key is not None and begins(PROCEDURES[key], record.table):
            return visit.go(_ruling(visit, record, key))
        if any(
            due.procedure is None or due.matter in (DueKind.CLAIM, DueKind.REVIEW)
            for due in due_now(record.table)
        ):
            return visit.go(_at(record) + "#due")
        return visit.go(_at(record) + "/director")

    return _changed(visit, typed, table, change)


@pages.get("/tables/{table}/director", right=Right.RULE)
def procedures(visit: Visit, table: str) -> Response:
    """The rulings that can begin here, where the table itself calls for none."""
    record = visit.desk.table(table)
    return visit.page(
        "tables/director.html", record=record,
        reason=None if ruling_due(record.table) else nothing_to_rule(record.table),
        procedures=by_how_often(can_begin(record.table)), title_of=title_of,
    )  # fmt: skip


@pages.post("/tables/{table}/rulings")
def rule(visit: Visit, typed: Typed, table: str) -> Response:
    """Opens a ruling at the table: one that is due, or one that the director chose."""

    def change(record: TableRecord, seen: int) -> Response:
        ensure_seen(record, seen)
        return visit.go(_ruling(visit, record, typed.text("procedure", 60)))

    return _changed(visit, typed, table, change)


@pages.post("/tables/{table}/agree")
def agree(visit: Visit, typed: Typed, table: str) -> Response:
    """Does everybody agree to the claim? Whoever does not calls the director (68D2(a))."""

    def change(record: TableRecord, seen: int) -> Response:
        agreed = agreement(record.table, _edition(visit, record))
        if typed.text("agreed", 5) == "yes":
            visit.desk.happen(record, seen, agreed)
            return visit.go(_at(record))
        record = visit.desk.happen(record, seen, DirectorCalled())
        return visit.go(_ruling(visit, record, "claim"))

    return _changed(visit, typed, table, change)


@pages.post("/tables/{table}/review")
def looked_at(visit: Visit, typed: Typed, table: str) -> Response:
    """The result was looked at under a law that a ruling had put off."""

    def change(record: TableRecord, seen: int) -> Response:
        adjust = typed.text("adjust", 5) == "yes"
        law = typed.text("law", 20)
        looked = review(record.table, law, adjust, _edition(visit, record))
        record = visit.desk.happen(record, seen, looked)
        if adjust:  # Law 12 says to what
            return visit.go(_ruling(visit, record, "adjusted-score", to_adjusted_score(law)))
        return visit.go(_at(record))

    return _changed(visit, typed, table, change)


def _edition(visit: Visit, record: TableRecord) -> str:
    held = visit.desk.club_session(record.session) if record.session else None
    return edition_at(record, held)


def _new_page(visit: Visit, typed: dict[str, str], error: Text | None = None) -> Response:
    status = 200 if error is None else 422
    current = visit.desk.current_session()
    hands = None if current is None else current.hands or current.file
    return visit.page(
        "tables/new.html", status, typed=typed, error=error, vulnerable=VULNERABLE,
        hands=hands,
    )  # fmt: skip


def _at_table(visit: Visit) -> AtTable:
    return AtTable(visit.may_rule, visit.may_rule, visit.signed_in or "")


def _at(record: TableRecord) -> str:
    return f"/tables/{record.id}"


def _ruling(
    visit: Visit,
    record: TableRecord,
    procedure: str,
    handed: tuple[tuple[str, str], ...] = (),
) -> str:
    """The ruling on the table as it is; one that was begun is gone on with."""
    for listed in open_rulings(visit, record):
        if listed.summary.subject == procedure:
            ruling = visit.desk.ruling(listed.stream)
            if ruling.sees(record):
                return f"/rulings/{ruling.id}"
    return (
        f"/rulings/{visit.desk.open_ruling(procedure, at=record, handed=handed, assumes=True).id}"
    )


def _changed(
    visit: Visit,
    typed: Typed,
    table: str,
    change: Callable[[TableRecord, int], Response],
    resend: bool = False,
) -> Response:
    """Changes the table; where that cannot be, shows it as it is now with what was typed."""
    desk = visit.desk
    record = desk.table(table)
    fields = [(name, value) for name, value in typed.fields() if name != "seen"]
    try:
        return change(record, typed.number("seen"))
    except Conflict as error:
        said: tuple[Text, ...] = ()
        record = desk.table(table)
        if visit.request.url.path.endswith("/events"):
            said = _said(record, typed)
        kept = RefusedInput(error.text, fields if resend else (), said, can_send=resend)
        return table_page(visit, record, 409, kept=kept)
    except (Unavailable, Unknown):
        raise
    except Refusal as error:
        return table_page(visit, record, 422, kept=RefusedInput(error.text, fields))


def _was_entered(visit: Visit, record: TableRecord, seen: int, typed: Typed) -> bool:
    """Is what a form says the very thing that was written after what its page had seen?"""
    since = visit.desk.store.read(record.id, seen) if 0 < seen < record.seq else ()
    if not since or any(one.kind != "happened" or one.data.get("ruling") for one in since):
        return False
    log = record.table.log
    known = len(log) - len(since)
    try:
        events = entered(record.table.at(known), typed).events
    except Refusal:
        return False
    return log[known : known + len(events)] == tuple(events)


def _said(record: TableRecord, typed: Typed) -> tuple[Text, ...]:
    """What the form says has happened, in words, if it can be read here."""
    try:
        return tuple(map(told, entered(record.table, typed).events))
    except Refusal:
        return ()
