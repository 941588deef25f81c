"""Measuring: how often a second, ours and the obvious way by turns in one run."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass

_SECONDS = 1.0
_TURNS = 5


@dataclass(frozen=True, slots=True)
class Measured:
    """One line of the table."""

    what: str
    ours: float
    wanted: float
    obvious: str
    theirs: float

    @property
    def ratio(self) -> float:
        return self.ours / self.theirs


def per_second(ours: Callable[[], int], obvious: Callable[[], int]) -> tuple[float, float]:
    """How many units a second each does; both take turns so that they meet the same machine.

    Each call does some units of work and returns their number. The best turn counts: what
    else the machine does can only make a turn slower.
    """
    best = [0.0, 0.0]
    for _ in range(_TURNS):
        for index, function in enumerate((ours, obvious)):
            done = 0
            started = time.perf_counter()
            while (passed := time.perf_counter() - started) < _SECONDS / _TURNS:
                done += function()
            best[index] = max(best[index], done / passed)
    return best[0], best[1]
