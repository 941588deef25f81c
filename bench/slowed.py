"""A slower machine: the processes of a browser stand still for most of the time (Linux).

A browser can slow its own pages down, but not their workers, in which all the work is done here.
"""

from __future__ import annotations

import os
import signal
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

_SLICE = 0.008  # seconds that they run at a time


@contextmanager
def slowed(profile: Path, times: int) -> Iterator[None]:
    """The browser of this profile gets one part in so many of its time."""
    if times == 1:
        yield
        return
    over = threading.Event()
    thread = threading.Thread(target=_hold, args=(profile, times, over))
    thread.start()
    try:
        yield
    finally:
        over.set()
        thread.join()


def _hold(profile: Path, times: int, over: threading.Event) -> None:
    found: list[int] = []
    looked = float("-inf")
    while not over.is_set():
        if time.monotonic() - looked > 0.5:
            found, looked = _family(profile), time.monotonic()
        _tell(found, signal.SIGSTOP)
        time.sleep(_SLICE * (times - 1))
        _tell(found, signal.SIGCONT)
        time.sleep(_SLICE)


def _tell(processes: list[int], what: signal.Signals) -> None:
    for process in processes:
        with suppress(ProcessLookupError):
            os.kill(process, what)


def _family(profile: Path) -> list[int]:
    """The browser that keeps its things there, and what it has started."""
    parents: dict[int, int] = {}
    heads: set[int] = set()
    for folder in Path("/proc").iterdir():
        if not folder.name.isdecimal():
            continue
        with suppress(OSError, ValueError, IndexError):
            words = (folder / "stat").read_text().rpartition(")")[2].split()
            parents[int(folder.name)] = int(words[1])
            if f"--user-data-dir={profile}".encode() in (folder / "cmdline").read_bytes():
                heads.add(int(folder.name))
    while more := {child for child, of in parents.items() if of in heads} - heads:
        heads |= more
    return sorted(heads)
