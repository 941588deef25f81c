"""Who calls, found out once for each request: a sign-in, a program's token, or nobody."""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from starlette.concurrency import run_in_threadpool
from starlette.datastructures import Headers
from starlette.requests import Request
from starlette.types import ASGIApp, Receive, Scope, Send

from bridgelaw.desk.people.roles import Right
from bridgelaw.desk.signature import signing
from bridgelaw.locale.patience import awaited
from bridgelaw.store import Unavailable
from bridgelaw.web.server.access.access import Access
from bridgelaw.web.server.access.tokens import Scope as May
from bridgelaw.web.server.access.tokens import Tokens, is_of_a_program
from bridgelaw.web.server.limits.time_limit import WaitingVisitor

_KEY = "bridgelaw.identity"
_FRESH = 1.0  # seconds for which a long request is not asked about again
SCOPE_OF = {
    Right.READ: May.READ,
    Right.ENTER: May.ENTER,
    Right.SCORE: May.SCORE,
    Right.RULE: May.RULE,
    Right.PEOPLE: May.MANAGE,
}
"""What a program needs where a person needs this right."""


@dataclass(frozen=True, slots=True)
class Identity:
    """What a caller may do, and the name that signs what they write."""

    may: frozenset[May] = frozenset()
    name: str = ""
    is_known: bool = False
    """Is there a token that is good?"""
    sign_in: str = ""
    """The sign-in that it is, where it is no program's."""


NOBODY = Identity()


def identity_of(sent: str, access: Access, tokens: Tokens, notes_use: bool = False) -> Identity:
    """Whose token it is. `notes_use`: that it was used is kept."""
    if is_of_a_program(sent):
        token = tokens.token_of(sent)
        if token is None:
            return NOBODY
        if notes_use:
            tokens.note_use(token)
        return Identity(token.may(), token.name, True)
    who = access.who_of(sent)
    if who is None or who.table:  # players have a page, and no program
        return NOBODY
    may = frozenset(scope for right, scope in SCOPE_OF.items() if who.may(right))
    return Identity(may, who.name, True, who.sign_in)


class Identified:
    """Finds out who calls before anything else, and signs what they write with their name."""

    def __init__(self, app: ASGIApp, access: Access, tokens: Tokens) -> None:
        self._app, self._access, self._tokens = app, access, tokens

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        kind, _, sent = Headers(scope=scope).get("authorization", "").partition(" ")
        identity: Identity | Unavailable = NOBODY
        if kind.lower() == "bearer":
            # It asks the database, and must keep nobody else waiting.
            identity = await run_in_threadpool(self._found, sent.strip())
        scope[_KEY] = identity
        known = NOBODY if isinstance(identity, Unavailable) else identity
        waiting = WaitingVisitor(Request(scope, receive))
        # The thread of the operation takes both along.
        with signing(known.name, known.sign_in), awaited(waiting.is_over):
            await self._app(scope, receive, send)

    def _found(self, sent: str) -> Identity | Unavailable:
        try:
            return identity_of(sent, self._access, self._tokens, notes_use=True)
        except Unavailable as error:  # the operation refuses it, as it refuses anything
            return error


def still_may(request: Request, may: May) -> Callable[[], Awaitable[bool]]:
    """Asks, at most once a second, whether the token of a long request is good for this yet."""
    _, _, sent = request.headers.get("authorization", "").partition(" ")
    access, tokens = request.app.state.access, request.app.state.tokens
    asked = float("-inf")

    def found() -> bool:
        try:
            return may in identity_of(sent.strip(), access, tokens).may
        except Unavailable:
            return True  # nobody can tell now

    async def check() -> bool:
        nonlocal asked
        if time.monotonic() - asked < _FRESH:
            return True
        asked = time.monotonic()
        return await run_in_threadpool(found)

    return check


def identity_in(scope: Scope) -> Identity:
    """Who calls, as it was found out; `Unavailable` where that could not be."""
    identity: Identity | Unavailable = scope.get(_KEY, NOBODY)
    if isinstance(identity, Unavailable):
        raise identity
    return identity
