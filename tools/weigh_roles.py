"""Learns who or what a fact is of all that a story names, for `bridgelaw.stories.roles`.

From the stories of the tests whose facts are known: whenever the right one was not likely enough,
what stands round it comes to speak more for it, and what stands round the others less.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from math import exp

from bridgelaw.reading.readings import read
from bridgelaw.stories.deeds import Gathered
from bridgelaw.stories.events import gather
from bridgelaw.stories.evidence import NOTHING
from bridgelaw.stories.roles import OPEN, SLOTS, candidates, written
from bridgelaw.stories.telling import grammar
from tests.stories.told import STORIES
from tests.words.sets import parts, stories
from tools.weigh_stories import FRESH, ROOM, learned_from

FILE = ROOM / "roles.txt"
_TIMES = 20
_AT_FIRST = 0.2
_LEFT_OUT = 0.3
_LEAST = 3
"""What was met less often says nothing."""
_FASTER, _FASTEST = 6.0, 1.5
"""What is seldom met learns faster."""


def known_facts() -> Iterator[tuple[str, dict[str, str], str]]:
    """Procedure, facts and words of the stories whose facts are known."""
    for words, (key, facts) in STORIES.items():
        yield key, facts, words
    for line in FRESH.read_text(encoding="utf-8").splitlines():
        if line and not line.startswith("#"):
            words, _, told = line.rpartition(" => ")
            key, *each_fact = (each.strip() for each in told.split(";"))
            yield key, dict(map(_fact, each_fact)), words
    for part in parts("stories"):
        yield from ((told.procedures[0], told.facts, told.words) for told in stories(part))


def _fact(text: str) -> tuple[str, str]:
    name, _, value = text.partition("=")
    return name.strip(), value.strip()


def learned() -> dict[str, dict[str, float]]:
    every = [
        (key, facts, gather(read(words, grammar()).best)) for key, facts, words in known_facts()
        if key != NOTHING
    ]  # fmt: skip
    return {slot: _learned([*_tasks(slot, every)]) for slot in SLOTS}


_Task = tuple[str, dict[str, list[str]]]
"""The right one of what may be it, each with what stands round it."""


def _tasks(slot: str, every: list[tuple[str, dict[str, str], Gathered]]) -> Iterator[_Task]:
    for key, facts, story in every:
        found, right = candidates(slot, story, key), facts.get(slot, OPEN)
        if right in found:
            yield right, {value: sorted(one.round) for value, one in found.items()}


def _learned(tasks: list[_Task]) -> dict[str, float]:
    often = Counter(each for _, found in tasks for around in found.values() for each in around)
    rate = {what: min(_FASTER * count**-0.5, _FASTEST) for what, count in often.items()
            if count >= _LEAST}  # fmt: skip
    speaks, order = dict.fromkeys(rate, 0.0), random.Random(1)
    for time in range(_TIMES):
        step = _AT_FIRST * (1 - time / _TIMES)
        order.shuffle(tasks)
        for right, found in tasks:
            kept = {
                value: [each for each in around if each in rate and order.random() >= _LEFT_OUT]
                for value, around in found.items()
            }
            worth = {value: sum(map(speaks.__getitem__, each)) for value, each in kept.items()}
            most = max(worth.values())
            likely = {value: exp(each - most) for value, each in worth.items()}
            total = sum(likely.values())
            for value, around in kept.items():
                by = step * ((value == right) - likely[value] / total)
                for each in around:
                    speaks[each] += by * rate[each]
    return {what: much * (1 - _LEFT_OUT) for what, much in speaks.items()}


def main() -> None:
    FILE.write_text(written(learned(), learned_from()), encoding="utf-8")


if __name__ == "__main__":
    main()
