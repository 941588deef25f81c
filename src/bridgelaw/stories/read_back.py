"""The sentence of a moment, as the desk itself says it, read back: the same facts, in any language.

Both ways go by the same sentences (`laws/entrances/moments.py`), so that what the button says and
what is kept cannot differ.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from functools import cache
from itertools import combinations
from typing import Any, NamedTuple

from bridgelaw.game.calls import BIDS, DOUBLE, PASS, REDOUBLE
from bridgelaw.game.cards import Card
from bridgelaw.game.seats import SEATS
from bridgelaw.game.suits import SUITS
from bridgelaw.laws.entrances.moment import (
    FLAGS,
    HAND,
    RANKS,
    SOMEBODY,
    Moment,
    Stage,
    holes_of,
    in_short,
)
from bridgelaw.laws.entrances.moments import MOMENTS
from bridgelaw.locale.language import LANGUAGES, language
from bridgelaw.locale.text import Text, filled, tr

_Words = dict[str, dict[str, str]]
"""What can stand in a hole, and the facts that each word tells."""

_IN_STORY = {
    "who": "who", "call": "call", "over": "over", "turn": "turn", "declarer": "declarer",
    "led": "led", "suit": "suit", "played": "suit", "claims": "tricks", "objects": "objection",
    "trick": "trick",
}  # fmt: skip


class ReadBack(NamedTuple):
    """The moment, and its facts."""

    key: str
    facts: dict[str, str]

    @property
    def in_story(self) -> dict[str, str]:
        """The facts that stories have as well, by their names."""
        told = {_IN_STORY[name]: value for name, value in self.facts.items() if name in _IN_STORY}
        if "rank" in self.facts:
            told["card"] = told.pop("suit") + self.facts["rank"]
        return told | ({"call": "P"} if told.get("call") == str(PASS) else {})


def read_back(text: str) -> ReadBack | None:
    """What a sentence of the desk's own says; `None` where it is not one.

    >>> read_back("East, defender, played ♣ on ♥, trick 5").facts["trick"]
    '5'
    """
    words = text.replace("\ufe0e", "").strip().rstrip(".。").lower()
    for code in LANGUAGES:
        for key in MOMENTS:
            for pattern in _patterns(key, code):
                found = pattern.fullmatch(words)
                if found is not None:
                    return ReadBack(key, _facts(key, code, found.groupdict()))
    return None


def _facts(key: str, code: str, groups: Mapping[str, str | None]) -> dict[str, str]:
    found: dict[str, str] = {}
    for group, words in groups.items():
        if words is not None:
            told = _in_hole(key, code, group.partition("__")[0])
            for one in (words,) if words in told else re.findall(_any_of(told), words):
                found |= told[one]
    return found


@cache
def _patterns(key: str, code: str) -> tuple[re.Pattern[str], ...]:
    """The sentences of a page, from the fullest, with what may stand behind each of them."""
    moment = MOMENTS[key]
    behind = [(text, f"__{number}") for number, text in enumerate(moment.adds)]
    behind += [(Text(f"{{{choice.key}}}"), "__choice") for choice in moment.choices]
    behind.append((Text("{stage}"), "__stage"))
    comma = re.escape(language(code).say(tr("{said}, {more}", said="", more="")))
    rest = "".join(f"(?:{comma}{_pattern(key, code, *one)})?" for one in behind)
    return tuple(re.compile(_pattern(key, code, one) + rest) for one in moment.says)


def _pattern(key: str, code: str, text: Text, mark: str = "") -> str:
    """The sentence with everything that can stand in its holes."""
    said = language(code).say(filled(text, **{hole: f"<{hole}>" for hole in holes_of(text)}))
    found = re.escape(said.lower())
    for hole in holes_of(text):
        words = _any_of(_in_hole(key, code, hole))
        if hole == "counts":
            comma = re.escape(language(code).say(tr("{said}, {more}", said="", more="")))
            words = f"(?:{words})(?:{comma}(?:{words}))*"
        found = found.replace(f"<{hole}>", f"(?P<{hole}{mark}>{words})")
    return found


def _any_of(words: Iterable[str]) -> str:
    return "|".join(re.escape(one) for one in sorted(words, key=len, reverse=True))


@cache
def _in_hole(key: str, code: str, hole: str) -> _Words:
    return {language(code).value(said).lower(): told for said, told in _said(MOMENTS[key], hole)}


def _said(moment: Moment, hole: str) -> list[tuple[Any, dict[str, str]]]:
    """Everything that can be said there, and what it tells."""
    for choice in moment.choices:
        if choice.key == hole:
            return [(text, {hole: value}) for value, text in choice.options]
    seats: list[tuple[Any, dict[str, str]]] = [(seat, {hole: seat.letter}) for seat in SEATS]
    match hole:
        case "who":
            return [*seats, (SOMEBODY, {})]
        case "call" | "over":
            return [(call, {hole: str(call)}) for call in (*BIDS, PASS, DOUBLE, REDOUBLE)]
        case "suit" | "led" | "played":
            return [(suit.symbol, {hole: suit.letter}) for suit in SUITS]
        case "card":
            return [(Card.parse(suit.letter + rank), {"suit": suit.letter, "rank": rank})
                    for suit in SUITS for rank in RANKS]  # fmt: skip
        case "same":
            return [(one, {"trick": str(one), "now": str(one)}) for one in range(HAND + 1)]
        case "counts":
            return [(tr("{seat} {count}", seat=seat, count=one), {f"count_{seat.letter}": str(one)})
                    for seat in SEATS for one in range(2 * HAND + 1)]  # fmt: skip
        case "called" | "saw" | "shows":
            sets = [one for count in range(1, 5) for one in combinations(FLAGS[hole], count)]
            return [(in_short(one), {f"{hole}_{each.letter}": "yes" for each in one})
                    for one in sets]  # fmt: skip
        case "stage":
            return [(stage.told, {hole: stage.value}) for stage in Stage]
        case "left" | "claims" | "trick" | "now":
            return [(one, {hole: str(one)}) for one in range(HAND + 1)]
    return seats
