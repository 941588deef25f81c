"""The words of the plain notation: `5-10 H6 or S6`, `keycards(H) 1 or 4`, `asks: majors 8+`."""

from __future__ import annotations

import re
from typing import NamedTuple

from bridgelaw.comparable.features import Kind
from bridgelaw.comparable.purposes import Aim, Topic
from bridgelaw.comparable.terms import Balance
from bridgelaw.game.spelling import SUIT_SPELLINGS
from bridgelaw.game.suits import SUIT_OF_LETTER, Suit
from bridgelaw.reading.source import Source

COUNTERS = {kind.name: kind for kind in Kind if kind not in (Kind.STOP, Kind.CARDS)}
BALANCES = {balance.value.upper(): balance for balance in Balance}
AIMS = {aim.name: aim for aim in Aim}
TOPICS = {topic.name: topic for topic in Topic}
SUITERS = ("ONE-SUITER", "TWO-SUITED", "THREE-SUITED")

_SUIT = "[SHDC♠♥♦♣♤♡♢♧]"
_SIGN = "(?:>=|<=|≥|≤|>|<|=)"
_NUMBER = r"(?:\d{1,2}(?:\+|-\d{1,2}|-(?![\dA-Z])|(?![\d]))|\d{1,2}(?!\d))"
_END = r"(?![^\W_]|[♠♥♦♣♤♡♢♧])"
_KINDS = {
    "space": r"\s+|&|AND\b",
    "open": r"\(", "close": r"\)", "comma": "[,、]",
    "or": r"OR\b|\||/(?=\s)|または|もしくは",
    "not": r"(?:BUT\s+)?NOT\b|DENIES\b|WITHOUT\b", "any": r"ANY\b",
    "longer": rf"{_SUIT}(?:>=|<=|≥|≤|>|<){_SUIT}{_END}",
    "cards": rf"{_SUIT}[AKQJT]+{_END}",
    "length": rf"{_SUIT}(?:{_SIGN}\s?)?{_NUMBER}(?![A-Z])",
    "pattern": r"\d(?:[-=]\d){3}(?!\d)|[0-9]{4}(?!\d)",
    "before": rf"{_NUMBER}{_SUIT}\+?(?![0-9AKQJT<>=]){_END}",
    "number": rf"(?:>=|<=|≥|≤|<|>)?{_NUMBER}(?![\d/])",
    "unit": r"HCP\b",
    "counter": rf"(?:{'|'.join(COUNTERS)})\b",
    "balance": rf"(?:{'|'.join(sorted(BALANCES, key=len, reverse=True))})\b",
    "suiter": rf"(?:{'|'.join(SUITERS)})\b",
    "stop": r"STOP\b", "good": r"GOOD\b",
    "aim": rf"(?:{'|'.join(AIMS)})\b:?",
    "to": rf"TO\s+[1-7](?:NT|{_SUIT}){_END}",
    "suit": rf"{_SUIT}{_END}",
}  # fmt: skip
_TOKEN = re.compile("|".join(f"(?P<{kind}>{pattern})" for kind, pattern in _KINDS.items()))
_ASKED = re.compile(rf"\s*(?P<topic>(?:\d-CARD\s+)?(?:{'|'.join(TOPICS)})\b)")
"""What stands behind “asks:”."""


class PlainToken(NamedTuple):
    """A word, what it is, and its place in what was written."""

    kind: str
    text: str
    start: int
    end: int


END = "end"


def tokens(text: str) -> list[PlainToken] | None:
    """The words of a text; nothing if it is not in the plain notation alone."""
    source = Source(text)
    found: list[PlainToken] = []
    at = 0
    while at < len(source.letters):
        asked = _ASKED.match(source.letters, at) if found and found[-1].kind == "aim" else None
        match = asked or _TOKEN.match(source.letters, at)
        if match is None or match.lastgroup is None:
            return None
        kind = match.lastgroup
        if kind != "space":
            place = source.span(match.start(kind), match.end(kind))
            found.append(PlainToken(kind, match.group(kind), *place))
        at = match.end()
    found.append(PlainToken(END, "", len(text), len(text)))
    # "3C relay": the name of a call, which only people's own words have.
    is_name = found[0].kind == "before" and found[0].text[1:] in _SUIT and found[0].text < "4"
    return None if is_name and found[1].kind not in ("before", "length", "or", END) else found


def suit_of(letter: str) -> Suit:
    return SUIT_OF_LETTER[SUIT_SPELLINGS[letter]]
