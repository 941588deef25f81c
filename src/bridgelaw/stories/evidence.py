"""Which procedure a story is about, weighed from all that is in it: its words, deeds and facts.

No word and no deed decides alone. `evidence.txt` says of each in how many stories of every
procedure it was, among stories and phrases whose procedure is known (`make evidence` counts them).
What a row of facts has found counts as much as many words.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from itertools import pairwise
from math import log

from bridgelaw.laws.entrances.search import folded, terms
from bridgelaw.stories.deeds import Gathered
from bridgelaw.stories.entrance_rows import SHOWN, Signs

NOTHING = "none"
"""What stories that tell of no irregularity are counted under."""
_NO_ROW = 8.0
"""What it counts that no facts lead anywhere: then what is suggested has to be plain."""
_SEATS = ("N", "E", "S", "W")
_UNSEEN = 1.0  # how much of an average story is added to what was counted
_OFTEN = 0.5  # how much it counts that a procedure is often told of
_A_DEED = 2.0  # what a deed or a fact counts beside a word
_WORDS = {"word": 1.0, "pair": 0.5}
_A_ROW = 12.0
"""What a row of facts counts, where a word counts one for each factor of e."""


@dataclass(frozen=True, slots=True)
class Counted:
    """In how many stories of each procedure something was; `stories` are all of them."""

    stories: dict[str, float]
    within: dict[str, dict[str, float]]


_LIKE = {
    word: kind
    for kind, words in {
        "SEAT": "north south east west n s e w lho rho lefty righty",
        "SUIT": "clubs diamonds hearts spades club diamond heart spade",
        "NUMBER": "one two three four five six seven eight nine ten ace king queen jack",
    }.items()
    for word in words.split()
}
"""Words of which it does not matter which of their kind is beside another word."""
_PAIRED = re.compile(r"[a-z']+|\d+")


def evidence(text: str, story: Gathered) -> frozenset[str]:
    """Everything in a story that may tell what it is about."""
    said = (f"word {term}" for term in terms(text))
    return frozenset((*said, *_pairs(text), *_of_the_story(story)))


def _pairs(text: str) -> Iterator[str]:
    """English words that stand beside each other: small ones tell much together (“not let”)."""
    found = [_LIKE.get(word, "#" if word.isdecimal() else word)
             for word in _PAIRED.findall(folded(text))]  # fmt: skip
    return (f"pair {one} {other}" for one, other in pairwise(found))


def _of_the_story(story: Gathered) -> Iterator[str]:
    for event in story.events:
        if event.act:
            who = "seat" if event.who in _SEATS else event.who or "somebody"
            yield f"act {event.act}{' not' if event.negated else ''}"
            yield f"by {who} {event.act}"
    for sign, _ in story.signs:
        yield f"sign {sign}"
    for fact, _ in story.facts:
        yield f"fact {fact.about}"
    signs = Signs(story)
    for name, shows in SHOWN.items():
        if shows(signs):
            yield f"shows {name}"


def weighed(text: str, story: Gathered, found: str = "") -> tuple[tuple[str, float], ...]:
    """The procedures and how much speaks for each; `found`: what a row of facts says it is."""
    counted = _counted()
    known = [
        (counted.within[each], _WORDS.get(each.partition(" ")[0], _A_DEED))
        for each in evidence(text, story)
        if each in counted.within
    ]
    weight = sum(each for _, each in known)
    total = sum(counted.stories.values())
    worth = {
        key: _OFTEN * log(stories / total) - weight * log(1 + stories / _UNSEEN)
        for key, stories in counted.stories.items()
    }
    for having, counts in known:
        average = _UNSEEN * sum(having.values()) / total
        for key, stories in having.items():
            worth[key] += counts * log(1 + stories / average)
    worth[found or NOTHING] = worth.get(found or NOTHING, 0.0) + (_A_ROW if found else _NO_ROW)
    return tuple(sorted(worth.items(), key=lambda each: -each[1]))


@cache
def _counted() -> Counted:
    """The file: for each procedure how many stories there are, and how many have what in them."""
    text = files("bridgelaw.stories").joinpath("evidence.txt").read_text(encoding="utf-8")
    stories: dict[str, float] = {}
    within: dict[str, dict[str, float]] = {}
    for line in text.splitlines()[1:]:
        key, count, *having = line.split("\t")
        stories[key] = float(count)
        for what, _, times in (each.rpartition(":") for each in having):
            within.setdefault(what, {})[key] = float(times)
    return Counted(stories, within)
