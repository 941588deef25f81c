"""Requests to an application within the process: all in one event loop, each in one go.

Starlette's client begins a loop and two threads for each request, and goes from thread to thread
eight times in it, because an answer may come in pieces that a test waits for. That takes longer
than most pages; what never ends is asked for over a real connection.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, cast
from urllib.parse import unquote

import anyio
import pytest
from anyio.from_thread import start_blocking_portal
from httpx2 import ByteStream, Request, Response
from starlette import testclient
from starlette.types import Message, Scope


@contextmanager
def in_one_loop() -> Iterator[None]:
    with start_blocking_portal() as portal, pytest.MonkeyPatch.context() as patched:
        patched.setattr(testclient.TestClient, "portal", portal)
        patched.setattr(testclient._TestClientTransport, "handle_request", _answered)
        yield


def _answered(asks: Any, request: Request) -> Response:
    """In the place of the transport's own: the whole answer, or what the application raised."""
    url = request.url
    scope: Scope = {
        "type": "http", "http_version": "1.1", "method": request.method, "scheme": url.scheme,
        "path": unquote(url.path), "raw_path": url.raw_path.split(b"?", 1)[0],
        "query_string": url.query, "root_path": asks.root_path, "client": asks.client,
        "headers": [(key.lower().encode(), value.encode())
                    for key, value in request.headers.multi_items()],
        "server": [url.host, url.port or {"http": 80, "https": 443}[url.scheme]],
        "state": asks.app_state.copy(), "extensions": {},
    }  # fmt: skip
    unread: list[Message] = [{"type": "http.request", "body": request.read()}]
    said: list[Message] = []

    all_said = anyio.Event()

    async def receive() -> Message:
        if unread:
            return unread.pop()
        await all_said.wait()  # whoever asks does not go away before
        return {"type": "http.disconnect"}

    async def send(message: Message) -> None:
        said.append(message)
        if message["type"] == "http.response.body" and not message.get("more_body"):
            all_said.set()

    with asks.portal_factory() as portal:
        try:
            portal.call(asks.app, scope, receive, send)
        except Exception:
            if asks.raise_server_exceptions:
                raise
    begins, *rest = said or [{"status": 500}]
    body = b"".join(part.get("body", b"") for part in rest)
    return Response(
        cast(int, begins["status"]),
        headers=[(key.decode(), value.decode()) for key, value in begins.get("headers", ())],
        stream=ByteStream(b"" if request.method == "HEAD" else body),
        request=request,
    )
