"""Reads what a call shows, as people write it.

    meaning = [call ":"] branch (", or" branch)*
    branch  = clause ("," clause)*              all of them
    clause  = operand ("or" operand)*           see `alternatives` for what "or" joins
    operand = (purpose | term | remark)+        side by side: all of them
    term    = points | length | shape | honours | "(" meaning ")" | "not" term | "any"

docs/comparable.md lists all forms.
"""

from __future__ import annotations

from collections.abc import Callable

from bridgelaw.comparable.counting.cells import count, too_many
from bridgelaw.comparable.errors import MeaningError
from bridgelaw.comparable.meanings import Alternative, Meaning
from bridgelaw.comparable.notation import vague, words
from bridgelaw.comparable.notation.alternatives import Item, Operand, are_parallel, shared
from bridgelaw.comparable.notation.conventions import hint_of, is_told
from bridgelaw.comparable.notation.hints import hint
from bridgelaw.comparable.notation.lists import lists
from bridgelaw.comparable.notation.pieces import Sort, Token, Unit
from bridgelaw.comparable.notation.reading_honours import one_suit
from bridgelaw.comparable.notation.reading_shapes import suit_by_suit
from bridgelaw.comparable.notation.reading_suits import Suits, is_points
from bridgelaw.comparable.notation.vague import Named
from bridgelaw.comparable.purposes import Aim, Purpose, Topic
from bridgelaw.comparable.terms import (
    EVERY_HAND,
    Both,
    Condition,
    Length,
    Negated,
    Pattern,
    Points,
    both,
    either,
    leaves,
    negated,
)
from bridgelaw.locale.text import tr

_TERM = tr("points (12-14), a length (H4+), a word such as bal, or a purpose (asks: majors)")
_BETWEEN = tr("“or”, or another term")
_DENIED = tr("what is denied, such as S4+ or (H5+ 17+)")

_SHOWN = tr("what the call shows as well, such as 11-21 H4+, or its name, as in 2H: natural")
_TWO_WAYS = tr("parentheses around what “or” joins: this can be read in two ways")

_ENDS = (Sort.END, Sort.OR, Sort.CLOSE, Sort.COMMA)
_MAY_BE_REMARKS = frozenset(
    (
        Sort.HEDGE,
        Sort.REMARK,
        Sort.NOT,
        Sort.NATURAL,
        Sort.RAISE,
        Sort.GOOD,
        Sort.CONVENTION,
        Sort.TRANSFER,
    )
)
_IN_A_SUIT = (
    Topic.ACES, Topic.KEYCARDS, Topic.CONTROLS, Topic.STOPPER, Topic.SUPPORT, Topic.QUEEN,
)  # fmt: skip
_TWO, _GAME = 2, 5
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
        self._remarks: list[str] = [self.label.rstrip()] if self.label else []
        self._conventions: list[Token] = []
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
            Sort.LONGER_IN_WORDS: self.longer_in_words,
            Sort.ANOTHER: self.another,
            Sort.GOOD: self.good,
            Sort.STOPPER: self.stopper,
            Sort.SHORT: self.short,
            Sort.EXACT: self.exact,
            Sort.EXACT_PAIR: self.exact_pair,
            Sort.TRANSFER: self.transfer,
            Sort.SUPPORT: self.support,
            Sort.RAISE: self.support,
            Sort.SUITERS: self.suiters,
            Sort.PATTERN: self._pattern,
            Sort.TOPIC: self._topic,
            Sort.NOT: self._not,
        }

    def whole(self) -> Meaning:
        found: list[Alternative] = []
        for operand in self._alternatives(purposes_allowed=True):
            alternatives = self._finished(operand).split()
            found += alternatives
            self.places += [(operand.start, operand.end)] * len(alternatives)
        if self.now.sort is not Sort.END:
            raise self.wrong(self.now, _BETWEEN)
        for token in self._conventions:
            if not is_told(token.text, (each.hands for each in found)):
                raise self.wrong(token, hint_of(token.text))
        return Meaning(tuple(found), tuple(dict.fromkeys(self._remarks)))

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
            if not self._possible():
                operands = [self._operand(purposes_allowed)]
                while self.take(Sort.OR):
                    operands.append(self._operand(purposes_allowed))
                clauses.append(operands)
            if not self.take(Sort.COMMA):
                return self._said(clauses), False
            while self.now.sort in (Sort.COMMA, Sort.AND):
                self.at += 1
            if self.now.sort in (Sort.END, Sort.CLOSE):
                return self._said(clauses), False
            if self.take(Sort.OR):
                return self._said(clauses), True

    def _said(self, clauses: list[list[Operand]]) -> list[list[Operand]]:
        """The clauses that say more than a remark; one of them must."""
        found = [
            clause for clause in clauses if any(each.items or each.purposes for each in clause)
        ]
        empty = [each for clause in found for each in clause if not each.items + each.purposes]
        if not found or empty:
            if self._conventions:
                named = self._conventions[-1]
                raise self.wrong(named, hint_of(named.text))
            if not clauses:
                raise self.wrong(self.now, _SHOWN)  # a 5-card major possible
            start, end = (empty or clauses[0])[0].place
            raise MeaningError(self.text, start, end, _TERM if start == end else _SHOWN)
        return found

    def _joined(self, clauses: list[list[Operand]]) -> list[Operand]:
        """The clauses of a branch put together: which of them hold for all that "or" joins?"""
        found: list[Operand] = []
        now: Operand | None = None
        listed = lists(clauses)
        if listed is None:
            raise MeaningError(self.text, clauses[0][0].start, clauses[-1][-1].end, _TWO_WAYS)
        clauses = listed
        for at, clause in enumerate(clauses):
            operands = shared(clause)
            if operands is None:
                raise MeaningError(self.text, clause[0].start, clause[-1].end, _TWO_WAYS)
            if len(operands) > 1 and len(clauses) > 1 and are_parallel(operands):
                both_ways = 0 < at < len(clauses) - 1
                if both_ways and not isinstance(clauses[at + 1][0].items[0].term, Negated):
                    raise MeaningError(self.text, operands[0].start, operands[-1].end, _TWO_WAYS)
                term = Item(either(each.hands for each in operands))
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

    def _operand(self, purposes_allowed: bool) -> Operand:
        first = self.at
        found = Operand(self.now.start, self.now.start)
        while True:
            while self.now.sort is Sort.AND or self.joins():
                self.at += 1
            if self.now.sort in _ENDS:
                break
            if self._remark():
                continue
            asked = self._asked_before()
            if self.now.sort is Sort.AIM or asked is not None:
                if not purposes_allowed:
                    raise self.wrong(self.now, tr("a purpose outside the parentheses"))
                found.purposes.append(asked or self._purpose())
            else:
                found.items.append(self._vague() or Item(self._term()))
        if self.at == first:
            raise self.wrong(self.now, _TERM)
        found.end = self.tokens[self.at - 1].end
        found.items = self._settled(found.items)
        return found

    def _possible(self) -> bool:
        """Passes over `5-card major possible`, up to the comma, and keeps it as a remark."""
        first, at = self.now, self.at
        while self.tokens[at].sort not in (Sort.COMMA, Sort.CLOSE, Sort.OPEN, Sort.END):
            at += 1
        last = self.tokens[at - 1]
        if at == self.at or last.sort not in (Sort.HEDGE, Sort.HEDGED):
            return False
        if any(map(is_points, self.tokens[self.at : at])):
            raise self.wrong(last, tr("a comma before what is possible"))
        self.at = at
        self._remarks.append(self.text[first.start : last.end])
        return True

    def _remark(self) -> bool:
        """Passes over what restricts no hand, and keeps it."""
        first = self.now
        if first.sort not in _MAY_BE_REMARKS:
            return False
        denied = first.sort is Sort.NOT and self.ahead().sort is Sort.REMARK
        if first.sort is Sort.NOT and self.ahead().sort is Sort.STRENGTH:
            raise self.wrong(self.ahead(), _TERM)  # "not weak": which points then?
        if first.sort is Sort.CONVENTION:
            self._conventions.append(first)
        if first.sort is Sort.HEDGE:
            if self.ahead().sort in _ENDS:
                raise self.wrong(
                    first, tr("what may be so after it, as in may have a 5-card major")
                )
            while self.now.sort not in (Sort.COMMA, Sort.CLOSE, Sort.END):
                self.at += 1
        elif first.sort in (Sort.REMARK, Sort.CONVENTION) or denied or self._says_nothing_here():
            self.at += 1 + denied
        else:
            return False
        self._remarks.append(self.text[first.start : self.tokens[self.at - 1].end])
        return True

    def _says_nothing_here(self) -> bool:
        """`natural` without a call, `raise` without a suit, `good` before points."""
        sort, after = self.now.sort, self.ahead()
        if sort is Sort.NATURAL:
            return self.named is None or self.named.natural() is None
        if sort is Sort.RAISE:
            return not one_suit(after)
        if sort is Sort.TRANSFER:
            return after.sort is Sort.COMMA and self.tells_a_length
        return sort is Sort.GOOD and after.sort in (Sort.NUMBER, Sort.REMARK, Sort.STRENGTH)

    def _vague(self) -> Item | None:
        """A word that stands for points, or for what the call shows by its name."""
        token = self.now
        if token.sort not in (Sort.STRENGTH, Sort.NATURAL):
            return None
        named = self.named or Named()
        if token.sort is Sort.STRENGTH:
            self.at += 1
            two = self._of_a_suit(token)
            term = two or named.strength(token.text)
            if "RAISE" in token.text and one_suit(self.now) and self.ahead().sort in _ENDS:
                term = both([term, self.raised()])
        else:
            self.at += 1
            term = named.natural() or EVERY_HAND
        return Item(term, is_vague=True, word=self.text[token.start : token.end])

    def _of_a_suit(self, strength: Token) -> Condition | None:
        """`weak two in hearts`, `weak 2H`, `strong NT`."""
        word, after = strength.text, self.now
        usual = vague.STRENGTHS[word]
        if usual not in (vague.WEAK, vague.STRONG):
            return None
        if after.sort is Sort.NOTRUMP:
            self.at += 1
            return Named(1, is_notrump=True).strength(word)
        suit = self.ahead()
        if after.sort is Sort.NUMBER and after.single and one_suit(suit):
            (of,), _ = words.SUIT_WORDS[suit.text]
            if after.low == _TWO or (after.end == suit.start and after.low < _GAME):
                self.at += 2
                return Named(after.low, of).strength(word)
        if usual is vague.WEAK and after.sort is Sort.NUMBER and after.single and after.low == _TWO:
            self.at += 1
            if self.now.sort is Sort.REMARK:
                self.at += 1  # a weak two bid
            if self.now.sort is Sort.SUIT:
                suits, _ = self.next_suits()
                return both([usual, either(Length(each, 6, 6) for each in suits)])
            if not self.mentions_a_suit and (self.named is None or self.named.suit is None):
                raise self.wrong(after, tr("the suit as well, as in weak two in hearts"))
            return None
        of_the_suit = after.sort is Sort.NUMBER and after.unit is Unit.CARDS
        if after.sort is Sort.SUIT or of_the_suit or (after.sort is Sort.NUMBER and after.single):
            # Weak spades, a strong six-card suit: the hand, or the suit?
            raise self.wrong(
                after, tr("a comma before it if the hand is meant, as in weak, 6 spades")
            )
        return None

    def _settled(self, items: list[Item]) -> list[Item]:
        """The terms without the vague ones for which something plain is said as well."""
        told = {_about(leaf) for item in items if not item.is_vague for leaf in leaves(item.term)}
        found: list[Item] = []
        for item in items:
            if not item.is_vague:
                found.append(item)
                continue
            parts = item.term.parts if isinstance(item.term, Both) else (item.term,)
            kept = [part for part in parts if told.isdisjoint(map(_about, leaves(part)))]
            if kept:
                found.append(Item(both(kept), is_vague=True, word=item.word))
            else:
                self._remarks.append(item.word)
        return found

    def _finished(self, operand: Operand) -> Alternative:
        items = _narrowed(self._settled(operand.items))
        if not operand.purposes:
            # Beside a purpose it does say something: that any hand has it.
            items = [each for each in items if each.term != vague.NO_LIMIT or not each.is_vague]
        return Alternative(
            both(item.term for item in items), tuple(dict.fromkeys(operand.purposes))
        )

    def _purpose(self) -> Purpose:
        aim = words.AIMS[self.now.text]
        self.at += 1
        if aim is not Aim.ASKS:
            self._to_a_call()
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
        if topic in _IN_A_SUIT and one_suit(self.now) and self.ahead().sort in _ENDS:
            self.at += 1  # asks for key cards in clubs
        return Purpose(aim, topic, cards)

    def _to_a_call(self) -> None:
        """Passes over the call that a relay asks partner for: `relay to 3C`."""
        bid = self.ahead()
        if self.now.text == "TO" and bid.sort is Sort.NUMBER and bid.single:
            if self.ahead(2).sort in (Sort.SUIT, Sort.NOTRUMP):
                self.at += 3

    def _asked_before(self) -> Purpose | None:
        """`5枚メジャーを尋ねる`, `ace asking`: first what is asked for, then that it is."""
        counted = [each.sort is Sort.NUMBER and each.unit is Unit.CARDS
                   for each in (self.now, self.ahead())]  # fmt: skip
        numbered = any(counted)  # メジャー4枚を尋ねる as well
        number = self.ahead(int(counted[1]))
        topic = words.TOPICS.get(self.ahead(int(counted[0])).text)
        asks, after = self.ahead(1 + numbered), self.ahead(2 + numbered)
        if topic is None or asks.text not in words.ASKED_BEFORE or after.sort is Sort.COLON:
            return None
        cards = number.low if numbered else None
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
        raise self.wrong(token, hint(token.text) or _TERM)

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
        written = tuple(map(int, text.split("-") if "-" in text else text))
        a, b, c, d = sorted(written, reverse=True)
        if written != (a, b, c, d):
            return suit_by_suit(written)  # 4414: nobody would write a shape in any suits so
        return Pattern((a, b, c, d))

    def _parentheses(self) -> Condition:
        opening = self.now
        self.at += 1
        parts = [
            self._finished(operand).hands for operand in self._alternatives(purposes_allowed=False)
        ]
        if not self.take(Sort.CLOSE):
            raise self.wrong(opening, tr("a closing parenthesis for this one"))
        return either(parts)


def _narrowed(items: list[Item]) -> list[Item]:
    """Vague words for the strength made one: `strong, game forcing` is the narrower of them."""
    vague_ones = [item for item in items if item.is_vague and isinstance(item.term, Points)]
    if len(vague_ones) < _TWO:
        return items
    points = [item.term for item in vague_ones if isinstance(item.term, Points)]
    low, high = max(each.low for each in points), min(each.high for each in points)
    if low > high:
        return items  # which no hand has: it is told so
    first = items.index(vague_ones[0])
    rest = [item for item in items if item not in vague_ones]
    return [*rest[:first], Item(Points(low, high), is_vague=True), *rest[first:]]


def _about(condition: Condition) -> object:
    """What a condition is about: points, one suit, or the shape at large."""
    if isinstance(condition, Length):
        return condition.suit
    return type(condition)
