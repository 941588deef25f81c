"""The key of a situation: what follows from it and what is said, among what somebody might think.

Everything is taken from rulings that the law itself gives: the right one, and those to which other
answers would have led.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from itertools import islice
from random import Random
from typing import NamedTuple
from unicodedata import east_asian_width

from bridgelaw.game import Player
from bridgelaw.laws import PROCEDURES, Ruling
from bridgelaw.laws.machinery.facts import State, States
from bridgelaw.laws.machinery.registry import review_of
from bridgelaw.laws.machinery.view import RulingView, effect_text
from bridgelaw.locale import LANGUAGES, Text, language, tr
from bridgelaw.table.effects import Effect, Review, Unauthorised
from bridgelaw.table.events import ImpossibleEvent
from bridgelaw.training.sensible import samples_at
from bridgelaw.training.situations import Situation
from bridgelaw.training.wishes import first_end

_MOST_OTHERS = 16
"""Other rulings looked at for what somebody might think."""
_WRONG_EFFECTS = 3
_WRONG_WORDS = 2
_MOST_WORDS = 48
"""Words of the lines that are shown at a time: with the page around them at most 60."""
_LETTERS_OF_A_WORD = 160 / 60
"""Where words are not parted, so many letters are as long as a word."""
APART = tr("away from the table")


class KeyLine(NamedTuple):
    """A sentence to choose, and whether it is right."""

    text: Text
    is_right: bool
    effect: Effect | None = None
    """What the table does where it is ruled; `None` where it is a sentence alone."""


class Spoken(NamedTuple):
    """Words to choose: to whom, where, and whether they are to be said."""

    to: Player | None
    text: Text
    away: bool
    is_right: bool


class KeySheet(NamedTuple):
    """So many of the lines that they are read at a glance: from a place to before another."""

    of_words: bool
    """They are what is said; otherwise what follows."""
    first: int
    end: int


@dataclass(frozen=True, slots=True)
class Key:
    """What the trainee chooses from, in an order that tells nothing."""

    effects: tuple[KeyLine, ...]
    words: tuple[Spoken, ...]

    @property
    def sheets(self) -> tuple[KeySheet, ...]:
        """The lines in pages to be answered one after the other, the same in every language."""
        effects = _parted(_length(line.text) for line in self.effects)
        words = _parted(
            _length(line.to, line.text, APART if line.away else None) for line in self.words
        )
        return (
            *(KeySheet(False, first, end) for first, end in effects),
            *(KeySheet(True, first, end) for first, end in words),
        )

    @property
    def right_effects(self) -> frozenset[int]:
        return frozenset(at for at, line in enumerate(self.effects) if line.is_right)

    @property
    def right_words(self) -> frozenset[int]:
        return frozenset(at for at, line in enumerate(self.words) if line.is_right)


def _length(*parts: object) -> float:
    """How long a line is, in words, in the language where it is longest."""
    return max(
        sum(_words_in(language(code).value(one)) for one in parts if one is not None)
        for code in LANGUAGES
    )


def _words_in(text: str) -> float:
    wide = sum(east_asian_width(letter) in "WF" for letter in text)
    narrow = "".join(" " if east_asian_width(letter) in "WF" else letter for letter in text)
    return len(narrow.split()) + wide / _LETTERS_OF_A_WORD


def _parted(lengths: Iterable[float]) -> Iterator[tuple[int, int]]:
    first, end, words = 0, 0, 0.0
    for length in lengths:
        if end > first and words + length > _MOST_WORDS:
            yield first, end
            first, words = end, 0.0
        end, words = end + 1, words + length
    if end > first:
        yield first, end


def consequence_of(effect: Effect) -> Text | None:
    """What an effect is called among the lines; nothing where it is for nobody to tick."""
    if isinstance(effect, Review):
        return tr("Later: {what}", what=review_of(effect.law).title)
    return None if isinstance(effect, Unauthorised) else effect_text(effect)


def consequences(ruling: Ruling) -> dict[Text, Effect | None]:
    """Who may do what, tricks, scores, and what comes next; or the ruling itself in a sentence."""
    found: dict[Text, Effect | None] = {}
    for effect in ruling.effects:
        if (text := consequence_of(effect)) is not None:
            found.setdefault(text, effect)
    if ruling.goes_on is not None:
        found[tr("Then rule on: {what}", what=PROCEDURES[ruling.goes_on].title)] = None
    return found or {ruling.headline: None}


def said(text: Text) -> tuple[str, ...]:
    """A sentence in every language: what sounds the same is the same."""
    return tuple(language(code).say(text) for code in LANGUAGES)


def said_all(ruling: Ruling) -> frozenset[tuple[str, ...]]:
    """What follows from a ruling, as it sounds."""
    return frozenset(map(said, consequences(ruling)))


@lru_cache(maxsize=4096)
def key_of(situation: Situation) -> Key:
    """The key; the same situation always has the same one."""
    chance = Random(situation.name)
    right = situation.ruling
    others = tuple(other_rulings(situation))
    effects = _among(consequences(right), map(consequences, others), _WRONG_EFFECTS)
    chance.shuffle(effects)
    true = _words(situation, right)
    heard = {said(one.text) for one in true}
    words = list({(one.to, one.away, *said(one.text)): one for one in true}.values())
    says_turn = any(map(_is_turn, true))
    for other in others:
        for one in _words(situation, other):
            if _is_turn(one) and not says_turn:
                continue  # it may be true all the same
            if said(one.text) not in heard and len(words) < len(true) + _WRONG_WORDS:
                heard.add(said(one.text))
                words.append(one._replace(is_right=False))
    chance.shuffle(words)
    return Key(tuple(effects), tuple(words))


def _is_turn(one: Spoken) -> bool:
    """It says whose turn it is."""
    turns = (State.CALLS_NEXT, State.PLAYS_NEXT)
    return any(isinstance(claim, States) and claim.state in turns for claim in one.text.claims)


def _among(
    right: Mapping[Text, Effect | None], others: Iterable[Mapping[Text, Effect | None]], most: int
) -> list[KeyLine]:
    lines = {said(text): KeyLine(text, True, effect) for text, effect in right.items()}
    wrong = {text: effect for other in others for text, effect in other.items()
             if said(text) not in lines}  # fmt: skip
    for text, effect in islice(wrong.items(), most):
        lines.setdefault(said(text), KeyLine(text, False, effect))
    return list(lines.values())


def _words(situation: Situation, ruling: Ruling) -> tuple[Spoken, ...]:
    try:
        view = RulingView.of(ruling, situation.table)
    except ImpossibleEvent:
        return ()
    return tuple(Spoken(one.to, one.text, one.away, is_right=True) for one in view.words)


def other_rulings(situation: Situation) -> Iterator[Ruling]:
    """Rulings to which one other answer would have led, the last answers first."""
    return islice(_others(situation), _MOST_OTHERS)


def _others(situation: Situation) -> Iterator[Ruling]:
    interview = situation.interview
    for place in reversed(range(len(situation.facts))):
        fact = situation.facts[place]
        for other in samples_at(situation.table, fact.asked):
            if other != fact.answer:
                made = first_end(interview.after(place), other)
                if made is not None:
                    yield made
