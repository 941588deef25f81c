"""How many may be connected, so that nobody who keeps connections open shuts the others out."""

from __future__ import annotations

import asyncio
import socket
import sys
from collections import Counter

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from bridgelaw.web.server.machines import machine_of

_WANTED = 8000
_OTHER_FILES = 100  # the database, what is being uploaded, the program itself
HEAD_WITHIN, BODY_WITHIN = 20.0, 120.0
"""Seconds in which the rest of a request has to come: of its head, and of its body."""
FOR_ONE = 200  # connections of one machine; a browser has six


def most_connections() -> int:
    """As many as the system lets the desk have; it often begins with 1024 files and allows more."""
    if sys.platform == "win32":
        return _WANTED
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    unlimited, wanted = resource.RLIM_INFINITY, _WANTED + _OTHER_FILES
    if soft == unlimited or soft >= wanted:
        return _WANTED
    soft = wanted if hard == unlimited else min(wanted, hard)
    resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
    return max(soft - _OTHER_FILES, soft // 2)


def limited(most: int) -> type[H11Protocol]:
    """The protocol of a server that ends at once what is more than `most` connections."""
    held: Counter[str] = Counter()

    class Limited(H11Protocol):
        machine: str | None = None
        """Whose connection it is, if it counts."""
        waits_for: object = None
        """What is missing of a request: the rest of its head, or of its body."""
        waiting: asyncio.TimerHandle | None = None

        def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
            super().connection_made(transport)
            machine = machine_of(self.client[0] if self.client else "")
            if len(self.connections) > most or (machine and held[machine] >= FOR_ONE):
                transport.abort()
                return
            self.machine = machine
            held[machine] += 1
            # A page is sent in two pieces; without this the second waits 40 milliseconds until the
            # browser says that it has the first. asyncio sees to it only for sockets of its own.
            opened = transport.get_extra_info("socket")
            if opened is not None:
                opened.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
            # Who says nothing at all is not waited for longer than who has said something.
            self.timeout_keep_alive_task = self.loop.call_later(
                self.timeout_keep_alive, self.timeout_keep_alive_handler
            )

        def data_received(self, data: bytes) -> None:
            super().data_received(data)
            state = self.conn.their_state
            if state not in (h11.IDLE, h11.SEND_BODY):
                self._stop_waiting()  # the request is complete
            elif self.waits_for is not state:
                self._stop_waiting()
                self.waits_for = state
                seconds = HEAD_WITHIN if state is h11.IDLE else BODY_WITHIN
                self.waiting = self.loop.call_later(seconds, self._give_up)

        def _give_up(self) -> None:
            """Half a request came, and the rest does not."""
            if self.transport is not None and not self.transport.is_closing():
                self.transport.abort()

        def _stop_waiting(self) -> None:
            self.waits_for = None
            if self.waiting is not None:
                self.waiting.cancel()
                self.waiting = None

        def connection_lost(self, exc: Exception | None) -> None:
            super().connection_lost(exc)
            self._unset_keepalive_if_required()
            self._stop_waiting()
            if self.machine is not None:
                held[self.machine] -= 1
                if not held[self.machine]:
                    del held[self.machine]

    return Limited
