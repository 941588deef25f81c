"""Whoever writes while another is writing waits, and all who wait are then written together.

To wait for the disk takes longer than anything else. Threads that come meanwhile share the next
wait: the first of them writes for all, in one transaction.
"""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass

from bridgelaw.store import failures
from bridgelaw.store.entries import Append, Entry

_PATIENCE = 10  # seconds that a thread waits for the others' writing
_MOST = 64  # that are written together


@dataclass(slots=True, eq=False)
class WaitingAppend:
    """What a thread wants to append, and what came of it."""

    appends: Sequence[Append]
    by: str
    entries: tuple[Entry, ...] = ()
    error: BaseException | None = None
    is_done: bool = False
    """Only when the transaction is: before that, nothing is promised to anybody."""

    def result(self) -> tuple[Entry, ...]:
        if self.error is not None:
            raise self.error
        return self.entries


class Together:
    """One writes at a time: SQLite lets no more, and who waits here need not try again."""

    def __init__(self, write: Callable[[Sequence[WaitingAppend]], None]) -> None:
        self._write = write
        """Writes all of it in one transaction, or raises and has written nothing."""
        self._lock = threading.Lock()
        self._queue: list[WaitingAppend] = []
        self._of_queue = threading.Lock()

    @contextmanager
    def alone(self) -> Iterator[None]:
        """Nobody else of this desk writes meanwhile."""
        if not self._lock.acquire(timeout=_PATIENCE):
            raise failures.busy()
        try:
            yield
        finally:
            self._lock.release()

    def append(self, appends: Sequence[Append], by: str) -> tuple[Entry, ...]:
        """Comes back when it is written, by whichever thread."""
        mine = WaitingAppend(appends, by)
        with self._of_queue:
            self._queue.append(mine)
        last = time.monotonic() + _PATIENCE
        while not mine.is_done:
            if self._lock.acquire(timeout=max(0.01, last - time.monotonic())):
                try:
                    if not mine.is_done:
                        self._write_waiting(mine)
                finally:
                    self._lock.release()
            elif self._withdrawn(mine):
                raise failures.busy()
        return mine.result()

    def _withdrawn(self, mine: WaitingAppend) -> bool:
        """Takes it back, unless somebody is writing it already."""
        with self._of_queue:
            if mine in self._queue:
                self._queue.remove(mine)
                return True
        return False

    def _write_waiting(self, mine: WaitingAppend) -> None:
        with self._of_queue:
            # Those who came first, and in any case one's own.
            batch = self._queue[:_MOST]
            if mine not in batch:
                batch[-1] = mine
            self._queue = [one for one in self._queue if one not in batch]
        try:
            self._write(batch)
        except BaseException as error:
            # Nothing was written, or nobody knows it: of none of them.
            for one in batch:
                one.error = error
        for one in batch:
            one.is_done = True
