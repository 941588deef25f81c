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


@pytest.mark.parametrize(
    ("size", "lang", "bring"), [("phone", "en", _drop), ("laptop", "ja", _choose)]
)
def test_an_adjusted_score_from_import_to_export(
    opens: Opens, served: Served, size: str, lang: str, bring: object
) -> None:
    page = opens("/scores", size=size, lang=lang)
    check_page(page)
    page.fill("#name", "Example 9")
    page.click("main form button.primary")
    check_page(page)
    assert callable(bring)
    bring(page, EXAMPLE_9)
    check_page(page)

    page.click(".boards a")
    check_page(page)
    page.click(".traveller tr:nth-child(12) .go a")
    # One result alone has all the weight, and shows so.
    expect(page.locator("#both-weight-1")).to_have_attribute("placeholder", "100")
    expect(page.locator("[data-award=both] [data-slider]").first).to_have_value("100")
    # Two results: the slider of one moves the other.
    page.fill("#both-result-1", "3NT= by N")
    page.fill("#both-result-2", "3NT-1 by N")
    slider = page.locator("[data-award=both] [data-slider]").first
    slider.fill("60")
    expect(page.locator("#both-weight-2")).to_have_value("40")
    expect(page.locator("[data-award=both] [data-sum]")).to_have_text("100")
    # A third one, by fields and exactly.
    page.click("[data-award=both] [data-more]")
    expect(page.locator("#both-result-3")).to_be_focused()
    page.fill("#both-result-3", "4S= by N")
    for number in range(1, 4):
        page.fill(f"#both-weight-{number}", "33")
    expect(page.locator("[data-award=both] [data-sum]")).to_have_text("99")
    page.fill("#law", "12C1(c)")
    page.keyboard.press("Enter")
    expect(page.locator(".award .wrong[role=alert]")).to_be_in_viewport()
    check_page(page)
    for number in range(1, 4):
        page.fill(f"#both-weight-{number}", "1/3")
    page.click(".adjust p .primary")
    check_page(page)
    # The other language shows the same preview, and nothing typed is lost.
    page.click(".menu summary")
    page.click(".looks a")
    expect(page.locator("#both-weight-3")).to_have_value("1/3")
    page.click("[data-save]")

    expect(page.locator(".traveller tr.adjusted")).to_contain_text("12C1(c)")
    check_page(page)
    page.click("main p a >> nth=0")
    check_page(page)
    with page.expect_download() as saved:
        page.click("a[href$='/file']")
    assert saved.value.suggested_filename == "event.yaml"
    lines = read_data(Path(saved.value.path()).read_bytes(), "event.yaml").field.lines
    (adjusted,) = (line.adjusted for line in lines if line.adjusted)
    assert str(adjusted.ns) == "1/3 3NT= by N, 1/3 3NT-1 by N, 1/3 4S= by N"

    # The scores are posted: the time runs.
    page.click("button[value=now]")
    clock = page.locator(".left").first
    expect(clock).to_have_text(re.compile(r"\b\d\d:\d\d\b"))
    expect(clock).not_to_have_text(clock.inner_text())
    check_page(page)
    page.click("a[href$='/penalty']")
    page.click("main form .primary")
    check_page(page)
    club_session = served.desk.current_session()
    assert club_session is not None
    assert [type(each) for each in club_session.decisions] == [Decided]


def test_each_side_its_own_score_shows_only_what_is_asked(opens: Opens, served: Served) -> None:
    page = opens("/scores")
    page.click("main form button.primary")
    _choose(page, EXAMPLE_9)
    page.goto(page.url + "/boards/8/1")
    expect(page.locator("#both-result-1")).to_be_visible()
    expect(page.locator("#both-written")).to_be_hidden()
    page.check("[name=how][value=split]")
    expect(page.locator("#both-result-1")).to_be_hidden()
    page.check("[name=ns_kind][value='A+']")
    expect(page.locator("#ns-result-1")).to_be_hidden()
    page.check("[name=ew_kind][value=written]")
    page.fill("#ew-written", "45%")
    page.click(".adjust p .primary")
    expect(page.locator("#changes")).to_be_focused()
    page.click("[data-save]")
    club_session = served.desk.current_session()
    assert club_session is not None
    (decided,) = club_session.decisions
    assert isinstance(decided, Decided)
    assert (decided.ns, decided.ew) == ("A+", "45%")
