"""`tell`: what happened, told in a sentence, becomes a story that can be looked at and ruled on."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cached_property
from itertools import islice
from typing import Any

from bridgelaw.game.calls import Bid, parse_call
from bridgelaw.game.errors import NotationError
from bridgelaw.game.seats import SEAT_OF_LETTER, Seat
from bridgelaw.laws import PROCEDURES, Interview, Procedure
from bridgelaw.laws.entrances.search import procedures_for
from bridgelaw.locale.language import Language
from bridgelaw.locale.text import Text, tr
from bridgelaw.reading.lexicon import Lexicon, Word
from bridgelaw.reading.readings import Outcome, Part, Reading, read
from bridgelaw.scoring.profile import WBF, Profile
from bridgelaw.stories.answers import OF_ANOTHER, answers
from bridgelaw.stories.as_table import Tabled, tabled
from bridgelaw.stories.deeds import Gathered
from bridgelaw.stories.events import gather
from bridgelaw.stories.evidence import NOTHING, weighed
from bridgelaw.stories.facts import resolve
from bridgelaw.stories.names import LABELS, in_words
from bridgelaw.stories.read_back import ReadBack, read_back
from bridgelaw.stories.resolving import Known
from bridgelaw.stories.seating import seated
from bridgelaw.stories.signs import Signs, irregular_calls, shown_by_the_table
from bridgelaw.stories.telling import gathered, grammar

LONGEST = 600
"""Characters of a story: nobody tells one at greater length before the first question."""
_A_FEW_WORDS = 3
_A_FEW_LETTERS = 9  # of a script without spaces
_MOST_CUTS = 4  # places tried for a second thing: the work stays linear
_SHORTEST = 3  # letters of a name
_IN_THE_MARGIN = 0.3
_NEAR, _SURE = 1.2, 0.7
"""How much more speaks for one procedure than for another that is offered, and for the facts."""
_BESIDE = 4.5
"""And how much more at most than for the second of two things that were told."""
_PLAIN = 1.0
"""How much more than for nothing at all, where no deed and no fact was told."""


@dataclass(frozen=True, slots=True)
class StoryFact:
    """One thing that was told; `spans` are the places of its words in the text.

    `supplied` says that it follows from what was told, and was not itself said.
    """

    name: str
    value: str
    spans: tuple[tuple[int, int], ...] = ()
    supplied: bool = False

    @property
    def label(self) -> Text:
        """What it is about, in words."""
        return LABELS.get(self.name, Text(self.name))

    @property
    def said(self) -> Text | str:
        """The value as a person reads it."""
        return in_words(self.name, self.value)


@dataclass(frozen=True)
class Story:
    """What was told: the procedures that it leads to, and the facts, each on its words.

    >>> story = tell("East bid one heart over one spade, South hasn't called yet")
    >>> story.procedure.key, story.facts["who"].value, story.facts["call"].value
    ('insufficient-bid', 'E', '1H')
    """

    text: str
    outcome: Outcome
    entrances: tuple[str, ...]
    facts: dict[str, StoryFact]
    missed: tuple[tuple[int, int], ...]
    other: tuple[str, ...] = ()
    """Procedures of another reading that is nearly as good: to be chosen from, not guessed."""
    second: Story | None = None
    """What else happened, where two things were told; it is ruled on after the first."""

    @property
    def procedure(self) -> Procedure | None:
        """What rules on it first; nothing where nothing irregular was told."""
        return PROCEDURES[self.entrances[0]] if self.entrances else None

    @property
    def who(self) -> Seat | None:
        """Whom it is about, where a seat was told."""
        fact = self.facts.get("who")
        return None if fact is None else SEAT_OF_LETTER.get(fact.value)

    def about(self, procedure: Procedure) -> Seat | None:
        """Whom a ruling by this procedure is about, as far as it was told."""
        fact = self.facts.get(about_whom(procedure)) if procedure.who is not None else None
        return None if fact is None else SEAT_OF_LETTER.get(fact.value)

    @cached_property
    def tabled(self) -> Tabled:
        """The table that the facts make, and what about it cannot have been so."""
        values = {name: fact.value for name, fact in self.facts.items()}
        return tabled(self.entrances[0] if self.entrances else "", values)

    @property
    def then(self) -> tuple[tuple[str, Seat | None], ...]:
        """What is ruled on after the first, in the order of the laws: a procedure, and whose."""
        own = tuple((key, self.who) for key in self.entrances[1:] if self.entrances[0] in _CHECKED)
        if self.second is None or self.second.procedure is None:
            return own
        return (*own, (self.second.procedure.key, self.second.who), *self.second.then)

    @property
    def answers(self) -> dict[str, str]:
        """What was told of the questions of the ruling, by their keys."""
        values = {name: fact.value for name, fact in self.facts.items()}
        return answers(self.entrances[0], values) if self.entrances else {}

    def interview(self, profile: Profile = WBF) -> Interview | None:
        """The ruling at its first real question, at the table as far as it was told.

        Rarities have their everyday answers, unless the story tells of something not meant.
        """
        procedure, table, told = self.procedure, self.tabled.table, self.answers.items()
        if procedure is None:
            return None
        who = self.about(procedure) if table is None else None
        found = Interview.begin(procedure, table, profile=profile, who=who)
        assumes = "meant" not in self.facts
        while True:
            before, found = found, found.taking_over(told)
            found = found.assuming() if assumes else found
            if found.answers == before.answers:
                return found

    def changed(self, facts: Mapping[str, str]) -> Story:
        """The story with facts put right; an empty one is taken away. The words stay."""
        kept = {name: fact for name, fact in self.facts.items() if facts.get(name) != ""}
        for name, value in facts.items():
            if value and name in LABELS:
                kept[name] = StoryFact(name, value)
        found = self.entrances
        if found and found[0] in _CHECKED:
            found = _checked(found, kept)
        return replace(self, facts=kept, entrances=found)

    def seated(self, who: Seat) -> Story:
        """The story told by where people sit, if the one it is about sits there."""
        values = {name: fact.value for name, fact in self.facts.items()}
        places = seated(values, who)
        if places is None:
            return self.changed({"who": who.letter})
        facts = {
            name: replace(self.facts.get(name, StoryFact(name, "", supplied=True)), value=value)
            for name, value in places.items()
        }
        return replace(self, facts=facts)

    def in_order(self) -> tuple[StoryFact, ...]:
        """The facts as they were said, and after them those that follow or were put in."""
        end = (len(self.text), 0)
        return tuple(sorted(self.facts.values(), key=lambda fact: min(fact.spans, default=end)))

    def marked(self) -> tuple[tuple[str, str], ...]:
        """The text in pieces, each with what it was: `told`, `missed` or nothing."""
        marks = [""] * len(self.text)
        for story in (self, self.second):
            for fact in () if story is None else story.facts.values():
                for start, end in fact.spans:
                    marks[start:end] = ["told"] * (end - start)
        for start, end in self.missed:
            marks[start:end] = ["missed"] * (end - start)
        pieces: list[tuple[str, str]] = []
        for letter, mark in zip(self.text, marks, strict=True):
            if pieces and pieces[-1][1] == mark:
                pieces[-1] = pieces[-1][0] + letter, mark
            else:
                pieces.append((letter, mark))
        return tuple(pieces)

    def as_json(self, language: Language) -> dict[str, Any]:
        """The story for programs, said in a language."""
        say = language.say
        return {
            "text": self.text,
            "outcome": self.outcome.value,
            "procedures": [
                {"key": key, "title": say(PROCEDURES[key].title)} for key in self.entrances
            ],
            "other": list(self.other),
            "facts": [
                {
                    "name": fact.name, "value": fact.value, "label": say(fact.label),
                    "said": fact.said if isinstance(fact.said, str) else say(fact.said),
                    "supplied": fact.supplied, "spans": [list(span) for span in fact.spans],
                }
                for fact in self.facts.values()
            ],
            "missed": [self.text[start:end] for start, end in self.missed],
            "table": self.tabled.log if self.tabled.seats else "",
            "dealer": self.tabled.dealer,
            "answers": self.answers,
            "contradictions": [say(each) for each in self.tabled.contradictions],
            "then": [
                {"key": key, "title": say(PROCEDURES[key].title),
                 "who": None if who is None else who.letter}
                for key, who in self.then
            ],
        }  # fmt: skip


def tell(text: str, players: Mapping[str, Seat] | None = None) -> Story:
    """Reads what happened, in people's own words.

    What was not said is no fact, and words that were not understood stay visible. Of what is no
    irregularity nothing is suggested. `players`: who sits where, by names that may be told.

    >>> tell("How much is three no trump doubled with an overtrick?").procedure is None
    True
    """
    text = text[:LONGEST]
    exact = read_back(text)
    if exact is not None:
        return retold(text, exact)
    names = _names(players or {})
    whole = _told(text, names)
    cut = _second_at(text) if whole.procedure is not None else None
    if cut is None:
        return whole
    first, second = _told(text[:cut], names), _told(text[cut:], names)
    if not (_are_two(first, second) and _speaks_of(text, whole, first, second)):
        return whole
    second = _moved(second, cut)
    return replace(first, text=text, missed=(*first.missed, *second.missed), second=second)


def retold(text: str, exact: ReadBack) -> Story:
    """The story of a sentence that the desk itself has said."""
    everywhere = ((0, len(text)),)
    facts = {name: StoryFact(name, value, everywhere) for name, value in exact.in_story.items()}
    return Story(text, Outcome.READ, (exact.key,), facts, ())


def about_whom(procedure: Procedure) -> str:
    """The fact that says whom a ruling is about: who did it, or to whom it was done."""
    return "told" if procedure.key in OF_ANOTHER else "who"


_THEN = re.compile(
    r"(?<=[.;!。；！])\s*(?=\S)|[,、]?\s*\b(?:and then|and later|later on|after that|then|later|"
    r"also|besides|on top of that)\b|その後|そのあと|それから|しかも|さらに|その上、|次に",
    re.IGNORECASE,
)
"""Where something else may begin to be told."""


def _second_at(text: str) -> int | None:
    """Where the second of two things begins, each of which is a deed that leads somewhere."""
    for found in islice(_THEN.finditer(text), _MOST_CUTS):
        halves = text[: found.start()], text[found.end() :]
        told = ((half, gathered(half)) for half in halves)
        if all(_tells_a_deed(story) and _meant(half, story)[0] for half, story in told):
            return found.start()
    return None


def _are_two(first: Story, second: Story) -> bool:
    """Whether both say who did what, and it is not the same thing told further."""
    if first.procedure is None or second.procedure is None or first.procedure is second.procedure:
        return False
    if first.other or second.other:
        return False  # what came after is seldom another matter
    if second.procedure.key in _CHECKED and second.procedure.key not in second.tabled.shows:
        return False  # “and then South doubled”: the next call
    return all(
        story.outcome is not Outcome.UNREAD and "who" in story.facts for story in (first, second)
    ) and not ({first.procedure.key, second.procedure.key} <= _CHECKED)


def _speaks_of(text: str, whole: Story, first: Story, second: Story) -> bool:
    """Whether all of it speaks for the second as well, and not only what came after the first."""
    contract, call = whole.facts.get("contract"), first.facts.get("call")
    if contract is not None and call is not None and contract.value == call.value:
        return False  # “3NT by South. East led …”: no call was told
    worth = dict(weighed(text, gathered(text)))
    ahead = worth[first.entrances[0]] - worth[second.entrances[0]]
    return ahead < _BESIDE


def _moved(story: Story, by: int) -> Story:
    """A story that stands in a longer text."""

    def later(spans: tuple[tuple[int, int], ...]) -> tuple[tuple[int, int], ...]:
        return tuple((start + by, end + by) for start, end in spans)

    facts = {name: replace(fact, spans=later(fact.spans)) for name, fact in story.facts.items()}
    return replace(story, facts=facts, missed=later(story.missed))


def _names(players: Mapping[str, Seat]) -> Lexicon | None:
    """Names as words: whole, and each part of them that only one player has."""
    parts: dict[str, set[Seat]] = {}
    for name, seat in players.items():
        for part in {name, *re.split(r"[\s・]+", name)}:
            if len(part) >= (_SHORTEST if part.isascii() else 1):
                parts.setdefault(part, set()).add(seat)
    words = [Word(part, "seat", seat) for part, seats in parts.items() if len(seats) == 1
             for seat in seats]  # fmt: skip
    return Lexicon(words) if words else None


def _told(text: str, names: Lexicon | None) -> Story:
    readings = read(text, grammar(), _IN_THE_MARGIN, names)
    best = readings.best
    story = gather(best)
    found, other, sure = _meant(text, story)
    for reading in readings.every[1:]:
        second, _, _ = _meant(text, gather(reading))
        if found and second and second[0] not in (found[0], *other):
            other = (*other, second[0])
    facts = _facts(story, found[0]) if found else {}
    if found and not sure:
        # What is so whichever of them is meant.
        beside = _facts(story, other[0] if other else "")
        facts = {
            name: fact for name, fact in facts.items() if beside.get(name, fact).value == fact.value
        }
    if found and found[0] in _CHECKED:
        checked = _checked(found, facts)
        facts = facts if checked[0] == found[0] else _facts(story, checked[0])
        found = checked
    if found[:1] == ("unintended-call",) and _is_too_low(facts):
        # "By mistake": the wrong card from the box, or a bid that was meant and is too low.
        other = tuple(dict.fromkeys((*other, "insufficient-bid")))
    if found[:1] == ("insufficient-bid",) and story.has("mistake"):
        other = tuple(dict.fromkeys((*other, "unintended-call")))
    if _rival(story, facts):
        facts = {name: fact for name, fact in facts.items() if name not in _CHOSEN}
    for name in _left_open(best, facts):
        facts.pop(name, None)
    turn, dealer = facts.get("turn"), facts.get("dealer")
    told = turn is None or (dealer is not None and dealer.value == turn.value)
    if turn is not None and turn.supplied and not told and _somebody_else(best, facts):
        del facts["turn"]
    missed = tuple((part.start, part.end) for part in best.missed)
    unused = _unused(best, story, facts) if sure else ()
    if not found:
        outcome = Outcome.UNREAD
    else:
        outcome = Outcome.READ if sure and not (other or missed) else Outcome.OPEN
    return Story(text, outcome, found[:_MOST], facts, tuple(sorted((*missed, *unused))), other)


_RELATES = {
    **dict.fromkeys(("meant", "meant_ja", "was_after", "want", "wish"), ("meant", "wants", "call")),
    **dict.fromkeys(("changed_to", "changed_ja"), ("changed_to", "call")),
    **dict.fromkeys(("modal", "must_ja"), ("turn",)),
}
"""Words that say how two things belong together, and the facts that rest on them."""


def _left_open(best: Reading, facts: Mapping[str, StoryFact]) -> tuple[str, ...]:
    """Facts of which a word says more than was understood: they are asked for."""
    related = [_RELATES.get(part.category, ()) for part in best.missed]
    return tuple(name for names in related if not facts.keys() & {*names[:-1]} for name in names)


_CHOSEN = frozenset(
    {"who", "call", "over", "before", "after", "meant", "did", "card", "cards", "suit"}
)  # fmt: skip


def _rival(story: Gathered, facts: Mapping[str, StoryFact]) -> bool:
    """Whether another did something with calls or cards of which nothing is known.

    Either may be the matter, and is asked for.
    """
    spans = [span for fact in facts.values() for span in fact.spans]
    chosen = facts["who"].value if "who" in facts else ""
    matter_is_a_card = "card" in facts
    return any(
        event.act and event.who not in ("", chosen) and event.told_what
        and not event.negated and not event.over and not (event.is_call and matter_is_a_card)
        and not any(start <= part.start and part.end <= end
                    for part in event.parts for start, end in spans)
        for event in story.events
    )  # fmt: skip


def _somebody_else(best: Reading, facts: Mapping[str, StoryFact]) -> bool:
    """Whether somebody is named of whom nothing is known: the order of the table may be another."""
    values = {word for fact in facts.values() for word in re.split(r"[ ,]+", fact.value)}
    return any(part.category == "who" and str(part.value) not in {*values, *_PRONOUNS}
               for part in best.meant)  # fmt: skip


_CONTENT = frozenset(
    {"call", "card", "cards", "suit", "rank", "number", "fact", "since_word", "side", "artificial",
     "trump_out"}
)  # fmt: skip


def _unused(
    best: Reading, story: Gathered, facts: Mapping[str, StoryFact]
) -> tuple[tuple[int, int], ...]:
    """Words that were read and of which no fact was made: they are not dropped in silence."""
    spans = [span for fact in facts.values() for span in fact.spans]
    spans += [(part.start, part.end) for fact, part in story.facts if fact.about in _SUPPLIED]

    def told(part: Part) -> bool:
        return any(start <= part.start and part.end <= end for start, end in spans)

    # A verb by itself may have led to the ruling; with cards or a call that nobody used it did not.
    idle = {
        part.start
        for event in story.events
        if any(each.category in _CONTENT and not told(each) for each in event.parts)
        and not any(map(told, event.parts))
        for part in event.parts
        if part.category == "act"
    }
    values = {fact.value for fact in facts.values()}
    return tuple(
        (part.start, part.end)
        for part in best.meant
        if not told(part)
        and (
            part.category in _CONTENT
            or part.start in idle
            or (part.category == "who" and str(part.value) not in {*values, *_PRONOUNS})
        )
    )


_PRONOUNS = ("me", "my", "they", "he", "opponent", "nobody", "everybody")
_SUPPLIED = frozenset({"partner", "not-done"})
"""From these something follows that was not itself said."""


_CHECKED = frozenset({"call-out-of-turn", "insufficient-bid", "inadmissible-call"})
_MOST = 3


def _checked(found: tuple[str, ...], facts: dict[str, StoryFact]) -> tuple[str, ...]:
    """The procedures with those first that the table itself finds, in the order of the laws."""
    known = [key for key in _shown(found[0], facts) if key in _CHECKED]
    told = [key for key in found if key in _CHECKED]
    return tuple(dict.fromkeys((*known, *told))) if known else found


def _shown(entrance: str, facts: Mapping[str, StoryFact]) -> tuple[str, ...]:
    """The procedures that the table itself finds needed."""
    return tabled(entrance, {name: fact.value for name, fact in facts.items()}).shows


def _is_too_low(facts: Mapping[str, StoryFact]) -> bool:
    """Is the call a bid that does not outrank the one over which it was made?"""
    if not {"call", "over"} <= facts.keys():
        return False
    try:
        call, over = (parse_call(facts[name].value) for name in ("call", "over"))
    except NotationError:
        return False
    return isinstance(call, Bid) and isinstance(over, Bid) and not call.outranks(over)


def _facts(story: Gathered, entrance: str) -> dict[str, StoryFact]:
    return {name: _fact(name, each) for name, each in resolve(story, entrance).known.items()}


def _fact(name: str, known: Known) -> StoryFact:
    spans = tuple(dict.fromkeys((part.start, part.end) for part in known.parts))
    return StoryFact(name, str(known.value), () if known.supplied else spans, known.supplied)


def _meant(text: str, story: Gathered) -> tuple[tuple[str, ...], tuple[str, ...], bool]:
    """The procedures of a story, others that may be meant, and whether the first is sure.

    Single words are searched for. Where nobody did anything, what is suggested has to be plain.
    """
    if story.withdrawn:
        return (), (), False
    bare = not (story.named or any(event.told_what for event in story.events))
    if is_a_few_words(text) and bare and not story.question:
        return tuple(procedure.key for procedure in procedures_for(text))[:_MOST], (), False
    excluded = {"insufficient-bid"} if Signs(story).high_enough else set()
    shown = shown_by_the_table(story)
    excluded |= {NOTHING} if shown else set()  # whatever words stand round it
    weights = weighed(text, story)
    more = [each for each in shown if not story.has("skipped")]
    ranked = [(key, worth + _PLAIN * (key in more)) for key, worth in weights
              if key not in excluded]  # fmt: skip
    ranked.sort(key=lambda each: -each[1])
    (likely, most), *others = ranked
    # Where somebody sits is no deed: "a new scorecard at table three, please".
    told = any(fact.about not in ("table", "board") for fact, _ in story.facts)
    told = told or bool(story.signs) or any(event.told for event in story.events)
    if likely == NOTHING or not (told or most - dict(weights)[NOTHING] > _PLAIN):
        return (), (), False
    near = [key for key, worth in others if most - worth < _NEAR and key != NOTHING]
    # A call can be wrong in two ways at once, and the laws have their order.
    own = [key for key in irregular_calls(story) if {key, likely} <= _CHECKED]
    found = tuple(dict.fromkeys((*own, likely)))
    near = [key for key in near if key not in found]
    if likely == "conduct" and not story.named and story.told("table"):
        near = []  # a table that is slow has not paused over a call
    return found, tuple(near[: _MOST - 1]), most - others[0][1] >= _SURE


def looks_like_a_story(text: str, players: Mapping[str, Seat] | None = None) -> bool:
    """Whether somebody tells what happened: a few words by themselves are searched for."""
    text = text[:LONGEST]
    found = gather(read(text, grammar(), also=_names(players or {})).best)
    told = not is_a_few_words(text) or _tells_a_deed(found)
    return (told and bool(_meant(text, found)[0])) or read_back(text) is not None


def is_a_few_words(text: str) -> bool:
    """Whether a text is no longer than what one searches for."""
    return len(text.split()) <= _A_FEW_WORDS and (text.isascii() or len(text) <= _A_FEW_LETTERS)


def _tells_a_deed(found: Gathered) -> bool:
    somebody = found.told("table") or found.named  # “table 6 is slow”, “West is rude”
    return (
        any(each.call is not None or each.cards or (each.who and each.act) for each in found.events)
        or bool(somebody and (found.acts or found.signs))
        or len(found.facts) > 1
    )


NOTHING_TOLD = tr("Nothing to rule on was told. Say who did what, and whose turn it was.")
