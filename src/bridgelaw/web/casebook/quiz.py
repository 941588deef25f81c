"""A case as a riddle: what happened, and which of the possible rulings is the right one."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from itertools import islice
from random import Random

from bridgelaw.casebook.files import CaseFile
from bridgelaw.casebook.library import case_of, case_paths
from bridgelaw.casebook.run import Taken, take_steps
from bridgelaw.laws import Ruling
from bridgelaw.locale.language import LANGUAGES, language
from bridgelaw.locale.text import Text
from bridgelaw.table.events import Event
from bridgelaw.web.casebook.view import ScoreLine, ShownStep, score_lines, shown_step
from bridgelaw.web.server.throttle import Throttle

OPTIONS = 4
_FEWEST = 3
"""With fewer rulings to choose from there is not much to guess."""
_MOST_PATHS = 400
_MOST_TRIES = 200
_TURNS = Throttle(at_once=1, with_waiting=6)
"""Anybody may ask for any series, and a new riddle can take half a second."""


@dataclass(frozen=True, slots=True)
class Possible:
    """A ruling that the procedure can come to at this table."""

    headline: Text
    clauses: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Riddle:
    """A table at which a ruling was given, and what the rulings could have been."""

    key: str
    case: CaseFile
    happened: tuple[Event, ...]
    step: ShownStep
    score_lines: tuple[ScoreLine, ...]
    """The traveller before the ruling."""
    options: tuple[Possible, ...]
    right: int
    """The place of the right one among the options."""


@lru_cache(maxsize=64)
def riddle(seed: int, number: int) -> Riddle:
    """The riddle with this number of a series: the same one for everybody with that seed."""
    with _TURNS.turn():
        return _made(Random(f"{seed}/{number}"))


def _made(chance: Random) -> Riddle:
    keys = list(case_paths())
    for _ in range(_MOST_TRIES):
        key = chance.choice(keys)
        cases = case_of(key)
        found = riddle_of(key, chance.choice(cases), chance)
        if found is not None:
            return found
    raise LookupError("no case of the casebook makes a riddle")


def riddle_of(key: str, case: CaseFile, chance: Random) -> Riddle | None:
    """The first ruling of a case as a riddle, if there is enough to choose from."""
    happened: list[Event] = []
    for taken in take_steps(case):
        happened += taken.step.events
        if taken.interview is not None:
            break
    else:
        return None
    ruling = taken.moment.ruling
    if ruling is None:
        return None
    right = _possible(ruling)
    others = _others(taken, ruling)
    if len(others) + 1 < _FEWEST:
        return None
    options = [right, *chance.sample(others, min(OPTIONS - 1, len(others)))]
    chance.shuffle(options)
    return Riddle(
        key, case, tuple(happened), shown_step(taken), score_lines(taken.scores),
        tuple(options), options.index(right),
    )  # fmt: skip


def _possible(ruling: Ruling) -> Possible:
    return Possible(ruling.headline, ruling.clauses)


def _others(taken: Taken, right: Ruling) -> list[Possible]:
    """Other rulings to which the same questions lead at this table, each said once.

    What comes to the same as the right one in other words would be right too.
    """
    interview = taken.interview
    assert interview is not None
    found: dict[tuple[str, ...], Possible] = {}
    same = {_said(right.headline)}
    paths = interview.from_the_start().paths()
    for path in islice(paths, _MOST_PATHS):
        said = _said(path.ruling.headline)
        found.setdefault(said, _possible(path.ruling))
        if _comes_to_the_same(path.ruling, right):
            same.add(said)
    return [possible for said, possible in found.items() if said not in same]


def _comes_to_the_same(one: Ruling, other: Ruling) -> bool:
    """The same things hold after both; where nothing does, the same clause decided.

    By the same clauses, “as you have judged” may come to what the other one says in numbers.
    """
    if one.clauses == other.clauses and bool(one.headline.values) != bool(other.headline.values):
        return True
    if (set(one.effects), one.goes_on) != (set(other.effects), other.goes_on):
        return False
    return bool(one.effects) or one.clause == other.clause


def _said(headline: Text) -> tuple[str, ...]:
    return tuple(language(code).say(headline) for code in LANGUAGES)
