"""Any meaning, for Hypothesis to choose from."""

from __future__ import annotations

from functools import cache

from hypothesis import strategies as st

from bridgelaw.comparable.features import Feature, Kind
from bridgelaw.comparable.meanings import Alternative, Meaning
from bridgelaw.comparable.purposes import Aim, Purpose, Topic
from bridgelaw.comparable.terms import (
    Balance,
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
from bridgelaw.game.suits import SUITS

_suits = st.sampled_from(SUITS)


@st.composite
def _ranges(draw: st.DrawFn, most: int) -> tuple[int, int]:
    low = draw(st.integers(0, most))
    return low, draw(st.integers(low, most) | st.just(most))


def _features() -> st.SearchStrategy[Condition]:
    counts = st.sampled_from(
        [Feature(Kind.ACES), Feature(Kind.KEYCARDS), Feature(Kind.KEYCARDS, SUITS[2])]
    ).flatmap(
        lambda feature: st.builds(
            Has, st.just(feature), st.frozensets(st.integers(0, feature.most), min_size=1)
        )
    )
    cards = st.builds(
        lambda suit, ranks: Has(Feature(Kind.CARDS, suit, ranks), frozenset({1})),
        _suits,
        st.sampled_from(["A", "K", "T", "AK", "KQJ"]),
    )
    stops = st.builds(lambda suit: Has(Feature(Kind.STOP, suit), frozenset({1})), _suits)
    return counts | cards | stops


def leaves() -> st.SearchStrategy[Condition]:
    points = _ranges(37).map(lambda ends: Points(*ends))
    low_points = _ranges(15).map(lambda ends: Points(*ends))
    lengths = st.builds(lambda suit, ends: Length(suit, *ends), _suits, _ranges(13))
    short = st.builds(lambda suit, ends: Length(suit, *ends), _suits, _ranges(5))
    patterns = st.sampled_from([(4, 4, 3, 2), (5, 3, 3, 2), (5, 4, 2, 2), (7, 4, 1, 1)])
    longer = st.tuples(_suits, _suits, st.booleans()).filter(lambda each: each[0] is not each[1])
    return (
        points
        | low_points
        | lengths
        | short
        | st.sampled_from(Balance)
        | patterns.map(Pattern)
        | longer.map(lambda each: Longer(*each))
    )


@cache
def conditions() -> st.SearchStrategy[Condition]:
    """Conditions with at most one condition on honours: more take long to count."""
    trees = st.recursive(
        leaves(),
        lambda inner: (
            st.lists(inner, min_size=1, max_size=4).map(both)
            | st.lists(inner, min_size=1, max_size=4).map(either)
            | inner.map(negated)
        ),
        max_leaves=8,
    )
    with_honours = st.tuples(trees, _features(), st.sampled_from([both, either])).map(
        lambda each: each[2]([each[0], each[1]])
    )
    return trees | with_honours


@cache
def purposes() -> st.SearchStrategy[Purpose]:
    asks = st.builds(
        Purpose, st.just(Aim.ASKS), st.sampled_from(Topic), st.none() | st.integers(3, 6)
    )
    return asks | st.sampled_from([Purpose(Aim.RELAY), Purpose(Aim.WAITING)])


@st.composite
def meanings(draw: st.DrawFn) -> Meaning:
    found: list[Alternative] = []
    for _ in range(draw(st.integers(1, 3))):
        asked = draw(st.lists(purposes(), max_size=2, unique=True))
        hands = draw(conditions() | st.just(both([])))
        found += Alternative(hands, tuple(asked)).split()
    return Meaning(tuple(found))
