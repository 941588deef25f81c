"""The site, built once for all tests of a run, with a small page in the place of the app."""

from __future__ import annotations

import fcntl
from functools import cache
from pathlib import Path

import pytest

from bridgelaw.flowchart import Page
from bridgelaw.laws import PROCEDURES
from bridgelaw.locale import LANGUAGES
from tests.flowchart.drawn import file_of
from tools.draw_flowcharts import KEPT, Sheets, drawing
from tools.site.build import build

APP = "<!doctype html><html lang='en'><title>app</title><h1>The app starts</h1></html>"


@cache
def drawn() -> Sheets:
    """Of most procedures the cards in the place of the sheet, which takes long to lay out."""
    return {
        (key, code): file_of(key, code) if key in KEPT else drawing(key, code, Page.PHONE)
        for key in PROCEDURES
        for code in LANGUAGES
    }


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory, worker_id: str) -> Path:
    """The folder with the site. Of xdist's workers one builds it, and the others wait."""
    base = tmp_path_factory.getbasetemp()
    shared = base if worker_id == "master" else base.parent
    # Below a path, as a web host may have it.
    folder, done = shared / "host" / "below" / "site", shared / "site.done"
    with (shared / "site.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not done.exists():
            app = shared / "app"
            app.mkdir()
            (app / "index.html").write_text(APP, encoding="utf-8")
            build(folder, app, drawn=drawn())
            done.touch()
    return folder
