"""Reads what is said about honours: aces, key cards, stoppers, single cards."""

from __future__ import annotations

from bridgelaw.comparable.counting.deck import HONOURS
from bridgelaw.comparable.features import Feature, Kind
from bridgelaw.comparable.notation import words
from bridgelaw.comparable.notation.cursor import Cursor
from bridgelaw.comparable.notation.pieces import Sort, Token, Unit
from bridgelaw.comparable.terms import Condition, Has, both, either
from bridgelaw.game.suits import Suit
from bridgelaw.locale.text import tr

MOST_AHEAD = 28
"""Tokens that are looked at in advance: there are not more than thirteen numbers to choose from."""


_MOST_COUNTED = 6
"""Nobody has more key cards."""


class Honours(Cursor):
    """What is said about honours."""

    def stopper(self) -> Condition:
        self.at += 1
        suits, every = self.next_suits()
        return (both if every else either)(map(stops, suits))

    def good(self) -> Condition:
        self.at += 1
        suits, every = self.next_suits()
        return (both if every else either)(
            Has(Feature(Kind.TOPS, suit), frozenset({2, 3})) for suit in suits
        )

    def cards(self) -> Condition:
        """`SA`, `HKQ`."""
        token = self.now
        self.at += 1
        return holds(token.text[0], token.text[1:])

    def card_of(self) -> Condition | None:
        """`ace of hearts`."""
        card, suit = words.CARD_NAMES.get(self.now.text), self.ahead()
        if card is None or not one_suit(suit) or self.ahead(2).sort is Sort.NUMBER:
            return None
        self.at += 2
        return holds(suit.text, card)

    def number_of_honours(self) -> Condition | None:
        """`1 ace`, `1 or 4 keycards`: numbers before the word, and none after it."""
        steps = 1
        while self._counts_further(steps) and self.ahead(steps + 1).sort is Sort.NUMBER:
            steps += 2
            if steps > MOST_AHEAD:
                return None
        word = self.ahead(steps)
        if steps > 1 and self.ahead(steps - 2).sort is not Sort.OR:
            return None  # 5, 2 aces
        if word.sort is not Sort.COUNTER or self.ahead(steps + 1).sort is Sort.OPEN:
            return None
        numbers = self.tokens[self.at : self.at + steps : 2]
        if any(number.unit is Unit.POINTS for number in numbers):
            return None
        after, most = self.ahead(steps + 1), Feature(words.COUNTERS[word.text]).most
        if after.sort is Sort.NUMBER and (
            after.low <= most or any(number.low > most for number in numbers)
        ):
            return None  # 10+ aces 2, but not 2 aces 10+
        self.at += steps
        if self.card_follows():
            self.at -= steps
            return None
        self.at += 1
        return self._has(Feature(words.COUNTERS[word.text]), numbers)

    def _counts_further(self, steps: int) -> bool:
        """Whether "or" stands there, or the comma of `0, 3 or 5 key cards`."""
        joint, before = self.ahead(steps), self.ahead(steps - 1)
        few = before.single and before.low <= _MOST_COUNTED
        return joint.sort is Sort.OR or (joint.sort is Sort.COMMA and few)

    def card_follows(self) -> bool:
        """Whether `ace of hearts` stands here, not a number of aces and then a suit."""
        at = self.at
        found = self.card_of() is not None
        self.at = at
        return found

    def counter(self) -> Condition:
        card = self.card_of()
        if card is not None:
            return card
        kind = words.COUNTERS[self.now.text]
        self.at += 1
        suit: Suit | None = None
        if self.now.sort is Sort.OPEN:
            self.at += 1
            (suit, *others), _ = self.next_suits()
            if others or not self.take(Sort.CLOSE):
                raise self.wrong(self.tokens[self.at - 1], tr("one suit, as in keycards(H)"))
        feature = Feature(kind, suit)
        if (kind is Kind.TOPS) is not (suit is not None) and kind is not Kind.KEYCARDS:
            raise self.wrong(
                self.tokens[self.at - 1],
                tr("one suit, as in tops(H)") if suit is None else tr("no suit here"),
            )
        if self.now.sort is Sort.NOT_THAT:
            self.at += 1  # エースなし
            return Has(feature, frozenset({0}))
        self.take(Sort.COLON)
        first = self.take(Sort.NUMBER)
        if first is None:
            raise self.wrong(self.now, tr("how many, such as 1 or 4"))
        numbers = [first]
        while self.now.sort is Sort.OR and _counts_on(self.ahead(), self.ahead(2)):
            numbers.append(self.ahead())
            self.at += 2
        return self._has(feature, numbers)

    def none_of(self) -> Condition | None:
        """`aces` of `no aces`: how many are not said."""
        kind = words.COUNTERS.get(self.now.text)
        if kind in (None, Kind.TOPS) or self.card_follows():
            return None
        if self.ahead().sort in (Sort.NUMBER, Sort.OPEN, Sort.COLON):
            return None
        self.at += 1
        assert kind is not None
        return Has(Feature(kind), frozenset({0}))

    def _has(self, feature: Feature, numbers: list[Token]) -> Condition:
        found: set[int] = set()
        for number in numbers:
            high = feature.most if number.high is None else number.high
            if max(number.low, high) > feature.most:
                raise self.wrong(number, tr("a number from 0 to {most}", most=feature.most))
            found.update(range(number.low, high + 1))
        return Has(feature, frozenset(found))


def _counts_on(number: Token, after: Token) -> bool:
    """Whether a number after "or" is one more number of aces, not the next alternative."""
    counts = number.single or number.unit is Unit.CARDS
    length = after.sort is Sort.SUIT and number.end == after.start
    return number.sort is Sort.NUMBER and counts and not length


def one_suit(token: Token) -> bool:
    """Whether the token names one suit, not majors or minors."""
    return token.sort is Sort.SUIT and len(words.SUIT_WORDS[token.text][0]) == 1


def holds(suit: str, ranks: str) -> Condition:
    (named,), _ = words.SUIT_WORDS[suit]
    in_order = "".join(rank for rank in HONOURS if rank in ranks)
    return Has(Feature(Kind.CARDS, named, in_order), frozenset({1}))


def stops(suit: Suit) -> Condition:
    return Has(Feature(Kind.STOP, suit), frozenset({1}))
