"""“This page is wrong”: the ruling as a case file without names, for whoever can mend it."""

from __future__ import annotations

import re
from urllib.parse import quote

from starlette.responses import PlainTextResponse, Response

from bridgelaw import __version__
from bridgelaw.desk.desk import Desk
from bridgelaw.laws.digest import CLAUSES
from bridgelaw.slips.case_file import case_file
from bridgelaw.slips.facts import Facts
from bridgelaw.table.table import Table
from bridgelaw.web.server.addresses.qr_codes import code_of
from bridgelaw.web.server.request import Visit

_MOST_IN_A_CODE = 1200
_LONGEST = 1000


def wrong_page(visit: Visit, ruling: str) -> Response:
    """What was expected is asked for, and the case stands below it."""
    expected = visit.query.text("expected", most=_LONGEST)
    clauses = visit.query.text("clauses", most=200)
    text = _case(visit.desk, ruling, expected, clauses)
    picture = code_of("", text).picture if len(text.encode()) <= _MOST_IN_A_CODE else None
    subject = f"bridgelaw {__version__}: {ruling}"
    return visit.page(
        "rulings/wrong.html",
        record=visit.desk.ruling(ruling),
        expected=expected,
        clauses=clauses,
        unknown=[one for one in _named(clauses) if one not in CLAUSES],
        text=text,
        picture=picture,
        mail=f"mailto:?subject={quote(subject)}&body={quote(text)}",
        query=f"expected={quote(expected)}&clauses={quote(clauses)}",
    )


def wrong_file(visit: Visit, ruling: str) -> Response:
    """The case as a file; that it was given out is an entry."""
    expected = visit.query.text("expected", most=_LONGEST)
    text = _case(visit.desk, ruling, expected, visit.query.text("clauses", most=200))
    visit.note_export(f"case {ruling}")
    return PlainTextResponse(text)


def _case(desk: Desk, ruling: str, expected: str, clauses: str) -> str:
    hearing = desk.hearing(ruling)
    record, interview = hearing.record, desk.interview(hearing)
    if record.given is not None and record.given.get("table") is not None:
        seen = interview.circumstances.at(Table.from_json(record.given["table"]))
        interview = type(interview)(record.procedure, seen, record.answers)
    names = [name for name in record.players.values() if name]
    for name in sorted(names, key=len, reverse=True):
        expected = expected.replace(name, "…")
    wanted = tuple(one for one in _named(clauses) if one in CLAUSES)
    return case_file(Facts.of(interview, names), interview, __version__, expected, wanted)


def _named(clauses: str) -> list[str]:
    return [one for one in re.split(r"[\s,、]+", clauses.strip()) if one]
