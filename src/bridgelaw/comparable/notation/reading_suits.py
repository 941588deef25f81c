"""Reads numbers and suits: points, lengths, shortness, and which of them a number is."""

from __future__ import annotations

from functools import cached_property

from bridgelaw.comparable.counting.deck import MOST_POINTS
from bridgelaw.comparable.notation import words
from bridgelaw.comparable.notation.pieces import Sort, Token, Unit
from bridgelaw.comparable.notation.reading_honours import (
    MOST_AHEAD,
    holds,
    one_suit,
    stops,
)
from bridgelaw.comparable.notation.reading_shapes import (
    SHOWN,
    SUPPORT,
    TELLS_MORE,
    Shapes,
    longest_suit,
    pair_of,
    transferred,
)
from bridgelaw.comparable.terms import (
    Balance,
    Both,
    Condition,
    Either,
    Length,
    Points,
    both,
    either,
)
from bridgelaw.game.suits import Suit
from bridgelaw.locale.text import tr

_LENGTH = tr("how long the suit is, such as H4+ or 4+H")
_ONE_SIDE = tr("the length on one side only, such as H5+ or 5+H")

_AFTER_A_LENGTH = (Sort.END, Sort.OR, Sort.AND, Sort.COMMA, Sort.CLOSE, Sort.NUMBER)

_OF_A_LENGTH = (Sort.SUIT, Sort.NUMBER, Sort.COLON, Sort.SUPPORT)
_LONGEST_SUIT = 8
"""A greater number beside a suit is points."""
_LIKE_POINTS = 7
"""From this on a number beside a suit looks like points, if the one on its other side does not."""
_DENIED = 3
"""To deny so many cards is to deny more as well; not so with a doubleton."""


class Suits(Shapes):
    """Points and lengths."""

    def number(self) -> Condition:
        token = self.now
        counted = self.number_of_honours()
        if counted is not None:
            return counted
        either_length = self._one_length_or_another()
        if either_length is not None:
            return either_length
        if token.unit is not Unit.POINTS and self._is_length_of_the_next():
            if token.unit is Unit.NONE and is_points(token):
                raise self.wrong(self.ahead(), _LENGTH)  # 10-12 hearts
            self._refuse_five_card_majors()
            self.at += 2
            suit, number = self.tokens[self.at - 1], self._with_plus(token)
            found = [self._length(suit, number)]
            found += (self._length(each, number) for each in self._more_suits())
            self.take(Sort.SUPPORT)  # 4+ card heart support
            return either(found)
        if self.ahead().sort is Sort.SUPPORT and token.unit is not Unit.POINTS:
            self.at += 1
            return self._length_of(self.supported(), token)
        if token.unit is Unit.CARDS:
            raise self.wrong(token, tr("the suit that has this length"))
        if token.single and not token.text.isdecimal():
            raise self.wrong(token, tr("what there are so many of, or points as a number"))
        if self._may_be_the_named_suit(token):
            assert self.named is not None and self.named.suit is not None
            if self._points_are_told:
                self.at += 1
                return self._length_of(self.named.suit, token)  # 1♠: 5+, 11-21
            raise self.wrong(
                token, tr("the suit as well, as in 5+ hearts, or the points as 5+ HCP")
            )
        return self._points()

    def _more_suits(self) -> list[Token]:
        """The others of `5+ hearts, spades or clubs`."""
        found: list[Token] = []
        at = 0
        while at < MOST_AHEAD and self.ahead(at).sort in (Sort.COMMA, Sort.OR):
            suit, after = self.ahead(at + 1), self.ahead(at + 2)
            if not one_suit(suit) or after.sort in TELLS_MORE:
                return []
            found.append(suit)
            at += 2
            if self.ahead(at - 2).sort is Sort.OR and len(found) > 1:
                self.at += at
                return found
        return []

    def _refuse_five_card_majors(self) -> None:
        """`5-card majors` is a system; `no 4-card majors` is all right."""
        number, suit = self.now, self.ahead()
        denied = self.at and self.tokens[self.at - 1].sort is Sort.NOT
        if number.unit is Unit.CARDS and number.low == number.high and not denied:
            if suit.text in ("MAJORS", "MINORS"):
                raise self.wrong(suit, tr("a 5-card major for one of them, or majors 5+ for both"))

    def _may_be_the_named_suit(self, number: Token) -> bool:
        """`2H: 5+` may be hearts or points, if no suit is mentioned."""
        if self.named is None or self.named.suit is None or number.unit is not Unit.NONE:
            return False
        few = max(number.low, number.high or 0) < _LIKE_POINTS
        return few and (self._points_are_told or not self.mentions_a_suit)

    @cached_property
    def _points_are_told(self) -> bool:
        return any(token.sort is Sort.NUMBER and is_points(token) for token in self.tokens)

    @cached_property
    def mentions_a_suit(self) -> bool:
        return any(token.sort is Sort.SUIT for token in self.tokens)

    def _one_length_or_another(self) -> Condition | None:
        """`4 or 5 hearts`, `5, 6 or 7 hearts`."""
        steps = 0
        while (
            steps < MOST_AHEAD
            and _may_be_length(self.ahead(steps))
            and self.ahead(steps + 1).sort in (Sort.OR, Sort.AND, Sort.COMMA)
            and self.ahead(steps + 2).sort is Sort.NUMBER
        ):
            steps += 2
        numbers = self.tokens[self.at : self.at + steps + 1 : 2]
        suit, after = self.ahead(steps + 1), self.ahead(steps + 2)
        if not steps or self.ahead(steps - 1).sort is not Sort.OR:
            return None
        if suit.sort is not Sort.SUIT or not all(map(_may_be_length, numbers)):
            return None
        if after.sort is Sort.NUMBER and suit.end == after.start:
            return None
        if after.sort is Sort.NUMBER and after.unit is not Unit.POINTS and not is_points(after):
            raise self.wrong(suit, _ONE_SIDE)
        self.at += steps + 2
        return either(self._length(suit, number) for number in numbers)

    def points(self) -> Condition:
        """`HCP 15-17`."""
        self.at += 1
        self.take(Sort.COLON)
        if self.now.sort is not Sort.NUMBER or self.now.unit is Unit.CARDS:
            raise self.wrong(self.now, tr("how many points, such as 15-17"))
        return self._points()

    def _points(self) -> Condition:
        token = self.now
        self.at += 1
        high = MOST_POINTS if token.high is None else token.high
        if max(token.low, high) > MOST_POINTS:
            raise self.wrong(token, tr("points from 0 to {most}", most=MOST_POINTS))
        return Points(token.low, high)

    def notrump(self) -> Condition:
        """`15-17 NT` is balanced; `2NT` is a call, and shows nothing by itself."""
        before = self.tokens[self.at - 1]
        if not self.at or before.sort is not Sort.NUMBER or before.single:
            raise self.wrong(self.now, tr("what the call shows, such as 20-21 bal, not the call"))
        self.at += 1
        return Balance.BALANCED

    def _with_plus(self, token: Token) -> Token:
        """The number, without an upper end if a plus comes after its suit: 5H+."""
        if not token.single or self.now.sort is not Sort.PLUS or self.joins():
            return token
        self.at += 1
        return Token(token.sort, token.text, token.start, token.end, token.low, None)

    def joins(self) -> bool:
        """Whether the plus here means "and": 5 clubs + 4 hearts."""
        plus, before, after = self.now, self.tokens[self.at - 1], self.ahead()
        apart = before.end < plus.start
        return plus.sort is Sort.PLUS and apart and after.sort in (Sort.NUMBER, Sort.SUIT)

    def _is_length_of_the_next(self) -> bool:
        """Whether a number before a suit is that suit's length (5H) or points (6+ H4+)."""
        number, suit, after = self.now, self.ahead(), self.ahead(2)
        if suit.sort is not Sort.SUIT:
            return False
        if after.sort is Sort.COLON and self.ahead(3).sort is Sort.NUMBER:
            return False
        suits, every = words.SUIT_WORDS[suit.text]
        if number.unit is Unit.CARDS or after.sort is not Sort.NUMBER:
            length = after.unit is not Unit.CARDS or number.unit is Unit.CARDS
            if length and every and len(suits) > 1 and number.unit is Unit.NONE:
                return self._is_length_of_both(number, suit, len(suits))
            return length
        if after.unit is not Unit.NONE:
            return after.unit is Unit.POINTS
        glued_before, glued_after = number.end == suit.start, suit.end == after.start
        if glued_before is not glued_after:
            return glued_before
        # Numbers and suits by turns: if a suit comes last, each has its number before it.
        last = 2
        while last < MOST_AHEAD and self.ahead(last + 1).sort is (
            Sort.SUIT if last % 2 == 0 else Sort.NUMBER
        ):
            last += 1
        if last % 2:
            return True
        # If a number does, either the first or the last of them is points.
        end = self.ahead(last)
        if end.unit is Unit.POINTS or number.unit is Unit.POINTS:
            return end.unit is Unit.POINTS
        if is_points(number) is not is_points(end):
            return is_points(end)
        if not glued_before or end.low >= _LIKE_POINTS > number.low:
            raise self.wrong(suit, _ONE_SIDE)
        return False

    def _is_length_of_both(self, number: Token, suit: Token, suits: int) -> bool:
        """Whether the number before `both majors` is the length of each: 5+ is, 10+ is not."""
        if number.low * suits > 13:
            return False
        if number.low > 5:
            raise self.wrong(
                suit, tr("the length after it, such as majors 6+, or the points as 6+ HCP")
            )
        return True

    def suit(self) -> Condition:
        suit = self.now
        self.at += 1
        if self.now.sort is Sort.COLON and self.ahead().sort is Sort.NUMBER:
            self.at += 1
        after = self.now
        suits, every = words.SUIT_WORDS[suit.text]
        many = every and len(suits) > 1
        if after.sort is Sort.PAIR and len(suits) == 2:
            self.at += 1
            return pair_of(after, suits)
        if after.sort is Sort.NUMBER and after.unit is not Unit.POINTS:
            if not (many and after.unit is Unit.NONE and after.low * len(suits) > 13):
                self.at += 1
                found = self._lengths(suit, after)
                self.take(Sort.SUPPORT)  # ハート3枚サポート
                return found
        elif one_suit(suit) and after.text in words.CARD_NAMES:
            self.at += 1  # ハートのエース
            return holds(suit.text, words.CARD_NAMES[after.text])
        elif after.sort in (Sort.STOPPER, Sort.SHORT, Sort.LONGEST):
            self.at += 1
            made: list[Condition] = [
                stops(each)
                if after.sort is Sort.STOPPER
                else longest_suit(each)
                if after.sort is Sort.LONGEST
                else Length(each, *words.SHORTNESS[after.text])
                for each in suits
            ]
            return both(made) if every else either(made)
        elif after.sort in (Sort.SUPPORT, Sort.RAISE) and one_suit(suit):
            self.at += 1
            return Length(suits[0], SUPPORT)
        elif after.sort is Sort.TRANSFER and one_suit(suit):
            self.at += 1
            return transferred(suits[0])
        elif many and len(suits) == 2 and after.sort is Sort.COMMA:
            if self.ahead().sort is Sort.PAIR and self.ahead(2).sort is not Sort.SUIT:
                self.at += 2  # both majors, 5-4
                return pair_of(self.tokens[self.at - 1], suits)
        length = self.ahead()
        if after.sort is Sort.COMMA and length.unit is Unit.CARDS:
            if self.ahead(2).sort not in (Sort.SUIT, Sort.SUPPORT):
                self.at += 2  # either minor, 6+ cards
                return self._length(suit, length)
        if many:
            return both(Length(each, SHOWN) for each in suits)
        return self.two_suits(suit) or self._without_a_length(suit)

    def _without_a_length(self, suit: Token) -> Condition:
        """`5+ hearts or spades`: as many of them; `hearts and a minor`: four."""
        before = self.tokens[max(self.at - 4, 0) : self.at - 1]
        if [each.sort for each in before] == [Sort.NUMBER, Sort.SUIT, Sort.OR]:
            return self._length(suit, before[0])
        listed = [each.sort for each in before[1:]] == [Sort.SUIT, Sort.COMMA]
        is_a_word = suit.text in words.SUITS_NAMED
        if not is_a_word or (listed and self.now.sort is Sort.OR):
            raise self.wrong(suit, _LENGTH)
        suits, _ = words.SUIT_WORDS[suit.text]
        return either(Length(each, SHOWN) for each in suits)

    def _lengths(self, suit: Token, number: Token) -> Condition:
        """The length after a suit; and more of them, as in `hearts 4 or 5`."""
        if number.unit is Unit.NONE and suit.end < number.start and number.low >= _LONGEST_SUIT:
            raise self.wrong(number, _LENGTH)
        found = [self._length(suit, number)]
        while (
            self.now.sort is Sort.OR
            and _may_be_length(number)
            and _may_be_length(self.ahead())
            and self.ahead(2).sort in _AFTER_A_LENGTH
        ):
            found.append(self._length(suit, self.ahead()))
            self.at += 2
        return either(found)

    def _length(self, suit: Token, number: Token) -> Condition:
        suits, every = words.SUIT_WORDS[suit.text]
        lengths = [self._length_of(each, number) for each in suits]
        return both(lengths) if every else either(lengths)

    def _length_of(self, suit: Suit, number: Token) -> Condition:
        high = 13 if number.high is None else number.high
        if max(number.low, high) > 13:
            raise self.wrong(number, tr("a length from 0 to 13"))
        return Length(suit, number.low, high)

    def denied(self, condition: Condition, first: int) -> Condition:
        """What is denied by a term that stands from a token on.

        To deny four spades is to deny five as well, unless they are in parentheses or said to be
        exactly four; and to deny majors is to deny each of them.
        """
        read = self.tokens[first : self.at]
        if (
            len(read) == 1
            and read[0].sort is Sort.SHORT
            and words.SHORTNESS[read[0].text] == (1, 1)
        ):
            return _or_void(condition)  # without a singleton there is no void either
        if len(read) == 1 and one_suit(read[0]):
            raise self.wrong(read[0], _LENGTH)  # no spades: a void, or not four?
        if not all(token.sort in _OF_A_LENGTH for token in read):
            return condition
        if isinstance(condition, Both) and not any(token.text in words.BOTH for token in read):
            condition = either(condition.parts)
        if any(token.exact for token in read):
            return condition
        return _or_longer(condition)


def _or_void(condition: Condition) -> Condition:
    if isinstance(condition, (Both, Either)):
        return type(condition)(tuple(map(_or_void, condition.parts)))
    assert isinstance(condition, Length)
    return Length(condition.suit, 0, condition.high)


def _or_longer(condition: Condition) -> Condition:
    if isinstance(condition, Length) and condition.low == condition.high >= _DENIED:
        return Length(condition.suit, condition.low)
    if isinstance(condition, Both):
        return both(map(_or_longer, condition.parts))
    if isinstance(condition, Either):
        return either(map(_or_longer, condition.parts))
    return condition


def _may_be_length(number: Token) -> bool:
    """Whether it is one number that may well be a length, and is not said to be points."""
    alone = number.sort is Sort.NUMBER and number.low == number.high and not number.exact
    return alone and number.unit is not Unit.POINTS and not is_points(number)


def is_points(number: Token) -> bool:
    """Whether a number says points, or is too great for a length."""
    if number.sort is not Sort.NUMBER:
        return False
    return number.unit is Unit.POINTS or max(number.low, number.high or 0) > _LONGEST_SUIT
