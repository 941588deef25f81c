"""Many threads and several desks write to the same streams: nothing is lost or doubled."""

from __future__ import annotations

import subprocess
import sys
import threading
import time
from collections import Counter

from bridgelaw.store import Entry, Store
from tests.store.writers import STREAMS, write


def check(store: Store, writers: int, each: int) -> None:
    """Every entry is there once, with its pair, and every place is taken."""
    entries = tuple(store.all())
    assert [one.number for one in entries] == list(range(1, 2 * writers * each + 1))
    for stream in STREAMS:
        kept = store.read(stream)
        assert [one.seq for one in kept] == list(range(1, len(kept) + 1))
        assert store.head(stream) == len(kept)
    written = Counter((one.data["by"], one.data["n"], one.stream) for one in entries)
    assert written == {
        (f"w{writer}", number, STREAMS[(number + side) % 3]): 1
        for writer in range(writers)
        for number in range(each)
        for side in (0, 1)
    }
    for first, second in zip(entries[::2], entries[1::2], strict=True):
        assert first.data == second.data, "what is written together stands together"


def test_many_threads(store: Store) -> None:
    writers, each = 10, 6
    conflicts: list[int] = []
    together = threading.Barrier(writers)

    def run(name: str) -> None:
        conflicts.append(write(store, name, each, together.wait))

    threads = [threading.Thread(target=run, args=(f"w{number}",)) for number in range(writers)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    check(store, writers, each)
    assert len(conflicts) == writers
    assert sum(conflicts) >= writers - 1, "all had seen the same, and one was the first"


def test_several_desks_and_one_that_follows_them(store: Store, address: str) -> None:
    writers, each = 3, 30
    processes = [
        subprocess.Popen(
            [sys.executable, "-m", "tests.store.writers", address, f"w{number}", str(each)],
            stdout=subprocess.PIPE, stderr=subprocess.PIPE,
        )
        for number in range(writers)
    ]  # fmt: skip
    followed: list[Entry] = []

    def follow() -> None:
        followed.extend(store.all(after=followed[-1].number if followed else 0, limit=7))

    while any(process.poll() is None for process in processes):
        follow()
        time.sleep(0.005)
    follow()
    said = [process.communicate() for process in processes]
    assert [process.returncode for process in processes] == [0] * writers, said
    check(store, writers, each)
    assert tuple(followed) == tuple(store.all()), "who follows the numbers misses nothing"
    assert store.newest() == followed[-1].number
