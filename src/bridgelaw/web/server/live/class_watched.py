"""What the teacher of a class follows: where each trainee is now. It is kept while the desk runs,
and nowhere else."""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import dataclass, field
from threading import Lock
from typing import NamedTuple

_CLASSES = 50
_TRAINEES = 100


class Spot(NamedTuple):
    """Where a trainee is: a name of their own, and what their page has in its address."""

    who: str
    query: str


@dataclass(slots=True)
class Watching:
    """The classes of a desk, the ones that were seen last."""

    _classes: OrderedDict[str, OrderedDict[str, Spot]] = field(default_factory=OrderedDict)
    _lock: Lock = field(default_factory=Lock)

    def note(self, code: str, spot: Spot) -> None:
        with self._lock:
            trainees = self._classes.setdefault(code, OrderedDict())
            self._classes.move_to_end(code)
            trainees[spot.who] = spot
            for known, most in ((self._classes, _CLASSES), (trainees, _TRAINEES)):
                while len(known) > most:
                    known.popitem(last=False)

    def of(self, code: str) -> tuple[Spot, ...]:
        with self._lock:
            return tuple(self._classes.get(code, {}).values())

    def one(self, code: str, who: str) -> Spot | None:
        return next((spot for spot in self.of(code) if spot.who == who), None)
