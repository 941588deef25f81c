"""The desk in a browser, for tests and measurements: a host, a browser, its windows."""

from __future__ import annotations

import shutil
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from http.server import ThreadingHTTPServer
from pathlib import Path
from typing import Any

from playwright.sync_api import BrowserContext, Frame, Page, Playwright

from bridgelaw.pocket.serving import server

PATH = "/some/path/app/"
"""The app stands anywhere on a host, not at its top."""
PATIENCE = 30_000
SLOW = 180_000
"""Milliseconds: a page, and the first start, on a busy machine."""
NO_ROOM = "navigator.storage.estimate = async () => ({ quota: 0, usage: 0 })"
"""A script for a device on which no picture of Python's memory is kept: to make one takes as long
as a start."""


def find_chromium() -> str | None:
    """Where Chromium is, by the names that it goes by: the shell without windows takes half of what
    the whole takes, and shows pages the same."""
    names = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
    return next(filter(None, map(shutil.which, names)), None)


@dataclass
class Host:
    """A web host with the app on it, which can go away."""

    folder: Path
    port: int = 0
    _server: ThreadingHTTPServer | None = field(default=None, repr=False)

    def up(self) -> None:
        self._server = server(self.folder, self.port)
        self.port = self._server.server_address[1]
        threading.Thread(target=self._server.serve_forever, args=(0.05,), daemon=True).start()

    def down(self) -> None:
        if self._server is not None:
            self._server.shutdown()
            self._server.server_close()
            self._server = None

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}{PATH}"

    def place(self, app: Path) -> None:
        """Puts a version of the app there."""
        there = self.folder / PATH.strip("/")
        there.parent.mkdir(parents=True, exist_ok=True)
        if there.is_symlink():
            there.unlink()
        there.symlink_to(app)


class Window:
    """A window of the app."""

    def __init__(self, page: Page, address: str) -> None:
        self.page, self.address = page, address

    def open(self, inside: str = "/") -> Window:
        """Opens the app anew, at a page of the desk."""
        self.page.goto("about:blank")
        self.page.goto(f"{self.address}#{inside}")
        self.page.wait_for_selector("body[data-state=open], body[data-state=failed]", timeout=SLOW)
        assert self.page.get_attribute("body", "data-state") == "open", self.page.inner_text("body")
        return self

    def go(self, inside: str) -> Frame:
        """To another page of the desk."""
        self.desk.goto(f"{self.address}desk{inside}")
        return self.desk

    @property
    def desk(self) -> Frame:
        found = self.page.query_selector("#desk")
        assert found is not None
        frame = found.content_frame()
        assert frame is not None
        return frame

    @property
    def how(self) -> str | None:
        """How Python was started: from a picture of its memory, or plainly."""
        return self.page.get_attribute("body", "data-how")

    def wait_for_picture(self) -> None:
        self.page.wait_for_selector("body[data-picture=kept]", state="attached", timeout=SLOW)


@contextmanager
def browsing(playwright: Playwright, profile: Path, **how: Any) -> Iterator[BrowserContext]:
    """A browser with what it has kept in a folder: closing and opening it is a new day."""
    path = find_chromium()
    assert path is not None
    context = playwright.chromium.launch_persistent_context(
        str(profile), executable_path=path, viewport={"width": 360, "height": 740},
        args=["--no-sandbox", "--disable-dev-shm-usage", "--disable-background-networking"],
        **{"locale": "en", **how},
    )  # fmt: skip
    context.set_default_timeout(PATIENCE)
    try:
        yield context
    finally:
        context.close()
