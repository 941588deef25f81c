"""The marks of a visit: each is one thing that a sure director does, done or not.

The key is the law's own way to the ruling, so that a mark never asks for what the law does not.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from enum import Enum
from functools import cached_property
from itertools import islice

from bridgelaw.game import Seat
from bridgelaw.laws import Interview, Ruling
from bridgelaw.laws.digest import CLAUSES
from bridgelaw.laws.machinery.case import NothingToRule
from bridgelaw.laws.machinery.questions import BadAnswer
from bridgelaw.locale import Text, tr
from bridgelaw.training.key import consequences, said
from bridgelaw.training.knowing import Knows
from bridgelaw.training.players import HAPPENED, Reply, people_at
from bridgelaw.training.situations import KnownFact
from bridgelaw.training.visit import Act, Visit


class MarkKind(Enum):
    """What is marked."""

    STOPPED = "stopped"
    ASKED = "asked"
    AWAY = "away"
    TOLD = "told"
    SURE = "sure"
    ORDER = "order"
    QUIET = "quiet"
    RULED = "ruled"
    WORDS = "words"
    SPARE = "spare"


_MOST_RULINGS, _MOST_ANSWERS = 60, 8
_POINTS = {MarkKind.RULED: 4, MarkKind.WORDS: 2}


@dataclass(frozen=True, slots=True)
class Mark:
    """One thing, done or not."""

    kind: MarkKind
    text: Text
    is_done: bool
    key: str = ""
    seat: Seat | None = None
    """The player whom it is about."""

    @property
    def points(self) -> int:
        return _POINTS.get(self.kind, 1)


@dataclass(frozen=True)
class Marks:
    """All marks of a visit that has ended with a ruling."""

    visit: Visit
    each: tuple[Mark, ...]

    @property
    def got(self) -> int:
        return sum(mark.points for mark in self.each if mark.is_done)

    @property
    def of(self) -> int:
        return sum(mark.points for mark in self.each)

    @property
    def is_full(self) -> bool:
        return self.got == self.of

    @property
    def is_ruling_right(self) -> bool:
        return all(mark.is_done for mark in self.each if mark.kind is MarkKind.RULED)

    @cached_property
    def is_law_wrong(self) -> bool:
        """No answers to what was not asked would lead to this ruling: the law itself was taken
        wrongly, and nothing only overlooked."""
        ruled, key = self.visit.ruled, self.visit.key
        if ruled is None or self.is_ruling_right:
            return False
        chosen = {said(key.effects[at].text) for at in ruled.effects}
        lines = {said(line.text) for line in key.effects}
        for ruling in islice(_rulings_after(self.visit), _MOST_RULINGS):
            if {said(text) for text in consequences(ruling)} & lines == chosen:
                return False
        return True

    @cached_property
    def missed(self) -> tuple[Mark, ...]:
        return tuple(mark for mark in self.each if not mark.is_done)

    @property
    def too_much(self) -> tuple[Text, ...]:
        """What need not have been asked."""
        return tuple(self.visit.heading(key) for key in _spare(self.visit))

    @property
    def reason(self) -> tuple[str, Text]:
        """The law that decides, and what it says."""
        ruling = self.visit.situation.ruling
        clause = CLAUSES.get(ruling.clause)
        return ruling.clause, ruling.headline if clause is None else clause.text

    def of_kind(self, *kinds: MarkKind) -> tuple[int, int]:
        """How many marks of these kinds were got, and how many there were."""
        chosen = [mark for mark in self.each if mark.kind in kinds]
        return sum(mark.is_done for mark in chosen), len(chosen)


def _rulings_after(visit: Visit) -> Iterator[Ruling]:
    """Every ruling to which the law can come on what was found out."""
    ahead: list[Interview] = [visit.situation.interview.from_the_start()]
    while ahead:
        interview = ahead.pop()
        asked = interview.question
        if asked is None:
            if interview.ruling is not None:
                yield interview.ruling
            continue
        found = visit.found.get(asked.key)
        answers = asked.samples()[:_MOST_ANSWERS]
        if found is not None and found.answer is not None:
            answers = (found.answer,)
        elif asked.usually in asked.samples():
            answers = (asked.usually,)  # as it always is, as far as they know
        for answer in reversed(answers):
            with suppress(BadAnswer, NothingToRule):
                ahead.append(interview.answer(answer))


def marks_of(visit: Visit) -> Marks:
    """The marks of a visit; what comes after a missing ruling counts as not done."""
    return Marks(visit, tuple(_marks(visit)))


def _marks(visit: Visit) -> Iterator[Mark]:
    situation = visit.situation
    yield Mark(
        MarkKind.STOPPED, tr("Stopped the play first"), _is_stopped(visit),
    )  # fmt: skip
    for fact in situation.needed:
        yield from _of_fact(visit, fact)
    asked = [step.key for step in visit.steps if step.act is not Act.TELL]
    first = [asked.index(fact.key) for fact in situation.needed if fact.key in asked]
    if len(situation.needed) > 1:
        yield Mark(MarkKind.ORDER, tr("Asked in the order of the law"),
                   bool(first) and first == sorted(first))  # fmt: skip
    if visit.remarks:
        yield Mark(
            MarkKind.QUIET, tr("Stopped the remarks"),
            any(step.act is Act.QUIET for step in visit.steps),
            seat=next(one.seat for one in people_at(situation).values() if one.talks),
        )  # fmt: skip
    yield Mark(MarkKind.SPARE, tr("Asked nothing that did not matter"), not _spare(visit))
    ruled, key = visit.ruled, visit.key
    yield Mark(
        MarkKind.RULED, tr("Ruled as the law does"),
        ruled is not None and ruled.effects == key.right_effects,
    )  # fmt: skip
    if key.words:
        yield Mark(
            MarkKind.WORDS, tr("Said everything that had to be said, and nothing else"),
            ruled is not None and ruled.words == key.right_words,
        )  # fmt: skip


def _is_stopped(visit: Visit) -> bool:
    return bool(visit.steps) and visit.steps[0].act is Act.STOP


def _of_fact(visit: Visit, fact: KnownFact) -> Iterator[Mark]:
    steps = [step for step in visit.steps if step.key == fact.key and step.act is not Act.TELL]
    answered = fact.key in visit.found
    what = fact.asked.heading
    if fact.knows is Knows.DIRECTOR:
        yield Mark(MarkKind.ASKED, tr("Found out: {what}", what=what), answered, fact.key)
        return
    text = (
        tr("Asked: {what}", what=what)
        if fact.by is None
        else tr("Asked {seat}: {what}", seat=fact.by, what=what)
    )
    yield Mark(MarkKind.ASKED, text, answered, fact.key)
    if fact.away:
        yield Mark(
            MarkKind.AWAY, tr("Asked it away from the table"),
            answered and all(step.act is Act.AWAY for step in steps), fact.key, fact.by,
        )  # fmt: skip
    if fact.is_choice:
        yield Mark(
            MarkKind.TOLD, tr("Told {seat} every choice first", seat=fact.by),
            answered and _is_told_before(visit, fact), fact.key, fact.by,
        )  # fmt: skip
    if any(fact.key in people_at(visit.situation)[step.seat].forgets
           for step in steps if step.seat is not None):  # fmt: skip
        yield Mark(
            MarkKind.SURE, tr("Asked another player where one was not sure"),
            answered and visit.found[fact.key].reply is Reply.SURE, fact.key,
        )  # fmt: skip


def _is_told_before(visit: Visit, fact: KnownFact) -> bool:
    for step in visit.steps:
        if step.key == fact.key:
            return step.act is Act.TELL
    return False


def _spare(visit: Visit) -> tuple[str, ...]:
    """What was asked although the law does not turn on it here, each once."""
    on_the_way = {fact.key for fact in visit.situation.facts} | {HAPPENED}
    asked = (step.key for step in visit.steps if step.key)
    return tuple(dict.fromkeys(key for key in asked if key not in on_the_way))
