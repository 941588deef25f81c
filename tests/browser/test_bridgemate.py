"""An evening of Bridgemate in a browser: imported, adjusted, printed for the scoring program."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import Page, expect

from bridgelaw.desk.records.club_session import ClubSession
from bridgelaw.formats import read_data
from tests.browser.checks import check_page
from tests.browser.conftest import Opens, Served, a_look
from tests.formats.bws.evenings import Evening, mitchell, played
from tests.formats.bws.test_bws_records import CALLS, calls, cards, hands

_ROUNDS = mitchell(5)
_ROWS = [
    row for row in played(_ROUNDS) if row["Round"] < 3 and (row["Table"], row["Board"]) != (2, 4)
]
EVENING = Evening(
    rounds=_ROUNDS, received=_ROWS, hands=[hands()], calls=calls(*CALLS), cards=cards("E HA")
)


def _import(page: Page, data: bytes) -> None:
    file = {"name": "evening.bws", "mimeType": "application/octet-stream", "buffer": data}
    page.set_input_files("#file", file)  # type: ignore[arg-type]
    page.click("[data-drop] button")


@a_look
def test_from_the_file_of_bridgemate_to_what_is_entered_by_hand(
    opens: Opens, served: Served, size: str, lang: str
) -> None:
    page = opens("/scores", size=size, lang=lang)
    page.fill("#name", "Tuesday")
    page.click("main form button.primary")
    _import(page, EVENING.data())
    check_page(page)
    session = page.url
    # The rounds are called: what is open is shown, and noted with a tap.
    club_session = served.desk.current_session()
    assert club_session is not None
    served.desk.write(club_session, club_session.seq, ClubSession.calling_round(3))
    page.goto(session.partition("/scores")[0] + "/rounds")
    check_page(page)
    expect(page.locator("#open + p + ul li")).to_have_count(1)
    page.click("#open + p + ul li button")
    expect(page.locator("#late + p + ul li")).to_have_count(1)
    # Auction and play become a table.
    page.goto(f"{session}/boards/1/1")
    check_page(page)
    page.click("form[action='/tables/recorded'] button")
    expect(page).to_have_url(re.compile("/tables/t-"))
    check_page(page)
    # Adjusted, and listed for the scoring program.
    page.goto(f"{session}/boards/1/1")
    for share, result, weight in ((1, "3NT= by N", "60"), (2, "3NT-1 by N", "40")):
        if share > 1:
            page.click("[data-award=both] [data-more]")
        page.locator(f"#both-{share}-written").evaluate("one => one.closest('details').open = true")
        page.fill(f"#both-{share}-written", result)
        page.fill(f"#both-weight-{share}", weight)
    page.locator("#law").evaluate("one => one.closest('details').open = true")
    page.fill("#law", "12C1(c)")
    page.locator("#law").press("Enter")
    expect(page.locator("summary .hint", has_text="12C1(c)")).to_be_visible()  # the next page
    page.click("[data-save]")
    page.goto(f"{session}/to-enter")
    check_page(page)
    expect(page.locator(".to-enter li")).to_have_count(1)
    expect(page.locator(".to-enter li")).to_contain_text("12C1(c)")
    page.goto(f"{session}/files")
    with page.expect_download() as saved:
        page.click("a[href$='/file']")
    assert saved.value.suggested_filename == "evening.xml"
    lines = read_data(Path(saved.value.path()).read_bytes(), "evening.xml").field.lines
    assert [line.board for line in lines if line.adjusted] == [1]


def test_a_damaged_file_is_refused_beside_the_form(opens: Opens) -> None:
    page = opens("/scores", size="phone")
    page.click("main form button.primary")
    _import(page, EVENING.data()[:5000])
    expect(page.locator("#import-wrong")).to_contain_text("is damaged")
    check_page(page)
