"""An application that listens in a thread of this process."""

from __future__ import annotations

import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager

import uvicorn
from starlette.applications import Starlette

from bridgelaw.web.server.limits.connection_limit import limited


@contextmanager
def listening(app: Starlette, most: int) -> Iterator[int]:
    """Its port; it takes so many connections."""
    with socket.create_server(("127.0.0.1", 0)) as found:
        config = uvicorn.Config(
            app, http=limited(most), ws="none", lifespan="off", log_config=None,
            timeout_keep_alive=300,  # a busy machine may keep a test from asking for a while
        )  # fmt: skip
        server = uvicorn.Server(config)
        thread = threading.Thread(target=server.run, args=([found],), daemon=True)
        thread.start()
        yield found.getsockname()[1]
        server.should_exit = server.force_exit = True
        thread.join(20)
