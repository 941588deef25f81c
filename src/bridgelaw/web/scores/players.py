"""The ranking for the players: on the room's screen, and by a code on their own phones."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any
from urllib.parse import quote

from starlette.responses import Response

from bridgelaw.desk.clock_face import face_of
from bridgelaw.desk.deadlines import deadlines_of
from bridgelaw.desk.people.roles import Right
from bridgelaw.desk.players_results import (
    end_sharing,
    hands_after_play,
    rulings_about,
    session_shared,
    share,
    shared_of,
)
from bridgelaw.desk.records.club_session import ClubSession
from bridgelaw.desk.records.record import Unknown
from bridgelaw.desk.results import Results, results_of
from bridgelaw.game import Board, Side
from bridgelaw.locale import tr
from bridgelaw.scoring.field import natural
from bridgelaw.scoring.presentation.figures import Figures
from bridgelaw.scoring.presentation.names import board_title, contestant_heading, places_of
from bridgelaw.table.table import Table
from bridgelaw.web.scores.addresses import board_name, key_named, scored
from bridgelaw.web.scores.view import TravellerRow, rankings, side_by_side, traveller
from bridgelaw.web.server.addresses.qr_codes import code_of, reachable
from bridgelaw.web.server.pages import Pages
from bridgelaw.web.server.request import Typed, Visit

pages = Pages(writing=Right.SCORE)
_A_SCREEN = 12
"""Contestants in a column of the room's screen."""


@pages.get("/scores/{session}/players")
def sharing(visit: Visit, session: str) -> Response:
    """The code, and how long it holds."""
    club_session = visit.desk.club_session(session)
    shared = shared_of(visit.desk.store, session)
    code, each = None, []
    if shared is not None:
        base, there = reachable(visit), f"{visit.place.root}/results/{shared.code}"
        code = code_of(base, there)
        results = results_of(visit.desk.store, club_session)
        if results is not None and visit.query.text("each", most=3):
            for name in sorted(results.field.contestants, key=natural):
                own = f"{there}/of?who={quote(name)}&key={shared.key_of(name)}"
                each.append((name, results.field.names.get(name, ""), code_of(base, own)))
    return visit.page(
        "scores/players.html", club_session=club_session, shared=shared, code=code, each=each,
        here=f"/scores/{club_session.id}",
    )  # fmt: skip


@pages.post("/scores/{session}/players")
def change_sharing(visit: Visit, form: Typed, session: str) -> Response:
    club_session = visit.desk.club_session(session)
    if form.text("do", 10) == "end":
        end_sharing(visit.desk.store, club_session.id)
    else:
        share(visit.desk.store, club_session.id, form.text("ends", 3) == "yes")
    return visit.go(f"/scores/{club_session.id}/players")


@pages.get("/scores/{session}/room")
def room(visit: Visit, session: str) -> Response:
    club_session = visit.desk.club_session(session)
    return _room(visit, club_session, f"/scores/{club_session.id}/room")


# By the code: open to whoever has it, once the scores are out.


@pages.get("/results/{code}", to_all=True)
def players_ranking(visit: Visit, code: str) -> Response:
    club_session, results = _out(visit, code)
    if results is None:
        return visit.page("scores/not_out.html", club_session=club_session)
    return visit.page(
        "scores/results.html",
        **_about(club_session, results, code),
        rankings=rankings(results.standings),
        figures=Figures(results.field.event),
    )


@pages.get("/results/{code}/of", to_all=True)
def own_boards(visit: Visit, code: str) -> Response:
    """A contestant's boards one by one; by their own code the rulings where they sat, too."""
    club_session, results = _out(visit, code)
    name, key = visit.query.text("who", most=80), visit.query.text("key", most=80)
    if results is None:
        return visit.page("scores/not_out.html", club_session=club_session)
    if name not in results.field.contestants:
        raise Unknown(tr("There is no such page."))
    ranked = next(
        (row for one in rankings(results.standings) for row in one.rows if row.contestant == name),
        None,
    )
    _, shared = session_shared(visit.desk, code)
    is_own = shared.is_own(name, key)
    given = rulings_about(visit.desk, club_session, results, name) if is_own else ()
    return visit.page(
        "scores/own_boards.html",
        **_about(club_session, results, code),
        ranked=ranked,
        name=name,
        key=key if is_own else "",
        boards=_boards_of(results, name),
        figures=Figures(results.field.event),
        rulings=[(one, one.view(visit.language.code)) for one in given],
        deadlines_of=lambda record: deadlines_of(club_session, record.told_at),
    )


@pages.get("/results/{code}/boards/{board}", to_all=True)
def players_traveller(visit: Visit, code: str, board: str) -> Response:
    club_session, results = _out(visit, code)
    if results is None:
        return visit.page("scores/not_out.html", club_session=club_session)
    key = key_named(results, board)
    deal = hands_after_play(visit.desk.store, club_session, results, key)
    return visit.page(
        "scores/results_board.html",
        **_about(club_session, results, code),
        title=board_title(results.field, key),
        rows=traveller(results.standings, key),
        figures=Figures(results.field.event),
        sides=tuple(Side),
        own=visit.query.text("who", most=80),
        key=visit.query.text("key", most=80),
        table=None if deal is None else Table(Board.number(key.number), deal),
    )


@pages.get("/results/{code}/room", to_all=True)
def players_room(visit: Visit, code: str) -> Response:
    """The same on a screen of the room that nobody has signed in on."""
    club_session, results = _out(visit, code)
    if results is None:
        return visit.page("scores/not_out.html", club_session=club_session)
    return _room(visit, club_session, f"/results/{code}/room")


def _out(visit: Visit, code: str) -> tuple[ClubSession, Results | None]:
    """The session of a code, and its results if they are out."""
    club_session, _ = session_shared(visit.desk, code)
    is_out = club_session.posted is not None
    return club_session, results_of(visit.desk.store, club_session) if is_out else None


def _about(club_session: ClubSession, results: Results, code: str) -> dict[str, Any]:
    return {
        "club_session": club_session,
        "here": f"/results/{code}",
        "contestant": contestant_heading(results.field),
        "deadlines": deadlines_of(club_session),
    }


@dataclass(frozen=True, slots=True)
class OwnBoard:
    """A board of a contestant: the line, and what it was worth to them."""

    board: str
    row: TravellerRow
    side: Side


def _boards_of(results: Results, contestant: str) -> tuple[OwnBoard, ...]:
    boards = []
    lines = {row.place: row for key in results.field.boards for row in
             traveller(results.standings, key)}  # fmt: skip
    for place in places_of(results.field, contestant):
        line = results.field.lines[place]
        side = Side.NS if line.ns == contestant else Side.EW
        boards.append(OwnBoard(board_name(line.key), lines[place], side))
    return tuple(boards)


def _room(visit: Visit, club_session: ClubSession, here: str) -> Response:
    """Twelve a column; more than that on the next page, which comes by itself."""
    results = scored(visit, club_session)
    columns = side_by_side(rankings(results.standings), _A_SCREEN, by_page=True)
    count = max((len(one.rows) for one in columns), default=0)
    most = max(1, -(-count // _A_SCREEN))
    at = min(visit.query.number("page", 1, 999) or 1, most)
    shown = [replace(one, rows=one.rows[_A_SCREEN * (at - 1) : _A_SCREEN * at]) for one in columns]
    return visit.page(
        "scores/room.html",
        club_session=club_session,
        columns=shown,
        is_paged=most > 1,
        after=f"{here}?page={at % most + 1}",
        figures=Figures(results.field.event),
        face=face_of(club_session) if not club_session.posted else None,
        deadlines=deadlines_of(club_session),
    )
