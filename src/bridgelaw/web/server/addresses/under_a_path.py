"""The desk below a path of a site, such as `/app/desk`: pages are written as if it were at its top.

What comes in loses the path, and every address that goes out gets it.
"""

from __future__ import annotations

import re
from urllib.parse import urlsplit

from starlette.datastructures import MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

_ADDRESS = re.compile(
    rb'( (?:href|src|action|formaction|data-href|data-load|data-live|data-discard)=")/(?!/)'
)
_LEADS_ON = ("location", "x-go")


class UnderAPath:
    """An application, and the path below which it stands."""

    def __init__(self, app: ASGIApp, path: str) -> None:
        self._app = app
        self._path = path

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            scope = self._inner(scope)
            send = _Addressing(send, self._path)
        await self._app(scope, receive, send)

    def _inner(self, scope: Scope) -> Scope:
        headers = [
            (name, self._without(value.decode("latin-1")).encode("latin-1"))
            if name == b"referer"
            else (name, value)
            for name, value in scope["headers"]
        ]
        path = scope["path"].removeprefix(self._path) or "/"
        return {**scope, "path": path, "raw_path": path.encode(), "headers": headers}

    def _without(self, address: str) -> str:
        try:
            parts = urlsplit(address)
        except ValueError:
            return address
        return parts._replace(path=parts.path.removeprefix(self._path) or "/").geturl()


class _Addressing:
    """Sends an answer with the addresses as they are from outside."""

    def __init__(self, send: Send, path: str) -> None:
        self._send = send
        self._path = path
        self._start: Message | None = None
        self._page: list[bytes] = []

    async def __call__(self, message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = MutableHeaders(scope=message)
            for name in _LEADS_ON:
                if headers.get(name, "").startswith("/"):
                    headers[name] = self._path + headers[name]
            if headers.get("content-type", "").startswith("text/html"):
                self._start = message  # its length is known when the page is whole
                return
        elif self._start is not None:
            self._page.append(message.get("body", b""))
            if message.get("more_body", False):
                return
            path = self._path.encode()
            body = _ADDRESS.sub(rb"\1" + path + b"/", b"".join(self._page))
            MutableHeaders(scope=self._start)["content-length"] = str(len(body))
            await self._send(self._start)
            self._start = None
            message = {**message, "body": body}
        await self._send(message)
