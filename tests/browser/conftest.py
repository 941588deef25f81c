"""Real Chromium on a real desk, at the size of a phone and of a laptop."""

from __future__ import annotations

import os
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple
from urllib.parse import urlsplit

import pytest
from argon2 import PasswordHasher
from playwright.sync_api import Browser, Page, Playwright, expect
from starlette.applications import Starlette
from starlette.types import Receive, Scope, Send

from bridgelaw.desk.desk import Desk
from bridgelaw.store import Store
from bridgelaw.web.app import create_app
from bridgelaw.web.server.access.access import Access
from bridgelaw.web.server.access.cookies import cookie_name
from bridgelaw.web.server.app_state import state_of
from tests.browser.contexts import (
    ARGUMENTS,
    PATIENCE,
    SIZES,
    Contexts,
    clicks_that_wait,
    watched,
)
from tests.rotation import rotated
from tools.app_browser import find_chromium
from tools.serving import serving

PIN = "4711"
LOOKS = [(size, lang) for size in SIZES for lang in ("en", "ja")]
expect.set_options(timeout=PATIENCE)

a_look = pytest.mark.parametrize(("size", "lang"), rotated(LOOKS, part=len(LOOKS)))
"""One size and language, others in the next run: for what is the same in all of them."""


def chromium() -> str:
    """Where Chromium is; the tests that need it are skipped where there is none."""
    path = find_chromium()
    if path is None:
        if os.environ.get("CI") == "true":
            pytest.fail("Chromium is missing")
        pytest.skip("no Chromium on this machine")
    return path


@pytest.fixture(scope="module", autouse=True)
def clicks_wait() -> Iterator[None]:
    with clicks_that_wait():
        yield


@pytest.fixture(scope="session")
def browser(playwright_here: Playwright) -> Iterator[Browser]:
    found = playwright_here.chromium.launch(executable_path=chromium(), args=ARGUMENTS)
    yield found
    found.close()


@pytest.fixture(scope="session")
def contexts(browser: Browser) -> Contexts:
    return Contexts(browser)


class Stage:
    """One server for all tests, each of which brings a desk of its own."""

    def __init__(self) -> None:
        self._app: Starlette | None = None
        self._open = 0
        self._changed = threading.Condition()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        app = self._app
        assert app is not None, "no desk is there"
        with self._changed:
            self._open += 1
        try:
            await app(scope, receive, send)
        finally:
            with self._changed:
                self._open -= 1
                self._changed.notify_all()

    def enter(self, app: Starlette) -> None:
        self._app = app

    def leave(self) -> None:
        """When everybody has got their answer: then the log may be closed. A page that was closed
        while it began to follow a table would else be told of it for some seconds more."""
        assert self._app is not None
        state_of(self._app).live.close()
        with self._changed:
            assert self._changed.wait_for(lambda: not self._open, PATIENCE / 1000)
        self._app = None


class Standing(NamedTuple):
    """Where the stage is."""

    stage: Stage
    address: str


@pytest.fixture(scope="session")
def standing() -> Iterator[Standing]:
    stage = Stage()
    with serving(stage) as address:
        yield Standing(stage, address)


class Served(NamedTuple):
    """A desk that answers at an address."""

    address: str
    desk: Desk
    cookie: str
    """Of a director who has signed in."""
    access: Access


@pytest.fixture
def served(tmp_path: Path, standing: Standing) -> Iterator[Served]:
    """A desk with a PIN."""
    store = Store(str(tmp_path / "desk.db"))
    app = create_app(store)
    access = app.state.access
    # A weak hash is quick, and here nobody guesses.
    access.hasher = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)
    access.set_pin(PIN)
    standing.stage.enter(app)
    yield Served(standing.address, app.state.desk, access.sign_in(PIN, "127.0.0.1"), access)
    standing.stage.leave()
    store.close()


Opens = Callable[..., Page]


@pytest.fixture
def opens(contexts: Contexts, served: Served) -> Iterator[Opens]:
    """Opens a page of the desk: `opens("/laws", size="phone", lang="ja", pin=False)`."""
    with contexts.lent() as take:

        def open_page(
            address: str = "/",
            size: str = "laptop",
            lang: str = "en",
            pin: bool = True,
            script: bool = True,
            theme: str = "light",
        ) -> Page:
            context = take(
                SIZES[size], size == "phone", theme,
                locale=lang, base_url=served.address, java_script_enabled=script,
            )  # fmt: skip
            if pin:
                name = cookie_name(urlsplit(served.address).port)
                context.add_cookies(
                    [{"name": name, "value": served.cookie, "url": served.address,
                      "httpOnly": True}]
                )  # fmt: skip
            page = watched(context.new_page())
            page.goto(address)
            return page

        yield open_page
