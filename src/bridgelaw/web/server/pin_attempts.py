"""How often a PIN may be tried."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable
from dataclasses import dataclass, field

_FREE = 5  # wrong PINs of one client before it has to wait
_FIRST_WAIT, _LONGEST_WAIT = 5.0, 60.0  # seconds
_FREE_IN_ALL = 20.0
_A_MINUTE_IN_ALL = 4.0
_MOST_CLIENTS = 1000  # that are remembered; who has more addresses meets the limit of all


@dataclass(slots=True)
class _Client:
    failed: int = 0
    until: float = 0.0


@dataclass(slots=True)
class Attempts:
    """Counts wrong PINs, of each client and of all together.

    An attempt counts as wrong until it has succeeded; so many at once are no more than one after
    another. The waits are short: they make guessing four digits a matter of days, and a prankster
    in the room a matter of a minute.
    """

    clock: Callable[[], float] = time.monotonic
    _clients: dict[str, _Client] = field(default_factory=dict)
    _left: float = _FREE_IN_ALL
    _counted_at: float = 0.0
    _lock: threading.Lock = field(default_factory=threading.Lock)

    def begin(self, name: str, apart: bool) -> float:
        """Begins an attempt; or the seconds to wait, and nothing has begun.

        Who stands apart does not wait for what all the others did.
        """
        with self._lock:
            now = self.clock()
            refill = (now - self._counted_at) * _A_MINUTE_IN_ALL / 60
            self._left, self._counted_at = min(_FREE_IN_ALL, self._left + refill), now
            client = self._clients.get(name) or _Client()
            if client.until > now:
                return client.until - now
            if not apart:
                if self._left < 1:
                    return (1 - self._left) * 60 / _A_MINUTE_IN_ALL
                self._left -= 1
            client.failed += 1
            over = client.failed - _FREE
            if over >= 0:
                client.until = now + min(_FIRST_WAIT * 2.0 ** min(over, 10), _LONGEST_WAIT)
            self._remember(name, client)
            return 0.0

    def succeeded(self, name: str, apart: bool) -> None:
        """The PIN was right: all is forgotten."""
        with self._lock:
            self._clients.pop(name, None)
            if not apart:
                self._left = min(_FREE_IN_ALL, self._left + 1)

    def _remember(self, name: str, client: _Client) -> None:
        self._clients.pop(name, None)
        self._clients[name] = client
        while len(self._clients) > _MOST_CLIENTS:
            del self._clients[next(iter(self._clients))]
