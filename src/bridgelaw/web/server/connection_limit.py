"""How many may be connected, so that nobody who keeps connections open shuts the others out."""

from __future__ import annotations

import asyncio
import ipaddress
import socket
import sys
from collections import Counter

from uvicorn.protocols.http.h11_impl import H11Protocol

_WANTED = 8000
_OTHER_FILES = 100  # the database, what is being uploaded, the program itself
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

        def connection_lost(self, exc: Exception | None) -> None:
            super().connection_lost(exc)
            self._unset_keepalive_if_required()
            if self.machine is not None:
                held[self.machine] -= 1
                if not held[self.machine]:
                    del held[self.machine]

    return Limited


def machine_of(client: str) -> str:
    """The machine behind an address, which may have many of IPv6.

    Empty for this machine, on which a web server may speak for everybody.
    """
    try:
        address = ipaddress.ip_address(client)
    except ValueError:
        return ""
    if address.is_loopback:
        return ""
    if address.version == 6:
        return str(ipaddress.ip_network((int(address), 64), strict=False))
    return str(address)
