"""What every page must fulfil."""

from __future__ import annotations

from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import Page


def check_page(page: Page) -> None:
    """No violation that axe-core finds, one main heading, and nothing wider than the screen."""
    found = Axe().run(page)
    assert found.violations_count == 0, found.generate_report()[:3000]
    assert page.locator("h1").count() == 1, page.url
    wide = page.evaluate(
        "document.documentElement.scrollWidth - document.documentElement.clientWidth"
    )
    assert wide <= 0, f"{page.url} is {wide} pixels wider than the screen"
