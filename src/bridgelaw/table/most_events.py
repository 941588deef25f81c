"""How many events a table may bring that somebody else wrote."""

from __future__ import annotations

from collections.abc import Iterable

from bridgelaw.locale.errors import Refusal
from bridgelaw.locale.text import tr
from bridgelaw.table.events import Event

MOST_EVENTS = 1000
"""No board has so many. What an event does depends on what is still open of those before it, so
that thousands of irregularities at one table would keep the machine busy."""


class TooManyEvents(Refusal):
    """More events than any board has."""

    def __init__(self, most: int) -> None:
        super().__init__(tr("At most {most} events at once.", most=most))


def bounded(events: Iterable[Event], most: int | None) -> tuple[Event, ...]:
    """The events, if they are not too many."""
    found: list[Event] = []
    for event in events:
        if len(found) == most:
            raise TooManyEvents(len(found))
        found.append(event)
    return tuple(found)
