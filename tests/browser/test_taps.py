"""Few taps from the first page to the words of an everyday ruling, or to a player's choice."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from bridgelaw.laws.entrances.moment import MOMENTS
from bridgelaw.web.parts.tiles import TITLES, opened_by
from tests.browser.checks import check_page
from tests.browser.conftest import Opens, a_look
from tests.rotation import rotated

SEAT = '.seat-plate.at-{} label:has([name="who"])'
CELL = 'label:has(input[name="{}"][value="{}"]):visible'
EVERYDAY = {
    "lead out of turn": (3, "play-out-of-turn", [SEAT.format("E")]),
    "dropped card": (4, "exposed-card", [SEAT.format("W"), CELL.format("rank", "J")]),
    "revoke found at once": (3, "revoke", [SEAT.format("E")]),
    "claim": (4, "claim", [SEAT.format("S"), CELL.format("objects", "W")]),
    "hesitation": (4, "unauthorised-information", [SEAT.format("N"), CELL.format("call", "Pass")]),
    "bid too low": (5, "insufficient-bid",
                    [SEAT.format("E"), CELL.format("call", "1H"), CELL.format("over", "1S")]),
    "call out of turn": (5, "call-out-of-turn",
                         [SEAT.format("W"), CELL.format("call", "1H"), CELL.format("turn", "N")]),
}  # fmt: skip
"""The most taps, the procedure of the tile, and what is tapped between the tile and the button."""


@a_look
@pytest.mark.parametrize("what", EVERYDAY)
def test_an_everyday_ruling_takes_few_taps(opens: Opens, what: str, size: str, lang: str) -> None:
    most, procedure, facts = EVERYDAY[what]
    page = opens("/", size=size, lang=lang)
    page.click(f'main a[href="/rulings/new?procedure={procedure}"]')
    for fact in facts:
        page.locator(fact).click()
    page.click("[data-go]")
    expect(page.locator("main .say, main .apart, main .choice-card").first).to_be_visible()
    assert 1 + len(facts) + 1 <= most


@a_look
def test_the_button_is_what_was_told(opens: Opens, size: str, lang: str) -> None:
    page = opens("/rulings/new?procedure=insufficient-bid&place=4&board=13", size=size, lang=lang)
    button = page.locator("[data-go]")
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.locator(SEAT.format("E")).click()
    page.locator(CELL.format("call", "1H")).click()
    page.locator(CELL.format("over", "1S")).click()
    expect(button).to_have_text(re.compile("1♥.*1♠" if lang == "en" else "1♠.*1♥"))
    expect(page.locator('[data-lies="N"]')).to_contain_text("1♠")
    box = button.bounding_box()
    height = page.viewport_size
    assert box is not None and height is not None
    assert box["y"] + box["height"] <= height["height"], "the button is in sight"
    assert not [one for one in asked if "/rulings" in one], "a tap asks the server nothing"
    page.locator(CELL.format("over", "1S")).click()  # a second tap takes it back
    expect(page.locator('[data-lies="N"]')).to_be_empty()


@a_look
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_moment_pages_are_without_fault(opens: Opens, size: str, lang: str, theme: str) -> None:
    page = opens("/", size=size, lang=lang, theme=theme)
    for key in rotated(list(MOMENTS), part=3):
        page.goto(f"/rulings/new?procedure={key}&place=4&board=13")
        seat = page.locator(SEAT.format("E"))
        if seat.count():
            seat.click()
        check_page(page)


def test_every_tile_leads_to_a_page_with_a_button(opens: Opens) -> None:
    page = opens("/", size="phone", script=False)
    for tile in rotated([key for key in TITLES if opened_by(key) is not None], part=4):
        first = opened_by(tile)
        assert first is not None
        page.goto("/")
        page.click(f'main a[href="/rulings/new?procedure={first.key}"]')
        page.click("[data-go]")
        expect(page.locator("main h1")).to_be_visible()
        assert "go=yes" in page.url
