"""The words of an auction or a play in PBN, with the marks of what was irregular."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import NamedTuple

from bridgelaw.game import PASS, Bid, Call, Card, Seat
from bridgelaw.game.calls import SPOKEN_CALLS
from bridgelaw.game.cards import CARD_OF_TEXT

ENDS = frozenset(("*", "+"))
ALL_PASS = "AP"

_ANNOTATION = re.compile(r"=\d*=|\$\d*|[!?]+")
_ELEMENT = re.compile(r"\^[A-Za-z]|[^\s^]+")

USUAL_CALLS: Mapping[str, Call] = {
    written: call
    for call in SPOKEN_CALLS
    for written in {call.text, call.text.upper(), call.text.lower(), call.text.replace("NT", "N")}
}
USUAL_CARDS: Mapping[str, Card | None] = {**CARD_OF_TEXT, "-": None}


_NO_ROW: list[Card | None] = [None] * 4


class Element(NamedTuple):
    """A call or card as it is written, with the marks before it."""

    text: str
    marks: str = ""

    @property
    def is_card(self) -> bool:
        return self.text not in ("-", "+", "*")


def elements_of(section: str) -> list[Element]:
    """What a section has, without notes and annotations."""
    elements: list[Element] = []
    marks = ""
    for word in _ELEMENT.findall(_ANNOTATION.sub(" ", section)):
        if word.startswith("^") and word[1:2].upper() in "IRL":
            marks += word[1:].upper()
        else:
            elements.append(Element(word, marks))
            marks = ""
    return elements


def usual_calls(words: list[str]) -> list[Call] | None:
    """The calls of an auction that has nothing but calls; `None` for any other."""
    last = words[-1] if words else ""
    if last in ENDS or last == ALL_PASS:
        words = words[:-1]
    try:
        calls = [USUAL_CALLS[word] for word in words]
    except KeyError:
        return None
    if last == ALL_PASS:
        calls += [PASS] * passes_to_end(calls)
    return calls


def passes_to_end(calls: list[Call]) -> int:
    """How many passes end an auction in rotation."""
    passes = 0
    for call in reversed(calls):
        if call is not PASS:
            break
        passes += 1
    has_bid = any(isinstance(call, Bid) for call in calls)
    return max((3 if has_bid or passes < len(calls) else 4) - passes, 0)


def all_pass(calls: list[tuple[Seat, Call]], seat: Seat) -> None:
    """Adds the passes that end an auction, whoever called before."""
    # Not until it is over: where somebody was robbed of their turn (17D3), it never would be.
    for _ in range(passes_to_end([call for _, call in calls])):
        calls.append((seat, PASS))
        seat = seat.lho


def usual_cards(words: list[str]) -> list[Card | None] | None:
    """The cards of a play that has nothing but cards; `None` for any other."""
    if words and words[-1] == "*":
        words = words[:-1]
    try:
        cards = [USUAL_CARDS[word] for word in words]
    except KeyError:
        return None
    # Some programs write the rows that were not played.
    while len(cards) % 4 == 0 and cards[-4:] == _NO_ROW:
        del cards[-4:]
    return cards
