"""Splits the text of a meaning into tokens that know their place in it."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable
from dataclasses import dataclass
from enum import Enum, auto

from bridgelaw.comparable import words
from bridgelaw.comparable.errors import MeaningError
from bridgelaw.locale.text import tr


class Sort(Enum):
    """What sort of thing a token is."""

    NUMBER = auto()
    SUIT = auto()
    CARDS = auto()  # cards that are held: SA, HKQ
    PATTERN = auto()  # 5-4-2-2
    EXACT = auto()  # 4=4=1=4
    LONGER = auto()  # S>H
    OPEN = auto()
    CLOSE = auto()
    COLON = auto()
    AND = auto()
    OR = auto()
    NOT = auto()
    EVERYTHING = auto()
    BALANCE = auto()
    SHORT = auto()
    SINGLETON = auto()
    LONGEST = auto()
    GOOD = auto()
    COUNTER = auto()
    STOPPER = auto()
    AIM = auto()
    TOPIC = auto()
    NOISE = auto()
    UNKNOWN = auto()
    END = auto()


class Unit(Enum):
    """What a number counts, where it is said."""

    POINTS = auto()
    CARDS = auto()
    NONE = auto()


@dataclass(frozen=True, slots=True)
class Token:
    """A piece of the text, folded, and where it stands in the text as it was written."""

    sort: Sort
    text: str
    start: int
    end: int
    low: int = 0
    high: int | None = None  # None: no upper limit
    unit: Unit = Unit.NONE
    single: bool = False  # a number alone: not a range, no unit


def fold(text: str) -> tuple[str, list[int]]:
    """The text half-width and upper case, and for each letter of it the place in the text."""
    folded: list[str] = []
    places: list[int] = []
    at = 0
    while at < len(text):
        # Half-width kana carry their voicing mark as a letter of its own.
        size = 2 if text[at + 1 : at + 2] in ("\uff9e", "\uff9f") else 1
        for char in unicodedata.normalize("NFKC", text[at : at + size]).upper():
            if char != "\ufe0f":
                folded.append(char)
                places.append(at)
        at += size
    places.append(len(text))
    return "".join(folded), places


def _any_of(spellings: Iterable[str]) -> str:
    # The longest first, so that "SEMI BAL" is not read as something else and "BAL".
    return "|".join(re.escape(word) for word in sorted(spellings, key=len, reverse=True))


_UNIT = f"(?:\\s*(?P<unit{{0}}>{_any_of(words.POINTS_UNITS + words.CARDS_UNITS)})(?![A-Z]))?"
_DASHES = "[-–—−‐~〜ー]"
# Spaces on both sides or on none: "H3- 10+" is no range.
_DASH = rf"(?:{_DASHES}|\s+{_DASHES}\s+|\s*(?:TO\b|から)\s*)"
_SUIT_LETTER = "[SHDC♠♥♦♣♤♡♢♧]"

_NUMBER = re.compile(
    r"(?P<sign>>=|≥|<=|≤|>|<|=|AT LEAST|AT MOST|UP TO|MIN|MAX)?\s*"
    r"(?P<low>\d+)"
    + _UNIT.format(1)
    + rf"(?:{_DASH}(?P<high>\d+)"
    + _UNIT.format(2)
    + r")?"
    + r"(?P<open>\s*以上|\s*以下|\s*未満|\+|-(?![\dA-Z]))?"
    + _UNIT.format(3)
)
_AFTER_LETTERS = r"(?![A-Z])"
_SIGNS = (
    (Sort.PATTERN, re.compile(r"\d{1,2}-\d{1,2}-\d{1,2}-\d{1,2}(?!\d)|\d{4}(?!\d)")),
    (Sort.EXACT, re.compile(r"\d{1,2}(?:=\d{1,2}){3}(?!\d)")),
    (Sort.LONGER, re.compile(rf"{_SUIT_LETTER}\s*([<>]=?|[≤≥])\s*{_SUIT_LETTER}{_AFTER_LETTERS}")),
    (Sort.CARDS, re.compile(rf"{_SUIT_LETTER}[AKQJT]+{_AFTER_LETTERS}")),
    (Sort.OPEN, re.compile(r"[(\[「]")),
    (Sort.CLOSE, re.compile(r"[)\]」]")),
    (Sort.COLON, re.compile(":")),
)  # fmt: skip

_WORDS: dict[str, Sort] = {
    **dict.fromkeys(words.TOPICS, Sort.TOPIC),
    **dict.fromkeys(words.NOISE, Sort.NOISE),
    **dict.fromkeys(words.AND, Sort.AND),
    **dict.fromkeys(words.OR, Sort.OR),
    **dict.fromkeys(words.NOT, Sort.NOT),
    **dict.fromkeys(words.EVERYTHING, Sort.EVERYTHING),
    **dict.fromkeys(words.BALANCES, Sort.BALANCE),
    **dict.fromkeys(words.SHORTNESS, Sort.SHORT),
    **dict.fromkeys(words.SINGLETON, Sort.SINGLETON),
    **dict.fromkeys(words.LONGEST, Sort.LONGEST),
    **dict.fromkeys(words.GOOD, Sort.GOOD),
    **dict.fromkeys(words.SUIT_WORDS, Sort.SUIT),
    **dict.fromkeys(words.COUNTERS, Sort.COUNTER),
    **dict.fromkeys(words.STOPPER, Sort.STOPPER),
    **dict.fromkeys(words.AIMS, Sort.AIM),
}
_IN_LATIN = {word for word in _WORDS if word[0].isascii() and word[0].isalpha()}
_LATIN = re.compile(rf"(?:{_any_of(_IN_LATIN)}){_AFTER_LETTERS}")
_OTHER = re.compile(_any_of(_WORDS.keys() - _IN_LATIN))
_UNKNOWN = re.compile(r"[A-Z]+|[ぁ-ゖ]+|[ァ-ヺー]+|.", re.DOTALL)


def tokens(text: str) -> list[Token]:
    """The tokens of the text, and one that marks its end."""
    folded, places = fold(text)
    found: list[Token] = []
    at = 0
    while at < len(folded):
        if folded[at].isspace():
            at += 1
            continue
        token, at = _token(folded, at, places, text)
        found.append(token)
    kept = [token for token in found if token.sort is not Sort.NOISE]
    return [*kept, Token(Sort.END, "", len(text), len(text))]


def _end(places: list[int], at: int) -> int:
    """The place after the letter before `at`: a letter may have been folded into several."""
    while places[at] == places[at - 1]:
        at += 1
    return places[at]


def _token(folded: str, at: int, places: list[int], text: str) -> tuple[Token, int]:
    for sort, sign in _SIGNS:
        if match := sign.match(folded, at):
            if sort is Sort.PATTERN and not _is_pattern(match.group()):
                continue
            token = Token(sort, match.group(), places[at], _end(places, match.end()))
            return token, match.end()
    if match := _NUMBER.match(folded, at):
        return _number(match, places, text), match.end()
    match = _LATIN.match(folded, at) or _OTHER.match(folded, at) or _UNKNOWN.match(folded, at)
    assert match is not None
    word = match.group()
    sort = _WORDS.get(word, Sort.UNKNOWN)
    return Token(sort, word, places[at], _end(places, match.end())), match.end()


def _is_pattern(text: str) -> bool:
    lengths = text.split("-") if "-" in text else list(text)
    return sum(map(int, lengths)) == 13


_NO_LOWER = {"<=", "≤", "<", "AT MOST", "UP TO", "MAX"}
_NO_UPPER = {">=", "≥", ">", "AT LEAST", "MIN"}


def _number(match: re.Match[str], places: list[int], text: str) -> Token:
    start, end = places[match.start()], _end(places, match.end())
    low, high = int(match["low"]), int(match["high"] or match["low"])
    units = [match[f"unit{number}"] for number in (1, 2, 3) if match[f"unit{number}"]]
    unit = Unit.NONE
    if units:
        unit = Unit.POINTS if units[-1] in words.POINTS_UNITS else Unit.CARDS
    if high < low or (match["high"] and match["open"] in ("+", "-")):
        raise MeaningError(text, start, end, tr("a range from low to high, such as 15-17"))
    top: int | None = high
    sign, opened = match["sign"] or "", (match["open"] or "").strip()
    if sign in _NO_UPPER or opened in ("以上", "+"):
        top = None
        low += sign == ">"
    elif sign in _NO_LOWER or opened in ("以下", "未満", "-"):
        low = 0
        top = high - (sign == "<" or opened == "未満")
        if top < 0:
            raise MeaningError(text, start, end, tr("a number that leaves something below it"))
    single = not (sign or opened or units or match["high"])
    return Token(Sort.NUMBER, match.group(), start, end, low, top, unit, single)
