"""An evening beside a Data Connector: what following costs, how soon a call is on the page, and
what is lost when either is killed. The connector is a stand-in in a process of its own."""

from __future__ import annotations

import json
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from http.client import HTTPConnection
from pathlib import Path
from typing import Any

from bench.desk_start import cpu_of, free_port, wait_for, wait_until_idle
from bridgelaw.bridgemate.follow import keep_club
from bridgelaw.desk.calls import ringing
from bridgelaw.desk.desk import Desk
from bridgelaw.desk.results import results_of
from bridgelaw.store import Store
from bridgelaw.web.server.access.access import Access
from bridgelaw.web.server.access.cookies import cookie_name
from tests.bridgemate.stand_in import CLUB, GUID, KEY, StandIn
from tests.formats.bws.evenings import mitchell

_PIN = "4711"


class Terminals:
    """The devices on the tables. What they send is in a file, so that a connector that is killed
    has everything again, as the real one has."""

    def __init__(self, folder: Path, tables: int, rounds: int) -> None:
        self._path = folder / "queue.jsonl"
        self._path.touch()
        plan = [row for row in mitchell(tables) if row["Round"] <= rounds]
        for row in plan:
            self._send("rounds", {
                "SessionGuid": GUID, "SectionLetters": "A", "TableNumber": row["Table"],
                "RoundNumber": row["Round"], "LowBoardNumber": row["LowBoard"],
                "HighBoardNumber": row["HighBoard"], "PairNS": row["NSPair"],
                "PairEW": row["EWPair"],
            })  # fmt: skip
        self._left = [
            (row["Table"], row["Round"], board, row["NSPair"], row["EWPair"])
            for row in plan
            for board in range(row["LowBoard"], row["HighBoard"] + 1)
        ]
        self.sent = 0

    def score(self, count: int = 1) -> None:
        """The next results."""
        for table, number, board, ns, ew in self._left[self.sent : self.sent + count]:
            self.sent += 1
            self._send("results", {
                "SessionGuid": GUID, "SectionLetters": "A", "TableNumber": table,
                "RoundNumber": number, "BoardNumber": board, "ScoringDirection": 3,
                "IsDeleted": False, "PairNorthSouth": ns, "PairEastWest": ew, "DeclaringPair": ns,
                "DeclarerDirection": 1, "Level": 3, "Denomination": 5, "Stake": 0,
                "TotalTricks": 8 + (board + ns) % 4, "LeadCardRank": 0, "LeadCardSuit": 0,
            })  # fmt: skip

    def call(self, table: int, minute: int = 0) -> None:
        self._send("calls", {
            "SessionGuid": GUID, "SectionLetters": "A", "TableNumber": table, "RoundNumber": 1,
            "Hour": 19, "Minute": minute, "Status": 1,
        })  # fmt: skip

    def _send(self, queue: str, what: dict[str, Any]) -> None:
        with self._path.open("a") as file:
            file.write(json.dumps([queue, what]) + "\n")


class _Connector(StandIn):
    """A stand-in that reads what the terminals have sent."""

    def __init__(self, port: int, folder: Path) -> None:
        self._path, self._read = folder / "queue.jsonl", 0
        super().__init__(port)

    def answer(self, asked: dict[str, Any]) -> bytes:
        with self._path.open() as file:
            file.seek(self._read)
            while (line := file.readline()).endswith("\n"):
                queue, what = json.loads(line)
                getattr(self, queue).append(what)
                self._read = file.tell()
        return super().answer(asked)


@contextmanager
def connector(port: int, folder: Path) -> Iterator[subprocess.Popen[bytes]]:
    command = [sys.executable, "-m", "bench.evening", "connector", str(port), str(folder)]
    with subprocess.Popen(command) as process:
        _until(lambda: _answers(port))
        try:
            yield process
        finally:
            process.kill()


@contextmanager
def desk(port: int, database: str, follows: str = "") -> Iterator[subprocess.Popen[bytes]]:
    command = ["-m", "bridgelaw", "desk", "--no-browser", "--database", database]
    more = ["--bridgemate", follows] if follows else []
    with subprocess.Popen(
        [sys.executable, *command, "--port", str(port), *more],
        stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
    ) as process:  # fmt: skip
        try:
            yield process
        finally:
            process.kill()


def _answers(port: int) -> bool:
    try:
        found = HTTPConnection("127.0.0.1", port, timeout=2)
        found.request("GET", "/")
        return found.getresponse().status == 200
    except OSError:
        return False


def _until(holds: Any, most: float = 60.0) -> None:
    ends = time.perf_counter() + most
    while not holds():
        assert time.perf_counter() < ends, "it took too long"
        time.sleep(0.02)


def _prepared(folder: Path) -> tuple[str, str]:
    """A database with the club's key, and a director's cookie."""
    database = str(folder / "desk.db")
    store = Store(database)
    access = Access(store)
    access.set_pin(_PIN)
    cookie = access.sign_in(_PIN, "127.0.0.1")
    keep_club(store, CLUB, KEY)
    Desk(store).open_session("Evening")
    store.close()
    return database, cookie


def following(tables: int = 30, seconds: float = 60.0) -> tuple[float, float]:
    """Parts of a core that a desk uses: with nobody there, and while it follows these tables.

    Half of the evening has been played; a result comes every two seconds (each table one a
    minute, several times as many as in an evening), and a call every ten.
    """
    used = []
    for follows in (False, True):
        with tempfile.TemporaryDirectory() as name:
            folder = Path(name)
            database, cookie = _prepared(folder)
            terminals, port = Terminals(folder, tables + 1 - tables % 2, 12), free_port()
            terminals.score(tables * 12)
            with connector(port, folder):
                own = free_port()
                with desk(own, database, f"127.0.0.1:{port}" if follows else "") as process:
                    wait_for(own, cookie)
                    wait_until_idle(process.pid)
                    began, before = time.perf_counter(), cpu_of(process.pid)
                    looks = 0
                    while time.perf_counter() - began < seconds:
                        terminals.score()
                        if looks % 5 == 0:
                            terminals.call(looks % tables + 1, looks % 60)
                        looks += 1
                        time.sleep(2.0)
                    spent = cpu_of(process.pid) - before
                    used.append(spent / (time.perf_counter() - began))
    return used[0], used[1]


def calls_on_the_page(tables: int = 200, calls: int = 50) -> list[float]:
    """Seconds from a terminal's call to a director's page that shows it, for each of them."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        database, cookie = _prepared(folder)
        terminals, port, own = Terminals(folder, tables + 1, 4), free_port(), free_port()
        terminals.score(tables * 4)
        with connector(port, folder), desk(own, database, f"127.0.0.1:{port}") as process:
            wait_for(own, cookie)
            wait_until_idle(process.pid)
            sent: dict[str, float] = {}
            seen: dict[str, float] = {}
            watching = threading.Thread(target=_watch, args=(own, cookie, seen, calls), daemon=True)
            watching.start()
            time.sleep(1.0)
            for table in range(1, calls + 1):  # within four seconds, at every moment of a look
                sent[str(table)] = time.perf_counter()
                terminals.call(table)
                time.sleep(4.0 / calls)
            watching.join(30.0)
            return sorted(seen.get(place, float("inf")) - at for place, at in sent.items())


def _watch(port: int, cookie: str, seen: dict[str, float], wanted: int) -> None:
    """A director's page: it hears that something changed, and fetches the strip."""
    signed = {"Cookie": f"{cookie_name(port)}={cookie}"}
    live = HTTPConnection("127.0.0.1", port)
    live.request("GET", "/calls/live", headers=signed)
    told = live.getresponse()
    while len(seen) < wanted and told.readline():
        page = HTTPConnection("127.0.0.1", port)
        page.request("GET", "/calls/strip", headers=signed)
        text = page.getresponse().read().decode()
        now = time.perf_counter()
        for table in range(1, wanted + 1):
            if f"Table {table} " in text or f"Table {table}<" in text:
                seen.setdefault(str(table), now)


def killed(times: int = 20) -> tuple[int, int, int, int]:
    """Calls and results sent, and those that a desk has after the connector was killed so often,
    and the desk itself every fourth time."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        database, cookie = _prepared(folder)
        terminals, port = Terminals(folder, 31, 12), free_port()
        time_left = times
        while time_left:
            own = free_port()
            with desk(own, database, f"127.0.0.1:{port}"):
                wait_for(own, cookie)
                for _ in range(min(4, time_left)):
                    with connector(port, folder) as process:
                        time_left -= 1
                        terminals.score(5)
                        terminals.call(times - time_left, time_left)
                        time.sleep(0.3 + 0.17 * time_left % 2.1)  # in the middle of a look, too
                        process.kill()
        with connector(port, folder):
            own = free_port()
            with desk(own, database, f"127.0.0.1:{port}"):
                wait_for(own, cookie)
                store = Store(database)
                kept = Desk(store)

                def has_all() -> bool:
                    return len(ringing(store)) >= times and _results(kept) >= terminals.sent

                _until(has_all)
                time.sleep(4.0)  # and nothing comes twice
                found = len(ringing(store)), _results(kept)
                store.close()
        return times, terminals.sent, *found


def _results(kept: Desk) -> int:
    club_session = kept.current_session()
    results = None if club_session is None else results_of(kept.store, club_session)
    if results is None:
        return 0
    return sum(line.result is not None for line in results.field.lines)


def show_evening() -> None:
    idle, busy = following()
    print(f"\nfollowing 30 tables: {busy - idle:.1%} of a core, the desk alone {idle:.1%} (2 %)")
    late = calls_on_the_page()
    print(f"200 tables, 50 calls: on the page after {late[len(late) // 2]:.2f} s, the last after "
          f"{late[-1]:.2f} s (3 s)")  # fmt: skip
    calls, results, has_calls, has_results = killed()
    print(f"killed {calls} times: {has_calls} of {calls} calls, {has_results} of {results} results")


if __name__ == "__main__":
    if sys.argv[1:2] == ["connector"]:
        _Connector(int(sys.argv[2]), Path(sys.argv[3]))
        threading.Event().wait()
    else:
        show_evening()
