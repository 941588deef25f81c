"""The periods of a session: until when scores are corrected (79C) and rulings appealed (92B)."""

from __future__ import annotations

from datetime import datetime, timedelta

from bridgelaw.desk import times
from bridgelaw.desk.records.club_session import ClubSession
from bridgelaw.scoring.deadlines import Deadlines, periods


def deadlines_of(club_session: ClubSession, told: datetime | None = None) -> Deadlines:
    """Both periods run from when the official score is available.

    The appeal against a ruling that the players were told later runs from then.
    """
    return periods(club_session.regulations, club_session.posted, told)


def remaining(ends: datetime, now: datetime) -> timedelta:
    """What is left of a period; nothing once it is over."""
    return max(timedelta(0), ends - now)


def seconds_left(ends: datetime) -> int:
    """The same by the clock."""
    return round(remaining(ends, times.now()).total_seconds())
