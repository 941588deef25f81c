"""A case as a riddle: what happened, and which of the possible rulings is the right one."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import chain, islice
from random import Random

from bridgelaw.casebook.files import CaseFile
from bridgelaw.casebook.run import Taken, take_steps
from bridgelaw.game import SEATS, Call
from bridgelaw.laws import Path, Ruling
from bridgelaw.laws.machinery.transcript import retell
from bridgelaw.locale import LANGUAGES, Text, language
from bridgelaw.table.effects import Effect, Review, Unauthorised
from bridgelaw.table.events import Called, DirectorCalled, Event
from bridgelaw.web.casebook.view import ScoreLine, ShownStep, score_lines, shown_step

OPTIONS = 4
_FEWEST = 3
"""With fewer rulings to choose from there is not much to guess."""
_WORD = re.compile(r"[a-z]{4,}")
_NEAREST = 4
"""Wrong answers are chosen among so many: the others would be too easy to tell."""
_MOST_PATHS = 200
_MOST_FROM_ONE = 60
_SEATS = tuple(seat.name.capitalize() for seat in SEATS)


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
    decides: str = ""
    """The clause that decided."""


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
    if case.variant is not None and all(isinstance(one, DirectorCalled) for one in happened):
        return None  # it would be told by the title of the case, whose facts are others
    right = _possible(ruling)
    if _is_told(taken, ruling):
        return None
    others = _others(taken, ruling)
    if len(others) + 1 < _FEWEST:
        return None
    near = others[:_NEAREST]
    options = [right, *chance.sample(near, min(OPTIONS - 1, len(near)))]
    chance.shuffle(options)
    return Riddle(
        key, case, tuple(happened), shown_step(taken), score_lines(taken.scores),
        tuple(options), options.index(right), ruling.clause,
    )  # fmt: skip


def _possible(ruling: Ruling) -> Possible:
    return Possible(ruling.headline, ruling.clauses)


def _is_told(taken: Taken, right: Ruling) -> bool:
    """Does one of the answers that were found out say the ruling itself?"""
    assert taken.interview is not None
    english = language("en")
    headline = words_in(english.say(right.headline))
    answers = (words_in(english.say(one.words)) for one in retell(taken.interview))
    return any(3 * len(headline & said) >= 2 * len(headline) > 0 for said in answers)


def words_in(text: str) -> set[str]:
    """The longer words of an English sentence."""
    return set(_WORD.findall(text.casefold()))


def _others(taken: Taken, right: Ruling) -> list[Possible]:
    """Other rulings to which the same questions lead at this table, each said once.

    The nearest come first: those that one other answer leads to, late in the interview, and those
    that speak of the same seats; those about other people alone are left out where there are enough
    without them, because nobody would take them for right. What comes to the same as the right one
    in other words would be right too.
    """
    by_words: dict[tuple[str, ...], Possible] = {}
    same = {_said(right.headline)}
    for path in _nearest(taken):
        said = _said(path.ruling.headline)
        by_words.setdefault(said, _possible(path.ruling))
        if _comes_to_the_same(path.ruling, right):
            same.add(said)
    others = [possible for said, possible in by_words.items() if said not in same]
    heard = {one.call for one in taken.before.log if isinstance(one, Called)}
    named = heard | _calls(right.headline)
    of_the_table = [one for one in others if _calls(one.headline) <= named]
    others = of_the_table if len(of_the_table) + 1 >= _FEWEST else others
    seats = _seats(right.headline)
    if not seats:
        return others
    others.sort(key=lambda one: not seats & _seats(one.headline))
    alike = [one for one in others if seats & _seats(one.headline) or not _seats(one.headline)]
    return alike if len(alike) + 1 >= _FEWEST else others


def _nearest(taken: Taken) -> Iterator[Path]:
    """Ways through the procedure, those first that leave the way of the case last."""
    interview = taken.interview
    assert interview is not None
    ways = (
        path
        for place in reversed(range(len(interview.answers)))
        for path in islice(
            replace(interview, answers=interview.answers[:place]).paths(), _MOST_FROM_ONE
        )
    )
    return chain(islice(ways, _MOST_PATHS), islice(interview.from_the_start().paths(), _MOST_PATHS))


def _seats(headline: Text) -> frozenset[str]:
    """Who is spoken of."""
    said = language("en").say(headline)
    return frozenset(name for name in _SEATS if name in said)


def _calls(headline: Text) -> set[Call]:
    """What is said to have been called: a bid that nobody made is nobody's answer."""
    return {value for _, value in headline.values if isinstance(value, Call)}


def _comes_to_the_same(one: Ruling, other: Ruling) -> bool:
    """The same things hold after both; where nothing does, the same clause decided.

    By the same clauses, “as you have judged” may come to what the other one says in numbers.
    """
    if one.clauses == other.clauses and bool(one.headline.values) != bool(other.headline.values):
        return True
    if (_at_the_table(one), one.goes_on) != (_at_the_table(other), other.goes_on):
        return False
    return bool(_at_the_table(one)) or one.clause == other.clause


def _at_the_table(ruling: Ruling) -> set[Effect]:
    """What players see of a ruling: not who may use what, nor what is looked at later."""
    return {one for one in ruling.effects if not isinstance(one, (Unauthorised, Review))}


def _said(headline: Text) -> tuple[str, ...]:
    return tuple(language(code).say(headline) for code in LANGUAGES)
