"""The round clock: it runs from the times in the log, and only the director ends a round (8B1)."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from bridgelaw.desk.clock_face import ClockHand, Face, face_of
from bridgelaw.desk.desk import Desk
from bridgelaw.desk.records.club_session import ClubSession
from bridgelaw.desk.records.record import Misfit
from bridgelaw.desk.records.round_clock import ClockPlan, SlowPlay
from bridgelaw.desk.signature import signing
from bridgelaw.store import Fact, Store

BEGAN = datetime(2026, 11, 16, 19, 0, tzinfo=UTC)


class Evening:
    """A session whose time is moved by hand."""

    def __init__(self, path: str) -> None:
        self.time = BEGAN
        self.store = Store(path, clock=lambda: self.time)
        self.desk = Desk(self.store)
        self.id = self.desk.open_session("Tuesday").id

    @property
    def session(self) -> ClubSession:
        return self.desk.club_session(self.id)

    def write(self, fact: Fact) -> None:
        self.desk.write(self.session, self.session.seq, fact)

    def wait(self, minutes: float) -> None:
        self.time += timedelta(minutes=minutes)

    @property
    def face(self) -> Face:
        found = face_of(self.session, self.time)
        assert found is not None
        return found


@pytest.fixture
def evening(tmp_path: Path) -> Iterator[Evening]:
    made = Evening(str(tmp_path / "desk.db"))
    yield made
    made.store.close()


@pytest.fixture
def timed(evening: Evening) -> Evening:
    evening.write(ClockPlan(3, 15, 2, "East-West up one").fact())
    evening.write(ClubSession.calling_round(1))
    return evening


def test_without_a_plan_or_before_the_first_round_nothing_is_shown(evening: Evening) -> None:
    assert face_of(evening.session) is None
    evening.write(ClubSession.calling_round(1))
    assert face_of(evening.session) is None, "rounds may be kept without their time"
    assert evening.session.round == 1


def test_it_counts_from_the_call_of_the_round(timed: Evening) -> None:
    assert (timed.face.seconds, timed.face.of, timed.face.is_low) == (900, 900, False)
    timed.wait(10.5)
    assert (timed.face.hand, timed.face.seconds, timed.face.is_low) == (
        ClockHand.RUNNING,
        270,
        True,
    )
    assert timed.face.ends == BEGAN + timedelta(minutes=15)


def test_when_the_time_is_up_the_players_move_and_the_director_calls(timed: Evening) -> None:
    timed.wait(16)
    assert (timed.face.hand, timed.face.seconds) == (ClockHand.MOVING, 60)
    timed.wait(5)
    assert (timed.face.hand, timed.face.seconds) == (ClockHand.DUE, 0)
    assert timed.session.round == 1, "8B1: the clock ends no round"
    timed.write(ClubSession.calling_round(2))
    assert (timed.face.number, timed.face.hand, timed.face.seconds) == (2, ClockHand.RUNNING, 900)


def test_after_the_last_round_nobody_moves(timed: Evening) -> None:
    timed.write(ClubSession.calling_round(3))
    timed.wait(16)
    assert (timed.face.hand, timed.face.is_last) == (ClockHand.DUE, True)


def test_a_clock_that_stands_goes_on_where_it_stood(timed: Evening) -> None:
    timed.wait(5)
    timed.write(timed.session.clock.pausing(True))
    timed.wait(20)
    assert (timed.face.hand, timed.face.seconds, timed.face.ends) == (ClockHand.PAUSED, 600, None)
    with pytest.raises(Misfit):
        timed.session.clock.pausing(True)
    timed.write(timed.session.clock.pausing(False))
    assert (timed.face.hand, timed.face.seconds) == (ClockHand.RUNNING, 600)
    timed.write(timed.session.clock.adding(1))
    assert timed.face.seconds == 660


def test_a_round_called_by_mistake_gives_the_one_before_its_time_back(timed: Evening) -> None:
    timed.wait(10)
    timed.write(ClubSession.calling_round(2))
    timed.wait(1)
    timed.write(ClubSession.calling_round(1))
    assert (timed.face.number, timed.face.seconds) == (1, 4 * 60)
    assert timed.session.round == 1


def test_90B2_8B_late_tables_with_who_was_at_fault(timed: Evening) -> None:
    with signing("AN"):
        timed.write(timed.session.clock.noting_late(" 11 ", "", SlowPlay.OPEN))
        timed.write(timed.session.clock.noting_late("3", "7", SlowPlay.EW, "long auction"))
    assert list(timed.face.late) == ["3", "11"]
    eleven, three = timed.session.clock.late
    assert (three.round, three.board, three.fault, three.by) == (1, "7", SlowPlay.EW, "AN")
    timed.write(timed.session.clock.finding_fault(eleven.entry, SlowPlay.BOTH, "warned"))
    timed.wait(3)
    timed.write(timed.session.clock.ending_late(three.entry))
    eleven, three = timed.session.clock.late
    assert (eleven.fault, eleven.note) == (SlowPlay.BOTH, "warned")
    assert three.ended == BEGAN + timedelta(minutes=3), "it stays in the log"
    assert list(timed.face.late) == ["11"]
    with pytest.raises(Misfit):
        timed.session.clock.ending_late(999)
    with pytest.raises(Misfit):
        timed.session.clock.noting_late("  ", "", SlowPlay.OPEN)


@pytest.mark.parametrize(
    "plan",
    [ClockPlan(100, 15), ClockPlan(3, 301), ClockPlan(3, 15, 301), ClockPlan(move="x" * 121)],
)
def test_no_club_plays_so(plan: ClockPlan) -> None:
    with pytest.raises(Misfit):
        plan.fact()


def test_no_round_no_pause(evening: Evening) -> None:
    with pytest.raises(Misfit):
        evening.session.clock.pausing(True)
    with pytest.raises(Misfit):
        evening.session.clock.adding(1)
