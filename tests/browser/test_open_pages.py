"""What everybody may use without the PIN, in a real browser."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.checks import check_page
from tests.browser.conftest import Opens, Served, a_look


@pytest.mark.parametrize(
    ("sheet", "size", "lang", "script"),
    [
        ("insufficient-bid", "phone", "ja", True),
        ("call-out-of-turn", "laptop", "en", True),
        ("play-out-of-turn", "phone", "en", False),
        ("revoke", "laptop", "ja", False),
    ],
)
def test_a_sheet_leads_players_to_the_ruling(
    opens: Opens, served: Served, sheet: str, size: str, lang: str, script: bool
) -> None:
    before = served.desk.store.newest()
    page = opens("/sheets", size=size, lang=lang, pin=False, script=script)
    if script:
        check_page(page)
    page.click(f'.rows a[href="/sheets/{sheet}"]')
    if script:
        check_page(page)
    visited = [page.url]
    while page.locator(".ways a").count():
        assert page.locator(".only-without").count()
        page.locator(".ways a").last.click()
        visited.append(page.url)
    if script:
        check_page(page)
    ruling = page.locator("h1").inner_text()
    page.go_back()
    assert page.url == visited[-2]
    expect(page.locator(".ways a").first).to_be_visible()
    page.goto(visited[-1])  # a link to the same place can be reopened
    expect(page.locator("h1")).to_have_text(ruling)
    assert served.desk.store.newest() == before


@a_look
def test_the_whole_sheet_is_a_page(opens: Opens, size: str, lang: str) -> None:
    """Read on a phone: no type below 12 px, and the paper is one tap away."""
    page = opens("/sheets/revoke", size=size, lang=lang, pin=False)
    page.click('a[href="/sheets/revoke/whole"]')
    check_page(page)
    smallest = page.evaluate(
        "Math.min(...[...document.querySelectorAll('.boxes *')].filter(one => one.innerText)"
        ".map(one => parseFloat(getComputedStyle(one).fontSize)))"
    )
    assert smallest >= 12
    jump = page.locator(".boxes .jump").first
    to = jump.get_attribute("href") or ""
    jump.click()
    expect(page.locator(to)).to_be_in_viewport()
    page.go_back()
    page.locator(".title-bar a, main a[href='/sheets']").first.click()
    expect(page).to_have_url(re.compile("/sheets$"))


def test_the_sheet_to_print_is_drawn(opens: Opens) -> None:
    page = opens("/sheets/revoke/whole", pin=False)
    drawn = page.request.get(page.locator('main a[href*=".svg"]').get_attribute("href") or "")
    assert drawn.ok and "<svg" in drawn.text()


def test_calls_are_compared_by_preset_and_by_text(opens: Opens) -> None:
    page = opens("/compare", size="phone", lang="en", pin=False)
    page.locator("summary:has-text('Methods')").first.click()
    page.select_option("#preset-old", "1h-five")
    expect(page.locator("#shows-old")).to_have_value("11-21 H5+")
    page.locator("summary:has-text('Write it')").nth(1).click()
    page.fill("#call-1", "2H")
    page.fill("#shows-1", "10+ H5+ hoge")
    page.click("button.primary")
    expect(page.locator("mark")).to_have_text("hoge")
    check_page(page)
    page.fill("#shows-1", "10+ H5+")
    page.click("button.primary")
    expect(page.locator("#verdict-1")).to_contain_text("23A1")
    page.click("summary:has-text('Why')")
    check_page(page)


@a_look
def test_the_verdict_is_in_sight_once_calls_are_compared(
    opens: Opens, size: str, lang: str
) -> None:
    page = opens("/compare?withdrawn=6%2B+H4%2B&shows=8%2B+H4", size=size, lang=lang, pin=False)
    page.locator("button.primary").click()
    verdict = page.locator(".verdicts li, #verdict-1").filter(visible=True).first
    expect(verdict).to_be_in_viewport(ratio=1)
    expect(page.locator(".share b")).to_have_text({"en": "all", "ja": "すべて"}[lang])
    check_page(page)


def test_a_call_is_tapped_points_have_two_handles_and_suits_a_length(opens: Opens) -> None:
    page = opens("/compare?withdrawn=1h-five", size="phone", pin=False)
    pads = page.locator("[data-pad]")
    old, new = pads.nth(0), pads.nth(1)
    least, most = (old.locator(f"[data-end={end}]") for end in ("least", "most"))
    expect(old.locator("[data-points-said]")).to_have_text("11–21")  # the method, as it is read
    expect(least).to_have_value("11")
    least.press("ArrowRight")
    expect(page.locator("#shows-old")).to_have_value("12-21 H5+")
    new.locator(".which-call > summary").click()
    new.locator('[value="1:1♥"]').click()
    expect(page.locator("#call-1")).to_have_value("1♥")
    new.locator("[data-end=least]").fill("9")
    new.locator("[data-end=most]").fill("17")
    for _ in range(2):  # four or more, five or more
        new.get_by_role("button", name="hearts").click()
    expect(page.locator("#shows-1")).to_have_value("9-17 H5+")
    # The desk counts while it is tapped.
    expect(page.locator("#verdict-1")).to_contain_text("1♥")
    expect(page.locator(".share b")).to_have_text("52.3%")
    most.fill("8")  # a handle takes the other one along
    expect(page.locator("#shows-old")).to_have_value("8-8 H5+")
    check_page(page)


@a_look
def test_a_table_is_practised_and_marked(opens: Opens, size: str, lang: str) -> None:
    page = opens("/training", size=size, lang=lang, pin=False)
    check_page(page)
    page.goto("/training/table?s=board.212229&n=3&v=away.S.happened")
    talk = page.locator(".talk .privately")  # a colour of its own, and otherwise a line like any
    expect(talk.first).to_have_css("border-top-width", "0px")
    check_page(page)
    page.goto("/training/table?s=board.212229&n=3")
    page.click(".to-ask .chips-row a >> nth=0")
    check_page(page)
    page.click(".done a")
    page.check(".ticks [type=checkbox] >> nth=0")
    check_page(page)
    while page.locator(".ticks button").count():  # some lines at a time
        page.click(".ticks button")
    check_page(page)
    while not page.locator(".score-line").count():  # the board goes on until it is over
        page.click(".done a, .ticks button")
    expect(page.locator(".mark-list li")).not_to_have_count(0)
    check_page(page)


@a_look
def test_the_quiz_is_answered_and_ends_with_what_to_read_again(
    opens: Opens, size: str, lang: str
) -> None:
    page = opens("/casebook", size=size, lang=lang, pin=False)
    check_page(page)
    page.goto("/casebook/quiz")
    check_page(page)
    page.click("main button.primary")
    # The first and the last of ten: what was answered stands in the address.
    for answered in ("", "1" * 9):
        page.goto(f"/casebook/quiz?level=&topic=&seed=7&a={answered}")
        check_page(page)
        page.locator(".ways a").first.click()
        check_page(page)
        page.locator("main a.primary").click()
    expect(page.locator(".marks a")).to_have_count(10)
    check_page(page)
    page.locator('.rows a[href^="/casebook/"]').first.click()
    check_page(page)


@pytest.mark.parametrize(
    ("address", "size", "lang"),
    [
        ("/compare?withdrawn=6%2B+H4%2B&shows=8%2B+H4&shows=10-12+bal", "laptop", "ja"),
        ("/casebook/law-50/50D2-the-three-choices", "phone", "en"),
        ("/casebook/law-87/87B-weighted", "phone", "ja"),
        ("/casebook/wbf-commentary/04-players-rule-for-themselves", "laptop", "en"),
    ],
)
def test_open_pages_are_accessible(opens: Opens, address: str, size: str, lang: str) -> None:
    page = opens(address, size=size, lang=lang, pin=False, theme="dark")
    for summary in page.locator("main details > summary").all():
        summary.click()
    check_page(page)
