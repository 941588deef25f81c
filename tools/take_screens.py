"""Takes pictures of the main pages of a desk after an invented club evening.

Those that a document or the web site shows are kept in docs/screens; the others, to look at, go
to build/screens.

The clock stands still and the names of tables and rulings are always the same, so that a picture
changes only when its page does.
"""

from __future__ import annotations

import os
import random
import re
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from unittest import mock
from urllib.parse import urlencode

from playwright.sync_api import Browser, sync_playwright

from bridgelaw.desk.calls import call_director
from bridgelaw.desk.desk import Desk
from bridgelaw.locale import LANGUAGES
from tools.app_browser import find_chromium
from tools.club_evening import Clock, ClubEvening, fill
from tools.serving import serving

PROJECT = Path(__file__).resolve().parent.parent
KEPT = PROJECT / "docs" / "screens"
OTHERS = PROJECT / "build" / "screens"
SIZES = {"phone": (390, 844), "laptop": (1280, 860), "paper": (794, 1123)}
LARGEST = 150_000  # bytes
_COLOURS = 128
_PIN = "4711"
_ON_THE_SITE = re.compile(r'picture\("(\w+)", language\.code, "(\w+)"')
_SHOWN = re.compile(r"screens/([\w.]+\.png)")


@dataclass(frozen=True, slots=True)
class Picture:
    """One picture: `home.en.phone.png`."""

    name: str
    lang: str
    size: str
    address: str
    theme: str = "light"
    calls: bool = False
    """A table calls."""

    @property
    def path(self) -> Path:
        file = f"{self.name}.{self.lang}.{self.size}.png"
        return (KEPT if file in shown() else OTHERS) / file


@cache
def shown() -> frozenset[str]:
    """The pictures that a document shows, or the web site's first page in each language."""
    pages = (*PROJECT.glob("*.md"), *(PROJECT / "docs").rglob("*.md"))
    named = {name for page in pages for name in _SHOWN.findall(page.read_text("utf-8"))}
    first = (PROJECT / "tools" / "site" / "templates" / "site" / "landing.html").read_text("utf-8")
    for name, size in _ON_THE_SITE.findall(first):
        named |= {f"{name}.{code}.{size}.png" for code in LANGUAGES}
    return frozenset(named)


def pictures(of: ClubEvening) -> tuple[Picture, ...]:
    scores = f"/scores/{of.session}"
    comparison = "/compare?" + urlencode(
        [("withdrawn", "6-10, 4+S"), ("call", "1S"), ("shows", "6-9, 4+S"),
         ("call", "1NT"), ("shows", "6-9, 0-3S"), ("call", "2S"), ("shows", "6-10, 5+S")]
    )  # fmt: skip
    bid = urlencode({"procedure": "insufficient-bid", "place": "4", "board": "13", "who": "E",
                     "call": "1H", "over": "1S", "change": "yes"})  # fmt: skip
    return (
        Picture("moment", "en", "phone", f"/rulings/new?{bid}"),
        Picture("said", "ja", "phone", "/search?" + urlencode({"q": "東が順番外に5♥をリード"})),
        Picture("list", "en", "phone", "/happened/boards"),
        Picture("list", "ja", "phone", "/happened/boards", theme="dark"),
        Picture("question", "en", "phone", f"/rulings/{of.asked}"),
        Picture("question", "ja", "phone", f"/rulings/{of.asked}"),
        Picture("ruling", "en", "phone", f"/rulings/{of.ended}"),
        Picture("ruling", "ja", "phone", f"/rulings/{of.ended}"),
        Picture("table", "en", "laptop", f"/tables/{of.play}"),
        Picture("table", "ja", "laptop", f"/tables/{of.play}"),
        Picture("table", "ja", "phone", f"/tables/{of.auction}"),
        Picture("scores", "en", "laptop", scores),
        Picture("scores", "ja", "laptop", scores),
        Picture("adjust", "en", "laptop", f"{scores}/boards/3/1"),
        Picture("compare", "en", "laptop", comparison),
        Picture("sheet", "ja", "phone", "/sheets/insufficient-bid"),
        Picture("casebook", "en", "laptop", "/casebook/law-70/70D1-a-careless-discard"),
        Picture("log", "en", "laptop", "/log"),
        Picture("log", "ja", "laptop", "/log"),
        Picture("log", "ja", "phone", "/log", theme="dark"),
        Picture("waiting", "ja", "phone", "/waiting"),
        Picture("clock", "en", "laptop", "/clock"),
        Picture("rounds", "ja", "phone", "/rounds"),
        Picture("evening", "en", "paper", "/log/report"),
        Picture("report", "en", "paper", f"/rulings/{of.given}/report"),
        Picture("home", "en", "phone", "/", calls=True),
        Picture("home", "ja", "phone", "/", calls=True),
        Picture("home", "ja", "laptop", "/", calls=True),
        Picture("board", "en", "phone", "/room/3", calls=True),
        Picture("board", "ja", "phone", "/room/8", calls=True),
    )


@contextmanager
def desk(clock: Clock) -> Iterator[tuple[str, ClubEvening, Desk]]:
    """A desk after the evening, and its address."""
    from bridgelaw.desk import times

    times.now = clock
    # Only now, because the pages take the clock when they are loaded.
    from bridgelaw.store import Store
    from bridgelaw.web.app import create_app

    with tempfile.TemporaryDirectory() as folder:
        store = Store(str(Path(folder) / "desk.db"), clock)
        app = create_app(store)
        app.state.access.set_pin(_PIN)
        with mock.patch("bridgelaw.desk.records.record.secrets", random.Random(5)):
            evening = fill(app.state.desk, clock)
        with closing(store), serving(app) as address:
            yield address, evening, app.state.desk


def take(browser: Browser, address: str, picture: Picture, clock: Clock) -> None:
    width, height = SIZES[picture.size]
    context = browser.new_context(
        viewport={"width": width, "height": height},
        locale=picture.lang,
        base_url=address,
        has_touch=picture.size == "phone",
        color_scheme="dark" if picture.theme == "dark" else "light",
        reduced_motion="reduce",
        bypass_csp=True,  # for the margins of the paper, which a printer makes
    )
    page = context.new_page()
    page.clock.set_fixed_time(clock())
    page.goto("/sign-in")
    page.fill("#pin", _PIN)
    page.fill("#initials", "AN")
    page.click("main button.primary")
    if picture.size == "paper":
        page.emulate_media(media="print")
    answer = page.goto(picture.address)
    if answer is None or answer.status != 200:
        sys.exit(f"{picture.path.name}: {picture.address} answers {answer and answer.status}")
    if picture.size == "paper":
        page.add_style_tag(content="body { padding: 12mm }")
    page.screenshot(path=picture.path, animations="disabled", caret="hide")
    context.close()
    _make_small(picture.path)
    if picture.path.stat().st_size > LARGEST:
        sys.exit(f"{picture.path.name} is larger than {LARGEST} bytes")


def _make_small(path: Path) -> None:
    """A page has few colours: the frequent ones stay exactly as they are, and of the others, where
    letters fade into the page, those that are least like any that is kept."""
    try:
        import numpy as np
        from PIL import Image
    except ImportError:  # the picture looks the same, but its file is larger
        return
    with Image.open(path) as image:
        pixels = np.asarray(image.convert("RGB"), dtype=np.int64)
    height, width, _ = pixels.shape
    packed = pixels.reshape(-1, 3) @ (65536, 256, 1)
    values, where, counts = np.unique(packed, return_inverse=True, return_counts=True)
    colours = np.stack((values >> 16, values >> 8 & 255, values & 255), axis=1)
    kept: list[int] = []
    apart = np.full(len(values), np.inf)  # how unlike everything that is kept, squared
    nearest = np.zeros(len(values), dtype=np.uint8)
    by_count = np.argsort(-counts)
    for number in range(min(_COLOURS, len(values))):
        chosen = int(by_count[number] if number < _COLOURS // 2 else np.argmax(apart))
        away = ((colours - colours[chosen]) ** 2).sum(axis=1)
        nearest[away < apart] = number
        apart = np.minimum(apart, away)
        kept.append(chosen)
    small = Image.fromarray(nearest[where].reshape(height, width), "P")
    small.putpalette(colours[kept].astype(np.uint8).tobytes())
    small.save(path, optimize=True)


def main() -> None:
    os.environ["TZ"] = "UTC"
    time.tzset()
    path = find_chromium()
    if path is None:
        sys.exit("Chromium is missing: make debian")
    for folder in (KEPT, OTHERS):
        folder.mkdir(parents=True, exist_ok=True)
    clock = Clock()
    with desk(clock) as (address, evening, kept), sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=path, args=["--no-sandbox", "--disable-dev-shm-usage"]
        )
        wanted = pictures(evening)
        for picture in sorted(wanted, key=lambda one: one.calls):
            if picture.calls:
                call_director(kept, kept.club_session(evening.session), "4")
            take(browser, address, picture, clock)
        browser.close()
    for old in set(KEPT.glob("*.png")) - {picture.path for picture in wanted}:
        old.unlink()


if __name__ == "__main__":
    main()
