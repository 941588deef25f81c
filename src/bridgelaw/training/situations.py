"""A situation: something has happened at a table, and what is true about it.

Its name says how it was made, and the same name gives the same situation: `walk.revoke.17` is a way
through that procedure at some table, `path.revoke.17.E` its eighteenth way at a table that allows
it, `bare.revoke.17.E` the same with nothing entered,
`case.law-27/27B1a-lowest-bid.0.1` the second ruling of a case, `board.17` a random board. `…~2` is
the same with the third fact changed.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache, cached_property, lru_cache
from pathlib import Path as File
from random import Random
from typing import Any, NamedTuple

from bridgelaw.casebook.files import CaseFile, read_cases
from bridgelaw.casebook.library import case_paths
from bridgelaw.casebook.run import CaseEnds, take_steps
from bridgelaw.game import Seat
from bridgelaw.game.seats import SEAT_OF_LETTER
from bridgelaw.laws import PROCEDURES, Interview, Procedure, Ruling, walk
from bridgelaw.laws.machinery.asked import Asked
from bridgelaw.laws.machinery.case import Answer, Case, Known, NothingToRule, Told
from bridgelaw.laws.machinery.questions import BadAnswer
from bridgelaw.laws.machinery.ruling import Step
from bridgelaw.laws.machinery.transcript import RecordedInterview, Retold
from bridgelaw.locale import Refusal, Text, tr
from bridgelaw.table.table import Table
from bridgelaw.training.knowing import Knows, seat_asked, who_knows
from bridgelaw.training.mistakes import irregular_board
from bridgelaw.training.settings import has_happened, tries, whole
from bridgelaw.training.walking import is_told, recorded, walked, who_answers
from bridgelaw.training.wishes import is_choice

_ROOT = re.compile("[~+]")
_TRIES = 40
_LONGEST_NAME = 120
_PLACES = 12
"""Tables that are looked at for a way through a procedure."""


class NoSituation(Refusal):
    """There is no situation of this name."""

    def __init__(self, name: str) -> None:
        super().__init__(tr("There is no situation “{name}”.", name=name[:_LONGEST_NAME]))


@dataclass(frozen=True, slots=True)
class KnownFact:
    """Something that is true at this table, and who can tell it."""

    asked: Asked[Any]
    answer: str
    words: Text
    knows: Knows
    by: Seat | None
    """The one player who answers, if it is one."""

    @property
    def key(self) -> str:
        return self.asked.key

    @property
    def away(self) -> bool:
        """It is asked away from the table."""
        return self.asked.question.away and self.knows is Knows.ONE

    @property
    def is_choice(self) -> bool:
        """The player chooses among what a law offers, and hears all of it first (10C)."""
        return self.by is not None and is_choice(self.asked)

    @property
    def is_usual(self) -> bool:
        """It has its everyday answer, so nobody needs to ask."""
        return self.asked.question.usually == self.answer

    @property
    def is_rare(self) -> bool:
        """It is out of the ordinary, so that somebody mentions it."""
        return self.asked.question.usually is not None and not self.is_usual


class Owed(NamedTuple):
    """Something for which the director is called when the board is over."""

    procedure: str
    answers: tuple[tuple[str, str], ...]
    brought: tuple[Seat, Text] | None = None
    by_itself: bool = False


@dataclass(frozen=True, eq=False)
class Situation:
    """A procedure at a table, with every answer that is true there."""

    name: str
    interview: RecordedInterview
    brought: tuple[Seat, Text] | None = None
    """Who calls and with which words, where that comes from what happened before."""
    owed: tuple[Owed, ...] = ()
    """What comes up when the board is over."""
    resumed: Table | None = None
    """Where the play goes on after the ruling, if not where the ruling leaves the table."""
    by_itself: bool = False
    """The director is still at the table, or was told to come back: nobody has to call."""

    @property
    def root(self) -> str:
        """The name of the table and its people: the same with a fact changed, and later on."""
        return _ROOT.split(self.name)[0]

    @property
    def procedure(self) -> Procedure:
        return self.interview.procedure

    @property
    def table(self) -> Table | None:
        """What can be seen; `None` where nothing was entered."""
        return self.interview.table

    @property
    def ruling(self) -> Ruling:
        """What the law says of it."""
        ruling = self.interview.ruling
        assert ruling is not None
        return ruling

    @cached_property
    def facts(self) -> tuple[KnownFact, ...]:
        """What is found out on the way to the ruling, in the order of the law."""
        return tuple(self._fact(one) for one in self.interview.told)

    def _fact(self, told: Retold) -> KnownFact:
        knows = who_knows(self.procedure, told.asked.question)
        by = who_answers(self.interview, told.asked) if knows is Knows.ONE else None
        return KnownFact(told.asked, told.answer, told.words, knows, by)

    @property
    def declarer(self) -> Seat | None:
        """Who is declarer, where it matters and nobody entered it."""
        for fact in self.facts:
            if fact.by is not None and seat_asked(fact.asked) is None:
                return fact.by
        return None

    @property
    def needed(self) -> tuple[KnownFact, ...]:
        """What a sure director asks or finds out: nothing that has its everyday answer."""
        return tuple(fact for fact in self.facts if not fact.is_usual)

    @cached_property
    def branches(self) -> frozenset[tuple[str, str, str]]:
        """The branches that the way to the ruling takes: procedure, question and answer."""
        return frozenset((self.procedure.key, *branch) for branch in _branches(self.interview))

    def with_answer(self, place: int) -> Situation | None:
        """The same with one fact changed, so that the ruling is another one."""
        name, fact = f"{self.name}~{place}", self.facts[place]
        chance = Random(name)
        others = [one for one in fact.asked.samples() if one != fact.answer]
        chance.shuffle(others)
        for other in others:
            try:
                begun = self.interview.after(place).answer(other)
            except BadAnswer:
                continue
            kept = {one.key: one.answer for one in self.facts[place + 1 :]}
            made = walked(begun, chance, self.root, kept)
            if made is not None and made.ruling is not None and is_told(made):
                if made.ruling.headline != self.ruling.headline:
                    return Situation(name, made)
        return None

    @property
    def changed(self) -> Situation | None:
        """The same with one fact changed, the last that changes the ruling; once."""
        places = () if "~" in self.name else reversed(range(len(self.facts)))
        return next(filter(None, map(self.with_answer, places)), None)


def _branches(interview: Interview) -> Iterator[tuple[str, str]]:
    case = Case(interview.procedure.key, interview.circumstances, interview.answers)
    interview.procedure.run(case)
    return _branches_of(case.trail)


def _branches_of(trail: Iterable[Known | Told | Step]) -> Iterator[tuple[str, str]]:
    for item in trail:
        if isinstance(item, Told):
            yield item.question.key, item.answer
        elif isinstance(item, Known):
            options = (one.key for one in item.question.options if one.value == item.value)
            yield item.question.key, next(options, str(item.value))


@lru_cache(maxsize=2048)
def situation(name: str) -> Situation:
    """The situation of this name; `NoSituation` if there is none."""
    whole, _, changed = name.partition("~")
    kind, _, rest = whole.partition(".")
    made: Situation | None = None
    if len(name) > _LONGEST_NAME:
        raise NoSituation(name)
    if kind == "walk":
        key, _, seed = rest.rpartition(".")
        if key in PROCEDURES and seed.isdecimal():
            made = _walk(whole, key, Random(whole))
    elif kind in ("path", "bare"):
        key, _, place = rest.rpartition(".")[0].rpartition(".")
        letter = rest.rpartition(".")[2]
        if key in PROCEDURES and place.isdecimal() and letter in SEAT_OF_LETTER:
            made = (_path if kind == "path" else _bare)(whole, key, int(place), letter)
    elif kind == "board" and rest.isdecimal():
        made = _board(whole, Random(whole))
    elif kind == "case":
        path, _, place = rest.rpartition(".")
        path, _, variant = path.rpartition(".")
        if path in case_paths() and place.isdecimal() and variant.isdecimal():
            made = _of_case(whole, case_paths()[path], int(variant), int(place))
    if made is not None and changed:
        if not changed.isdecimal() or int(changed) >= len(made.facts):
            raise NoSituation(name)
        made = made.with_answer(int(changed))
    if made is None:
        raise NoSituation(name)
    return made


def _walk(name: str, key: str, chance: Random) -> Situation | None:
    for begun in tries(PROCEDURES[key], chance, _TRIES):
        made = walked(begun, chance, name)
        if made is not None and is_told(made):
            return Situation(name, made)
    return None


@cache
def quick_ways(key: str) -> tuple[tuple[tuple[Answer, ...], frozenset[tuple[str, str, str]]], ...]:
    """Every way through a procedure with nothing entered: its answers, and its branches."""
    return tuple(
        (path.answers, frozenset((key, *branch) for branch in _branches_of(path.trail)))
        for path in walk(PROCEDURES[key])
    )


@cache
def branches_of(key: str) -> frozenset[tuple[str, str, str]]:
    """Every branch of a procedure: each answer to each of its questions that has answers to choose
    from."""
    return frozenset(
        (key, asked.key, option.key)
        for path in walk(PROCEDURES[key])
        for asked in path.asked
        for option in asked.options
    )


def _path(name: str, key: str, place: int, letter: str) -> Situation | None:
    """A way through the procedure, at the table of several where most of it can happen."""
    ways = quick_ways(key)
    if place >= len(ways):
        return None
    chance, (answers, branches) = Random(name), ways[place]
    wanted = {one.key: one.value for one in answers}
    best: tuple[int, Situation] | None = None
    for begun in tries(PROCEDURES[key], chance, _PLACES):
        made = walked(begun, chance, name, wanted)
        if made is None or not is_told(made):
            continue
        found = Situation(name, made)
        met = len(found.branches & branches)
        if best is None or met > best[0]:
            best = met, found
        if met == len(branches):
            break
    return _bare(name, key, place, letter) if best is None else best[1]


def _bare(name: str, key: str, place: int, letter: str) -> Situation | None:
    """The same with nothing entered: what no table of ours shows."""
    ways, procedure = quick_ways(key), PROCEDURES[key]
    if place >= len(ways):
        return None
    seat = None if procedure.who is None else SEAT_OF_LETTER[letter]
    made = recorded(Interview.begin(procedure, answers=ways[place][0], who=seat))
    return Situation(name, made) if is_told(made) else None


def _board(name: str, chance: Random) -> Situation | None:
    for _ in range(_TRIES):
        table = irregular_board(chance)
        key = table.ruling_needed
        assert key is not None
        try:
            made = walked(Interview.begin(PROCEDURES[key], table), chance, name)
        except NothingToRule:
            continue
        if made is not None and made.answers and is_told(made):
            return Situation(name, made)
    return None


def _of_case(name: str, path: File, variant: int, place: int) -> Situation | None:
    for case in read_cases(path):
        if (0 if case.variant is None else case.variant[0]) == variant:
            return _of_step(name, case, place)
    return None


def _of_step(name: str, case: CaseFile, place: int) -> Situation | None:
    try:
        taken = list(take_steps(case))
    except CaseEnds:
        return None
    if place >= len(taken) or taken[place].interview is None:
        return None
    found = taken[place].interview
    assert found is not None
    if not has_happened(found):
        return None
    made = recorded(whole(found, Random(name)))
    return Situation(name, made) if is_told(made) else None


def situations_of_file(path: File) -> tuple[Situation, ...]:
    """The situations of a teacher's own case file; `CaseFileError` where it is wrong."""
    found: list[Situation] = []
    for case in read_cases(path):
        variant = 0 if case.variant is None else case.variant[0]
        for place in range(len(case.steps)):
            made = _of_step(f"file.{path.stem}.{variant}.{place}", case, place)
            if made is not None:
                found.append(made)
    return tuple(found)
