"""The pages that everybody meets first."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.checks import check_page
from tests.browser.conftest import PIN, Opens, a_look


@a_look
@pytest.mark.parametrize("address", ["/", "/sign-in"])
def test_page_is_accessible(opens: Opens, address: str, size: str, lang: str) -> None:
    check_page(opens(address, size=size, lang=lang))


@a_look
def test_the_pin_opens_the_desk(opens: Opens, size: str, lang: str) -> None:
    page = opens("/log", size=size, lang=lang, pin=False)
    page.fill("#pin", "0000")
    page.click("main button.primary")
    expect(page.get_by_role("alert")).to_be_visible()
    page.fill("#pin", PIN)
    page.keyboard.press("Enter")
    expect(page).to_have_url(re.compile("/log$"))
