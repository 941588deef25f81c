"""Back-office pages: the main button is in sight without scrolling, nothing is cut, few words."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from bridgelaw.desk.desk import Desk
from bridgelaw.desk.players_results import share
from bridgelaw.desk.records.club_session import ClubSession
from bridgelaw.desk.records.round_clock import ClockPlan
from bridgelaw.desk.score_desk import import_results
from tests.browser.conftest import Opens, Served
from tests.rotation import rotated

_BOTTOM = """() => {
  const all = [...document.querySelectorAll("main .primary")];
  const shown = all.filter((one) => one.checkVisibility());
  const bar = document.querySelector(".bar");
  const fixed = bar && getComputedStyle(bar).position === "fixed" ? bar.offsetHeight : 0;
  return { bottom: Math.min(...shown.map((one) => one.getBoundingClientRect().bottom)),
           below: innerHeight - fixed, count: shown.length,
           wide: document.documentElement.scrollWidth - document.documentElement.clientWidth };
}"""
# The figures that a page is about: the largest of its type, headings and cells left out.
_LARGE = """() => Math.max(...[...document.querySelectorAll("main *")]
  .filter((one) => !one.closest("h1, .cells, .discs, .visually-hidden") && one.checkVisibility()
    && [...one.childNodes].some((part) => part.nodeType === 3 && /\\d/.test(part.textContent)))
  .map((one) => parseFloat(getComputedStyle(one).fontSize)))"""
_ABOUT_A_NUMBER = "&preview=yes", "shows=9-17+H5%2B"
# Cells, tables and lists to choose from are seen and not read.
_WORDS = """() => {
  const seen = "table, select, svg, .cells, .discs, .stepper, .visually-hidden";
  const isWord = (text) => /[\\p{L}\\p{N}]/u.test(text);
  const words = (node) => [...node.childNodes].flatMap((one) => {
    if (one.nodeType === 3) return one.textContent.split(/\\s+/).filter(isWord);
    if (one.nodeType !== 1) return [];
    if (one.matches(seen)) return [];
    return one.checkVisibility() ? words(one) : [];
  });
  return words(document.querySelector("main"));
}"""


def _results(pairs: int, boards: int) -> bytes:
    """An evening large enough that a ranking is longer than the screen."""
    names = [
        f"# name,{pair},Long-Name{pair} - Other-Name{pair}" for pair in range(1, 2 * pairs + 1)
    ]
    lines = [
        f"{board},{table},{table},{pairs + 1 + (table + board) % pairs},3NT,N,"
        f"{'=' if (table + board) % 3 else '-1'}"
        for board in range(1, boards + 1)
        for table in range(1, pairs + 1)
    ]
    rows = ["# scoring,matchpoints", *names, "board,table,ns,ew,contract,by,result", *lines]
    return "\n".join(rows).encode()


def _pages(desk: Desk, script: bool) -> Iterator[str]:
    """The addresses of pages that have a main button."""
    yield "/scores"
    played = desk.open_session("Tuesday pairs")
    yield f"/scores/{played.id}"  # without results yet
    played = desk.write(played, played.seq, ClockPlan(9, 15, 2).fact())
    yield f"/scores/{played.id}/clock"
    yield "/rounds"
    played = desk.write(played, played.seq, ClubSession.calling_round(2))
    yield f"/scores/{played.id}/clock"
    import_results(desk, played, played.seq, "tuesday.csv", _results(15, 27))
    here = f"/scores/{played.id}"
    yield from (here, f"{here}/files", f"{here}/players")
    if script:  # which prints
        share(desk.store, played.id, ends=True)
        yield f"{here}/players"
    line = f"{here}/boards/14/7"
    shares = "&".join(f"both_result={one}&both_weight={weight}" for one, weight in
                      (("3NT%3D+by+N", 60), ("3NT-1+by+N", 30), ("4S%3D+by+N", 10)))  # fmt: skip
    yield from (line, f"{line}?how=both&both_kind=results&{shares}&preview=yes", f"{line}/correct")
    yield f"{here}/penalty?contestant=3&amount=10%25&preview=yes"
    yield from ("/compare", "/compare?withdrawn=12-21+H5%2B&shows=9-17+H5%2B")
    record = desk.open_ruling("unauthorised-information", played.id)
    while (asked := desk.interview(record).question) is not None and asked.key != "poll":
        usual = asked.question.usually or asked.samples()[0]
        record = desk.answer(record, record.seq, len(record.answers), usual)
    step = f"/rulings/{record.id}/{len(record.answers)}"
    yield from (step, f"{step}/ask", f"{step}/asked?chose=Pass")


@pytest.mark.parametrize(("lang", "script"), rotated([("en", True), ("ja", False)], part=2))
def test_the_main_button_is_in_sight_and_nothing_is_cut(
    opens: Opens, served: Served, lang: str, script: bool
) -> None:
    page: Page = opens("/", lang=lang, script=script)
    for address in _pages(served.desk, script):
        page.goto(address)
        for width, height in ((390, 844), (1280, 800), (360, 740)):
            page.set_viewport_size({"width": width, "height": height})
            found = page.evaluate(_BOTTOM)
            where = f"{address} at {width} by {height}: {found}"
            assert found["count"], where
            assert found["wide"] <= 0, where
            if width != 360:
                assert found["bottom"] <= found["below"], where
        for number in page.locator("main .headline .points, main td.points").all():
            expect(number).to_be_visible()
        if address.endswith(_ABOUT_A_NUMBER) or page.locator("main [data-left]").count():
            assert page.evaluate(_LARGE) >= 24, f"{address}: no number is large"
        if script:
            words = page.evaluate(_WORDS)
            assert len(words) <= 90, f"{address}: {words}"
