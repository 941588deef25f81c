"""Which procedure a story is about, weighed from all that is in it: its words, deeds and facts.

No word and no deed decides alone. `evidence.txt` says of each how much it speaks for and against
every procedure, as it was learned from stories and phrases whose procedure is known
(`make evidence`).
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from itertools import groupby

from bridgelaw.laws.entrances.search import terms
from bridgelaw.stories.deeds import Event, Gathered
from bridgelaw.stories.signs import SHOWN, Signs

NOTHING = "none"
"""What stories that tell of no irregularity are counted under."""
_SEATS = ("N", "E", "S", "W")
_MANY = 3  # calls: more of them say no more
_UNIT = 100  # the weights in the file are in hundredths
_LEAST = 25  # of them: what speaks less than that says nothing


@dataclass(frozen=True, slots=True)
class Learned:
    """What speaks for each procedure before anything is told, and then each thing in a story."""

    before: dict[str, float]
    speaks: dict[str, dict[str, float]]


@dataclass(frozen=True, slots=True)
class _File:
    """The file as it stands there: what a story does not have in it need not be read."""

    before: dict[str, float]
    speaks: dict[str, str]


def evidence(text: str, story: Gathered) -> frozenset[str]:
    """Everything in a story that may tell what it is about."""
    said = (f"word {term}" for term in terms(text))
    return frozenset((*said, *_of_the_story(story)))


def _of_the_story(story: Gathered) -> Iterator[str]:
    for event in story.events:
        if event.act:
            yield f"act {event.act}{' not' if event.negated else ''}"
            yield f"by {_anybody(event.who) or 'somebody'} {event.act}"
        if what := _what(event):
            yield f"with {event.act} {what}"
    for who, _ in story.named:
        yield f"who {_anybody(who)}"
    for sign, _ in story.signs:
        yield f"sign {sign}"
    for fact, _ in story.facts:
        yield f"fact {fact.about}"
        if isinstance(fact.value, str):
            yield f"fact {fact.about} {_anybody(fact.value)}"
    signs = Signs(story)
    yield f"calls {min(len(signs.calls), _MANY)}"
    if story.question:
        yield "question"
    if story.speaker_did:
        yield "speaker did"
    for name, shows in SHOWN.items():
        if shows(signs):
            yield f"shows {name}"


def _anybody(who: str) -> str:
    return "seat" if who in _SEATS else who


def _what(event: Event) -> str:
    if event.call is not None:
        return "call"
    if event.cards:
        return "card" if len(event.cards) == 1 else "cards"
    return "suit" if event.suit else "rank" if event.ranks else ""


def weighed(text: str, story: Gathered) -> tuple[tuple[str, float], ...]:
    """The procedures and how much speaks for each: one more is e times as likely."""
    file = _file()
    keys, worth = [*file.before], dict(file.before)
    for each in evidence(text, story) & file.speaks.keys():
        for speaks in file.speaks[each].split(" "):
            at, _, much = speaks.partition(":")
            worth[keys[int(at)]] += int(much) / _UNIT
    # Rounded: the order of a set must not decide what is near.
    rounded = {key: round(much, 2) for key, much in worth.items()}
    return tuple(sorted(rounded.items(), key=lambda each: -each[1]))


def written(learned: Learned, learned_from: str) -> str:
    """The file: what it was learned from, the procedures, and a line for each kind of thing."""
    keys = [*learned.before]
    lines = [[learned_from], [f"{key} {learned.before[key]:.2f}" for key in keys]]
    for kind, named in groupby(sorted(learned.speaks), lambda what: what.partition(" ")[0]):
        lines.append([kind])
        for what in named:
            worth = [round(_UNIT * learned.speaks[what].get(key, 0)) for key in keys]
            kept = [f"{at}:{each}" for at, each in enumerate(worth) if abs(each) >= _LEAST]
            lines[-1] += [f"{what.partition(' ')[2]}|{' '.join(kept)}"] if kept else []
    return "".join("\t".join(line) + "\n" for line in lines)


@cache
def _file() -> _File:
    text = files("bridgelaw.stories").joinpath("evidence.txt").read_text(encoding="utf-8")
    _, first, *lines = (line.split("\t") for line in text.splitlines())
    speaks = {
        f"{kind} {name}".strip(): kept
        for kind, *every in lines
        for name, _, kept in (each.partition("|") for each in every)
    }
    return _File({key: float(worth) for key, worth in map(str.split, first)}, speaks)
