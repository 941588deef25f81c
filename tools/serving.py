"""Serves the desk within this process, for tests and pictures."""

from __future__ import annotations

import socket
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager

import uvicorn
from starlette.types import ASGIApp


@contextmanager
def serving(app: ASGIApp, port: int = 0) -> Iterator[str]:
    """The address at which the application answers, on a port of its own or on this one."""
    with socket.socket(proto=socket.IPPROTO_TCP) as listening:  # so that asyncio sends at once
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind(("127.0.0.1", port))
        server = uvicorn.Server(uvicorn.Config(app, log_level="warning", lifespan="off"))
        thread = threading.Thread(target=server.run, kwargs={"sockets": [listening]}, daemon=True)
        thread.start()
        while not server.started:
            time.sleep(0.01)
        try:
            yield f"http://127.0.0.1:{listening.getsockname()[1]}"
        finally:
            # A browser that watches a table would keep it from coming to an end.
            server.should_exit = server.force_exit = True
            thread.join(10)
