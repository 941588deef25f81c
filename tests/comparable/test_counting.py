"""Counts: against known figures, against every hand of a small pack, against dealing."""

from __future__ import annotations

import random
from itertools import combinations
from math import comb

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bridgelaw.comparable import parse_meaning
from bridgelaw.comparable.counting.cells import all_cells, cells_for, count
from bridgelaw.comparable.counting.deck import STANDARD, Deck
from bridgelaw.comparable.counting.evaluate import fits
from bridgelaw.comparable.counting.measures import extent, measure
from bridgelaw.comparable.terms import (
    EVERY_HAND,
    Balance,
    Condition,
    Negated,
    Pattern,
    Points,
    both,
    either,
)
from bridgelaw.game.cards import CARDS
from bridgelaw.game.hands import Hand
from bridgelaw.game.suits import SUITS
from tests.comparable.meanings import conditions
from tests.rotation import examples

ALL = 635_013_559_600

SMALL = Deck("9TJQKA", 4)
SMALL_HANDS = [
    Hand.of(cards)
    for cards in combinations([card for card in CARDS if card.rank_letter in SMALL.ranks], 4)
]
"""Every hand of the small pack: 10,626."""


def test_all_hands() -> None:
    assert count(EVERY_HAND) == ALL == comb(52, 13)
    assert sum(count(Points(points, points)) for points in range(38)) == ALL


@pytest.mark.parametrize(
    ("points", "hands"),
    [(0, 2_310_789_600), (10, 59_723_754_816), (13, 43_906_944_752), (20, 4_086_538_404), (37, 4)],
)
def test_high_card_points(points: int, hands: int) -> None:
    assert count(Points(points, points)) == hands


@pytest.mark.parametrize(
    ("pattern", "hands"),
    [
        ((4, 4, 3, 2), 136_852_887_600),
        ((5, 3, 3, 2), 98_534_079_072),
        ((4, 3, 3, 3), 66_905_856_160),
        ((5, 4, 3, 1), 82_111_732_560),
        ((4, 4, 4, 1), 19_007_345_500),
        ((13, 0, 0, 0), 4),
    ],
)
def test_patterns(pattern: tuple[int, int, int, int], hands: int) -> None:
    assert count(Pattern(pattern)) == hands


def test_balanced_hands() -> None:
    assert count(Balance.BALANCED) == 136_852_887_600 + 98_534_079_072 + 66_905_856_160
    assert count(Balance.BALANCED) + count(Balance.UNBALANCED) == ALL


def test_aces() -> None:
    for number in range(5):
        expected = comb(4, number) * comb(48, 13 - number)
        assert parse_meaning(f"aces {number}").count == expected
    for number in range(6):
        expected = comb(5, number) * comb(47, 13 - number)
        assert parse_meaning(f"keycards {number}").count == expected


def test_a_card_and_its_suit() -> None:
    assert parse_meaning("SA").count == ALL // 4
    assert parse_meaning("S0").count == comb(39, 13)
    assert parse_meaning("S7+ SAKQ").count == sum(
        comb(10, length - 3) * comb(39, 13 - length) for length in range(7, 14)
    )


@settings(max_examples=examples(40))
@given(conditions())
def test_every_hand_of_a_small_pack(condition: Condition) -> None:
    assert count(condition, SMALL) == sum(fits(condition, hand) for hand in SMALL_HANDS)


@settings(max_examples=examples(15))
@given(conditions(), conditions())
def test_intersection_and_difference_in_a_small_pack(one: Condition, two: Condition) -> None:
    found = measure(one, two, SMALL).counts
    first = {hand for hand in SMALL_HANDS if fits(one, hand)}
    second = {hand for hand in SMALL_HANDS if fits(two, hand)}
    assert (found.withdrawn, found.replacement) == (len(first), len(second))
    assert (found.common, found.outside) == (len(first & second), len(second - first))


@settings(max_examples=examples(15))
@given(conditions())
def test_the_least_and_the_most_in_a_small_pack(condition: Condition) -> None:
    made = [hand for hand in SMALL_HANDS if fits(condition, hand)]
    found = extent(condition, SMALL)
    if found is None:
        assert not made
        return
    points = [hand.hcp for hand in made]
    assert (found.points.low, found.points.high) == (min(points), max(points))
    for suit in SUITS:
        lengths = [hand.length(suit) for hand in made]
        each = found.lengths[suit.index]
        assert (each.low, each.high) == (min(lengths), max(lengths))


@settings(max_examples=examples(60))
@given(conditions(), conditions())
def test_sets_obey_their_laws(one: Condition, two: Condition) -> None:
    union, common = count(either([one, two])), count(both([one, two]))
    assert union + common == count(one) + count(two)
    assert count(Negated(one)) == ALL - count(one)


@settings(max_examples=examples(30))
@given(conditions())
def test_alike_shapes_put_together_change_nothing(condition: Condition) -> None:
    few = cells_for(condition)
    every = all_cells(STANDARD, few.features)
    assert few.count(few.set_of(condition)) == every.count(every.set_of(condition))


@settings(max_examples=examples(20))
@given(st.data())
def test_counts_agree_with_dealing(data: st.DataObject) -> None:
    condition = data.draw(conditions())
    chance = random.Random(7)
    dealt = [Hand.of(chance.sample(CARDS, 13)) for _ in range(400)]
    share = sum(fits(condition, hand) for hand in dealt) / len(dealt)
    assert share == pytest.approx(count(condition) / ALL, abs=0.13)  # more than five sigmas
