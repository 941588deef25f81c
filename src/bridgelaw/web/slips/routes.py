"""A slip run again: open to all, kept nowhere. Everything stands in the address."""

from __future__ import annotations

from dataclasses import replace
from typing import Any
from urllib.parse import urlencode

from starlette.datastructures import FormData
from starlette.responses import Response

from bridgelaw.desk.slips import slip_key
from bridgelaw.laws import Answer, Interview
from bridgelaw.laws.digest import CLAUSES
from bridgelaw.laws.machinery.transcript import retell
from bridgelaw.laws.machinery.view import effect_text
from bridgelaw.locale import Refusal
from bridgelaw.slips.facts import Facts
from bridgelaw.slips.slip import LONGEST, BadSlip, Slip, read_slip
from bridgelaw.slips.trial import try_again, view_of
from bridgelaw.table.events import Ruled
from bridgelaw.table.notation import read_event
from bridgelaw.web.parts.page_question import Misread, misread, page_question
from bridgelaw.web.server.pages import Pages
from bridgelaw.web.server.request import Typed, Visit
from bridgelaw.web.server.typed_answers import typed_answer

pages = Pages()
_MOST_ANSWERS = 200


@pages.get("/slips", to_all=True)
def check(visit: Visit) -> Response:
    """What a slip says, and whether it follows from its facts."""
    text = visit.query.text("s", most=LONGEST + 500).strip()
    if not text:
        return visit.page("slips/enter.html", problem=None, text="")
    try:
        slip = read_slip(text)
    except BadSlip as error:
        return visit.page("slips/enter.html", 422, problem=error.text, text=text)
    trial = try_again(slip)
    view = trial.view
    return visit.page(
        "slips/slip.html",
        slip=slip,
        trial=trial,
        ruling=view,
        told=() if trial.interview is None else retell(trial.interview),
        ruled=_ruled(slip),
        clauses=() if view is None else [CLAUSES[one] for one in view.clauses if one in CLAUSES],
        change="/slips/change?" + urlencode({"s": text}) + "&step=",
        is_ours=slip_key(visit.desk.store) == slip.key,
    )


@pages.get("/slips/change", to_all=True)
def change(visit: Visit) -> Response:
    """One fact is otherwise: what becomes of the ruling."""
    query = visit.query
    text = query.text("s", most=LONGEST + 500).strip()
    try:
        slip = read_slip(text)
    except BadSlip as error:
        return visit.page("slips/enter.html", 422, problem=error.text, text=text)
    facts = _with_answers(slip.facts, query.texts("a", _MOST_ANSWERS))
    step, wrong = query.number("step", 0, len(facts.answers)), None
    typed = Typed(FormData([*visit.request.query_params.multi_items()]))
    interview: Interview = facts.interview()
    if step is not None:
        wants = interview.after(step).question
        if wants is not None and any(name in ("answer", "part") for name, _ in typed.fields()):
            value = typed_answer(wants, typed)
            try:
                interview, step = facts.changed(step, value), None
            except Refusal as error:
                wrong = misread(error, value)
    return _changed_page(visit, slip, text, interview, step, wrong)


def _changed_page(
    visit: Visit,
    slip: Slip,
    text: str,
    interview: Interview,
    step: int | None,
    wrong: Misread | None,
) -> Response:
    at = interview if step is None else interview.after(step)
    answers = [f"{key}={value}" for key, value in interview.answers]
    fields = [("s", text), *(("a", one) for one in answers)]
    told = retell(interview)
    was = {one.asked.key: one.answer for one in retell(try_again(slip).interview or interview)}
    ruling = None if step is not None else view_of(interview)
    return visit.page(
        "slips/change.html",
        200 if wrong is None else 422,
        slip=slip,
        question=page_question(at),
        step=len(at.answers),
        told=told[: len(at.answers)],
        was=was,
        ruling=ruling,
        clauses=() if ruling is None else [CLAUSES[c] for c in ruling.clauses if c in CLAUSES],
        before=view_of(slip.facts.interview()),
        fields=[*fields, ("step", str(len(at.answers)))],
        address="/slips/change?" + urlencode(fields) + "&step=",
        back="/slips?" + urlencode({"s": text}),
        misread=wrong,
    )


def _with_answers(facts: Facts, written: list[str]) -> Facts:
    """The facts with these answers instead, where the address has any."""
    if not written:
        return facts
    pairs = (one.partition("=") for one in written)
    return replace(facts, answers=tuple(Answer(key, value) for key, _, value in pairs))


def _ruled(slip: Slip) -> dict[str, Any]:
    """What was ruled, as the slip itself says it, for a program that would rule otherwise."""
    try:
        event = read_event(slip.ruled)
    except Refusal:
        return {"clauses": (), "effects": ()}
    if not isinstance(event, Ruled):
        return {"clauses": (), "effects": ()}
    return {"clauses": event.clauses, "effects": [effect_text(one) for one in event.effects]}
