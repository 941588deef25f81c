"""The app as a browser has it: built once, opened once with a network, then without."""

from __future__ import annotations

import fcntl
import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from platformdirs import user_cache_path
from playwright.sync_api import BrowserContext, Playwright

from bridgelaw.pocket.build import up_to_date
from tests.browser.conftest import chromium
from tools.app_browser import Host, Window, browsing


@pytest.fixture(scope="session")
def app_folder() -> Path:
    """The app, built once for all processes that test."""
    chromium()  # without a browser there is nothing to test
    if shutil.which("npm") is None or shutil.which("node") is None:
        if os.environ.get("CI") == "true":
            pytest.fail("Node.js is missing")
        pytest.skip("no Node.js on this machine")
    cache = user_cache_path("bridgelaw", appauthor=False)
    cache.mkdir(parents=True, exist_ok=True)
    with (cache / "app.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        return up_to_date(cache)


@pytest.fixture(scope="session")
def host(app_folder: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    made = Host(tmp_path_factory.mktemp("host"))
    made.place(app_folder)
    made.up()
    yield made
    made.down()


@pytest.fixture(scope="session")
def visited(
    host: Host, playwright_here: Playwright, tmp_path_factory: pytest.TempPathFactory
) -> Path:
    """What a browser keeps after its first visit."""
    profile = tmp_path_factory.mktemp("browser") / "profile"
    with browsing(playwright_here, profile) as context:
        window = Window(context.new_page(), host.address).open()
        assert window.how == "plain"
        window.wait_for_picture()
    return profile


@pytest.fixture
def profile(visited: Path, tmp_path: Path) -> Path:
    """A browser that has visited the app once."""
    return Path(shutil.copytree(visited, tmp_path / "profile", symlinks=True))


@contextmanager
def switched_off(host: Host, playwright: Playwright, profile: Path) -> Iterator[BrowserContext]:
    """A browser with the network switched off, and the host gone."""
    host.down()
    try:
        with browsing(playwright, profile) as context:
            context.set_offline(True)
            yield context
    finally:
        host.up()


@pytest.fixture(scope="session")
def shared(
    visited: Path,
    host: Host,
    playwright_here: Playwright,
    tmp_path_factory: pytest.TempPathFactory,
) -> Iterator[Window]:
    """One window for all tests that leave it as it was, but for the log: a start takes long."""
    profile = tmp_path_factory.mktemp("shared") / "profile"
    shutil.copytree(visited, profile, symlinks=True)
    with browsing(playwright_here, profile) as context:
        context.set_offline(True)
        host.down()
        window = Window(context.new_page(), host.address).open()
        host.up()
        yield window


@pytest.fixture
def window(shared: Window, host: Host) -> Iterator[Window]:
    """The app without a network, as other tests have left it."""
    host.down()
    yield shared
    host.up()


@pytest.fixture
def offline(profile: Path, host: Host, playwright_here: Playwright) -> Iterator[BrowserContext]:
    """A browser that has visited the app once, with the network switched off since."""
    with switched_off(host, playwright_here, profile) as context:
        yield context


@pytest.fixture
def own_window(offline: BrowserContext, host: Host) -> Window:
    """The app, opened without a network in a browser of its own."""
    return Window(offline.new_page(), host.address).open()
