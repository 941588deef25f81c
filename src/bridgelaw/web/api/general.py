"""The API itself: what it is, and the kinds of problems."""

from __future__ import annotations

from fastapi import APIRouter, Request
from fastapi.responses import Response

from bridgelaw import __version__
from bridgelaw.desk.records.record import no_such
from bridgelaw.laws.machinery.todays_law import todays_law
from bridgelaw.locale import LANGUAGES
from bridgelaw.web.api import answers
from bridgelaw.web.api.caller import Anybody
from bridgelaw.web.api.given import given
from bridgelaw.web.api.problems import KINDS, READ, refusals
from bridgelaw.web.api.requests import Short

router = APIRouter(tags=["general"])


@router.get("/", response_model=answers.Index, responses=refusals(), summary="What this is")
def index(request: Request, caller: Anybody) -> Response:
    """The version of the program, and where its description is."""
    root = request.scope.get("root_path", "")
    return given(
        answers.Index,
        {
            "name": "bridgelaw", "version": __version__, "api": "v1",
            "edition": todays_law().edition, "languages": list(LANGUAGES),
            "openapi": f"{root}/openapi.json",
        }
    )  # fmt: skip


@router.get(
    "/problems", response_model=answers.ProblemKinds, responses=refusals(),
    summary="List the kinds of problems",
)  # fmt: skip
def problems(caller: Anybody) -> Response:
    """Everything that can be the `type` of a problem document."""
    return given(answers.ProblemKinds, {"problems": tuple(KINDS.values())}, caller.language)


@router.get(
    "/problems/{name}", response_model=answers.ProblemKind, responses=READ,
    summary="Read about a kind of problem",
)  # fmt: skip
def problem(caller: Anybody, name: Short) -> Response:
    """What it means, and what to do."""
    if name not in KINDS:
        raise no_such(name)
    return given(answers.ProblemKind, KINDS[name], caller.language)
