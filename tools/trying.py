"""Tries bridgelaw as somebody would who has just got it: terminal, then the first page."""

from __future__ import annotations

import os
import socket
import subprocess
import time
from collections.abc import Mapping, Sequence
from http.client import HTTPConnection

_PATIENCE = 120  # seconds for the first page, on a busy machine


def run(
    start: Sequence[str], *words: str, fails: bool = False, also: Mapping[str, str] | None = None
) -> str:
    """What bridgelaw says to these words; `start` is what starts it."""
    done = subprocess.run(
        [*start, *words], capture_output=True, text=True, check=False, encoding="utf-8",
        env=os.environ | dict(also or {}),
    )  # fmt: skip
    if (done.returncode != 0) != fails:
        raise SystemExit(f"bridgelaw {' '.join(words)}: {done.stdout}{done.stderr}")
    return done.stdout + done.stderr


def first_page(start: Sequence[str], database: str, also: Mapping[str, str] | None = None) -> None:
    """Starts the desk on a new log, and opens its first page."""
    with socket.create_server(("127.0.0.1", 0)) as found:
        port = found.getsockname()[1]
    command = [*start, "desk", "--no-browser", "--port", str(port), "--database", database]
    # Pipes, because under Wine a Windows Python starts with nothing else; it says few lines.
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=os.environ | dict(also or {})
    ) as desk:
        try:
            last = time.monotonic() + _PATIENCE
            while True:
                try:
                    connection = HTTPConnection("127.0.0.1", port)
                    connection.request("GET", "/first-start")
                    status = connection.getresponse().status
                    break
                except OSError:
                    if time.monotonic() > last:
                        raise
                    time.sleep(0.1)
            if status != 200:
                raise SystemExit(f"the first page of the desk: {status}")
        finally:
            desk.terminate()
