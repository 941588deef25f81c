"""How large a request to the API may be."""

from __future__ import annotations

from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.types import ASGIApp, Message, Receive, Scope, Send

_LARGEST = 256 * 1024  # bytes: a thousand events as JSON have a third of that
_LARGEST_FIELD = 4 * 1024 * 1024
_TOO_LARGE = 413


class Limits:
    """Ends a body that is too large where it is read, so that it is refused like anything else."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        takes_files = scope["path"].endswith("/results") or "/fields" in scope["path"]
        most = _LARGEST_FIELD if takes_files else _LARGEST
        announced = Headers(scope=scope).get("content-length", "0")
        got = int(announced) if announced.isdecimal() and announced.isascii() else 0

        async def receiving() -> Message:
            nonlocal got
            if got > most:
                raise HTTPException(_TOO_LARGE)
            message = await receive()
            if announced == "0":
                got += len(message.get("body", b""))
                if got > most:
                    raise HTTPException(_TOO_LARGE)
            return message

        await self._app(scope, receiving, send)
