"""Steps a second of one process that never waits for a director: this desk, beside another.

`BRIDGELAW_BEFORE=../old python -m bench.desk_steps` (or `make bench`) names a folder with the
sources of the release before.
Both take turns in one run, so that whatever else the machine does slows both.
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
from contextlib import suppress
from pathlib import Path
from statistics import median
from typing import NamedTuple

from bench import desk_load
from bench.desk_load import Client, Load
from bench.desk_start import cpu_of, free_port, wait_for, wait_until_idle

_CLIENTS = 16
_WARMS_UP = 3.0  # seconds
_SECONDS = 6.0
_LOADS = 4.0  # seconds until it begins to load what is not needed at once
_TURNS = 3

# Runs with either release's own code: where cookies are named has changed.
_PREPARE = """
import json, sys
from bridgelaw.desk.desk import Desk
from bridgelaw.store import Store
from bridgelaw.web.server.access.access import Access
try:
    from bridgelaw.web.server.access.cookies import cookie_name
    name = cookie_name(int(sys.argv[2]))
except ImportError:
    from bridgelaw.web.server.access.access import COOKIE as name
store = Store(sys.argv[1])
access = Access(store)
access.set_pin("4711")
cookie = access.sign_in("4711", "127.0.0.1")
token = access.token_of(access.sign_in_of(cookie))
Desk(store).open_session("Monday")
store.close()
print(json.dumps([name, cookie, token]))
"""


class Turn(NamedTuple):
    """What one desk did in a few seconds."""

    steps: float
    """A second."""
    cpu: float
    """Milliseconds of CPU a step."""


def turn(sources: Path) -> Turn:
    """Some seconds of the desk that these sources make."""
    desk_load._PATHS.update(desk_load._PATHS or desk_load._paths())
    environment = {**os.environ, "PYTHONPATH": str(sources)}
    port = free_port()
    with tempfile.TemporaryDirectory() as folder:
        database = str(Path(folder) / "desk.db")
        prepared = subprocess.run(
            [sys.executable, "-c", _PREPARE, database, str(port)],
            env=environment, capture_output=True, text=True, check=True,
        )  # fmt: skip
        name, cookie, token = json.loads(prepared.stdout)
        signed = f"{cookie}; {name}={cookie}"  # under its own name, too
        with subprocess.Popen(
            [sys.executable, "-m", "bridgelaw", "desk", "--no-browser", "--database", database,
             "--port", str(port)],
            env=environment, stdout=subprocess.DEVNULL,
        ) as process:  # fmt: skip
            try:
                wait_for(port, signed)
                time.sleep(_LOADS)
                wait_until_idle(process.pid)
                return asyncio.run(_driven(port, process.pid, signed, token))
            finally:
                with suppress(ProcessLookupError):
                    process.kill()


async def _driven(port: int, desk: int, cookie: str, token: str) -> Turn:
    load = Load()
    clients = [Client(port, cookie, token, load) for _ in range(_CLIENTS)]
    done = 0
    for seconds in (_WARMS_UP, _SECONDS):
        before, started = cpu_of(desk), time.perf_counter()
        until = started + seconds
        counted = await asyncio.gather(
            *(_rule(client, until, random.Random(n)) for n, client in enumerate(clients))
        )
        done, passed = sum(counted), time.perf_counter() - started
        used = cpu_of(desk) - before
    return Turn(done / passed, used / done * 1000)


async def _rule(client: Client, until: float, luck: random.Random) -> int:
    """Gives quick rulings of all kinds without ever thinking; how many steps."""
    done = 0
    while True:
        procedure = luck.choice(tuple(desk_load._PATHS))
        assumed, answers = luck.choice(desk_load._PATHS[procedure])
        address = await client.post("/rulings", procedure=procedure)
        to = f"{address}/{assumed}"
        page = await client.get(to)
        for answer in answers:
            if time.perf_counter() > until:
                return done
            to = await client.post(to, answer=answer, seen=desk_load._seen(page))
            page = await client.get(to)
            done += 1


def show_desk_steps() -> None:
    now = Path(desk_load.__file__).parents[1] / "src"
    named = os.environ.get("BRIDGELAW_BEFORE")
    before = None if named is None else Path(named).absolute() / "src"
    turns: dict[Path, list[Turn]] = {one: [] for one in (before, now) if one is not None}
    for _ in range(_TURNS):
        for sources, found in turns.items():
            found.append(turn(sources))
    print(f"\none process of the desk, {_CLIENTS} directors who never think, {_TURNS} turns:")
    for sources, found in turns.items():
        which = "this desk" if sources == now else "the release before"
        print(
            f"  {which}: {median(one.steps for one in found):.0f} steps a second, "
            f"{median(one.cpu for one in found):.1f} ms of CPU each"
        )
    if before is not None:
        steps, cpu = (
            median(after[at] / old[at] for old, after in zip(*turns.values(), strict=True))
            for at in (0, 1)
        )
        print(f"  {steps:.2f} times the steps, {1 / cpu:.2f} times as many for the same CPU")


if __name__ == "__main__":
    show_desk_steps()
