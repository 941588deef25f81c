"""Players without a director: flow sheets, one question a page, and to print.

Everything stands in the address: nothing is written, and nobody needs the PIN.
"""

from __future__ import annotations

from fastapi import APIRouter, HTTPException
from fastapi.responses import HTMLResponse, Response

from bridgelaw.flowchart import Page
from bridgelaw.laws import Procedure
from bridgelaw.web.server.request import LOOKS, Anybody
from bridgelaw.web.sheets.walkthrough import FIRST, SHEETS, drawing, sheet_at

router = APIRouter()


@router.get("/sheets")
async def list_of_sheets(visit: Anybody) -> HTMLResponse:
    first = [SHEETS[key] for key in FIRST]
    more = [sheet for sheet in SHEETS.values() if sheet not in first]
    return visit.page("sheets/sheets.html", first=first, more=more)


@router.get("/sheets/{key}.svg")
def sheet_drawn(visit: Anybody, key: str, page: str = "sheet") -> Response:
    """The sheet to print; not `async`, because drawing takes a second the first time."""
    _known(key)
    size = Page.PHONE if page == "phone" else Page.SHEET
    return Response(drawing(key, visit.language.code, size), media_type="image/svg+xml")


@router.get("/sheets/{key}")
def sheet_page(visit: Anybody, key: str) -> HTMLResponse:
    procedure = _known(key)
    given = [(k, v) for k, v in visit.request.query_params.multi_items() if k not in LOOKS]
    sheet = sheet_at(procedure, given)
    return visit.page("sheets/sheet.html", 422 if sheet.is_cut else 200, sheet=sheet)


def _known(key: str) -> Procedure:
    if key not in SHEETS:
        raise HTTPException(404)
    return SHEETS[key]
