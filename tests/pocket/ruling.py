"""A director who rules in the app: takes the first of what is offered."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Frame, FrameLocator, Locator, expect

from tools.app_browser import Window


def tap(desk: Frame, button: Locator) -> None:
    """Taps, and waits until the next page stands."""
    desk.evaluate("document.body.dataset.before = 'yes'")
    button.click()
    desk.wait_for_selector("body:not([data-before])", state="attached")
    desk.wait_for_load_state()


def until_ruled(desk: Frame, most: int = 40) -> None:
    """Answers with the first of what is offered until the ruling stands there."""
    for _ in range(most):
        if desk.locator("[data-moment]").count():
            if desk.locator(".seat-plate.at-E label").count():
                desk.locator(".seat-plate.at-E label").click()
            tap(desk, desk.locator("[data-go]"))
        elif desk.locator("#answers button[name=answer]").count():
            tap(desk, desk.locator("#answers button[name=answer]").first)
        elif desk.locator("#answers #answer").count():
            field = desk.locator("#answers #answer")
            hint = desk.locator("#answers #expected").text_content() or ""
            named = re.search(r"such as (.+?)(?:,| or |$)", hint)  # as the page itself says
            field.fill(named[1] if named else "3")
            tap(desk, desk.locator("#answers form button.primary"))
        elif desk.locator("#answers [data-written]").count():  # beside the contract strip
            unfolded(desk, "[data-written]").fill("4S= E")
            tap(desk, desk.locator("#answers form button.primary"))
        elif desk.locator("#answers form:has([name=part]) button.primary").count():
            tap(desk, desk.locator("#answers form:has([name=part]) button.primary"))
        elif desk.locator('form[action$="/rulings/new/give"] button.primary').count():
            # Ruled at once, of which nothing is kept before it is given.
            tap(desk, desk.locator('form[action$="/rulings/new/give"] button.primary'))
        else:
            return
    pytest.fail(f"no ruling after {most} answers: {desk.locator('main').inner_text()[:600]}")


def unfolded(desk: Frame | FrameLocator, what: str) -> Locator:
    """A link, also where the page has folded it away."""
    folded = desk.locator(f"details:has({what})")
    folded.evaluate_all("(all) => all.forEach((one) => { one.open = true; })")
    return desk.locator(what).first


def begin(window: Window, procedure: str) -> Frame:
    """A ruling from its first question to its end."""
    desk = window.go(f"/rulings/new?procedure={procedure}")
    until_ruled(desk)
    expect(desk.locator("main")).not_to_contain_text("went wrong")
    return desk


def ruling_in(desk: Frame) -> str:
    """The ruling that is shown."""
    return desk.url.split("/rulings/")[1].split("/")[0]
