"""The time limits of rulings: from the posted scores, or from when the players were told (92B)."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from bridgelaw.desk.desk import Desk
from bridgelaw.desk.records.club_session import ClubSession
from bridgelaw.desk.ruling_log import Logged
from bridgelaw.desk.score_desk import import_results
from bridgelaw.desk.times import local, read_local
from bridgelaw.store import Store
from tests.cli.fields import PAIRS

POSTED = datetime(2026, 11, 10, 14, 50, tzinfo=UTC)


def minutes(count: int) -> timedelta:
    return timedelta(minutes=count)


class Clock:
    """The desk's clock, which the test sets."""

    def __init__(self) -> None:
        self.now = POSTED - minutes(60)

    def __call__(self) -> datetime:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def desk(tmp_path: Path, clock: Clock) -> Iterator[Desk]:
    store = Store(str(tmp_path / "desk.db"), clock)
    yield Desk(store)
    store.close()


def posted(desk: Desk, *files: str) -> ClubSession:
    club_session = desk.open_session("one")
    for file in files:
        club_session = import_results(
            desk, club_session, club_session.seq, "event.yaml", file.encode()
        )
    return desk.write(club_session, club_session.seq, ClubSession.posting(POSTED))


def ruled(desk: Desk, club_session: ClubSession, *marks: str) -> Logged:
    """A ruling that is given by the clock, and marked."""
    record = desk.open_ruling("insufficient-bid", club_session.id)
    while (asked := desk.interview(record).question) is not None:
        record = desk.answer(record, record.seq, len(record.answers), asked.samples()[0])
    record = desk.give(record, record.seq)
    for mark in marks:
        record = desk.write(record, record.seq, record.marking(mark))
    return Logged(0, record, club_session)


def test_a_ruling_before_the_scores_has_the_period_of_the_scores(desk: Desk, clock: Clock) -> None:
    found = ruled(desk, posted(desk), "said").deadlines
    assert found.correction == found.appeal == POSTED + minutes(30)


def test_a_ruling_after_the_scores_is_appealed_from_when_it_was_told(
    desk: Desk, clock: Clock
) -> None:
    club_session = posted(desk)
    clock.now = POSTED + minutes(25)
    logged = ruled(desk, club_session)
    assert logged.deadlines.appeal == POSTED + minutes(55)
    assert logged.deadlines.correction == POSTED + minutes(30)
    # It is said later than it was saved: only then do the players know of it.
    clock.now = POSTED + minutes(45)
    record = desk.write(logged.record, logged.record.seq, logged.record.marking("said"))
    assert Logged(0, record, club_session).deadlines.appeal == POSTED + minutes(75)
    record = desk.write(record, record.seq, record.marking("said"))  # by mistake: unmarked
    assert Logged(0, record, club_session).deadlines.appeal == POSTED + minutes(55)


def test_a_ruling_that_was_said_before_it_was_saved_loses_no_time(desk: Desk, clock: Clock) -> None:
    club_session = posted(desk)
    record = desk.open_ruling("insufficient-bid", club_session.id)
    clock.now = POSTED + minutes(5)
    record = desk.write(record, record.seq, record.marking("said"))
    while (asked := desk.interview(record).question) is not None:
        record = desk.answer(record, record.seq, len(record.answers), asked.samples()[0])
    clock.now = POSTED + minutes(10)
    record = desk.give(record, record.seq)
    assert Logged(0, record, club_session).deadlines.appeal == POSTED + minutes(40)


def test_what_is_not_in_force_has_no_time_limit(desk: Desk, clock: Clock) -> None:
    found = ruled(desk, posted(desk), "withdrawn").deadlines
    assert (found.correction, found.appeal) == (None, None)


def test_the_periods_are_those_of_the_regulations(desk: Desk, clock: Clock) -> None:
    own = "profile: {like: EBU, correction_minutes: 60, appeal_minutes: 20}\n"
    club_session = posted(desk, own + PAIRS)
    clock.now = POSTED + minutes(5)
    found = ruled(desk, club_session).deadlines
    assert found.correction == POSTED + minutes(60)
    assert found.appeal == POSTED + minutes(25)


@pytest.mark.parametrize(
    ("around", "typed", "meant"),
    [
        ("2026-11-11 00:10", "23:55", "2026-11-10 23:55"),
        ("2026-11-10 23:55", "00:10", "2026-11-11 00:10"),
        ("2026-11-10 21:40", "21:30", "2026-11-10 21:30"),
        ("2026-11-10 21:40", "２１：３０", "2026-11-10 21:30"),
        ("2026-11-10 15:00", "08:00", "2026-11-10 08:00"),
        ("2026-11-11 00:10", "2026-11-11 23:55", "2026-11-11 23:55"),
    ],
)
def test_a_time_without_a_date_is_the_nearest(around: str, typed: str, meant: str) -> None:
    moment = datetime.fromisoformat(around).astimezone()
    assert local(read_local(typed, moment)) == meant
