"""The table at which a trainee is, from their address."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import lru_cache

from bridgelaw.training.series import situations
from bridgelaw.training.sitting import Sitting
from bridgelaw.training.situations import Situation, situation
from bridgelaw.web.server.limits.throttle import Throttle
from bridgelaw.web.training.address import SeriesStep

TURNS = Throttle(at_once=1, with_waiting=6)
"""Anybody may ask for any series, and each situation takes some hundredths of a second."""


@dataclass(slots=True)
class _Series:
    left: Iterator[Situation]
    found: list[Situation] = field(default_factory=list)


@lru_cache(maxsize=64)
def _series(seed: int, level: str, laws: str) -> _Series:
    return _Series(situations(seed, level, laws))


def _situation(place: SeriesStep) -> Situation:
    """The one that the address names, or the next of its series."""
    if place.name:
        return situation(place.name)
    series = _series(place.seed, place.level, place.laws)
    while len(series.found) < place.number:
        series.found.append(next(series.left))
    return series.found[place.number - 1]


def sitting_at(place: SeriesStep) -> Sitting:
    """What has happened at the board so far."""
    with TURNS.turn():
        found = Sitting.read(_situation(place), place.steps)
        _ = found.went  # worked out in turn, too
        return found
