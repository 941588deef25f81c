"""What the round clock shows at a moment: a pure function of the session and the time."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime, timedelta
from enum import Enum

from bridgelaw.desk import times
from bridgelaw.desk.records.club_session import ClubSession
from bridgelaw.desk.records.round_clock import RoundClock


class ClockHand(Enum):
    """What the clock does."""

    RUNNING = "running"
    PAUSED = "paused"
    MOVING = "moving"
    """The time of the round is up, and the players move."""
    DUE = "due"
    """The next round is to be called (8B1): only the director ends a round."""


@dataclass(frozen=True, slots=True)
class Face:
    """The clock at one moment."""

    number: int
    rounds: int
    """0: nobody said how many."""
    hand: ClockHand
    seconds: int
    """Until the round ends, or until the players should have moved."""
    of: int
    """Seconds that the whole of it takes."""
    ends: datetime | None
    """When that is; `None` while the clock stands."""
    late: tuple[str, ...]
    """The numbers of the tables that are late: no names, no blame."""
    move: str

    @property
    def is_low(self) -> bool:
        """In the last third of its time."""
        return 3 * self.seconds <= self.of

    @property
    def is_last(self) -> bool:
        return 0 < self.rounds <= self.number


def face_of(club_session: ClubSession, now: datetime | None = None) -> Face | None:
    """The clock of a session; `None` where nobody keeps the time, or no round was called yet."""
    clock = club_session.clock
    if clock.running is None or not clock.is_kept:
        return None
    now = times.now() if now is None else now
    plan, running = clock.plan, clock.running
    ends = running.ends(plan)
    left = running.left(plan, now)
    moved = ends + timedelta(minutes=plan.break_minutes)
    is_last = 0 < plan.rounds <= running.number
    whole = max(timedelta(minutes=plan.minutes), left)
    if running.paused is not None:
        hand, end = ClockHand.PAUSED, None
    elif left > timedelta(0):
        hand, end = ClockHand.RUNNING, ends
    elif now < moved and not is_last:
        hand, end, left = ClockHand.MOVING, moved, moved - now
        whole = timedelta(minutes=plan.break_minutes)
    else:
        hand, end = ClockHand.DUE, ends
    return Face(
        running.number, plan.rounds, hand, _seconds(left), _seconds(whole), end,
        late_tables(clock), plan.move,
    )  # fmt: skip


def next_round(club_session: ClubSession) -> int | None:
    """The round that can be called next (8B1); none where the evening is over.

    It is over when it was closed, when its scores are out, when all rounds were called, and when
    its results are in though nobody kept the rounds.
    """
    plan, number = club_session.clock.plan, club_session.round
    is_over = (
        club_session.is_closed
        or club_session.posted is not None
        or 0 < plan.rounds <= number
        or (club_session.file is not None and not number and not plan.minutes)
    )
    return None if is_over else number + 1


def late_tables(clock: RoundClock) -> tuple[str, ...]:
    """Each table that is late once, as the numbers in the room go."""
    tables = {one.table for one in clock.late_now}
    return tuple(sorted(tables, key=lambda name: (not name.isdecimal(), len(name), name)))


def _seconds(span: timedelta) -> int:
    return max(0, round(span.total_seconds()))
