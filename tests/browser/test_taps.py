"""Few taps from the first page to the words of an everyday ruling."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Opens, a_look

EVERYDAY = {
    "pass out of turn": (6, "call-out-of-turn", ("pass", "rho", "nobody", "no")),
    "dropped card": (5, "exposed-card", ("defender", "low", "no")),
    "insufficient bid": (7, "insufficient-bid", ("no", "bid_or_pass", "no", "none")),
    "revoke, noticed after the play": (6, "revoke", ("after_play", "himself_only", "no")),
    "claim": (6, "claim", ("declarer", "director", "trump", "1")),
    "lead out of turn": (4, "play-out-of-turn", ("opening_lead", "forbid")),
}
"""The most taps, the ruling, and the answers that are tapped after the tile and the seat."""


@a_look
@pytest.mark.parametrize("what", EVERYDAY)
def test_an_everyday_ruling_takes_few_taps(opens: Opens, what: str, size: str, lang: str) -> None:
    most, procedure, answers = EVERYDAY[what]
    page = opens("/", size=size, lang=lang)
    taps = 2
    page.click(f'main a[href="/rulings/new?procedure={procedure}"]')
    page.click('main button[name="who"][value="E"]')
    for answer in answers:
        here = re.compile(re.escape(page.url) + "$")
        page.click(f'main button[name="answer"][value="{answer}"]:visible')
        expect(page).not_to_have_url(here)
        taps += 1
    words = page.locator("main .say, main .apart").first
    expect(words).to_be_visible()
    expect(page.locator('main form[action$="/give"] button').first).to_be_visible()
    assert taps <= most
