"""Rulings in a real browser: one full ruling of each kind, from the first page to “saved”."""

from __future__ import annotations

from typing import Any
from urllib.parse import parse_qsl, urlsplit

import pytest
from playwright.sync_api import Page, expect

from bridgelaw.desk.desk import Desk
from bridgelaw.desk.records.ruling import RulingRecord
from bridgelaw.game.boards import Board
from bridgelaw.game.deals import Deal
from bridgelaw.game.seats import Seat
from bridgelaw.laws import PROCEDURES, Asked
from bridgelaw.table.notation import read_events
from bridgelaw.table.table import Table
from bridgelaw.web.rulings.beginning import begun_by
from tests.browser.checks import check_page
from tests.browser.conftest import Opens, Served
from tests.rotation import rotated

_LOOKS = [("phone", "en"), ("laptop", "ja"), ("phone", "ja"), ("laptop", "en")]


def _begin(page: Page, procedure: str) -> None:
    """From the first page to the first question, of which nothing is kept yet."""
    page.goto("/")
    page.click('a[href="/happened/else"]')
    link = page.locator(f'a[href="/rulings/new?procedure={procedure}"]').first
    for fold in link.locator("xpath=ancestor::details[not(@open)]").all():
        fold.locator("> summary").click()
    link.click()
    if page.locator("[data-moment]").count():
        if page.locator(".seat-plate.at-E label:has([name=who])").count():
            page.click(".seat-plate.at-E label")
        page.click("[data-go]")


def _record(desk: Desk, ruling: str) -> RulingRecord:
    return desk.ruling(ruling)


def _answer(page: Page, asked: Asked[Any], with_keys: bool) -> None:
    """Answers as a person would: by a key, by tapping, or by writing."""
    options = [option.key for option in asked.options]
    sample = asked.samples()[0]
    if with_keys and sample in options[:9]:
        page.keyboard.press(str(options.index(sample) + 1))
    elif (button := page.locator(f'#answers button[name="answer"][value="{sample}"]')).count():
        button.first.click()
    elif page.locator("#answer").count():
        page.fill("#answer", sample)
        page.click("#answers form button.primary")
    elif (written := page.locator("#answers [data-written]")).count():  # at the contract strip
        page.click("#answers .typing:not([open]) > summary")
        written.fill(sample)
        page.click("#answers form button.primary")
    else:  # checks and lists, of which nothing is chosen
        page.click("#answers form:has([name=part]) button.primary")


def _start(page: Page, desk: Desk, procedure: str, with_keys: bool = False) -> str:
    """Opens a ruling by its first answer; the ruling's id."""
    _begin(page, procedure)
    told = dict(parse_qsl(urlsplit(page.url).query))
    begun = begun_by(lambda name, *, most=0: told.get(name, ""))
    asked = desk.interview(desk.draft(**begun)).question
    if asked is None:  # what was told leaves nothing to ask: here everything is asked
        page.goto(f"/rulings/new?procedure={procedure}&who=E")
        asked = desk.interview(desk.draft(procedure, who=Seat.EAST)).question
    assert asked is not None
    _answer(page, asked, with_keys)
    page.wait_for_url("**/rulings/r-*/*")
    return page.url.split("/")[-2]


def _rule(page: Page, desk: Desk, ruling: str, with_keys: bool = False) -> None:
    while (asked := desk.interview(_record(desk, ruling)).question) is not None:
        before = page.url
        _answer(page, asked, with_keys)
        page.wait_for_url(lambda now, before=before: now != before)  # type: ignore[misc]


# tests/web gives every ruling without a browser; here a normal run gives one in six.
@pytest.mark.parametrize("place", range(len(_LOOKS)))
def test_one_full_ruling_of_each_kind(opens: Opens, served: Served, place: int) -> None:
    size, lang = _LOOKS[place]
    page = opens("/", size=size, lang=lang)
    for procedure in rotated(list(PROCEDURES), part=6)[place :: len(_LOOKS)]:
        ruling = _start(page, served.desk, procedure, with_keys=size == "laptop")
        _rule(page, served.desk, ruling, with_keys=size == "laptop")
        page.click(".done button.primary")
        # It may go on with another, which the same page rules at once.
        expect(page.locator(f'.done form[action$="{ruling}/give"]')).to_have_count(0)
        record = _record(served.desk, ruling)
        assert record.state == "given" and "said" in record.marks, procedure


def test_back_and_links_to_a_step_work(opens: Opens, served: Served) -> None:
    page = opens("/", size="phone")
    _begin(page, "insufficient-bid")
    first = page.locator("h1").inner_text()
    buttons = page.locator("#answers .options button")
    one, other = (buttons.nth(at).get_attribute("value") for at in (0, 1))
    buttons.first.click()
    page.wait_for_url("**/rulings/r-*/*")
    ruling = page.url.split("/")[-2]
    second = page.locator("h1").inner_text()
    assert second != first
    page.go_back()
    expect(page.locator("h1")).to_have_text(first)
    page.go_forward()
    expect(page.locator("h1")).to_have_text(second)
    page.click("main [data-back]")
    expect(page.locator("h1")).to_have_text(first)
    asked = page.url
    expect(page.locator(f'button[value="{one}"][aria-current="true"]')).to_be_visible()
    page.click(f'#answers button[value="{other}"]')  # another answer than before
    page.wait_for_url(lambda now: now != asked)
    given = [answer.value for answer in _record(served.desk, ruling).answers]
    assert other in given and one not in given
    page.goto(asked)
    expect(page.locator(f'button[value="{other}"][aria-current="true"]')).to_be_visible()


def test_on_a_phone_the_first_answer_is_seen_without_scrolling(opens: Opens) -> None:
    page = opens("/", "phone")
    below = []
    for procedure in rotated(list(PROCEDURES), part=4):
        page.goto(f"/rulings/new?procedure={procedure}&who=E")
        first = page.locator("#answers").locator("button, input:not([type=hidden])").first
        bar = page.locator(".bar").bounding_box()
        place = first.bounding_box()
        assert bar is not None and place is not None
        if place["y"] + place["height"] > bar["y"]:
            below.append(procedure)
    assert below == []


def test_what_is_typed_survives_another_language_and_size(opens: Opens) -> None:
    page = opens("/tables/new", "phone")
    page.click("#more-fields > summary")
    page.fill("#name-N", "Ann")
    page.fill("#hand-N", "AK32.432.AK2.432")
    page.select_option("#dealer", "E")
    page.click(".menu summary")
    page.click("text=日本語")
    expect(page.locator("html")).to_have_attribute("lang", "ja")
    page.click(".menu summary")
    page.click('.looks a[href*="size=large"]')
    expect(page.locator("html")).to_have_attribute("data-size", "large")
    assert [page.input_value(one) for one in ("#name-N", "#hand-N", "#dealer")] == [
        "Ann", "AK32.432.AK2.432", "E",
    ]  # fmt: skip
    expect(page.locator(".pack .seats [aria-pressed=true]")).to_contain_text("13")
    # It is kept for this once, and for no other page.
    page.goto("/tables/new")
    expect(page.locator("#name-N")).to_have_value("")


def _claim(desk: Desk) -> str:
    """A claim at a live table, ruled on by what is computed; the ruling's id."""
    happened = (
        "S 3NT, W P, N P, E P, W leads D3, N spreads the hand, N plays D2, E plays DJ, S plays DK, "
        "S claims 2"
    )
    deal = Deal.parse("N:2..2.3 .2.J.5 .5.K.A .K.93.")
    table = Table(Board(Seat.SOUTH), deal, read_events(happened))
    at = desk.open_table(desk.open_session("Monday").id, table)
    record = desk.open_ruling("claim", at=at)
    for value in ("director", "none", "agree"):
        record = desk.answer(record, record.seq, len(record.answers), value)
    return record.id


def test_a_ruling_needs_no_script(opens: Opens, served: Served) -> None:
    page = opens("/", script=False)
    ruling = _start(page, served.desk, "adjusted-score")
    _rule(page, served.desk, ruling)
    page.click(".done button.primary")
    assert _record(served.desk, ruling).state == "given"
    ruling = _claim(served.desk)
    page.goto(f"/rulings/{ruling}")
    page.click("details.later summary")
    page.click("details.later a")
    expect(page.locator(".derivation li").nth(1)).to_be_visible()


def test_what_takes_long_to_compute_comes_when_it_is_opened(opens: Opens, served: Served) -> None:
    ruling = _claim(served.desk)
    page = opens(f"/rulings/{ruling}")
    page.click("details.later summary")
    expect(page.locator(".derivation li").first).to_be_visible()
    assert page.url.split("/")[-2] == ruling


@pytest.mark.parametrize(
    ("size", "lang", "theme"),
    rotated([("phone", "en", "light"), ("laptop", "ja", "dark")], part=2),
)
def test_pages_are_accessible(
    opens: Opens, served: Served, size: str, lang: str, theme: str
) -> None:
    desk = served.desk
    club_session = desk.open_session("Monday")
    done = desk.open_ruling("insufficient-bid", club_session.id, place="5", board="12")
    for value in ("no", "no", "no", "no", "bid_or_pass", "no"):
        if desk.interview(done).question is not None:
            done = desk.answer(done, done.seq, len(done.answers), value)
    pages = ["/", "/happened/boards", "/search?q=penalty", "/laws", "/laws/27",
             f"/rulings/{done.id}/0",
             _asking(desk, club_session.id, "1H P 1S", "W 1D", "CallQuestion"),
             _asking(desk, club_session.id, "3NT P P P", "W plays S7 HT together", "CardQuestion"),
             _ended(desk, club_session.id)]  # fmt: skip
    page = opens("/", size=size, lang=lang, theme=theme)
    for address in pages:
        page.goto(address)
        for details in page.locator("main details").all():
            details.evaluate("one => { one.open = true }")
        check_page(page)


def _asking(desk: Desk, session: str, calls: str, irregular: str, kind: str) -> str:
    """The address of a question of this type at a live table."""
    seats = [Seat.NORTH, Seat.EAST, Seat.SOUTH, Seat.WEST]
    called = ", ".join(f"{seats[n]} {call}" for n, call in enumerate(calls.split()))
    lead = irregular.replace("W plays", "E plays")
    table = Table(Board(Seat.NORTH), None, read_events(f"{called}, {lead}"))
    at = desk.open_table(session, table, "7", {"N": "Anna"})
    procedure = "insufficient-bid" if kind == "CallQuestion" else "several-cards"
    record = desk.open_ruling(procedure, at=at)
    while (asked := desk.interview(record).question) is not None:
        if type(asked.question).__name__ == kind:
            return f"/rulings/{record.id}/{len(record.answers)}"
        value = "no" if kind == "CallQuestion" else asked.samples()[0]
        record = desk.answer(record, record.seq, len(record.answers), value)
    raise AssertionError(f"no {kind} was asked")


def _ended(desk: Desk, session: str) -> str:
    """The address of a ruling that is complete, with all its sections."""
    record = desk.open_ruling("play-out-of-turn", session)
    while (asked := desk.interview(record).question) is not None:
        record = desk.answer(record, record.seq, len(record.answers), asked.samples()[0])
    return f"/rulings/{record.id}/{len(record.answers)}"


def _asked_about(desk: Desk, procedure: str, key: str) -> str:
    """A ruling at which this question is asked; the ruling's id."""
    record = desk.open_ruling(procedure, desk.session_or_new().id)
    while (asked := desk.interview(record).question) is not None and asked.key != key:
        usual = asked.question.usually or asked.samples()[0]
        record = desk.answer(record, record.seq, len(record.answers), usual)
    assert asked is not None, f"{key} is not asked"
    return record.id


@pytest.mark.parametrize("lang", rotated(["en", "ja"], part=2))
def test_the_poll_pad_fits_a_phone_as_an_answer_and_beside_a_question(
    opens: Opens, served: Served, lang: str
) -> None:
    page = opens("/", size="phone", lang=lang)
    ruling = _asked_about(served.desk, "unauthorised-information", "poll")
    page.goto(f"/rulings/{ruling}")
    step = int(page.url.split("/")[-1])
    check_page(page)
    # The phone is handed to a player, whose tap comes back as one more asked.
    page.click("button[formaction]")
    page.locator(".cells label:has([name=chose][value=Pass])").click()
    check_page(page)
    page.click(".ask-player .primary")
    page.click("main .primary")
    expect(page.locator("#poll-asked")).to_have_value("1")
    # One more chose it: one more considered it, and one more was asked.
    page.locator(".poll-row button").nth(1).click()
    expect(page.locator('[name="poll_considered"]').first).to_have_value("2")
    expect(page.locator("#poll-asked")).to_have_value("2")
    page.click("main form:has(#poll-asked) button.primary")
    page.wait_for_url(f"**/{ruling}/{step + 1}")
    assert _record(served.desk, ruling).answers[-1].value == (
        "2 asked, without the information: Pass 2/2"
    )
    page.goto(f"/rulings/{_asked_about(served.desk, 'insufficient-bid', 'unintended')}")
    page.click("#poll summary")
    check_page(page)
    page.fill("#poll-asked", "3")
    page.locator('[name="poll_action"]').first.fill("2H")
    page.locator('[name="poll_chose"]').first.fill("3")
    page.click("#poll form button.primary")
    expect(page.locator("#poll li").first).to_be_visible()
    check_page(page)
