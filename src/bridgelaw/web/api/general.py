"""The API itself: what it is, and the kinds of problems."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter, Request
from fastapi.responses import JSONResponse

from bridgelaw import __version__
from bridgelaw.desk.records.record import no_such
from bridgelaw.laws.machinery.todays_law import todays_law
from bridgelaw.locale.language import LANGUAGES, Language
from bridgelaw.web.api import answers
from bridgelaw.web.api.caller import Anybody
from bridgelaw.web.api.problems import KINDS, READ, Kind, refusals
from bridgelaw.web.api.requests import Short

router = APIRouter(tags=["general"])


@router.get("/", response_model=answers.Index, responses=refusals(), summary="What this is")
def index(request: Request, caller: Anybody) -> JSONResponse:
    """The version of the program, and where its description is."""
    root = request.scope.get("root_path", "")
    return JSONResponse(
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
def problems(caller: Anybody) -> JSONResponse:
    """Everything that can be the `type` of a problem document."""
    found = [_kind(kind, caller.language) for kind in KINDS.values()]
    return JSONResponse({"problems": found})


@router.get(
    "/problems/{name}", response_model=answers.ProblemKind, responses=READ,
    summary="Read about a kind of problem",
)  # fmt: skip
def problem(caller: Anybody, name: Short) -> JSONResponse:
    """What it means, and what to do."""
    if name not in KINDS:
        raise no_such(name)
    return JSONResponse(_kind(KINDS[name], caller.language))


def _kind(kind: Kind, language: Language) -> dict[str, Any]:
    return {
        "name": kind.name,
        "status": kind.status,
        "title": language.say(kind.title),
        "remedy": language.say(kind.remedy),
    }
