"""Who calls, and in which language: what every operation depends on."""

from __future__ import annotations

import time
from dataclasses import dataclass
from typing import Annotated, Any

from anyio import from_thread
from fastapi import Depends, Query, Request
from fastapi.routing import APIRoute
from fastapi.security import HTTPBearer

from bridgelaw.desk.at_table import AtTable
from bridgelaw.desk.desk import Desk
from bridgelaw.locale import LANGUAGES, Language, Refusal, language, tr
from bridgelaw.web.api.conditional import FAILED, PreconditionFailed
from bridgelaw.web.api.identity import Identity, identity_in
from bridgelaw.web.api.lang import Lang
from bridgelaw.web.server.access.access import Access
from bridgelaw.web.server.access.tokens import Scope, Tokens
from bridgelaw.web.server.limits.throttle import Throttle
from bridgelaw.web.server.request import NotSignedIn, preferred_language

_LOOKS_EVERY = 0.25  # seconds
_BEARER = HTTPBearer(
    scheme_name="token",
    description=(
        "A token from `POST /tokens`, which takes the PIN of the desk and may do everything, or "
        "one from `POST /access-tokens`, which may do what its `scopes` say. `x-scope` of an "
        "operation names the scope that it needs."
    ),
    auto_error=False,
)
WITH_OR_WITHOUT_TOKEN: dict[str, Any] = {"security": [{}, {"token": []}]}
"""For operations that show more to whoever has a token."""


class OutOfScope(Refusal):
    """The token is good, but not for this."""

    def __init__(self, scope: Scope) -> None:
        super().__init__(tr("This needs a token with the scope “{scope}”.", scope=scope.value))
        self.scope = scope


class Presence:
    """Whether the caller still waits for the answer. It is asked in the operation's thread."""

    def __init__(self, request: Request) -> None:
        self._request = request
        self._asked = time.monotonic()

    def is_over(self) -> bool:
        """Has the connection been closed? It is looked at four times a second."""
        if time.monotonic() - self._asked < _LOOKS_EVERY:
            return False
        self._asked = time.monotonic()
        return from_thread.run(self._request.is_disconnected)


@dataclass(frozen=True, slots=True)
class Caller:
    """A platform that asks."""

    desk: Desk
    access: Access
    throttle: Throttle
    tokens: Tokens
    language: Language
    host: str
    identity: Identity
    presence: Presence

    @property
    def sees_hands(self) -> bool:
        """May they see what the players at the table do not?"""
        return Scope.READ in self.identity.may

    @property
    def at_table(self) -> AtTable:
        """What they may do at tables, beside entering what happens."""
        return AtTable(Scope.RULE in self.identity.may, self.sees_hands)


def language_of(request: Request) -> Language:
    """`?lang=`, else what the header prefers, else English."""
    wanted = request.query_params.get("lang")
    if wanted not in LANGUAGES:
        wanted = preferred_language(request.headers.get("accept-language", ""))
    return language(wanted or "en")


def anybody(
    request: Request,
    lang: Annotated[
        Lang | None,
        Query(description="The language of sentences; otherwise `Accept-Language` chooses."),
    ] = None,
) -> Caller:
    """Somebody, perhaps with a token."""
    state = request.app.state
    host = request.client.host if request.client else ""
    spoken = language_of(request)
    identity = identity_in(request.scope)
    throttle = state.throttle if identity.is_known else state.throttle_of_strangers
    return Caller(
        state.desk, state.access, throttle, state.tokens, spoken, host, identity, Presence(request)
    )


class Needs:
    """Lets through who has a token with this scope."""

    def __init__(self, scope: Scope) -> None:
        self.scope = scope

    def __call__(
        self,
        request: Request,
        caller: Annotated[Caller, Depends(anybody)],
        _: Annotated[object, Depends(_BEARER)],
    ) -> Caller:
        if not caller.identity.is_known:
            raise NotSignedIn
        if self.scope not in caller.identity.may:
            raise OutOfScope(self.scope)
        failed: PreconditionFailed | None = request.scope.get(FAILED)
        if failed is not None:
            raise failed
        return caller


Anybody = Annotated[Caller, Depends(anybody)]
Reader = Annotated[Caller, Depends(Needs(Scope.READ))]
AtTables = Annotated[Caller, Depends(Needs(Scope.ENTER))]
Scorer = Annotated[Caller, Depends(Needs(Scope.SCORE))]
Director = Annotated[Caller, Depends(Needs(Scope.RULE))]
Manager = Annotated[Caller, Depends(Needs(Scope.MANAGE))]


def scope_of(route: APIRoute) -> Scope | None:
    """What a token needs for an operation; `None` where anybody may."""
    for part in route.dependant.dependencies:
        if isinstance(part.call, Needs):
            return part.call.scope
    return None
