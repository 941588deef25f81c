"""“What happened?”: the first page."""

from __future__ import annotations

from fastapi import APIRouter
from fastapi.responses import Response

from bridgelaw.web.visit import Anybody

router = APIRouter(include_in_schema=False)


@router.get("/")
def home(visit: Anybody) -> Response:
    if not visit.access.has_pin:
        return visit.go("/first-start")
    return visit.page("home.html")
