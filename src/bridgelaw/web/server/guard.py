"""What holds for every request: headers, the size of what is sent, and where it comes from."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from bridgelaw.locale import Refusal, tr
from bridgelaw.web.server.addresses.allowed_hosts import Hosts

LARGEST = 8 * 1024 * 1024  # bytes: twice the largest file, for what a form adds to it
_DRAINED = 4 * LARGEST  # read to its end, so that the browser shows the answer

API = "/api/v1"
HEAD = "bridgelaw.head"
"""In the scope of a request for the headers alone."""

Answer = Callable[[Request, Exception], Awaitable[Response]]


class Foreign(Refusal):
    """A page of another site asks, or asks under a name that is not ours."""


class Guard:
    """Sets the headers of every answer and refuses what no page of ours sends."""

    def __init__(
        self, app: ASGIApp, hosts: Hosts, answer: Answer, framed_by: str = "'none'"
    ) -> None:
        self._app = app
        self._hosts = hosts
        self._answer = answer
        """The page that says what is wrong."""
        self._headers = {
            "Content-Security-Policy": (
                "default-src 'none'; script-src 'self'; connect-src 'self'; img-src 'self' data:; "
                "style-src 'self'; manifest-src 'self'; form-action 'self'; base-uri 'none'; "
                f"frame-ancestors {framed_by}"
            ),
            "X-Content-Type-Options": "nosniff",
            "X-Frame-Options": "DENY" if framed_by == "'none'" else "SAMEORIGIN",
            "Referrer-Policy": "same-origin",
            "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
            "Cross-Origin-Opener-Policy": "same-origin",
            "Cross-Origin-Resource-Policy": "same-origin",
            # Going back asks again: what a page shows may be old.
            "Cache-Control": "no-store",
        }

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        sending = _Sending(send, self._headers, is_head=scope["method"] == "HEAD")
        if scope["method"] == "HEAD":
            scope = {**scope, "method": "GET", HEAD: True}
        refused = self._refused(scope)
        if refused is not None:
            scope = _bare(scope, isinstance(refused, Foreign))
            await _drain(receive)
            await (await self._answer(Request(scope), refused))(scope, receive, sending)
            return
        try:
            await self._app(scope, _limited(receive), sending)
        except ClientDisconnect:
            return  # there is nobody to answer
        except Exception as error:
            if not sending.started:
                await (await self._answer(Request(scope), error))(scope, receive, sending)
            raise  # the server writes it to the terminal
        finally:
            form = scope.get("state", {}).get("form")
            if form is not None:
                await form.close()  # and what was uploaded with it

    def _refused(self, scope: Scope) -> Exception | None:
        """What is wrong with a request whatever it asks for."""
        headers = Headers(scope=scope)
        if not self._hosts.knows(headers.get("host")):
            return Foreign(tr("The desk does not go by this name."))
        if scope["method"] != "GET" and _is_foreign(headers):
            return Foreign(tr("This form comes from another site."))
        if scope["path"].startswith(("//", "/\\")):
            return HTTPException(404)  # a link to it on our page would lead to another machine
        if "\x00" in scope["path"] or b"%00" in scope["query_string"]:
            return HTTPException(400)
        length = headers.get("content-length", "0")
        if not (length.isascii() and length.isdecimal()):
            return HTTPException(400)
        return HTTPException(413) if len(length) > 12 or int(length) > LARGEST else None


def _bare(scope: Scope, is_foreign: bool) -> Scope:
    """The request without what is wrong with it: its address, and who says to send it."""
    path = API if scope["path"].startswith(f"{API}/") else "/"
    kept = (b"accept-language",) if is_foreign else (b"accept-language", b"cookie", b"host")
    headers = [pair for pair in scope["headers"] if pair[0] in kept]
    return {**scope, "headers": headers, "path": path, "query_string": b""}


class _Sending:
    """Sends an answer with the headers that every answer has; of one to HEAD only those."""

    def __init__(self, send: Send, headers: dict[str, str], is_head: bool) -> None:
        self._send = send
        self._headers = headers
        self._is_head = is_head
        self.started = False

    async def __call__(self, message: Message) -> None:
        if message["type"] == "http.response.start":
            self.started = True
            headers = MutableHeaders(scope=message)
            for name, value in self._headers.items():
                headers.setdefault(name, value)
            await self._send(message)
            if self._is_head:
                await self._send({"type": "http.response.body"})
        elif not self._is_head:
            await self._send(message)


def _is_foreign(headers: Headers) -> bool:
    """Does a page of another site send this?"""
    if headers.get("sec-fetch-site") == "cross-site":
        return True
    origin = headers.get("origin")
    if not origin:
        return False
    try:
        return urlsplit(origin).netloc.lower() != headers.get("host", "").lower()
    except ValueError:
        return True


async def _drain(receive: Receive) -> None:
    got = 0
    while got <= _DRAINED:
        message = await receive()
        got += len(message.get("body", b""))
        if not message.get("more_body", False):
            return


def _limited(receive: Receive) -> Receive:
    """Ends a body that says no length and has too much."""
    got = 0

    async def receiving() -> Message:
        nonlocal got
        message = await receive()
        got += len(message.get("body", b""))
        if got > LARGEST:
            if message.get("more_body", False):
                await _drain(receive)
            raise HTTPException(413)
        return message

    return receiving
