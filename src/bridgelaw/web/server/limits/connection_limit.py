"""How many may be connected, so that nobody who keeps connections open shuts the others out."""

from __future__ import annotations

import asyncio
import logging
import socket
import sys
from collections import Counter

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from bridgelaw.web.server.limits.machines import machine_of

_WANTED = 8000
_OTHER_FILES = 100  # the database, what is being uploaded, the program itself
HEAD_WITHIN, BODY_WITHIN = 20.0, 120.0
"""Seconds in which the rest of a request has to come: of its head, and of its body."""
LONGEST_HEAD = 64 * 1024
"""Bytes; a browser sends a hundredth of it."""
FOR_ONE = 200  # connections of one machine; a browser has six

_faults = logging.getLogger("bridgelaw.connections")
_faults.setLevel(logging.ERROR)
"""What is no request is refused, and told to nobody: anybody could fill the terminal with it.

It is no logger below uvicorn's: those lose their levels whenever a server is configured.
"""


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


def limited(most: int) -> type[HttpToolsProtocol]:
    """The protocol of a server that ends at once what is more than `most` connections."""
    held: Counter[str] = Counter()

    class Limited(HttpToolsProtocol):
        machine: str | None = None
        """Whose connection it is, if it counts."""
        is_missing: str = ""
        """What has not come yet of the request: the rest of its "head", or of its "body"."""
        waits_for: str = ""
        waiting: asyncio.TimerHandle | None = None
        of_head = 0
        """Bytes that came of a head that is not complete."""

        def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
            super().connection_made(transport)
            self.logger = _faults
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
            # Silence is not waited for longer than a beginning is.
            self.timeout_keep_alive_task = self.loop.call_later(
                self.timeout_keep_alive, self.timeout_keep_alive_handler
            )

        def on_message_begin(self) -> None:
            super().on_message_begin()
            self.is_missing = "head"

        def on_headers_complete(self) -> None:
            self.is_missing = "body"
            super().on_headers_complete()

        def on_message_complete(self) -> None:
            self.is_missing = ""
            super().on_message_complete()

        def data_received(self, data: bytes) -> None:
            super().data_received(data)
            self.of_head = self.of_head + len(data) if self.is_missing == "head" else 0
            if self.of_head > LONGEST_HEAD:
                self._give_up()
            if self.is_missing != self.waits_for:
                self._stop_waiting()
                self.waits_for = self.is_missing
                if self.waits_for:
                    seconds = HEAD_WITHIN if self.waits_for == "head" else BODY_WITHIN
                    self.waiting = self.loop.call_later(seconds, self._give_up)

        def _give_up(self) -> None:
            """Half a request came, and the rest does not; or it has no end."""
            if not self.transport.is_closing():
                self.transport.abort()

        def _stop_waiting(self) -> None:
            self.waits_for = ""
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
