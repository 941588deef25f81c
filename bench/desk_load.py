"""The desk under load: two hundred live tables, a hundred directors answering, on SQLite.

And with twice as many of both: what is slowed then, and whether anything is lost.

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
from contextlib import closing, suppress
from dataclasses import dataclass, field
from pathlib import Path
from urllib.parse import urlencode

from bench.boards import played_boards
from bench.desk_start import cpu_of, free_port, wait_for, wait_until_idle
from bridgelaw.desk.desk import Desk
from bridgelaw.laws import PROCEDURES, walk
from bridgelaw.store import Append, Fact, Store, Summary
from bridgelaw.table import Table, write_event
from bridgelaw.web.server.access import Access
from bridgelaw.web.server.cookies import cookie_name

_PIN = "4711"
_TABLES = 200
_DIRECTORS = 100
_THINKS = 5.0  # seconds between two answers of a director, on average
_PLAYS = 15.0  # seconds between two calls or cards at a table
_LOADS = 4.0  # seconds until it begins to load what is not needed at once
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
    kept: dict[str, int] = field(default_factory=dict)
    """How many answers of each ruling the desk has acknowledged."""
    busy: int = 0
    """Requests that were asked to come again."""
    lost: int = 0
    """Acknowledged answers that are not in the log."""

    def took(self, times: list[float], started: float) -> None:
        if started > self.since:
            times.append((time.perf_counter() - started) * 1000)


@dataclass(slots=True)
class Client:
    """A browser with one connection: sends a request and waits for the whole answer."""

    port: int
    cookie: str
    token: str
    load: Load
    _streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def get(self, path: str) -> bytes:
        status, body, _ = await self._answer("GET", path, b"")
        assert status == 200, (path, status)
        return body

    async def post(self, path: str, **fields: str) -> str:
        """The address that the form leads to."""
        form = urlencode({**fields, "token": self.token}).encode()
        status, body, to = await self._answer("POST", path, form)
        assert status == 303, (path, fields, status, body[-300:])
        return to

    async def _answer(self, method: str, path: str, form: bytes) -> tuple[int, bytes, str]:
        """The answer; who is asked to come again waits a second and does."""
        while (found := await self._ask(method, path, form))[0] in (429, 503):
            self.load.busy += 1
            await asyncio.sleep(1)
        return found

    async def _ask(self, method: str, path: str, form: bytes) -> tuple[int, bytes, str]:
        if self._streams is None:
            self._streams = await asyncio.open_connection("127.0.0.1", self.port)
        reader, writer = self._streams
        head = (
            f"{method} {path} HTTP/1.1\r\nHost: 127.0.0.1:{self.port}\r\n"
            f"Cookie: {cookie_name(self.port)}={self.cookie}\r\nAccept-Encoding: gzip\r\n"
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
        assumed, answers = luck.choice(_PATHS[procedure])
        address = await client.post("/rulings", procedure=procedure)
        to = f"{address}/{assumed}"
        page = await client.get(to)
        for answer in answers:
            if not await _waited(luck.expovariate(1 / _THINKS), until):
                return
            started = time.perf_counter()
            to = await client.post(to, answer=answer, seen=_seen(page))
            page = await client.get(to)
            load.took(load.steps, started)
            _, _, ruling, step = to.split("/")
            load.kept[ruling] = int(step)


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
    port: int,
    desk: int,
    cookie: str,
    token: str,
    tables: list[tuple[str, list[str]]],
    directors: int,
) -> Load:
    load = Load(since=time.perf_counter() + _RAMP)
    until = load.since + _SECONDS
    before = asyncio.create_task(_later(_RAMP, desk))
    watching = [asyncio.create_task(_watch(port, table, load)) for table, _ in tables]

    def client() -> Client:
        return Client(port, cookie, token, load)

    await asyncio.gather(
        *(_direct(client(), load, until, random.Random(n)) for n in range(directors)),
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


Way = tuple[int, list[str]]
"""How many rarities come before the first question, and the answers to those that are asked."""


def _paths() -> dict[str, list[Way]]:
    """Ways through each procedure on which nothing is unusual: some of each, as they are many."""
    found = {}
    for key, procedure in PROCEDURES.items():
        ways = []
        for path in walk(procedure):
            both = [(asked.question, answer.value)
                    for asked, answer in zip(path.asked, path.answers, strict=True)]  # fmt: skip
            if all(question.usually in (None, value) for question, value in both):
                rare = [question.usually is not None for question, _ in both]
                answers = [value for question, value in both if question.usually is None]
                ways.append(([*rare, False].index(False), answers))
        found[key] = random.Random(key).sample(ways, min(len(ways), 8))
    return found


_PATHS: dict[str, list[Way]] = {}


def _fill(store: Store, entries: int) -> None:
    """A log of that many entries, as rulings that were given long ago."""
    facts = tuple(Fact("noted", {"text": f"note {n}"}) for n in range(10))
    summary = Summary("ruling", "s-old", "given", "5", "7", "revoke", ("64A",), {})
    for first in range(0, entries, 2000):
        store.append(
            *(Append(f"r-old{at}", 0, facts, summary) for at in range(first, first + 2000, 10))
        )


def loads() -> list[tuple[int, int, Load]]:
    """The load with a log that is new, with one that is long, and twice and four times the load."""
    _PATHS.update(_paths())
    found = []
    for entries, times in ((0, 1), (_LONG, 1), (0, 2), (0, 4)):
        boards = played_boards(times * _TABLES)
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
            load = _loaded(database, cookie, token, tables, times * _DIRECTORS)
            load.lost = _lost(database, load.kept)
            found.append((entries, times, load))
    return found


def _lost(database: str, kept: dict[str, int]) -> int:
    """Answers that the desk acknowledged and that its log does not have."""
    with closing(Store(database)) as store:
        desk = Desk(store)
        return sum(max(0, count - len(desk.ruling(one).answers)) for one, count in kept.items())


def _loaded(
    database: str,
    cookie: str,
    token: str,
    tables: list[tuple[str, list[str]]],
    directors: int,
) -> Load:
    port = free_port()
    command = ["-m", "bridgelaw", "desk", "--no-browser", "--database", database]
    with subprocess.Popen(
        [sys.executable, *command, "--port", str(port)], stdout=subprocess.DEVNULL
    ) as process:
        try:
            wait_for(port, cookie)
            time.sleep(_LOADS)
            wait_until_idle(process.pid)
            return asyncio.run(_run(port, process.pid, cookie, token, tables, directors))
        finally:
            with suppress(ProcessLookupError):
                process.kill()


def show_desk_load() -> None:
    print(
        f"\nthe desk with {_TABLES} live tables, each watched, and {_DIRECTORS} directors, "
        f"{_SECONDS:.0f} s:"
    )
    for entries, times, load in loads():
        wanted = 100 * times if times < 4 else "nothing lost"
        twice = f" {times} times the load," if times > 1 else ""
        print(
            f"  log of {entries:>7,} entries,{twice} {len(load.steps):,} steps, "
            f"{_at(load.steps, 0.5):.0f} ms median, {_at(load.steps, 0.99):.0f} ms p99 "
            f"(wanted: {wanted}); {len(load.plays):,} calls and cards, "
            f"{_at(load.plays, 0.99):.0f} ms p99; {load.told:,} told; {load.cpu:.0%} of a core; "
            f"{load.busy:,} asked to come again; {load.lost:,} of {sum(load.kept.values()):,} "
            f"acknowledged answers lost"
        )


def _at(times: list[float], part: float) -> float:
    ordered = sorted(times)
    return ordered[min(int(len(ordered) * part), len(ordered) - 1)] if ordered else float("nan")
