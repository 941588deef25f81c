"""A director's step while strangers flood the desk: sixty clients without a PIN, and none.

Each client asks again as soon as it is answered, for pages and for what has to be computed. The
clients run in this process and the desk in another, on the same cores.

`python -m bench.flood FOLDER` measures the desk of another checkout beside this one.
"""

from __future__ import annotations

import asyncio
import os
import random
import subprocess
import sys
import tempfile
import time
from contextlib import suppress
from pathlib import Path

from bench.desk_start import free_port, wait_for
from bridgelaw.store import Store
from bridgelaw.web.server.access import Access
from bridgelaw.web.server.cookies import cookie_name

_PIN = "4711"
_CLIENTS = 60
_LOADS = 15.0  # seconds until everything is loaded
_SECONDS = 12.0
_STEP = b"GET / HTTP/1.1\r\nHost: 127.0.0.1:%d\r\nCookie: %s\r\n\r\n"
_LARGE = b'[Event "x"]\n[Board "1"]\n[Scoring "MP"]\n' + b"{ a comment }\n" * 70_000
_PAGES = (
    "/laws/27", "/casebook", "/sheets/revoke/whole", "/compare?withdrawn=6%2B+H4%2B&shows=9%2B+S2",
    "/search?q=lead+out+of+turn", "/tables", "/",
)  # fmt: skip


async def _ask(reader: asyncio.StreamReader, writer: asyncio.StreamWriter, sent: bytes) -> int:
    writer.write(sent)
    head = await reader.readuntil(b"\r\n\r\n")
    length = next(
        int(line.split(b":")[1])
        for line in head.split(b"\r\n")
        if line.lower().startswith(b"content-length:")
    )
    await reader.readexactly(length)
    return int(head.split(b" ", 2)[1])


async def _stranger(port: int, number: int, until: float, answered: list[int]) -> None:
    luck = random.Random(number)
    host = f"Host: 127.0.0.1:{port}\r\nX-Forwarded-For: 192.168.{number % 7}.{number + 1}\r\n"
    while time.perf_counter() < until:
        with suppress(OSError, asyncio.IncompleteReadError, StopIteration):
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            while time.perf_counter() < until:
                if luck.random() < 0.1:
                    sent = (
                        f"POST /api/v1/fields/file?name=x.pbn HTTP/1.1\r\n{host}"
                        f"Content-Length: {len(_LARGE)}\r\n\r\n"
                    ).encode() + _LARGE
                else:
                    path = luck.choice(_PAGES) + ("&" if luck.random() < 0.3 else "")
                    sent = f"GET {path} HTTP/1.1\r\n{host}\r\n".encode()
                status = await asyncio.wait_for(_ask(reader, writer, sent), 60)
                answered.append(status)
                if status == 503:
                    await asyncio.sleep(0.2)


async def _director(port: int, cookie: str, until: float) -> list[float]:
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    sent = _STEP % (port, f"{cookie_name(port)}={cookie}; desk={cookie}".encode())
    took = []
    while time.perf_counter() < until:
        began = time.perf_counter()
        assert await _ask(reader, writer, sent) == 200
        took.append((time.perf_counter() - began) * 1000)
        await asyncio.sleep(0.1)
    return took


async def _flood(port: int, cookie: str, clients: int) -> tuple[list[float], list[int]]:
    until, answered = time.perf_counter() + _SECONDS, list[int]()
    flood = [
        asyncio.create_task(_stranger(port, number, until, answered)) for number in range(clients)
    ]
    await asyncio.sleep(1.0 if clients else 0)
    took = await _director(port, cookie, until)
    for task in flood:
        task.cancel()
    await asyncio.gather(*flood, return_exceptions=True)
    return took, answered


def _measured(folder: str, clients: int) -> tuple[list[float], list[int]]:
    port = free_port()
    with tempfile.TemporaryDirectory() as at:
        database = str(Path(at) / "desk.db")
        store = Store(database)
        access = Access(store)
        access.set_pin(_PIN)
        cookie = access.sign_in(_PIN, "127.0.0.1")
        store.close()
        command = ["-m", "bridgelaw", "desk", "--no-browser", "--database", database]
        environment = {**os.environ, "PYTHONPATH": str(Path(folder) / "src")}
        with subprocess.Popen(
            [sys.executable, *command, "--port", str(port)], env=environment,
            stdout=subprocess.DEVNULL,
        ) as process:  # fmt: skip
            try:
                wait_for(port, cookie)
                time.sleep(_LOADS)
                return asyncio.run(_flood(port, cookie, clients))
            finally:
                process.kill()


def show_flood(*folders: str) -> None:
    """For this checkout, and for others that are named."""
    print(f"\na director's page while {_CLIENTS} strangers flood the desk:")
    for folder in (*folders, str(Path(__file__).parent.parent)):
        for clients in (0, _CLIENTS):
            took, answered = _measured(folder, clients)
            took.sort()
            well, away = answered.count(200), answered.count(503)
            print(
                f"  {Path(folder).name}, {clients} strangers: {took[len(took) // 2]:.0f} ms "
                f"median, {took[int(len(took) * 0.95)]:.0f} ms p95, {took[-1]:.0f} ms at most, of "
                f"{len(took)}; of the strangers' requests {well} answered, {away} sent away, "
                f"{len(answered) - well - away} others"
            )


if __name__ == "__main__":
    show_flood(*sys.argv[1:])
