"""Times as a person says them: the clock in the room, and how long ago."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

import pytest

from bridgelaw.desk import times

NOW = datetime(2026, 11, 16, 12, 30, tzinfo=UTC)


@pytest.fixture(autouse=True)
def stands_still(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(times, "now", lambda: NOW)


def test_today_has_no_date() -> None:
    assert times.clock(NOW) == f"{NOW.astimezone():%H:%M}"
    assert times.clock(NOW - timedelta(days=2)) == times.local(NOW - timedelta(days=2))


@pytest.mark.parametrize(
    ("seconds", "said"), [(20, "just now"), (300, "5 min ago"), (3599, "59 min ago")]
)
def test_what_is_recent_is_counted_in_minutes(seconds: int, said: str) -> None:
    assert str(times.ago(NOW - timedelta(seconds=seconds))) == said


def test_what_is_not_recent_has_its_time() -> None:
    then = NOW - timedelta(hours=49)
    assert str(times.ago(then)) == times.local(then)
