"""The desk under load: two hundred live tables, a hundred directors answering, on SQLite.

And with twice and four times as many of both: what is slowed then, how soon it recovers, and
whether anything is lost; then the same on PostgreSQL with one process and with two.

`python -m bench.desk_load [--long] [FOLDER ...]`: this checkout and others by turns in one run,
such as a worktree of the release before. `--long`: ten minutes of the load, with the memory.

A step is what a director waits for: their answer is sent, it is on the disk, and the next page has
come. The clients run in this process and the desk in another, on the same cores.
"""

from __future__ import annotations

import asyncio
import gzip
import os
import random
import re
import subprocess
import sys
import tempfile
import time
from contextlib import closing, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import NamedTuple
from urllib.parse import urlencode

from bench.boards import played_boards
from bench.desk_start import cpu_of, free_port, wait_for, wait_until_idle
from bridgelaw.desk.desk import Desk
from bridgelaw.laws import PROCEDURES, walk
from bridgelaw.store import Append, Fact, Store, Summary
from bridgelaw.table import Table, write_event
from bridgelaw.web.server.access.access import Access
from bridgelaw.web.server.access.cookies import cookie_name
from tests.store.databases import Server
from tests.store.databases import programs as postgresql_programs

_PIN = "4711"
_TABLES = 200
_DIRECTORS = 100
_THINKS = 5.0  # seconds between two answers of a director, on average
_PLAYS = 15.0  # seconds between two calls or cards at a table
_LOADS = 4.0  # seconds until it begins to load what is not needed at once
_RAMP = 8.0  # seconds in which everybody comes; nothing is measured
_SECONDS = 20.0
_LONG_SECONDS = 600.0
_WANTED = {1: 50, 2: 150, 4: 600}
"""Milliseconds of the slowest step of a hundred, by times the load."""
_STEP_CPU = 3.5  # milliseconds of CPU that a step may take
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
    span: float = 0.0
    """Seconds in which it was measured."""
    kept: dict[str, int] = field(default_factory=dict)
    """How many answers of each ruling the desk has acknowledged."""
    busy: int = 0
    """Requests that were asked to come again."""
    lost: int = 0
    """Acknowledged answers that are not in the log."""
    after: list[float] = field(default_factory=list)
    """What a director's page takes from a second after the load on."""
    memory: list[float] = field(default_factory=list)
    """Megabytes of the desk and its processes, once a minute."""

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
    seconds: float,
) -> Load:
    load = Load(since=time.perf_counter() + _RAMP)
    until = load.since + seconds
    before = asyncio.create_task(_later(_RAMP, desk))
    weighing = asyncio.create_task(_weigh(desk, load))
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
    passed = load.span = time.perf_counter() - load.since
    load.cpu = (_cpu_of(desk) - await before) / passed
    weighing.cancel()
    load.memory.append(_memory_of(desk))
    await asyncio.sleep(1)
    alone = client()
    for _ in range(20):
        started = time.perf_counter()
        await alone.get("/")
        load.after.append((time.perf_counter() - started) * 1000)
    for task in watching:
        task.cancel()
    return load


async def _weigh(desk: int, load: Load) -> None:
    await asyncio.sleep(_RAMP)
    while True:
        load.memory.append(_memory_of(desk))
        await asyncio.sleep(60)


def _family(process: int) -> list[int]:
    """A process and those that it started."""
    try:
        started = Path(f"/proc/{process}/task/{process}/children").read_text().split()
    except OSError:
        started = []
    return [process, *(one for child in started for one in _family(int(child)))]


def _memory_of(process: int) -> float:
    """Megabytes that it and those that it started hold (Linux)."""
    pages = 0
    for one in _family(process):
        with suppress(OSError):
            pages += int(Path(f"/proc/{one}/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 1e6


async def _later(seconds: float, process: int) -> float:
    await asyncio.sleep(seconds)
    return _cpu_of(process)


def _cpu_of(process: int) -> float:
    return sum(cpu_of(one) for one in _family(process))


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


class Case(NamedTuple):
    """What the desk has to carry."""

    times: int = 1
    entries: int = 0
    workers: int = 1
    on_server: bool = False
    """On PostgreSQL."""
    seconds: float = _SECONDS

    @property
    def name(self) -> str:
        found = f"{self.times * _TABLES} tables, {self.times * _DIRECTORS} directors"
        if self.entries:
            found += f", a log of {self.entries:,} entries"
        if self.on_server:
            found += f", PostgreSQL, {self.workers} process{'es' if self.workers > 1 else ''}"
        return found


CASES = (
    Case(), Case(entries=_LONG), Case(2), Case(4), Case(2, on_server=True),
    Case(2, workers=2, on_server=True),
)  # fmt: skip
OVER_TIME = (Case(seconds=_LONG_SECONDS),)


def loaded(case: Case, sources: Path, server: Server | None) -> Load:
    """One case with the desk that these sources make."""
    _PATHS.update(_PATHS or _paths())
    boards = played_boards(case.times * _TABLES)
    with tempfile.TemporaryDirectory() as folder:
        database = str(Path(folder) / "desk.db")
        if case.on_server:
            assert server is not None
            database = server.new_database()
        store = Store(database)
        access = Access(store)
        access.set_pin(_PIN)
        cookie = access.sign_in(_PIN, "127.0.0.1")
        signed = access.sign_in_of(cookie)
        assert signed is not None
        desk = Desk(store)
        club_session = desk.open_session("Monday")
        _fill(store, case.entries)
        tables = []
        for board in boards:
            opened = desk.open_table(club_session.id, Table(board.board, board.deal))
            tables.append((opened.id, [write_event(event) for event in board.log]))
        token = access.token_of(signed)
        store.close()
        load = _loaded(database, cookie, token, tables, case, sources)
        load.lost = _lost(database, load.kept)
        return load


def _lost(database: str, kept: dict[str, int]) -> int:
    """Answers that the desk acknowledged and that its log does not have."""
    with closing(Store(database)) as store:
        desk = Desk(store)
        return sum(max(0, count - len(desk.ruling(one).answers)) for one, count in kept.items())


def _loaded(
    database: str, cookie: str, token: str, tables: list[tuple[str, list[str]]], case: Case,
    sources: Path,
) -> Load:  # fmt: skip
    port = free_port()
    command = ["-m", "bridgelaw", "desk", "--no-browser", "--database", database]
    command += [
        "--port",
        str(port),
        *(["--workers", str(case.workers)] if case.workers > 1 else []),
    ]
    with subprocess.Popen(
        [sys.executable, *command], stdout=subprocess.DEVNULL,
        env={**os.environ, "PYTHONPATH": str(sources)},
    ) as process:  # fmt: skip
        try:
            wait_for(port, cookie)
            time.sleep(_LOADS)
            for one in _family(process.pid):
                wait_until_idle(one)
            directors = case.times * _DIRECTORS
            return asyncio.run(
                _run(port, process.pid, cookie, token, tables, directors, case.seconds)
            )
        finally:
            with suppress(ProcessLookupError):
                process.terminate()
            with suppress(subprocess.TimeoutExpired):
                process.wait(20)
            with suppress(ProcessLookupError):
                process.kill()


def show_desk_load(*folders: str, cases: tuple[Case, ...] = CASES) -> None:
    """Of this checkout, and of others that are named, by turns."""
    programs = postgresql_programs()
    server = Server(programs) if programs and any(one.on_server for one in cases) else None
    here = Path(__file__).resolve().parent.parent
    try:
        for case in cases:
            if case.on_server and server is None:
                print(f"\n{case.name}: no PostgreSQL on this machine")
                continue
            print(f"\n{case.name}, {case.seconds:.0f} s:")
            for folder in (*map(Path, folders), here):
                load = loaded(case, folder.resolve() / "src", server)
                print(f"  {folder.resolve().name}: {_said(load, _WANTED[case.times])}")
    finally:
        if server is not None:
            server.remove()


def _said(load: Load, wanted: int) -> str:
    memory = ", ".join(f"{one:.0f}" for one in load.memory)
    seconds = max(load.span, 1e-9)
    done = len(load.steps) + len(load.plays)
    each = load.cpu * seconds / done * 1000 if done else float("nan")
    return (
        f"{len(load.steps):,} steps, {_at(load.steps, 0.5):.0f} ms median, "
        f"{_at(load.steps, 0.99):.0f} ms p99 (wanted: {wanted}); {len(load.plays):,} calls and "
        f"cards, {_at(load.plays, 0.99):.0f} ms p99; {load.told:,} told; {load.cpu:.0%} of a core, "
        f"{each:.1f} ms of it a change (wanted: {_STEP_CPU}); {load.busy:,} asked to come again; "
        f"{load.lost:,} of {sum(load.kept.values()):,} acknowledged answers lost; a second later a "
        f"page {_at(load.after, 0.5):.0f} ms, at most {max(load.after):.0f}; {memory} MB"
    )


def _at(times: list[float], part: float) -> float:
    ordered = sorted(times)
    return ordered[min(int(len(ordered) * part), len(ordered) - 1)] if ordered else float("nan")


if __name__ == "__main__":
    wants_long = "--long" in sys.argv
    named = [one for one in sys.argv[1:] if one != "--long"]
    show_desk_load(*named, cases=OVER_TIME if wants_long else CASES)
