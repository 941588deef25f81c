"""Few taps from the first page to the words of an everyday ruling, or to a player's choice."""

from __future__ import annotations

import re
from urllib.parse import urlencode

import pytest
from playwright.sync_api import expect

from bridgelaw.laws.entrances.moment import sentence, told
from bridgelaw.laws.entrances.moments import MOMENTS
from bridgelaw.locale.language import language
from bridgelaw.web.parts.tiles import TITLES, opened_by
from tests.browser.checks import check_page
from tests.browser.conftest import Opens, Served, a_look
from tests.rotation import rotated
from tests.web.home.test_stories import SENTENCES

SEAT = '.seat-plate.at-{} label:has([name="who"])'
CELL = 'label:has(input[name="{}"][value="{}"]):visible'
MORE, LESS = '.at-{} [data-step="1"]', '.at-{} [data-step="-1"]'
GO = "[data-go]"


def _tile(procedure: str) -> str:
    return f'main a[href="/rulings/new?procedure={procedure}"]'


ELSE = 'main a[href="/happened/else"]'
EVERYDAY = {
    "lead out of turn": (3, [_tile("play-out-of-turn"), SEAT.format("E"), GO]),
    "dropped card": (4, [_tile("exposed-card"), SEAT.format("W"), CELL.format("rank", "J"), GO]),
    "revoke found at once": (3, [_tile("revoke"), SEAT.format("E"), GO]),
    "claim": (4, [_tile("claim"), SEAT.format("S"), CELL.format("objects", "W"), GO]),
    "hesitation": (4, [_tile("unauthorised-information"), SEAT.format("N"),
                       CELL.format("call", "Pass"), GO]),
    "14 cards": (5, [_tile("wrong-number-of-cards"), MORE.format("E"), LESS.format("W"), GO]),
    "missing alert": (5, [_tile("misinformation-after"), SEAT.format("W"),
                          CELL.format("call", "2D"), GO]),
    "wrong card from the box": (4, [ELSE, _tile("unintended-call"), SEAT.format("E"), GO]),
    "bid too low": (5, [_tile("insufficient-bid"), SEAT.format("E"), CELL.format("call", "1H"),
                        CELL.format("over", "1S"), GO]),
    "call out of turn": (5, [_tile("call-out-of-turn"), SEAT.format("W"),
                             CELL.format("call", "1H"), CELL.format("turn", "N"), GO]),
    **{f"the tile {key}": (3, [_tile(first.key), SEAT.format("E"), GO])
       for key in TITLES if (first := opened_by(key)) is not None},
}  # fmt: skip
"""The most taps from the first page to words to say or a choice, and what is tapped. A tile whose
page has no seats is a tap less; the twelfth is a list, which is a tap more."""
_BELOW = """() => {
  const bar = document.querySelector(".bar").getBoundingClientRect().top;
  return Math.max(0, ...[...document.querySelectorAll("main .choice-card")]
    .map((one) => one.getBoundingClientRect().bottom - bar));
}"""
"""How far the choices reach below the bar at the foot: they are compared, and so seen together."""
WORDS = "main .say, main .apart, main .choice-card"


@pytest.mark.parametrize("lang", rotated(["en", "ja"], part=2))
def test_an_everyday_ruling_takes_few_taps(opens: Opens, lang: str) -> None:
    page = opens("/", size="phone", lang=lang)
    page.set_viewport_size({"width": 390, "height": 844})
    for most, way in rotated(list(EVERYDAY.values()), part=3):
        page.goto("/")
        taps = 0
        for one in way:
            place = page.locator(one)
            if one.startswith(".seat-plate") and not place.count():
                continue
            place.first.click()
            taps += 1
        expect(page.locator(WORDS).first).to_be_visible()
        assert taps <= most, way
        below = page.evaluate(_BELOW)
        assert below <= 0, f"{way}: a choice ends {below} px below what is in sight"


@a_look
def test_an_appeal_takes_four_taps_and_a_sentence_one(
    opens: Opens, served: Served, size: str, lang: str
) -> None:
    desk = served.desk
    record = desk.open_ruling("robbed-of-turn", desk.open_session("Monday").id, place="3")
    while (asked := desk.interview(record).question) is not None:
        record = desk.answer(record, record.seq, len(record.answers), asked.samples()[0])
    desk.give(record, record.seq)
    page = opens("/", size=size, lang=lang)
    page.click('nav a[href="/log"]')
    page.click(f'main a[href="/rulings/{record.id}"]')
    page.locator('main a[href*="procedure=appeal"]').click()
    asked_or_said = page.locator(f"{WORDS}, main #answers button")
    expect(asked_or_said.first).to_be_visible()
    for words in rotated([one for one in SENTENCES if one.isascii() == (lang == "en")], part=3):
        page.goto("/")
        page.fill("main input[name=q]", words)
        page.press("main input[name=q]", "Enter")
        page.click("main .go-on .go")
        expect(page.locator(WORDS).first).to_be_visible()


@a_look
def test_the_button_is_what_was_told(opens: Opens, size: str, lang: str) -> None:
    page = opens("/rulings/new?procedure=insufficient-bid&place=4&board=13", size=size, lang=lang)
    button = page.locator("[data-go]")
    asked: list[str] = []
    # What is told to other directors at the table nobody waits for.
    page.on("request", lambda one: asked.append(one.url) if one.method == "GET" else None)
    page.locator(SEAT.format("E")).click()
    page.locator(CELL.format("call", "1H")).click()
    page.locator(CELL.format("over", "1S")).click()
    expect(button).to_have_text(re.compile("1♥.*1♠" if lang == "en" else "1♠.*1♥"))
    expect(page.locator('[data-lies="N"]')).to_contain_text("1♠")
    box = button.bounding_box()
    height = page.viewport_size
    assert box is not None and height is not None
    assert box["y"] + box["height"] <= height["height"], "the button is in sight"
    assert not [one for one in asked if re.search("/rulings(?!/new/live)", one)], (
        "a tap asks the server nothing"
    )
    page.locator(CELL.format("over", "1S")).click()  # a second tap takes it back
    expect(page.locator('[data-lies="N"]')).to_be_empty()


def test_the_keyboard_goes_from_seats_to_line_to_fact_to_button(opens: Opens) -> None:
    page = opens("/rulings/new?procedure=insufficient-bid&place=4&board=13")
    page.focus('[name="who"][value="N"]')
    reached: list[str] = []
    for _ in range(30):
        reached.append(page.evaluate(
            "(({ name, dataset }) => name || dataset.slot || ('go' in dataset ? 'go' : ''))"
            "(document.activeElement)"
        ))  # fmt: skip
        if reached[-1] == "go":
            break
        page.keyboard.press("Tab")
    order = [one for one in dict.fromkeys(reached) if one]
    assert order[:2] == ["who", "stage"] and order[-1] == "go"
    assert order.index("call") > order.index("stage")
    page.keyboard.press("Shift+Tab")
    page.focus('[name="who"][value="N"]')
    page.keyboard.press("ArrowRight")  # the next seat, as at the table
    expect(page.locator('[name="who"][value="E"]')).to_be_checked()


@a_look
@pytest.mark.parametrize("theme", rotated(["light", "dark"], part=2))
def test_moment_pages_are_without_fault(opens: Opens, size: str, lang: str, theme: str) -> None:
    page = opens("/", size=size, lang=lang, theme=theme)
    for key in rotated(list(MOMENTS), part=3):
        page.goto(f"/rulings/new?procedure={key}&place=4&board=13")
        seat = page.locator(SEAT.format("E"))
        if seat.count():
            seat.click()
        check_page(page)


def test_every_tile_leads_to_a_page_with_a_button(opens: Opens) -> None:
    page = opens("/", size="phone", script=False)
    for tile in rotated([key for key in TITLES if opened_by(key) is not None], part=4):
        first = opened_by(tile)
        assert first is not None
        page.goto("/")
        page.click(f'main a[href="/rulings/new?procedure={first.key}"]')
        page.click("[data-go]")
        expect(page.locator("main h1")).to_be_visible()
        assert "go=yes" in page.url


TOLD = {
    "call-out-of-turn": {"who": "W", "call": "1H", "turn": "N", "stage": "lead"},
    "insufficient-bid": {"call": "1H", "over": "1S"},
    "misinformation-after": {"who": "W", "call": "2D", "shows_S": "yes", "shows_H": "yes"},
    "unauthorised-information": {"who": "N", "call": "Pass", "source": "manner"},
    "play-out-of-turn": {"who": "E", "suit": "H", "turn": "W", "declarer": "S", "stage": "play"},
    "exposed-card": {"who": "W", "suit": "D", "declarer": "N", "what_shown": "several"},
    "revoke": {"who": "E", "led": "H", "played": "C", "trick": "5", "now": "7"},
    "claim": {"who": "S", "claims": "5", "left": "6", "objects": "W"},
    "wrong-number-of-cards": {"count_E": "14", "count_W": "12", "called_E": "yes", "saw_N": "yes"},
    "unintended-call": {"who": "E", "call": "1H", "partner_called": "yes"},
    "tricks-disputed": {"matter": "tricks", "stage": "scores"},
    "conduct": {"matter": "courtesy", "slow_by": "NS", "measure": "penalty"},
    "appeal": {"appeal": "heard"},
}


@a_look
def test_the_script_says_what_is_kept(opens: Opens, size: str, lang: str) -> None:
    """The button by the script, and the sentence of what was told, are the same."""
    assert TOLD.keys() == MOMENTS.keys()
    page = opens("/", size=size, lang=lang)
    for key, facts in rotated(list(TOLD.items()), part=2):
        page.goto("/rulings/new?" + urlencode({"procedure": key, "change": "yes", **facts}))
        said = language(lang).say(sentence(MOMENTS[key], told(key, MOMENTS[key], facts).facts))
        button = (page.locator(GO).text_content() or "").replace("\ufe0e", "")
        assert button == said[:1].upper() + said[1:]


def test_law_63_the_track_says_whether_they_have_gone_on(opens: Opens) -> None:
    page = opens("/rulings/new?procedure=revoke&who=E&change=yes")
    more = '.stepper:has([name="{}"]) [data-step="1"]'
    for name in ("trick", "trick", "trick", "now", "now"):
        page.click(more.format(name))
    expect(page.locator(GO)).to_contain_text("trick 3, now 5")
    expect(page.locator('[name="established"][value="played"]')).to_be_checked()
    page.click('label:has([name="established"][value="no"])')
    expect(page.locator(GO)).to_contain_text("trick 3")
    expect(page.locator('[name="now"]')).to_have_value("3")
    page.click('label:has([name="stage"][value="over"])')
    expect(page.locator(GO)).to_contain_text("after the play")


def test_two_directors_at_one_table_see_what_the_other_taps_and_have_one_button(
    opens: Opens, served: Served
) -> None:
    first, second, elsewhere = (
        opens(f"/rulings/new?procedure={key}&place=4&board={board}", size="phone")
        for key, board in (("revoke", 13), ("revoke", 13), ("claim", 13))
    )
    first.context.add_cookies([{"name": "initials", "value": "AN", "url": served.address}])
    first.reload()
    first.locator(SEAT.format("E")).click()
    first.locator(CELL.format("led", "H")).click()
    expect(second.locator(GO)).to_contain_text("East, defender, revoked on ♥")
    second.locator(CELL.format("played", "C")).click()
    expect(first.locator(GO)).to_contain_text("played ♣︎ on ♥")
    expect(elsewhere.locator("[data-another] a")).to_contain_text("Revoke")
    first.locator(GO).click()
    first.locator("main #answers button").first.click()
    expect(second.locator("[data-another] a")).to_contain_text("Revoke")
    second.locator("[data-another] a").click()
    expect(second.locator("h1")).to_have_text(first.locator("h1").text_content() or "")
