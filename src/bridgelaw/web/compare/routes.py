"""Comparable calls (Law 23): two meanings beside each other. Open to all; a page is a link."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Query
from fastapi.responses import HTMLResponse

from bridgelaw.comparable import thresholds
from bridgelaw.comparable.presets.catalogue import GROUPS
from bridgelaw.comparable.reasons import percent
from bridgelaw.game.suits import SUITS
from bridgelaw.web.compare.view import LONGEST, MOST_CALLS, Line, compare_typed
from bridgelaw.web.server.request import Anybody

router = APIRouter()

_Texts = Annotated[list[str], Query(max_length=40)]


@router.get("/compare")
def compare_page(
    visit: Anybody,
    withdrawn: str = "",
    withdrawn_preset: str = "",
    call: _Texts = [],  # noqa: B006  FastAPI copies it
    shows: _Texts = [],  # noqa: B006
    preset: _Texts = [],  # noqa: B006
) -> HTMLResponse:
    """The form, and what comes of it; not `async`, because counting hands can take a second."""
    page = compare_typed(withdrawn, withdrawn_preset, call, shows, preset)
    blank = min(MOST_CALLS, max(2, len(page.lines) + 1)) - len(page.lines)
    return visit.page(
        "compare/compare.html",
        422 if page.is_wrong else 200,
        page=page,
        lines=(*page.lines, *[Line()] * blank),
        groups=GROUPS,
        percent=percent,
        thresholds=thresholds,
        suits=tuple(reversed(SUITS)),
        longest=LONGEST,
    )
