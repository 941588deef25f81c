"""Situations one after the other, by a seed: of a level, on chosen laws, no two alike."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from random import Random

from bridgelaw.laws import PROCEDURES, Procedure
from bridgelaw.locale import Refusal, Text, tr
from bridgelaw.training.key import said
from bridgelaw.training.openings import opening_of
from bridgelaw.training.settings import in_casebook, rulings_of
from bridgelaw.training.situations import (
    NoSituation,
    Situation,
    branches_of,
    quick_ways,
    situation,
)

LENGTH = 10
_DRAWN = 4
"""Of so many the one is taken that a paper needs most."""
_PATIENCE = 25
_OTHER_WORDS = 20
"""In so many situations nobody calls with the same words as before, as far as a law has others."""
_WAYS = 120
_LOOKED_FOR = 16
"""So often a table is looked for at which a branch can be met."""
_HARDEST = 5
_STEPS = (3, 5, 8, 11)
"""How much is to be done at most in a situation of difficulty 1, 2, 3 and 4."""


@dataclass(frozen=True, slots=True)
class Level:
    """What somebody is examined for."""

    title: Text
    hardest: int
    takes_all: bool
    """Also laws that are mostly judgement, and rulings on scores."""


LEVELS: dict[str, Level] = {
    "club": Level(tr("Club director"), 3, takes_all=False),
    "county": Level(tr("County director"), _HARDEST, takes_all=True),
}


class NoSuchLaws(Refusal):
    """No procedure reads these laws."""

    def __init__(self, laws: str) -> None:
        super().__init__(tr("Nothing can be asked about “{what}”.", what=laws[:40]))


def difficulty(one: Situation) -> int:
    """From 1 to 5: by how much there is to ask, to tell, to keep private and to rule."""
    work = 0
    for fact in one.needed:
        work += 1 + fact.away + fact.is_choice + fact.is_rare
    work += min(4, len(one.ruling.effects)) // 2
    return 1 + sum(work > most for most in _STEPS)


def procedures_for(level: Level, laws: str = "") -> tuple[Procedure, ...]:
    """The procedures that a level, or the laws that somebody wants, are about."""
    numbers = set(re.findall(r"\d+", laws))
    if laws.strip():
        found = tuple(
            one for one in PROCEDURES.values() if numbers & {_number(law) for law in one.laws}
        )
        if not found:
            raise NoSuchLaws(laws)
        return found
    return tuple(
        one
        for one in PROCEDURES.values()
        if level.takes_all or not (one.for_director or one.manifest.mostly_judged)
    )


def _number(law: str) -> str:
    return re.sub(r"\D.*", "", law)


def situations(seed: int, level: str = "county", laws: str = "") -> Iterator[Situation]:
    """Situations without end. Each is the one of a few that had come up least so far."""
    of, chance = LEVELS[level], Random(f"{seed} {level} {laws}")
    wanted = procedures_for(of, laws)
    keys = {one.key for one in wanted}
    taken: Counter[object] = Counter()
    heard: set[tuple[object, ...]] = set()
    openings: set[tuple[object, ...]] = set()
    misses = 0
    while True:
        drawn = [one for one in _drawn(chance, wanted, taken, bool(laws.strip()))
                 if one.procedure.key in keys]  # fmt: skip
        fit = [one for one in drawn if difficulty(one) <= of.hardest]
        new = [one for one in fit if _heard_as(one) not in heard]
        if len(heard) < _OTHER_WORDS:
            fresh = [one for one in new if _first_words(one) not in openings]
            new = fresh if fresh or misses < _PATIENCE else new
        if not new and misses < _PATIENCE:
            misses += 1
            continue
        new = new or fit or drawn  # a law that has nothing easier, or nothing more
        if not new:
            continue
        misses = 0
        one = min(new, key=lambda one: _known(one, taken))
        taken.update(one.branches)
        taken[one.procedure.key] += 1
        for trait in _traits(one):
            taken[trait] += 1
        heard.add(_heard_as(one))
        openings.add(_first_words(one))
        yield one


def _drawn(
    chance: Random, wanted: tuple[Procedure, ...], taken: Counter[object], is_chosen: bool
) -> Iterator[Situation]:
    fewest = min(taken[one.key] for one in wanted)
    key = chance.choice([one.key for one in wanted if taken[one.key] == fewest])
    if sum(taken[one.key] for one in wanted) > len(wanted):  # once round: then what is still new
        new = [len([one for one in branches_of(of.key) if not taken[one]]) for of in wanted]
        if any(new):
            key = chance.choices(wanted, new)[0].key
    for _ in range(_DRAWN):
        seed = chance.randrange(10**6)
        kind = chance.random()
        if kind < 0.2 and not is_chosen:
            name = f"board.{seed}"
        elif kind < 0.4 and in_casebook(key):
            name = _of_case(key, chance)
        elif kind < 0.7:
            name = _new_path(key, chance, taken)
        else:
            name = f"walk.{key}.{seed}"
        try:
            yield situation(name)
        except NoSituation:
            continue


def _new_path(key: str, chance: Random, taken: Counter[object]) -> str:
    """A way through the procedure with a branch that has come up least."""
    ways = quick_ways(key)
    drawn = chance.sample(range(len(ways)), min(_WAYS, len(ways)))
    best = max(drawn, key=lambda at: sum(not taken[one] for one in ways[at][1]))
    new = [one for one in ways[best][1] if not taken[one]]
    # What no table of ours shows is told without one, after tables were looked for.
    is_shown = not new or min(taken["looked for", one] for one in new) < _LOOKED_FOR
    taken.update(("looked for", one) for one in new)
    return f"{'path' if is_shown else 'bare'}.{key}.{best}.{chance.choice('NESW')}"


def _of_case(key: str, chance: Random) -> str:
    case = chance.choice(in_casebook(key))
    rulings = tuple(rulings_of(case, key))
    return f"case.{case}.{chance.choice(rulings) if rulings else '0.0'}"


def _heard_as(one: Situation) -> tuple[object, ...]:
    """What a trainee hears first and where it ends: in an exam no two are alike."""
    return _first_words(one), said(one.ruling.headline), one.interview.answers


def _first_words(one: Situation) -> tuple[object, ...]:
    return tuple(said(text) for text in opening_of(one))


def _traits(one: Situation) -> Iterator[str]:
    if any(fact.away for fact in one.needed):
        yield "away"
    if any(fact.is_choice for fact in one.needed):
        yield "choice"


def _known(one: Situation, taken: Counter[object]) -> float:
    """How well what this situation asks for is covered already."""
    branches = sum(1 / (1 + taken[branch]) for branch in one.branches)
    traits = sum(2 / (1 + taken[trait]) for trait in _traits(one))
    return -(branches + traits)
