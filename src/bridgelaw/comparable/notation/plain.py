"""The plain notation of what a call shows: small, exact, and what `str` writes back.

    meaning = branch (", or" branch)*
    branch  = clause ("," clause)*              all of them
    clause  = operand ("or" operand)*           see `alternatives` for what "or" joins
    operand = (purpose | term)+                 side by side: all of them
    term    = points | length | shape | honours | "(" meaning ")" | "not" term | "any"

Everything else that people say is read by `spoken/`, which writes it in this notation.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from itertools import combinations

from bridgelaw.comparable.counting.cells import count, too_many
from bridgelaw.comparable.counting.deck import HONOURS, MOST_POINTS
from bridgelaw.comparable.errors import MeaningError
from bridgelaw.comparable.features import Feature, Kind
from bridgelaw.comparable.meanings import Alternative, Meaning
from bridgelaw.comparable.notation.alternatives import Operand, ReadTerm, are_parallel, shared
from bridgelaw.comparable.notation.lists import lists
from bridgelaw.comparable.notation.plain_tokens import (
    AIMS,
    BALANCES,
    COUNTERS,
    END,
    TOPICS,
    PlainToken,
    suit_of,
    tokens,
)
from bridgelaw.comparable.purposes import Aim, Purpose
from bridgelaw.comparable.terms import (
    EVERY_HAND,
    Condition,
    Has,
    Length,
    Longer,
    Negated,
    Pattern,
    Points,
    both,
    either,
    negated,
)
from bridgelaw.game.suits import SUITS, Suit
from bridgelaw.locale.text import Text, tr

TERM = tr("points (12-14), a length (H4+), a word such as bal, or a purpose (asks: majors)")
TWO_WAYS = tr("parentheses around what “or” joins: this can be read in two ways")
_MOST_CARDS = 13
_LONGEST_PAIR = 8
_ONE_SUIT = 6
_DENIED = 3
"""To deny so many cards is to deny more as well; not so with a doubleton."""
_DEEPEST = 20
"""Parentheses and denials within each other: nobody explains a call with more of them."""
_ENDS = (END, "or", "close", "comma")
_NUMBER = re.compile(r"(?P<sign>>=|<=|≥|≤|>|<|=)?\s?(?P<low>\d+)(?P<more>\+|-(?P<high>\d*))?")


def is_plain(text: str) -> bool:
    """Whether a text is in the plain notation alone, and in nobody's own words."""
    return tokens(text) is not None


def has_words(text: str) -> bool:
    """Whether there are words in it that people put into another order: `2 aces`, `H stop`."""
    return any(token.kind in ("counter", "suit", "stop", "good") for token in tokens(text) or ())


def read_plain(text: str) -> Meaning:
    """Reads a meaning, even one that no hand has."""
    return _Reader(text).whole()


def parse_plain(text: str) -> Meaning:
    """Reads a meaning, and refuses one that no hand has."""
    reader = _Reader(text)
    meaning = reader.whole()
    if too_many(meaning.features):
        raise MeaningError(text, 0, len(text), tr("fewer different statements about honours"))
    for alternative, (start, end) in zip(meaning.alternatives, reader.places, strict=True):
        if not count(alternative.hands):
            raise MeaningError(text, start, end, tr("something that a hand can have: no hand does"))
    return meaning


class _Reader:
    """The grammar, from the whole to the parts."""

    def __init__(self, text: str) -> None:
        found = tokens(text)
        if found is None:
            raise MeaningError(text, 0, len(text), TERM)
        self._text, self._tokens, self._at, self._depth = text, found, 0, 0
        self.places: list[tuple[int, int]] = []
        self._terms: dict[str, Callable[[PlainToken], Condition]] = {
            "number": self._points, "unit": self._unit, "length": self._length,
            "before": self._length, "pattern": self._pattern, "longer": self._longer,
            "cards": self._cards, "counter": self._counter, "suiter": self._suiter,
            "stop": self._stop, "good": self._good, "open": self._parentheses, "not": self._not,
            "balance": lambda token: BALANCES[token.text], "any": lambda _: EVERY_HAND,
        }  # fmt: skip

    @property
    def _now(self) -> PlainToken:
        return self._tokens[self._at]

    def _take(self, *kinds: str) -> PlainToken | None:
        if self._now.kind not in kinds:
            return None
        self._at += 1
        return self._tokens[self._at - 1]

    def _wrong(self, token: PlainToken, expected: Text) -> MeaningError:
        return MeaningError(self._text, token.start, token.end, expected)

    def whole(self) -> Meaning:
        found: list[Alternative] = []
        for operand in self._alternatives(purposes_allowed=True):
            alternatives = _finished(operand).split()
            found += alternatives
            self.places += [(operand.start, operand.end)] * len(alternatives)
        if self._now.kind != END:
            raise self._wrong(self._now, tr("“or”, or another term"))
        return Meaning(tuple(found))

    def _alternatives(self, purposes_allowed: bool) -> list[Operand]:
        """All that stands up to the end, or to a closing parenthesis."""
        found: list[Operand] = []
        more = True
        while more:
            clauses, more = self._branch(purposes_allowed)
            found += self._joined(clauses)
        return found

    def _branch(self, purposes_allowed: bool) -> tuple[list[list[Operand]], bool]:
        """Clauses with commas between, and whether ", or" comes after them."""
        clauses: list[list[Operand]] = []
        while True:
            operands = [self._operand(purposes_allowed)]
            while self._take("or"):
                operands.append(self._operand(purposes_allowed))
            clauses.append(operands)
            if not self._take("comma"):
                return clauses, False
            while self._take("comma"):
                pass
            if self._now.kind in (END, "close"):
                return clauses, False
            if self._take("or"):
                return clauses, True

    def _joined(self, clauses: list[list[Operand]]) -> list[Operand]:
        """The clauses of a branch put together: which of them hold for all that "or" joins?"""
        found: list[Operand] = []
        now: Operand | None = None
        listed = lists(clauses)
        if listed is None:
            raise self._two_ways(clauses[0][0], clauses[-1][-1])
        for at, clause in enumerate(listed):
            operands = shared(clause)
            if operands is None:
                raise self._two_ways(clause[0], clause[-1])
            if len(operands) > 1 and len(listed) > 1 and are_parallel(operands):
                after = listed[at + 1][0].items if 0 < at < len(listed) - 1 else ()
                if after and not _denies(after[0].term):  # what asks only has no terms
                    raise self._two_ways(operands[0], operands[-1])
                term = ReadTerm(either(each.hands for each in operands))
                operands = [Operand(operands[0].start, operands[-1].end, [term])]
            if now is None:
                now = operands[0]
            else:
                now.extend(operands[0])
            if len(operands) > 1:
                found += [now, *operands[1:-1]]
                now = operands[-1]
        assert now is not None
        return [*found, now]

    def _two_ways(self, first: Operand, last: Operand) -> MeaningError:
        return MeaningError(self._text, first.start, last.end, TWO_WAYS)

    def _operand(self, purposes_allowed: bool) -> Operand:
        found = Operand(self._now.start, self._now.start)
        first = self._at
        while self._now.kind not in _ENDS:
            if token := self._take("aim"):
                if not purposes_allowed:
                    raise self._wrong(token, tr("a purpose outside the parentheses"))
                found.purposes.append(self._purpose(token))
            else:
                found.items.append(ReadTerm(self._term()))
        if self._at == first:
            raise self._wrong(self._now, TERM)
        found.end = self._tokens[self._at - 1].end
        return found

    def _purpose(self, token: PlainToken) -> Purpose:
        aim = AIMS[token.text.rstrip(":")]
        if aim is not Aim.ASKS:
            self._take("to")  # the call that a relay asks partner for
            return Purpose(aim)
        topic = self._take("topic")
        if topic is None:
            expected = tr("what is asked for, such as majors, aces or a stopper")
            raise self._wrong(self._now, expected)
        cards, _, name = topic.text.rpartition("-CARD")
        return Purpose(aim, TOPICS[name.strip()], int(cards) if cards else None)

    def _term(self) -> Condition:
        token = self._now
        reader = self._terms.get(token.kind)
        if reader is None:
            raise self._wrong(token, TERM)
        if self._depth == _DEEPEST:
            raise self._wrong(token, tr("fewer parentheses and denials within each other"))
        self._depth += 1
        self._at += 1
        found = reader(token)
        self._depth -= 1
        return found

    # Points and lengths

    def _range(self, token: PlainToken, most: int, text: str, expected: Text) -> tuple[int, int]:
        match = _NUMBER.search(text)
        assert match is not None
        low, sign = int(match["low"]), match["sign"]
        high = {"+": most, None: low}.get(match["more"])
        if high is None:  # 4-6, or 4- for at most four
            low, high = (low, int(match["high"])) if match["high"] else (0, low)
        if sign in (">=", "≥", ">"):
            low, high = low + (sign == ">"), most
        elif sign in ("<=", "≤", "<"):
            low, high = 0, low - (sign == "<")
        if not 0 <= low <= high <= most:
            raise self._wrong(token, expected)
        return low, high

    def _points(self, token: PlainToken) -> Condition:
        if pair := re.fullmatch(r"(\d)-(\d)", token.text):
            long, short = int(pair[1]), int(pair[2])
            if 3 <= short <= long <= _LONGEST_PAIR and self._now.kind != "unit":
                return either(
                    _two_suits(suits, long, short) for suits in combinations(reversed(SUITS), 2)
                )
        after = self._now
        if (
            after.kind == "length"
            and after.start == token.end
            and re.search(r"[89]|1\d", after.text)
        ):
            raise self._wrong(after, tr("a space after the points, as in 4+ H8+"))
        self._take("unit")
        expected = tr("points from 0 to {most}", most=MOST_POINTS)
        return Points(*self._range(token, MOST_POINTS, token.text, expected))

    def _unit(self, _: PlainToken) -> Condition:
        number = self._take("number")
        if number is None:
            raise self._wrong(self._now, tr("how many points, such as 15-17"))
        return self._points(number)

    def _length(self, token: PlainToken) -> Condition:
        text = token.text
        suit = next(letter for letter in text if not letter.isdecimal() and letter not in "+-<>=≥≤")
        if text.endswith("+") and token.kind == "before":
            text = text.replace(suit, "")  # 5H+
        expected = tr("a length from 0 to 13")
        found = [Length(suit_of(suit), *self._range(token, _MOST_CARDS, text, expected))]
        while self._now.kind == "or" and self._counts_on():  # H4 or 5
            self._at += 2
            number = self._tokens[self._at - 1]
            found.append(Length(suit_of(suit), *self._range(number, 13, number.text, expected)))
        return either(found)

    # Shapes

    def _pattern(self, token: PlainToken) -> Condition:
        lengths = tuple(map(int, re.sub(r"\D", "", token.text)))
        if sum(lengths) != _MOST_CARDS:
            raise self._wrong(token, tr("four lengths that add up to 13"))
        a, b, c, d = sorted(lengths, reverse=True)
        if "=" not in token.text and lengths == (a, b, c, d):
            return Pattern((a, b, c, d))
        # 4414: nobody would write a shape in any suits so
        return both(
            Length(suit, each, each) for suit, each in zip(reversed(SUITS), lengths, strict=True)
        )

    def _longer(self, token: PlainToken) -> Condition:
        first, second = suit_of(token.text[0]), suit_of(token.text[-1])
        sign = token.text[1:-1]
        if first is second:
            raise self._wrong(token, tr("two different suits"))
        if sign in ("<", "<=", "≤"):
            first, second = second, first
        return Longer(first, second, sign in ("<", ">"))

    def _suiter(self, token: PlainToken) -> Condition:
        if token.text == "ONE-SUITER":
            return either(Length(suit, _ONE_SUIT) for suit in reversed(SUITS))
        if token.text == "TWO-SUITED":
            return either(_two_suits(suits, 5, 4) for suits in combinations(reversed(SUITS), 2))
        return either([Pattern((4, 4, 4, 1)), Pattern((5, 4, 4, 0))])

    # Honours

    def _suit(self) -> Suit:
        token = self._take("suit")
        if token is None:
            raise self._wrong(self._now, tr("the suit by its name, such as S, H, D or C"))
        return suit_of(token.text)

    def _cards(self, token: PlainToken) -> Condition:
        ranks = "".join(rank for rank in HONOURS if rank in token.text[1:])
        return Has(Feature(Kind.CARDS, suit_of(token.text[0]), ranks), frozenset({1}))

    def _stop(self, _: PlainToken) -> Condition:
        return Has(Feature(Kind.STOP, self._suit()), frozenset({1}))

    def _good(self, _: PlainToken) -> Condition:
        return Has(Feature(Kind.TOPS, self._suit()), frozenset({2, 3}))

    def _counter(self, token: PlainToken) -> Condition:
        kind = COUNTERS[token.text]
        suit: Suit | None = None
        if self._take("open"):
            suit = self._suit()
            if not self._take("close"):
                raise self._wrong(self._now, tr("one suit, as in keycards(H)"))
        if (kind is Kind.TOPS) is not (suit is not None) and kind is not Kind.KEYCARDS:
            expected = tr("one suit, as in tops(H)") if suit is None else tr("no suit here")
            raise self._wrong(token, expected)
        feature = Feature(kind, suit)
        number = self._take("number")
        if number is None:
            raise self._wrong(self._now, tr("how many, such as 1 or 4"))
        found = self._numbers(number, feature)
        while self._now.kind == "or" and self._counts_on():
            self._at += 2
            found |= self._numbers(self._tokens[self._at - 1], feature)
        return Has(feature, frozenset(found))

    def _counts_on(self) -> bool:
        """Whether a number after "or" is one more of the same, not the next alternative."""
        number = self._tokens[self._at + 1]
        if number.kind != "number" or not number.text.isdecimal():
            return False
        return int(number.text) <= _LONGEST_PAIR and self._tokens[self._at + 2].kind != "unit"

    def _numbers(self, token: PlainToken, feature: Feature) -> set[int]:
        expected = tr("a number from 0 to {most}", most=feature.most)
        low, high = self._range(token, feature.most, token.text, expected)
        return set(range(low, high + 1))

    # What is put together

    def _parentheses(self, opening: PlainToken) -> Condition:
        parts = [_finished(operand).hands for operand in self._alternatives(purposes_allowed=False)]
        if not self._take("close"):
            raise self._wrong(opening, tr("a closing parenthesis for this one"))
        return either(parts)

    def _not(self, _: PlainToken) -> Condition:
        if self._now.kind in (*_ENDS, "aim"):
            raise self._wrong(self._now, tr("what is denied, such as S4+ or (H5+ 17+)"))
        exact = "=" in self._now.text or "-" in self._now.text
        alone = self._now.kind in ("length", "before") and not exact
        found = self._term()
        if alone and isinstance(found, Length) and found.low == found.high >= _DENIED:
            found = Length(found.suit, found.low)
        return negated(found)


def _finished(operand: Operand) -> Alternative:
    return Alternative(
        both(item.term for item in operand.items), tuple(dict.fromkeys(operand.purposes))
    )


def _denies(term: Condition) -> bool:
    """Whether it says what a hand has not: that goes with all that was said before."""
    return isinstance(term, Negated) or (isinstance(term, Length) and not term.low)


def _two_suits(suits: tuple[Suit, ...], long: int, short: int) -> Condition:
    """Two lengths at least, either way round."""
    first, second = suits
    return either(
        both([Length(first, one), Length(second, other)])
        for one, other in dict.fromkeys(((long, short), (short, long)))
    )
