"""The desk itself is killed while several clients write: what it answered for is there, once."""

from __future__ import annotations

import random
import re
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import httpx2
import pytest

from bridgelaw.store import Store
from bridgelaw.store.copying import is_whole
from bridgelaw.web.server.access.access import Access
from bridgelaw.web.server.access.cookies import cookie_name
from tests.rotation import either
from tests.web.visitor import PIN

KILLS = either(3, exhaustive=10)
KEPT = 6  # changes that are acknowledged before each kill


class Killed:
    """A desk in a process of its own, and what it has acknowledged."""

    def __init__(self, database: str | Path, *options: str) -> None:
        self.database = str(database)
        self.options = options
        with socket.create_server(("127.0.0.1", 0)) as free:
            self.port = free.getsockname()[1]
        self.acknowledged: list[tuple[str, int, str]] = []
        """Stream, place and what it is about."""
        with closing(Store(self.database)) as store:
            access = Access(store)
            access.set_pin(PIN)
            self.cookie = access.sign_in(PIN, "127.0.0.1")
            signed = access.sign_in_of(self.cookie)
            assert signed is not None
            self.token = access.token_of(signed)

    @contextmanager
    def running(self) -> Iterator[subprocess.Popen[bytes]]:
        started = subprocess.Popen(
            [sys.executable, "-m", "bridgelaw", "desk", "--no-browser", "--port", str(self.port),
             "--database", self.database, *self.options],
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
        )  # fmt: skip
        try:
            while started.poll() is None:
                try:
                    socket.create_connection(("127.0.0.1", self.port), 1).close()
                    break
                except OSError:
                    time.sleep(0.02)
            assert started.poll() is None, "it did not start"
            yield started
        finally:
            started.kill()
            started.wait()

    def client(self) -> httpx2.Client:
        address = f"http://127.0.0.1:{self.port}"
        cookies = {cookie_name(self.port): self.cookie}
        return httpx2.Client(base_url=address, cookies=cookies, timeout=60)

    def check(self) -> None:
        """Everything that was acknowledged is there, once, and the log is whole."""
        with closing(Store(self.database)) as store:
            assert is_whole(store)
            kept = {(entry.stream, entry.seq): str(entry.data) for entry in store.all()}
            opened = [entry.data["place"] for entry in store.all() if entry.data.get("place")]
        for stream, seq, about in self.acknowledged:
            assert re.search(rf"'{re.escape(about)}'", kept[stream, seq]), (stream, seq)
        assert len(opened) == len(set(opened)), "nothing is doubled"

    def rules(self, name: str) -> None:
        """Opens rulings and writes notes on their pages, until the desk is gone."""
        with self.client() as client:
            for number in range(10_000):
                data = {"token": self.token, "procedure": "insufficient-bid",
                        "place": f"{name}-{number}"}  # fmt: skip
                opened = client.post("/rulings", data=data).headers["location"].split("/")[2]
                self.acknowledged.append((opened, 1, f"{name}-{number}"))
                for seen, text in enumerate(("East led", "South chose"), 1):
                    data = {"token": self.token, "seen": str(seen), "text": text}
                    assert client.post(f"/rulings/{opened}/note", data=data).status_code == 303
                    self.acknowledged.append((opened, seen + 1, text))

    def tells(self, name: str) -> None:
        """Enters what happens at a table through the API, until the desk is gone."""
        with self.client() as client:
            client.headers["Authorization"] = f"Bearer {self.cookie}"
            opened = client.post("/api/v1/tables", json={"board": 1, "place": name}).json()
            self.acknowledged.append((opened["id"], 1, name))
            for number in range(10_000):
                sent = {"after": number + 1, "events": f"{'NESW'[number % 4]} P"}
                kept = client.post(f"/api/v1/tables/{opened['id']}/events", json=sent)
                assert kept.status_code == 200, kept.text
                self.acknowledged.append((opened["id"], number + 2, "P"))


def until_gone(write: Callable[[str], None], name: str, wrong: list[Exception]) -> None:
    try:
        write(name)
    except httpx2.HTTPError:
        return
    except Exception as error:
        wrong.append(error)


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="nothing is killed so here")
def test_nothing_that_the_desk_answered_for_is_lost_when_it_is_killed(tmp_path: Path) -> None:
    desk, chance = Killed(tmp_path / "desk.db"), random.Random(7)
    wrong: list[Exception] = []
    for kill in range(KILLS):
        with desk.running():
            writers = (desk.rules, desk.rules, desk.tells)
            threads = [
                threading.Thread(target=until_gone, args=(write, f"{kill}.{number}", wrong))
                for number, write in enumerate(writers)
            ]
            before = len(desk.acknowledged)
            for thread in threads:
                thread.start()
            while len(desk.acknowledged) < before + KEPT and any(
                map(threading.Thread.is_alive, threads)
            ):
                time.sleep(0.001)
            time.sleep(chance.random() * 0.03)
        for thread in threads:
            thread.join()
    assert wrong == []
    assert len(desk.acknowledged) >= KILLS * KEPT
    desk.check()
