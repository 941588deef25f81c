"""“What happened?”: the first page, the moments, and the search."""

from __future__ import annotations

from starlette.responses import Response

from bridgelaw.desk.records.record import no_such
from bridgelaw.laws import PROCEDURES
from bridgelaw.store import Listed
from bridgelaw.web.home.search import LONGEST, Found, search
from bridgelaw.web.home.when_it_happened import BY_KEY, MOMENTS, about
from bridgelaw.web.server.pages import Pages
from bridgelaw.web.server.request import Visit

pages = Pages()

_UNFINISHED, _RECENT, _TABLES = 4, 8, 8


@pages.get("/", to_all=True)
def home(visit: Visit) -> Response:
    if not visit.access.has_pin:
        return visit.go("/first-start")
    if not visit.is_director:
        return visit.page(
            "home/home.html", moments=(), unfinished=(), recent=(), tables=_tables(visit)
        )
    return visit.page(
        "home/home.html",
        moments=MOMENTS,
        unfinished=_rulings(visit, _UNFINISHED, "open"),
        recent=_rulings(visit, _RECENT, "given", "undone"),
        tables=_tables(visit),
        procedures=PROCEDURES,
    )


@pages.get("/happened/{moment}")
def happened(visit: Visit, moment: str) -> Response:
    if moment not in BY_KEY:
        raise no_such(moment[:40])
    chosen = BY_KEY[moment]
    return visit.page(
        "home/happened.html", moment=chosen, procedures=chosen.procedures, about=about
    )


@pages.get("/search", to_all=True)
def find(visit: Visit) -> Response:
    """Procedures and laws; who has no PIN finds laws alone."""
    query = visit.query.text("q").strip()[:LONGEST]
    found = search(query)
    if not visit.is_director:
        found = Found((), found.clauses, found.more_clauses)
    return visit.page("home/search.html", query=query, found=found, about=about)


def _rulings(visit: Visit, limit: int, *states: str) -> tuple[Listed, ...]:
    return visit.desk.store.find("ruling", states=states, limit=limit)


def _tables(visit: Visit) -> tuple[Listed, ...]:
    return visit.desk.store.find("table", states=("live",), limit=_TABLES)
