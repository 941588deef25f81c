"""The evening in a real browser: what waits, the report, corrections, and who holds the device."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from bridgelaw.desk.records.ruling import RulingRecord
from bridgelaw.desk.score_desk import import_results
from tests.browser.checks import check_page
from tests.browser.conftest import Opens, Served
from tests.rotation import rotated

RESULTS = b"""\
# scoring,matchpoints
board,table,ns,ew,contract,by,result
1,1,1,3,4S,N,=
1,2,2,4,4S,N,-1
"""


@pytest.fixture
def put_off(served: Served) -> RulingRecord:
    """A ruling that puts a review off to the end of the play."""
    desk = served.desk
    club_session = desk.open_session("Tuesday pairs")
    import_results(desk, club_session, club_session.seq, "club.csv", RESULTS)
    record = desk.open_ruling(
        "insufficient-bid", club_session.id, place="1", board="1", assumes=True
    )
    while (asked := desk.interview(record).question) is not None:
        keys = [option.key for option in asked.options]
        answer = "no" if "no" in keys else asked.samples()[-1]
        record = desk.answer(record, record.seq, len(record.answers), answer)
    record = desk.give(record, record.seq)
    assert record.duties
    return record


@pytest.mark.parametrize(
    ("size", "lang", "theme"),
    rotated([("phone", "en", "light"), ("laptop", "ja", "dark")], part=2),
)
def test_its_pages_are_accessible(
    opens: Opens, put_off: RulingRecord, size: str, lang: str, theme: str
) -> None:
    scores = f"/scores/{put_off.session}/boards/1/1/correct"
    page = opens("/waiting", size=size, lang=lang, theme=theme)
    for address in (
        "/waiting", f"/duties/{put_off.id}/{put_off.duties[0]}", "/log/report", "/initials",
        "/rounds", f"{scores}?result=4S-2+by+N&preview=yes",
    ):  # fmt: skip
        page.goto(address)
        check_page(page)


def test_a_duty_is_two_taps_from_the_first_page(opens: Opens, put_off: RulingRecord) -> None:
    page = opens("/", size="phone", script=False)
    rows = page.locator(".duties > li")
    expect(rows).to_have_count(len(put_off.duties))
    rows.first.get_by_role("link").click()
    page.get_by_role("button", name="Nothing to do").click()
    expect(page.locator(".duties > li")).to_have_count(len(put_off.duties) - 1)
