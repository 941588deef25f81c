"""The log and the report in a real browser: the countdown, the filter and the paper."""

from __future__ import annotations

import re
from datetime import timedelta
from itertools import product

import pytest
from playwright.sync_api import expect

from bridgelaw.desk.desk import Desk
from bridgelaw.desk.records.club_session import ClubSession
from bridgelaw.desk.records.ruling import RulingRecord
from bridgelaw.desk.times import now
from bridgelaw.game.boards import Board
from bridgelaw.game.deals import Deal
from bridgelaw.table.table import Table
from tests.browser.checks import check_page
from tests.browser.conftest import Opens, Served, a_look

DEAL = "N:AQ93.K72.QJ4.K85 J84.QT94.K93.A72 K752.A85.AT5.J63 T6.J63.8762.QT94"
PLAYERS = {"N": "Ada Byron", "E": "山田 花子", "S": "<b>Bob</b>", "W": "佐藤 健"}


def rule(desk: Desk, record: RulingRecord) -> RulingRecord:
    """Gives the ruling by the last answer to each question."""
    while (asked := desk.interview(record).question) is not None:
        answer = asked.samples()[-1]
        record = desk.answer(record, record.seq, len(record.answers), answer)
    return desk.give(record, record.seq)


@pytest.fixture
def rulings(served: Served) -> tuple[str, str]:
    """A quick ruling and one at a live table, of a session whose scores are posted."""
    desk = served.desk
    club_session = desk.open_session("Tuesday pairs")
    quick = desk.open_ruling("insufficient-bid", club_session.id, board="7", players=PLAYERS)
    table = Table(Board.number(5), Deal.parse(DEAL))
    table = table.after("N 1NT, E P, S 3NT, W P, N P, E P, W leads ST")
    at = desk.open_table(club_session.id, table, "4", PLAYERS)
    live = desk.open_ruling("play-out-of-turn", at=at)
    found = rule(desk, quick).id, rule(desk, live).id
    desk.write(club_session, club_session.seq, ClubSession.posting(now() - timedelta(minutes=5)))
    return found


@a_look
def test_report_is_accessible_and_prints_on_one_page(
    opens: Opens, rulings: tuple[str, str], size: str, lang: str
) -> None:
    page = opens("/log", size=size, lang=lang)
    check_page(page)
    sheets = [
        f"/rulings/{one}/{sheet}" for one, sheet in product(rulings, ("report", "appeal-form"))
    ]
    for sheet in (*sheets, "/log/report"):
        page.goto(sheet)
        paper = page.pdf(prefer_css_page_size=True)
        assert len(re.findall(rb"/Type\s*/Page\b", paper)) == 1
        assert re.search(rb"/MediaBox \[0 0 59[45]\.?\d* 84[12]\.?\d*\]", paper), "not A4"
    check_page(page)


def test_countdown_runs_and_filter_narrows(opens: Opens, rulings: tuple[str, str]) -> None:
    page = opens("/log", size="phone")
    page.get_by_text("Periods and files").click()
    shown = page.get_by_role("timer").first
    before = shown.inner_text()
    page.wait_for_function("old => document.querySelector('.left').innerText != old", arg=before)
    assert re.fullmatch(r"2[0-5]:\d\d left", shown.inner_text())
    page.locator(".filter > summary").click()
    page.get_by_label("Law, such as 27B1").fill("27")
    page.locator("button.primary", has_text="Filter").click()
    expect(page.locator(".log-line")).to_have_count(1)
    assert "law=27" in page.url
