"""What a call shows, read back in words with brackets: so that a misreading is seen at once."""

from __future__ import annotations

from bridgelaw.comparable.counting.deck import MOST_POINTS
from bridgelaw.comparable.features import Kind
from bridgelaw.comparable.meanings import Alternative, Meaning
from bridgelaw.comparable.terms import (
    EVERY_HAND,
    Balance,
    Both,
    Condition,
    Either,
    Has,
    Length,
    Longer,
    Negated,
    Pattern,
    Points,
)
from bridgelaw.locale.text import All, AnyOf, Text, tr

_BALANCES = {
    Balance.BALANCED: tr("balanced"),
    Balance.SEMI: tr("semi-balanced"),
    Balance.UNBALANCED: tr("unbalanced"),
}
_COUNTED = {
    Kind.ACES: tr("aces"),
    Kind.KINGS: tr("kings"),
    Kind.CONTROLS: tr("controls"),
    Kind.KEYCARDS: tr("key cards"),
}
_ANY = tr("any hand")


def in_words(meaning: Meaning) -> Text:
    """The meaning in words.

    >>> from bridgelaw.comparable import parse_meaning
    >>> str(in_words(parse_meaning("4+ spades, 6-9 or 13+")))
    '4 or more spades and (6 to 9 points or 13 or more points)'
    """
    if meaning.unread:
        return tr("“{text}”, which was not read", text=meaning.unread)
    found = [_alternative(each) for each in meaning.alternatives]
    if len(found) == 1:
        return tr("{what}", what=found[0][0])
    return tr("{what}", what=AnyOf(tuple(_bracketed(*each) for each in found)))


def _alternative(alternative: Alternative) -> tuple[Text, bool]:
    """It in words, and whether it is made of several parts."""
    if not alternative.purposes:
        return _words(alternative.hands), _has_parts(alternative.hands)
    parts = [purpose.text for purpose in alternative.purposes]
    if alternative.hands != EVERY_HAND:
        parts.append(_inside(alternative.hands))
    return tr("{what}", what=All(tuple(parts))), len(parts) > 1


def _has_parts(condition: Condition) -> bool:
    return isinstance(condition, (Both, Either)) and len(condition.parts) > 1


def _bracketed(words: Text, many: bool) -> Text:
    return tr("({words})", words=words) if many else words


def _inside(condition: Condition) -> Text:
    return _bracketed(_words(condition), _has_parts(condition))


def _words(condition: Condition) -> Text:
    if isinstance(condition, Points):
        return _points(condition)
    if isinstance(condition, Length):
        return _length(condition)
    if isinstance(condition, Balance):
        return _BALANCES[condition]
    if isinstance(condition, Pattern):
        return tr("{pattern} in any suits", pattern=str(condition))
    if isinstance(condition, Longer):
        if condition.strictly:
            return tr("more {suit} than {other}", suit=condition.suit, other=condition.other)
        return tr("at least as many {suit} as {other}", suit=condition.suit, other=condition.other)
    if isinstance(condition, Has):
        return _honours(condition)
    if isinstance(condition, Negated):
        return tr("not {what}", what=_inside(condition.part))
    if not condition.parts:
        return _ANY if condition == EVERY_HAND else tr("no hand")
    parts = tuple(map(_inside, condition.parts))
    return tr("{what}", what=All(parts) if isinstance(condition, Both) else AnyOf(parts))


def _points(points: Points) -> Text:
    low, high = points.low, points.high
    if low == high:
        return tr("just {number} points", number=low)
    if high == MOST_POINTS:
        return tr("{number} or more points", number=low)
    return tr("{low} to {high} points", low=low, high=high)


def _length(length: Length) -> Text:
    suit, low, high = length.suit, length.low, length.high
    if low == high:
        return tr("just {number} {suit}", number=low, suit=suit)
    if high == 13:
        return tr("{number} or more {suit}", number=low, suit=suit)
    return tr("{low} to {high} {suit}", low=low, high=high, suit=suit)


def _honours(has: Has) -> Text:
    kind, suit = has.feature.kind, has.feature.suit
    if kind is Kind.CARDS:
        assert suit is not None
        return tr("the cards {cards}", cards=suit.symbol + has.feature.ranks)
    if kind is Kind.STOP:
        return tr("a stopper in {suit}", suit=suit)
    numbers = AnyOf(tuple(map(str, sorted(has.numbers))))
    if kind is Kind.TOPS:
        return tr("of ace, king and queen of {suit}: {numbers}", suit=suit, numbers=numbers)
    if suit is not None:
        return tr("key cards for {suit}: {numbers}", suit=suit, numbers=numbers)
    return tr("{what}: {numbers}", what=_COUNTED[kind], numbers=numbers)
