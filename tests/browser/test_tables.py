"""Live tables in a real browser: tapped, ruled at, and watched from elsewhere."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from bridgelaw.game import Deal, Seat
from bridgelaw.laws.common.end_of_board import agreed
from bridgelaw.locale.language import language
from bridgelaw.locale.text import tr
from bridgelaw.table.notation import write_event
from tests.browser.checks import check_page
from tests.browser.conftest import Opens, Served, a_look
from tests.table.tables import AUCTION, DEAL, ruling, table


def tap(page: Page, name: str, value: str) -> None:
    page.locator(f'#acting button[name="{name}"][value="{value}"]').click()


@a_look
def test_a_penalty_card_until_it_is_gone(opens: Opens, size: str, lang: str) -> None:
    page = opens("/tables/new", size=size, lang=lang)
    _penalty_card(page)
    expect(page.locator("#acting-title")).to_have_text(
        language(lang).say(tr("{player} to play", player=Seat.SOUTH))
    )


def _penalty_card(page: Page) -> None:
    """East drops ♥K; it is a major penalty card, and East must play it."""
    page.fill("#board", "3")
    page.click("#more-fields > summary")
    page.fill("#deal", str(DEAL))
    page.click("main form button.primary")
    for call in ("S 3NT", "W Pass", "N Pass", "E Pass"):
        tap(page, "line", call)
    expect(page.locator(".table-top")).to_contain_text("3NT")
    # Somebody who is not to play drops a card.
    page.click(".felt .at-E a.plate")
    page.click("#card-HK")
    page.click('#why button[value="exposes"]')
    expect(page.locator(".note .law").first).to_have_text(re.compile(r"^L?49$"))
    page.click(".note button.primary")
    page.wait_for_url(re.compile("/rulings/"))
    while page.locator("button[name=answer]").count():
        url = page.url
        page.locator("button[name=answer]").first.click()
        page.wait_for_url(lambda now, url=url: now != url)  # type: ignore[misc]
    page.click('form[action$="/give"] button.primary')
    page.locator('a.button[href^="/tables/"]').first.click()
    lies = page.locator(".felt .at-E .lying")
    expect(lies).to_contain_text("♥")
    expect(lies.locator("b")).to_have_text("K")
    expect(page.locator("#in-force")).to_contain_text("♥")
    check_page(page)
    # Declarer's choice comes first: West leads, and their partner's penalty card lies there.
    # Until then nothing may be led.
    expect(page.locator("#acting .fanned button")).to_have_count(0)
    page.click("#due button.primary")
    page.wait_for_url(re.compile("/rulings/"))
    while page.locator("button[name=answer]").count():
        url = page.url
        page.locator("button[name=answer]").last.click()
        page.wait_for_url(lambda now, url=url: now != url)  # type: ignore[misc]
    page.click('form[action$="/give"] button.primary')
    page.locator('a.button[href^="/tables/"]').first.click()
    expect(page.locator("#due")).to_have_count(0)
    for card in ("W HT", "N H2"):
        tap(page, "card", card)
    # East must play it, and may tap another card all the same.
    expect(page.locator("#acting .fanned button")).to_have_count(1)
    expect(page.locator('#acting button[value="E HK"]')).to_have_class(re.compile(r"\bonly\b"))
    page.click("#card-HA")
    expect(page.locator("#why")).to_contain_text("50D1")
    check_page(page)
    tap(page, "card", "E HK")
    # What is over is said, once.
    expect(page.locator("#over")).to_have_count(1)
    expect(lies).to_have_count(0)
    expect(page.locator("#in-force")).to_have_count(0)
    expect(page.locator(".trick .at-E")).to_contain_text("K")


def test_two_browsers_at_one_table(opens: Opens, served: Served) -> None:
    record = served.desk.open_table("", table(AUCTION), "7")
    here = opens(f"/tables/{record.id}", size="phone")
    there = opens(f"/tables/{record.id}", pin=False)
    second = opens(f"/tables/{record.id}")
    second.click("#others > summary")
    second.fill("#line", "W leads")
    expect(there.locator("#acting")).to_have_count(0)
    tap(here, "card", "W C7")
    expect(there.locator(".trick .at-W")).to_contain_text("7")
    expect(there.locator("#happened")).to_have_text("West leads ♣7.")
    # What somebody is typing is neither lost nor left.
    expect(second.locator(".trick .at-W")).to_contain_text("7")
    expect(second.locator("#line")).to_have_value("W leads")
    expect(second.locator("#line")).to_be_focused()
    # Another process changes it, without the page.
    desk = served.desk
    at = desk.table(record.id)
    desk.happen(at, at.seq, *table(AUCTION, "W leads C7, N plays C2").log[-1:])
    expect(there.locator(".trick .at-N")).to_contain_text("2")
    for closed in "WES":
        assert "♥" not in there.locator(f".felt .place.at-{closed}").inner_text()


def test_a_tap_on_a_table_that_has_gone_on_is_kept(opens: Opens, served: Served) -> None:
    record = served.desk.open_table("", table("S 1H"))
    page = opens(f"/tables/{record.id}", script=False)
    served.desk.happen(record, record.seq, *table("S 1H, W P").log[-1:])
    tap(page, "line", "W 1S")
    expect(page.locator("[role=alert]")).to_contain_text("West calls 1♠")
    page.click("[role=alert] button")
    log = [write_event(event) for event in served.desk.table(record.id).table.log]
    assert log == ["S 1H", "W Pass", "W 1S"]


def test_hands_by_the_picker(opens: Opens, served: Served) -> None:
    page = opens("/tables/new", size="phone")
    page.fill("#board", "3")
    page.click("#more-fields > summary")
    page.fill("#hand-N", str(DEAL.hands[0]))
    page.fill("#hand-E", str(DEAL.hands[1]))
    page.locator(".pack .seats button", has_text="South").click()
    for card in DEAL.hands[2] or ():
        page.click(f'[data-card="{card.suit.symbol}{card.rank_letter}"]')
    # What is left is West's.
    expect(page.locator("#hand-W")).to_have_value(str(DEAL.hands[3]))
    check_page(page)
    page.click("main form button.primary")
    assert served.desk.table(page.url.rpartition("/")[2]).table.deal == DEAL


@a_look
def test_tables_are_accessible(opens: Opens, served: Served, size: str, lang: str) -> None:
    desk = served.desk
    auction = desk.open_table("", table("S 1H, W P, N 1H"), "1", {"N": "Ann", "E": "Ben"})
    looked = ruling("review 16C2; 1 tricks to NS by 64A1")
    over = desk.open_table("", table(AUCTION, "W leads C7", looked, "S claims 9").after(agreed()))
    page = opens("/tables", size=size, lang=lang, theme="dark" if size == "phone" else "light")
    check_page(page)
    for record in (auction, over):
        page.goto(f"/tables/{record.id}")
        page.evaluate(
            "for (const one of document.querySelectorAll('main details')) one.open = true"
        )
        check_page(page)
    page.goto(f"/tables/{auction.id}/director?size=large")
    check_page(page)


@pytest.mark.parametrize("script", [True, False])
def test_the_line_of_a_claim_is_stepped_through(opens: Opens, served: Served, script: bool) -> None:
    desk = served.desk
    deal = Deal.parse("N:2..2.3 .2.J.5 .5.K.A .K.93.")
    played = "W leads D3, N spreads the hand, N plays D2, E plays DJ, S plays DK, S claims 2"
    record = desk.open_ruling("claim", at=desk.open_table("", table(AUCTION, played, deal=deal)))
    for value in ("director", "none"):
        record = desk.answer(record, record.seq, len(record.answers), value)
    page = opens(f"/rulings/{record.id}", size="phone", script=script)
    first, second = page.locator("#step-1"), page.locator("#step-2")
    expect(first).to_be_visible()
    expect(second).to_be_hidden()
    if script:  # axe-core is a script
        check_page(page)
    first.locator("a.next").click()
    expect(second).to_be_visible()
    expect(first).to_be_hidden()
    second.locator("a:not(.next)").click()
    expect(first).to_be_visible()


@a_look
def test_long_suits_of_a_claim_stay_within_their_hands(
    opens: Opens, served: Served, size: str, lang: str
) -> None:
    desk = served.desk
    deal = Deal.parse("N:A2.432.K2. QJ.AK5..AK T9.QJ7.QJ. 65...T9832")
    played = "W leads S6, N spreads the hand, N plays SA, E plays SJ, S plays S9, S claims 6"
    at = desk.open_table("", table(AUCTION, played, deal=deal))
    record = desk.open_ruling("claim", at=at, assumes=True)
    for value in ("director", "none"):
        record = desk.answer(record, record.seq, len(record.answers), value)
    page = opens(f"/rulings/{record.id}", size=size, lang=lang)
    shown = page.locator("#step-1")
    expect(shown).to_be_visible()
    out = shown.evaluate(
        """(step) => [...step.querySelectorAll(".hand")].flatMap((hand) => {
            const box = hand.getBoundingClientRect(), line = document.createRange();
            return [...hand.querySelectorAll("li")].filter((one) => {
                line.selectNodeContents(one);
                return line.getBoundingClientRect().right > box.right;
            }).map((one) => one.textContent);
        })"""
    )
    assert out == []


def test_what_was_typed_at_a_table_and_asks_for_something_is_in_sight(
    opens: Opens, served: Served
) -> None:
    record = served.desk.open_table("", table(AUCTION, "W leads C7, N spreads the hand"), "3")
    page = opens(f"/tables/{record.id}", size="phone")
    typed = page.locator("#live input[name=line]").first
    typed.evaluate("(one) => { for (let at = one; (at = at.parentElement);) at.open = true; }")
    for line, shows in (("S claims 9", "#due"), ("S klaims 9", "[role=alert]")):
        typed.fill(line)
        typed.press("Enter")
        asks = page.locator(f"#live {shows}")
        expect(asks).to_be_visible()
        expect(asks).to_be_in_viewport(ratio=0.9)
        typed = page.locator("#live input[name=line]").first
        typed.evaluate("(one) => { for (let at = one; (at = at.parentElement);) at.open = true; }")


@a_look
def test_a_table_is_open_in_two_taps(opens: Opens, served: Served, size: str, lang: str) -> None:
    page = opens("/tables", size=size, lang=lang)
    page.click('main a[href="/tables/new"]')
    check_page(page)
    page.click('.dealer button[value="E"]')
    opened = served.desk.table(page.url.rpartition("/")[2]).table
    assert str(opened.board.dealer) == "E"
    page.goto("/tables/new")
    for _ in range(3):
        page.click('[data-by="1"]')
    page.click('[data-by="-1"]')
    page.click("main form button.primary")
    assert served.desk.table(page.url.rpartition("/")[2]).table.board.id == 2
