"""The desk in the pocket, in Chromium with the network off: `python -m bench.app`.

The plain start is the obvious way, and the start from a picture of the memory is ours; both are
measured in one run, also with the processor slowed down four times.
"""

from __future__ import annotations

import base64
import json
import statistics
import tempfile
import time
from pathlib import Path

from platformdirs import user_cache_path
from playwright.sync_api import Page, Playwright, sync_playwright

from bench.slowed import slowed
from bridgelaw.desk.desk import Desk
from bridgelaw.game import Seat
from bridgelaw.pocket.build import up_to_date
from bridgelaw.store import Store
from tools.app_browser import PATIENCE, Host, Window, browsing

_RULINGS = 500
_TURNS = 5
_QUESTION = "/rulings/new?procedure=insufficient-bid&who=E"
_WANTED = {
    "start": (1.5, 6.0),  # seconds, and slowed down
    "answer": (0.1, 0.4),
}
_PUT = """async (data) => {
    const top = await navigator.storage.getDirectory();
    const folder = await top.getDirectoryHandle("bridgelaw", { create: true });
    const file = await (await folder.getFileHandle("desk.db", { create: true })).createWritable();
    await file.write(Uint8Array.from(atob(data), (one) => one.charCodeAt(0)));
    await file.close();
}"""


def show_app() -> None:
    """Prints what a director waits for."""
    app = up_to_date(user_cache_path("bridgelaw", appauthor=False))
    files = json.loads((app / "build.json").read_text("utf-8"))["files"]
    size = sum(file["size"] for file in files) / 1e6
    print(f"\nthe desk in the pocket: {size:.1f} MB at the first visit (wanted: 16)")
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        host = Host(Path(folder) / "host")
        host.folder.mkdir()
        host.place(app)
        host.up()
        try:
            _show(Path(folder), host, playwright)
        finally:
            host.down()


def _show(folder: Path, host: Host, playwright: Playwright) -> None:
    profile = folder / "profile"
    with browsing(playwright, profile) as context:
        began = time.perf_counter()
        window = Window(context.new_page(), host.address).open()
        print(
            f"  first visit, from the network of this machine: {time.perf_counter() - began:.1f} s"
        )
        window.wait_for_picture()
    host.down()
    for place, times in enumerate((1, 4)):
        with browsing(playwright, profile) as context, slowed(profile, times):
            context.set_offline(True)
            window = Window(context.new_page(), host.address)
            starts = [_opened(window, _QUESTION) for _ in range(_TURNS)]
            assert window.how == "picture"
            answers = _answers(window)
        name = "as it is" if times == 1 else f"slowed down {times} times"
        print(
            f"  {name}: opened to the first question {statistics.median(starts):.2f} s "
            f"(wanted: {_WANTED['start'][place]}), an answer to the next page "
            f"{statistics.median(answers) * 1000:.0f} ms, at most {max(answers) * 1000:.0f} "
            f"(wanted: {_WANTED['answer'][place] * 1000:.0f})"
        )
    print(f"  plain start, the obvious way: {_plain(host, playwright, profile):.2f} s")
    empty, full = _with_a_log(folder, host, playwright, profile)
    print(f"  the log opens in {empty:.2f} s empty, {full:.2f} s with {_RULINGS} rulings")
    host.up()


def _opened(window: Window, inside: str) -> float:
    began = time.perf_counter()
    window.open(inside)
    return time.perf_counter() - began


def _answers(window: Window) -> list[float]:
    """From an answer to the next page, as the page itself sees it, in several rulings."""
    found = []
    for _ in range(_TURNS):
        desk = window.go(_QUESTION)
        for _ in range(4):
            button = desk.locator("#answers button[name=answer]").first
            if not button.count():
                break
            desk.evaluate("document.body.dataset.before = 'yes'")
            began = desk.evaluate("performance.timeOrigin + performance.now()")
            button.evaluate("(one) => one.click()")
            desk.wait_for_selector("body:not([data-before])", state="attached", timeout=PATIENCE)
            desk.wait_for_load_state()
            # When the next page could be read, by its own clock.
            stood = desk.evaluate(
                "performance.timeOrigin + performance.getEntriesByType('navigation')[0]"
                ".domContentLoadedEventEnd"
            )
            found.append((stood - began) / 1000)
    return found


def _plain(host: Host, playwright: Playwright, profile: Path) -> float:
    with browsing(playwright, profile) as context:
        context.set_offline(True)
        window = Window(context.new_page(), host.address).open()
        window.page.evaluate(
            """async () => { for (const name of await caches.keys())
                await (await caches.open(name)).delete("parts/picture.bin"); }"""
        )
        seconds = _opened(window, _QUESTION)
        assert window.how == "plain"
        window.wait_for_picture()
        return seconds


def _with_a_log(
    folder: Path, host: Host, playwright: Playwright, profile: Path
) -> tuple[float, float]:
    with browsing(playwright, profile) as context:
        context.set_offline(True)
        window = Window(context.new_page(), host.address)
        _put(window.page, host, _log(folder / "empty.db", 0))
        empty = statistics.median(_opened(window, "/log") for _ in range(_TURNS))
        _put(window.page, host, _log(folder / "full.db", _RULINGS))
        full = statistics.median(_opened(window, "/log") for _ in range(_TURNS))
        return empty, full


def _put(page: Page, host: Host, database: bytes) -> None:
    """A log in the place of the one that the browser keeps, while no desk is open."""
    page.goto("about:blank")
    page.goto(f"{host.address}mark.svg")
    page.evaluate(_PUT, base64.b64encode(database).decode())


def _log(path: Path, rulings: int) -> bytes:
    store = Store(str(path), alone=True)
    desk = Desk(store)
    club_session = desk.open_session("Monday")
    for number in range(rulings):
        record = desk.open_ruling(
            "insufficient-bid", club_session.id, place=str(number % 20 + 1),
            board=str(number % 30 + 1), assumes=True, who=Seat.EAST,
        )  # fmt: skip
        while (asked := desk.interview(record).question) is not None:
            record = desk.answer(record, record.seq, len(record.answers), asked.samples()[0])
        desk.give(record, record.seq)
    store.close()
    return path.read_bytes()


if __name__ == "__main__":
    show_app()
