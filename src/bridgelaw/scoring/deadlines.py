"""Until when a score may be corrected (79C) and a ruling appealed (92B)."""

from __future__ import annotations

import re
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta, timezone, tzinfo
from enum import Enum
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from bridgelaw.locale import Refusal, tr
from bridgelaw.scoring.field import Adjustment, Event
from bridgelaw.scoring.profile import Profile


class BadTime(Refusal):
    """A time that cannot be read, or compared with the others."""


class Correction(Enum):
    """79C: what a correction of a score needs."""

    OPEN = "open"
    """79C1: the period is running, or has not begun."""
    WITH_APPROVAL = "with approval"
    """79C2: only with the organiser's approval, and if the error is beyond reasonable doubt."""


@dataclass(frozen=True, slots=True)
class Deadlines:
    """The last moments; `None` while the period has not begun, or nobody said when it did."""

    correction: datetime | None
    appeal: datetime | None

    def correction_at(self, when: datetime) -> Correction:
        """79C: what a correction needs at this time."""
        is_over = self.correction is not None and _later(when, self.correction)
        return Correction.WITH_APPROVAL if is_over else Correction.OPEN

    def appeal_is_open(self, when: datetime) -> bool:
        """92B: whether a ruling may still be asked for, or appealed."""
        return self.appeal is None or not _later(when, self.appeal)


def deadlines(event: Event, adjustment: Adjustment | None = None) -> Deadlines:
    """79C1 and 92B: both periods run from when the official score is available.

    The appeal against a ruling that the players were told later runs from then.
    """
    posted = moment_of(event, event.scores_posted)
    told = None if adjustment is None else moment_of(event, adjustment.ruled)
    return periods(event.profile, posted, told)


def periods(profile: Profile, posted: datetime | None, told: datetime | None = None) -> Deadlines:
    """The last moments, from when the score was made available and when the players were told."""
    if posted is None:
        return Deadlines(None, None)
    since = told if told is not None and _later(told, posted) else posted
    return Deadlines(
        _after(posted, profile.correction_minutes), _after(since, profile.appeal_minutes)
    )


def read_time(text: str) -> datetime | None:
    """A date and time as ISO 8601 writes it; `None` if there is nothing written."""
    written = text.strip()
    if not written:
        return None
    try:
        moment = datetime.fromisoformat(written)
    except ValueError:
        moment = None
    # A date alone would be midnight, which nobody meant.
    if moment is None or len(written) <= len("2026-11-10"):
        raise BadTime(
            tr("“{text}” is no time such as 2026-11-10T16:30 or 2026-11-10T16:30+09:00", text=text)
        )
    return moment


def moment_of(event: Event, text: str) -> datetime | None:
    """A time of the event: one that names no zone is by the clock that the event names."""
    moment = read_time(text)
    if moment is None or moment.tzinfo is not None or not event.clock:
        return moment
    return moment.replace(tzinfo=zone_of(event.clock))


def now_of(event: Event, moment: datetime | None = None) -> datetime:
    """What the event's clock shows now, or at a moment; without one, the clock of the room."""
    at = datetime.now(UTC) if moment is None else moment
    return at.astimezone(zone_of(event.clock) if event.clock else None)


def zone_of(clock: str) -> tzinfo:
    """A time zone by its name or its offset.

    >>> zone_of("+09:00").utcoffset(None)
    datetime.timedelta(seconds=32400)
    """
    offset = _OFFSET.fullmatch(clock.strip())
    if offset is not None and int(offset[2]) < 24 and int(offset[3] or 0) < 60:
        size = timedelta(hours=int(offset[2]), minutes=int(offset[3] or 0))
        return timezone(size if offset[1] == "+" else -size)
    if clock.strip().upper() in ("UTC", "Z"):
        return UTC
    try:
        return ZoneInfo(clock.strip())
    except (ValueError, OSError, ZoneInfoNotFoundError) as error:
        raise BadTime(
            tr("“{text}” is no clock such as Asia/Tokyo or +09:00", text=clock[:60])
        ) from error


_OFFSET = re.compile(r"([+-])(\d{1,2})(?::?(\d{2}))?", re.ASCII)


def _later(one: datetime, other: datetime) -> bool:
    if (one.utcoffset() is None) != (other.utcoffset() is None):
        raise BadTime(
            tr(
                "{one} and {other} cannot be compared: one has a time zone and the other has none",
                one=one.isoformat(),
                other=other.isoformat(),
            )
        )
    return one > other


def _after(time: datetime, minutes: int) -> datetime:
    try:
        return time + timedelta(minutes=minutes)
    except OverflowError as error:
        raise BadTime(tr("{time} is too late to count from", time=time.isoformat())) from error
