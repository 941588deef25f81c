"""A series of ten riddles, of one level and one topic: nothing comes twice.

Everything stands in the address: the seed, the level, the topic, and the answers so far. The same
address is the same series for everybody.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import lru_cache
from random import Random

from bridgelaw.casebook.files import CaseFile
from bridgelaw.casebook.library import Head, case_heads, case_of
from bridgelaw.locale import Text, tr
from bridgelaw.web.casebook.quiz import Riddle, riddle_of
from bridgelaw.web.parts.topics import TOPICS, Topic
from bridgelaw.web.server.limits.throttle import Throttle

LENGTH = 10
LEVELS: dict[str, Text] = {
    "easy": tr("Easy: one fact decides"),
    "medium": tr("Medium: two or three facts"),
    "hard": tr("Hard: four facts or more"),
}
"""By how much is to be found out before the ruling."""
_MOST_FACTS = {"easy": 1, "medium": 3}
_TURNS = Throttle(at_once=1, with_waiting=6)
"""Anybody may ask for any series, and finding a riddle can take half a second."""


@dataclass(slots=True)
class Series:
    """The riddles of a series as far as they have been asked for."""

    _left: Iterator[Riddle]
    _found: list[Riddle] = field(default_factory=list)

    def riddles(self, count: int) -> tuple[Riddle, ...]:
        """The first riddles; fewer where the casebook has no more of the kind."""
        if len(self._found) < count:
            with _TURNS.turn():
                while len(self._found) < count:
                    riddle = next(self._left, None)
                    if riddle is None:
                        break
                    self._found.append(riddle)
        return tuple(self._found[:count])


@lru_cache(maxsize=64)
def series(seed: int, level: str = "", topic: str = "") -> Series:
    """The series of a seed; an empty level or topic is any."""
    return Series(_riddles(Random(f"{seed}/{level}/{topic}"), level, topic))


def _riddles(chance: Random, level: str, topic: str) -> Iterator[Riddle]:
    heads = [head for head in case_heads() if not topic or _is_about(head, TOPICS[topic])]
    chance.shuffle(heads)
    for head in heads:  # each case once, by one of its variants
        cases = list(case_of(head.key))
        chance.shuffle(cases)
        for case in cases:
            if level and level_of(case) != level:
                continue
            riddle = riddle_of(head.key, case, chance)
            if riddle is not None:
                yield riddle
                break


def _is_about(head: Head, topic: Topic) -> bool:
    return bool(head.numbers) and int(head.numbers[0]) in topic.laws


def level_of(case: CaseFile) -> str:
    """How much is to be found out before the first ruling of a case."""
    facts = next((len(step.answers) for step in case.steps if step.ruling is not None), 0)
    return next((level for level, most in _MOST_FACTS.items() if facts <= most), "hard")
