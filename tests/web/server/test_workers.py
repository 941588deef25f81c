"""Several processes serve one desk, and several desks one database; some of them are killed."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import subprocess
import sys
import threading
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import ExitStack, closing, contextmanager
from functools import partial
from pathlib import Path

import httpx2
import pytest

from bridgelaw.desk.desk import Desk
from bridgelaw.store import Store
from bridgelaw.table.notation import read_event
from bridgelaw.web.server.live import watchers
from tests.rotation import either
from tests.store.databases import Server
from tests.table.tables import table
from tests.until import HANGS, until
from tests.web.server.test_killed import Killed

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="looks at processes in /proc")

WORKERS = 2
KILLS = either(2, exhaustive=20)


def children(parent: int) -> list[int]:
    """The processes that serve the desk."""
    found = []
    for one in Path("/proc").glob("[0-9]*"):
        try:
            stat = (one / "stat").read_text().rpartition(")")[2].split()
            words = (one / "cmdline").read_bytes()
        except OSError:
            continue
        if int(stat[1]) == parent and stat[0] != "Z" and b"spawn_main" in words:
            found.append(int(one.name))
    return found


def runs(process: int) -> bool:
    """Has it not ended? One that has may stay in the list until somebody asks how it ended."""
    try:
        stat = Path(f"/proc/{process}/stat").read_text()
    except OSError:
        return False
    return stat.rpartition(")")[2].split()[0] != "Z"


def has_others(parent: int, before: list[int]) -> bool:
    """Are there as many processes as before, and not the same?"""
    now = children(parent)
    return len(now) == WORKERS and set(now) != set(before)


def answers(desk: Killed) -> bool:
    try:
        with desk.client() as client:
            return client.get("/laws").status_code == 200
    except httpx2.HTTPError:
        return False


class Writers:
    """Clients that write, each through a connection of its own; where it is lost, a new one."""

    def __init__(self, desk: Killed, count: int) -> None:
        self._desk = desk
        self._ends = threading.Event()
        self.wrong: list[Exception] = []
        self._threads = [threading.Thread(target=self._write, args=(n,)) for n in range(count)]

    def have_written(self, so_many: int) -> bool:
        return len(self._desk.acknowledged) > so_many or bool(self.wrong)

    @contextmanager
    def writing(self) -> Iterator[None]:
        for thread in self._threads:
            thread.start()
        try:
            yield
        finally:
            self._ends.set()
            for thread in self._threads:
                thread.join()

    def _write(self, number: int) -> None:
        tries = 0
        while not self._ends.is_set():
            tries += 1
            try:
                self._rule(f"{number}.{tries}")
            except httpx2.HTTPError:  # whether the last was kept is not known: something new
                time.sleep(0.05)
            except Exception as error:
                self.wrong.append(error)
                return

    def _rule(self, name: str) -> None:
        desk = self._desk
        with desk.client() as client:
            for step in range(1000):
                if self._ends.is_set():
                    return
                data = {"token": desk.token, "procedure": "revoke", "place": f"{name}-{step}"}
                opened = client.post("/rulings", data=data).headers["location"].split("/")[2]
                desk.acknowledged.append((opened, 1, f"{name}-{step}"))
                for seen, text in enumerate(("East led", "South chose"), 1):
                    data = {"token": desk.token, "seen": str(seen), "text": text}
                    assert client.post(f"/rulings/{opened}/note", data=data).status_code == 303
                    desk.acknowledged.append((opened, seen + 1, text))


def test_what_any_process_acknowledged_is_kept_when_some_and_at_last_the_first_are_killed(
    postgresql: Server,
) -> None:
    desk = Killed(postgresql.new_database(), "--workers", str(WORKERS))
    chance = random.Random(7)
    with desk.running() as parent:
        until(lambda: len(children(parent.pid)) == WORKERS and answers(desk))
        writers = Writers(desk, 4)
        with writers.writing():
            for _ in range(KILLS):
                before = len(desk.acknowledged)
                until(partial(writers.have_written, before + 20))
                known = children(parent.pid)
                time.sleep(chance.random() * 0.05)
                os.kill(chance.choice(known), signal.SIGKILL)
                until(partial(has_others, parent.pid, known))
        assert writers.wrong == []
        # When the first process is killed, the others end.
        left = children(parent.pid)
        parent.kill()
        parent.wait()
        until(lambda: not any(map(runs, left)))
    assert len(desk.acknowledged) > KILLS * 20
    desk.check()


class Follower:
    """Watches a table, as a phone beside it does."""

    def __init__(self, port: int, table: str) -> None:
        self.heard: list[str] = []
        self._thread = threading.Thread(target=self._follow, args=(port, table), daemon=True)
        self._thread.start()

    def _follow(self, port: int, table: str) -> None:
        address = f"http://127.0.0.1:{port}/tables/{table}/live"
        try:
            with httpx2.stream("GET", address, timeout=HANGS) as answer:
                for line in answer.iter_lines():
                    if line.startswith("data:"):
                        self.heard.append(line[5:].strip())
        except httpx2.HTTPError:
            pass


def test_who_follows_is_told_whichever_process_or_desk_has_written_until_it_is_stopped(
    postgresql: Server,
) -> None:
    address = postgresql.new_database()
    desks = Killed(address, "--workers", "2"), Killed(address)
    with closing(Store(address)) as store, ExitStack() as stack:
        here = Desk(store)  # a third one that writes, too
        record = here.open_table("", table("S 1H"))
        several, _ = (stack.enter_context(desk.running()) for desk in desks)
        until(lambda: all(map(answers, desks)))
        followers = [Follower(desk.port, record.id) for desk in desks for _ in range(4)]
        until(lambda: all(one.heard for one in followers))
        for number, event in enumerate(("W P", "N P"), 3):
            record = here.happen(record, record.seq, read_event(event))
            all_are_told(followers, f"{number}.0")
        with desks[1].client() as client:
            data = {"token": desks[1].token, "seen": str(record.seq), "line": "E P"}
            assert client.post(f"/tables/{record.id}/events", data=data).status_code == 303
        all_are_told(followers, "5.0")
        # Told to stop, all processes do.
        several.send_signal(signal.SIGTERM)
        assert several.wait(HANGS) == 0
        assert children(several.pid) == []


def all_are_told(followers: list[Follower], version: str) -> None:
    until(lambda: all(one.heard[-1] == version for one in followers))


def test_the_database_tells_of_what_another_desk_wrote(
    postgresql: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Here nobody looks by themselves within an hour, so that whoever knows has been told."""
    monkeypatch.setattr(watchers, "_IF_TOLD", 3600.0)
    address = postgresql.new_database()
    with closing(Store(address)) as store, closing(Store(address)) as other:
        here, follows = Desk(store), watchers.Live(Desk(other))
        record = here.open_table("", table("S 1H"))

        async def follow() -> list[str | None]:
            versions = follows.versions(record.id)
            heard = [await anext(versions)]
            assert follows._listening is not None
            assert await asyncio.to_thread(follows._listening.hears.wait, HANGS)
            written = record
            for event in ("W P", "N P", "E P"):
                written = here.happen(written, written.seq, read_event(event))
                heard.append(await next_version(versions))
            return heard

        try:
            assert asyncio.run(follow()) == ["2.0", "3.0", "4.0", "5.0"]
        finally:
            follows.close()


async def next_version(versions: AsyncIterator[str | None]) -> str | None:
    """Between two there may be signs that the connection stands."""
    async with asyncio.timeout(HANGS):
        while (found := await anext(versions)) is None:
            pass
    return found


def test_a_file_is_no_database_for_several_processes(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "bridgelaw", "desk", "--no-browser", "--workers", "2",
         "--database", str(tmp_path / "desk.db")],
        capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.returncode == 3
    assert "PostgreSQL" in done.stderr
