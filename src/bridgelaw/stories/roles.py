"""Who of those named did it, and which call or card it was: weighed from the words beside each.

Rows and deeds say it where they were understood. Where they leave it open, everybody who was named
may have been the one, and so may the teller. What stands round each name says how likely that is:
`roles.txt` has it from stories whose facts are known (`make evidence`). What is not likely enough
stays open.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib.resources import files
from math import exp

from bridgelaw.game.calls import Call
from bridgelaw.game.cards import Card
from bridgelaw.game.suits import Suit
from bridgelaw.reading.chart import Constituent
from bridgelaw.reading.readings import Kind, Part
from bridgelaw.stories.beside import CALLED, STOPS
from bridgelaw.stories.deeds import Event, Gathered
from bridgelaw.stories.places import Places
from bridgelaw.stories.resolving import CALLS, Facts, written_call
from bridgelaw.stories.story_rows import Fact

OPEN = ""
"""That it was not told."""
SLOTS: dict[str, tuple[str, ...]] = {
    "who": ("who",), "call": ("call",), "card": ("card",), "contract": ("call",),
    "led": ("suit", "card"),
}  # fmt: skip
"""The facts that one of the things named may be, and what kinds of things those are."""
_LIKELY = 0.6
_OF_ANOTHER = ("partner-of-who", "lho-of-who")
_SOMEBODY = "~"
"""What “he” and “they” begin with: known to be somebody, and not who."""
_BY_ITSELF = ("who", "call", "card", "suit")
_PLAIN = ("act", "denial", "sign", "stage", "from", "since_word", "face", "side", "conj")
"""Categories of words of which each is another thing."""
_MANY = 3
_WORD = 3  # letters of a Japanese word that is known as a whole
_UNIT = 100  # the weights in the file are in hundredths
_LEAST = 20  # of them: what speaks less than that says nothing


@dataclass(slots=True)
class Candidate:
    """Something that was named: where, and what stands round it."""

    parts: list[Part] = field(default_factory=list)
    round: set[str] = field(default_factory=set)


def candidates(slot: str, story: Gathered, entrance: str) -> dict[str, Candidate]:
    """Everything that a fact may be, nothing among it, each with what may tell."""
    naming, kinds = _Naming(story, entrance), SLOTS[slot]
    found = naming.players() if kinds == ("who",) else naming.things(kinds)
    seen = naming.seen | {f"of {min(len(found), _MANY)}"}
    found[OPEN] = Candidate([], {f"open {each}" for each in seen} | {f"open in {entrance}"})
    return found


def cards_named(story: Gathered) -> tuple[str, ...]:
    """Every card that is named, also where its suit was named before it."""
    return tuple(_Naming(story, "").things(("card",)))


def likeliest(slot: str, story: Gathered, entrance: str) -> tuple[str, tuple[Part, ...]]:
    """What a fact is, where one thing is likely enough, and where that was named."""
    speaks, told = _file().get(slot, {}), candidates(slot, story, entrance)
    worth = {
        value: sum(speaks[each] for each in one.round & speaks.keys())
        for value, one in told.items()
    }
    value, most = max(worth.items(), key=lambda each: each[1])
    likely = 1 / sum(exp(each - most) for each in worth.values())
    if likely < _LIKELY or value.startswith((_SOMEBODY, *_OF_ANOTHER)):
        return OPEN, ()
    return value, tuple(told[value].parts)


def complete(facts: Facts, story: Gathered, entrance: str) -> None:
    """Puts in what is likely, where the rows left it open."""
    for slot in SLOTS:
        if slot not in facts.known and _may_be_told(slot, facts, story, entrance):
            value, parts = likeliest(slot, story, entrance)
            if value != facts["turn"]:
                facts.put(slot, value, *parts)


_OF_A_CALL = CALLS | {"misinformation", "misinformation-after", "explanation-duty"}


def _may_be_told(slot: str, facts: Facts, story: Gathered, entrance: str) -> bool:
    if slot == "who":
        return not _is_a_strangers(story)
    if slot == "card":
        return "cards" not in facts.known and "penalty" not in facts.known
    if slot == "call":
        return entrance in _OF_A_CALL
    return slot != "contract" or entrance not in CALLS


def _is_a_strangers(story: Gathered) -> bool:
    """Whether somebody did it who is not known by that name."""
    return story.stranger or any(event.who == "they" and event.told_what for event in story.events)


class _Naming:
    """A story gone through for what is named in it."""

    def __init__(self, story: Gathered, entrance: str) -> None:
        self.parts, self.story, self.entrance = story.parts, story, entrance
        self.places = Places(story)
        self.beside = [_described(part) for part in story.parts]
        self.seen = {each for each in self.beside if ":" in each}

    def players(self) -> dict[str, Candidate]:
        named = [(at, value, inside) for at, kind, value, inside in self._named() if kind == "who"]
        found = self._round(named)
        me = self.places.who("me")
        teller = found.setdefault(me, Candidate())
        japanese = not all(part.written.isascii() for part in self.parts)
        others = (
            f"{'ja ' if japanese else ''}of {min(len({value for _, value, _ in named}), _MANY)}"
        )
        teller.round |= self._too({"teller", f"teller {others}"})
        if not teller.parts:
            teller.round |= self._too({"unnamed", f"unnamed {others}"})
            teller.round |= {f"unnamed {each}" for each in self.beside}
        if self.story.speaker_did:
            teller.round |= {"did it", f"did it {others}"}
        for place, event in enumerate(self.story.events):
            who = self._player(event.who)
            if who in found:
                last = place == len(self.story.events) - 1
                what = (
                    "c"
                    if event.call is not None
                    else "d"
                    if event.cards
                    else "s"
                    if event.suit
                    else ""
                )
                found[who].round |= self._too(
                    {f"deed {_deed(event)}", f"deed {_deed(event)} {what}"}
                )
                found[who].round |= {f"deed {min(place, _MANY)}", f"deed last {last}"}
        for fact, _ in self.story.facts:
            for who in {self._player(str(fact.value)), self._player(fact.who)} & found.keys():
                found[who].round.add(f"fact {fact.about}")
        return found

    def things(self, kinds: tuple[str, ...]) -> dict[str, Candidate]:
        named = [(at, value, inside) for at, kind, value, inside in self._named() if kind in kinds]
        found = self._round(named)
        for place, event in enumerate(self.story.events):
            values = [written_call(event.call)] if event.call is not None else []
            values += [str(card) for card in event.cards]
            values += [event.suit.letter] if event.suit else []
            for value in {*values} & found.keys():
                bare = "bare " if event.bare else ""
                found[value].round |= self._too({f"deed {bare}{_deed(event)}"})
                found[value].round |= {f"deed {min(place, _MANY)}", f"deed by {bool(event.who)}"}
        for fact, _ in self.story.facts:
            if (value := written_call(fact.value)) in found:
                found[value].round |= self._too({f"fact {fact.about}"})
        return found

    def _player(self, told: str) -> str:
        told = "me" if told == "my" else told
        return self.places.who(told) or (f"{_SOMEBODY}{told}" if told else "")

    def _too(self, each: set[str]) -> set[str]:
        """By itself, and in stories of this procedure."""
        return each | {f"{one} in {self.entrance}" for one in each}

    def _round(self, named: list[tuple[int, str, str]]) -> dict[str, Candidate]:
        found: dict[str, Candidate] = {}
        values = [value for _, value, _ in named]
        for at, value, inside in named:
            one = found.setdefault(value, Candidate())
            one.parts.append(self.parts[at])
            one.round |= self._words(at, inside)
            for place, name in ((0, "first"), (-1, "last")):
                one.round |= self._too({name}) if values[place] == value else set()
            one.round |= self._too({"only"}) if len({*values}) == 1 else set()
        return found

    def _words(self, at: int, inside: str) -> set[str]:
        def near(step: int) -> str:
            return self.beside[at + step] if 0 <= at + step < len(self.beside) else "#"

        part = self.parts[at]
        own = str(part.value) if part.category == "who" else part.category
        after, before = self._next(self.parts[at + 1 :]), self._next(self.parts[:at][::-1])
        return {
            f"word {part.written.lower()}", f"own {own} {near(1)}",
            f"+1 {near(1)}", f"-1 {near(-1)}", f"+2 {near(2)}", f"-2 {near(-2)}",
            f"+1+2 {near(1)} {near(2)}", f"-2-1 {near(-2)} {near(-1)}",
            f"-1+1 {near(-1)} {near(1)}",
            *self._too({f"own {own}", f"inside {inside}", f"then {after}", f"before {before}"}),
        }  # fmt: skip

    @staticmethod
    def _next(parts: Iterable[Part]) -> str:
        """The next deed or fact, up to where the sentence ends."""
        for part in parts:
            if part.kind is Kind.MARK and part.written in STOPS:
                break
            if part.category == "act" or isinstance(part.value, Fact):
                return _described(part)
        return ""

    def _named(self) -> Iterator[tuple[int, str, str, str]]:
        """Everything that is named: where, what kind of thing, its value, and within what."""
        suit = ""
        for at, part in enumerate(self.parts):
            if part.kind is not Kind.MEANT:
                continue
            inside = "" if part.category in _BY_ITSELF else _described(part)
            named: dict[tuple[str, str], None] = {}
            for each in _within(part.found):
                kind, value = _thing(each)
                named[kind, self._player(value) if kind == "who" else value] = None
            if isinstance(part.value, Fact) and part.value.who:
                named["who", self._player(part.value.who)] = None
            whole = {value for kind, value in named if kind in ("call", "card")}
            if part.category == "rank" and suit:
                named["card", f"{suit}{part.value}"] = None
            for kind, value in named:
                of_another = kind == "suit" and any(value in (one[0], one[-1]) for one in whole)
                if value and kind and not of_another:
                    yield at, kind, value, inside
                    suit = value[0] if kind in ("suit", "card") else suit


def _within(found: Constituent) -> Iterator[Constituent]:
    yield found
    for each in found.parts:
        yield from _within(each)


def _thing(found: Constituent) -> tuple[str, str]:
    match found.value:
        case Call():
            return "call", written_call(found.value)
        case Card():
            return "card", str(found.value)
        case Suit():
            return "suit", found.value.letter
        case str() if found.category == "act" and found.value in CALLED:
            return "call", written_call(CALLED[found.value])
        case str() if found.category == "who":
            return "who", found.value
    return "", ""


def _deed(event: Event) -> str:
    over, negated = "over " if event.over else "", "not " if event.negated else ""
    return f"{over}{negated}{event.act or 'some'}"


def _described(part: Part) -> str:
    """A part of a story as its neighbours see it."""
    if part.kind is Kind.MEANT:
        if isinstance(part.value, Fact):
            return f"fact:{part.value.about}"
        return f"{part.category}:{part.value}" if part.category in _PLAIN else part.category
    word = part.written.lower().replace("\t", " ").replace("\n", " ")
    if part.kind in (Kind.FILLER, Kind.MARK) or word.isascii() or len(word) <= _WORD:
        return word
    return f"{word[:2]}…{word[-2:]}"


def written(learned: Mapping[str, Mapping[str, float]], learned_from: str) -> str:
    """The file: what it was learned from, and a line for each fact, with all that tells of it."""
    lines = [learned_from]
    for slot, speaks in learned.items():
        worth = {each: round(_UNIT * much) for each, much in sorted(speaks.items())}
        kept = [f"{each}|{much}" for each, much in worth.items() if abs(much) >= _LEAST]
        lines.append("\t".join([slot, *kept]))
    return "\n".join(lines) + "\n"


@cache
def _file() -> dict[str, dict[str, float]]:
    text = files("bridgelaw.stories").joinpath("roles.txt").read_text(encoding="utf-8")
    found: dict[str, dict[str, float]] = {}
    for line in text.splitlines()[1:]:
        slot, *every = line.split("\t")
        pairs = (each.rpartition("|") for each in every)
        found[slot] = {name: int(much) / _UNIT for name, _, much in pairs}
    return found
