"""Reads what a call shows, as people write it.

    meaning     = alternative ("or" alternative)*
    alternative = (purpose | term)+            side by side: all of them
    term        = points | length | shape | honours | "(" meaning ")" | "not" term | "any"

docs/comparable.md lists all forms.
"""

from __future__ import annotations

from collections.abc import Callable

from bridgelaw.comparable.counting.cells import count, too_many
from bridgelaw.comparable.errors import MeaningError
from bridgelaw.comparable.meanings import Alternative, Meaning
from bridgelaw.comparable.notation import words
from bridgelaw.comparable.notation.pieces import Sort, Unit
from bridgelaw.comparable.notation.reading_suits import Suits
from bridgelaw.comparable.purposes import Aim, Purpose
from bridgelaw.comparable.terms import EVERY_HAND, Condition, Pattern, both, either, negated
from bridgelaw.locale.text import tr

_TERM = tr("points (12-14), a length (H4+), a word such as bal, or a purpose (asks: majors)")
_BETWEEN = tr("“or”, or another term")
_DENIED = tr("what is denied, such as S4+ or (H5+ 17+)")

_ENDS = (Sort.END, Sort.OR, Sort.CLOSE)
_DEEPEST = 20
"""Parentheses and denials within each other: nobody explains a call with more of them."""


def parse_meaning(text: str) -> Meaning:
    """Reads a meaning, and refuses one that no hand has.

    >>> parse_meaning("ハート4枚以上 6点以上")
    Meaning('H4+ 6+')
    >>> parse_meaning("S5+ (C4+ or D4+)").count
    45968022815
    """
    reader = _Reader(text)
    meaning = reader.whole()
    if too_many(meaning.features):
        raise MeaningError(text, 0, len(text), tr("fewer different statements about honours"))
    for alternative, (start, end) in zip(meaning.alternatives, reader.places, strict=True):
        if not count(alternative.hands):
            raise MeaningError(text, start, end, tr("something that a hand can have: no hand does"))
    return meaning


def read_meaning(text: str) -> Meaning:
    """Reads a meaning, even one that no hand has."""
    return _Reader(text).whole()


class _Reader(Suits):
    """The grammar, from the whole to the parts."""

    def __init__(self, text: str) -> None:
        super().__init__(text)
        self._depth = 0
        self.places: list[tuple[int, int]] = []
        """Where each alternative stands."""
        self._terms: dict[Sort, Callable[[], Condition]] = {
            Sort.NUMBER: self.number,
            Sort.PAIR: self.pair,
            Sort.POINTS: self.points,
            Sort.NOTRUMP: self.notrump,
            Sort.SUIT: self.suit,
            Sort.COUNTER: self.counter,
            Sort.CARDS: self.cards,
            Sort.OPEN: self._parentheses,
            Sort.LONGEST: self.longest,
            Sort.LONGER: self.longer,
            Sort.GOOD: self.good,
            Sort.STOPPER: self.stopper,
            Sort.SHORT: self.short,
            Sort.EXACT: self.exact,
            Sort.PATTERN: self._pattern,
            Sort.TOPIC: self._topic,
            Sort.NOT: self._not,
        }

    def whole(self) -> Meaning:
        found: list[Alternative] = []
        while True:
            first = self.at
            alternatives = self._alternative(purposes_allowed=True).split()
            place = self.tokens[first].start, self.tokens[self.at - 1].end
            found += alternatives
            self.places += [place] * len(alternatives)
            if not self.take(Sort.OR):
                break
        if self.now.sort is not Sort.END:
            raise self.wrong(self.now, _BETWEEN)
        return Meaning(tuple(found))

    def _alternative(self, purposes_allowed: bool) -> Alternative:
        hands: list[Condition] = []
        purposes: list[Purpose] = []
        while True:
            while self.take(Sort.AND):
                pass
            if self.now.sort in _ENDS:
                break
            asked = self._asked_before()
            if self.now.sort is Sort.AIM or asked is not None:
                if not purposes_allowed:
                    raise self.wrong(self.now, tr("a purpose outside the parentheses"))
                purposes.append(asked or self._purpose())
            else:
                hands.append(self._term())
        if not hands and not purposes:
            raise self.wrong(self.now, _TERM)
        return Alternative(both(hands), tuple(dict.fromkeys(purposes)))

    def _purpose(self) -> Purpose:
        aim = words.AIMS[self.now.text]
        self.at += 1
        if aim is not Aim.ASKS:
            return Purpose(aim)
        self.take(Sort.COLON)
        cards: int | None = None
        if self.now.sort is Sort.NUMBER and self.now.unit is Unit.CARDS:
            cards = self.now.low
            self.at += 1
        topic = words.TOPICS.get(self.now.text)
        if topic is None:
            raise self.wrong(self.now, tr("what is asked for, such as majors, aces or a stopper"))
        self.at += 1
        return Purpose(aim, topic, cards)

    def _asked_before(self) -> Purpose | None:
        """`5枚メジャーを尋ねる`, `ace asking`: first what is asked for, then that it is."""
        numbered = self.now.sort is Sort.NUMBER and self.now.unit is Unit.CARDS
        topic = words.TOPICS.get(self.ahead(int(numbered)).text)
        asks, after = self.ahead(1 + numbered), self.ahead(2 + numbered)
        if topic is None or asks.text not in words.ASKED_BEFORE or after.sort is Sort.COLON:
            return None
        cards = self.now.low if numbered else None
        self.at += 2 + numbered
        return Purpose(Aim.ASKS, topic, cards)

    def _term(self) -> Condition:
        first = self.at
        found = self._plain_term()
        if self.now.sort is Sort.NOT_THAT:
            found = negated(self.denied(found, first))
            self.at += 1
        return found

    def _plain_term(self) -> Condition:
        token = self.now
        reader = self._terms.get(token.sort)
        if reader is not None:
            if self._depth == _DEEPEST:
                raise self.wrong(token, tr("fewer parentheses and denials within each other"))
            self._depth += 1
            found = reader()
            self._depth -= 1
            return found
        self.at += 1
        if token.sort is Sort.EVERYTHING:
            return EVERY_HAND
        if token.sort is Sort.BALANCE:
            return words.BALANCES[token.text]
        self.at -= 1
        raise self.wrong(token, _TERM)

    def _not(self) -> Condition:
        self.at += 1
        if self.now.sort in (*_ENDS, Sort.AIM):
            raise self.wrong(self.now, _DENIED)
        none = self.none_of()
        if none is not None:
            return none
        first = self.at
        return negated(self.denied(self._plain_term(), first))

    def _topic(self) -> Condition:
        """`points 15-17`, `queen of hearts`: words that mostly stand in a purpose."""
        card = self.card_of()
        if card is not None:
            return card
        if self.now.text == "POINTS":
            return self.points()
        raise self.wrong(self.now, _TERM)

    def _pattern(self) -> Condition:
        text = self.now.text
        self.at += 1
        a, b, c, d = sorted(map(int, text.split("-") if "-" in text else text), reverse=True)
        return Pattern((a, b, c, d))

    def _parentheses(self) -> Condition:
        opening = self.now
        self.at += 1
        parts = [self._alternative(purposes_allowed=False).hands]
        while self.take(Sort.OR):
            parts.append(self._alternative(purposes_allowed=False).hands)
        if not self.take(Sort.CLOSE):
            raise self.wrong(opening, tr("a closing parenthesis for this one"))
        return either(parts)
