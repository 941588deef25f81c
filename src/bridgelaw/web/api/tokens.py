"""Tokens: for whoever knows the PIN, and for programs, which may do so much and no more."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import Any

from fastapi import APIRouter
from fastapi.responses import Response

from bridgelaw.web.api import answers, requests
from bridgelaw.web.api.caller import Anybody, Manager, OutOfScope
from bridgelaw.web.api.given import given
from bridgelaw.web.api.problems import READ_WITH_TOKEN, WRITE, refusals
from bridgelaw.web.api.requests import Short
from bridgelaw.web.server.access.access import LASTS
from bridgelaw.web.server.access.tokens import KeptToken, Scope

router = APIRouter(tags=["tokens"])


@router.post(
    "/tokens", status_code=201, response_model=answers.Token,
    responses=refusals(403, 413, 429), summary="Get a token",
)  # fmt: skip
def token(caller: Anybody, sent: requests.PinSent) -> Response:
    """A bearer token for the PIN of the desk, or for an account: it may do what its role may.
    Wrong PINs make the next attempt wait."""
    expires = datetime.now(UTC) + timedelta(seconds=LASTS)
    made = {
        "token": caller.access.sign_in(sent.pin, caller.host, name=sent.name),
        "token_type": "Bearer",
        "expires_at": expires.isoformat(timespec="seconds"),
    }
    return given(answers.Token, made, status=201)


@router.get(
    "/access-tokens", response_model=answers.AccessTokens, responses=refusals(401, 403),
    summary="List the tokens of programs",
)  # fmt: skip
def access_tokens(caller: Manager) -> Response:
    """Those that were not revoked. Nobody can read a token itself again."""
    used = caller.tokens.used()
    kept = [_kept(one, used) for one in caller.tokens.all()]
    return given(answers.AccessTokens, {"tokens": kept})


@router.post(
    "/access-tokens", status_code=201, response_model=answers.AccessTokenMade, responses=WRITE,
    summary="Make a token for a program",
)  # fmt: skip
def make_access_token(caller: Manager, sent: requests.NewAccessToken) -> Response:
    """A token with a name that may do what its scopes say. It is shown this once."""
    for scope in map(Scope, sent.scopes):
        if scope not in caller.identity.may:  # nobody gives away more than they have
            raise OutOfScope(scope)
    made, kept = caller.tokens.make(sent.name, map(Scope, sent.scopes), sent.days)
    caller.access.register.note("token", name=kept.name, scopes=list(kept.scopes), made=True)
    return given(answers.AccessTokenMade, {**_kept(kept, {}), "token": made}, status=201)


@router.delete(
    "/access-tokens/{id}", status_code=204, response_class=Response, responses=READ_WITH_TOKEN,
    summary="Revoke a token",
)  # fmt: skip
def revoke(caller: Manager, id: Short) -> Response:
    """It is refused from now on."""
    gone = caller.tokens.revoke(id)
    caller.access.register.note("token", name=gone.name, scopes=list(gone.scopes), made=False)
    return Response(status_code=204)


def _kept(token: KeptToken, used: dict[str, str]) -> dict[str, Any]:
    return {
        "id": token.id, "name": token.name, "scopes": list(token.scopes),
        "made_at": token.made_at, "expires_at": token.expires_at, "used_on": used.get(token.id),
    }  # fmt: skip
