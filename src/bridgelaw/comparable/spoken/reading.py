"""What a call shows, read from people's own words."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cache

from bridgelaw.comparable.errors import MeaningError
from bridgelaw.comparable.meanings import Meaning
from bridgelaw.comparable.notation.plain import parse_plain
from bridgelaw.comparable.spoken.alternatives import in_alternatives, sure
from bridgelaw.comparable.spoken.binding import plain_notation
from bridgelaw.comparable.spoken.call_rows import CALL_ROWS
from bridgelaw.comparable.spoken.call_words import CALL_WORDS
from bridgelaw.comparable.spoken.gathered import gather
from bridgelaw.comparable.spoken.talk import repaired, without_asides
from bridgelaw.comparable.spoken.weighty_words import ORDINARY, matters
from bridgelaw.comparable.spoken.written import TWO_READINGS, Missing
from bridgelaw.locale.text import Text
from bridgelaw.reading.chart import Grammar
from bridgelaw.reading.readings import Outcome, Reading, read
from bridgelaw.reading.shared.words import HEARD

_ROOTS = {
    "length": 1.0, "count": 1.0, "strength": 1.0, "range": 1.1, "suit": 1.2, "suits": 1.1,
    "call": 1.3, "vague": 0.8, "conv": 0.5, "join": 0.1, "shape": 1.0,
    "two_lengths": 0.6, "said": 0.9, "purpose": 0.8, "remark": 0.7, "unclear": 0.9, "hedge": 0.9,
    "hedged": 0.9, "every": 0.9, "no_limit": 0.9, "natural": 0.9, "over": 0.6, "over_suit": 0.8,
    "or": 0.8, "raised": 0.5, "longer_suit": 0.9, "another": 0.9, "others": 0.9, "agreed": 0.9,
    "deny": 1.5, "denied": 1.5, "talk": 0.3, "repair": 0.2, "opened": 0.8, "obeyed": 0.1,
    "solid_suit": 1.0, "bound": 0.8, "otherwise": 0.8, "notrump": 1.9,
}  # fmt: skip
_MARGIN = 0.25
_ALIKE = 0.01
PURPOSES = frozenset({"forcing", "to play"})
"""Remarks that say what a call is for: no two calls are alike because of the hands alone."""


@cache
def grammar() -> Grammar:
    """Words and rows of what a call shows."""
    return Grammar(CALL_WORDS, CALL_ROWS, _ROOTS, HEARD, matters, ORDINARY)


@dataclass(frozen=True, slots=True)
class Spoken:
    """A description in people's words, and what it was taken to mean.

    `plain` is the meaning in the plain notation, or empty where it could not be read or something
    must be asked first: then `asks` says what.
    """

    text: str
    plain: str = ""
    remarks: tuple[str, ...] = ()
    besides: tuple[str, ...] = ()
    """What was said besides, and restricts no hand."""
    places: tuple[tuple[int, int], ...] = ()
    """Where words stand that were not understood, or fit nowhere."""
    asks: Text | None = None
    wrong: Text | None = None
    """Why what was understood is no meaning: no hand has it, or it can be read in two ways."""

    @property
    def outcome(self) -> Outcome:
        if self.asks is not None:
            return Outcome.OPEN
        return Outcome.READ if self.plain else Outcome.UNREAD

    @property
    def missed(self) -> tuple[str, ...]:
        """The words that were not understood."""
        return tuple(self.text[start:end] for start, end in self.places)

    @property
    def meaning(self) -> Meaning | None:
        """What the call shows, where it could be read, with what was said besides."""
        if not self.plain:
            return None
        found = parse_plain(self.plain)
        said = tuple(word for word in self.remarks if word in PURPOSES)
        asked = tuple(str(purpose) for purpose in found.purposes)
        return replace(found, remarks=self.besides, purpose_words=(*said, *asked))


def spoken(text: str) -> Spoken:
    """Reads what a call shows from people's own words.

    >>> spoken("2H weak two").plain
    '5-10 H6'
    >>> spoken("takeout").plain, str(spoken("takeout").asks)
    ('', 'over which bid it is')
    """
    readings = read(text, grammar(), _MARGIN)
    first = _bound(text, readings.every[0])
    for other in readings.every[1:]:
        second = _bound(text, other)
        if first.plain and second.plain and not _same(first, second):
            return Spoken(text, asks=TWO_READINGS)
        if first.plain and second.asks and other.cost <= readings.every[0].cost + _ALIKE:
            return second
    return first


def _same(one: Spoken, other: Spoken) -> bool:
    """Whether two readings mean the same; the order of what must all hold is no matter."""
    told = one.plain.split()
    parted = "(" in one.plain or "or" in told or "not" in told
    return one.meaning == other.meaning or (
        not parted and sorted(told) == sorted(other.plain.split())
    )


def _bound(text: str, reading: Reading) -> Spoken:
    parts, asides = without_asides(sure(reading.parts))
    parts = repaired(parts)
    found = gather(parts)
    if missed := found.missed + found.loose:
        return Spoken(text, places=tuple((part.start, part.end) for part in missed))
    try:
        plain = in_alternatives(parts) if "or" in found.told else plain_notation(found)
        parse_plain(plain)
    except Missing as missing:
        return Spoken(text, asks=missing.what)
    except MeaningError as error:
        return Spoken(text, wrong=error.expected)
    vague = found.vague_words if found.strengths or found.ranges else ()  # "weak, 6-9" is 6-9
    return Spoken(text, plain, tuple(found.remarks), (*found.besides, *asides, *vague))
