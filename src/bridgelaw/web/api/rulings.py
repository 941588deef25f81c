"""Rulings: kept at the desk from the first question to the log, or only asked for."""

from __future__ import annotations

from functools import partial
from typing import Annotated, Literal

from fastapi import APIRouter, Query
from fastapi.responses import Response

from bridgelaw.desk.desk import Heard
from bridgelaw.desk.records.record import ensure_seen
from bridgelaw.desk.records.ruling import RulingRecord, procedure_named
from bridgelaw.game import Seat
from bridgelaw.game.seats import SEAT_OF_LETTER
from bridgelaw.laws import PROCEDURES, AnswersDoNotMatch, Interview
from bridgelaw.laws.machinery.as_json import interview_to_json
from bridgelaw.laws.machinery.todays_law import todays_law
from bridgelaw.store import Filter
from bridgelaw.web.api import requests, ruling_models
from bridgelaw.web.api.caller import Anybody, Caller, Director, Reader
from bridgelaw.web.api.given import given
from bridgelaw.web.api.paging import Before, Limit, page
from bridgelaw.web.api.problems import READ, READ_WITH_TOKEN, SEND, WRITE, refusals
from bridgelaw.web.api.requests import ProcedureKey, RulingId, Short, names_of, table_of
from bridgelaw.web.api.ruling_as_json import listed_to_json, record_to_json

router = APIRouter(tags=["rulings"])

Foresee = Annotated[bool, Query(description="Each option says how things can end after it.")]


def _shown(ruling: Heard, caller: Caller, foresee: bool = False, status: int = 200) -> Response:
    made = record_to_json(caller.desk, ruling, caller.language, foresee)
    return given(ruling_models.RulingState, made, status=status)


@router.get(
    "/procedures", response_model=ruling_models.Procedures, responses=refusals(),
    summary="List procedures",
)  # fmt: skip
def procedures(caller: Anybody) -> Response:
    """What can be ruled on. The sentences still have holes, such as `{offender}`."""
    every = {"procedures": tuple(PROCEDURES.values())}
    return given(ruling_models.Procedures, every, caller.language)


@router.get(
    "/procedures/{procedure}", response_model=ruling_models.ProcedureState, responses=READ,
    summary="Read a procedure",
)  # fmt: skip
def procedure(caller: Anybody, procedure: ProcedureKey) -> Response:
    """Its title, its laws and every question that it can ask."""
    return given(ruling_models.ProcedureState, procedure_named(procedure), caller.language)


@router.get(
    "/rulings",
    response_model=ruling_models.Rulings,
    responses=refusals(401, 403),
    summary="The log",
)
def rulings(
    caller: Reader,
    session: Short | None = None,
    state: Literal["open", "given", "undone"] | None = None,
    place: Short | None = None,
    board: Short | None = None,
    procedure: Annotated[Short | None, Query(description="Its key.")] = None,
    law: Annotated[Short | None, Query(description="A law, or the beginning of a clause.")] = None,
    before: Before = None,
    limit: Limit = 50,
) -> Response:
    """Rulings, the newest first."""
    wanted = Filter(session=session, states=() if state is None else (state,), place=place,
                    board=board, subject=procedure, law=law)  # fmt: skip
    listed = caller.desk.store.find("ruling", wanted, before=before, limit=limit + 1)
    said = partial(listed_to_json, language=caller.language)
    return page(ruling_models.Rulings, "rulings", listed, limit, said)


@router.post(
    "/rulings", status_code=201, response_model=ruling_models.RulingState, responses=WRITE,
    summary="Open a ruling",
)  # fmt: skip
def open_ruling(caller: Director, sent: requests.NewRuling, foresee: Foresee = False) -> Response:
    """A quick ruling, in which only answers are given, or one at a live table."""
    desk = caller.desk
    if sent.after_ruling is not None:
        desk.ruling(sent.after_ruling)
    at = None if sent.table is None else desk.table(sent.table)
    session = ""
    if sent.session is not None:
        session = desk.club_session(sent.session).id
    elif at is None and sent.procedure in PROCEDURES:
        session = desk.session_or_new().id
    record = desk.open_ruling(
        sent.procedure, session, at=at, place=sent.place, board=sent.board,
        players=names_of(sent.players), after_ruling=sent.after_ruling,
        who=None if at is not None else _seat(sent.who), assumes=sent.assume,
    )  # fmt: skip
    return _shown(record, caller, foresee, 201)


@router.post(
    "/rulings/step", response_model=ruling_models.Stepped, responses=SEND,
    summary="Ask a procedure; nothing is kept", tags=["without a store"],
)  # fmt: skip
def step(caller: Anybody, sent: requests.Step, foresee: Foresee = False) -> Response:
    """The question that comes after these answers, or the ruling. No token is needed."""
    named = procedure_named(sent.procedure)
    with caller.throttle.turn():
        table = None if sent.table is None else table_of(sent.table)
        who = _seat(sent.who) if table is None else None
        interview = Interview.begin(named, table, profile=todays_law(sent.edition), who=who)
        for place, one in enumerate(sent.answers):
            value = one if isinstance(one, str) else one.answer
            asked = interview.question
            if not isinstance(one, str) and (asked is None or asked.key != one.question):
                expected = None if asked is None else asked.key
                raise AnswersDoNotMatch(place, one.question, expected)
            interview = interview.answer(value)
        return given(ruling_models.Stepped, interview_to_json(interview, caller.language, foresee))


@router.get(
    "/rulings/{ruling}", response_model=ruling_models.RulingState, responses=READ_WITH_TOKEN,
    summary="Read a ruling",
)  # fmt: skip
def read_ruling(caller: Reader, ruling: RulingId, foresee: Foresee = False) -> Response:
    """The question that is pending, or the ruling."""
    return _shown(caller.desk.hearing(ruling), caller, foresee)


@router.patch(
    "/rulings/{ruling}", response_model=ruling_models.RulingState, responses=WRITE,
    summary="Say who sat there, and where",
)  # fmt: skip
def change_ruling(caller: Director, ruling: RulingId, sent: requests.ChangedRuling) -> Response:
    """Players, place and board of a ruling."""
    record = caller.desk.ruling(ruling)
    changed = caller.desk.seat(
        record,
        sent.after,
        record.players if sent.players is None else names_of(sent.players),
        record.place if sent.place is None else sent.place,
        record.board if sent.board is None else sent.board,
    )
    return _shown(changed, caller)


@router.post(
    "/rulings/{ruling}/answers", response_model=ruling_models.RulingState, responses=WRITE,
    summary="Answer the question",
)  # fmt: skip
def answer(
    caller: Director, ruling: RulingId, sent: requests.NewAnswer, foresee: Foresee = False
) -> Response:
    """The answer at a step. To go back, answer an earlier step again."""
    hearing = caller.desk.hearing(ruling)
    record = caller.desk.answer(hearing, sent.after, sent.step, sent.answer, assumes=sent.assume)
    return _shown(hearing.now(record), caller, foresee)


@router.post(
    "/rulings/{ruling}/give", response_model=ruling_models.RulingState, responses=WRITE,
    summary="Give the ruling",
)  # fmt: skip
def give(caller: Director, ruling: RulingId, sent: requests.Seen) -> Response:
    """The ruling is kept as it is said now, and its effects come into force at its table."""
    return _shown(caller.desk.give(caller.desk.hearing(ruling), sent.after), caller)


@router.post(
    "/rulings/{ruling}/look-again", response_model=ruling_models.RulingState, responses=WRITE,
    summary="Look at the table again",
)  # fmt: skip
def look_again(caller: Director, ruling: RulingId, sent: requests.Seen) -> Response:
    """The ruling is about its table as it is now; the answers that still fit are kept."""
    hearing = caller.desk.hearing(ruling)
    return _shown(hearing.now(caller.desk.look_again(hearing, sent.after)), caller)


@router.post(
    "/rulings/{ruling}/marks", response_model=ruling_models.RulingState, responses=WRITE,
    summary="Mark a ruling as said, printed, appealed or withdrawn",
)  # fmt: skip
def mark(caller: Director, ruling: RulingId, sent: requests.Marked) -> Response:
    """Sets a mark or takes it away; to ask for what is so already changes nothing."""
    record = caller.desk.ruling(ruling)
    if (sent.mark in record.marks) is not sent.on:
        record = caller.desk.write(record, sent.after, record.marking(sent.mark))
    else:
        ensure_seen(record, sent.after)
    return _shown(record, caller)


@router.post(
    "/rulings/{ruling}/notes", response_model=ruling_models.RulingState, responses=WRITE,
    summary="Write a note",
)  # fmt: skip
def note(caller: Director, ruling: RulingId, sent: requests.Noted) -> Response:
    """A note of the director's, which stays with the ruling."""
    record = caller.desk.ruling(ruling)
    return _shown(caller.desk.write(record, sent.after, RulingRecord.noting(sent.text)), caller)


def _seat(letter: str | None) -> Seat | None:
    return None if letter is None else SEAT_OF_LETTER[str(letter)]
