"""Numbers as people write them: `12-14`, `6+`, `at least 6`, `four or more`, `7点以下`, `5-4`."""

from __future__ import annotations

import re

from bridgelaw.comparable.errors import MeaningError
from bridgelaw.comparable.notation import words
from bridgelaw.comparable.notation.pieces import Sort, Token, Unit
from bridgelaw.locale.text import tr
from bridgelaw.reading.source import Source
from bridgelaw.reading.vocabulary import any_of

_UNIT = f"(?:\\s*(?P<unit{{0}}>{any_of(words.POINTS_UNITS + words.CARDS_UNITS)})(?![A-Z]))?"
_DASHES = "[-–—−‐~〜ー]"
# Spaces on both sides or on none: "H3- 10+" is no range.
_DASH = rf"(?:\+?{_DASHES}|\+?\s+{_DASHES}\s+|\+?\s*(?:TO(?![A-Z])|から)\s*)"
_ROUGHLY = r"(?:(?:A\s+)?(?:GOOD|BAD|POOR|DECENT)\s+)?"
"""A good 11 to a bad 15: a number is what it is."""
# 12/14: a range, where it cannot be two lengths or two numbers of key cards.
_SLASH = r"(?:(?<=\d\d)/(?=[12]\d)|(?<=[5-9])/(?=9|[12]\d))"
# One major is a word of its own.
_WORD = rf"(?!ONE\s+(?:MAJOR|MINOR|SUIT|OF\b|ROUND\b))(?:{any_of(words.NUMBERS)})(?![A-Z])"
_AT_LEAST = {">=", "≥", "AT LEAST", "MIN", "MINIMUM", "NO LESS THAN", "NO FEWER THAN",
             "NOT LESS THAN", "NOT FEWER THAN", "最低", "少なくとも"}  # fmt: skip
_MORE = {">", "MORE THAN", "OVER", "ABOVE"}
_AT_MOST = {"<=", "≤", "AT MOST", "UP TO", "MAX", "MAXIMUM", "NO MORE THAN", "NOT MORE THAN",
            "最大", "最高", "多くて"}  # fmt: skip
_LESS = {"<", "LESS THAN", "FEWER THAN", "UNDER", "BELOW"}
_JUST = {"=", "EXACTLY", "JUST", "ちょうど"}
_ABOUT = {"ABOUT", "AROUND", "ABT", "APPROXIMATELY", "APPROX", "ROUGHLY", "CA", "約", "およそ"}
_OR_MORE = (
    rf"\s+PLUS\b(?!\s+(?:\d|[SHDC♠♥♦♣]\s?\d|{_WORD}))"
    r"|\s*以上|\s+(?:OR|AND)\s+(?:MORE|BETTER|LONGER|HIGHER|UP|OVER|ABOVE)\b|\+|\s+\+(?=[\s),;]|$)"
)
_OR_LESS = r"\s*以下|\s*まで|\s*未満|\s+OR\s+(?:FEWER|LESS|SHORTER|LOWER)\b|-(?![\dA-Z])"

_SIGNS = any_of(_AT_LEAST | _MORE | _AT_MOST | _LESS | _JUST | _ABOUT)

_NUMBER = re.compile(
    rf"(?:(?P<sign>{_SIGNS})\.?(?:\s+OF\b)?)?\s*"
    + rf"(?P<low>\d+|{_WORD})"
    + _UNIT.format(1)
    + rf"(?:(?:{_DASH}|{_SLASH}){_ROUGHLY}(?P<high>\d+|{_WORD})"
    + _UNIT.format(2)
    + rf")?(?:(?P<more>{_OR_MORE})|(?P<less>{_OR_LESS}))?"
    + _UNIT.format(3)
    # The c of 5cM.
    + r"(?P<cards>C(?=M(?![A-Z])))?"
)

_PAIR = re.compile(
    r"(?:AT LEAST\s+)?(?P<first>\d)(?P<open>\+?)(?:\s?[-–/]\s?|(?<=\+))(?P<second>\d)(?P<plus>\+?)"
    rf"(?![\d+/=]|{_DASHES}|\s*(?:{any_of(words.POINTS_UNITS + words.CARDS_UNITS)})){words.BETTER}"
)
_OF_TWO_SUITS = re.compile(
    r"\s*(?:IN\s+)?(?:THE\s+)?(?:BOTH\s+)?(?:MAJORS|MINORS)\b|\s*両?(?:メジャー|マイナー)"
)


def read_number(source: Source, at: int) -> tuple[Token, int] | None:
    """The number that stands at a place, and where it ends."""
    match = _NUMBER.match(source.letters, at)
    return None if match is None else (_number(match, source), match.end())


def read_pair(source: Source, at: int, before: Token | None) -> tuple[Token, int] | None:
    """Two lengths of two suits, `5-4`, if it is that and not a range of points or of lengths."""
    match = _PAIR.match(source.letters, at)
    if match is None or (before is not None and before.sort is Sort.COUNTER):
        return None
    first, second = int(match["first"]), int(match["second"])
    plus = bool(match["open"] or match["plus"])
    suits = words.SUIT_WORDS.get(before.text) if before is not None else None
    if suits and len(suits[0]) != 2:
        return None  # H5-5: a range
    follow = _OF_TWO_SUITS.match(source.letters, match.end()) is not None
    start, end = source.span(*match.span())
    if not plus and first < second:
        if follow and not suits and first >= _LONG:
            raise MeaningError(
                source.written,
                start,
                end,
                tr("the longer suit first (5-4 majors), or a range (majors 4-5)"),
            )
        return None  # a range
    least = 3 if follow or suits else _LONG
    if min(first, second) < least or max(first, second) > _LONGEST or first + second > 13:
        return None
    return Token(Sort.PAIR, match.group(), start, end, first, second), match.end()


_LONG = 4
"""A suit of this many cards is worth telling."""
_LONGEST = 7
_DIGITS = 5


def _value(digits: str) -> int:
    # More digits than any number that is read, so as not to read thousands of them.
    return int(digits[:_DIGITS]) if digits.isdecimal() else words.NUMBERS[digits]


def _number(match: re.Match[str], source: Source) -> Token:
    start, end = source.span(*match.span())
    low, high = _value(match["low"]), _value(match["high"] or match["low"])
    units = [match[f"unit{number}"] for number in (1, 2, 3) if match[f"unit{number}"]]
    unit = Unit.NONE
    if match["cards"]:
        unit = Unit.CARDS
    elif units:
        unit = Unit.POINTS if units[-1] in words.POINTS_UNITS else Unit.CARDS
    if high < low or (match["high"] and (match["more"] == "+" or match["less"] == "-")):
        raise MeaningError(
            source.written, start, end, tr("a range from low to high, such as 15-17")
        )
    top: int | None = high
    sign, more, less = match["sign"] or "", match["more"], (match["less"] or "").strip()
    if sign in _AT_LEAST | _MORE or more:
        top = None
        low += sign in _MORE
    elif sign in _AT_MOST | _LESS or less:
        low = 0
        top = high - (sign in _LESS or less == "未満")
        if top < 0:
            raise MeaningError(
                source.written, start, end, tr("a number that leaves something below it")
            )
    if sign in _ABOUT and top is not None and unit is not Unit.CARDS:
        low, top = max(low - 1, 0), top + 1
    exact = sign in _JUST or bool(match["high"])
    single = not (sign or more or less or units or match["cards"] or match["high"])
    return Token(Sort.NUMBER, match.group(), start, end, low, top, unit, single, exact)


def joined(first: Token, second: Token) -> Token | None:
    """`15点以上17点以下` as one number: from the first to the second."""
    if not (
        first.sort is second.sort is Sort.NUMBER
        and first.high is None
        and first.text.endswith("以上")
        and second.text.endswith(("以下", "未満", "まで"))
        and second.high is not None
        and first.low <= second.high
        and (first.unit is second.unit or Unit.NONE in (first.unit, second.unit))
    ):
        return None
    return Token(
        Sort.NUMBER,
        first.text + second.text,
        first.start,
        second.end,
        first.low,
        second.high,
        second.unit if first.unit is Unit.NONE else first.unit,
    )
