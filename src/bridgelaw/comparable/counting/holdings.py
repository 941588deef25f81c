"""What can be held, suit by suit: holdings, and polynomials that count them.

A suit's holdings are written as a polynomial, one for each length: the coefficient of a power is
how many holdings have that many points (and aces, or whatever else is asked for). Multiplying
those of four suits gives all hands of one shape by points. The polynomials are single large
integers, 64 bits a coefficient, so that one multiplication of integers does it all.
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations
from math import comb, prod

from bridgelaw.comparable.counting.deck import POINTS, Deck
from bridgelaw.comparable.features import Feature
from bridgelaw.game.suits import SUITS, Suit

ROWS = 44
"""Rows of points for each number of aces and the like: 0 to 40, and some that stay empty, so that
a range of points can be widened a little without reaching its neighbour."""

WORD = 64
"""Bits of a coefficient; the most that one can be is 635,013,559,600, forty bits."""

Shape = tuple[int, int, int, int]


@dataclass(frozen=True, slots=True)
class Holding:
    """Some honours in a suit, and the number of holdings of a length that have just these."""

    honours: str
    row: int
    ways: int


@lru_cache(maxsize=1024)
def holdings(
    deck: Deck, features: tuple[Feature, ...], suit: Suit, length: int
) -> tuple[Holding, ...]:
    """All holdings of a length in a suit, by their honours."""
    found = []
    for number in range(min(length, len(deck.honours)) + 1):
        ways = comb(deck.spots, length - number)
        if not ways:
            continue
        for chosen in combinations(deck.honours, number):
            honours = "".join(chosen)
            values = [feature.value(suit, honours, length) for feature in features]
            row = sum(POINTS.get(rank, 0) for rank in honours) + _block(features, values) * ROWS
            found.append(Holding(honours, row, ways))
    return tuple(found)


def _block(features: Sequence[Feature], values: Sequence[int]) -> int:
    """The number of the block of rows for hands with these numbers of the features."""
    block, size = 0, 1
    for feature, value in zip(features, values, strict=True):
        block += value * size
        size *= feature.most + 1
    return block


def blocks(features: Sequence[Feature]) -> int:
    """How many blocks of rows there are."""
    return prod(feature.most + 1 for feature in features)


@lru_cache(maxsize=64)
def suit_polynomials(deck: Deck, features: tuple[Feature, ...], suit: Suit) -> tuple[int, ...]:
    """By length: how many holdings in the suit have each row."""
    return tuple(
        sum(holding.ways << WORD * holding.row for holding in holdings(deck, features, suit, n))
        for n in range(min(deck.hand_size, len(deck.ranks)) + 1)
    )


@lru_cache(maxsize=8)
def all_shapes(deck: Deck) -> tuple[Shape, ...]:
    """All shapes of the deck, in the order in which they are numbered."""
    return deck.shapes()


@lru_cache(maxsize=32)
def shape_polynomials(deck: Deck, features: tuple[Feature, ...]) -> tuple[int, ...]:
    """For each shape: how many hands of it have each row."""
    by_suit = [suit_polynomials(deck, features, suit) for suit in SUITS]
    return tuple(
        prod(suit[length] for suit, length in zip(by_suit, shape, strict=True))
        for shape in all_shapes(deck)
    )


def coefficients(polynomial: int, rows: int) -> array[int]:
    """The coefficients of a polynomial, from the first row on."""
    found = array("Q")
    found.frombytes(polynomial.to_bytes(rows * WORD // 8, "little"))
    return found


def coefficient(polynomial: int, row: int) -> int:
    return polynomial >> WORD * row & ((1 << WORD) - 1)
