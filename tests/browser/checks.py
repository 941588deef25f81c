"""What every page must fulfil."""

from __future__ import annotations

import os
from collections import Counter

from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import Page

from tests.rotation import in_turn

_checked: Counter[str] = Counter()
"""How many pages each test has had checked."""


def check_page(page: Page) -> None:
    """No violation that axe-core finds, one main heading, and nothing wider than the screen.

    Pages are much alike, and axe takes three times as long as the page itself: it looks at one in
    three, at others in the next run.
    """
    test = os.environ["PYTEST_CURRENT_TEST"]
    _checked[test] += 1
    if in_turn(f"{test} {_checked[test]}"):
        found = Axe().run(page)
        assert found.violations_count == 0, found.generate_report()[:3000]
    assert page.locator("h1").count() == 1, page.url
    wide = page.evaluate(
        "document.documentElement.scrollWidth - document.documentElement.clientWidth"
    )
    assert wide <= 0, f"{page.url} is {wide} pixels wider than the screen"
