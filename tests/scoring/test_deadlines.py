"""79C, 92B: until when scores may be corrected and rulings appealed."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime, timedelta

import pytest

from bridgelaw.scoring.awards import parse_award
from bridgelaw.scoring.deadlines import BadTime, Correction, Deadlines, deadlines, read_time
from bridgelaw.scoring.field import Adjustment, Event
from bridgelaw.scoring.profile import WBF

AWARD = parse_award("A")


def event(posted: str, correction: int = 30, appeal: int = 30) -> Event:
    profile = replace(WBF, correction_minutes=correction, appeal_minutes=appeal)
    return Event(profile=profile, scores_posted=posted)


def ruled(when: str) -> Adjustment:
    return Adjustment(AWARD, AWARD, ruled=when)


def test_law_79C1_thirty_minutes_from_the_official_score() -> None:
    found = deadlines(event("2026-11-10T16:30"))
    assert found.correction == datetime(2026, 11, 10, 17, 0)
    assert found.appeal == datetime(2026, 11, 10, 17, 0)


def test_law_92B_the_two_periods_may_differ() -> None:
    found = deadlines(event("2026-11-10T16:30", correction=60, appeal=20))
    assert found.correction == datetime(2026, 11, 10, 17, 30)
    assert found.appeal == datetime(2026, 11, 10, 16, 50)


def test_law_92B_a_ruling_told_later_can_be_appealed_longer() -> None:
    found = deadlines(event("2026-11-10T16:30"), ruled("2026-11-10T18:00"))
    assert found.correction == datetime(2026, 11, 10, 17, 0)
    assert found.appeal == datetime(2026, 11, 10, 18, 30)


def test_law_92B_a_ruling_told_before_the_scores_were_posted() -> None:
    found = deadlines(event("2026-11-10T16:30"), ruled("2026-11-10T15:00"))
    assert found.appeal == datetime(2026, 11, 10, 17, 0)


def test_law_92B_time_zones_are_compared() -> None:
    found = deadlines(event("2026-11-10T16:30+09:00"), ruled("2026-11-10T08:00Z"))
    assert found.appeal == datetime(2026, 11, 10, 8, 30, tzinfo=UTC)
    assert found.correction is not None
    assert found.correction.utcoffset() == timedelta(hours=9)


def test_law_79C_no_period_runs_before_the_scores_are_posted() -> None:
    found = deadlines(event(""), ruled("2026-11-10T18:00"))
    assert found == Deadlines(None, None)
    assert found.correction_at(datetime(2026, 11, 10)) is Correction.OPEN
    assert found.appeal_is_open(datetime(2026, 11, 10))


def test_law_79C2_afterwards_only_with_the_organisers_approval() -> None:
    found = deadlines(event("2026-11-10T16:30"))
    last = datetime(2026, 11, 10, 17, 0)
    assert found.correction_at(last) is Correction.OPEN
    assert found.correction_at(last + timedelta(seconds=1)) is Correction.WITH_APPROVAL
    assert found.appeal_is_open(last)
    assert not found.appeal_is_open(last + timedelta(seconds=1))


@pytest.mark.parametrize("text", ["half past four", "2026-11-10", "16:30", "2026-13-01T10:00"])
def test_law_79C_bad_times_are_refused(text: str) -> None:
    with pytest.raises(BadTime):
        deadlines(event(text))
    with pytest.raises(BadTime):
        deadlines(event("2026-11-10T16:30"), ruled(text))


def test_law_79C_times_with_and_without_a_zone_are_refused() -> None:
    with pytest.raises(BadTime, match="time zone"):
        deadlines(event("2026-11-10T16:30"), ruled("2026-11-10T18:00+09:00"))
    with pytest.raises(BadTime, match="too late"):
        deadlines(event("9999-12-31T23:59"))


def test_law_79C_nothing_written_is_no_time() -> None:
    assert read_time("  ") is None
