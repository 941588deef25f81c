"""79B, 79C: the record is corrected. What was entered was wrong; nobody is awarded anything."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from starlette.responses import Response

from bridgelaw.desk.deadlines import deadlines_of
from bridgelaw.desk.one_line import on_one_line
from bridgelaw.desk.people.roles import Right
from bridgelaw.desk.score_desk import correction, correction_of, decide, foreseen, needs_approval
from bridgelaw.game import Side
from bridgelaw.locale import Refusal, Text
from bridgelaw.scoring.presentation.names import table_name
from bridgelaw.scoring.words import outcome_text
from bridgelaw.store import Conflict, Fact
from bridgelaw.web.parts.contract_strip import Texts, result_in, short, strip_of
from bridgelaw.web.scores.addresses import board_address
from bridgelaw.web.scores.adjusting import BoardToAdjust, board_of, changes_of, score_shown
from bridgelaw.web.server.pages import Pages
from bridgelaw.web.server.request import Typed, Visit, whole_number

pages = Pages(writing=Right.SCORE)


@dataclass(frozen=True, slots=True)
class _Form:
    result: str
    reason: str
    ruling: str


def _typed(texts: Texts, otherwise: str) -> _Form:
    def one(name: str, most: int) -> str:
        return on_one_line((*texts(name), "")[0], most)

    result = on_one_line(result_in(texts, "result", (*texts("result"), "")[0]), 120)
    return _Form(result or otherwise, one("reason", 500), one("ruling", 40))


@pages.get("/scores/{session}/boards/{board}/{row}/correct", right=Right.SCORE)
def correct_page(visit: Visit, session: str, board: str, row: str) -> Response:
    at, number = board_of(visit, session, board), whole_number(row)
    query = visit.request.query_params
    was = at.results.field.lines[at.place(number)].result
    ruling = query.get("ruling", "")[:40]
    ruled = correction_of(visit.desk, visit.desk.ruling(ruling)) if ruling else ""
    form = _typed(query.getlist, ruled or ("" if was is None else str(was)))
    return _page(visit, at, number, form, preview="preview" in query)


@pages.post("/scores/{session}/boards/{board}/{row}/correct")
def correct(visit: Visit, typed: Typed, session: str, board: str, row: str) -> Response:
    at, number = board_of(visit, session, board), whole_number(row)
    form = _typed(typed.texts, "")
    try:
        decide(visit.desk, at.club_session, typed.number("seen"), _fact(at, number, form))
    except Conflict as error:
        newest = board_of(visit, session, board)
        return _page(visit, newest, number, form, preview=True, status=409, trouble=error.text)
    except Refusal as error:
        return _page(visit, at, number, form, preview=False, status=422, trouble=error.text)
    return visit.go(board_address(at.club_session, at.key))


def _fact(at: BoardToAdjust, number: int, form: _Form) -> Fact:
    """What would be written; a `Refusal` says what is wrong with it."""
    place, ruling = at.place(number), form.ruling or None
    return correction(at.club_session, at.results.field, place, form.result, form.reason, ruling)


def _page(
    visit: Visit,
    at: BoardToAdjust,
    number: int,
    form: _Form,
    preview: bool,
    status: int = 200,
    trouble: Text | None = None,
) -> Response:
    place = at.place(number)
    field = at.results.field
    changes: dict[str, Any] = {}
    try:
        before, after = foreseen(visit.desk, at.club_session, _fact(at, number, form))
        changes = changes_of(before, after, place)
    except Refusal as error:
        if preview:
            status, trouble = 422 if status == 200 else status, error.text
    return visit.page(
        "scores/correct.html",
        status,
        **at.values,
        number=number,
        line=field.lines[place],
        table=table_name(field, place),
        outcome_text=outcome_text,
        form=form,
        trouble=trouble,
        changes=changes,
        score=score_shown(form.result, field.vulnerability(at.key)),
        strip_of=strip_of,
        short=short,
        sides=tuple(Side),
        ends=deadlines_of(at.club_session).correction,
        is_late=needs_approval(at.club_session),
        ruling=visit.desk.ruling(form.ruling) if form.ruling else None,
    )
