"""Times: kept in UTC, shown and typed in the local time of the desk's machine."""

from __future__ import annotations

from datetime import UTC, datetime, time, timedelta
from unicodedata import normalize

from bridgelaw.game import NotationError
from bridgelaw.locale import Text, tr


def now() -> datetime:
    return datetime.now(UTC)


def today() -> str:
    """The local date, by which a session is called that nobody named."""
    return now().astimezone().date().isoformat()


def local(moment: datetime) -> str:
    """A moment as the clock in the room showed it: `2026-11-16 21:30`."""
    return f"{moment.astimezone():%Y-%m-%d %H:%M}"


_MONTHS = (
    tr("January"), tr("February"), tr("March"), tr("April"), tr("May"), tr("June"), tr("July"),
    tr("August"), tr("September"), tr("October"), tr("November"), tr("December"),
)  # fmt: skip


def day(moment: datetime) -> Text:
    """A date as a person says it; of another year with the year."""
    shown = moment.astimezone()
    found = tr("{day} {month}", day=shown.day, month=_MONTHS[shown.month - 1])
    if shown.year == now().astimezone().year:
        return found
    return tr("{date} {year}", date=found, year=str(shown.year))


def clock(moment: datetime) -> str:
    """The same today: `21:30`; of another day with its date."""
    shown = moment.astimezone()
    return f"{shown:%H:%M}" if shown.date() == now().astimezone().date() else local(moment)


def ago(moment: datetime) -> Text:
    """How long ago something was, as a person says it; after an hour the time of day."""
    minutes = int((now() - moment).total_seconds() // 60)
    if minutes < 1:
        return tr("just now")
    if minutes < 60:
        return tr("{minutes} min ago", minutes=minutes)
    return tr("{time}", time=clock(moment))


def lately() -> datetime:
    """What somebody types now is around this: it has most often happened already."""
    return now() - timedelta(hours=6)


def read_local(text: str, around: datetime) -> datetime:
    """A moment that was typed: a date and a time, or a time, of the day nearest to `around`.

    Ten minutes after midnight 23:55 is a quarter of an hour ago, and not the coming night.
    """
    written = normalize("NFKC", text).strip()  # also as a Japanese keyboard writes digits
    try:
        if len(written) <= len("21:30:00"):
            clock = time.fromisoformat(written)
            days = (around.astimezone().date() + timedelta(days) for days in (-1, 0, 1))
            # The local offset of each day, which is not always today's.
            moments = (datetime.combine(day, clock).astimezone(UTC) for day in days)
            return min(moments, key=lambda moment: abs(moment - around))
        if len(written) > len("2026-11-16"):  # a date alone would be midnight
            return datetime.fromisoformat(written).astimezone(UTC)
    except (ValueError, OverflowError, OSError):
        pass
    raise NotationError(text, "a time such as 21:30 or 2026-11-10 21:30")
