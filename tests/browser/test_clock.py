"""The round clock in a real browser: it counts, follows the director, and needs no script."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from bridgelaw.desk.records.club_session import ClubSession
from bridgelaw.desk.records.round_clock import ClockPlan, SlowPlay
from tests.browser.checks import check_page
from tests.browser.conftest import Opens, Served, a_look


@pytest.fixture
def timed(served: Served) -> ClubSession:
    desk = served.desk
    club_session = desk.open_session("Tuesday pairs")
    for fact in (ClockPlan(13, 15, 2, "East-West up one").fact(), ClubSession.calling_round(2)):
        club_session = desk.write(club_session, club_session.seq, fact)
    late = club_session.clock.noting_late("11", "", SlowPlay.NS)
    return desk.write(club_session, club_session.seq, late)


@a_look
def test_it_counts_and_follows(
    opens: Opens, served: Served, timed: ClubSession, size: str, lang: str
) -> None:
    page = opens("/clock", size=size, lang=lang, pin=False)
    check_page(page)
    figures = page.get_by_role("timer")
    expect(figures).to_have_text(re.compile(r"^1[0-4]:\d\d$"))
    first = figures.inner_text()
    expect(figures).not_to_have_text(first)
    club_session = served.desk.club_session(timed.id)
    served.desk.write(club_session, club_session.seq, ClubSession.calling_round(3))
    expect(page.locator("h1")).to_contain_text("3")
    page = opens("/rounds", size=size, lang=lang)
    check_page(page)


def test_without_script_it_shows_when_the_round_ends(opens: Opens, timed: ClubSession) -> None:
    page = opens("/clock", script=False)
    expect(page.locator(".figures:visible")).to_have_text(re.compile(r"^\d\d:\d\d$"))
