"""Serves the desk from sockets that are open already, in this process."""

from __future__ import annotations

import asyncio
import gc
import signal
import socket
import sys
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from types import FrameType
from typing import TYPE_CHECKING, Any

from bridgelaw.web.server.app_state import state_of

if TYPE_CHECKING:
    from starlette.applications import Starlette
    from starlette.types import ASGIApp


_UNTIL_FIRST_PAGE = 2.0  # seconds in which nothing else takes its time


def serve(
    app: Starlette,
    sockets: list[socket.socket],
    database: str,
    begun: Callable[[], None] = lambda: None,
) -> None:
    """Until it is told to stop; `begun` is called when pages are answered.

    `database`: the address of the app's store, for the process that answers strangers.
    """
    import uvicorn
    from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

    from bridgelaw.cli.desk.stranger_process import Over
    from bridgelaw.cli.desk.strangers import Strangers
    from bridgelaw.web.app import load
    from bridgelaw.web.server.access.pin_process import PinProcess
    from bridgelaw.web.server.access.proxy import PeerKept
    from bridgelaw.web.server.limits.connection_limit import limited, most_connections

    most = most_connections()
    state_of(app).live.most = most * 3 // 4  # the others are for whoever does something

    state = state_of(app)
    strangers = Strangers(
        Over(database, state.desk.name, state.hosts, state.port, state.access.first_key)
    )

    state.strangers = strangers
    pins = PinProcess()
    state.access.check_elsewhere(pins.fits)

    class Server(uvicorn.Server):
        async def startup(self, sockets: list[socket.socket] | None = None) -> None:
            await super().startup(sockets)
            threading.Thread(target=self._after, daemon=True).start()
            self._welcoming = asyncio.create_task(self._welcome())

        def handle_exit(self, sig: int, frame: FrameType | None) -> None:
            strangers.stop()
            super().handle_exit(sig, frame)

        async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
            strangers.stop()
            state_of(app).live.close()
            self._welcoming.cancel()
            await super().shutdown(sockets)
            await strangers.close()
            pins.close()

        async def _welcome(self) -> None:
            """Strangers get a process of their own, when it is there and has answered once."""
            await asyncio.sleep(_UNTIL_FIRST_PAGE)
            await strangers.begin()

        def _after(self) -> None:
            """What nobody waits for."""
            begun()
            time.sleep(_UNTIL_FIRST_PAGE)
            load(app)
            # What is loaded stays; and what a page leaves behind is found without a search.
            gc.collect()
            gc.freeze()
            gc.set_threshold(50_000)

    secured = state_of(app).certificate
    served: ASGIApp = app
    proxy = state_of(app).access.proxy
    if proxy is not None:
        # Which machine is connected must be known before X-Forwarded-For says for whom.
        within: Any = app
        forwarded: Any = ProxyHeadersMiddleware(within, sorted(proxy.addresses))
        served = PeerKept(forwarded)
    config = uvicorn.Config(
        served, proxy_headers=proxy is None,
        ssl_certfile=None if secured is None else secured.chain,
        ssl_keyfile=None if secured is None else secured.key,
        loop="auto", http=limited(most), ws="none", lifespan="off", log_config=None,
        access_log=False, server_header=False,
        # All phones of a congress come again at once when the desk was away; who finds no place to
        # wait is turned away by the system.
        backlog=1024,
        # What was begun is finished; but somebody may still be sending, and never come to an end.
        timeout_graceful_shutdown=5,
        # A director thinks between two answers; their phone need not connect anew for each.
        timeout_keep_alive=75,
    )  # fmt: skip
    # Pages are made in threads. The one that talks to all browsers must not wait for each of them
    # as long as Python lets a thread go on by default, which is 5 milliseconds.
    sys.setswitchinterval(0.0005)
    # Whoever runs the desk as a service stops it so; it ends as with Ctrl-C.
    with suppress(ValueError):  # in another thread than the first there are no signals
        signal.signal(signal.SIGTERM, signal.default_int_handler)
    Server(config).run(sockets)
