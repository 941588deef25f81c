"""The API itself: what it is, tokens, the kinds of problems, and sessions."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import Any, Literal

from fastapi import APIRouter, Request
from fastapi.responses import JSONResponse

from bridgelaw import __version__
from bridgelaw.desk.records.record import no_such
from bridgelaw.laws import EDITION
from bridgelaw.locale.language import LANGUAGES, Language
from bridgelaw.scoring.profile import profile_of
from bridgelaw.store.entries import Listed
from bridgelaw.web.api import answers, requests
from bridgelaw.web.api.caller import Anybody, Director
from bridgelaw.web.api.paging import Before, Limit, page
from bridgelaw.web.api.problems import KINDS, READ, WRITE, Kind, refusals
from bridgelaw.web.api.requests import Short
from bridgelaw.web.server.access import LASTS

router = APIRouter(tags=["general"])


@router.get("/", response_model=answers.Index, responses=refusals(), summary="What this is")
def index(request: Request, caller: Anybody) -> JSONResponse:
    """The version of the program, and where its description is."""
    root = request.scope.get("root_path", "")
    return JSONResponse(
        {
            "name": "bridgelaw", "version": __version__, "api": "v1", "edition": EDITION,
            "languages": list(LANGUAGES), "openapi": f"{root}/openapi.json",
        }
    )  # fmt: skip


@router.post(
    "/tokens", status_code=201, response_model=answers.Token,
    responses=refusals(403, 413, 429), summary="Get a token",
)  # fmt: skip
def token(caller: Anybody, sent: requests.PinSent) -> JSONResponse:
    """A bearer token for the PIN of the desk. Wrong PINs make the next attempt wait."""
    expires = datetime.now(UTC) + timedelta(seconds=LASTS)
    made = {
        "token": caller.access.sign_in(sent.pin, caller.host),
        "token_type": "Bearer",
        "expires_at": expires.isoformat(timespec="seconds"),
    }
    return JSONResponse(made, 201)


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


@router.get(
    "/sessions", response_model=answers.Sessions, responses=refusals(401),
    summary="List sessions", tags=["sessions"],
)  # fmt: skip
def sessions(
    caller: Director,
    state: Literal["open", "closed"] | None = None,
    before: Before = None,
    limit: Limit = 50,
) -> JSONResponse:
    """Sessions of the club, the newest first. Tables and rulings belong to one."""
    states = () if state is None else (state,)
    found = caller.desk.store.find("session", states=states, before=before, limit=limit + 1)
    return page("sessions", found, limit, _session)


@router.post(
    "/sessions", status_code=201, response_model=answers.SessionState, responses=WRITE,
    summary="Open a session", tags=["sessions"],
)  # fmt: skip
def open_session(caller: Director, sent: requests.NewSession) -> JSONResponse:
    """A session under the regulations of an authority."""
    club_session = caller.desk.open_session(sent.name, profile_of(sent.profile).name)
    made = {
        "id": club_session.id, "seq": club_session.seq, "name": club_session.name, "state": "open",
        "opened_at": club_session.opened_at.isoformat(),
    }  # fmt: skip
    return JSONResponse(made, 201)


def _session(listed: Listed) -> dict[str, Any]:
    return {
        "id": listed.stream, "seq": listed.head, "name": listed.summary.subject,
        "state": listed.summary.state, "opened_at": listed.opened.isoformat(),
    }  # fmt: skip
