"""Search on top of every page: results while one types, by keyboard, finger and screen reader."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.checks import check_page
from tests.browser.conftest import Opens


def hits(page: Page) -> list[str]:
    return [one.inner_text() for one in page.locator(".hits [role=option] b").all()]


def test_results_come_while_one_types_and_are_reached_by_keyboard(opens: Opens) -> None:
    page = opens("/tables")
    field = page.get_by_role("combobox", name="Search by a word or a law number")
    expect(field).to_have_attribute("aria-expanded", "false")
    field.press_sequentially("revok")
    options = page.get_by_role("option")
    expect(options.first).to_contain_text("Revoke")
    expect(field).to_have_attribute("aria-expanded", "true")
    expect(page.locator("header .find [role=status]")).to_have_text(re.compile(r"Found: \d+"))
    groups = page.locator(".hits [role=group]")
    assert [one.get_attribute("aria-label") for one in groups.all()] == ["Rulings", "Laws"]
    check_page(page)
    field.press("ArrowDown")
    first = options.first
    expect(first).to_have_attribute("aria-selected", "true")
    expect(field).to_have_attribute("aria-activedescendant", first.get_attribute("id") or "-")
    field.press("ArrowUp")  # back in the field
    expect(page.locator(".hits [aria-selected=true]")).to_have_count(0)
    field.press("ArrowUp")  # and round to the last
    expect(options.last).to_have_attribute("aria-selected", "true")
    field.press("Escape")
    expect(page.locator(".hits")).to_be_hidden()
    expect(field).to_have_value("revok")
    field.press("ArrowDown")
    expect(page.locator(".hits")).to_be_visible()
    field.press("ArrowDown")
    field.press("Enter")
    page.wait_for_url(re.compile(r"/rulings/new\?procedure=revoke"))


@pytest.mark.parametrize(("pin", "to"), [(True, "/rulings/new"), (False, "/sheets/revoke")])
def test_on_a_phone_the_first_tap_leads_there(opens: Opens, pin: bool, to: str) -> None:
    page = opens("/laws", size="phone", lang="ja", pin=pin)
    page.click("header .to-search")
    page.wait_for_url(re.compile("/search"))
    field = page.locator("main input[name=q]")
    expect(field).to_be_focused()
    field.press_sequentially("リボーク")
    expect(page.locator(".hits [role=option]").first).to_contain_text("リボーク")
    check_page(page)
    page.locator("main .hits [role=option]").first.click()
    page.wait_for_url(re.compile(to))


def test_the_last_word_counts_and_nothing_is_said_to_be_nothing(opens: Opens) -> None:
    page = opens("/laws")
    field = page.locator("header .find input[name=q]")
    field.press_sequentially("27B")
    expect(page.locator("header .find .hits b").first).to_be_visible()
    assert any("27B" in one for one in hits(page))
    field.fill("zxqwv")
    expect(page.locator("header .find .hits")).to_contain_text("Nothing was found")
    field.fill("")
    expect(page.locator("header .find .hits")).to_be_hidden()
    # Enter without a choice goes to the page of the search.
    field.fill("dropped a card")
    field.press("Enter")
    page.wait_for_url(re.compile(r"/search\?q=dropped"))
    expect(page.locator("main .procedures a").first).to_contain_text("card")


def test_without_script_the_field_is_a_plain_form(opens: Opens) -> None:
    page = opens("/log", script=False)
    page.fill("header .find input[name=q]", "revoke")
    page.press("header .find input[name=q]", "Enter")
    page.wait_for_url(re.compile(r"/search\?q=revoke"))
    expect(page.locator("main .procedures a").first).to_contain_text("Revoke")


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_a_sentence_longer_than_the_field_is_seen_whole_while_it_is_typed(
    opens: Opens, lang: str
) -> None:
    page = opens("/", size="phone", lang=lang)
    field, whole = page.locator("main .tell input[name=q]"), page.locator("main .tell .in-full")
    field.fill("East bid one")
    expect(whole).to_be_hidden()
    told = "East bid one heart over North's one spade, and South has already passed"
    field.fill(told)
    expect(whole).to_have_text(told)
    assert whole.evaluate("one => one.scrollWidth <= one.clientWidth && one.clientHeight > 0")
    check_page(page)
    field.press("Enter")  # without a choice
    page.wait_for_url(re.compile("one(%20|\\+)heart|/rulings/|/moment"))
