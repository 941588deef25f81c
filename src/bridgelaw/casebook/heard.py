"""What is heard after a step: by whom, which words or which fact, and what nobody hears.

A fact is what a sentence claims, however it is worded: `must not lead S`, `E calls next`. Words are
parts of one sentence, in English alone or in each language.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any, NamedTuple

from bridgelaw.casebook.moments import CheckedExpectation, Moment
from bridgelaw.game import Player, Seat
from bridgelaw.laws.common.closing_words import afterwards
from bridgelaw.laws.common.said_when_due import said_when_due
from bridgelaw.laws.machinery.facts import Act, Duty, Fact, Mode, Perhaps, State, facts_of
from bridgelaw.laws.machinery.words import Words
from bridgelaw.locale import LANGUAGES, Refusal, Text, language, tr

ALL = "all"
DIRECTOR = "director"
NOBODY = "nobody"
_NOT_PLAYERS = (ALL, DIRECTOR, NOBODY)


class _Heard(NamedTuple):
    """A sentence that somebody hears, and what it claims."""

    to: Player | None
    text: Text
    is_note: bool = False

    @property
    def name(self) -> str:
        if self.is_note:
            return DIRECTOR
        return ALL if self.to is None else str(self.to)

    @property
    def facts(self) -> Iterator[Fact | Duty]:
        """What it says is so, without what it says may come."""
        return (one for one in facts_of(self.text, self.to) if not isinstance(one, Perhaps))


@dataclass(frozen=True, slots=True)
class HeardParts:
    """Parts of one sentence by language, or a fact."""

    parts: Mapping[str, str]
    fact: str | None = None

    def is_in(self, heard: _Heard) -> bool:
        if self.fact is not None:
            return any(self._is_fact(fact, heard) for fact in heard.facts)
        return all(part in language(code).say(heard.text) for code, part in self.parts.items())

    def is_near(self, heard: _Heard) -> bool:
        """Enough of it that nobody should hear it: the fact, of whomever, or some of the words."""
        if self.fact is not None:
            return any(self.fact in str(fact) for fact in heard.facts)
        return any(part in language(code).say(heard.text) for code, part in self.parts.items())

    def _is_fact(self, duty: Fact | Duty, heard: _Heard) -> bool:
        """With or without how long it lasts; of whoever hears it, unless it says of whom."""
        whole = str(duty)
        told = {whole, whole.partition(", ")[0]}
        if duty.player is heard.to:
            told |= {one.removeprefix(f"{duty.player} ") for one in tuple(told)}
        return self.fact in told

    def __str__(self) -> str:
        return self.fact if self.fact is not None else " / ".join(self.parts.values())


def read_heard(value: Any) -> dict[str, list[HeardParts]]:
    """`{W: [{en: …, ja: …}, {fact: must not lead S}], all: …, director: …, nobody: …, E: none}`."""
    if not isinstance(value, Mapping):
        raise Refusal(tr("a mapping is expected: who hears, and what"))
    return {_hearer(str(name)): list(_wanted(items)) for name, items in value.items()}


def _hearer(name: str) -> str:
    return name if name in _NOT_PLAYERS else str(Seat.parse(name))


def _wanted(items: Any) -> Iterator[HeardParts]:
    if isinstance(items, str) and items.lower() == "none":
        return
    for item in items if isinstance(items, (list, tuple)) else (items,):
        if isinstance(item, Mapping) and set(item) == {"fact"}:
            yield HeardParts({}, _fact(str(item["fact"])))
        elif isinstance(item, Mapping):
            unknown = ", ".join(str(code) for code in item if code not in LANGUAGES)
            if unknown:
                raise Refusal(
                    tr(
                        "“{unknown}” is neither a fact nor one of {languages}",
                        unknown=unknown,
                        languages=", ".join(LANGUAGES),
                    )
                )
            yield HeardParts({str(code): str(part) for code, part in item.items()})
        else:
            yield HeardParts({"en": str(item)})


def _fact(text: str) -> str:
    """A fact is written as it is said: how it binds and what is done, or what is so."""
    if text.endswith(tuple(state.value for state in State)):
        return text
    binds = tuple(f"{mode.value} {act.value} " for mode in Mode for act in Act)
    player, _, rest = f"{text} ".partition(" ")
    if not f"{text} ".startswith(binds) and not (player and rest.startswith(binds)):
        words = tr("“{fact}” is no fact such as “must not lead S”", fact=text)
        raise Refusal(words)
    return text


def check_heard(expected: dict[str, list[HeardParts]], moment: Moment) -> CheckedExpectation:
    """Everybody who is named hears it; who hears none of it, and what nobody hears, is so."""
    heard = tuple(_heard(moment))
    holds = all(_holds(name, wanted, heard) for name, wanted in expected.items())
    actual = [f"{one.name}: {one.text}" for one in heard]
    named = {name: [str(one) for one in wanted] for name, wanted in expected.items()}
    return CheckedExpectation(named, actual, holds)


def _holds(name: str, wanted: list[HeardParts], heard: tuple[_Heard, ...]) -> bool:
    if name == NOBODY:
        aloud = [one for one in heard if not one.is_note]
        return not any(want.is_near(one) for want in wanted for one in aloud)
    mine = [one for one in heard if one.name == name]
    if not wanted:
        return not mine
    return all(any(want.is_in(one) for one in mine) for want in wanted)


def _heard(moment: Moment) -> Iterator[_Heard]:
    """What the ruling says and what follows it; or the words before a question; or what is due."""
    ruling, asked, table = moment.ruling, moment.asked, moment.table
    if asked is not None:
        # A player who is asked away from the table hears it alone.
        to = asked.to if asked.question.away else None
        for text in asked.say:
            yield _Heard(to, text)
        if asked.to is not None:
            yield _Heard(asked.to, asked.heading)
            for option in asked.options:
                yield _Heard(asked.to, option.label)
    elif ruling is None:
        for end in range(len(moment.before.log), len(table.log)):
            yield from map(_spoken, said_when_due(table.at(end), table.at(end + 1)))
    else:
        yield from map(_spoken, (*ruling.words, *afterwards(moment.before, ruling, table)))
        for note in ruling.notes:
            yield _Heard(None, note, is_note=True)


def _spoken(words: Words) -> _Heard:
    return _Heard(words.to, words.text)
