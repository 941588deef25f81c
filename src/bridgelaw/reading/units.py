"""A text cut into units: a Latin word, a number, a mark, or one letter of any other script.

Japanese is not split any further: the lexicon finds its words at whatever letter they begin.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from bridgelaw.reading.source import Source

_UNITS = re.compile(r"\s+|[A-ZÀ-Þ]+(?:'[A-ZÀ-Þ]+)*'?|[0-9]+|.", re.DOTALL)
_LATIN = re.compile(r"[A-ZÀ-Þ]")
_CARD = re.compile(r"[0-9]-[A-Z]{3}")
_ONE_VOWEL = str.maketrans("ァィゥェォヰヱヲぁぃぅぇぉ", "アイウエオイエオあいうえお")
# A grammar has tens of thousands of words: of nearly all of them the units are plain to see.
_PLAIN_LATIN = re.compile(r"[A-Za-z]+(?: [A-Za-z]+)*")
_PLAIN_JAPANESE = re.compile("[ぁ-ゖァ-ヶー々一-鿿]+")
_LONGEST_NUMBER = 4
_MARKS = frozenset(",.;:!?()[]\"“”'「」『』、。・/-–—~〜→…#*_|=")


@dataclass(frozen=True, slots=True)
class Unit:
    """One unit, and from where to where it stands in the folded letters."""

    text: str
    start: int
    end: int

    @property
    def is_latin(self) -> bool:
        return bool(_LATIN.match(self.text))

    @property
    def is_mark(self) -> bool:
        return self.text in _MARKS

    @property
    def is_number(self) -> bool:
        return self.text.isdecimal() and len(self.text) <= _LONGEST_NUMBER


def texts_of(written: str) -> list[str]:
    """What the units of a text say, for whom their places are nothing."""
    if _PLAIN_LATIN.fullmatch(written):
        return written.upper().split(" ")
    if _PLAIN_JAPANESE.fullmatch(written):
        return list(written.translate(_ONE_VOWEL))
    return [unit.text for unit in units_of(Source(written))]


def units_of(source: Source) -> tuple[Unit, ...]:
    """The units of a text, without the spaces.

    Apostrophes go, since dictation writes none ("hasnt"); only a possessive stays a unit: `'S`.
    """
    found: list[Unit] = []
    if source.letters == "'S":
        return (Unit("'S", 0, 2),)
    for match in _UNITS.finditer(source.letters):
        text, start, end = match.group(), match.start(), match.end()
        if text.isspace():
            continue
        if text == "-" and _CARD.match(source.letters, start - 1):
            continue  # a 5-card suit
        if "'" in text and len(text) > 1:
            whole = text
            text = text.removesuffix("'S") if text.endswith("'S") else text
            found.append(Unit(text.replace("'", ""), start, start + len(text)))
            if text != whole:
                found.append(Unit("'S", start + len(text), end))
            continue
        found.append(Unit(text.translate(_ONE_VOWEL), start, end))
    return tuple(found)
