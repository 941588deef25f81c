"""A newer version of the app: loaded beside the old one, announced, used when it is wanted."""

from __future__ import annotations

import hashlib
import json
import shutil
from pathlib import Path

from playwright.sync_api import Playwright, expect

from tests.pocket.ruling import begin, ruling_in
from tools.app_browser import NO_ROOM, PATIENCE, Host, Window, browsing

STYLE = "fetch('shell.css').then((answer) => answer.text())"


def newer(app: Path, folder: Path) -> Path:
    """The app as the next release might have it: a file differs, and so does its version."""
    shutil.copytree(app, folder)
    style = folder / "shell.css"
    style.write_text(style.read_text("utf-8") + "/* newer */\n", "utf-8")
    said = json.loads((folder / "build.json").read_text("utf-8"))
    for file in said["files"]:
        if file["name"] == "shell.css":
            content = style.read_bytes()
            file |= {"size": len(content), "sha256": hashlib.sha256(content).hexdigest()}
    said["version"] += "-newer"
    (folder / "build.json").write_text(json.dumps(said), "utf-8")
    return folder


def test_an_update_waits_until_it_is_wanted_and_keeps_the_log(
    profile: Path, host: Host, playwright_here: Playwright, app_folder: Path, tmp_path: Path
) -> None:
    host.place(newer(app_folder, tmp_path / "newer"))
    try:
        with browsing(playwright_here, profile) as context:
            window = Window(context.new_page(), host.address).open()
            ruling = ruling_in(begin(window, "insufficient-bid"))
            told = window.page.locator("#told")
            expect(told).to_contain_text("A newer version is here", timeout=180_000)
            # Nothing has happened to the page in the meantime.
            assert ruling_in(window.desk) == ruling
            assert _style(window) == "old"
            told.locator("button", has_text="Use it now").click()
            expect(told).to_be_hidden()
            window.page.wait_for_selector("body:not([data-state])", state="attached")
            window.page.wait_for_selector("body[data-state=open]")
            assert ruling_in(window.desk) == ruling
            assert _style(window) == "newer"
            assert window.how == "picture"
            desk = window.go("/log")
            expect(desk.locator(f"a[href*='{ruling}']").first).to_be_visible()
            # The old version is taken away.
            count = "caches.keys().then((all) => all.filter((one) => /-app-/.test(one)).length)"
            for _ in range(PATIENCE // 100):
                if window.page.evaluate(count) == 1:
                    break
                window.page.wait_for_timeout(100)
            assert window.page.evaluate(count) == 1
    finally:
        host.place(app_folder)


def test_an_update_that_nobody_wanted_is_used_at_the_next_opening(
    profile: Path, host: Host, playwright_here: Playwright, app_folder: Path, tmp_path: Path
) -> None:
    """On a device that has no room for a picture of its memory, which an update can do without."""
    host.place(newer(app_folder, tmp_path / "newer"))
    try:
        with browsing(playwright_here, profile) as context:
            context.add_init_script(NO_ROOM)
            window = Window(context.new_page(), host.address).open()
            told = window.page.locator("#told")
            expect(told).to_contain_text("A newer version is here", timeout=180_000)
        with browsing(playwright_here, profile) as context:
            page = context.new_page()
            page.goto(host.address)
            # Which one it is shows long before Python has started.
            page.wait_for_function(f"{STYLE}.then((text) => text.includes('/* newer */'))")
    finally:
        host.place(app_folder)


def _style(window: Window) -> str:
    return "newer" if "/* newer */" in window.page.evaluate(STYLE) else "old"
