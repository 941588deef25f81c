"""Tables that call: the list, who goes, and the cards that lie on the tables."""

from __future__ import annotations

from urllib.parse import quote

from starlette.responses import HTMLResponse, Response

from bridgelaw.bridgemate.follow import club_of, keep_club
from bridgelaw.desk.calls import places_of, ringing, stand
from bridgelaw.desk.people.roles import Right
from bridgelaw.desk.records.call import CallRecord, CallState
from bridgelaw.desk.records.record import no_such
from bridgelaw.web.server.addresses.qr_codes import code_of, reachable
from bridgelaw.web.server.app_state import state_of
from bridgelaw.web.server.live.watchers import CALLS, followed
from bridgelaw.web.server.pages import Pages
from bridgelaw.web.server.request import Typed, Visit, inside
from bridgelaw.web.server.templating.templates import render

pages = Pages()
_MOST_CARDS = 200


@pages.get("/calls")
def calls(visit: Visit) -> Response:
    return visit.page("calls/calls.html", calls=ringing(visit.desk.store))


@pages.get("/calls/live")
async def live(visit: Visit) -> Response:
    """A line whenever a table calls, or somebody goes."""
    return await followed(visit, CALLS)


@pages.get("/calls/strip")
def strip(visit: Visit) -> Response:
    """What stands at the top of every director's page, without the page."""
    state_of(visit.request).calls.forget()
    return HTMLResponse(render("parts/calls.html", visit.language, visit=visit))


@pages.get("/calls/cards", right=Right.RULE)
def cards(visit: Visit) -> Response:
    """A card for each table, with the code of its own link."""
    club_session = visit.desk.current_session()
    asked = visit.query.number("tables", 0, _MOST_CARDS)
    places = places_of(visit.desk.store, club_session)
    if asked or not places:
        places = tuple(str(number) for number in range(1, (asked or 0) + 1))
    base = reachable(visit)
    session = "" if club_session is None else club_session.id
    made = [
        (place, code_of(base, f"/at/{visit.access.link('', session, place)}"))
        for place in places[:_MOST_CARDS]
        if session
    ]
    return visit.page("calls/cards.html", cards=made, club_session=club_session)


@pages.get("/calls/bridgemate", right=Right.RULE)
def bridgemate(visit: Visit) -> Response:
    """Whether the Data Connector is followed, and as which club."""
    club, key = club_of(visit.desk.store)
    follower = state_of(visit.request).bridgemate
    return visit.page("calls/bridgemate.html", follower=follower, club=club, has_key=bool(key))


@pages.post("/calls/bridgemate")
def keep_bridgemate(visit: Visit, typed: Typed) -> Response:
    club, key = typed.text("club", 100), typed.text("key", 200)
    keep_club(visit.desk.store, club, key or club_of(visit.desk.store)[1])
    return visit.go("/calls/bridgemate")


@pages.post("/calls/{call}/go")
def go(visit: Visit, typed: Typed, call: str) -> Response:
    """I go: the others see it, and this device opens the table's board."""
    record = stand(visit.desk, _call(visit, call), CallState.GOING)
    board = f"?board={quote(record.board)}" if record.board else ""
    return visit.go(f"/room/{quote(record.place, safe='')}{board}")


@pages.post("/calls/{call}/later")
def later(visit: Visit, typed: Typed, call: str) -> Response:
    stand(visit.desk, _call(visit, call), CallState.LATER)
    return visit.go(inside(typed.text("next") or "/calls"))


@pages.post("/calls/{call}/done")
def done(visit: Visit, typed: Typed, call: str) -> Response:
    stand(visit.desk, _call(visit, call), CallState.DONE)
    return visit.go(inside(typed.text("next") or "/calls"))


def _call(visit: Visit, call: str) -> CallRecord:
    if not call.startswith("c-") or len(call) > 40:
        raise no_such(call[:40])
    return visit.desk.load(CallRecord, call)
