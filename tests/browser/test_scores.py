"""An adjusted score, from the results file that is dropped on the page to the one that is saved."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from bridgelaw.desk.records.club_session import Decided
from bridgelaw.formats import read_data
from tests.browser.checks import check_page
from tests.browser.conftest import Opens, Served
from tests.cli.fields import EXAMPLE_9
from tests.rotation import rotated

_DROPPED = """([name, text]) => {
  const found = new DataTransfer();
  found.items.add(new File([text], name));
  return found;
}"""


def _drop(page: Page, text: str) -> None:
    found = page.evaluate_handle(_DROPPED, ["event.yaml", text])
    page.dispatch_event("[data-drop]", "dragover", {"dataTransfer": found})
    with page.expect_navigation():
        page.dispatch_event("[data-drop]", "drop", {"dataTransfer": found})


def _choose(page: Page, text: str) -> None:
    file = {"name": "event.yaml", "mimeType": "text/yaml", "buffer": text.encode()}
    page.set_input_files("#file", file)  # type: ignore[arg-type]
    page.click("[data-drop] button")


def test_a_file_can_be_dropped_on_the_page(opens: Opens) -> None:
    page = opens("/scores", size="phone")
    page.fill("#name", "Example 9")
    page.click("main form button.primary")
    _drop(page, EXAMPLE_9)
    page.click("nav.segments a >> nth=1")
    expect(page.locator(".boards a").first).to_be_visible()


@pytest.mark.parametrize(("size", "lang"), rotated([("phone", "en"), ("laptop", "ja")], part=2))
def test_an_adjusted_score_from_import_to_export(
    opens: Opens, served: Served, size: str, lang: str
) -> None:
    page = opens("/scores", size=size, lang=lang)
    check_page(page)
    page.fill("#name", "Example 9")
    page.click("main form button.primary")
    check_page(page)
    _choose(page, EXAMPLE_9)
    check_page(page)

    page.click("nav.segments a >> nth=1")
    check_page(page)
    page.click(".boards a")
    check_page(page)
    page.click(".traveller tr:nth-child(12) .go")
    # A result is tapped: what it changes is asked of the desk and stands first.
    for field, value in (("level", "3"), ("suit", "NT"), ("by", "N")):
        page.locator(f'label:has([name="both-1-{field}"][value="{value}"])').click()
    expect(page.locator("#both-1-tricks")).to_have_value("9")
    expect(page.locator("[data-save]")).to_contain_text("3NT N =")
    expect(page.locator(".headline")).to_contain_text("→")
    box, screen = page.locator("[data-save]").bounding_box(), page.viewport_size
    assert box is not None and screen is not None
    assert box["y"] + box["height"] <= screen["height"], "the button is in sight"
    check_page(page)
    # Another one: what is given to one is taken from the other.
    page.click("[data-award=both] [data-more]")
    page.locator("#both-2-written").evaluate("one => one.closest('details').open = true")
    page.fill("#both-2-written", "3NT-1 by N")
    page.fill("#both-weight-1", "60")
    page.fill("#both-weight-2", "30")
    page.locator("#both-weight-2").press("Enter")
    expect(page.locator(".award .wrong[role=alert]").first).to_be_visible()
    page.fill("#both-weight-2", "40")
    page.locator("#both-weight-2").press("Enter")
    page.locator("[data-award=both] [data-slider]").fill("65")
    expect(page.locator("#both-weight-2")).to_have_value("35")
    expect(page.locator("[data-save]")).to_contain_text("65 %")
    page.locator("summary:has-text('Law'), summary:has-text('規則')").first.click()
    page.fill("#law", "12C1(c)")
    page.locator("#law").press("Enter")
    check_page(page)
    # The other language shows the same preview, and nothing typed is lost.
    page.click(".menu summary")
    page.click(".looks a")
    expect(page.locator("#both-weight-2")).to_have_value("35")
    page.click("[data-save]")

    expect(page.locator(".traveller tr.adjusted")).to_contain_text("12C1(c)")
    check_page(page)
    session = page.url.partition("/boards")[0]
    page.goto(session)
    check_page(page)
    page.click("a[href$='/files'] >> nth=-1")
    check_page(page)
    with page.expect_download() as saved:
        page.click("a[href$='/file']")
    assert saved.value.suggested_filename == "event.yaml"
    lines = read_data(Path(saved.value.path()).read_bytes(), "event.yaml").field.lines
    (adjusted,) = (line.adjusted for line in lines if line.adjusted)
    assert str(adjusted.ns) == "13/20 3NT= by N, 7/20 3NT-1 by N"

    # The scores are posted: the time runs.
    page.goto(session)
    page.click("button[value=now]")
    page.click("nav.segments a >> nth=2")
    clock = page.locator(".left").first
    expect(clock).to_have_text(re.compile(r"\b\d\d:\d\d\b"))
    expect(clock).not_to_have_text(clock.inner_text())
    check_page(page)
    page.goto(f"{session}/penalty")
    page.fill("#amount", "20%")
    expect(page.locator("[data-save]")).to_contain_text("20%")
    expect(page.locator(".headline")).to_contain_text("→")
    check_page(page)
    club_session = served.desk.current_session()
    assert club_session is not None
    assert [type(each) for each in club_session.decisions] == [Decided]


def test_each_side_its_own_score_shows_only_what_is_asked(opens: Opens, served: Served) -> None:
    page = opens("/scores")
    page.click("main form button.primary")
    _choose(page, EXAMPLE_9)
    page.goto(page.url + "/boards/8/1")
    expect(page.locator("#both-1-tricks")).to_be_visible()
    expect(page.locator("#both-written")).to_be_hidden()
    page.check("[name=how][value=split]")
    expect(page.locator("#both-1-tricks")).to_be_hidden()
    page.check("[name=ns_kind][value='A+']")
    expect(page.locator("#ns-1-tricks")).to_be_hidden()
    page.check("[name=ew_kind][value=written]")
    page.fill("#ew-written", "45%")
    expect(page.locator("[data-save]")).to_contain_text("45%")
    page.click("[data-save]")
    club_session = served.desk.current_session()
    assert club_session is not None
    (decided,) = club_session.decisions
    assert isinstance(decided, Decided)
    assert (decided.ns, decided.ew) == ("A+", "45%")
