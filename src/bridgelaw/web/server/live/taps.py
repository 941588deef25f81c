"""What directors are just tapping on the page of a moment, by table: the others there see it at
once. It is kept while the desk runs, and nowhere else: nothing is ruled yet."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from threading import Lock
from typing import NamedTuple

_MOST = 200  # tables
_SECONDS = 900.0
"""A quarter of an hour, as long as a draft waits at its table."""
_MOMENT = "moment "


class Telling(NamedTuple):
    """What somebody taps: which page of which browser, who they are, and the facts as an
    address has them."""

    page: str
    by: str
    query: str


def watched_as(place: str) -> str:
    """In place of a table that is followed: what is tapped about it."""
    return _MOMENT + place


@dataclass(slots=True)
class Tellings:
    """By table, the last ones."""

    tell: Callable[[], None]
    """Called when something was told."""
    _now: Callable[[], float] = time.monotonic
    _told: OrderedDict[str, tuple[float, Telling | None]] = field(default_factory=OrderedDict)
    _lock: Lock = field(default_factory=Lock)

    def note(self, place: str, telling: Telling | None) -> None:
        """`None`: the ruling has begun, or the page was left."""
        with self._lock:
            self._told[place] = self._now(), telling
            self._told.move_to_end(place)
            while len(self._told) > _MOST:
                self._told.popitem(last=False)
        self.tell()

    def of(self, place: str) -> Telling | None:
        with self._lock:
            at, telling = self._told.get(place, (0.0, None))
            return telling if self._now() - at < _SECONDS else None

    def versions(self, watched: Iterable[str]) -> dict[str, str]:
        """For those who follow tables: what changes with every tap."""
        places = [one.removeprefix(_MOMENT) for one in watched if one.startswith(_MOMENT)]
        with self._lock:
            return {watched_as(place): self._version(place) for place in places}

    def _version(self, place: str) -> str:
        """With the page that told it, which need not look at it again."""
        at, telling = self._told.get(place, (0.0, None))
        return f"{at} {telling.page if telling else ''}"
