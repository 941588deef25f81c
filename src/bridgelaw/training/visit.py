"""A trainee's visit to a table: what they asked, told and ruled, one step after the other.

The steps are the whole visit. They have a short text, so that an address, a file or a program can
hold them: `stop`, `quiet`, `ask.S.accepts`, `away.E.specified`, `find.legal`, `tell.accepts`,
`rule.0+2.1`.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass, replace
from enum import Enum
from functools import cache, cached_property
from typing import NamedTuple

from bridgelaw.game import Seat
from bridgelaw.game.seats import SEAT_OF_LETTER
from bridgelaw.laws import Procedure
from bridgelaw.laws.machinery.asked import fill
from bridgelaw.laws.machinery.questions import Question
from bridgelaw.locale import Refusal, Text, tr
from bridgelaw.training.key import Key, key_of, said
from bridgelaw.training.knowing import Knows
from bridgelaw.training.openings import caller_of, opening_of
from bridgelaw.training.players import (
    HAPPENED,
    PlayerSaid,
    Reply,
    answer_of,
    findings_of,
    people_at,
    story_of,
    tells,
)
from bridgelaw.training.situations import Situation

MOST_STEPS = 80
_NUMBERS = re.compile(r"\d+")


class BadStep(Refusal):
    """A step that cannot be taken."""

    def __init__(self, step: str) -> None:
        super().__init__(tr("“{step}” is no step of a visit.", step=step[:60]))


class Act(Enum):
    """What a director does at the table."""

    STOP = "stop"
    QUIET = "quiet"
    ASK = "ask"
    AWAY = "away"
    FIND = "find"
    TELL = "tell"
    RULE = "rule"


class Step(NamedTuple):
    """One thing that the director does."""

    act: Act
    seat: Seat | None = None
    key: str = ""
    effects: frozenset[int] = frozenset()
    words: frozenset[int] = frozenset()

    @property
    def text(self) -> str:
        match self.act:
            case Act.ASK | Act.AWAY:
                assert self.seat is not None
                return f"{self.act.value}.{self.seat.letter}.{self.key}"
            case Act.FIND | Act.TELL:
                return f"{self.act.value}.{self.key}"
            case Act.RULE:
                return f"rule.{_joined(self.effects)}.{_joined(self.words)}"
            case _:
                return str(self.act.value)


def _joined(numbers: frozenset[int]) -> str:
    return "+".join(map(str, sorted(numbers)))


def read_step(text: str) -> Step:
    """A step from its text; `BadStep` where it is not one."""
    parts = text.split(".")
    try:
        act = Act(parts[0])
        match act, parts[1:]:
            case ((Act.STOP | Act.QUIET), []):
                return Step(act)
            case ((Act.ASK | Act.AWAY), [letter, key]):
                return Step(act, SEAT_OF_LETTER[letter], key)
            case ((Act.FIND | Act.TELL), [key]):
                return Step(act, None, key)
            case Act.RULE, [effects, words]:
                return Step(act, effects=_numbers(effects), words=_numbers(words))
    except (ValueError, KeyError) as error:
        raise BadStep(text) from error
    raise BadStep(text)


def _numbers(text: str) -> frozenset[int]:
    return frozenset(int(one) for one in _NUMBERS.findall(text)[:40])


class Heard(NamedTuple):
    """A line of the talk: who says it (`None` is the director), to whom, and where."""

    by: Seat | None
    text: Text
    to: Seat | None = None
    away: bool = False
    is_found: bool = False
    """The director finds it; nobody says it."""
    is_remark: bool = False


@cache
def _keys(procedure: Procedure) -> frozenset[str]:
    return frozenset(one.key for one in procedure.questions) | {HAPPENED}


@dataclass(frozen=True)
class Visit:
    """A visit as far as it has come. It never changes: `then` gives the next one."""

    situation: Situation
    steps: tuple[Step, ...] = ()

    @classmethod
    def read(cls, situation: Situation, text: str) -> Visit:
        """The visit of which the steps are written down, with `~` between them."""
        steps = tuple(read_step(part) for part in text.split("~") if part)
        visit = cls(situation)
        for step in steps:
            visit = visit.then(step)
        return visit

    @property
    def text(self) -> str:
        return "~".join(step.text for step in self.steps)

    def then(self, step: Step | str) -> Visit:
        """The visit with one step more; `BadStep` where there is no such thing here."""
        step = read_step(step) if isinstance(step, str) else step
        if self.is_over or len(self.steps) >= MOST_STEPS:
            raise BadStep(step.text)
        if step.act in (Act.ASK, Act.AWAY, Act.FIND, Act.TELL) and step.key not in _keys(
            self.situation.procedure
        ):
            raise BadStep(step.text)
        if step.act is Act.RULE:
            key = self.key
            if max(step.effects, default=0) >= max(1, len(key.effects)):
                raise BadStep(step.text)
            if max(step.words, default=0) >= max(1, len(key.words)):
                raise BadStep(step.text)
        return replace(self, steps=(*self.steps, step))

    def back(self) -> Visit:
        """The visit without its last step."""
        return replace(self, steps=self.steps[:-1])

    @property
    def key(self) -> Key:
        return key_of(self.situation)

    @property
    def questions(self) -> tuple[Question[object], ...]:
        """The questions of the law, of which the trainee chooses. What sounds the same is one: the
        first of them that is still open here."""
        open_here = [fact.key for fact in self.situation.facts if fact.key not in self.found]
        heard: dict[tuple[str, ...], Question[object]] = {}
        for question in self.situation.procedure.questions:
            sound = said(self.heading(question.key))
            before = heard.setdefault(sound, question)
            if question.key in open_here and before.key not in open_here:
                heard[sound] = question
        return tuple(heard.values())

    @property
    def is_over(self) -> bool:
        """The trainee has ruled."""
        return bool(self.steps) and self.steps[-1].act is Act.RULE

    @property
    def ruled(self) -> Step | None:
        return self.steps[-1] if self.is_over else None

    @cached_property
    def found(self) -> dict[str, PlayerSaid]:
        """What is known so far, by question, asked for or told of their own accord; what was sure
        is not forgotten."""
        found: dict[str, PlayerSaid] = {}
        for step, reply in zip(self.steps, self.answers, strict=True):
            if step.key == HAPPENED and step.seat is not None:
                for fact in tells(self.situation, step.seat, step.act is Act.AWAY):
                    found[fact.key] = PlayerSaid(fact.words, Reply.SURE, fact.answer)
            if reply is not None and reply.answer is not None:
                before = found.get(step.key)
                if before is None or before.reply is not Reply.SURE:
                    found[step.key] = reply
        return found

    @cached_property
    def answers(self) -> tuple[PlayerSaid | None, ...]:
        """What was answered to each step; `None` where nothing of the law was asked."""
        known: set[str] = set()
        answers: list[PlayerSaid | None] = []
        for step in self.steps:
            reply = self._answer(step, known)
            if reply is not None and reply.answer is not None:
                known.add(step.key)
            answers.append(reply)
        return tuple(answers)

    def _answer(self, step: Step, known: Collection[str]) -> PlayerSaid | None:
        if step.key == HAPPENED or step.act not in (Act.ASK, Act.AWAY, Act.FIND):
            return None
        if not self._is_ripe(step.key, known):
            return PlayerSaid(tr("We are not that far yet."), Reply.NOTHING)
        if step.seat is not None:
            return answer_of(self.situation, step.seat, step.key)
        return findings_of(self.situation, step.key)

    def _is_ripe(self, key: str, known: Collection[str]) -> bool:
        """What players choose comes first, where the question is about what they chose."""
        for fact in self.situation.facts:
            if fact.key == key:
                return True
            if fact.knows is Knows.ONE and not (fact.away or fact.is_usual or fact.key in known):
                return False
        return True

    @cached_property
    def remarks(self) -> tuple[int, ...]:
        """The steps after which somebody talked without being asked, until told not to."""
        talker = next((one for one in people_at(self.situation).values() if one.talks), None)
        found: list[int] = []
        for at, step in enumerate(self.steps):
            if step.act is Act.QUIET:
                break
            if step.act is Act.ASK and talker is not None and step.seat is not talker.seat:
                found.append(at)
        return tuple(found[:1])

    def talk(self) -> Iterator[Heard]:
        """Everything that was said at the table, in order."""
        caller = caller_of(self.situation)
        if self.situation.by_itself:
            yield Heard(None, tr("You are needed at the table again."), is_found=True)
            yield Heard(None, self.situation.procedure.title, is_found=True)
        else:
            yield Heard(caller, tr("Director, please!"))
        for text in opening_of(self.situation):
            yield Heard(caller, text)
        for at, step in enumerate(self.steps):
            yield from self._heard(step, self.answers[at])
            if at in self.remarks:
                talker = next(one for one in people_at(self.situation).values() if one.talks)
                yield Heard(talker.seat, talker.remark, is_remark=True)
            if at == 0 and step.act is not Act.STOP and (turn := self._turn) is not None:
                yield Heard(turn, tr("It is my turn. Shall I go on?"), is_remark=True)

    @property
    def _turn(self) -> Seat | None:
        """Who would go on, as nobody has stopped them."""
        table = self.situation.table
        return None if table is None else table.to_call or table.to_play

    def _heard(self, step: Step, reply: PlayerSaid | None) -> Iterator[Heard]:
        away = step.act is Act.AWAY
        match step.act:
            case Act.STOP:
                yield Heard(None, tr("Nobody calls or plays, please, until I have ruled."))
            case Act.QUIET:
                yield Heard(None, tr("No remarks, please."))
            case Act.ASK | Act.AWAY if step.key == HAPPENED:
                assert step.seat is not None
                yield Heard(None, tr("What happened?"), step.seat, away)
                for text in story_of(self.situation, step.seat, away):
                    yield Heard(step.seat, text, away=away)
            case Act.ASK | Act.AWAY:
                assert step.seat is not None
                assert reply is not None
                yield Heard(None, self.heading(step.key), step.seat, away)
                yield Heard(step.seat, reply.text, away=away)
            case Act.FIND:
                yield Heard(None, self.heading(step.key), is_found=True)
                assert reply is not None
                yield Heard(None, reply.text, is_found=True)
            case Act.TELL:
                for text in self.options(step.key):
                    yield Heard(None, text)
            case Act.RULE:
                for place in sorted(step.words):
                    word = self.key.words[place]
                    to = word.to if isinstance(word.to, Seat) else None
                    yield Heard(None, word.text, to, word.away)

    def heading(self, key: str) -> Text:
        """The question as it is put here."""
        if key == HAPPENED:
            return tr("What happened?")
        for fact in self.situation.facts:
            if fact.key == key and key in self.found:
                return fact.asked.heading
        # Before it is answered nothing may show that it matters, or what others will choose.
        first = next((fact.asked.values for fact in self.situation.facts), None)
        asked = self.situation.procedure.questions
        return plainly(next(one for one in asked if one.key == key), first)

    def options(self, key: str) -> tuple[Text, ...]:
        """What is read out before a player chooses (10C)."""
        for fact in self.situation.facts:
            if fact.key == key:
                return (*fact.asked.say, *(option.label for option in fact.asked.options))
        return (self.heading(key),)


_WHO = {
    "offender": tr("the offender"), "lho": tr("the left-hand opponent"), "partner": tr("partner"),
    "rho": tr("the right-hand opponent"),
}  # fmt: skip


def plainly(
    question: Question[object], known: Mapping[str, object] | None = None, text: Text | None = None
) -> Text:
    """A question, or a sentence of it, with the names that are known to all, without the others."""
    said = question.heading if text is None else text
    names = known or {}
    return fill(said, {name: names.get(name, _WHO.get(name, tr("that")))
                       for name in said.holes})  # fmt: skip
