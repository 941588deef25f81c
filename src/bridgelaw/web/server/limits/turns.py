"""Turns for those whom nobody knows: one after the other, and each machine as long as the others.

The time that a machine has taken counts from where all others stood when it asked (start-time fair
queueing): who asks little comes soon, however long they have been here, and who asks first of all
does not come before them for that.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable
from contextlib import suppress

from bridgelaw.web.server.limits.throttle import Busy

_OF_ONE = 8  # requests of one machine that wait; a browser has six connections
_OF_THIS = 200  # of this machine itself, on which a web server may speak for everybody
_MACHINES = 500
FIRST = "first"
"""In place of a machine: it comes next. Only one at a time may ask so."""


class Turns:
    """A queue for each machine. Whoever sends a hundred requests, or one that takes a hundred times
    as long, waits for themselves alone."""

    def __init__(self) -> None:
        self._is_free = True
        self._waiting: dict[str, deque[asyncio.Future[None]]] = {}
        self._now = 0.0
        """How many seconds each of those who wait has had, at least."""
        self._until: dict[str, float] = {}
        """Up to where a machine has had its time; who is not in it stands where all others do."""

    async def begin(self, machine: str, gone: Awaitable[object]) -> bool:
        """Waits for one's turn; false where one has gone meanwhile, `Busy` where too many wait.

        Whoever got a turn has to end it.
        """
        if self._is_free:
            self._is_free = False
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
        """One's turn is over, which took so long: the machine that has had least comes next, of
        several the one that waits longest, and goes to the end."""
        if machine != FIRST:
            self._until[machine] = self._stands(machine) + seconds
        if len(self._until) > 2 * _MACHINES:
            self._until = {one: until for one, until in self._until.items() if one in self._waiting}
        while self._waiting:
            machine = min(self._waiting, key=self._stands)
            self._now = max(self._stands(machine), self._now)
            queue = self._waiting.pop(machine)
            turn = queue.popleft()
            if queue:
                self._waiting[machine] = queue
            if not turn.done():
                turn.set_result(None)
                return
        # Nobody waits: what was taken is owed to nobody any more.
        self._is_free, self._now, self._until = True, 0.0, {}

    def _stands(self, machine: str) -> float:
        return -1.0 if machine == FIRST else max(self._until.get(machine, 0.0), self._now)

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
