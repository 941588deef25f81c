"""Law 79C, 92B: the desk's own clock answers what it knows."""

from __future__ import annotations

from dataclasses import replace
from datetime import timedelta
from pathlib import Path

import pytest

from bridgelaw.desk import times
from bridgelaw.desk.known import known_by
from bridgelaw.desk.records.club_session import ClubSession
from bridgelaw.store import Store

SESSION = ClubSession("s-1", 1, "Tonight", "WBF", times.now())


@pytest.fixture
def store(tmp_path: Path) -> Store:
    return Store(str(tmp_path / "desk.db"))


def test_nothing_is_known_before_the_scores_are_out(store: Store) -> None:
    assert known_by(store, None) == known_by(store, SESSION) == {}


def test_both_periods_run_from_when_the_scores_are_out(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    out = times.now()
    session = replace(SESSION, posted=out)
    monkeypatch.setattr(times, "now", lambda: out + timedelta(minutes=1))
    assert known_by(store, session) == {"period_over": "no", "in_time": "yes"}
    monkeypatch.setattr(times, "now", lambda: out + timedelta(days=1))
    assert known_by(store, session) == {"period_over": "yes"}
