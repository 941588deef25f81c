"""A live table in the app: a penalty card from the moment it falls until it is played."""

from __future__ import annotations

import re

from playwright.sync_api import Frame, expect

from tests.pocket.ruling import tap
from tests.table.tables import DEAL
from tools.app_browser import Window


def _play(desk: Frame, name: str, value: str) -> None:
    desk.locator(f'#acting button[name="{name}"][value="{value}"]').click()


def _rule(desk: Frame, first: bool) -> None:
    while desk.locator("#answers button[name=answer]").count():
        buttons = desk.locator("#answers button[name=answer]")
        tap(desk, buttons.first if first else buttons.last)
    tap(desk, desk.locator('form[action$="/give"] button.primary'))
    tap(desk, desk.locator('a.button[href*="/tables/"]').first)


def test_a_major_penalty_card_is_kept_track_of_without_a_network(window: Window) -> None:
    desk = window.go("/tables/new")
    desk.fill("#board", "3")
    desk.click("#more-fields > summary")
    desk.fill("#deal", str(DEAL))
    tap(desk, desk.locator("main form button.primary"))
    for call in ("S 3NT", "W Pass", "N Pass", "E Pass"):
        _play(desk, "line", call)
    expect(desk.locator(".table-top")).to_contain_text("3NT")
    desk.click(".felt .at-E a.plate")
    desk.click("#card-HK")
    desk.click('#why button[value="exposes"]')
    expect(desk.locator(".note .law").first).to_have_text(re.compile(r"^L?49$"))
    tap(desk, desk.locator(".note button.primary"))
    _rule(desk, first=True)
    expect(desk.locator(".felt .at-E .lying b")).to_have_text("K")
    expect(desk.locator("#in-force")).to_contain_text("♥")
    tap(desk, desk.locator("#due button.primary"))
    _rule(desk, first=False)
    for card in ("W HT", "N H2"):
        _play(desk, "card", card)
    # East must play it.
    expect(desk.locator("#acting .fanned button")).to_have_count(1)
    _play(desk, "card", "E HK")
    expect(desk.locator(".felt .at-E .lying")).to_have_count(0)
