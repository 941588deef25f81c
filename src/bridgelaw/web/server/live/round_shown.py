"""The round that runs, for the head of every page: read from the database once in a while."""

from __future__ import annotations

import threading
import time
from contextlib import suppress

from bridgelaw.desk.clock_face import Face, face_of
from bridgelaw.desk.desk import Desk
from bridgelaw.desk.records.club_session import ClubSession

_FRESH = 2.0  # seconds: so late may a page learn what another desk has written


class Rounds:
    """The session that is open, as it was a moment ago."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._known: ClubSession | None = None
        self._read_at = float("-inf")
        self._lock = threading.Lock()

    def face(self) -> Face | None:
        """The round clock now; `None` where no round is timed, or the database is gone."""
        with self._lock:
            if time.monotonic() - self._read_at > _FRESH:
                self._read_at = time.monotonic()
                with suppress(Exception):  # a page that says what is wrong needs its head, too
                    self._known = self._desk.current_session()
            known = self._known
        return None if known is None else face_of(known)

    def forget(self) -> None:
        """The clock was set just now: the next page shows it."""
        self._read_at = float("-inf")
