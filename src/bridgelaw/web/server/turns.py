"""Turns for those who nobody knows: one after the other, each machine in its turn."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable
from contextlib import suppress

from bridgelaw.web.server.throttle import Busy

_OF_ONE = 8  # requests of one machine that wait; a browser has six connections
_OF_THIS = 200  # of this machine itself, on which a web server may speak for everybody
_MACHINES = 500


class Turns:
    """A queue for each machine. Who sends a hundred requests waits for themselves alone."""

    def __init__(self, at_once: int = 1) -> None:
        self._free = at_once
        self._waiting: dict[str, deque[asyncio.Future[None]]] = {}

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

    def end(self) -> None:
        """One's turn is over: the machine that waits longest comes next, and goes to the end."""
        while self._waiting:
            machine, queue = next(iter(self._waiting.items()))
            del self._waiting[machine]
            turn = queue.popleft()
            if queue:
                self._waiting[machine] = queue
            if not turn.done():
                turn.set_result(None)
                return
        self._free += 1

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
