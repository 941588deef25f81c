"""Reads what a call shows, as people write it.

    meaning     = alternative ("or" alternative)*
    alternative = (purpose | term)+            side by side: all of them
    term        = points | length | shape | honours | "(" meaning ")" | "not" term | "any"

docs/comparable.md lists all forms.
"""

from __future__ import annotations

from bridgelaw.comparable import words
from bridgelaw.comparable.counting import count, too_many
from bridgelaw.comparable.deck import HONOURS, MOST_POINTS
from bridgelaw.comparable.errors import MeaningError
from bridgelaw.comparable.features import Feature, Kind
from bridgelaw.comparable.meanings import Alternative, Meaning
from bridgelaw.comparable.purposes import Aim, Purpose
from bridgelaw.comparable.terms import (
    EVERY_HAND,
    Condition,
    Has,
    Length,
    Longer,
    Pattern,
    Points,
    both,
    either,
    negated,
)
from bridgelaw.comparable.tokens import Sort, Token, Unit, tokens
from bridgelaw.game.suits import SUITS, Suit
from bridgelaw.locale.text import Text, tr

_TERM = tr("points (12-14), a length (H4+), a word such as bal, or a purpose (asks: majors)")
_LENGTH = tr("how long the suit is, such as H4+ or 4+H")
_BETWEEN = tr("“or”, or another term")


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


class _Reader:
    """Goes through the tokens of one text."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.tokens = tokens(text)
        self.at = 0
        self.places: list[tuple[int, int]] = []
        """Where each alternative stands."""

    def whole(self) -> Meaning:
        found: list[Alternative] = []
        while True:
            first = self.at
            alternatives = self._alternative(purposes_allowed=True).split()
            place = self.tokens[first].start, self.tokens[self.at - 1].end
            found += alternatives
            self.places += [place] * len(alternatives)
            if not self._take(Sort.OR):
                break
        if self._now.sort is not Sort.END:
            raise self._wrong(self._now, _BETWEEN)
        return Meaning(tuple(found))

    # Where the reader is.

    @property
    def _now(self) -> Token:
        return self.tokens[self.at]

    def _ahead(self, steps: int = 1) -> Token:
        return self.tokens[min(self.at + steps, len(self.tokens) - 1)]

    def _take(self, sort: Sort) -> Token | None:
        token = self._now
        if token.sort is not sort:
            return None
        self.at += 1
        return token

    def _wrong(self, token: Token, expected: Text) -> MeaningError:
        return MeaningError(self.text, token.start, token.end, expected)

    # The grammar, from the whole to the parts.

    def _alternative(self, purposes_allowed: bool) -> Alternative:
        hands: list[Condition] = []
        purposes: list[Purpose] = []
        while True:
            while self._take(Sort.AND):
                pass
            if self._now.sort in (Sort.END, Sort.OR, Sort.CLOSE):
                break
            if self._now.sort is Sort.AIM:
                if not purposes_allowed:
                    raise self._wrong(self._now, tr("a purpose outside the parentheses"))
                purposes.append(self._purpose())
            else:
                hands.append(self._term())
        if not hands and not purposes:
            raise self._wrong(self._now, _TERM)
        return Alternative(both(hands), tuple(dict.fromkeys(purposes)))

    def _purpose(self) -> Purpose:
        aim = words.AIMS[self._now.text]
        self.at += 1
        if aim is not Aim.ASKS:
            return Purpose(aim)
        self._take(Sort.COLON)
        cards: int | None = None
        if self._now.sort is Sort.NUMBER and self._now.unit is Unit.CARDS:
            cards = self._now.low
            self.at += 1
        topic = words.TOPICS.get(self._now.text)
        if topic is None:
            raise self._wrong(self._now, tr("what is asked for, such as majors, aces or a stopper"))
        self.at += 1
        return Purpose(aim, topic, cards)

    def _term(self) -> Condition:
        token = self._now
        reader = {
            Sort.NUMBER: self._number,
            Sort.SUIT: self._suit,
            Sort.COUNTER: self._counter,
            Sort.OPEN: self._parentheses,
            Sort.LONGEST: self._longest,
            Sort.GOOD: self._good,
            Sort.STOPPER: self._stopper,
            Sort.SHORT: self._short,
            Sort.SINGLETON: self._short,
        }.get(token.sort)
        if reader is not None:
            return reader()
        self.at += 1
        if token.sort is Sort.NOT:
            if self._now.sort in (Sort.END, Sort.OR, Sort.CLOSE, Sort.AIM):
                raise self._wrong(self._now, tr("what is denied, such as S4+ or (H5+ 17+)"))
            return negated(self._term())
        if token.sort is Sort.EVERYTHING:
            return EVERY_HAND
        if token.sort is Sort.BALANCE:
            return words.BALANCES[token.text]
        if token.sort is Sort.PATTERN:
            digits = token.text.split("-") if "-" in token.text else token.text
            a, b, c, d = sorted(map(int, digits), reverse=True)
            return Pattern((a, b, c, d))
        if token.sort is Sort.EXACT:
            return self._exact(token)
        if token.sort is Sort.LONGER:
            return _longer(token.text)
        if token.sort is Sort.CARDS:
            (suit,), _ = words.SUIT_WORDS[token.text[0]]
            ranks = "".join(rank for rank in HONOURS if rank in token.text[1:])
            return Has(Feature(Kind.CARDS, suit, ranks), frozenset({1}))
        self.at -= 1
        raise self._wrong(token, _TERM)

    def _parentheses(self) -> Condition:
        opening = self._now
        self.at += 1
        parts = [self._alternative(purposes_allowed=False).hands]
        while self._take(Sort.OR):
            parts.append(self._alternative(purposes_allowed=False).hands)
        if not self._take(Sort.CLOSE):
            raise self._wrong(opening, tr("a closing parenthesis for this one"))
        return either(parts)

    # Numbers and suits.

    def _number(self) -> Condition:
        token = self._now
        counted = self._number_of_honours()
        if counted is not None:
            return counted
        if token.unit is not Unit.POINTS and self._is_length_of_the_next():
            self.at += 2
            return self._length(self.tokens[self.at - 1], token)
        if token.unit is Unit.CARDS:
            raise self._wrong(token, tr("the suit that has this length"))
        self.at += 1
        high = MOST_POINTS if token.high is None else token.high
        if max(token.low, high) > MOST_POINTS:
            raise self._wrong(token, tr("points from 0 to {most}", most=MOST_POINTS))
        return Points(token.low, high)

    def _is_length_of_the_next(self) -> bool:
        """Whether a number before a suit is that suit's length (5H) or points (6+ H4+)."""
        number, suit, after = self._now, self._ahead(), self._ahead(2)
        if suit.sort is not Sort.SUIT:
            return False
        if number.unit is Unit.CARDS or after.sort is not Sort.NUMBER:
            return after.unit is not Unit.CARDS or number.unit is Unit.CARDS
        if after.unit is not Unit.NONE:
            return after.unit is Unit.POINTS
        glued_before, glued_after = number.end == suit.start, suit.end == after.start
        if glued_before is not glued_after:
            return glued_before
        # Numbers and suits by turns: if a suit comes last, each has its number before it.
        last = 2
        while self._ahead(last + 1).sort is (Sort.SUIT if last % 2 == 0 else Sort.NUMBER):
            last += 1
        if last % 2:
            return True
        if glued_before or len(suit.text) == 1:
            return False
        # "10+ hearts 5+": only one of the numbers can be a length.
        if (number.low > 8) is (after.low > 8):
            raise self._wrong(suit, tr("the length on one side only, such as H5+ or 5+H"))
        return after.low > 8

    def _suit(self) -> Condition:
        suit, after = self._now, self._ahead()
        self.at += 1
        if after.sort is Sort.NUMBER and after.unit is not Unit.POINTS:
            self.at += 1
            return self._length(suit, after)
        suits, every = words.SUIT_WORDS[suit.text]
        if after.sort in (Sort.STOPPER, Sort.SHORT, Sort.SINGLETON, Sort.LONGEST):
            self.at += 1
            low, high = _shortness(after)
            made: list[Condition] = [
                Has(Feature(Kind.STOP, each), frozenset({1}))
                if after.sort is Sort.STOPPER
                else _longest(each)
                if after.sort is Sort.LONGEST
                else Length(each, low, high)
                for each in suits
            ]
            return both(made) if every else either(made)
        raise self._wrong(suit, _LENGTH)

    def _length(self, suit: Token, number: Token) -> Condition:
        suits, every = words.SUIT_WORDS[suit.text]
        high = 13 if number.high is None else number.high
        if max(number.low, high) > 13:
            raise self._wrong(number, tr("a length from 0 to 13"))
        lengths = [Length(each, number.low, high) for each in suits]
        return both(lengths) if every else either(lengths)

    def _exact(self, token: Token) -> Condition:
        lengths = [int(part) for part in token.text.split("=")]
        if sum(lengths) != 13:
            raise self._wrong(token, tr("thirteen cards in all"))
        return both(
            Length(suit, length, length)
            for suit, length in zip(reversed(SUITS), lengths, strict=True)
        )

    def _short(self) -> Condition:
        low, high = _shortness(self._now)
        self.at += 1
        suits: tuple[Suit, ...] = SUITS[::-1]
        every = False
        if self._now.sort is Sort.SUIT and self._ahead().sort is not Sort.NUMBER:
            suits, every = words.SUIT_WORDS[self._now.text]
            self.at += 1
        lengths = [Length(suit, low, high) for suit in suits]
        return both(lengths) if every else either(lengths)

    def _next_suits(self) -> tuple[tuple[Suit, ...], bool]:
        token = self._take(Sort.SUIT)
        if token is None:
            raise self._wrong(self._now, tr("a suit: S, H, D, C, a suit symbol or a suit's name"))
        return words.SUIT_WORDS[token.text]

    def _longest(self) -> Condition:
        self.at += 1
        suits, every = self._next_suits()
        return (both if every else either)(map(_longest, suits))

    # Honours.

    def _stopper(self) -> Condition:
        self.at += 1
        suits, every = self._next_suits()
        return (both if every else either)(
            Has(Feature(Kind.STOP, suit), frozenset({1})) for suit in suits
        )

    def _good(self) -> Condition:
        self.at += 1
        suits, every = self._next_suits()
        return (both if every else either)(
            Has(Feature(Kind.TOPS, suit), frozenset({2, 3})) for suit in suits
        )

    def _number_of_honours(self) -> Condition | None:
        """`1 ace`, `1 or 4 keycards`: numbers before the word, and none after it."""
        steps = 1
        while self._ahead(steps).sort is Sort.OR and self._ahead(steps + 1).sort is Sort.NUMBER:
            steps += 2
        word = self._ahead(steps)
        if word.sort is not Sort.COUNTER or self._ahead(steps + 1).sort in (Sort.NUMBER, Sort.OPEN):
            return None
        numbers = self.tokens[self.at : self.at + steps : 2]
        if any(number.unit is Unit.POINTS for number in numbers):
            return None
        self.at += steps + 1
        return self._has(Feature(words.COUNTERS[word.text]), numbers)

    def _counter(self) -> Condition:
        kind = words.COUNTERS[self._now.text]
        self.at += 1
        suit: Suit | None = None
        if self._now.sort is Sort.OPEN:
            self.at += 1
            (suit, *others), _ = self._next_suits()
            if others or not self._take(Sort.CLOSE):
                raise self._wrong(self.tokens[self.at - 1], tr("one suit, as in keycards(H)"))
        feature = Feature(kind, suit)
        if (kind is Kind.TOPS) is not (suit is not None) and kind is not Kind.KEYCARDS:
            raise self._wrong(
                self.tokens[self.at - 1],
                tr("one suit, as in tops(H)") if suit is None else tr("no suit here"),
            )
        first = self._take(Sort.NUMBER)
        if first is None:
            raise self._wrong(self._now, tr("how many, such as 1 or 4"))
        numbers = [first]
        while self._now.sort is Sort.OR and self._counts_on(self._ahead(), self._ahead(2)):
            numbers.append(self._ahead())
            self.at += 2
        return self._has(feature, numbers)

    @staticmethod
    def _counts_on(number: Token, after: Token) -> bool:
        """Whether a number after "or" is one more number of aces, not the next alternative."""
        counts = number.single or number.unit is Unit.CARDS
        length = after.sort is Sort.SUIT and number.end == after.start
        return number.sort is Sort.NUMBER and counts and not length

    def _has(self, feature: Feature, numbers: list[Token]) -> Condition:
        found: set[int] = set()
        for number in numbers:
            high = feature.most if number.high is None else number.high
            if max(number.low, high) > feature.most:
                raise self._wrong(number, tr("a number from 0 to {most}", most=feature.most))
            found.update(range(number.low, high + 1))
        return Has(feature, frozenset(found))


def _shortness(token: Token) -> tuple[int, int]:
    return (1, 1) if token.sort is Sort.SINGLETON else (0, words.SHORTNESS.get(token.text, 0))


def _longest(suit: Suit) -> Condition:
    return both(Longer(suit, other, False) for other in reversed(SUITS) if other is not suit)


def _longer(text: str) -> Condition:
    (first,), _ = words.SUIT_WORDS[text[0]]
    (second,), _ = words.SUIT_WORDS[text[-1]]
    sign = text[1:-1].strip()
    if sign[0] in "<≤":
        first, second = second, first
    return Longer(first, second, sign in ("<", ">"))
