"""Browser windows that tests lend and give back, and clicks that wait for what they begin.

A new context takes Chromium a second of CPU and more, most of it for a process; a page in one that
is there takes a third of that. So contexts of the same look are used again, by one test after the
other, with everything taken away that a test can leave in them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from functools import wraps
from typing import Any
from urllib.parse import urlsplit
from weakref import WeakKeyDictionary

import pytest
from playwright.sync_api import Browser, BrowserContext, Error, Locator, Page, Request

PATIENCE = 30_000  # milliseconds: a busy machine is slow, and only what is broken takes so long
SIZES = {"phone": (360, 740), "laptop": (1280, 800)}

ARGUMENTS = (
    "--no-sandbox", "--disable-dev-shm-usage", "--disable-background-networking",
    # One process for all pages of a context, and none in reserve.
    "--renderer-process-limit=1", "--disable-site-isolation-trials",
)  # fmt: skip

NewPage = Callable[..., Page]


class Contexts:
    """The contexts of one browser, by what they were made with."""

    def __init__(self, browser: Browser) -> None:
        self._browser = browser
        self._free: dict[str, list[BrowserContext]] = {}

    @contextmanager
    def lent(self) -> Iterator[Callable[..., BrowserContext]]:
        """Contexts for one test: each call gives one of its own, as on another device."""
        taken: list[tuple[str, BrowserContext]] = []

        def take(
            size: tuple[int, int], touch: bool, theme: str = "light", **how: Any
        ) -> BrowserContext:
            kind = repr((size, touch, theme, sorted(how.items())))
            free = self._free.setdefault(kind, [])
            context = free.pop() if free else self._new(size, touch, theme, how)
            taken.append((kind, context))
            return context

        try:
            yield take
        finally:
            for kind, context in taken:
                _cleaned(context)
                self._free[kind].append(context)

    def _new(
        self, size: tuple[int, int], touch: bool, theme: str, how: dict[str, Any]
    ) -> BrowserContext:
        width, height = size
        context = self._browser.new_context(
            viewport={"width": width, "height": height},
            has_touch=touch,
            color_scheme="dark" if theme == "dark" else "light",
            **how,
        )
        context.set_default_timeout(PATIENCE)
        context.new_page()  # stays, and with it the process for the other pages
        return context


def _cleaned(context: BrowserContext) -> None:
    """As good as new: no page, cookie, permission or file of the test is left."""
    stays, *pages = context.pages
    places = {urlsplit(page.url) for page in pages}
    for page in pages:
        page.close()
    context.set_offline(False)
    context.clear_cookies()
    context.clear_permissions()
    session = context.new_cdp_session(stays)
    for origin in {f"{place.scheme}://{place.netloc}" for place in places if place.netloc}:
        session.send("Storage.clearDataForOrigin", {"origin": origin, "storageTypes": "all"})
    session.detach()


# Clicks

_flying: WeakKeyDictionary[Page, set[Request]] = WeakKeyDictionary()
"""What each page has asked for and not got yet."""
_TURN = 20  # milliseconds
_LONG = PATIENCE
"""What has not come by then does not come, and a test that needs it says so itself."""


def watched(page: Page) -> Page:
    """A page whose clicks wait for the answers to what they send."""
    flying = _flying[page] = set()

    def begun(request: Request) -> None:
        if request.resource_type != "eventsource":  # which stays open
            flying.add(request)

    def ended(request: Request) -> None:
        flying.discard(request)

    page.on("request", begun)
    page.on("requestfinished", ended)
    page.on("requestfailed", ended)
    return page


def settle(page: Page) -> None:
    """Waits until the page stands: loaded, and with an answer to all that it has asked for.

    A click returns at once when a script sends what was entered and opens the next page after the
    answer: on a busy machine a test would then read the page before.
    """
    flying = _flying.get(page, set())
    for _ in range(_LONG // _TURN):
        if page.is_closed():
            return
        page.wait_for_load_state()
        with suppress(Error):  # it may be gone already
            page.evaluate("() => 0")  # by now all is told that the click has begun
        if not flying:
            page.wait_for_load_state()
            return
        page.wait_for_timeout(_TURN)
    flying.clear()


def _until_it_stands(act: Callable[..., None]) -> Callable[..., None]:
    @wraps(act)
    def acted(on: Page | Locator, *args: Any, **options: Any) -> None:
        act(on, *args, **options)
        settle(on if isinstance(on, Page) else on.page)

    return acted


@contextmanager
def clicks_that_wait() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patched:
        for kind in (Page, Locator):
            patched.setattr(kind, "click", _until_it_stands(kind.click))
            patched.setattr(kind, "press", _until_it_stands(kind.press))
        yield
