"""A ruling: one question a page, and the ruling at the end."""

from __future__ import annotations

from typing import Any

from starlette.convertors import Convertor, register_url_convertor
from starlette.responses import Response

from bridgelaw.desk.desk import Moved
from bridgelaw.desk.known import known_from
from bridgelaw.desk.people.roles import Right
from bridgelaw.desk.records.record import Misfit
from bridgelaw.desk.records.ruling import RulingRecord, procedure_named, question_of
from bridgelaw.desk.ruling_log import MARKED, STANDINGS
from bridgelaw.laws.common.poll import parse_poll
from bridgelaw.locale import Refusal, tr
from bridgelaw.store import Conflict
from bridgelaw.web.parts.page_question import misread
from bridgelaw.web.rulings import again, polling, telling
from bridgelaw.web.rulings.beginning import (
    begun_by,
    begun_by_form,
    fields_of,
    has_moment,
    moment_address,
    moment_of,
    moment_page,
    words_address,
)
from bridgelaw.web.rulings.report import report_of
from bridgelaw.web.rulings.slip import slip_file, slip_page
from bridgelaw.web.rulings.view import LateAnswer, derivation_page, ruling_page
from bridgelaw.web.rulings.wrong import wrong_file, wrong_page
from bridgelaw.web.server.app_state import state_of
from bridgelaw.web.server.live.watchers import followed
from bridgelaw.web.server.pages import Pages
from bridgelaw.web.server.request import LAST_PLACE, Typed, Visit, inside
from bridgelaw.web.server.typed_answers import typed_answer, typed_poll


class _StepConvertor(Convertor[int]):
    """The number of a step in an address; `int` itself would take numbers of any length."""

    regex = "[0-9]{1,3}"

    def convert(self, value: str) -> int:
        return int(value)

    def to_string(self, value: int) -> str:
        return str(value)


register_url_convertor("step", _StepConvertor())

pages = Pages()


@pages.post("/rulings")
def open_ruling(visit: Visit, typed: Typed) -> Response:
    """Opens a ruling: a quick one, one at a live table, or the one that another hands over to."""
    desk = visit.desk
    before = desk.ruling(typed.text("after", 40)) if typed.text("after", 40) else None
    procedure = typed.text("procedure", 60)
    table = typed.text("table", 40)
    if table:
        opened = desk.open_ruling(
            procedure, at=desk.table(table), assumes=True,
            after_ruling=None if before is None else before.id,
        )  # fmt: skip
        return visit.go(f"/rulings/{opened.id}")
    procedure_named(procedure)  # before a session is opened for it
    place, board, players = typed.seating()
    if before is not None:
        place, board, players = place or before.place, board or before.board, {
            **before.players, **players
        }  # fmt: skip
    club_session = desk.session_or_new()
    opened = desk.open_ruling(
        procedure, club_session.id, place=place, board=board, players=players,
        after_ruling=None if before is None else before.id, assumes=True,
    )  # fmt: skip
    return visit.go(f"/rulings/{opened.id}")


@pages.get("/rulings/new", right=Right.RULE)
def begin(visit: Visit) -> Response:
    """The moment first, then the first question. Nothing is kept before it is answered."""
    query = visit.query
    procedure = procedure_named(query.text("procedure", most=60))
    begun = begun_by(query.text)
    told, before = begun["told"], begun["after_ruling"]
    after = visit.desk.ruling(before) if before is not None else None
    is_told = bool(query.text("go") or begun["who"] is not None or told.log)
    if not moment_of(procedure).has_seats and known_from(after, procedure.key):
        is_told = True  # without seats there is nothing left to tell
    if has_moment(procedure) and (not is_told or query.text("change")):
        return moment_page(visit, procedure, begun, after)
    try:
        draft = visit.desk.draft(**begun)
    except Refusal as error:
        if query.text("said"):
            return visit.go(words_address(begun))
        if not (told.facts and told.log):
            raise
        return moment_page(visit, procedure, begun, after, error.text)
    if has_moment(procedure) and told.words and not query.text("go"):
        asked = visit.desk.interview(draft, 0).question
        if asked is not None and asked.to is None and not asked.say:
            # What the story left out is tapped, all on one page.
            return moment_page(visit, procedure, begun, after)
    if query.text("said"):  # what a sentence told is looked at before anything is ruled
        return visit.go(words_address(begun))
    change = moment_address(draft.record) if told.facts else ""
    return ruling_page(visit, draft, 0, beginning=fields_of(draft.record), change=change)


@pages.post("/rulings/new/{step:step}")
def first_answer(visit: Visit, typed: Typed, step: int) -> Response:
    """The first answer to a new ruling: from now on it is kept."""
    desk = visit.desk
    begun = begun_by_form(typed.text)
    draft = desk.draft(**begun)
    draft.record.ensure_step(step)
    interview = desk.interview(draft, step)
    asked = question_of(interview)
    value = typed_answer(asked, typed)
    try:
        interview.answer(value)
    except Refusal as error:
        wrong = misread(error, value)
        fields = fields_of(draft.record)
        return ruling_page(visit, draft, step, 422, misread=wrong, beginning=fields)
    answers = (*draft.record.answers[:step], (asked.key, value))
    session = desk.session_or_new().id
    with again.opening:
        opened = again.begun_already(visit, draft.record, session) or desk.open_ruling(
            session=session, players=draft.record.players, handed=answers, assumes=True, **begun
        )
        given = {one.key: (place, one.value) for place, one in enumerate(opened.answers)}
        place, before = given.get(asked.key, (len(opened.answers), value))
        if before != value:  # they went back for another answer
            opened = desk.answer(opened, opened.seq, place, value, assumes=True)
    response = visit.go(_last_step(opened))
    return _begun(visit, response, opened)


def _begun(visit: Visit, response: Response, opened: RulingRecord) -> Response:
    """From now on the ruling itself is followed at its table."""
    state_of(visit.request).tellings.note(opened.place, None)
    return visit.remember(response, LAST_PLACE, f"{opened.place}:{opened.board}")


@pages.get("/rulings/{ruling}")
def current(visit: Visit, ruling: str) -> Response:
    return visit.go(_last_step(visit.desk.ruling(ruling)))


@pages.get("/rulings/{ruling}/live")
async def live(visit: Visit, ruling: str) -> Response:
    """A line whenever somebody goes on with the ruling."""
    return await followed(visit, ruling, visit.desk.ruling)


@pages.get("/rulings/{ruling}/derivation")
def derivation(visit: Visit, ruling: str) -> Response:
    """How a score is computed, which can take long; `part` for the lines without a page."""
    return derivation_page(visit, visit.desk.hearing(ruling), alone=bool(visit.query.text("part")))


@pages.get("/rulings/{ruling}/report")
def report(visit: Visit, ruling: str) -> Response:
    about = report_of(visit.desk, visit.desk.ruling(ruling), visit.language)
    return visit.page(
        "rulings/report.html", report=about, record=about.record, standings=STANDINGS, marked=MARKED
    )


@pages.get("/rulings/{ruling}/slip")
def slip(visit: Visit, ruling: str) -> Response:
    """For the players: what was ruled, and a code by which anybody can check it."""
    return slip_page(visit, ruling)


@pages.get("/rulings/{ruling}/slip.txt")
def slip_letters(visit: Visit, ruling: str) -> Response:
    return slip_file(visit, ruling)


@pages.get("/rulings/{ruling}/wrong")
def wrong(visit: Visit, ruling: str) -> Response:
    """Somebody finds the ruling wrong: a case for the casebook."""
    return wrong_page(visit, ruling)


@pages.get("/rulings/{ruling}/wrong.yaml")
def wrong_case(visit: Visit, ruling: str) -> Response:
    return wrong_file(visit, ruling)


@pages.get("/rulings/{ruling}/appeal-form")
def appeal_form(visit: Visit, ruling: str) -> Response:
    """The form of an appeal (92), with all that is known filled in."""
    about = report_of(visit.desk, visit.desk.ruling(ruling), visit.language)
    return visit.page("rulings/appeal_form.html", report=about, record=about.record)


@pages.get("/rulings/{ruling}/{step:step}")
def step(visit: Visit, ruling: str, step: int) -> Response:
    hearing = visit.desk.hearing(ruling)
    if step > len(hearing.record.answers):  # answers were taken back since the link was made
        return visit.go(_last_step(hearing.record))
    return ruling_page(visit, hearing, step)


@pages.post("/rulings/{ruling}/{step:step}")
def answer(visit: Visit, typed: Typed, ruling: str, step: int) -> Response:
    desk = visit.desk
    hearing = desk.hearing(ruling)
    record = hearing.record
    record.ensure_step(step)
    value = typed_answer(question_of(desk.interview(hearing, step)), typed)
    if step < len(record.answers) and record.answers[step].value == value:
        return visit.go(f"/rulings/{record.id}/{step + 1}")  # as it was, or sent twice
    kept = LateAnswer(step, value, typed.text("key", 60))
    try:
        record = desk.answer(hearing, typed.number("seen"), step, value, assumes=True)
    except Conflict as conflict:
        return _overtaken(visit, record, conflict, kept)
    except Refusal as error:
        if record.is_in_force:
            raise
        wrong = misread(error, value)
        return ruling_page(visit, hearing, step, 422, misread=wrong)
    return visit.go(_last_step(record), record.seq)


@pages.post("/rulings/new/give")
def give_at_once(visit: Visit, typed: Typed) -> Response:
    """Where the story left nothing to ask, the ruling is first kept when it is given."""
    desk = visit.desk
    begun = begun_by_form(typed.text)
    draft, session = desk.draft(**begun).record, desk.session_or_new().id
    with again.opening:
        given = again.given_already(visit, draft, session)
        if given is not None:
            return _begun(visit, visit.go(_last_step(given)), given)
        opened = desk.open_ruling(session=session, players=draft.players, assumes=True, **begun)
        return _begun(visit, _given(visit, typed, opened.id, opened.seq), opened)


@pages.post("/rulings/{ruling}/give")
def give(visit: Visit, typed: Typed, ruling: str) -> Response:
    """The ruling is given: said and kept in one; at a live table its effects come into force."""
    return _given(visit, typed, ruling, typed.number("seen"))


def _given(visit: Visit, typed: Typed, ruling: str, seen: int) -> Response:
    desk = visit.desk
    hearing = desk.hearing(ruling)
    record = hearing.record
    if record.is_in_force:
        return visit.go(_last_step(record))  # sent twice
    try:
        record = desk.give(hearing, seen)
        if typed.text("said") and "said" not in record.marks:  # said and kept in one
            record = desk.write(record, record.seq, record.marking("said"))
    except Conflict as conflict:
        return _overtaken(visit, record, conflict)
    if record.next_one is None or not typed.text("go_on"):
        return visit.go(_last_step(record))
    next_one, who = record.next_one
    if record.table is None:
        told = f"&who={who}" if who else ""
        return visit.go(f"/rulings/new?procedure={next_one}&after={record.id}{told}")
    opened = desk.open_ruling(
        next_one, at=desk.table(record.table), after_ruling=record.id, assumes=True
    )
    return visit.go(f"/rulings/{opened.id}")


@pages.post("/rulings/{ruling}/mark")
def mark(visit: Visit, typed: Typed, ruling: str) -> Response:
    """Said, printed and so on. With `on` it says what is to be; without, it toggles."""
    record = visit.desk.ruling(ruling)
    name, on = typed.text("mark", 20), typed.text("on", 3)
    marking = record.marking(name)
    if not on or (on == "yes") != (name in record.marks):
        visit.desk.write(record, record.seq if on else typed.number("seen"), marking)
    return visit.go(inside(typed.text("next") or _last_step(record)))


@pages.post("/rulings/{ruling}/note")
def note(visit: Visit, typed: Typed, ruling: str) -> Response:
    record = visit.desk.ruling(ruling)
    text = typed.text("text")
    if not text:
        raise Misfit(tr("The note is empty."))
    if record.notes and record.notes[-1][1] == text:
        return visit.go(_last_step(record))  # sent twice
    try:
        record = visit.desk.write(record, typed.number("seen"), record.noting(text))
    except Conflict as conflict:
        return _overtaken(visit, record, conflict, note=text)
    return visit.go(_last_step(record), record.seq)


@pages.post("/rulings/{ruling}/poll")
def poll(visit: Visit, typed: Typed, ruling: str) -> Response:
    """Whom the director asked, and what they said: a note that is counted."""
    hearing = visit.desk.hearing(ruling)
    record = hearing.record
    step = max(0, min(typed.number("step"), len(record.answers)))
    written = typed_poll(typed)
    try:
        text = str(parse_poll(written))
    except Refusal as error:
        return ruling_page(visit, hearing, step, 422, problem=error.text)
    if not record.notes or record.notes[-1][1] != text:  # or it was sent twice
        try:
            record = visit.desk.write(record, typed.number("seen"), record.noting(text))
        except Conflict as conflict:
            return _overtaken(visit, record, conflict, note=text)
    return visit.go(f"/rulings/{record.id}/{step}#poll", record.seq)


@pages.post("/rulings/{ruling}/seat")
def seat(visit: Visit, typed: Typed, ruling: str) -> Response:
    """Where it was, and who sat there."""
    record = visit.desk.ruling(ruling)
    place, board, players = typed.seating()
    if (place, board, players) == (record.place, record.board, dict(record.players)):
        return visit.go(_last_step(record))
    try:
        record = visit.desk.seat(record, typed.number("seen"), players, place, board)
    except Conflict as conflict:
        return _overtaken(visit, record, conflict, seated=(place, board, players))
    return visit.go(_last_step(record), record.seq)


@pages.post("/rulings/{ruling}/look-again")
def look_again(visit: Visit, typed: Typed, ruling: str) -> Response:
    hearing = visit.desk.hearing(ruling)
    record = hearing.record
    try:
        record = visit.desk.look_again(hearing, typed.number("seen"))
    except Conflict as conflict:
        return _overtaken(visit, record, conflict)
    return visit.go(_last_step(record))


def _last_step(record: RulingRecord) -> str:
    return f"/rulings/{record.id}/{len(record.answers)}"


def _overtaken(
    visit: Visit,
    record: RulingRecord,
    conflict: Conflict,
    kept: LateAnswer | None = None,
    **typed: Any,
) -> Response:
    """The newer state, together with what was typed, which can be sent again."""
    hearing = visit.desk.hearing(record.id)
    problem = None if isinstance(conflict, Moved) else conflict.text
    last = len(hearing.record.answers)
    return ruling_page(visit, hearing, last, 409, problem=problem, kept=kept, **typed)


# Before the ruling whose name is in the address.
pages.routes[:0] = telling.pages.routes
pages.routes += polling.pages.routes
