"""What a director and the room's clock notice while sixty strangers flood the desk, by every way.

`python -m bench.flood [--way=NAME ...] [FOLDER ...]`: this checkout and others in one run, such as
a worktree of the release before. Each way has its strangers for some seconds, one way after another
on one desk: its pages, files, made-up tokens and cookies, what is computed, wrong PINs, half
requests, and all of these by turns. Nobody of them waits because they were asked to. The first row
is the quiet time with which the others are compared; the last says whether it still is. The clients
run in this process and the desk in another, on the same cores.
"""

from __future__ import annotations

import asyncio
import json
import os
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path

from bench.desk_load import Client, Load
from bench.desk_start import free_port, wait_for
from bridgelaw.store import Store
from bridgelaw.web.server.access.access import Access

_PIN = "4711"
_CLIENTS = 60
_LOADS = 15.0  # seconds until everything is loaded
_SECONDS = 12.0
_RESTS = 4.0  # between two ways
_TWICE, _CLOCK = 2.0, 1000.0  # wanted: at most twice the quiet time, and a second
_LARGE = {
    "empty games": b"[\n" * 2_000_000,
    "comments": b'[Event "x"]\n[Board "1"]\n[Scoring "MP"]\n' + b"{ a comment }\n" * 70_000,
}
_PAGES = (
    "/laws/27", "/casebook", "/sheets/revoke/whole", "/compare?withdrawn=6%2B+H4%2B&shows=9%2B+S2",
    "/search?q=lead+out+of+turn", "/tables", "/",
)  # fmt: skip
_CLAIM = {
    "hands": {"N": "SAK96 HAJ8", "E": "SQJ72 HK32", "S": "S843 HQT97", "W": "ST5 H654 D98"},
    "trump": "NT", "declarer": "S", "lead": "S", "claims": 5, "statement": "the rest",
    "seconds": 10,
}  # fmt: skip
_STORY = {"text": "East bid one heart over one spade and South has not called yet"}
_TOKEN = "Authorization: Bearer bridgelaw_aaaaaa_" + "A" * 43
_COOKIE = "Cookie: desk=" + "A" * 86

Asks = Callable[[random.Random], tuple[str, str, bytes]]
"""Method and path, further headers, and the body of a stranger's next request."""


def _page(luck: random.Random) -> tuple[str, str, bytes]:
    return f"GET {luck.choice(_PAGES)}", "", b""


def _file(kind: str) -> Asks:
    return lambda _: ("POST /api/v1/fields/file?name=x.pbn", "", _LARGE[kind])


def _sent(path: str, data: object) -> Asks:
    body = json.dumps(data).encode()
    return lambda _: (f"POST /api/v1/{path}", "Content-Type: application/json", body)


def _wrong_pin(luck: random.Random) -> tuple[str, str, bytes]:
    form = "Content-Type: application/x-www-form-urlencoded"
    return "POST /sign-in", form, f"pin={luck.randrange(10_000):04}&next=/".encode()


def _half(_: random.Random) -> tuple[str, str, bytes]:
    return "POST /api/v1/stories", "Content-Length: 1000", b"{"


_WAYS: dict[str, Asks] = {
    "pages": _page,
    "files of empty games": _file("empty games"),
    "files of comments": _file("comments"),
    "made-up tokens": lambda _: ("GET /api/v1/procedures", _TOKEN, b""),
    "made-up cookies": lambda _: ("GET /", _COOKIE, b""),
    "claims": _sent("claims", _CLAIM),
    "stories": _sent("stories", _STORY),
    "comparisons": _sent("compare", {"withdrawn": "6+ H4+", "replacement": "10-12 S5+ H4+"}),
    "wrong PINs": _sent("tokens", {"pin": "0000"}),
    "wrong PINs on the page": _wrong_pin,
    "other names": lambda _: ("GET /", "Host: elsewhere.example", b""),
    "is it well?": lambda _: ("GET /healthz", "", b""),
    "half requests": _half,
}
_WAYS["all by turns"] = lambda luck: luck.choice([*_WAYS.values()][:-1])(luck)


@dataclass(slots=True)
class Noticed:
    """Milliseconds, and what became of the strangers' requests."""

    page: list[float] = field(default_factory=list)
    write: list[float] = field(default_factory=list)
    clock: list[float] = field(default_factory=list)
    answered: list[int] = field(default_factory=list)


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


async def _stranger(port: int, asks: Asks, number: int, until: float, seen: Noticed) -> None:
    luck = random.Random(number)
    from_where = f"X-Forwarded-For: 192.168.{number % 7}.{number + 1}"
    while time.perf_counter() < until:
        with suppress(OSError, asyncio.IncompleteReadError, StopIteration, TimeoutError):
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            while time.perf_counter() < until:
                what, headers, body = asks(luck)
                long = "" if "Content-Length" in headers else f"\r\nContent-Length: {len(body)}"
                more = f"\r\n{headers}" if headers else ""
                host = "" if "Host" in headers else f"Host: 127.0.0.1:{port}\r\n"
                head = f"{what} HTTP/1.1\r\n{host}{from_where}{more}{long}\r\n\r\n"
                sent = head.encode() + body
                seen.answered.append(await asyncio.wait_for(_ask(reader, writer, sent), 60))


async def _director(client: Client, until: float, seen: Noticed) -> None:
    """Reads the first page and begins a ruling, by turns."""
    while time.perf_counter() < until:
        began = time.perf_counter()
        await client.get("/")
        read = time.perf_counter()
        await client.post("/rulings", procedure="revoke")
        seen.page.append((read - began) * 1000)
        seen.write.append((time.perf_counter() - read) * 1000)
        await asyncio.sleep(0.1)


async def _clock(port: int, until: float, seen: Noticed) -> None:
    """The wall of the room, which knows no PIN either."""
    sent = (
        f"GET /clock HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nX-Forwarded-For: 192.168.200.1\r\n\r\n"
    )
    while time.perf_counter() < until:
        began = time.perf_counter()
        with suppress(OSError, asyncio.IncompleteReadError, StopIteration):
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            while (status := await _ask(reader, writer, sent.encode())) == 503:
                await asyncio.sleep(0.2)
            writer.close()
            assert status in (200, 303, 404), status
            seen.clock.append((time.perf_counter() - began) * 1000)
        await asyncio.sleep(0.1)


async def _flooded(port: int, client: Client, asks: Asks | None) -> Noticed:
    seen, until = Noticed(), time.perf_counter() + _SECONDS
    flood = [
        asyncio.create_task(_stranger(port, asks, number, until, seen))
        for number in range(_CLIENTS)
        if asks is not None
    ]
    await asyncio.sleep(1.0 if flood else 0)
    await asyncio.gather(_director(client, until, seen), _clock(port, until, seen))
    for task in flood:
        task.cancel()
    await asyncio.gather(*flood, return_exceptions=True)
    await asyncio.sleep(_RESTS)
    return seen


async def _by_every_way(
    port: int, cookie: str, token: str, ways: list[str], show: Callable[[str, Noticed], None]
) -> None:
    client = Client(port, cookie, token, Load())
    show("nobody", await _flooded(port, client, None))
    for way in ways:
        show(way, await _flooded(port, client, _WAYS[way]))
    show("nobody again", await _flooded(port, client, None))


def _measure(folder: Path, ways: list[str], show: Callable[[str, Noticed], None]) -> None:
    port = free_port()
    with tempfile.TemporaryDirectory() as at:
        database = str(Path(at) / "desk.db")
        store = Store(database)
        access = Access(store)
        access.set_pin(_PIN)
        cookie = access.sign_in(_PIN, "127.0.0.1")
        signed = access.sign_in_of(cookie)
        assert signed is not None
        token = access.token_of(signed)
        store.close()
        command = ["-m", "bridgelaw", "desk", "--no-browser", "--database", database]
        environment = {**os.environ, "PYTHONPATH": str(folder / "src")}
        with subprocess.Popen(
            [sys.executable, *command, "--port", str(port)], env=environment,
            stdout=subprocess.DEVNULL,
        ) as process:  # fmt: skip
            try:
                wait_for(port, cookie)
                time.sleep(_LOADS)
                asyncio.run(_by_every_way(port, cookie, token, ways, show))
            finally:
                process.kill()


class _Table:
    """The figures of one checkout, a row a way; what is missed is marked."""

    def __init__(self) -> None:
        self._quiet: Noticed | None = None

    def row(self, way: str, seen: Noticed) -> None:
        quiet = self._quiet = self._quiet or seen
        page = self._times(seen.page, _TWICE * _middle(quiet.page))
        write = self._times(seen.write, _TWICE * _middle(quiet.write))
        clock = self._times(seen.clock, _CLOCK, of=max)
        well = seen.answered.count(200)
        away = sum(status in (429, 503) for status in seen.answered)
        others = len(seen.answered) - well - away
        print(
            f"  {way:<24} {page:>18} {write:>18} {clock:>18}   {well} / {away} / {others}",
            flush=True,
        )

    def _times(
        self, took: list[float], most: float, of: Callable[[list[float]], float] | None = None
    ) -> str:
        if not took:
            return "nothing !"
        missed = " !" if (of or _middle)(took) > most else ""
        return f"{_middle(took):.0f}, {max(took):.0f}{missed}"


def _middle(took: list[float]) -> float:
    return sorted(took)[len(took) // 2] if took else float("nan")


def show_flood(*folders: str, ways: list[str] | None = None) -> None:
    """For this checkout, and for others that are named."""
    print(
        f"{_CLIENTS} strangers, {_SECONDS:.0f} s a way; milliseconds, median and most; “!”: more "
        "than twice the quiet median, or a clock that took over a second.\n"
        "The strangers' requests: answered / sent away / others."
    )
    for folder in (*folders, str(Path(__file__).parent.parent)):
        print(f"\n  {Path(folder).resolve().name:<22} {'page':>20} {'write':>18} {'clock':>18}")
        _measure(Path(folder), ways or list(_WAYS), _Table().row)


if __name__ == "__main__":
    ways = [one[6:] for one in sys.argv[1:] if one.startswith("--way=")]
    show_flood(*(one for one in sys.argv[1:] if not one.startswith("--")), ways=ways)
