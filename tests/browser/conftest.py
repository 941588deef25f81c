"""Real Chromium on a real desk, at the size of a phone and of a laptop."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from functools import wraps
from pathlib import Path
from typing import Any, NamedTuple
from urllib.parse import urlsplit

import pytest
from argon2 import PasswordHasher
from playwright.sync_api import Browser, BrowserContext, Locator, Page, Playwright, expect

from bridgelaw.desk.desk import Desk
from bridgelaw.store import Store
from bridgelaw.web.app import create_app
from bridgelaw.web.server.access import Access
from bridgelaw.web.server.cookies import cookie_name
from tools.app_browser import find_chromium
from tools.serving import serving

PIN = "4711"
SIZES = {"phone": (360, 740), "laptop": (1280, 800)}
PATIENCE = 30_000  # milliseconds: a busy machine is slow, and only what is broken takes so long
expect.set_options(timeout=PATIENCE)


def chromium() -> str:
    """Where Chromium is; the tests that need it are skipped where there is none."""
    path = find_chromium()
    if path is None:
        if os.environ.get("CI") == "true":
            pytest.fail("Chromium is missing")
        pytest.skip("no Chromium on this machine")
    return path


def _until_the_page_stands(click: Callable[..., None]) -> Callable[..., None]:
    """A click that opens a page returns when its address is known, not when it has come: on a
    busy machine a test would then count what is not there yet."""

    @wraps(click)
    def clicked(on: Page | Locator, *args: Any, **options: Any) -> None:
        click(on, *args, **options)
        (on if isinstance(on, Page) else on.page).wait_for_load_state()

    return clicked


@pytest.fixture(scope="session", autouse=True)
def clicks_wait() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patched:
        for kind in (Page, Locator):
            patched.setattr(kind, "click", _until_the_page_stands(kind.click))
        yield


@pytest.fixture(scope="session")
def browser(playwright_here: Playwright) -> Iterator[Browser]:
    path = chromium()
    found = playwright_here.chromium.launch(
        executable_path=path,
        args=["--no-sandbox", "--disable-dev-shm-usage", "--disable-background-networking"],
    )
    yield found
    found.close()


class Served(NamedTuple):
    """A desk that answers at an address."""

    address: str
    desk: Desk
    cookie: str
    """Of a director who has signed in."""
    access: Access


@pytest.fixture
def served(tmp_path: Path) -> Iterator[Served]:
    """A desk with a PIN, on a port of its own."""
    store = Store(str(tmp_path / "desk.db"))
    app = create_app(store)
    access = app.state.access
    # A weak hash is quick, and here nobody guesses.
    access.hasher = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)
    access.set_pin(PIN)
    with serving(app) as address:
        yield Served(address, app.state.desk, access.sign_in(PIN, "127.0.0.1"), access)
    store.close()


Opens = Callable[..., Page]


@pytest.fixture
def opens(browser: Browser, served: Served) -> Iterator[Opens]:
    """Opens a page of the desk: `opens("/laws", size="phone", lang="ja", pin=False)`."""
    contexts: list[BrowserContext] = []

    def open_page(
        address: str = "/",
        size: str = "laptop",
        lang: str = "en",
        pin: bool = True,
        script: bool = True,
        theme: str = "light",
    ) -> Page:
        width, height = SIZES[size]
        context = browser.new_context(
            viewport={"width": width, "height": height},
            locale=lang,
            base_url=served.address,
            has_touch=size == "phone",
            java_script_enabled=script,
            color_scheme="dark" if theme == "dark" else "light",
        )
        context.set_default_timeout(PATIENCE)
        contexts.append(context)
        if pin:
            name = cookie_name(urlsplit(served.address).port)
            context.add_cookies(
                [{"name": name, "value": served.cookie, "url": served.address, "httpOnly": True}]
            )
        page = context.new_page()
        page.goto(address)
        return page

    yield open_page
    for context in contexts:
        context.close()
