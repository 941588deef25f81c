"""The desk under load: two hundred live tables, a hundred directors answering, on SQLite.

A step is what a director waits for: their answer is sent, it is on the disk, and the next page has
come. The clients run in this process and the desk in another, on the same cores.
"""

from __future__ import annotations

import asyncio
import gzip
import random
import re
import subprocess
import sys
import tempfile
import time
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from urllib.parse import urlencode

from bench.boards import played_boards
from bench.desk_start import cpu_of, free_port, wait_for
from bridgelaw.desk.desk import Desk
from bridgelaw.laws import PROCEDURES, walk
from bridgelaw.store import Append, Fact, Store, Summary
from bridgelaw.table import Table, write_event
from bridgelaw.web.server.access import COOKIE, Access

_PIN = "4711"
_TABLES = 200
_DIRECTORS = 100
_THINKS = 5.0  # seconds between two answers of a director, on average
_PLAYS = 15.0  # seconds between two calls or cards at a table
_LOADS = 8.0  # seconds until everything is loaded: nobody has two hundred tables by then
_RAMP = 8.0  # seconds in which everybody comes; nothing is measured
_SECONDS = 20.0
_LONG = 300_000  # entries: some years of a busy club
_SEEN = re.compile(rb'name="seen" value="(\d+)"')
_LENGTH = re.compile(rb"(?i)content-length: *(\d+)")
_LOCATION = re.compile(rb"(?i)location: *(\S+)")


@dataclass(slots=True)
class Load:
    """What was measured, in milliseconds."""

    steps: list[float] = field(default_factory=list)
    plays: list[float] = field(default_factory=list)
    told: int = 0
    """Changes that the watchers of the tables were told of."""
    cpu: float = 0.0
    """Seconds of CPU that the desk used for each second."""
    since: float = 0.0

    def took(self, times: list[float], started: float) -> None:
        if started > self.since:
            times.append((time.perf_counter() - started) * 1000)


@dataclass(slots=True)
class Client:
    """A browser with one connection: sends a request and waits for the whole answer."""

    port: int
    cookie: str
    token: str
    _streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def get(self, path: str) -> bytes:
        status, body, _ = await self._ask("GET", path, b"")
        assert status == 200, (path, status)
        return body

    async def post(self, path: str, **fields: str) -> str:
        """The address that the form leads to."""
        form = urlencode({**fields, "token": self.token}).encode()
        status, body, to = await self._ask("POST", path, form)
        assert status == 303, (path, fields, status, body[-300:])
        return to

    async def _ask(self, method: str, path: str, form: bytes) -> tuple[int, bytes, str]:
        if self._streams is None:
            self._streams = await asyncio.open_connection("127.0.0.1", self.port)
        reader, writer = self._streams
        head = (
            f"{method} {path} HTTP/1.1\r\nHost: 127.0.0.1:{self.port}\r\n"
            f"Cookie: {COOKIE}={self.cookie}\r\nAccept-Encoding: gzip\r\n"
            "Content-Type: application/x-www-form-urlencoded\r\n"
            f"Content-Length: {len(form)}\r\n\r\n"
        )
        writer.write(head.encode() + form)
        headers = await reader.readuntil(b"\r\n\r\n")
        length = _LENGTH.search(headers)
        body = await reader.readexactly(int(length[1])) if length else b""
        if b"content-encoding: gzip" in headers.lower():
            body = gzip.decompress(body)
        to = _LOCATION.search(headers)
        return int(headers.split(b" ", 2)[1]), body, to[1].decode() if to else ""


def _seen(page: bytes) -> str:
    found = _SEEN.search(page)
    assert found, page[-500:]
    return found[1].decode()


async def _waited(seconds: float, until: float) -> bool:
    """Waits; whether there is still time then."""
    left = until - time.perf_counter()
    await asyncio.sleep(max(0.0, min(seconds, left)))
    return seconds < left


async def _direct(client: Client, load: Load, until: float, luck: random.Random) -> None:
    """A director who gives quick rulings of all kinds, one after another."""
    await asyncio.sleep(luck.uniform(0, _RAMP))
    while time.perf_counter() < until:
        procedure = luck.choice(tuple(_PATHS))
        address = await client.post("/rulings", procedure=procedure)
        page = await client.get(f"{address}/0")
        for step, answer in enumerate(luck.choice(_PATHS[procedure])):
            if not await _waited(luck.expovariate(1 / _THINKS), until):
                return
            started = time.perf_counter()
            to = await client.post(f"{address}/{step}", answer=answer, seen=_seen(page))
            page = await client.get(to)
            load.took(load.steps, started)


async def _play(
    client: Client, table: str, events: list[str], load: Load, until: float, luck: random.Random
) -> None:
    """A table whose board is entered as it is played."""
    await asyncio.sleep(luck.uniform(0, _RAMP))
    page = await client.get(f"/tables/{table}")
    for event in events:
        if not await _waited(luck.expovariate(1 / _PLAYS), until):
            return
        started = time.perf_counter()
        to = await client.post(f"/tables/{table}/events", line=event, seen=_seen(page))
        page = await client.get(to)
        load.took(load.plays, started)


async def _watch(port: int, table: str, load: Load) -> None:
    """A telephone beside the table."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(f"GET /tables/{table}/live HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\n\r\n".encode())
    while line := await reader.readline():
        load.told += line.startswith(b"data:")


async def _run(
    port: int, desk: int, cookie: str, token: str, tables: list[tuple[str, list[str]]]
) -> Load:
    load = Load(since=time.perf_counter() + _RAMP)
    until = load.since + _SECONDS
    before = asyncio.create_task(_later(_RAMP, desk))
    watching = [asyncio.create_task(_watch(port, table, load)) for table, _ in tables]

    def client() -> Client:
        return Client(port, cookie, token)

    await asyncio.gather(
        *(_direct(client(), load, until, random.Random(n)) for n in range(_DIRECTORS)),
        *(
            _play(client(), table, events, load, until, random.Random(table))
            for table, events in tables
        ),
    )
    passed = time.perf_counter() - load.since
    load.cpu = (cpu_of(desk) - await before) / passed
    for task in watching:
        task.cancel()
    return load


async def _later(seconds: float, process: int) -> float:
    await asyncio.sleep(seconds)
    return cpu_of(process)


def _paths() -> dict[str, list[list[str]]]:
    """Ways through each procedure: some of each, because all of them are many."""
    found = {}
    for key, procedure in PROCEDURES.items():
        ways = [[answer.value for answer in path.answers] for path in walk(procedure)]
        found[key] = random.Random(key).sample(ways, min(len(ways), 8))
    return found


_PATHS: dict[str, list[list[str]]] = {}


def _fill(store: Store, entries: int) -> None:
    """A log of that many entries, as rulings that were given long ago."""
    facts = tuple(Fact("noted", {"text": f"note {n}"}) for n in range(10))
    summary = Summary("ruling", "s-old", "given", "5", "7", "revoke", ("64A",), {})
    for first in range(0, entries, 2000):
        store.append(
            *(Append(f"r-old{at}", 0, facts, summary) for at in range(first, first + 2000, 10))
        )


def loads() -> list[tuple[int, Load]]:
    """The load with a log that is new, and with one that is long."""
    _PATHS.update(_paths())
    boards = played_boards(_TABLES)
    found = []
    for entries in (0, _LONG):
        with tempfile.TemporaryDirectory() as folder:
            database = str(Path(folder) / "desk.db")
            store = Store(database)
            access = Access(store)
            access.set_pin(_PIN)
            cookie = access.sign_in(_PIN, "127.0.0.1")
            signed = access.sign_in_of(cookie)
            assert signed is not None
            desk = Desk(store)
            club_session = desk.open_session("Monday")
            _fill(store, entries)
            tables = []
            for board in boards:
                opened = desk.open_table(club_session.id, Table(board.board, board.deal))
                tables.append((opened.id, [write_event(event) for event in board.log]))
            token = access.token_of(signed)
            store.close()
            found.append((entries, _loaded(database, cookie, token, tables)))
    return found


def _loaded(database: str, cookie: str, token: str, tables: list[tuple[str, list[str]]]) -> Load:
    port = free_port()
    command = ["-m", "bridgelaw", "desk", "--no-browser", "--database", database]
    with subprocess.Popen(
        [sys.executable, *command, "--port", str(port)], stdout=subprocess.DEVNULL
    ) as process:
        try:
            wait_for(port, cookie)
            time.sleep(_LOADS)
            return asyncio.run(_run(port, process.pid, cookie, token, tables))
        finally:
            with suppress(ProcessLookupError):
                process.kill()


def show_desk_load() -> None:
    print(
        f"\nthe desk with {_TABLES} live tables, each watched, and {_DIRECTORS} directors, "
        f"{_SECONDS:.0f} s:"
    )
    for entries, load in loads():
        print(
            f"  log of {entries:>7,} entries: {len(load.steps):,} steps, "
            f"{_at(load.steps, 0.5):.0f} ms median, {_at(load.steps, 0.99):.0f} ms p99 "
            f"(wanted: 100); {len(load.plays):,} calls and cards, "
            f"{_at(load.plays, 0.99):.0f} ms p99; {load.told:,} told; {load.cpu:.0%} of a core"
        )


def _at(times: list[float], part: float) -> float:
    ordered = sorted(times)
    return ordered[min(int(len(ordered) * part), len(ordered) - 1)] if ordered else float("nan")
