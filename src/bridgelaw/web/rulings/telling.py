"""Two directors at one table: what one taps on the page of a moment, the other sees at once."""

from __future__ import annotations

from urllib.parse import parse_qsl, urlencode

from starlette.responses import JSONResponse, Response

from bridgelaw.desk.people.roles import Right
from bridgelaw.desk.playing_director import hand_over
from bridgelaw.laws import PROCEDURES, Procedure
from bridgelaw.locale import Text, tr
from bridgelaw.web.parts.tiles import title_of
from bridgelaw.web.server.app_state import state_of
from bridgelaw.web.server.live.taps import Telling, watched_as
from bridgelaw.web.server.live.watchers import followed
from bridgelaw.web.server.pages import Pages
from bridgelaw.web.server.request import Typed, Visit

pages = Pages()
_LONGEST = 1500


@pages.post("/rulings/new/told", right=Right.RULE)
def tell(visit: Visit, typed: Typed) -> Response:
    """What is tapped now; nothing is kept of it."""
    place = typed.text("place", 20)
    if place:
        told = Telling(typed.text("page", 40), visit.signs_as, typed.text("told", _LONGEST))
        state_of(visit.request).tellings.note(place, told)
    return Response(status_code=204)


@pages.get("/rulings/new/told", right=Right.RULE)
def told(visit: Visit) -> Response:
    """What another page tells about a table, for a page that is open there."""
    place = visit.query.text("place", most=20)
    telling = told_by_another(visit, place, visit.query.text("page", most=40))
    if telling is None:
        return JSONResponse({})
    facts = dict(parse_qsl(telling.query))
    return JSONResponse({"facts": facts, "words": visit.language.say(words_of(telling))})


@pages.get("/rulings/new/live", right=Right.RULE)
async def live(visit: Visit) -> Response:
    """A line whenever somebody taps about a table."""
    return await followed(visit, watched_as(visit.query.text("place", most=20)))


def told_by_another(visit: Visit, place: str, page: str = "") -> Telling | None:
    """What is being tapped elsewhere; not for those who have still to play there."""
    telling = state_of(visit.request).tellings.of(place) if place else None
    if telling is None or telling.page == page or not visit.place.is_followed:
        return None
    facts = dict(parse_qsl(telling.query))
    if facts.get("procedure") not in PROCEDURES:
        return None
    board = facts.get("board", "")
    closed = hand_over(visit.desk.store, visit.desk.current_session(), place, board)
    return telling if closed is None else None


def procedure_of(telling: Telling) -> Procedure:
    return PROCEDURES[dict(parse_qsl(telling.query))["procedure"]]


def words_of(telling: Telling) -> Text:
    """Who tells what."""
    title = title_of(procedure_of(telling))
    if not telling.by:
        return tr("Somebody is telling here: {title}", title=title)
    return tr("{who} is telling here: {title}", who=telling.by, title=title)


def address_of(telling: Telling) -> str:
    """Its page, filled with what was tapped."""
    facts = dict(parse_qsl(telling.query))
    return "/rulings/new?" + urlencode({**facts, "change": "yes"})
