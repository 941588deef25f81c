"""A paper as it is printed: what stands on it for each situation, in no language yet."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from bridgelaw.game import Seat
from bridgelaw.locale import Text, tr
from bridgelaw.locale.citing import cited
from bridgelaw.training.answering import FULL, facts_told, must_nots, right_answer
from bridgelaw.training.key import Key, key_of
from bridgelaw.training.openings import caller_of, opening_of
from bridgelaw.training.papers import Paper
from bridgelaw.training.players import in_short
from bridgelaw.training.seen import Seen, seen_at
from bridgelaw.training.situations import Situation


@dataclass(frozen=True, slots=True)
class TickRow:
    """A line to tick, and whether it is right to."""

    number: int
    text: Text
    is_right: bool


@dataclass(frozen=True, slots=True)
class PaperItem:
    """One situation of a printed paper."""

    number: int
    situation: Situation
    seen: Seen
    opening: Text
    facts: tuple[tuple[int, Text, bool, bool], ...]
    """Number, sentence, and whether it is asked away, and chosen after the options were told."""
    effects: tuple[TickRow, ...]
    must: tuple[Text, ...]
    must_not: tuple[Text, ...]
    law: Text
    ruling: Text
    points: int = FULL


def items(paper: Paper) -> Iterator[PaperItem]:
    """The situations of a paper, ready to be drawn."""
    for number, one in enumerate(paper.situations, 1):
        yield _item(number, one)


def _item(number: int, one: Situation) -> PaperItem:
    key, right = key_of(one), right_answer(one)
    return PaperItem(
        number,
        one,
        seen_at(one),
        tr("{seat}: “{said}”", seat=caller_of(one), said=_together(opening_of(one))),
        tuple(
            (at, tr("{question} {answer}", question=fact.asked.heading, answer=in_short(fact)),
             at in right.away, at in right.options)
            for at, fact in enumerate(facts_told(one), 1)
        ),
        _rows(key),
        tuple(_addressed(line.to, line.text) for line in key.words if line.is_right),
        must_nots(one),
        tr("Law {clauses}", clauses=cited(*one.ruling.clauses)),
        one.ruling.headline,
    )  # fmt: skip


def _rows(key: Key) -> tuple[TickRow, ...]:
    return tuple(TickRow(at, line.text, line.is_right) for at, line in enumerate(key.effects, 1))


def _together(texts: tuple[Text, ...]) -> Text:
    first, *others = texts
    for text in others:
        first = tr("{first} {second}", first=first, second=text)
    return first


def _addressed(to: object, text: Text) -> Text:
    if isinstance(to, Seat):
        return tr("To {seat}: {words}", seat=to, words=text)
    return text
