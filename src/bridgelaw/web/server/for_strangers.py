"""Who is not signed in gets a small share of the machine.

Their requests are answered by processes of their own, one for pages and one for what is computed,
one at a time, each machine in its turn; such a process is ended when it takes too long, or when
nobody waits for its answer any more. So a flood of them does not slow a director down, and who lets
the desk compute keeps nobody from the clock of the room. Where the desk has no such process, as in
a browser, all are answered here.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import NamedTuple, Protocol

from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from bridgelaw.locale.errors import Refusal
from bridgelaw.locale.text import tr
from bridgelaw.store import Unavailable
from bridgelaw.web.server.app_state import AppState
from bridgelaw.web.server.guard import API
from bridgelaw.web.server.machines import machine_of
from bridgelaw.web.server.tokens import Tokens, is_of_a_program
from bridgelaw.web.server.turns import Turns
from bridgelaw.web.server.who import WHO

_WRITES = frozenset({"sign-in", "first-start", "welcome", "join", "at", "class"})
"""Forms of strangers that write something; they are taken here, where wrong PINs are counted."""
_COMPUTES = frozenset(
    f"{API}{path}" for path in ("/legal", "/compare", "/fields", "/fields/file", "/rulings/step")
)
"""What keeps nothing, and so need not know who asks."""
_COMPUTES_FOR_STRANGERS = _COMPUTES | {f"{API}/claims", f"{API}/revokes"}
"""What may take its time."""


class TookTooLong(Refusal):
    """What was asked for took longer than a stranger may have."""

    def __init__(self) -> None:
        super().__init__(tr("This took too long and was ended."))


class Asked(NamedTuple):
    """A request as it is handed on."""

    method: str
    scheme: str
    path: str
    query: bytes
    headers: tuple[tuple[bytes, bytes], ...]
    client: tuple[str, int] | None
    server: tuple[str, int | None] | None
    root: str
    body: bytes


class Answered(NamedTuple):
    """What came of it."""

    status: int
    headers: tuple[tuple[bytes, bytes], ...]
    body: bytes


class Answers(Protocol):
    """Who answers what strangers ask."""

    turns: Turns
    is_ready: bool
    """Has the process begun? Until then strangers are answered here, one at a time."""
    answered: int
    ended: int
    """How often the process was ended, because an answer took too long or nobody waited."""

    @property
    def computing(self) -> Answers | None:
        """Who answers what is computed, where that is somebody else."""

    async def answer(self, asked: Asked, gone: Awaitable[object]) -> Answered | None:
        """The answer; `None` where the visitor has gone, `TookTooLong` where it takes too long."""


class ForStrangers:
    """Sends strangers to where they are answered."""

    def __init__(
        self,
        app: ASGIApp,
        state: AppState,
        refused: Callable[[Request, Exception], Awaitable[Response]],
    ) -> None:
        self._app, self._state, self._refused = app, state, refused

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        answers = self._state.strangers
        if answers is None or scope["type"] != "http" or not await self._is_for_others(scope):
            await self._app(scope, receive, send)
            return
        body = await _body(receive)
        if body is None:
            return  # they did not wait for the end of their own request
        if scope["path"] in _COMPUTES_FOR_STRANGERS:
            answers = answers.computing or answers
        gone = asyncio.ensure_future(_gone(receive))
        try:
            await self._in_turn(answers, scope, body, gone, send)
        finally:
            gone.cancel()
            with suppress(asyncio.CancelledError):
                await gone

    async def _is_for_others(self, scope: Scope) -> bool:
        path: str = scope["path"]
        first = path[1:].split("/", maxsplit=1)[0]
        if first == "static" or path.endswith("/live") or path in ("/healthz", "/metrics"):
            return False
        if path == "/phone/authority.crt":
            return False
        if path in _COMPUTES:
            return True
        request = Request(scope)
        if path.startswith(f"{API}/"):
            if path == f"{API}/tokens":
                return False
            _, _, sent = request.headers.get("authorization", "").partition(" ")
            return await self._is_unknown(sent.strip())
        if scope["method"] != "GET" and first in _WRITES:
            return False
        access = self._state.access
        try:
            if not access.is_fresh(request):
                await run_in_threadpool(access.refresh, request)
            scope[WHO] = access.who(request)
            return scope[WHO] is None
        except Unavailable:
            return False  # the page says so

    async def _is_unknown(self, token: str) -> bool:
        """Is it no sign-in and no token that holds? Whoever makes one up is a stranger, too."""
        access = self._state.access
        known = Tokens(access.store).token_of if is_of_a_program(token) else access.who_of
        try:
            return not token or await run_in_threadpool(known, token) is None
        except Unavailable:
            return False  # the operation says so

    async def _in_turn(
        self,
        answers: Answers,
        scope: Scope,
        body: bytes,
        gone: asyncio.Future[None],
        send: Send,
    ) -> None:
        machine = machine_of((scope.get("client") or ("",))[0])
        try:
            if not await answers.turns.begin(machine, asyncio.shield(gone)):
                return
            began = time.monotonic()
            try:
                found = await self._answered(answers, scope, body, gone)
            finally:
                answers.turns.end(machine, time.monotonic() - began)
        except Refusal as error:
            page = await self._refused(Request(scope), error)
            found = Answered(page.status_code, tuple(page.raw_headers), bytes(page.body))
        if found is not None:
            headers = list(found.headers)
            await send({"type": "http.response.start", "status": found.status, "headers": headers})
            await send({"type": "http.response.body", "body": found.body})

    async def _answered(
        self, answers: Answers, scope: Scope, body: bytes, gone: asyncio.Future[None]
    ) -> Answered | None:
        if not answers.is_ready:
            return await answered_by(self._app, scope, body)
        asked = Asked(
            scope["method"], scope.get("scheme", "http"), scope["path"], scope["query_string"],
            tuple(scope["headers"]), scope.get("client"), scope.get("server"),
            scope.get("root_path", ""), body,
        )  # fmt: skip
        return await answers.answer(asked, asyncio.shield(gone))


async def answered_by(app: ASGIApp, scope: Scope, body: bytes) -> Answered:
    """The whole answer of an application."""
    bodies = iter((body,))
    status = 500
    headers: list[tuple[bytes, bytes]] = []
    parts: list[bytes] = []

    async def receive() -> Message:
        for one in bodies:
            return {"type": "http.request", "body": one, "more_body": False}
        return await asyncio.Future()  # they wait; who has gone is noticed elsewhere

    async def send(message: Message) -> None:
        nonlocal status
        if message["type"] == "http.response.start":
            status = message["status"]
            headers.extend((name, value) for name, value in message["headers"])
        else:
            parts.append(message.get("body", b""))

    await app(scope, receive, send)
    return Answered(status, tuple(headers), b"".join(parts))


async def _body(receive: Receive) -> bytes | None:
    parts: list[bytes] = []
    while True:
        message: Message = await receive()
        if message["type"] == "http.disconnect":
            return None
        parts.append(message.get("body", b""))
        if not message.get("more_body", False):
            return b"".join(parts)


async def _gone(receive: Receive) -> None:
    """Until the visitor has gone."""
    while (await receive())["type"] != "http.disconnect":
        pass
