"""What runs inside the browser: the desk answers one request after the other.

Python runs there as WebAssembly, in a worker of the page. It has no threads, no sockets and no
processes; the files of `folder` are kept by the browser. `shell/worker.js` calls this.
"""

from __future__ import annotations

import json
import random
import sys
from collections.abc import Awaitable, Callable, Iterable
from contextlib import suppress
from http.cookies import CookieError, SimpleCookie
from importlib import import_module
from pathlib import Path
from pkgutil import walk_packages
from typing import Any, NamedTuple
from urllib.parse import unquote, urlsplit

import anyio.to_thread
from starlette.types import Message, Scope

import bridgelaw
from bridgelaw.store import Store
from bridgelaw.web import app as web
from bridgelaw.web.server.addresses.allowed_hosts import Hosts
from bridgelaw.web.server.desk_place import DeskPlace

_NOT_HERE = ("bridgelaw.cli", "bridgelaw.__main__", "bridgelaw.pocket.build", "bridgelaw.web.api")
_LATE = ("bridgelaw.web", "bridgelaw.desk", "bridgelaw.laws", "bridgelaw.analysis")
"""Rooms whose modules are loaded late elsewhere; what a page may need is loaded here."""


class BrowserAnswer(NamedTuple):
    """What the browser is to show."""

    status: int
    headers: list[tuple[str, str]]
    body: bytes


async def _at_once(work: Callable[..., Any], *args: Any, **how: Any) -> Any:
    return work(*args)


def without_threads() -> None:
    """Pages run in threads elsewhere, because a database makes them wait. Here there are none."""
    anyio.to_thread.run_sync = _at_once  # type: ignore[assignment]


def load_everything() -> None:
    """Loads what is loaded late elsewhere, so that a picture of the memory has all of it."""
    without_threads()
    sys.dont_write_bytecode = True  # a compiled file would only make the picture larger
    for module in walk_packages(bridgelaw.__path__, "bridgelaw."):
        name = module.name
        if name.startswith(_LATE) and not name.startswith(_NOT_HERE):
            with suppress(ModuleNotFoundError):  # of what cannot be here, such as a solver
                import_module(name)
    from bridgelaw.casebook.library import case_heads
    from bridgelaw.web.server.templating import templates

    templates.load()
    case_heads()


class Pocket:
    """A desk that is alone in a browser."""

    def __init__(self, folder: str, root: str, host: str, scheme: str) -> None:
        """`folder` is what the browser keeps, `root` the path of the pages at `host`."""
        without_threads()
        random.seed()  # a picture of the memory would bring the same chances every time
        self._host, self._scheme = host, scheme
        self._cookies = _Cookies(Path(folder) / "device.json")
        self._store = Store(str(Path(folder) / "desk.db"), alone=True)
        name = urlsplit(f"//{host}").hostname or ""
        place = DeskPlace(root, signs_in=False, is_followed=False)
        self._app = web.create_app(self._store, hosts=Hosts((name.lower(),)), place=place)

    async def answer(
        self, method: str, address: str, headers: Iterable[tuple[str, str]], body: bytes
    ) -> BrowserAnswer:
        """The answer to one request."""
        path, _, query = address.partition("?")
        sent = [
            (name.lower().encode("latin-1"), value.encode("latin-1", "replace"))
            for name, value in headers
            if name.lower() not in ("host", "cookie", "accept-encoding")
        ]
        sent.append((b"host", self._host.encode("latin-1")))
        if said := self._cookies.header():
            sent.append((b"cookie", said.encode("latin-1")))
        scope: Scope = {
            "type": "http", "asgi": {"version": "3.0", "spec_version": "2.4"},
            "http_version": "1.1", "method": method, "scheme": self._scheme,
            "path": unquote(path), "raw_path": path.encode(),
            "query_string": query.encode(), "root_path": "", "headers": sent,
            "client": ("127.0.0.1", 0), "server": (self._host, None),
        }  # fmt: skip
        answer = await _answered(self._app, scope, body)
        self._cookies.keep(value for name, value in answer.headers if name == "set-cookie")
        kept = [pair for pair in answer.headers if pair[0] not in ("set-cookie", "content-length")]
        return answer._replace(headers=kept)

    def close(self) -> None:
        self._store.close()


async def _answered(
    app: Callable[[Scope, Any, Any], Awaitable[None]], scope: Scope, body: bytes
) -> BrowserAnswer:
    started: Message = {}
    parts: list[bytes] = []

    waiting: list[Message] = [{"type": "http.request", "body": body, "more_body": False}]

    async def receive() -> Message:
        return waiting.pop() if waiting else {"type": "http.disconnect"}

    async def send(message: Message) -> None:
        nonlocal started
        if message["type"] == "http.response.start":
            started = message
        else:
            parts.append(message.get("body", b""))

    try:
        await app(scope, receive, send)
    except Exception:
        # The application has sent its page about it, and lets the server know.
        if not started:
            raise
        import traceback

        traceback.print_exc()
    headers = [
        (name.decode("latin-1"), value.decode("latin-1")) for name, value in started["headers"]
    ]
    return BrowserAnswer(started["status"], headers, b"".join(parts))


class _Cookies:
    """What pages keep on the device: a worker's answers can set no cookies of the browser."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._known: dict[str, str] = {}
        with suppress(OSError, ValueError):
            known = json.loads(path.read_text("utf-8"))
            if isinstance(known, dict):
                self._known = {str(name): str(value) for name, value in known.items()}

    def header(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self._known.items())

    def keep(self, said: Iterable[str]) -> None:
        before = dict(self._known)
        for one in said:
            with suppress(CookieError):
                for name, morsel in SimpleCookie(one).items():
                    if morsel["max-age"] == "0":
                        self._known.pop(name, None)
                    else:
                        self._known[name] = morsel.coded_value
        if self._known != before:
            self._path.write_text(json.dumps(self._known), "utf-8")
