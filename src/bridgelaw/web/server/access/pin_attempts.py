"""How often a PIN may be tried."""

from __future__ import annotations

import ipaddress
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass, field

_FREE = 5  # wrong PINs of one client before it has to wait
_FIRST_WAIT, _LONGEST_WAIT = 5.0, 60.0  # seconds
_MOST_CLIENTS = 1000  # that are remembered; who has more addresses meets the limit of all
_DAY = 24 * 3600.0
# Tries in all: 20, and 3 a minute.
_IN_ALL, _IN_ALL_A_SECOND = 20.0, 3 / 60
# A machine that was not seen before has three tries of its own, so that nobody's guesses refuse a
# new telephone. Machines that are new are counted too, because one can go by many addresses.
_TRIES_OF_NEW = 3
_NEW_NEARBY, _NEW_IN_ALL = 64.0, 512.0  # in one network, and in all; as many come back in a day


@dataclass(slots=True)
class Bucket:
    """So many are left; they come back with time."""

    most: float
    a_second: float
    left: float
    at: float

    @classmethod
    def full(cls, most: float, a_second: float, now: float) -> Bucket:
        return cls(most, a_second, most, now)

    def wait(self, now: float) -> float:
        """Seconds until one can be taken."""
        self.left = min(self.most, self.left + (now - self.at) * self.a_second)
        self.at = now
        return max(0.0, (1 - self.left) / self.a_second)

    def take(self) -> None:
        self.left -= 1

    def give_back(self) -> None:
        self.left = min(self.most, self.left + 1)


@dataclass(slots=True)
class _Client:
    failed: int = 0
    until: float = 0.0
    is_new: bool = False
    """Does it have tries of its own?"""


@dataclass(slots=True)
class Attempts:
    """Counts wrong PINs, of each client and of all together.

    An attempt counts as wrong until it has succeeded; so many at once are no more than one after
    another. The waits are short: they make guessing four digits a matter of days, and a prankster
    in the room a matter of a minute. However many guess, a machine that did not is not refused.
    """

    clock: Callable[[], float] = time.monotonic
    _clients: dict[str, _Client] = field(default_factory=dict)
    _in_all: Bucket = field(init=False)
    _new: Bucket = field(init=False)
    _networks: dict[str, Bucket] = field(default_factory=dict)
    _lock: threading.Lock = field(default_factory=threading.Lock)

    def __post_init__(self) -> None:
        now = self.clock()
        self._in_all = Bucket.full(_IN_ALL, _IN_ALL_A_SECOND, now)
        self._new = Bucket.full(_NEW_IN_ALL, _NEW_IN_ALL / _DAY, now)

    def begin(self, name: str, apart: bool) -> float:
        """Begins an attempt; or the seconds to wait, and nothing has begun.

        Who stands apart does not wait for what all the others did.
        """
        with self._lock:
            now = self.clock()
            client = self._clients.get(name)
            if client is None:
                client = _Client(is_new=not apart and self._welcomes(name, now))
            if client.until > now:
                return client.until - now
            if not apart and not (client.is_new and client.failed < _TRIES_OF_NEW):
                wait = self._in_all.wait(now)
                if wait:
                    return wait
                self._in_all.take()
            client.failed += 1
            over = client.failed - _FREE
            if over >= 0:
                client.until = now + min(_FIRST_WAIT * 2.0 ** min(over, 10), _LONGEST_WAIT)
            self._remember(name, client)
            return 0.0

    def succeeded(self, name: str, apart: bool) -> None:
        """The PIN was right: all is forgotten."""
        with self._lock:
            client = self._clients.pop(name, None)
            if client is not None and client.is_new:
                self._new.give_back()
                if (network := self._networks.get(_network(name) or "")) is not None:
                    network.give_back()
            elif not apart:
                self._in_all.give_back()

    def _welcomes(self, name: str, now: float) -> bool:
        """Is it a machine that gets tries of its own?"""
        network = _network(name)
        if network is None:
            return False
        nearby = self._networks.pop(network, None)
        if nearby is None:
            nearby = Bucket.full(_NEW_NEARBY, _NEW_NEARBY / _DAY, now)
        self._networks[network] = nearby
        while len(self._networks) > _MOST_CLIENTS:
            del self._networks[next(iter(self._networks))]
        if nearby.wait(now) or self._new.wait(now):
            return False
        nearby.take()
        self._new.take()
        return True

    def _remember(self, name: str, client: _Client) -> None:
        self._clients.pop(name, None)
        self._clients[name] = client
        while len(self._clients) > _MOST_CLIENTS:
            del self._clients[next(iter(self._clients))]


def _network(name: str) -> str | None:
    """The addresses that one machine could easily take; `None` for what is no address."""
    try:
        address = ipaddress.ip_address(name)
    except ValueError:
        return None
    bits = 24 if address.version == 4 else 64
    return str(ipaddress.ip_network(f"{address}/{bits}", strict=False))
