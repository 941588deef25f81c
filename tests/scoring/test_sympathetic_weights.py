"""12C1(c), examples 10 and 11: excluded outcomes, and weights in favour of the other side."""

from __future__ import annotations

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bridgelaw.game.boards import Vulnerability
from bridgelaw.scoring.awards import Assigned, parse_assigned
from bridgelaw.scoring.outcomes import parse_outcome
from bridgelaw.scoring.profile import WBF
from bridgelaw.scoring.sympathetic_weights import (
    NothingLeft,
    NotPossible,
    TooFar,
    excluding,
    sympathetic,
    within_limit,
)
from tests.scoring.award_samples import assigned

SLAM = parse_outcome("6D= by S")
LIMIT = WBF.sympathetic_limit


def test_example_11_a_slam_bid_by_half_weighs_60_percent() -> None:
    polled = parse_assigned("50% 6D= by S, 30% 3NT-1 by S, 20% 5D= by S")
    assert sympathetic(polled, SLAM, LIMIT) == parse_assigned(
        "60% 6D= by S, 24% 3NT-1 by S, 16% 5D= by S"
    )


def test_example_11_a_guess_for_the_queen() -> None:
    polled = parse_assigned("50% 6D= by S, 50% 6D-1 by S")
    assert sympathetic(polled, SLAM, LIMIT) == parse_assigned("60% 6D= by S, 40% 6D-1 by S")


def test_example_11_a_quarter_becomes_30_percent() -> None:
    polled = parse_assigned("25% 6D= by S, 25% 6D-1 by S, 30% 5D= by S, 20% 3NT-1 by S")
    given = sympathetic(polled, SLAM, LIMIT)
    assert dict(given.outcomes)[SLAM] == Fraction(30, 100)
    within_limit(polled, parse_assigned("30% 6D= by S, 30% 6D-1 by S, 40% 5D= by S"), SLAM, LIMIT)


def test_law_12C1c_never_above_one() -> None:
    polled = parse_assigned("90% 6D= by S, 10% 6D-1 by S")
    assert sympathetic(polled, SLAM, LIMIT) == parse_assigned("6D= by S")
    certain = parse_assigned("6D= by S")
    assert sympathetic(certain, SLAM, LIMIT) == certain


def test_law_12C1c_several_outcomes_can_be_favoured() -> None:
    polled = parse_assigned("30% 6D= by S, 20% 5D= by S, 50% 3NT-1 by S")
    favoured = (SLAM, parse_outcome("5D= by S"))
    given = sympathetic(polled, favoured, LIMIT)
    assert given == parse_assigned("36% 6D= by S, 24% 5D= by S, 40% 3NT-1 by S")
    within_limit(polled, given, favoured, LIMIT)


def test_example_11_more_than_a_fifth_is_refused_with_the_limit() -> None:
    polled = parse_assigned("50% 6D= by S, 50% 6D-1 by S")
    given = parse_assigned("61% 6D= by S, 39% 6D-1 by S")
    with pytest.raises(TooFar) as refused:
        within_limit(polled, given, SLAM, LIMIT)
    assert str(refused.value) == (
        "6D= by S has 50 per cent in the poll and may have 60 per cent at most (more by 20 "
        "per cent of itself), not 61 per cent"
    )


def test_law_12C1c_the_limit_is_the_profiles() -> None:
    polled = parse_assigned("50% 6D= by S, 50% 6D-1 by S")
    given = parse_assigned("60% 6D= by S, 40% 6D-1 by S")
    within_limit(polled, given, SLAM, Fraction(1, 5))
    with pytest.raises(TooFar):
        within_limit(polled, given, SLAM, Fraction(1, 10))


def test_law_12C1c_weights_do_not_move_towards_the_offending_side() -> None:
    polled = parse_assigned("50% 6D= by S, 50% 6D-1 by S")
    with pytest.raises(TooFar, match="favour the offending side"):
        within_limit(polled, parse_assigned("40% 6D= by S, 60% 6D-1 by S"), SLAM, LIMIT)


def test_law_12C1c_what_nobody_chose_cannot_be_favoured() -> None:
    polled = parse_assigned("50% 5D= by S, 50% 6D-1 by S")
    with pytest.raises(NotPossible):
        sympathetic(polled, SLAM, LIMIT)
    with pytest.raises(TooFar, match="0 per cent at most"):
        within_limit(polled, parse_assigned("6D= by S"), SLAM, LIMIT)
    with pytest.raises(NotPossible):
        sympathetic(polled, (), LIMIT)


def test_example_10_the_cancelled_slam_has_no_weight() -> None:
    slam = parse_outcome("6S= by S")
    polled = parse_assigned("3 x 6S= by S, 1 x 4S+2 by S, 1 x 5S+1 by S")
    assert excluding(polled, slam) == parse_assigned("1/2 4S+2 by S, 1/2 5S+1 by S")


def test_law_12C1c_only_the_legal_part_of_an_outcome_counts() -> None:
    slam = parse_outcome("6S= by S")
    polled = parse_assigned("60% 6S= by S, 40% 4S+2 by S")
    # A third of those who reached it did so legally: 20 of 60.
    assert excluding(polled, {slam: Fraction(1, 3)}) == parse_assigned(
        "1/3 6S= by S, 2/3 4S+2 by S"
    )
    assert excluding(polled, {slam: Fraction(1)}) == polled


def test_law_12C1c_something_must_be_left() -> None:
    polled = parse_assigned("60% 6S= by S, 40% 6S-1 by S")
    with pytest.raises(NothingLeft):
        excluding(polled, [outcome for outcome, _ in polled.outcomes])
    with pytest.raises(NotPossible):
        excluding(polled, SLAM)
    with pytest.raises(NotPossible):
        excluding(polled, {parse_outcome("6S= by S"): Fraction(3, 2)})


@given(
    award=assigned(Vulnerability.NONE),
    limit=st.fractions(0, 1, max_denominator=20),
    data=st.data(),
)
def test_law_12C1c_what_is_lifted_stays_within_the_limit(
    award: Assigned, limit: Fraction, data: st.DataObject
) -> None:
    favoured = data.draw(st.sampled_from([outcome for outcome, _ in award.outcomes]))
    within_limit(award, sympathetic(award, favoured, limit), favoured, limit)
