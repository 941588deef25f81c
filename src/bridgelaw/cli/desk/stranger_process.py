"""The process that answers strangers, and what it is told.

Requests come as pickles over its standard input, answers go over its standard output; both ends
are ours. When the input ends, so does the process.
"""

from __future__ import annotations

import asyncio
import os
import pickle
import struct
import sys
import threading
import time
from contextlib import suppress
from typing import IO, Any, NamedTuple

from starlette.types import ASGIApp

from bridgelaw.web.server.addresses.allowed_hosts import Hosts
from bridgelaw.web.server.app_state import state_of
from bridgelaw.web.server.limits.strangers import StrangerAnswered, StrangerAsked, answered_by

LENGTH = struct.Struct(">Q")
_LOOKS = 1.0  # seconds between two looks whether the desk is there
_NICER = 10  # who is signed in goes before


class Over(NamedTuple):
    """Over what the process answers."""

    database: str
    name: str
    hosts: Hosts
    port: int | None
    first_key: str


def packed(value: object) -> bytes:
    """A value as it goes through the pipe."""
    data = pickle.dumps(value)
    return LENGTH.pack(len(data)) + data


def main() -> None:
    """Answers until nobody asks any more."""
    asks = os.fdopen(os.dup(0), "rb")
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # whatever prints does not print into the answers
    threading.Thread(target=_end_with_the_desk, args=(os.getppid(),), daemon=True).start()
    over = _read(asks)
    if isinstance(over, Over):
        with suppress(BrokenPipeError):  # the desk has gone
            _answer_all(over, asks, answers)


def _end_with_the_desk(desk: int) -> None:
    """Also in the middle of an answer: nobody would hear it."""
    while os.getppid() == desk:
        time.sleep(_LOOKS)
    os._exit(0)


def _answer_all(over: Over, asks: IO[bytes], answers: IO[bytes]) -> None:
    from bridgelaw.store import Store
    from bridgelaw.web.app import create_app, load

    store = Store(over.database, create=False)
    try:
        app = create_app(store, over.name, over.hosts, over.port)
        state_of(app).access.first_key = over.first_key
        load(app)
        if hasattr(os, "nice"):  # not while it starts: somebody waits for that
            with suppress(OSError):
                os.nice(_NICER)
        loop = asyncio.new_event_loop()
        while isinstance(asked := _read(asks), StrangerAsked):
            answers.write(packed(loop.run_until_complete(_answered(app, asked))))
            answers.flush()
    finally:
        store.close()


def _read(asks: IO[bytes]) -> Any:
    head = asks.read(LENGTH.size)
    if len(head) < LENGTH.size:
        return None
    return pickle.loads(asks.read(LENGTH.unpack(head)[0]))  # from our own desk alone


async def _answered(app: ASGIApp, asked: StrangerAsked) -> StrangerAnswered:
    scope = {
        "type": "http", "asgi": {"version": "3.0", "spec_version": "2.3"}, "http_version": "1.1",
        "method": asked.method, "scheme": asked.scheme, "path": asked.path,
        "raw_path": asked.path.encode("utf-8", "surrogateescape"), "query_string": asked.query,
        "headers": list(asked.headers), "client": asked.client, "server": asked.server,
        "root_path": asked.root, "state": {},
    }  # fmt: skip
    try:
        return await answered_by(app, scope, asked.body)
    except Exception as error:  # the terminal is told
        print(f"{type(error).__name__} in {asked.method} {asked.path}", file=sys.stderr)
        return StrangerAnswered(500, (), b"")
