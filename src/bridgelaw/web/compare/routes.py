"""Comparable calls (Law 23): two meanings beside each other. Open to all; a page is a link."""

from __future__ import annotations

from starlette.responses import Response

from bridgelaw.comparable import in_words, thresholds
from bridgelaw.comparable.presets.catalogue import GROUPS
from bridgelaw.comparable.reasons import percent
from bridgelaw.game import SUITS
from bridgelaw.web.compare.tapped import CALLS, WITHDRAWN, Put, methods
from bridgelaw.web.compare.view import LONGEST, MOST_CALLS, TypedCall, compare_typed
from bridgelaw.web.server.pages import Pages
from bridgelaw.web.server.request import Visit

pages = Pages()

_MOST = 40  # lines, which the page cuts further


@pages.get("/compare", to_all=True)
def compare_page(visit: Visit) -> Response:
    """The form, and what comes of it; not `async`, because counting hands can take a second."""
    query = visit.query
    call, shows, preset = (query.texts(name, _MOST) for name in ("call", "shows", "preset"))
    put = Put.read(query.text("put")[:LONGEST])
    if put.place.isdecimal() and 0 < int(put.place) <= MOST_CALLS:
        shows = [*shows, *[""] * (int(put.place) - len(shows))]
        call = [*call, *[""] * (int(put.place) - len(call))]
    shows = [put.shows(str(number), text) for number, text in enumerate(shows, start=1)]
    call = [put.call(str(number), text) for number, text in enumerate(call, start=1)]
    withdrawn = put.shows(WITHDRAWN, query.text("withdrawn"))
    page = compare_typed(
        withdrawn, query.text("withdrawn_preset"), call, shows, preset,
        put.call(WITHDRAWN, query.text("withdrawn_call")),
    )  # fmt: skip
    blank = int(len(page.lines) < MOST_CALLS)
    return visit.page(
        "compare/compare.html",
        422 if page.is_wrong and not put.words else 200,
        page=page,
        lines=(*page.lines, *[TypedCall()] * blank),
        groups=GROUPS,
        percent=percent,
        in_words=in_words,
        thresholds=thresholds,
        suits=tuple(reversed(SUITS)),
        longest=LONGEST,
        box=CALLS,
        methods=methods(visit.language),
        tapping=bool(put.words),
    )
