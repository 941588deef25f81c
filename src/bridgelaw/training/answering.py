"""A situation answered in writing, on paper or by a program: the task, an answer, its marks.

The facts are given as they were found out. To be said is: which of them are asked away from the
table, before which of them a player hears every choice (10C), what follows, and the words.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from enum import Enum
from typing import Any, NamedTuple

from bridgelaw.game import Call, Card, Denomination, Seat, Suit
from bridgelaw.game.spelling import plain
from bridgelaw.locale import LANGUAGES, Language, Refusal, Text, language, tr
from bridgelaw.training.asking import tokens
from bridgelaw.training.key import Spoken, key_of, said, said_all
from bridgelaw.training.knowing import Knows
from bridgelaw.training.openings import caller_of, opening_of
from bridgelaw.training.players import in_short
from bridgelaw.training.situations import KnownFact, Situation
from bridgelaw.training.wishes import first_end

_SHORT = 2
_SAID = 0.5
"""The share of a sentence's words with which it counts as said."""


class MarkedPart(Enum):
    """What an answer is marked for."""

    AWAY = "away"
    OPTIONS = "options"
    EFFECTS = "effects"
    WORDS = "words"


POINTS = {MarkedPart.AWAY: 1, MarkedPart.OPTIONS: 1, MarkedPart.EFFECTS: 4, MarkedPart.WORDS: 2}
FULL = sum(POINTS.values())


class BadPaperAnswer(Refusal):
    """An answer that cannot be read."""


@dataclass(frozen=True, slots=True)
class Written:
    """What somebody answered: facts and effects by their numbers, from 1; words freely, or by
    their numbers too."""

    away: frozenset[int] = frozenset()
    options: frozenset[int] = frozenset()
    effects: frozenset[int] = frozenset()
    words: str | frozenset[int] = ""


class Must(NamedTuple):
    """A sentence that must be said: its names of cards, calls, suits and seats, each in every
    spelling, and its words."""

    line: Spoken
    names: tuple[frozenset[str], ...]


def facts_told(one: Situation) -> tuple[KnownFact, ...]:
    """The facts of the task, in the order of the law."""
    return one.needed


def right_answer(one: Situation) -> Written:
    """The key."""
    facts, key = facts_told(one), key_of(one)
    return Written(
        frozenset(at for at, fact in enumerate(facts, 1) if fact.away),
        frozenset(at for at, fact in enumerate(facts, 1) if fact.is_choice),
        frozenset(at + 1 for at in key.right_effects),
        frozenset(at + 1 for at in key.right_words),
    )


def points_of(one: Situation, written: Written) -> dict[MarkedPart, int]:
    """What an answer gets, part by part."""
    right = right_answer(one)
    words = (
        written.words == right.words
        if isinstance(written.words, frozenset)
        else says_all(one, written.words)
    )
    done = {
        MarkedPart.AWAY: written.away == right.away,
        MarkedPart.OPTIONS: written.options == right.options,
        MarkedPart.EFFECTS: written.effects == right.effects,
        MarkedPart.WORDS: words,
    }
    return {part: POINTS[part] * is_done for part, is_done in done.items()}


# Words


def musts(one: Situation) -> tuple[Must, ...]:
    """What the words must contain."""
    return tuple(
        Must(line, tuple(dict.fromkeys(_names(line))))
        for line in key_of(one).words
        if line.is_right
    )


def must_nots(one: Situation) -> tuple[Text, ...]:
    """What they must not contain: sentences that are not so here, nor part of one that is."""
    right = [words for line in key_of(one).words if line.is_right for words in said(line.text)]
    wrong = (line.text for line in key_of(one).words if not line.is_right)
    return tuple(
        text for text in wrong if not any(plain(words) in plain(whole) for words in said(text)
                                          for whole in right)
    )  # fmt: skip


def secrets(one: Situation) -> tuple[frozenset[str], ...]:
    """Calls, cards and suits that were named away from the table alone, in every spelling."""
    heard = {name for must in musts(one) for name in must.names}
    heard |= {name for text in opening_of(one) for name in _named(text)}
    told = (fact for fact in one.facts if not fact.away)
    heard |= {name for fact in told for name in (*_named(fact.words), *_named(fact.asked.heading))}
    private = (fact for fact in one.facts if fact.away)
    found = (name for fact in private for name in _named(fact.words))
    return tuple(dict.fromkeys(name for name in found if name not in heard))


def says_all(one: Situation, text: str) -> bool:
    """Does the text say everything that must be said, and nothing that must not?"""
    spoken, right = tokens(text), frozenset[str]()
    for must in musts(one):
        ways = _ways(must.line.text)
        right = right.union(*ways, *(tokens(name) for names in must.names for name in names))
        if not all(_is_named(names, text) for names in must.names):
            return False
        if not any(_share(spoken, way) >= _SAID for way in ways):
            return False
    for wrong in must_nots(one):
        # What has no word of its own can only be told by the whole sentence.
        if any(way - right and way <= spoken for way in _ways(wrong)):
            return False
        if any(plain(words) in plain(text) for words in said(wrong)):
            return False
    return not any(_is_named(names, text) for names in secrets(one))


def _is_named(spellings: frozenset[str], text: str) -> bool:
    """Is the thing named in the text, in one of its spellings? A letter stands by itself."""
    for one in spellings:
        if len(one) <= _SHORT and one.isascii():
            if re.search(rf"(?<![A-Za-z]){re.escape(one)}(?![A-Za-z])", text):
                return True
        elif one.casefold() in text.casefold():
            return True
    return False


def _share(spoken: frozenset[str], wanted: frozenset[str]) -> float:
    return len(spoken & wanted) / len(wanted) if wanted else 1.0


def _ways(text: Text) -> tuple[frozenset[str], ...]:
    return tuple(tokens(language(code).say(text)) for code in LANGUAGES)


def _names(line: Spoken) -> Iterator[frozenset[str]]:
    if isinstance(line.to, Seat):
        yield _spelled(line.to)
    yield from _named(line.text)


def _named(text: object) -> Iterator[frozenset[str]]:
    """The things that a sentence names, each in every spelling."""
    if isinstance(text, Text):
        for _, value in text.values:
            yield from _named(value)
    elif isinstance(text, (Card, Call, Suit, Denomination, Seat)):
        yield _spelled(text)
    elif isinstance(text, (tuple, list)):
        for value in text:
            yield from _named(value)
    elif hasattr(text, "items") and not isinstance(text, Mapping):
        yield from _named(getattr(text, "items", ()))


def _spelled(value: Any) -> frozenset[str]:
    found = {language(code).value(value) for code in LANGUAGES} | {str(value)}
    found.add(getattr(value, "symbols", str(value)))
    if isinstance(value, (Suit, Denomination)):  # "a spade", and a letter alone is a seat
        found |= {one.removesuffix("s") for one in found}
        found = {one for one in found if len(one) > 1 or not one.isascii()}
    return frozenset(found)


# For programs


def task(one: Situation, spoken: Language) -> dict[str, Any]:
    """The situation as text for a program, without its key."""
    say, key, table = spoken.say, key_of(one), one.table
    opening = [say(text) for text in opening_of(one)]
    return {
        "name": one.name,
        "law": say(one.procedure.title),
        "caller": caller_of(one).letter,
        "said": [say(tr("Director, please!")), *opening],
        "table": None if table is None else table.text,
        "facts": [
            {
                "number": number,
                "question": say(fact.asked.heading),
                "answer": say(in_short(fact)),
                "by": "table" if fact.knows is Knows.ALL else
                      "director" if fact.by is None else fact.by.letter,
            }
            for number, fact in enumerate(facts_told(one), 1)
        ],
        "effects": [{"number": number, "text": say(line.text)}
                    for number, line in enumerate(key.effects, 1)],
        "words": [
            {"number": number, "text": say(line.text), "away": line.away,
             "to": line.to.letter if isinstance(line.to, Seat) else None}
            for number, line in enumerate(key.words, 1)
        ],
    }  # fmt: skip


def scheme(one: Situation, spoken: Language) -> dict[str, Any]:
    """Its marking scheme: the right numbers, and the law."""
    right = right_answer(one)
    assert isinstance(right.words, frozenset)
    return {
        "name": one.name,
        "away": sorted(right.away),
        "options": sorted(right.options),
        "effects": sorted(right.effects),
        "words": sorted(right.words),
        "clauses": list(one.ruling.clauses),
        "ruling": spoken.say(one.ruling.headline),
        "points": {part.value: points for part, points in POINTS.items()},
    }


def read_written(data: Mapping[str, Any]) -> Written:
    """An answer of a program; `BadPaperAnswer` where it has another form."""
    words = data.get("words", "")
    if not isinstance(words, str):
        words = _numbers(words, "words")
    away, options, effects = (
        _numbers(data.get(part, ()), part) for part in ("away", "options", "effects")
    )
    return Written(away, options, effects, words)


def _numbers(value: object, part: str) -> frozenset[int]:
    if isinstance(value, (list, tuple)) and all(
        isinstance(number, int) and not isinstance(number, bool) for number in value
    ):
        return frozenset(value)
    raise BadPaperAnswer(tr("“{part}” is a list of numbers.", part=part))


def everyday_answer(one: Situation) -> Written:
    """What a program answers that takes the everyday answer to every question, and asks nothing:
    the measure below which nobody should be."""
    interview = one.interview.from_the_start()
    asked = interview.question
    ruling = interview.ruling
    if asked is not None:
        samples = asked.samples()
        ruling = first_end(interview, asked.usually if asked.usually in samples else samples[0])
    if ruling is None:
        return Written()
    wanted, key = said_all(ruling), key_of(one)
    return Written(
        effects=frozenset(_places(wanted, (line.text for line in key.effects))),
        words=frozenset(_places({said(line.text) for line in ruling.words},
                                (line.text for line in key.words))),
    )  # fmt: skip


def _places(wanted: Iterable[tuple[str, ...]], texts: Iterable[Text]) -> Iterator[int]:
    right = set(wanted)
    return (at for at, text in enumerate(texts, 1) if said(text) in right)
