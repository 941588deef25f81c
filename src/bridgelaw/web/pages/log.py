"""The log of rulings, the report of each, and the log for spreadsheets."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime
from typing import Annotated
from urllib.parse import urlencode

from fastapi import APIRouter, Query
from fastapi.responses import Response, StreamingResponse

from bridgelaw.game.errors import NotationError
from bridgelaw.laws import PROCEDURES
from bridgelaw.laws.digest import spelled
from bridgelaw.locale.errors import Refusal
from bridgelaw.locale.language import unreadable
from bridgelaw.locale.text import Text, tr
from bridgelaw.scoring.deadlines import Deadlines
from bridgelaw.session.deadlines import deadlines_of
from bridgelaw.session.log import (
    MARKED,
    STANDINGS,
    STATES,
    Wanted,
    log_page,
    said,
    whole_log,
)
from bridgelaw.session.log_csv import csv_lines
from bridgelaw.session.times import lately, read_local
from bridgelaw.web.report import report_of
from bridgelaw.web.visit import Anybody, Director

router = APIRouter()

ON_PAGE = 25
_FIELDS = ("session", "place", "board", "law", "procedure", "state", "words", "since", "until")

Before = Annotated[int | None, Query(ge=1, le=2**62)]


@router.get("/log")
def log(visit: Director, before: Before = None) -> Response:
    typed = _typed(visit)
    wanted, errors = _wanted(typed)
    evening = visit.desk.evening(wanted.session) if wanted.session else None
    found = () if errors else log_page(visit.desk, wanted, before, ON_PAGE + 1)
    shown, more = found[:ON_PAGE], len(found) > ON_PAGE
    asked = {name: value for name, value in typed.items() if value}
    return visit.page(
        "log.html",
        422 if errors else 200,
        found=[(one, said(visit.desk, one.record, visit.language)) for one in shown],
        typed=typed,
        errors=errors,
        is_narrowed=any(value for name, value in typed.items() if name != "session"),
        sessions=visit.desk.listed("session", limit=100),
        procedures=PROCEDURES,
        states=STATES,
        standings=STANDINGS,
        evening=evening,
        deadlines=Deadlines(None, None) if evening is None else deadlines_of(evening),
        before=before,
        newest="/log?" + urlencode(asked),
        older="/log?" + urlencode({**asked, "before": shown[-1].number}) if more else None,
        csv="/log.csv?" + urlencode(asked),
    )


@router.get("/log.csv")
def log_csv(visit: Director) -> Response:
    wanted, errors = _wanted(_typed(visit))
    for reason in errors.values():
        raise Refusal(reason)
    lines = csv_lines(visit.desk, whole_log(visit.desk, wanted), visit.language)
    return StreamingResponse(
        (line.encode() for line in lines),
        media_type="text/csv; charset=utf-8",
        headers={"Content-Disposition": 'attachment; filename="rulings.csv"'},
    )


@router.get("/rulings/{ruling}/report")
def report(visit: Director, ruling: str) -> Response:
    found = report_of(visit.desk, visit.desk.ruling(ruling), visit.language)
    return visit.page(
        "report.html", report=found, record=found.record, standings=STANDINGS, marked=MARKED
    )


def _typed(visit: Anybody) -> dict[str, str]:
    """What narrows the log. Where no session is named, it is the one that is open."""
    params = visit.request.query_params
    typed = {name: params.get(name, "").replace("\x00", "").strip()[:200] for name in _FIELDS}
    if "session" not in params:
        current = visit.desk.current_evening()
        typed["session"] = "all" if current is None else current.id
    return typed


def _wanted(typed: Mapping[str, str]) -> tuple[Wanted, dict[str, Text]]:
    """The rulings that are wanted, and what of it cannot be read, by field."""
    errors: dict[str, Text] = {}
    law = typed["law"]
    if law:
        try:
            law = spelled(law)
        except Refusal as error:
            errors["law"] = error.text
    times: dict[str, datetime | None] = {}
    for name in ("since", "until"):
        try:
            times[name] = read_local(typed[name], lately()) if typed[name] else None
        except NotationError as error:
            errors[name] = unreadable(error)
    if typed["state"] and typed["state"] not in STATES:
        errors["state"] = tr("There is no “{id}”.", id=typed["state"])
    if typed["procedure"] and typed["procedure"] not in PROCEDURES:
        errors["procedure"] = tr("There is no “{id}”.", id=typed["procedure"])
    session = "" if typed["session"] == "all" else typed["session"]
    wanted = Wanted(
        session, typed["place"], typed["board"], law, typed["procedure"], typed["state"],
        typed["words"], times.get("since"), times.get("until"),
    )  # fmt: skip
    return wanted, errors
