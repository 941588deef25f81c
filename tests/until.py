"""The one place where tests wait for a process or thread: for what it does, not for a time."""

from __future__ import annotations

import time
from collections.abc import Callable

HANGS = 300.0
"""Seconds that only what is broken takes, however busy the machine."""


def until(holds: Callable[[], object], what: str = "it took too long") -> None:
    """Looks again and again until it holds."""
    last = time.monotonic() + HANGS
    while not holds():
        assert time.monotonic() < last, what
        time.sleep(0.01)
