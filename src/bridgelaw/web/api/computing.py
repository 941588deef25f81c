"""What is computed and not kept: legal calls, comparisons, a field's scores, the law digest."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Depends, Query, Request
from fastapi.responses import JSONResponse

from bridgelaw.game.seats import Seat
from bridgelaw.laws.digest import CLAUSES, Clause, find, parents
from bridgelaw.locale.language import Language
from bridgelaw.locale.text import tr
from bridgelaw.web.api import answers, requests
from bridgelaw.web.api.caller import Anybody
from bridgelaw.web.api.problems import READ, SEND, refusals
from bridgelaw.web.api.requests import MOST_LINES, FieldSent, Short, TooMuch, table_of
from bridgelaw.web.api.table_as_json import legal_to_json

router = APIRouter(tags=["without a store"])


@router.post(
    "/legal", response_model=answers.Legal, responses=SEND, summary="What is legal at a table"
)
def legal(caller: Anybody, sent: requests.LegalAsked) -> JSONResponse:
    """For a table that is sent with the question; nothing is kept, no token is needed."""
    table = table_of(sent.table)
    return JSONResponse(legal_to_json(table, Seat.parse(sent.seat), caller.language))


@router.post(
    "/compare", response_model=answers.ComparisonState, responses=SEND, summary="Compare two calls"
)
def compare(caller: Anybody, sent: requests.Compared) -> JSONResponse:
    """Is the replacement comparable to the withdrawn call (Law 23)?"""
    from bridgelaw.comparable import compare_written
    from bridgelaw.comparable.as_json import comparison_to_json

    with caller.throttle.turn():
        found = compare_written(sent.withdrawn, sent.replacement)
        return JSONResponse(comparison_to_json(found, caller.language))


Travellers = Annotated[bool, Query(description="Every board's traveller too.")]
Pair = Annotated[Short | None, Query(description="This contestant's lines too.")]


@router.post(
    "/fields", response_model=answers.FieldScored, responses=SEND,
    response_model_exclude_unset=True, summary="Score a field",
)  # fmt: skip
def score(
    caller: Anybody, sent: FieldSent, travellers: Travellers = False, pair: Pair = None
) -> JSONResponse:
    """The ranking of an event whose results are sent line by line, exactly and in decimals."""
    from bridgelaw.formats.own.layout import field_from_data

    with caller.throttle.turn():
        return _scored(*field_from_data(sent.data()), travellers, pair, caller.language)


_FILES = ("application/octet-stream", "application/xml", "text/csv", "application/yaml",
          "text/plain")  # fmt: skip


async def _body(request: Request) -> bytes:
    return await request.body()


@router.post(
    "/fields/file", response_model=answers.FieldScored, responses=SEND,
    summary="Score a results file",
    openapi_extra={
        "requestBody": {
            "required": True,
            "content": {kind: {"schema": {"type": "string"}} for kind in _FILES},
        }
    },
)  # fmt: skip
def score_file(
    caller: Anybody,
    data: Annotated[bytes, Depends(_body)],
    name: Annotated[
        Short, Query(description="Its name: the ending helps to know what kind of file it is.")
    ] = "results",
    travellers: Travellers = False,
    pair: Pair = None,
) -> JSONResponse:
    """A file of USEBIO, PBN, CSV or YAML as the body. What kind it is shows in it."""
    from bridgelaw.formats import read_data

    with caller.throttle.turn():
        document = read_data(data, name)
        return _scored(document.field, document.problems, travellers, pair, caller.language)


def _scored(
    field: Any, problems: Any, travellers: bool, pair: str | None, language: Language
) -> JSONResponse:
    from bridgelaw.formats.documents import Found
    from bridgelaw.formats.scored import field_json
    from bridgelaw.scoring.named_in_field import contestant_named
    from bridgelaw.scoring.presentation.figures import Figures
    from bridgelaw.scoring.standings import score_field

    if len(field.lines) > MOST_LINES:
        raise TooMuch(tr("At most {most} results at once.", most=MOST_LINES))
    standings = score_field(field)
    keys = list(field.boards) if travellers else []
    of = None if pair is None else contestant_named(field, pair)
    found = [Found("", problem) for problem in problems]
    return JSONResponse(field_json(standings, Figures(field.event), keys, of, found, language))


@router.get("/laws", response_model=answers.Laws, responses=refusals(), summary="The laws")
def laws(caller: Anybody) -> JSONResponse:
    """Every law with its title, in our own short words; this is not the text of the Laws."""
    found = [clause for clause in CLAUSES.values() if clause.title is not None]
    return JSONResponse({"laws": [_clause(one, caller.language) for one in found]})


@router.get(
    "/laws/{number}", response_model=answers.LawState, responses=READ, summary="Read a clause"
)
def law(caller: Anybody, number: Short) -> JSONResponse:
    """A clause such as 27B1(a) with its sub-clauses, and the clauses around it."""
    found = find(number)
    return JSONResponse(
        {
            "number": found[0].number,
            "clauses": [_clause(one, caller.language) for one in found],
            "parents": [_clause(one, caller.language) for one in parents(number)],
        }
    )


def _clause(clause: Clause, language: Language) -> dict[str, Any]:
    return {
        "number": clause.number,
        "title": None if clause.title is None else language.say(clause.title),
        "text": language.say(clause.text),
        "see": list(clause.see),
    }
