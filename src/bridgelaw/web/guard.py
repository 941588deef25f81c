"""What holds for every request: headers, the size of what is sent, and where it comes from."""

from __future__ import annotations

from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import PlainTextResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from bridgelaw.web.look import style_hash

LARGEST = 8 * 1024 * 1024  # bytes: a results file of a large congress has about two million


class Guard:
    """Sets the headers of every answer and refuses what no page of ours sends."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app
        self._headers = {
            "Content-Security-Policy": (
                "default-src 'none'; script-src 'self'; connect-src 'self'; img-src 'self' data:; "
                f"style-src '{style_hash()}'; form-action 'self'; base-uri 'none'; "
                "frame-ancestors 'none'"
            ),
            "X-Content-Type-Options": "nosniff",
            "X-Frame-Options": "DENY",
            "Referrer-Policy": "same-origin",
        }

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return

        async def sending(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in self._headers.items():
                    headers.setdefault(name, value)
                # Going back asks again: what a page shows may be old.
                headers.setdefault("Cache-Control", "no-store")
            await send(message)

        headers = Headers(scope=scope)
        if _is_foreign(headers) and scope["method"] not in ("GET", "HEAD"):
            await PlainTextResponse("This form is not ours.", 403)(scope, receive, sending)
            return
        length = headers.get("content-length", "0")
        if not length.isdecimal() or int(length) > LARGEST:
            await PlainTextResponse("That is too large.", 413)(scope, receive, sending)
            return
        await self._app(scope, _limited(receive), sending)


def _is_foreign(headers: Headers) -> bool:
    """Does a page of another site send this?"""
    origin = headers.get("origin")
    return bool(origin) and urlsplit(origin).netloc != headers.get("host")


def _limited(receive: Receive) -> Receive:
    """Ends a body that has no length and does not end."""
    got = 0

    async def receiving() -> Message:
        nonlocal got
        message = await receive()
        got += len(message.get("body", b""))
        if got > LARGEST:
            return {"type": "http.disconnect"}
        return message

    return receiving
