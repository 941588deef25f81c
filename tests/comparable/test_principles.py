"""Law 23A: what must hold of the verdict whatever the two calls are."""

from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from bridgelaw.comparable import Alternative, Comparison, Meaning, Verdict, compare, parse_meaning
from bridgelaw.comparable.counting.cells import count, features_of
from bridgelaw.comparable.features import Feature, Kind
from bridgelaw.comparable.terms import (
    Balance,
    Condition,
    Length,
    Points,
    both,
    either,
    negated,
)
from bridgelaw.game.suits import SUITS
from tests.comparable.documents import EXAMPLES, Example
from tests.comparable.meanings import conditions, leaves
from tests.rotation import examples

RANKS = {Verdict.NOT_COMPARABLE: 0, Verdict.DIRECTOR_DECIDES: 1, Verdict.COMPARABLE: 2}


def judged(old: Condition, new: Condition) -> Comparison:
    return compare(Meaning((Alternative(old),)), Meaning((Alternative(new),)))


def rank(old: str, new: str) -> int:
    return RANKS[compare(parse_meaning(old), parse_meaning(new)).verdict]


@st.composite
def calls(draw: st.DrawFn) -> Condition:
    """What players play: points, one suit or two, or a balanced hand."""
    low = draw(st.integers(0, 20))
    points = Points(low, draw(st.integers(low + 1, low + 12) | st.just(37)))
    suits = draw(st.lists(st.sampled_from(SUITS), max_size=2, unique=True))
    if not suits and draw(st.booleans()):
        return both([points, Balance.BALANCED])
    shown = draw(st.integers(3, 6))
    return both([points, *(Length(suit, min(shown, 5)) for suit in suits)])


def _says_the_same_beside_every_call(condition: Condition) -> bool:
    """Key cards of no suit are read like what the other call counts: not one set of hands."""
    return Feature(Kind.KEYCARDS) not in features_of([condition])


CONDITIONS = conditions().filter(_says_the_same_beside_every_call)
ANY_CALL = calls() | CONDITIONS


@settings(max_examples=examples(150))
@given(ANY_CALL, CONDITIONS | leaves())
def test_law_23A2_a_replacement_within_is_always_comparable(
    old: Condition, more: Condition
) -> None:
    new = both([old, more])
    assume(count(new))
    found = judged(old, new)
    assert found.verdict is Verdict.COMPARABLE
    assert found.test in ("23A1", "23A2")


@settings(max_examples=examples(300))
@given(ANY_CALL, ANY_CALL, ANY_CALL)
def test_law_23A1_hands_outside_never_help(old: Condition, new: Condition, more: Condition) -> None:
    """With more hands outside never better; which is: with fewer of them never worse."""
    assume(count(old) and count(new))
    wider = either([new, both([more, negated(old)])])
    before, after = judged(old, new), judged(old, wider)
    assert after.counts.common == before.counts.common
    assert RANKS[after.verdict] <= RANKS[before.verdict]


@settings(max_examples=examples(200))
@given(st.sampled_from(EXAMPLES), ANY_CALL)
def test_law_23A1_hands_outside_never_help_in_the_documents(
    example: Example, more: Condition
) -> None:
    old = parse_meaning(example.withdrawn)
    new = parse_meaning(example.replacement)
    assume(not old.purposes and not new.purposes and not old.features)
    assume(not old.shows_nothing)
    before = compare(old, new)
    outside = Alternative(both([more, negated(old.hands)]))
    assume(count(outside.hands))
    after = compare(old, Meaning((*new.alternatives, outside)))
    assert RANKS[after.verdict] <= RANKS[before.verdict]


@settings(max_examples=examples(200))
@given(ANY_CALL, ANY_CALL)
def test_every_hand_outside_is_counted_once(old: Condition, new: Condition) -> None:
    assume(count(old) and count(new))
    found = judged(old, new).measures
    ways = found.off_shape + found.quality + found.longer + found.off_strength
    assert ways == (found.counts.outside if found.counts.common else 0)
    assert found.between <= found.all_between <= found.near + found.between


@pytest.mark.parametrize("old", ["11-21 H5+", "11-19 S5+", "12-21", "10-15 C6+", "15-17 bal"])
def test_a_higher_floor_does_not_make_it_worse_at_once(old: str) -> None:
    """12+, 13+ and 14+ for 11-21 are more and more limited; only the tail decides, in the end."""
    rest = old.partition(" ")[2]
    low, high = (int(end) for end in old.split(maxsplit=1)[0].split("-"))
    ranks = [rank(old, f"{floor}+ {rest}") for floor in range(low, high + 2)]
    assert all(after <= before for before, after in pairwise(ranks))
    assert ranks[-1] == 0  # it starts above the limit


@pytest.mark.parametrize("old", ["11-21 H5+", "11-19 S6+", "12-21", "15-17 bal", "11-21 H5+ S5+"])
def test_a_lower_floor_makes_it_worse_and_worse(old: str) -> None:
    rest = old.partition(" ")[2]
    low, high = old.split(maxsplit=1)[0].split("-")
    ranks = [rank(old, f"{floor}-{high} {rest}") for floor in range(int(low), -1, -1)]
    assert all(after <= before for before, after in pairwise(ranks))
    assert (ranks[0], ranks[-1]) == (2, 0)


@pytest.mark.parametrize("old", ["5-10 S6", "6-9 H3+", "10-12 H4+", "5-10 H5+ S5+", "12-14 bal"])
def test_a_higher_limit_makes_it_worse_and_worse(old: str) -> None:
    rest = old.partition(" ")[2]
    low, high = old.split(maxsplit=1)[0].split("-")
    ranks = [rank(old, f"{low}-{limit} {rest}") for limit in range(int(high), 30)]
    assert all(after <= before for before, after in pairwise(ranks))
    assert ranks[0] == 2


@pytest.mark.parametrize(
    ("old", "new", "wanted"),
    [
        # Clearly wider, or weaker: not comparable however narrow the shape is.
        ("11-19 S6+", "S6+", {0}),
        ("5-10 S6", "8-16 S6+", {0, 1}),
        ("11-21 H5+ S5+", "5+ H5+ S5+", {0}),
        ("11-15 C5+ D5+", "0-15 C5+ D5+", {0}),
        ("11-15 H6+", "5-10 H6+", {0}),
        ("12+ S4+ H0-1", "6+ S4+ H0-1", {0}),
        # Narrower, with a tail above.
        ("11-19 S5+", "16+ S5+", {1, 2}),
        ("11-21 H5+", "12+ H5+", {2}),
        ("11-21 H5+", "13+ H5+", {2}),
        ("11-21 H5+", "14+ H5+", {2}),
        # One suit, and stronger: the director; two suits weigh more.
        ("5-10 H6", "5-14 H6", {1}),
        ("5-10 H5 C5", "5-14 H5 C5", {2}),
        ("5-10 H5 C5", "0-10 H5 C5", {1}),
    ],
)
def test_direction_and_amount_decide(old: str, new: str, wanted: set[int]) -> None:
    assert rank(old, new) in wanted
