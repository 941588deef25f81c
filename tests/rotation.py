"""How much one run does of what could be done.

Most tests are the same every time. Those that go through very much do it in full only with
`--exhaustive`, as `make soak` does; a normal run takes a part, and the next run another one. The
run's seed says which part, and where the search for what nobody has met yet begins. It is another
one in every run; `--seed` repeats one.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass
from typing import TypeVar

Item = TypeVar("Item")

SEEDS = 1_000_000
"""A run's seed has at most six digits, so that it can be typed."""

FRESH = 100_000
"""Every run's seed has so many fresh ones of its own."""


@dataclass
class _Run:
    seed: int = 0
    exhaustive: bool = False


_run = _Run()


def begin(seed: int, exhaustive: bool) -> None:
    """Before any test is collected: what is rotated is decided when a test file is read."""
    _run.seed = seed
    _run.exhaustive = exhaustive


def either(normal: Item, exhaustive: Item) -> Item:
    """What a normal run takes, or an exhaustive one."""
    return exhaustive if _run.exhaustive else normal


def rotated(items: Sequence[Item], part: int = 10) -> Sequence[Item]:
    """One in so many of them, other ones in the next run; all of them in an exhaustive run."""
    if _run.exhaustive:
        return items
    # Never nothing, also where there are fewer items than parts.
    return items[_chance(part, len(items)).randrange(min(part, len(items))) :: part]


def one_of_each(items: Sequence[Item], kind: Callable[[Item], Hashable]) -> Sequence[Item]:
    """One of each kind, another one in the next run; all of them in an exhaustive run."""
    if _run.exhaustive:
        return items
    kinds: dict[Hashable, list[Item]] = {}
    for item in items:
        kinds.setdefault(kind(item), []).append(item)
    chance = _chance(len(kinds), len(items))
    return [chance.choice(alike) for alike in kinds.values()]


def in_turn(name: str, part: int = 3) -> bool:
    """Is it the turn of this one, of many that are alike? One in so many, others in the next run;
    all of them in an exhaustive run."""
    return _run.exhaustive or random.Random(f"{_run.seed} {name}").randrange(part) == 0


def fresh_seeds(normal: int, exhaustive: int) -> range:
    """So many seeds that no run before is likely to have met."""
    count = either(normal, exhaustive)
    assert count <= FRESH
    return range(_run.seed * FRESH, _run.seed * FRESH + count)


def examples(exhaustive: int) -> int:
    """How many examples Hypothesis makes up: others in every run, so that one needs fewer."""
    return either(max(5, exhaustive // 3), exhaustive)


def _chance(*what: int) -> random.Random:
    """Not the same for everything: else two rotations in step would never meet some pairs."""
    return random.Random(f"{_run.seed} {what}")
