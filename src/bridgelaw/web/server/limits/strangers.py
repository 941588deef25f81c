"""Whoever is not signed in gets a small share of the machine.

Their requests are answered by processes of their own, one for pages and one for what is computed,
one at a time, each machine in its turn; such a process is ended when it takes too long, or when
nobody waits for its answer any more. So a flood of them does not slow a director down, and who lets
the desk compute keeps nobody from the clock of the room. What of theirs is answered here, such as
a PIN, has its turns as well, with rests between them; who is sent away hears it late, and so asks
seldom. Where the desk has no such process, as in a browser, all are answered here.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial
from typing import NamedTuple, Protocol

from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from bridgelaw.locale import Refusal, tr
from bridgelaw.store import Unavailable
from bridgelaw.web.server.access.tokens import Tokens, is_of_a_program
from bridgelaw.web.server.access.who import WHO
from bridgelaw.web.server.app_state import AppState
from bridgelaw.web.server.guard import API
from bridgelaw.web.server.limits.machines import machine_of
from bridgelaw.web.server.limits.turns import FIRST, Turns

_ASKS_FOR_PIN = frozenset({"/sign-in", "/first-start", f"{API}/tokens"})
"""Where PINs are typed; they are taken here, where wrong ones are counted."""
_WRITES = frozenset({"welcome", "join", "at", "class"})
"""Forms of strangers that write something, which is the desk's own to do."""
_SMALL = frozenset({"/healthz", "/metrics", "/phone/authority.crt"})
"""What costs little, and is the desk's own to tell; as what never changes is."""
_WALL = "/clock"
"""What hangs in the room comes before other pages of strangers."""
_RESTS, _SHORTEST_REST, _LONGEST_REST = 4.0, 0.005, 0.05
"""After what was answered here: so many times as long as it took, and so many seconds."""
_TOO_MANY = 429
SENT_AWAY_AFTER = 1.0  # seconds: whoever comes again at once does so once a second
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


class StrangerAsked(NamedTuple):
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


class StrangerAnswered(NamedTuple):
    """What came of it."""

    status: int
    headers: tuple[tuple[bytes, bytes], ...]
    body: bytes


class StrangerAnswers(Protocol):
    """Who answers what strangers ask."""

    turns: Turns
    is_ready: bool
    """Has the process begun? Until then strangers are answered here, one at a time."""
    answered: int
    ended: int
    """How often the process was ended, because an answer took too long or nobody waited."""

    @property
    def computing(self) -> StrangerAnswers | None:
        """Who answers what is computed, where that is somebody else."""

    async def answer(
        self, asked: StrangerAsked, gone: Awaitable[object]
    ) -> StrangerAnswered | None:
        """The answer; `None` where the visitor has gone, `TookTooLong` where it takes too long."""


class Here:
    """What of strangers' is answered in this process, which is the directors'."""

    def __init__(self) -> None:
        self.turns = Turns()


def _rest(answers: StrangerAnswers | Here, took: float) -> float:
    """Seconds until the next one's turn: this process is there for directors first."""
    is_here = isinstance(answers, Here)
    return min(max(took * _RESTS, _SHORTEST_REST), _LONGEST_REST) if is_here else 0.0


class ForStrangers:
    """Sends strangers to where they are answered."""

    def __init__(
        self,
        app: ASGIApp,
        state: AppState,
        refused: Callable[[Request, Exception], Awaitable[Response]],
    ) -> None:
        self._app, self._state, self._refused = app, state, refused
        # Whoever floods one of them keeps nobody from another.
        self._small, self._writes, self._pins, self._known = (Here() for _ in range(4))
        self._wall = Turns()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        strangers = self._state.strangers
        answers = None
        if strangers is not None and scope["type"] == "http":
            answers = await self._who_answers(scope, strangers)
        if answers is None:
            await self._app(scope, receive, send)
            return
        body = await _body(receive)
        if body is None:
            return  # they did not wait for the end of their own request
        gone = asyncio.ensure_future(_gone(receive))
        try:
            await self._send(answers, scope, body, gone, send)
        finally:
            gone.cancel()
            with suppress(asyncio.CancelledError):
                await gone

    async def _who_answers(
        self, scope: Scope, strangers: StrangerAnswers
    ) -> StrangerAnswers | Here | None:
        """`None`: whoever asks is known, and answered at once."""
        path: str = scope["path"]
        first = path[1:].split("/", maxsplit=1)[0]
        if path.endswith("/live"):
            return None
        if first == "static" or path in _SMALL:
            return self._small
        if path in _COMPUTES:
            return strangers.computing or strangers
        request, sends = Request(scope), scope["method"] != "GET"
        try:
            is_of_api = path.startswith(f"{API}/")
            is_nobody = await (self._has_no_token if is_of_api else self._is_nobody)(request)
            if sends and path in _ASKS_FOR_PIN:  # whoever has the link of a table may guess, too
                return self._known if self._state.access.device_of(request) else self._pins
        except Unavailable:
            return None  # the page or the operation says so
        if not is_nobody:
            return None
        if sends and first in _WRITES:
            return self._writes
        return strangers.computing or strangers if path in _COMPUTES_FOR_STRANGERS else strangers

    async def _is_nobody(self, request: Request) -> bool:
        access = self._state.access
        if not access.is_fresh(request):
            await run_in_threadpool(access.refresh, request)
        request.scope[WHO] = access.who(request)
        return request.scope[WHO] is None

    async def _has_no_token(self, request: Request) -> bool:
        """Is it no sign-in and no token that holds? Whoever makes one up is a stranger, too."""
        _, _, token = request.headers.get("authorization", "").partition(" ")
        token, access = token.strip(), self._state.access
        known = Tokens(access.store).token_of if is_of_a_program(token) else access.who_of
        return not token or await run_in_threadpool(known, token) is None

    async def _send(
        self,
        answers: StrangerAnswers | Here,
        scope: Scope,
        body: bytes,
        gone: asyncio.Future[None],
        send: Send,
    ) -> None:
        machine = machine_of((scope.get("client") or ("",))[0])
        answer = partial(self._answered, answers, scope, body, gone)
        try:
            if scope["path"] == _WALL:  # each is the next as soon as it is its turn among them
                next_one = partial(_in_turn, answers.turns, FIRST, gone, answer)
                answered = await _in_turn(self._wall, machine, gone, next_one)
            else:
                rest = partial(_rest, answers)
                answered = await _in_turn(answers.turns, machine, gone, answer, rest)
        except Refusal as error:
            page = await self._refused(Request(scope), error)
            answered = StrangerAnswered(page.status_code, tuple(page.raw_headers), bytes(page.body))
        else:
            if answered is not None and answered.status == _TOO_MANY:
                await asyncio.wait((gone,), timeout=SENT_AWAY_AFTER)
        if answered is not None:
            headers = list(answered.headers)
            start = {"type": "http.response.start", "status": answered.status, "headers": headers}
            await send(start)
            await send({"type": "http.response.body", "body": answered.body})

    async def _answered(
        self, answers: StrangerAnswers | Here, scope: Scope, body: bytes, gone: asyncio.Future[None]
    ) -> StrangerAnswered | None:
        if isinstance(answers, Here) or not answers.is_ready:
            return await answered_by(self._app, scope, body)
        asked = StrangerAsked(
            scope["method"], scope.get("scheme", "http"), scope["path"], scope["query_string"],
            tuple(scope["headers"]), scope.get("client"), scope.get("server"),
            scope.get("root_path", ""), body,
        )  # fmt: skip
        return await answers.answer(asked, asyncio.shield(gone))


async def _in_turn(
    turns: Turns,
    machine: str,
    gone: asyncio.Future[None],
    answer: Callable[[], Awaitable[StrangerAnswered | None]],
    rest: Callable[[float], float] = lambda took: 0.0,
) -> StrangerAnswered | None:
    """What is answered when it is their turn; `None` where they have gone before."""
    if not await turns.begin(machine, asyncio.shield(gone)):
        return None
    began = time.monotonic()
    try:
        return await answer()
    finally:
        took = time.monotonic() - began
        if rests := rest(took):
            asyncio.get_running_loop().call_later(rests, turns.end, machine, took + rests)
        else:
            turns.end(machine, took)


async def answered_by(app: ASGIApp, scope: Scope, body: bytes) -> StrangerAnswered:
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
    return StrangerAnswered(status, tuple(headers), b"".join(parts))


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
