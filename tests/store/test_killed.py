"""kill -9 at any moment: what was acknowledged is there, whole, and the log opens."""

from __future__ import annotations

import os
import sqlite3
import subprocess
import sys
from contextlib import closing

import pytest

from bridgelaw.store import Store
from bridgelaw.store.copying import is_whole
from tests.rotation import either


@pytest.mark.skipif(not hasattr(os, "fork"), reason="no fork here")
def test_nothing_acknowledged_is_lost_by_many_kills(address: str) -> None:
    on_server = "://" in address
    # A server outlives its clients: only their half of the work is at stake.
    times = either(10 if on_server else 30, exhaustive=100)
    with closing(Store(address)):
        pass
    done = subprocess.run(
        [sys.executable, "-m", "tests.store.killed", address, str(times), "7"],
        capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr[-2000:]
    acknowledged = [int(line) for line in done.stdout.split()]
    assert len(acknowledged) == times
    assert sum(acknowledged) > times, "they did write"
    with closing(Store(address)) as store:
        for number, told in enumerate(acknowledged):
            first, second = (store.read(f"r-{number}-{side}") for side in "ab")
            # The last one may be kept without anybody having been told.
            assert told <= len(first) <= told + 1
            assert [one.data for one in first] == [one.data for one in second]
            assert [one.data["n"] for one in first] == list(range(len(first)))
        assert is_whole(store)
    if not on_server:
        with closing(sqlite3.connect(address)) as connection:
            assert connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
