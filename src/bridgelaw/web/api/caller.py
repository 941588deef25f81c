"""Who calls, and in which language: what every operation depends on."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Any, Literal

from fastapi import Depends, Query, Request
from fastapi.security import HTTPBearer

from bridgelaw.desk.desk import Desk
from bridgelaw.locale.language import LANGUAGES, Language, language
from bridgelaw.web.server.access import Access
from bridgelaw.web.server.request import NotSignedIn, preferred_language
from bridgelaw.web.server.throttle import Throttle

_BEARER = HTTPBearer(
    scheme_name="token",
    description="A token from `POST /tokens`, which takes the PIN of the desk.",
    auto_error=False,
)
WITH_OR_WITHOUT_TOKEN: dict[str, Any] = {"security": [{}, {"token": []}]}
"""For operations that show more to who has a token."""


@dataclass(frozen=True, slots=True)
class Caller:
    """A platform that asks."""

    desk: Desk
    access: Access
    throttle: Throttle
    language: Language
    host: str
    is_director: bool


def language_of(request: Request) -> Language:
    """`?lang=`, else what the header prefers, else English."""
    wanted = request.query_params.get("lang")
    if wanted not in LANGUAGES:
        wanted = preferred_language(request.headers.get("accept-language", ""))
    return language(wanted or "en")


def anybody(
    request: Request,
    lang: Annotated[
        Literal["en", "ja"] | None,
        Query(description="The language of sentences; otherwise `Accept-Language` chooses."),
    ] = None,
) -> Caller:
    """Somebody, perhaps with a token."""
    state = request.app.state
    kind, _, token = request.headers.get("authorization", "").partition(" ")
    signed = kind.lower() == "bearer" and state.access.sign_in_of(token.strip()) is not None
    host = request.client.host if request.client else ""
    return Caller(state.desk, state.access, state.throttle, language_of(request), host, signed)


def director(
    caller: Annotated[Caller, Depends(anybody)], _: Annotated[object, Depends(_BEARER)]
) -> Caller:
    """Somebody with a token."""
    if not caller.is_director:
        raise NotSignedIn
    return caller


Anybody = Annotated[Caller, Depends(anybody)]
Director = Annotated[Caller, Depends(director)]
