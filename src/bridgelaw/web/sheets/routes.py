"""Players without a director: flow sheets, one question a page, whole, and to print.

Everything stands in the address: nothing is written, and nobody needs the PIN.
"""

from __future__ import annotations

from starlette.exceptions import HTTPException
from starlette.responses import Response

from bridgelaw.flowchart import Page
from bridgelaw.laws import PROCEDURES, Procedure
from bridgelaw.web.server.pages import Pages
from bridgelaw.web.server.request import LOOKS, Visit
from bridgelaw.web.sheets.walkthrough import (
    FIRST,
    SHEETS,
    TAKES_A_DIRECTOR,
    drawing,
    sheet_at,
    whole,
)

pages = Pages()


@pages.get("/sheets", to_all=True)
async def list_of_sheets(visit: Visit) -> Response:
    first = [SHEETS[key] for key in FIRST]
    more = [sheet for sheet in SHEETS.values() if sheet not in first]
    judged = [PROCEDURES[key] for key in TAKES_A_DIRECTOR]
    return visit.page("sheets/sheets.html", first=first, more=more, judged=judged)


@pages.get("/sheets/{key}.svg", to_all=True)
def sheet_drawn(visit: Visit, key: str) -> Response:
    """The sheet to print; not `async`, because drawing takes a second the first time."""
    _known(key)
    size = Page.PHONE if visit.query.text("page") == "phone" else Page.SHEET
    return Response(drawing(key, visit.language.code, size), media_type="image/svg+xml")


@pages.get("/sheets/{key}/whole", to_all=True)
def whole_sheet(visit: Visit, key: str) -> Response:
    """All of it on one page, for reading: each answer with what follows from it."""
    return visit.page("sheets/whole.html", procedure=_known(key), boxes=whole(key))


@pages.get("/sheets/{key}", to_all=True)
def sheet_page(visit: Visit, key: str) -> Response:
    if key in TAKES_A_DIRECTOR:
        return visit.page("sheets/judged.html", procedure=PROCEDURES[key])
    procedure = _known(key)
    given = [(k, v) for k, v in visit.request.query_params.multi_items() if k not in LOOKS]
    sheet = sheet_at(procedure, given)
    return visit.page("sheets/sheet.html", 422 if sheet.is_cut else 200, sheet=sheet)


def _known(key: str) -> Procedure:
    if key not in SHEETS:
        raise HTTPException(404)
    return SHEETS[key]
