"""The app with no network at all: everything that a director does with it."""

from __future__ import annotations

import re

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import expect

from tests.pocket.ruling import begin
from tests.rotation import one_of_each, rotated
from tools.app_browser import Window

_MOMENTS = {
    "auction": "insufficient-bid",
    "play": "revoke",
    "information": "unauthorised-information",
    "boards": "wrong-number-of-cards",
    "claims": "claim",
    "score": "tricks-disputed",
    "general": "conduct",
}


def test_it_starts_from_the_picture_of_its_memory(window: Window) -> None:
    assert window.how == "picture"
    expect(window.desk.locator("h1")).to_be_visible()


def test_axe_finds_no_violation_in_the_window_around_the_desk(window: Window) -> None:
    found = Axe().run(window.page)
    assert found.violations_count == 0, found.generate_report()[:3000]


# Each is a ruling of the desk; what the app adds is the same for all of them.
@pytest.mark.parametrize("moment", rotated(list(_MOMENTS), part=3))
def test_a_ruling_of_each_moment_is_given_and_kept(window: Window, moment: str) -> None:
    desk = begin(window, _MOMENTS[moment])
    expect(desk.locator("main")).to_be_visible()
    assert re.search(r"/rulings/r-[^/]+", desk.url), desk.locator("main").inner_text()
    ruling = desk.url.split("/rulings/")[1].split("/")[0]
    # That there is no network is nothing to be told of: none is needed.
    expect(desk.locator("#connection")).to_be_hidden()
    log = window.go("/log")
    assert log.locator(f"a[href*='{ruling}']").count() >= 1


_PAGES = (
    "/laws/27B1", "/sheets", "/sheets/revoke", "/casebook", "/casebook/quiz?begin=1&level=easy",
    "/training/table?s=board.3", "/compare", "/tables/new", "/scores", "/log", "/rounds",
    "/search?q=revoke", "/happened/else",
)  # fmt: skip


_IN_BOTH = [(address, lang) for address in _PAGES for lang in ("ja", "en")]


def test_every_kind_of_page_is_there_in_both_languages(window: Window) -> None:
    for address, lang in (*one_of_each(_IN_BOTH, lambda one: one[0]), ("/", "ja"), ("/", "en")):
        joint = "&" if "?" in address else "?"
        desk = window.go(f"{address}{joint}lang={lang}")
        assert desk.get_attribute("html", "lang") == lang
        assert desk.locator("h1").count() == 1, desk.locator("body").inner_text()[:400]
    assert window.page.get_attribute("html", "lang") == "en"
