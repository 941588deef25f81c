"""The cold start of the desk: from the command to the first page, as a director sees it."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import tempfile
import time
from http.client import HTTPConnection
from pathlib import Path

from bridgelaw.store import Store
from bridgelaw.web.server.access.access import Access
from bridgelaw.web.server.access.cookies import cookie_name

_TURNS = 5
_PIN = "4711"


def cpu_of(process: int) -> float:
    """Seconds of CPU that a process has used, where the system tells (Linux)."""
    try:
        words = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return float("nan")
    return (int(words[11]) + int(words[12])) / os.sysconf("SC_CLK_TCK")


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as found:
        port: int = found.getsockname()[1]
        return port


def wait_for(port: int, cookie: str) -> None:
    """Asks until the first page has come."""
    while True:
        connection = HTTPConnection("127.0.0.1", port)
        try:
            signed = {"Cookie": f"{cookie_name(port)}={cookie}"}
            connection.request("GET", "/", headers=signed)
            response = connection.getresponse()
            response.read()
            assert response.status == 200, response.status
            return
        except ConnectionRefusedError:
            time.sleep(0.005)
        finally:
            connection.close()


def cold_starts() -> list[tuple[float, float]]:
    """Seconds, and seconds of CPU, until a director who is signed in sees "What happened?"."""
    found = []
    with tempfile.TemporaryDirectory() as folder:
        database = str(Path(folder) / "desk.db")
        store = Store(database)
        access = Access(store)
        access.set_pin(_PIN)
        cookie = access.sign_in(_PIN, "127.0.0.1")
        store.close()
        for _ in range(_TURNS):
            port = free_port()
            command = ["-m", "bridgelaw", "desk", "--no-browser", "--database", database]
            started = time.perf_counter()
            with subprocess.Popen(
                [sys.executable, *command, "--port", str(port)], stdout=subprocess.DEVNULL
            ) as process:
                wait_for(port, cookie)
                found.append((time.perf_counter() - started, cpu_of(process.pid)))
                process.terminate()
    return found


def show_desk_start() -> None:
    # The best counts, as elsewhere: what else the machine does can only make it slower.
    seconds, cpu = min(cold_starts())
    print(f"\ncold start of the desk: {seconds:.2f} s, {cpu:.2f} s of CPU (wanted: 1.5, 0.5)")


if __name__ == "__main__":
    for seconds, cpu in cold_starts():
        print(f"{seconds:.2f} s, {cpu:.2f} s of CPU")


def wait_until_idle(process: int, most: float = 120.0) -> None:
    """Until a desk has loaded everything: what it does for itself is not measured."""
    until, before = time.perf_counter() + most, -1.0
    while (now := cpu_of(process)) - before > 0.1 and time.perf_counter() < until:
        before = now
        time.sleep(1.0)
