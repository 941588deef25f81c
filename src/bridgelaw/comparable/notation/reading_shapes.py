"""Reads shapes: two suits, one-suiters, patterns, shortness, suits compared, transfers, support."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from itertools import combinations, pairwise

from bridgelaw.comparable.notation import words
from bridgelaw.comparable.notation.pieces import Sort, Token
from bridgelaw.comparable.notation.reading_honours import Honours, one_suit
from bridgelaw.comparable.terms import (
    Condition,
    Length,
    Longer,
    Pattern,
    both,
    either,
)
from bridgelaw.game.spelling import SUIT_SPELLINGS
from bridgelaw.game.suits import SUIT_OF_LETTER, SUITS, Suit
from bridgelaw.locale.text import tr

TELLS_MORE = (Sort.NUMBER, Sort.COLON, Sort.SHORT, Sort.STOPPER, Sort.ANOTHER, Sort.SUIT)
"""After a suit, it says how long it is, or something else of it."""
SHOWN = 4
"""How long both majors are where no length is said."""
SUPPORT = 3
"""How many cards support partner's suit."""
_TWO = 2
_ONE_SUIT = 6
"""How long the suit of a one-suiter is."""


class Shapes(Honours):
    """What is said about the shape without a number beside each suit."""

    def two_suits(self, first: Token) -> Condition | None:
        """`clubs and hearts, 5-4`, `spades and another suit, 5+/4+`: a pair after two suits."""
        second, at = self.ahead(), 2
        if not one_suit(first) or self.now.sort is not Sort.AND:
            return None
        if not (one_suit(second) or second.sort is Sort.ANOTHER):
            return None
        at += self.ahead(at).sort is Sort.COMMA
        pair, after = self.ahead(at), self.ahead(at + 1)
        if pair.sort is not Sort.PAIR or after.sort is Sort.SUIT:
            return None
        (suit,), _ = words.SUIT_WORDS[first.text]
        self.at += at + 1
        if second.sort is Sort.ANOTHER:
            long = Length(suit, pair.low)
            others = (Length(each, pair.high or 0) for each in reversed(SUITS) if each is not suit)
            return both([long, either(others)])
        (other,), _ = words.SUIT_WORDS[second.text]
        return pair_of(pair, (suit, other))

    def another(self) -> Condition:
        """`5+ spades and another suit`: four cards in one of the others."""
        before = self.tokens[max(self.at - 5, 0) : self.at]
        named = [each for each in before if each.sort is Sort.SUIT]
        if not named or not one_suit(named[-1]):
            raise self.wrong(self.now, tr("the suit by its name, such as S, H, D or C"))
        (suit,), _ = words.SUIT_WORDS[named[-1].text]
        self.at += 1
        return either(Length(each, SHOWN) for each in reversed(SUITS) if each is not suit)

    def pair(self) -> Condition:
        """`5-4 majors`, or `5-5` in any two suits."""
        token = self.now
        self.at += 1
        suit = self.now
        suits, every = words.SUIT_WORDS.get(suit.text, ((), False))
        has_a_length = not every or len(suits) != 2
        has_a_length &= self.ahead().sort in (Sort.NUMBER, Sort.COLON)
        if suit.sort is not Sort.SUIT or has_a_length:
            return either(pair_of(token, two) for two in combinations(reversed(SUITS), 2))
        second = self.ahead(2)
        if len(suits) == 1 and self.ahead().sort is Sort.AND and one_suit(second):
            self.at += 3  # 5-4 in spades and hearts
            return pair_of(token, (*suits, *words.SUIT_WORDS[second.text][0]))
        if len(suits) != 2:
            raise self.wrong(suit, tr("majors or minors, as in 5-4 majors, or S5+ H4+"))
        self.at += 1
        return pair_of(token, suits)

    def exact(self) -> Condition:
        token = self.now
        self.at += 1
        lengths = [int(part) for part in token.text.split("=")]
        if sum(lengths) != 13:
            raise self.wrong(token, tr("thirteen cards in all"))
        return suit_by_suit(lengths)

    def exact_pair(self) -> Condition:
        """`4=4 majors`: just so many in each, the higher suit first."""
        token, suit = self.now, self.ahead()
        suits, every = words.SUIT_WORDS.get(suit.text, ((), False))
        if suit.sort is not Sort.SUIT or not every or len(suits) != 2:
            raise self.wrong(token, tr("majors or minors after it, as in 4=4 majors"))
        self.at += 2
        return both(
            Length(each, int(cards), int(cards))
            for each, cards in zip(suits, token.text.split("="), strict=True)
        )

    @cached_property
    def tells_a_length(self) -> bool:
        """Whether a suit and how long it is are said somewhere."""
        return any(
            {one.sort, other.sort} == {Sort.NUMBER, Sort.SUIT}
            for one, other in pairwise(self.tokens)
        )

    def transfer(self) -> Condition:
        """`transfer to hearts` shows five of them, or six of a minor."""
        self.at += 1
        if self.now.text == "TO":
            self.at += 1
        if not one_suit(self.now):
            raise self.wrong(self.now, tr("the suit that is shown, as in transfer to hearts"))
        (suit,), _ = self.next_suits()
        return transferred(suit)

    def support(self) -> Condition:
        """`support for hearts`: three of them; and of the call's own suit if it has a name."""
        return Length(self.supported(), SUPPORT)

    def raised(self) -> Condition:
        """`limit raise in spades`."""
        (suit,), _ = self.next_suits()
        return Length(suit, SUPPORT)

    def supported(self) -> Suit:
        token = self.now
        self.at += 1
        if one_suit(self.now):
            (suit,), _ = self.next_suits()
            return suit
        if self.named is not None and self.named.suit is not None:
            return self.named.suit
        raise self.wrong(token, tr("the suit that is supported, as in 3+ hearts"))

    def suiters(self) -> Condition:
        """`one-suiter` (six cards), `two-suited` (five and four), `three-suited`."""
        text = self.now.text
        self.at += 1
        named = self._named_next()
        if text.startswith(("ONE", "SINGLE", "1", "ワン")):
            if len(named) > 1:
                raise self.wrong(self.now, tr("one suit, as in one-suiter in hearts"))
            return either(Length(suit, _ONE_SUIT) for suit in named or reversed(SUITS))
        if text.startswith(("TWO", "2", "ツー")):
            return self._two_suited(named)
        return either([Pattern((4, 4, 4, 1)), Pattern((5, 4, 4, 0))])

    def _two_suited(self, named: tuple[Suit, ...]) -> Condition:
        """At least five and four, or as is told: `two-suiter, 5-5, hearts and a minor`."""
        long, short = 5, 4
        comma = int(self.now.sort in (Sort.COMMA, Sort.AND))
        if self.ahead(comma).sort is Sort.PAIR:
            pair = self.ahead(comma)
            long, short = pair.low, pair.high or 0
            self.at += comma + 1
        one, group = self.ahead(), self.ahead(3)
        others: tuple[Suit, ...] = ()
        if self.now.sort is Sort.COMMA and one_suit(one) and self.ahead(2).sort is Sort.AND:
            if group.sort is Sort.SUIT and self.ahead(4).sort not in TELLS_MORE:
                named = words.SUIT_WORDS[one.text][0]
                others = words.SUIT_WORDS[group.text][0]
                self.at += 4
        pairs = combinations(reversed(SUITS), 2)
        return either(
            _two_suits(two, long, short)
            for two in pairs
            if set(named) <= set(two) and (not others or set(two) & (set(others) - set(named)))
        )

    def _named_next(self) -> tuple[Suit, ...]:
        """The suits of `two-suited with spades and clubs`, for which no length is said."""
        at, found = self.at, []
        while self.tokens[at].sort is Sort.AND or one_suit(self.tokens[at]):
            if one_suit(self.tokens[at]):
                found.append(self.tokens[at])
            at += 1
        if not found or not 0 < len(found) <= _TWO or self.tokens[at].sort in TELLS_MORE:
            return ()
        self.at = at
        return tuple(words.SUIT_WORDS[token.text][0][0] for token in found)

    def short(self) -> Condition:
        low, high = words.SHORTNESS[self.now.text]
        self.at += 1
        suits: tuple[Suit, ...] = SUITS[::-1]
        every = False
        if self.now.sort is Sort.SUIT and self.ahead().sort is not Sort.NUMBER:
            suits, every = words.SUIT_WORDS[self.now.text]
            self.at += 1
        lengths = [Length(suit, low, high) for suit in suits]
        return both(lengths) if every else either(lengths)

    def longest(self) -> Condition:
        self.at += 1
        suits, every = self.next_suits()
        return (both if every else either)(map(longest_suit, suits))

    def longer(self) -> Condition:
        text = self.now.text
        self.at += 1
        (first,), _ = words.SUIT_WORDS[text[0]]
        (second,), _ = words.SUIT_WORDS[text[-1]]
        sign = text[1:-1].strip()
        if sign[0] in "<≤":
            first, second = second, first
        return Longer(first, second, sign in ("<", ">"))

    def longer_in_words(self) -> Condition:
        """`longer diamonds than clubs`, `diamonds longer than clubs`."""
        first, second = (
            SUIT_OF_LETTER[SUIT_SPELLINGS[word]]
            for word in self.now.text.split()
            if word in SUIT_SPELLINGS
        )
        self.at += 1
        return Longer(first, second, True)


def suit_by_suit(lengths: Sequence[int]) -> Condition:
    """Just these lengths, from spades to clubs."""
    return both(
        Length(suit, length, length) for suit, length in zip(reversed(SUITS), lengths, strict=True)
    )


def pair_of(token: Token, suits: tuple[Suit, ...]) -> Condition:
    return _two_suits(suits, token.low, token.high or 0)


def _two_suits(suits: tuple[Suit, ...], long: int, short: int) -> Condition:
    """Two lengths at least, either way round."""
    first, second = suits
    return either(
        both([Length(first, one), Length(second, other)])
        for one, other in ((long, short), (short, long))
    )


def transferred(suit: Suit) -> Condition:
    return Length(suit, 5 if suit in (Suit.SPADES, Suit.HEARTS) else 6)


def longest_suit(suit: Suit) -> Condition:
    return both(Longer(suit, other, False) for other in reversed(SUITS) if other is not suit)
