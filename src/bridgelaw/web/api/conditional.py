"""Conditional requests (RFC 9110): what has not changed is not sent again, and nothing is changed
that somebody else has changed since.

What is read has an `ETag`. `If-None-Match` with it is answered with 304 while nothing has changed.
The tag of a table, a ruling or a session begins with its `seq`; a change that is sent with it as
`If-Match` is refused (412) when there is a newer one. `after` in the request sees to the same in
the moment of writing; who sends both is told sooner.
"""

from __future__ import annotations

import hashlib
import re

from starlette.concurrency import run_in_threadpool
from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import Request
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from bridgelaw.desk.desk import Desk
from bridgelaw.locale import Refusal, tr

_SEQ = re.compile(rb'^\{"id":"[trs]-[a-z0-9]+","seq":(\d+)[,}]')
_RECORD = re.compile(r"/(?:tables|rulings|sessions)/([trs]-[a-z0-9]{1,38})(?:/|$)")
_TAG = re.compile(r'"(\d{1,16})-[0-9a-f]{16}"')
_READS = ("GET", "HEAD")
_OK, _CREATED, _NOT_MODIFIED = 200, 201, 304
_ENDLESS = "text/event-stream"
FAILED = "bridgelaw.precondition"


class PreconditionFailed(Refusal):
    """What the caller saw last is not what is there now; nothing was written."""

    def __init__(self, stream: str, head: int) -> None:
        super().__init__(tr("Somebody else has changed this in the meantime."))
        self.stream, self.head = stream, head


def has_already(request: Request, body: bytes) -> bool:
    """Does the caller have just this, so that nothing is sent?"""
    return _is_known(tag_of(body), request.headers.get("if-none-match", ""))


class Conditional:
    """Gives tags to what is read, and looks at those that are sent back."""

    def __init__(self, app: ASGIApp, desk: Desk) -> None:
        self._app, self._desk = app, desk

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        wanted = headers.get("if-match")
        record = _RECORD.search(scope["path"])
        if wanted is not None and record is not None and scope["method"] not in _READS:
            scope[FAILED] = await run_in_threadpool(self._failed, record[1], wanted)
        known = headers.get("if-none-match", "") if scope["method"] in _READS else ""
        await self._app(scope, receive, _Tagging(send, known))

    def _failed(self, stream: str, wanted: str) -> PreconditionFailed | None:
        """Why a change is refused: none of the tags has the newest `seq`."""
        head = self._desk.store.head(stream)
        seen = {int(one) for one in _TAG.findall(wanted)}
        if head == 0 or wanted.strip() == "*" or head in seen:
            return None
        return PreconditionFailed(stream, head)


class _Tagging:
    """Sends a response with its tag, or that nothing has changed."""

    def __init__(self, send: Send, known: str) -> None:
        self._send, self._known = send, known
        self._start: Message | None = None
        self._body = b""

    async def __call__(self, message: Message) -> None:
        if message["type"] == "http.response.start":
            kind = Headers(raw=message["headers"]).get("content-type", "")
            if message["status"] in (_OK, _CREATED) and not kind.startswith(_ENDLESS):
                self._start = message
                return
        elif self._start is not None:
            self._body += message.get("body", b"")
            if not message.get("more_body", False):
                await self._tagged(self._start)
            return
        await self._send(message)

    async def _tagged(self, start: Message) -> None:
        tag = tag_of(self._body)
        headers = MutableHeaders(raw=start["headers"])
        headers["etag"] = tag
        headers.add_vary_header("Authorization, Accept-Language")
        body = self._body
        if start["status"] == _OK and _is_known(tag, self._known):
            start = {**start, "status": _NOT_MODIFIED}
            del headers["content-length"], headers["content-type"]
            body = b""
        await self._send({**start, "headers": headers.raw})
        await self._send({"type": "http.response.body", "body": body})


def tag_of(body: bytes) -> str:
    """Of a representation: another one has another tag."""
    seq = _SEQ.match(body)
    digest = hashlib.sha256(body).hexdigest()[:16]
    return f'"{digest}"' if seq is None else f'"{seq[1].decode()}-{digest}"'


def _is_known(tag: str, sent: str) -> bool:
    """`If-None-Match` compares weakly: a proxy that compressed it may have marked it so."""
    tags = [one.strip().removeprefix("W/") for one in sent.split(",")]
    return "*" in tags or tag in tags
