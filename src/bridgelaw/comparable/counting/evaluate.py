"""Whether a hand fits a condition; and which shapes do, for conditions that are about shape."""

from __future__ import annotations

from collections.abc import Sequence

from bridgelaw.comparable.counting.deck import HONOURS
from bridgelaw.comparable.features import Feature
from bridgelaw.comparable.terms import (
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
from bridgelaw.game.hands import Hand
from bridgelaw.game.suits import SUITS

_BALANCED = {(4, 3, 3, 3), (4, 4, 3, 2), (5, 3, 3, 2)}
_SEMI = _BALANCED | {(5, 4, 2, 2), (6, 3, 2, 2)}


def shape_fits(condition: Length | Balance | Pattern | Longer, shape: Sequence[int]) -> bool:
    """Whether lengths, from clubs to spades, fit a condition about shape."""
    if isinstance(condition, Length):
        return condition.low <= shape[condition.suit.index] <= condition.high
    if isinstance(condition, Longer):
        longer = shape[condition.suit.index] - shape[condition.other.index]
        return longer > 0 if condition.strictly else longer >= 0
    pattern = tuple(sorted(shape, reverse=True))
    if isinstance(condition, Pattern):
        return pattern == condition.lengths
    if condition is Balance.SEMI:
        return pattern in _SEMI
    return (pattern in _BALANCED) is (condition is Balance.BALANCED)


def fits(condition: Condition, hand: Hand) -> bool:
    """Whether the hand is one of those that the condition describes."""
    if isinstance(condition, Both):
        return all(fits(part, hand) for part in condition.parts)
    if isinstance(condition, Either):
        return any(fits(part, hand) for part in condition.parts)
    if isinstance(condition, Negated):
        return not fits(condition.part, hand)
    if isinstance(condition, Points):
        return condition.low <= hand.hcp <= condition.high
    if isinstance(condition, Has):
        return _value(condition.feature, hand) in condition.numbers
    return shape_fits(condition, [hand.length(suit) for suit in SUITS])


def _value(feature: Feature, hand: Hand) -> int:
    return sum(
        feature.value(
            suit,
            "".join(card.rank_letter for card in held if card.rank_letter in HONOURS),
            len(held),
        )
        for suit in SUITS
        for held in [hand.holding(suit)]
    )
