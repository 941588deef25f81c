"""A situation: something has happened at a table, and what is true about it.

Its name says how it was made, and the same name gives the same situation: `walk.revoke.17` is a way
through that procedure at some table, `path.revoke.17.E` its eighteenth way with nothing entered,
`case.law-27/27B1a-lowest-bid.0.1` the second ruling of a case, `board.17` a random board. `…~2` is
the same with the third fact changed.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from functools import cache, cached_property, lru_cache
from pathlib import Path as File
from random import Random
from typing import Any

from bridgelaw.casebook.files import CaseFile, CaseFileError, read_cases
from bridgelaw.casebook.library import case_paths
from bridgelaw.casebook.run import Stopped, Taken, take_steps
from bridgelaw.game.seats import SEAT_OF_LETTER, SEATS, Seat
from bridgelaw.laws import PROCEDURES, Interview, Procedure, Ruling, walk
from bridgelaw.laws.machinery.case import Answer, Case, Known, NothingToRule, Told
from bridgelaw.laws.machinery.questions import Asked, BadAnswer
from bridgelaw.laws.machinery.ruling import Step
from bridgelaw.laws.machinery.transcript import RecordedInterview, Retold
from bridgelaw.locale.errors import Refusal
from bridgelaw.locale.text import Text, tr
from bridgelaw.table.table import Table
from bridgelaw.training.boards import irregular_board
from bridgelaw.training.knowing import Knows, seat_asked, who_knows

_TRIES = 40
_LONGEST_NAME = 120
_QUICK = 0.25
"""How often a walk is taken with nothing entered, where every branch can be reached."""

_USUAL = 0.6
"""How often what is a rarity does not happen."""
_SENSIBLE = {"normal": "agree", "reading": "yes", "artificial": "no", "meant_as": "new_call"}
"""What a sensible table mostly comes to, where the law has no everyday answer."""


class NoSituation(Refusal):
    """There is no situation of this name."""

    def __init__(self, name: str) -> None:
        super().__init__(tr("There is no situation “{name}”.", name=name[:_LONGEST_NAME]))


@dataclass(frozen=True, slots=True)
class Fact:
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
        question = self.asked.question
        return (
            self.by is not None
            and not question.away
            and (bool(question.say) or len(question.options) > 1)
        )

    @property
    def is_usual(self) -> bool:
        """Nobody need ask it: it is as it always is."""
        return self.asked.question.usually == self.answer

    @property
    def is_rare(self) -> bool:
        """It is out of the ordinary, so that somebody mentions it."""
        return self.asked.question.usually is not None and not self.is_usual


@dataclass(frozen=True, eq=False)
class Situation:
    """A procedure at a table, with every answer that is true there."""

    name: str
    interview: RecordedInterview

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
    def facts(self) -> tuple[Fact, ...]:
        """What is found out on the way to the ruling, in the order of the law."""
        return tuple(self._fact(one) for one in self.interview.told)

    def _fact(self, told: Retold) -> Fact:
        knows = who_knows(self.procedure, told.asked.question)
        by = _who_answers(self.interview, told.asked) if knows is Knows.ONE else None
        return Fact(told.asked, told.answer, told.words, knows, by)

    @property
    def declarer(self) -> Seat | None:
        """Who is declarer, where it matters and nobody entered it."""
        for fact in self.facts:
            if fact.by is not None and seat_asked(fact.asked) is None:
                return fact.by
        return None

    @property
    def needed(self) -> tuple[Fact, ...]:
        """What a sure director asks or finds out: not what is as it always is."""
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
            made = _walked(begun, chance, kept)
            if made is not None and made.ruling is not None and _is_told(made):
                if made.ruling.headline != self.ruling.headline:
                    return Situation(name, made)
        return None


def _who_answers(interview: Interview, asked: Asked[Any]) -> Seat | None:
    """The seat of whoever answers. Where a law speaks of declarer of whom nothing was entered, it
    is an opponent of the one whom it is about."""
    who = interview.circumstances.who
    if asked.to is None and asked.question.to == "declarer" and who is not None:
        return who.lho
    return seat_asked(asked)


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
    elif kind == "path":
        key, _, place = rest.rpartition(".")[0].rpartition(".")
        letter = rest.rpartition(".")[2]
        if key in PROCEDURES and place.isdecimal() and letter in SEAT_OF_LETTER:
            made = _path(whole, key, int(place), SEAT_OF_LETTER[letter])
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


def _recorded(interview: Interview) -> RecordedInterview:
    return RecordedInterview(interview.procedure, interview.circumstances, interview.answers)


def _walked(
    interview: Interview, chance: Random, wanted: dict[str, str] | None = None
) -> RecordedInterview | None:
    """On to a ruling, with answers by chance, or those wanted where they fit."""
    while (asked := interview.question) is not None:
        samples = list(asked.samples())
        chance.shuffle(samples)
        usual = asked.usually or _SENSIBLE.get(asked.key)
        # What is rare and could be seen would be on the table; what somebody meant is not.
        is_seen = asked.usually is not None and interview.table is not None
        is_hidden = asked.question.away
        if usual in samples and ((is_seen and not is_hidden) or chance.random() < _USUAL):
            samples.insert(0, usual)
        if wanted is not None and asked.key in wanted:
            samples.insert(0, wanted[asked.key])
        for answer in samples:
            try:
                interview = interview.answer(answer)
                break
            except BadAnswer:
                continue
        else:
            return None
    return _recorded(interview)


def _is_told(made: RecordedInterview | None) -> bool:
    """There is something to find out, each of somebody who sits there, and a ruling."""
    if made is None or made.ruling is None or not made.answers:
        return False
    return all(one.asked.question.to is None or _who_answers(made, one.asked) for one in made.told)


def _walk(name: str, key: str, chance: Random) -> Situation | None:
    procedure = PROCEDURES[key]
    for _ in range(_TRIES):
        begun = _begun(procedure, chance)
        made = None if begun is None else _walked(begun, chance)
        if made is not None and _is_told(made):
            return Situation(name, made)
    return None


def _begun(procedure: Procedure, chance: Random) -> Interview | None:
    """At a table of the casebook at which this procedure is needed, or with nothing entered."""
    places = _rulings_in_casebook().get(procedure.key, ())
    if not places or chance.random() < _QUICK:
        who = chance.choice(SEATS) if procedure.who is not None else None
        return Interview.begin(procedure, who=who)
    taken = [one for one in _taken(chance.choice(places)) if one.interview is not None]
    taken = [one for one in taken if one.step.ruling == procedure.key]
    if not taken:
        return None
    found = chance.choice(taken).interview
    assert found is not None
    return None if found.first is not None else found.from_the_start()


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


def _path(name: str, key: str, place: int, who: Seat) -> Situation | None:
    ways = quick_ways(key)
    if place >= len(ways):
        return None
    procedure = PROCEDURES[key]
    seat = None if procedure.who is None else who
    made = _recorded(Interview.begin(procedure, answers=ways[place][0], who=seat))
    return Situation(name, made) if _is_told(made) else None


def _board(name: str, chance: Random) -> Situation | None:
    for _ in range(_TRIES):
        table = irregular_board(chance)
        key = table.ruling_needed
        assert key is not None
        try:
            made = _walked(Interview.begin(PROCEDURES[key], table), chance)
        except NothingToRule:
            continue
        if made is not None and _is_told(made):
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
    except Stopped:
        return None
    if place >= len(taken) or taken[place].interview is None:
        return None
    made = taken[place].interview
    assert made is not None
    return Situation(name, _recorded(made)) if _is_told(_recorded(made)) else None


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


_RULES = re.compile(r"^\s*-?\s*ruling:\s*([a-z-]+)", re.MULTILINE)


@cache
def _rulings_in_casebook() -> dict[str, tuple[str, ...]]:
    """The cases in which each procedure rules. The files are only looked through."""
    found: dict[str, list[str]] = {}
    for key, path in case_paths().items():
        for procedure in dict.fromkeys(_RULES.findall(path.read_text(encoding="utf-8"))):
            found.setdefault(procedure, []).append(key)
    return {procedure: tuple(keys) for procedure, keys in found.items()}


@lru_cache(maxsize=600)
def _taken(key: str) -> tuple[Taken, ...]:
    """Every ruling of a case and its variants, each with its table."""
    found: list[Taken] = []
    try:
        for case in read_cases(case_paths()[key]):
            found += take_steps(case)
    except (CaseFileError, Stopped):
        pass
    return tuple(found)


def in_casebook(key: str) -> tuple[str, ...]:
    """The cases in which a procedure rules."""
    return _rulings_in_casebook().get(key, ())


def renamed(made: Situation, name: str) -> Situation:
    """The same under another name."""
    return replace(made, name=name)
