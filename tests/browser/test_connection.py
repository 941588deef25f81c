"""The connection comes and goes: no answer is lost, and none is written twice."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, Route, expect

from tests.browser.checks import check_page
from tests.browser.conftest import PIN, Opens, Served
from tests.browser.contexts import PATIENCE
from tests.table.tables import AUCTION, table

STRIP = "#connection"
ANSWERS = "#answers button[name=answer]"


def kept(page: Page) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = json.loads(
        page.evaluate("localStorage.getItem('bridgelaw-kept') || '[]'")
    )
    return found


def begun(served: Served, procedure: str = "revoke") -> str:
    """A quick ruling, with nothing answered yet."""
    return served.desk.open_ruling(procedure, place="3", board="7").id


def written(served: Served, ruling: str) -> int:
    """How often the first question was answered; rarities after it are assumed."""
    entries = served.desk.store.read(ruling)
    return sum(one.kind == "answered" and one.data["step"] == 0 for one in entries)


def first_answer(served: Served, ruling: str) -> str:
    return served.desk.ruling(ruling).answers[0].value


def until(page: Page, is_so: Callable[[], bool]) -> None:
    """The policy of our pages lets Playwright evaluate nothing by itself, so the test asks."""
    for _ in range(PATIENCE // 50):
        if is_so():
            return
        page.wait_for_timeout(50)
    raise AssertionError(kept(page))


def nothing_is_kept(page: Page) -> None:
    until(page, lambda: page.evaluate("localStorage.getItem('bridgelaw-kept') === null"))


def test_an_answer_without_connection_is_kept_and_sent_when_it_is_back(
    opens: Opens, served: Served
) -> None:
    ruling = begun(served)
    page = opens(f"/rulings/{ruling}/0", size="phone")
    answers = page.locator("button[name=answer]")
    expect(page.locator(STRIP)).to_be_hidden()
    page.context.set_offline(True)
    answers.first.click()
    expect(page.locator(STRIP)).to_contain_text("No connection. Your answer is kept.")
    expect(answers.first.locator(".waits")).to_have_text("waiting")
    check_page(page)
    # Another answer takes its place: to a question there is one.
    answers.last.click()
    expect(answers.last.locator(".waits")).to_have_count(1)
    expect(answers.first.locator(".waits")).to_have_count(0)
    value = answers.last.get_attribute("value")
    (item,) = kept(page)
    assert ["answer", value] in item["fields"]
    assert "token" not in json.dumps(item)
    assert not served.desk.ruling(ruling).answers
    page.context.set_offline(False)
    page.wait_for_url(re.compile(f"/rulings/{ruling}/[1-9]"))
    expect(page.locator(STRIP)).to_be_hidden()
    nothing_is_kept(page)
    assert first_answer(served, ruling) == value
    assert written(served, ruling) == 1


def test_an_answer_that_came_is_not_written_again(opens: Opens, served: Served) -> None:
    """The desk has it, and only what the desk said is lost on its way."""
    ruling = begun(served)
    page = opens(f"/rulings/{ruling}/0")
    lost: list[int] = []

    def lose(route: Route) -> None:
        if route.request.method != "POST" or lost:
            route.continue_()
            return
        lost.append(route.fetch(max_redirects=0).status)
        route.abort()

    page.route("**/rulings/**", lose)
    page.locator("button[name=answer]").first.click()
    page.wait_for_url(re.compile(f"/rulings/{ruling}/[1-9]"))
    nothing_is_kept(page)
    assert lost == [204]
    assert written(served, ruling) == 1


def test_the_first_answer_opens_one_ruling_however_often_it_is_sent(
    opens: Opens, served: Served
) -> None:
    """Nothing is kept before the first answer, so that no `seen` could tell that it came."""
    page = opens("/rulings/new?procedure=revoke&who=E", size="phone")
    lost: list[int] = []

    def lose(route: Route) -> None:
        if route.request.method != "POST" or len(lost) == 2:
            route.continue_()
            return
        lost.append(route.fetch(max_redirects=0).status)
        route.abort()

    page.route("**/rulings/**", lose)
    page.locator("button[name=answer]").first.click()
    page.wait_for_url(re.compile("/rulings/r-"))
    nothing_is_kept(page)
    assert lost == [204, 204]
    (opened,) = served.desk.store.find("ruling", limit=5)
    assert opened.stream in page.url


def _conflict(opens: Opens, served: Served, lang: str = "en") -> tuple[Page, str, str, str]:
    """Both answered the first question while this page had no connection."""
    ruling = begun(served)
    page = opens(f"/rulings/{ruling}/0", size="phone", lang=lang)
    page.context.set_offline(True)
    answers = page.locator("button[name=answer]")
    mine, theirs = (one.get_attribute("value") or "" for one in (answers.first, answers.last))
    answers.first.click()
    expect(page.locator(STRIP)).to_be_visible()
    record = served.desk.ruling(ruling)
    served.desk.answer(record, record.seq, 0, theirs)
    page.context.set_offline(False)
    expect(page.locator(".conflict")).to_be_visible()
    return page, ruling, mine, theirs


def test_two_answers_are_shown_and_mine_is_used(opens: Opens, served: Served) -> None:
    page, ruling, mine, theirs = _conflict(opens, served)
    card = page.locator(".conflict")
    expect(card.locator("dt")).to_have_count(2)
    expect(card.locator("button, a.button")).to_have_count(2)
    expect(page.locator(STRIP)).to_be_hidden()
    check_page(page)
    assert first_answer(served, ruling) == theirs
    # Nothing is lost by looking elsewhere first.
    page.goto("/laws")
    expect(page.locator(STRIP)).to_be_visible()
    page.click(f"{STRIP} .there")
    expect(page.locator(".conflict")).to_be_visible()
    page.locator(".conflict button").click()
    page.wait_for_url(re.compile(f"/rulings/{ruling}/[1-9]"))
    nothing_is_kept(page)
    assert first_answer(served, ruling) == mine


def test_two_answers_are_shown_and_the_other_is_kept(opens: Opens, served: Served) -> None:
    page, ruling, _, theirs = _conflict(opens, served, lang="ja")
    check_page(page)
    page.locator(".conflict a.button").click()
    nothing_is_kept(page)
    page.reload()
    expect(page.locator(STRIP)).to_be_hidden()
    assert first_answer(served, ruling) == theirs


def test_who_is_not_signed_in_any_more_is_asked_before_it_is_sent(
    opens: Opens, served: Served
) -> None:
    ruling = begun(served)
    page = opens(f"/rulings/{ruling}/0")
    page.context.set_offline(True)
    page.locator("button[name=answer]").first.click()
    expect(page.locator(STRIP)).to_be_visible()
    page.context.clear_cookies()
    page.context.set_offline(False)
    page.wait_for_url(re.compile("/sign-in"))
    assert not served.desk.ruling(ruling).answers
    page.fill("input[name=pin]", PIN)
    page.click("main button")
    expect(page.locator(f"{STRIP} .send")).to_be_visible()
    check_page(page)
    assert not served.desk.ruling(ruling).answers
    page.click(f"{STRIP} .send")
    page.wait_for_url(re.compile(f"/rulings/{ruling}/[1-9]"))
    nothing_is_kept(page)
    assert written(served, ruling) == 1


def test_what_is_discarded_is_gone(opens: Opens, served: Served) -> None:
    ruling = begun(served)
    page = opens(f"/rulings/{ruling}/0")
    page.context.set_offline(True)
    page.locator("button[name=answer]").first.click()
    page.click(f"{STRIP} .discard")
    nothing_is_kept(page)
    expect(page.locator(".waits")).to_have_count(0)
    page.context.set_offline(False)
    page.reload()
    assert not served.desk.ruling(ruling).answers


def type_line(page: Page, line: str) -> None:
    page.evaluate("document.getElementById('line').closest('details').open = true")
    page.fill("#line", line)
    page.press("#line", "Enter")


def test_taps_at_a_table_are_kept_in_their_order(opens: Opens, served: Served) -> None:
    record = served.desk.open_table("", table("S 1H"), "7")
    page = opens(f"/tables/{record.id}", size="phone")
    page.context.set_offline(True)
    for line in ("W P", "N 2H"):
        type_line(page, line)
        until(page, lambda line=line: line in json.dumps(kept(page)))  # type: ignore[misc]
    assert [dict(one["fields"])["line"] for one in kept(page)] == ["W P", "N 2H"]
    page.context.set_offline(False)
    nothing_is_kept(page)
    log = served.desk.table(record.id).table.log
    assert log == table("S 1H, W P, N 2H").log
    expect(page.locator("#live")).to_contain_text("2♥")


def test_a_tap_that_came_is_not_entered_again(opens: Opens, served: Served) -> None:
    record = served.desk.open_table("", table("S 1H"), "7")
    page = opens(f"/tables/{record.id}")
    lost: list[int] = []

    def lose(route: Route) -> None:
        if route.request.method != "POST" or lost:
            route.continue_()
            return
        lost.append(route.fetch(max_redirects=0).status)
        route.abort()

    page.route("**/tables/**", lose)
    type_line(page, "W P")
    expect(page.locator(STRIP)).to_be_visible()
    nothing_is_kept(page)
    assert lost == [303]
    assert served.desk.table(record.id).table.log == table("S 1H, W P").log


def test_a_tap_on_a_table_that_went_on_is_asked_about(opens: Opens, served: Served) -> None:
    record = served.desk.open_table("", table("S 1H"), "7")
    page = opens(f"/tables/{record.id}")
    page.context.set_offline(True)
    type_line(page, "W P")
    expect(page.locator(STRIP)).to_contain_text("Your answer is kept")
    served.desk.happen(record, record.seq, *table("S 1H, W 1S").log[-1:])
    page.context.set_offline(False)
    expect(page.locator(STRIP)).to_contain_text("things have gone on")
    expect(page.locator("#live")).to_contain_text("1♠")
    check_page(page)
    assert served.desk.table(record.id).table.log == table("S 1H, W 1S").log
    page.click(f"{STRIP} .discard")
    nothing_is_kept(page)
    expect(page.locator(STRIP)).to_be_hidden()


def test_a_follower_who_missed_a_change_catches_up(opens: Opens, served: Served) -> None:
    """It was told of the change and could not fetch it: it asks again, and shows it once."""
    record = served.desk.open_table("", table(AUCTION), "7")
    page = opens(f"/tables/{record.id}", pin=False)
    missed: list[str] = []

    def miss(route: Route) -> None:
        if len(missed) < 2:
            missed.append(route.request.url)
            route.abort()
        else:
            route.continue_()

    page.route(re.compile(f"/tables/{record.id}$"), miss)
    served.desk.happen(record, record.seq, *table(AUCTION, "W leads C7").log[-1:])
    expect(page.locator(".flash").first).to_be_attached()
    expect(page.locator("#live")).to_contain_text("7")
    assert len(missed) == 2
    assert page.locator("#live").get_attribute("data-version") == "6.0"


def test_a_follower_without_connection_catches_up(opens: Opens, served: Served) -> None:
    record = served.desk.open_table("", table(AUCTION), "7")
    page = opens(f"/tables/{record.id}", pin=False, size="phone")
    page.context.set_offline(True)
    expect(page.locator(STRIP)).to_have_text(re.compile("No connection."))
    led = served.desk.happen(record, record.seq, *table(AUCTION, "W leads C7").log[-1:])
    # What gets an answer counts: a browser that has just come back may have to ask twice.
    fetched: list[str] = []
    page.on("response", lambda one: fetched.append(one.url) if one.url == page.url else None)
    with page.expect_response(re.compile("/live")):
        page.context.set_offline(False)
    expect(page.locator(".flash").first).to_be_attached()
    # It is told of the change, too, and has it already; the next one is fetched once as well.
    spread = table(AUCTION, "W leads C7", "N spreads the hand")
    served.desk.happen(led, led.seq, *spread.log[-1:])
    expect(page.locator("#live")).to_have_attribute("data-version", "7.0")
    assert len(fetched) == 2
    expect(page.locator(".flash").first).to_be_attached()
    expect(page.locator(STRIP)).to_be_hidden()


def _signed(opens: Opens, address: str, initials: str) -> Page:
    page = opens(address, size="phone")
    page.context.add_cookies([{"name": "initials", "value": initials, "url": page.url}])
    page.goto(address)
    return page


def test_two_directors_at_one_draft_see_each_other_go_on(opens: Opens, served: Served) -> None:
    """Who answered and what, without a tap; what somebody is writing is not taken away."""
    first = _signed(opens, "/rulings/new?procedure=insufficient-bid&place=3&board=7&who=E", "AN")
    first.locator(ANSWERS).last.click()
    first.wait_for_url(re.compile("/rulings/r-"))
    ruling = first.url.split("/")[-2]
    # The page of another moment at this table names who is there.
    second = _signed(opens, "/rulings/new?procedure=claim&place=3&board=7", "MK")
    second.get_by_role("link", name=re.compile("^AN ")).click()
    expect(second.locator(".earlier .chip")).to_contain_text("AN")
    check_page(second)
    asked = first.locator("h1").inner_text()
    expect(second.locator("h1")).to_have_text(asked)
    # The first goes on, and the second page with it.
    first.locator(ANSWERS).last.click()
    expect(second.locator("h1")).not_to_have_text(asked)
    expect(second.locator("h1")).to_have_text(first.locator("h1").inner_text())
    assert second.url == first.url
    expect(second.locator("#happened")).to_have_text("AN goes on")
    # What is being written is not taken away: it comes too late, and is still there.
    note = second.locator("#text")
    for fold in second.locator("details:has(#text)").all():
        fold.evaluate("one => { one.open = true; }")
    note.fill("East was slow")
    record = served.desk.ruling(ruling)
    served.desk.write(record, record.seq, record.noting("of the first"))
    second.locator("form:has(#text) button").click()
    expect(note).to_have_value("East was slow")
    assert [text for _, text in served.desk.ruling(ruling).notes] == ["of the first"]
