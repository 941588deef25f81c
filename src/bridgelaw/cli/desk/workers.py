"""Several processes that serve one desk from the same sockets.

They share nothing but the database, where each sees what the others write. One that dies is
replaced; what it had acknowledged is kept, and whoever was connected to it connects anew.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import socket
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from multiprocessing.process import BaseProcess
from types import FrameType
from typing import Any

from bridgelaw.cli.desk import spawning
from bridgelaw.web.server.access.proxy import Proxy
from bridgelaw.web.server.addresses.allowed_hosts import Hosts
from bridgelaw.web.server.addresses.certificate import Certificate
from bridgelaw.web.server.app_state import state_of
from bridgelaw.web.server.health import log_as_json

_LOOKS = 0.2  # seconds between two looks at the processes
_SHORT = 5.0  # seconds: who dies sooner than this has not begun
_MOST_SHORT = 5  # such deaths in a row, and it is given up
_PATIENCE = 10.0  # seconds for all to finish when they are told to

# A process begins anew, as on every system, and inherits no thread and no connection.
_CONTEXT = multiprocessing.get_context("spawn")


@dataclass(frozen=True, slots=True)
class Served:
    """What each process is to serve."""

    database: str
    name: str
    hosts: Hosts
    port: int
    first_key: str
    """By which the first PIN may be set: each of them must know the same."""
    certificate: Certificate | None = None
    proxy: Proxy | None = None
    log: str | None = None


def serve_one(served: Served, sockets: list[socket.socket]) -> None:
    """What a process of its own does."""
    from bridgelaw.cli.desk.serving import serve
    from bridgelaw.store import Store
    from bridgelaw.web.app import create_app

    if served.log is not None:
        log_as_json()
    threading.Thread(target=_end_with_parent, daemon=True).start()
    store = Store(served.database)
    try:
        app = create_app(store, served.name, served.hosts, served.port, proxy=served.proxy)
        state_of(app).certificate = served.certificate
        state_of(app).access.first_key = served.first_key
        serve(app, sockets, served.database)
    except KeyboardInterrupt:
        pass
    finally:
        store.close()


def _end_with_parent() -> None:
    """Nobody would replace or stop this process any more."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os.kill(os.getpid(), signal.SIGTERM)


@dataclass(slots=True)
class Workers:
    """The processes, and who looks after them."""

    count: int
    served: Served
    sockets: list[socket.socket]
    when_replaced: Callable[[], None] = lambda: None
    """Called when one has died and another takes its place."""
    _running: list[tuple[BaseProcess, float]] = field(default_factory=list)
    _ends: threading.Event = field(default_factory=threading.Event)

    def run(self) -> bool:
        """Until it is told to stop; false where they die as soon as they begin."""
        before = {one: signal.signal(one, self._stop) for one in (signal.SIGINT, signal.SIGTERM)}
        short = 0
        try:
            for _ in range(self.count):
                self._start()
            while not self._ends.wait(_LOOKS):
                for one in [one for one in self._running if not one[0].is_alive()]:
                    self._running.remove(one)
                    short = short + 1 if time.monotonic() - one[1] < _SHORT else 0
                    if short >= _MOST_SHORT:
                        return False
                    self.when_replaced()
                    self._start()
            return True
        finally:
            self._end()
            for number, handler in before.items():
                signal.signal(number, handler)

    def _start(self) -> None:
        process = _CONTEXT.Process(target=serve_one, args=(self.served, self.sockets))
        spawning.start(process)
        self._running.append((process, time.monotonic()))

    def _stop(self, number: int, frame: FrameType | None) -> Any:
        self._ends.set()

    def _end(self) -> None:
        last = time.monotonic() + _PATIENCE
        for process, _ in self._running:
            process.terminate()
        for process, _ in self._running:
            process.join(max(0.1, last - time.monotonic()))
            if process.is_alive():
                process.kill()
                process.join()
