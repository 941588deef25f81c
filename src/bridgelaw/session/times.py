"""Times: kept in UTC, shown and typed in the local time of the desk's machine."""

from __future__ import annotations

from datetime import UTC, datetime, time

from bridgelaw.game.errors import NotationError


def now() -> datetime:
    return datetime.now(UTC)


def today() -> str:
    """The local date, by which a session is called that nobody named."""
    return now().astimezone().date().isoformat()


def local(moment: datetime) -> str:
    """A moment as the clock in the room showed it: `2026-11-16 21:30`."""
    return f"{moment.astimezone():%Y-%m-%d %H:%M}"


def read_local(text: str, around: datetime) -> datetime:
    """A moment that was typed: a time of the day on which `around` was, or a date and a time."""
    written = text.strip().replace("：", ":")
    try:
        if len(written) <= len("21:30:00"):
            day = around.astimezone().date()
            # The local offset of that day, which is not always today's.
            return datetime.combine(day, time.fromisoformat(written)).astimezone(UTC)
        if len(written) > len("2026-11-16"):  # a date alone would be midnight
            return datetime.fromisoformat(written).astimezone(UTC)
    except (ValueError, OverflowError, OSError):
        pass
    raise NotationError(text, "a time such as 21:30 or 2026-11-10 21:30")
