"""Turns for those who nobody knows: one after the other, and of those who wait the machine first
that has taken the least time of late."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Awaitable, Callable
from contextlib import suppress

from bridgelaw.web.server.throttle import Busy

_OF_ONE = 8  # requests of one machine that wait; a browser has six connections
_OF_THIS = 200  # of this machine itself, on which a web server may speak for everybody
_MACHINES = 500
_HALF = 60.0  # seconds after which what was taken counts half


class Turns:
    """A queue for each machine. Who sends a hundred requests, or one that takes a hundred times as
    long, waits for themselves alone."""

    def __init__(self, at_once: int = 1, clock: Callable[[], float] = time.monotonic) -> None:
        self._free = at_once
        self._waiting: dict[str, deque[asyncio.Future[None]]] = {}
        self._clock, self._counted_at = clock, clock()
        self._taken: dict[str, float] = {}
        """Seconds of each machine, of late."""

    async def begin(self, machine: str, gone: Awaitable[object]) -> bool:
        """Waits for one's turn; false where one has gone meanwhile, `Busy` where too many wait.

        Whoever got a turn has to end it.
        """
        if self._free > 0 and not self._waiting:
            self._free -= 1
            return True
        queue = self._waiting.get(machine)
        if queue is None and len(self._waiting) >= _MACHINES:
            raise Busy
        if queue is not None and len(queue) >= (_OF_ONE if machine else _OF_THIS):
            raise Busy
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(machine, deque()).append(turn)
        leaving = asyncio.ensure_future(gone)
        try:
            await asyncio.wait((turn, leaving), return_when=asyncio.FIRST_COMPLETED)
        except asyncio.CancelledError:
            self._leave(machine, turn)
            raise
        finally:
            leaving.cancel()
        if not turn.done():
            self._leave(machine, turn)
            return False
        return True

    def end(self, machine: str = "", seconds: float = 0.0) -> None:
        """One's turn is over, which took so long: the machine that has taken least comes next, of
        several the one that waits longest, and goes to the end."""
        self._count(machine, seconds)
        while self._waiting:
            machine = min(self._waiting, key=lambda one: self._taken.get(one, 0.0))
            queue = self._waiting.pop(machine)
            turn = queue.popleft()
            if queue:
                self._waiting[machine] = queue
            if not turn.done():
                turn.set_result(None)
                return
        self._free += 1

    def _count(self, machine: str, seconds: float) -> None:
        while self._clock() - self._counted_at > _HALF:
            self._counted_at += _HALF
            self._taken = {
                one: half for one, all in self._taken.items() if (half := all / 2) > 0.01
            }
        if seconds:
            self._taken[machine] = self._taken.get(machine, 0.0) + seconds

    def _leave(self, machine: str, turn: asyncio.Future[None]) -> None:
        if turn.done():  # it came at the same moment
            self.end()
            return
        turn.cancel()
        queue = self._waiting.get(machine)
        if queue is not None:
            with suppress(ValueError):
                queue.remove(turn)
            if not queue:
                del self._waiting[machine]
