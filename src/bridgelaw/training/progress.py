"""Progress: which laws a trainee knows, and which come back, further apart each time.

It is a short text that the trainee's own device keeps; nobody else has it.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import date

from bridgelaw.laws import PROCEDURES
from bridgelaw.laws.machinery.registry import folders

_DAYS = (0, 1, 3, 7, 21, 60)
"""After how many days a law comes back that was right once, twice, and so on."""
_ENTRY = re.compile(r"([a-z-]+):(\d):(\d{1,7})")
_KNOWN = 3


@dataclass(frozen=True, slots=True)
class LawProgress:
    """How often in a row a law was right, and on which day it was last seen."""

    times: int
    day: int

    @property
    def due(self) -> int:
        return self.day + _DAYS[min(self.times, len(_DAYS) - 1)]

    @property
    def is_known(self) -> bool:
        return self.times >= _KNOWN


@dataclass(frozen=True, slots=True)
class Progress:
    """What is known of each procedure.

    >>> today = date(2026, 11, 18)
    >>> first = Progress().after("revoke", is_full=True, today=today)
    >>> first.text, first.due(today), first.due(date(2026, 11, 19))
    ('revoke:1:739938', (), ('revoke',))
    """

    places: Mapping[str, LawProgress] = field(default_factory=dict)

    @classmethod
    def read(cls, text: str) -> Progress:
        """From its text; what is no law is left out."""
        found = {
            key: LawProgress(int(times), int(day))
            for key, times, day in _ENTRY.findall(text[:8000])
            if key in folders()
        }
        return cls(found)

    @property
    def text(self) -> str:
        return ".".join(f"{key}:{one.times}:{one.day}" for key, one in self.places.items())

    def after(self, key: str, is_full: bool, today: date) -> Progress:
        """With one situation more: a law that was not ruled fully begins anew."""
        before = self.places.get(key)
        times = min((before.times if before else 0) + 1, 9) if is_full else 0
        return Progress({**self.places, key: LawProgress(times, today.toordinal())})

    def due(self, today: date) -> tuple[str, ...]:
        """The laws that come back today, the longest overdue first."""
        day = today.toordinal()
        due = [(one.due, key) for key, one in self.places.items() if one.due <= day]
        return tuple(key for _, key in sorted(due))

    @property
    def known(self) -> tuple[str, ...]:
        return tuple(key for key, one in self.places.items() if one.is_known)

    def next_law(self, today: date, wanted: tuple[str, ...]) -> str:
        """What comes next: what is due, then what is new, then what was seen longest ago."""
        for key in self.due(today):
            if key in wanted:
                return key
        new = [key for key in wanted if key not in self.places]
        if new:
            return new[0]
        return min(wanted, key=lambda key: self.places[key].due)


def titled(keys: tuple[str, ...]) -> tuple[object, ...]:
    """The titles of procedures."""
    return tuple(PROCEDURES[key].title for key in keys)
