"""Work that takes long: a few at a time, and few who wait, so that the desk answers everybody."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import contextmanager

from bridgelaw.locale import Refusal, tr

_AT_ONCE = 2
_WITH_THOSE_WHO_WAIT = 10  # of about forty threads that answer requests


class Busy(Refusal):
    """Too many ask for costly work at once."""

    def __init__(self) -> None:
        super().__init__(tr("Too much is being computed at once. Try again in a moment."))


class Throttle:
    """A room with few chairs. Whoever finds the waiting room full is sent away at once."""

    def __init__(self, at_once: int = _AT_ONCE, with_waiting: int = _WITH_THOSE_WHO_WAIT) -> None:
        self._chairs = threading.BoundedSemaphore(at_once)
        self._inside = threading.BoundedSemaphore(with_waiting)

    @contextmanager
    def turn(self) -> Iterator[None]:
        """One's turn; `Busy` where too many wait already."""
        if not self._inside.acquire(blocking=False):
            raise Busy
        try:
            with self._chairs:
                yield
        finally:
            self._inside.release()
