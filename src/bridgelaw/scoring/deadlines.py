"""Until when a score may be corrected (79C) and a ruling appealed (92B)."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime, timedelta
from enum import Enum

from bridgelaw.locale.errors import Refusal
from bridgelaw.locale.text import tr
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
    posted = read_time(event.scores_posted)
    told = None if adjustment is None else read_time(adjustment.ruled)
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
        found = datetime.fromisoformat(written)
    except ValueError:
        found = None
    # A date alone would be midnight, which nobody meant.
    if found is None or len(written) <= len("2026-11-10"):
        raise BadTime(
            tr("“{text}” is no time such as 2026-11-10T16:30 or 2026-11-10T16:30+09:00", text=text)
        )
    return found


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
