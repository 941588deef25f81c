"""The whole desk in one file: opened from a disk, with the network off and nothing installed."""

from __future__ import annotations

import json
import os
import re
import shutil
import signal
from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, FrameLocator, Locator, Page, Playwright, expect

from bridgelaw.pocket.build import write_one_file
from tests.pocket.ruling import unfolded
from tests.pocket.stick import in_chromium, newer_version, through_the_club
from tools.app_browser import NO_ROOM, SLOW, browsing

MOST_BYTES = 17_000_000


class OneFile:
    """A window with the file open in it."""

    def __init__(self, page: Page, path: Path) -> None:
        self.page = page
        self.asked: list[str] = []
        self.errors: list[str] = []
        page.on("request", lambda request: self.asked.append(request.url))
        page.on(
            "console", lambda one: self.errors.append(one.text) if one.type == "error" else None
        )
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        page.goto(path.as_uri())
        self.wait()

    def wait(self) -> None:
        wanted = "body[data-state=open], body[data-state=failed]"
        self.page.wait_for_selector(wanted, timeout=SLOW)

    def reload(self) -> None:
        self.page.reload()
        self.wait()

    @property
    def state(self) -> str | None:
        return self.page.get_attribute("body", "data-state")

    @property
    def how(self) -> str | None:
        """How Python was started: from a picture of its memory, or plainly."""
        return self.page.get_attribute("body", "data-how")

    def wait_for_picture(self) -> None:
        self.page.wait_for_selector("body[data-picture=kept]", state="attached", timeout=SLOW)

    @property
    def desk(self) -> FrameLocator:
        return self.page.frame_locator("#desk")

    def move(self, act: Callable[[], object]) -> None:
        """Does it, and waits for the page that comes in a frame of its own."""
        self.page.evaluate("document.getElementById('desk').dataset.before = 'yes'")
        act()
        self.page.wait_for_selector("#desk:not([data-before])", state="attached")

    def tap(self, button: Locator) -> None:
        self.move(button.click)

    def rule(self) -> None:
        """A bid too low, with the first of what is offered until the ruling stands there."""
        self.tap(self.desk.get_by_role("link", name=re.compile("Bid too low|不十分|低い")).first)
        for _ in range(30):
            if self.desk.locator("[data-moment]").count():
                self.desk.locator(".seat-plate.at-E label").click()
                self.tap(self.desk.locator("[data-go]"))
            elif self.desk.locator("#answers button[name=answer]").count():
                self.tap(self.desk.locator("#answers button[name=answer]").first)
            else:
                return
        pytest.fail(self.desk.locator("main").inner_text())

    def rulings_in_log(self) -> int:
        self.tap(self.desk.locator("nav.bar a[href$='/log']"))
        links = self.desk.locator("main a[href*='/rulings/r-']").all()
        named = (link.get_attribute("href") or "" for link in links)
        return len({re.split("[/?#]", one.split("/rulings/")[1])[0] for one in named})

    def exported(self) -> list[str]:
        """The streams of the entries in the file that a person keeps."""
        with self.page.expect_download() as saved:
            unfolded(self.desk, "a[href$='/log.jsonl']").click()
        lines = Path(saved.value.path()).read_text("utf-8").splitlines()
        return [json.loads(line).get("stream", "") for line in lines]


@pytest.fixture(scope="module")
def the_file(app_folder: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("stick") / "bridgelaw.html"
    write_one_file(app_folder, path)
    return path


@pytest.fixture(scope="module")
def new_profile(
    playwright_here: Playwright, the_file: Path, tmp_path_factory: pytest.TempPathFactory
) -> Callable[[], Path]:
    """What a browser keeps that has had the file open once, and has done nothing with it.

    A first start takes seven times as long as the next ones, so that it is done once.
    """
    folder = tmp_path_factory.mktemp("browsers")
    with browsing(playwright_here, folder / "visited") as made:
        window = OneFile(made.new_page(), the_file)
        assert window.state == "open", window.page.inner_text("body")
        assert window.how == "plain"
        window.wait_for_picture()
        assert window.errors == []
    numbers = count()

    def copied() -> Path:
        there = folder / str(next(numbers))
        return Path(shutil.copytree(folder / "visited", there, symlinks=True))

    return copied


@pytest.fixture(scope="module")
def profile(new_profile: Callable[[], Path]) -> Path:
    return new_profile()


@pytest.fixture(scope="module")
def context(playwright_here: Playwright, profile: Path) -> Iterator[BrowserContext]:
    with browsing(playwright_here, profile) as made:
        made.set_offline(True)
        yield made


@pytest.fixture(scope="module")
def opened(context: BrowserContext, the_file: Path) -> OneFile:
    return OneFile(context.new_page(), the_file)


def test_it_is_small_enough_for_a_mail(the_file: Path) -> None:
    assert the_file.stat().st_size <= MOST_BYTES


def test_a_ruling_to_its_end_and_in_the_log_and_as_a_file(
    opened: OneFile, context: BrowserContext, the_file: Path
) -> None:
    assert opened.state == "open", opened.page.inner_text("body")
    assert opened.how == "picture"
    opened.rule()
    expect(opened.desk.locator("main")).to_contain_text("South")
    assert opened.rulings_in_log() >= 1
    assert any(stream.startswith("r-") for stream in opened.exported())

    # Back is the page before, and the address is kept behind the hash.
    assert opened.page.evaluate("location.hash") == "#/log"
    opened.move(opened.page.go_back)
    expect(opened.desk.locator("main")).to_contain_text("South")

    in_chromium(opened.page).evening()

    # A second window says that the first one has the log.
    second = OneFile(context.new_page(), the_file)
    assert second.state == "failed"
    expect(second.page.locator("#doing")).to_contain_text("another window")
    second.page.close()

    assert opened.asked[0] == the_file.as_uri()
    inside = ("blob:", "data:", "about:")
    assert [one for one in opened.asked[1:] if not one.startswith(inside)] == []
    assert opened.errors == []


def test_a_situation_is_practised_to_its_marks_and_remembered(opened: OneFile) -> None:
    opened.tap(unfolded(opened.desk, "a[href$='/training']"))
    opened.tap(opened.desk.locator("main form button.primary"))
    expect(opened.desk.locator("main")).to_contain_text("Director, please!")
    opened.tap(opened.desk.get_by_role("link", name="What happened?"))
    # In own words, to a player who is named, and to nobody who can make something of it.
    opened.desk.locator("#say").fill("West, what is the problem?")
    opened.tap(opened.desk.get_by_role("button", name="Ask", exact=True))
    expect(opened.desk.locator(".talk").last).to_contain_text("West: What happened?")
    opened.desk.locator("#say").fill("lovely sunshine")
    opened.tap(opened.desk.get_by_role("button", name="Ask", exact=True))
    expect(opened.desk.locator("p.wrong")).to_contain_text("What do you mean?")
    opened.tap(opened.desk.get_by_role("link", name="Nobody goes on"))
    expect(opened.desk.locator(".talk").last).to_contain_text("until I have ruled")
    while not opened.desk.locator(".score-line").count():  # the board goes on until it is over
        # Nothing follows, nothing is said.
        opened.tap(opened.desk.locator(".done a, form.ticks button"))
    expect(opened.desk.locator(".of-visit.missed")).not_to_have_count(0)
    opened.tap(unfolded(opened.desk, "a[href$='/training']"))
    expect(opened.desk.locator("button[name=again]")).to_be_visible()  # the law comes back
    assert opened.errors == []


def test_what_was_acknowledged_is_there_after_a_crash(
    opened: OneFile, context: BrowserContext, profile: Path,
    playwright_here: Playwright, the_file: Path,
) -> None:  # fmt: skip
    opened.reload()
    before = opened.rulings_in_log()
    opened.tap(opened.desk.locator("nav.bar a").first)
    opened.rule()
    _kill(profile)
    newer = newer_version(the_file, the_file.with_name("moved.html"))
    with browsing(playwright_here, profile) as again:
        again.set_offline(True)
        again.add_init_script(NO_ROOM)  # the first start has shown that it makes a picture
        # A newer file, at another place, has the log of the one before, but not its picture.
        window = OneFile(again.new_page(), newer)
        assert window.how == "plain"
        assert window.rulings_in_log() == before + 1


# As a browser does it: what does not fit ends the whole transaction, a moment after it was asked.
_FULL = """(times) => {
    self.full = times;
    if (self.isLimited) return;
    self.isLimited = true;
    const { put } = IDBObjectStore.prototype, seen = new WeakSet();
    IDBObjectStore.prototype.put = function (...what) {
        const all = this.transaction;
        if (!seen.has(all)) {
            seen.add(all);
            if (self.full-- > 0) {
                const value = new DOMException("full", "QuotaExceededError");
                Object.defineProperty(all, "error", { value });
                queueMicrotask(() => all.abort());
            }
        }
        return put.apply(this, what);
    };
}"""


def test_a_browser_that_gets_full_says_so_and_loses_nothing_that_was_shown(
    playwright_here: Playwright, the_file: Path, new_profile: Callable[[], Path]
) -> None:
    with browsing(playwright_here, new_profile()) as made:
        window = OneFile(made.new_page(), the_file)
        window.wait_for_picture()
        (worker,) = window.page.workers
        # The picture of the memory makes room for one more, and it is said.
        worker.evaluate(_FULL, 1)
        window.rule()
        expect(window.page.locator("#told")).to_contain_text("This device is full")
        assert window.rulings_in_log() == 1
        worker.evaluate(_FULL, 1000)
        in_chromium(window.page).in_a_full_browser(window.reload)


def test_its_log_goes_to_the_clubs_desk_and_from_there_into_another_file(
    playwright_here: Playwright, the_file: Path, new_profile: Callable[[], Path], tmp_path: Path
) -> None:
    mine, clubs = tmp_path / "mine.jsonl", tmp_path / "club.jsonl"
    with browsing(playwright_here, new_profile()) as made:
        window = OneFile(made.new_page(), the_file)
        window.rule()
        assert window.rulings_in_log() == 1
        with window.page.expect_download() as saved:
            unfolded(window.desk, "a[href$='/log.jsonl']").click()
        saved.value.save_as(mine)
    clubs.write_bytes(through_the_club(mine.read_bytes(), tmp_path / "club.db"))
    with browsing(playwright_here, new_profile()) as made:
        made.set_offline(True)
        window = OneFile(made.new_page(), the_file)
        for _ in range(2):  # the second time it has everything
            assert window.rulings_in_log() in (0, 1)
            window.tap(unfolded(window.desk, "a[href$='/log/read-in']"))
            window.desk.locator("input[type=file]").set_input_files(clubs)
            window.tap(window.desk.locator("main form:has(input[type=file]) button").first)
            assert window.rulings_in_log() == 1
        window.reload()
        assert window.rulings_in_log() == 1
        assert window.errors == []


def _kill(profile: Path) -> None:
    """Every process of the browser that has this folder, at once."""
    for path in Path("/proc").glob("[0-9]*/cmdline"):
        try:
            words = path.read_bytes().decode("utf-8", "replace")
        except OSError:
            continue
        if str(profile) in words:
            with_id = int(path.parent.name)
            if with_id != os.getpid():
                os.kill(with_id, signal.SIGKILL)
