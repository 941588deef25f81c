"""Parts of the desk that are loaded when they are first asked for, so that it starts quickly."""

from __future__ import annotations

import threading
from collections.abc import Callable
from functools import cached_property
from importlib import import_module

from starlette.concurrency import run_in_threadpool
from starlette.routing import BaseRoute, Match
from starlette.types import ASGIApp, Receive, Scope, Send


class LazyPages(BaseRoute):
    """The pages of one feature. Their addresses begin with one of a few words."""

    def __init__(self, feature: str, *words: str) -> None:
        self.feature = feature
        self.words = words

    @cached_property
    def routes(self) -> list[BaseRoute]:
        """The pages; the module is loaded now."""
        module = import_module(f"bridgelaw.web.{self.feature}.routes")
        routes: list[BaseRoute] = module.pages.routes
        return routes

    def matches(self, scope: Scope) -> tuple[Match, Scope]:
        if scope["type"] != "http" or scope["path"][1:].split("/")[0] not in self.words:
            return Match.NONE, {}
        best: tuple[Match, Scope] = (Match.NONE, {})
        for route in self.routes:
            match, child = route.matches(scope)
            if match.value > best[0].value:
                best = match, {**child, "lazy": route}
            if match is Match.FULL:
                break
        return best

    async def handle(self, scope: Scope, receive: Receive, send: Send) -> None:
        await scope["lazy"].handle(scope, receive, send)


class LazyApp:
    """An application within the desk."""

    def __init__(self, make: Callable[[], ASGIApp]) -> None:
        self._make = make
        self._made: ASGIApp | None = None
        self._lock = threading.Lock()

    def load(self) -> ASGIApp:
        """The application; it is made now."""
        with self._lock:
            if self._made is None:
                self._made = self._make()
            return self._made

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        # Loading takes a second, in which others are to be answered.
        if self._made is None:
            await run_in_threadpool(self.load)
        await self.load()(scope, receive, send)
