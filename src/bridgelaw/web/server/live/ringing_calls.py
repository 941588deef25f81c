"""The tables that call, for every director's page: read from the database once in a while."""

from __future__ import annotations

import threading
import time
from contextlib import suppress

from bridgelaw.desk.calls import Ringing, ringing
from bridgelaw.desk.desk import Desk

_FRESH = 1.0  # seconds: so late may a page learn what another desk has written


class RingingCalls:
    """The calls that are open, as they were a moment ago, or since this desk last wrote."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._known: tuple[Ringing, ...] = ()
        self._read_at = float("-inf")
        self._lock = threading.Lock()
        desk.when_changed.append(self.forget)

    def now(self) -> tuple[Ringing, ...]:
        """Every open call; those of before where the database is gone."""
        with self._lock:
            if time.monotonic() - self._read_at > _FRESH:
                self._read_at = time.monotonic()
                with suppress(Exception):  # a page that says what is wrong needs its head, too
                    self._known = ringing(self._desk.store)
            return self._known

    def forget(self) -> None:
        self._read_at = float("-inf")
