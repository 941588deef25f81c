"""The site in a real browser: on a phone of 320 pixels and on a laptop, served and from a disk."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, Request, expect

from bridgelaw.laws import PROCEDURES
from bridgelaw.laws.entrances.search import procedures_for
from bridgelaw.locale import language
from tests.browser.checks import check_page
from tests.browser.contexts import Contexts, watched
from tests.rotation import either, one_of_each, rotated
from tests.site.built import site

__all__ = ["site"]

SIZES = {"phone": (320, 640), "laptop": (1280, 800)}
KINDS = (
    "index.html", "get.html", "search.html?q=revoke", "sheets/index.html", "sheets/revoke.html",
    "sheets/adjusted-score.html", "casebook/index.html",
    "casebook/law-70/70D1-a-careless-discard.html", "laws/index.html", "laws/27.html",
    "docs/index.html",
)  # fmt: skip
"""One page of each kind that there is in every language."""
DOCUMENTS = (
    "docs/first-evening.html", "docs/library.html", "docs/coverage.html",
    "docs/reference/index.html", "ja/docs/at-the-table.html",
    "docs/reference/table.html", "docs/changes.html", "docs/license.html", "docs/readme.html",
)  # fmt: skip
Opens = Callable[..., Page]


class _Quiet(SimpleHTTPRequestHandler):
    def log_message(self, *_: Any) -> None: ...


@pytest.fixture(scope="module")
def address(site: Path) -> Iterator[str]:
    """The site below a path of a host, as a project's site often is."""
    with ThreadingHTTPServer(("127.0.0.1", 0), partial(_Quiet, directory=site.parents[1])) as host:
        thread = threading.Thread(target=host.serve_forever, daemon=True)
        thread.start()
        yield f"http://127.0.0.1:{host.server_port}/below/site/"
        host.shutdown()
        thread.join()


@pytest.fixture
def opens(contexts: Contexts, address: str) -> Iterator[Opens]:
    """Opens a page of the site, and hears what the browser asks others for."""
    asked: list[str] = []
    wrong: list[str] = []

    def failed(request: Request) -> None:
        if request.failure != "net::ERR_ABORTED":  # somebody went on before a picture had come
            wrong.append(f"not there: {request.url}")

    with contexts.lent() as take:

        def open_page(
            path: str = "index.html",
            size: str = "laptop",
            theme: str = "light",
            script: bool = True,
            base: str = address,
        ) -> Page:
            context = take(SIZES[size], size == "phone", theme, java_script_enabled=script)
            page = watched(context.new_page())
            page.on("request", lambda request: asked.append(request.url))
            page.on("pageerror", lambda error: wrong.append(str(error)))
            page.on("requestfailed", failed)
            page.goto(base + path)
            return page

        yield open_page
    assert wrong == []
    own = (address, "file:", "data:")
    assert [url for url in asked if not url.startswith(own)] == []


LOOKS: list[tuple[str, str, str, str]] = [
    (path, *look) for path in KINDS for look in (("", "laptop", "dark"), ("ja/", "phone", "light"))
]
A_LOOK_EACH = one_of_each(LOOKS, lambda one: one[0])


@pytest.mark.parametrize(("path", "folder", "size", "theme"), A_LOOK_EACH)
def test_every_kind_of_page_is_sound(
    opens: Opens, path: str, folder: str, size: str, theme: str
) -> None:
    check_page(opens(folder + path, size, theme))


@pytest.mark.parametrize("path", rotated(DOCUMENTS, part=4))
def test_every_kind_of_document_is_sound(opens: Opens, path: str) -> None:
    check_page(opens(path, "phone"))


def test_nothing_is_wider_than_a_small_phone(opens: Opens, site: Path) -> None:
    page = opens("index.html", "phone")
    root = page.url.removesuffix("index.html")
    every = sorted(path.relative_to(site).as_posix() for path in site.rglob("*.html"))
    for path in (*KINDS, *(f"ja/{kind}" for kind in KINDS), *rotated(every, part=120)):
        page.goto(root + path)  # with its style
        wide = page.evaluate("document.documentElement.scrollWidth - innerWidth")
        assert wide <= 0, f"{path} is {wide} pixels wider than the screen"


def test_any_page_is_sound(opens: Opens, site: Path) -> None:
    """What no page of a kind shows: every run looks at others."""
    root = opens("index.html").url.removesuffix("index.html")
    every = sorted(path.relative_to(site).as_posix() for path in site.rglob("*.html"))
    page = opens("index.html", "phone", "dark")
    for path in either(rotated(every, 250), every[::10]):
        page.goto(root + path)
        if not path.startswith("app/"):
            check_page(page)


def test_pages_work_without_script(opens: Opens) -> None:
    page = opens("index.html", "phone", script=False)
    page.get_by_role("link", name="Casebook").first.click()
    page.get_by_role("link", name="Two discards on dummy's clubs").click()
    expect(page.locator("h1")).to_contain_text("Two discards")
    page.get_by_role("link", name="Law 70D1").first.click()
    expect(page.locator("[id='70D1']")).to_be_visible()
    page.get_by_role("link", name="日本語").click()
    expect(page.locator("h1")).to_contain_text("第70条")
    page.goto(page.url.replace("laws/70.html", "search.html").partition("#")[0])
    expect(page.locator("noscript p")).to_contain_text("検索にはスクリプトが必要です")


def found(page: Page) -> list[str]:
    """The titles of what was found, the best first."""
    page.locator("#said:not(:empty)").wait_for()
    return page.locator(".results strong").all_inner_texts()


SEARCHES = {
    "search.html": {
        "revoke": "Revoke",
        "dropped a card": "Card shown during the play",
        "REVOKES": "Revoke",
        "Law 27 B1(a)": "27B1(a)",
        "50d2": "50D2",
    },
    "ja/search.html": {
        "リボーク": "リボーク",
        "りぼーく": "リボーク",
        "ﾘﾎﾞｰｸ": "リボーク",
        "りぼ": "リボーク",
        "順番外リード": "順番外のリードとプレイ",
        "落とした": language("ja").say(procedures_for("落とした")[0].title),
        "第27条B項1(a)": "第27条B項1(a)",
        "２７Ｂ": "第27条B項",
    },
}


@pytest.mark.parametrize("path", SEARCHES)
def test_the_search_finds(opens: Opens, path: str) -> None:
    page = opens(path)
    for typed, first in SEARCHES[path].items():
        page.get_by_role("searchbox").fill("")
        expect(page.locator("#said")).to_be_empty()
        page.get_by_role("searchbox").fill(typed)
        assert found(page)[0] == first, typed


SAID = (
    "UI", "hesitation", "hesitaton", "落とした", "reovke", "play low", "misexplained",
    "board turned", "too many cards", "bid 1♠ out of turn", "didn't alert", "２枚出した",
)  # fmt: skip
PHRASES = [said for one in PROCEDURES.values() for said in one.manifest.phrases]


def test_the_search_has_the_words_and_ranks_of_the_desk(opens: Opens) -> None:
    page = opens("search.html")
    for typed in (*SAID, *rotated(PHRASES, part=60)):
        meant = [language("en").say(one.title) for one in procedures_for(typed)[:6]]
        page.get_by_role("searchbox").fill(typed)
        page.get_by_role("searchbox").press("Enter")
        assert found(page)[: len(meant)] == meant, typed


def test_a_whole_sentence_without_spaces_finds_what_shares_most_of_it(opens: Opens) -> None:
    page = opens("ja/search.html?q=ディフェンダーがカードをテーブルに落としました")
    assert found(page)[0] == language("ja").say(PROCEDURES["exposed-card"].title)
    cases = page.locator(".results a[href*=casebook] strong").all_inner_texts()
    assert any("落とした" in title for title in cases[:3])


def test_the_search_finds_documents_and_says_when_there_is_nothing(opens: Opens) -> None:
    page = opens("ja/search.html")
    page.get_by_role("searchbox").fill("postgresql backup")
    assert found(page)
    expect(page.get_by_role("heading", name="英語")).to_be_visible()
    page.get_by_role("searchbox").fill("qqqq")
    expect(page.locator("#said")).to_have_text(
        "見つかりません。言葉を減らすか、別の言葉で探してください。"
    )
    expect(page.locator("#doors")).to_be_visible()


def test_a_search_begins_on_any_page_and_leads_to_what_was_found(opens: Opens) -> None:
    page = opens("docs/reference/table.html")
    page.get_by_role("searchbox").fill("lead out of turn")
    page.keyboard.press("Enter")
    page.wait_for_url("**/search.html?q=*")
    assert found(page)[0] == "Lead or play out of turn"
    page.get_by_role("link", name="Lead or play out of turn").first.click()
    expect(page.locator("h1")).to_have_text("Lead or play out of turn")
    page.go_back()  # what was typed is still there
    expect(page.get_by_role("searchbox")).to_have_value("lead out of turn")


def test_everything_that_was_found_can_be_shown(opens: Opens) -> None:
    page = opens("search.html?q=director")
    before = len(found(page))
    page.get_by_role("button", name="Show all").first.click()
    assert len(found(page)) > before
    focused = page.evaluate("document.activeElement.closest('.results') !== null")
    assert focused  # the keyboard goes on where the new ones begin


def test_the_site_works_from_a_disk(opens: Opens, site: Path) -> None:
    page = opens("ja/index.html", "phone", base=site.as_uri() + "/")
    page.get_by_role("link", name="検索").click()
    page.get_by_role("searchbox").fill("ペナルティカード")
    assert "ペナルティカード" in found(page)[0]
    page.locator(".results a").first.click()
    assert page.locator("h1").inner_text()
    colour = page.evaluate("getComputedStyle(document.body).backgroundColor")
    assert colour == "rgb(243, 245, 242)"  # the style sheet is there, too


def test_the_button_starts_the_desk(opens: Opens) -> None:
    page = opens("ja/index.html", "phone")
    page.get_by_role("link", name="ブラウザでデスクを開く").click()
    expect(page.locator("h1")).to_have_text("The app starts")


def test_a_visitor_sees_at_once_what_it_is(opens: Opens) -> None:
    """On a phone of 320 pixels the heading, the reason and the button need no scrolling."""
    page = opens("index.html", "phone")
    button = page.get_by_role("link", name="Start the desk in the browser").bounding_box()
    bar = page.locator("nav.bar").bounding_box()
    assert button is not None and bar is not None
    assert button["y"] + button["height"] <= bar["y"]
    assert page.locator("img").count() >= 6
    broken = page.evaluate("[...document.images].filter((one) => !one.naturalWidth).length")
    assert broken == 0


@pytest.mark.parametrize(
    ("path", "shown"),
    [("ja/sheets/insufficient-bid.html", ".paper"), ("sheets/play-out-of-turn.html", ".boxes")],
)
def test_a_sheet_is_printed_as_it_is_drawn_where_that_is_one_page(
    opens: Opens, path: str, shown: str
) -> None:
    page = opens(path)
    drawing = page.locator(".paper img")
    expect(drawing).to_be_visible()
    page.emulate_media(media="print")
    for gone in ("header.top", "footer", "main .button"):
        expect(page.locator(gone).first).to_be_hidden()
    for part in (".paper", ".boxes"):
        expect(page.locator(part)).to_be_visible(visible=part == shown)
    if shown == ".paper":  # on one page, title and all
        made = page.pdf(prefer_css_page_size=True)
        assert made.count(b"/Type /Page\n") == 1
