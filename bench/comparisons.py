"""Comparing what two calls show, beside the obvious way: looking at 100,000 random hands."""

from __future__ import annotations

import itertools
import random
import time

from bench.measure import Measured
from bridgelaw.comparable import PRESETS, Meaning, compare
from bridgelaw.comparable.parsing import read_meaning
from bridgelaw.game import CARDS, Hand

_WANTED = 100  # a second: ten milliseconds each
_DEALT = 100_000
_ROUNDS = 5


def comparisons() -> Measured:
    """Different pairs of presets, none of them twice, with all tables already there."""
    meanings = [preset.meaning for preset in PRESETS.values()]
    chance = random.Random(23)
    pairs = chance.sample(list(itertools.permutations(meanings, 2)), 100 * _ROUNDS)
    for meaning in meanings:
        compare(meaning, meaning)  # makes the tables for points, lengths and honours
    best = 0.0
    for at in range(0, len(pairs), 100):
        started = time.perf_counter()
        for withdrawn, replacement in pairs[at : at + 100]:
            compare(withdrawn, replacement)
        best = max(best, 100 / (time.perf_counter() - started))
    return Measured("comparisons (Law 23)", best, _WANTED, "100,000 hands", _by_dealing())


def _by_dealing() -> float:
    """How many comparisons a second there would be by sampling; it finds no exact figure."""
    withdrawn, replacement = PRESETS["1h-five"].meaning, PRESETS["overcall-2h"].meaning
    chance = random.Random(23)
    number = _DEALT // 20  # a twentieth is enough to know
    started = time.perf_counter()
    made = common = 0
    for _ in range(number):
        hand = Hand.of(chance.sample(CARDS, 13))
        if replacement.shows(hand):
            made += 1
            common += withdrawn.shows(hand)
    assert 0 < common < made
    return number / _DEALT / (time.perf_counter() - started)


def growth() -> list[tuple[int, float]]:
    """Milliseconds for a comparison of meanings with more and more alternatives."""
    found = []
    for number in (1, 2, 4, 8, 16):
        meanings = [_alternatives(number, seed) for seed in range(40)]
        pairs = list(itertools.pairwise(meanings))
        for withdrawn, replacement in pairs[:5]:
            compare(withdrawn, replacement)
        started = time.perf_counter()
        for withdrawn, replacement in pairs[5:]:
            compare(withdrawn, replacement)
        found.append((number, 1000 * (time.perf_counter() - started) / len(pairs[5:])))
    return found


def _alternatives(number: int, seed: int) -> Meaning:
    """So many alternatives, each with points and two suits."""
    chance = random.Random(100 * number + seed)
    each = []
    for _ in range(number):
        low = chance.randrange(14)
        long, short = chance.sample("SHDC", 2)
        each.append(
            f"{low}-{low + chance.randrange(3, 9)} {long}{chance.randrange(4, 7)}+ "
            f"{short}{chance.randrange(3)}-{chance.randrange(3, 7)}"
        )
    return read_meaning(" or ".join(each))


def show_growth() -> None:
    """Prints how the time grows."""
    row = ", ".join(f"{number}: {milliseconds:.1f} ms" for number, milliseconds in growth())
    print(f"\na comparison by the number of alternatives of each call: {row} (wanted: 10)")
