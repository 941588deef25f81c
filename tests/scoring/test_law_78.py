"""Law 78: IMPs, and the victory points of the World Bridge Federation."""

from __future__ import annotations

from fractions import Fraction
from itertools import pairwise
from math import sqrt

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bridgelaw.scoring.imps import imps
from bridgelaw.scoring.profile import Half
from bridgelaw.scoring.victory_points import (
    SCALES,
    BadScale,
    bands,
    scale_table,
    victory_points,
    whole_imps,
)

_BOARDS = st.integers(min_value=1, max_value=128)


@pytest.mark.parametrize(
    ("difference", "won"),
    [
        (0, 0), (10, 0), (20, 1), (40, 1), (50, 2), (120, 3), (130, 4), (210, 5), (220, 6),
        (310, 7), (360, 8), (370, 9), (420, 9), (430, 10), (590, 11), (600, 12), (740, 12),
        (750, 13), (1090, 14), (1100, 15), (1300, 16), (1740, 17), (1750, 18), (2240, 19),
        (2250, 20), (2990, 21), (3000, 22), (3990, 23), (4000, 24), (15200, 24),
    ],
)  # fmt: skip
def test_law_78B_imps(difference: int, won: int) -> None:
    assert imps(difference) == won
    assert imps(-difference) == -won


@pytest.mark.parametrize(
    ("boards", "lead", "won"),
    [
        (16, 0, "10"), (16, 30, "16.73"), (16, 59, "19.93"), (16, 60, "20"), (16, 300, "20"),
        (8, 1, "10.44"), (20, 1, "10.28"), (7, 40, "20"), (7, 39, "19.92"),
        # The blitz margins of the published tables of 6 and 32 boards.
        (6, 37, "20"), (6, 36, "19.91"), (32, 85, "20"), (32, 84, "19.95"),
    ],
)  # fmt: skip
def test_law_78_the_continuous_scale(boards: int, lead: int, won: str) -> None:
    assert victory_points(lead, boards) == Fraction(won)
    assert victory_points(-lead, boards) == 20 - Fraction(won)


def test_law_78_both_forms_of_the_formula_agree() -> None:
    golden = (sqrt(5) - 1) / 2
    for boards in (4, 8, 16, 20, 32):
        blitz = 15 * sqrt(boards)
        for lead, won in enumerate(scale_table(boards)):
            exact = 10 + 10 * (1 - golden ** (3 * lead / blitz)) / (1 - golden**3)
            assert abs(float(won) - min(20, exact)) < 0.015


@pytest.mark.parametrize(
    ("boards", "least"),
    [
        # The leads from which 10, 11 … 20 are won, as bridge unions print them.
        (5, [0, 1, 3, 5, 7, 10, 13, 16, 20, 25, 31]),
        (7, [0, 1, 3, 6, 9, 12, 15, 19, 24, 29, 36]),
        (8, [0, 1, 4, 7, 10, 13, 17, 21, 26, 31, 39]),
        (12, [0, 2, 5, 8, 12, 16, 20, 25, 31, 38, 47]),
        (16, [0, 2, 5, 9, 13, 18, 23, 29, 36, 44, 54]),
        (24, [0, 2, 6, 11, 16, 22, 28, 35, 44, 54, 66]),
        (32, [0, 3, 8, 13, 19, 25, 33, 41, 51, 62, 77]),
        (64, [0, 4, 11, 18, 26, 36, 46, 58, 71, 88, 108]),
    ],
)
def test_law_78_the_discrete_scale(boards: int, least: list[int]) -> None:
    printed = bands(boards, "wbf-discrete")
    assert [band.least for band in printed] == least
    assert [band.winner for band in printed] == list(range(10, 21))
    assert [band.most for band in printed] == [*(lead - 1 for lead in least[1:]), None]
    assert victory_points(-least[3], boards, "wbf-discrete") == 7


@given(boards=_BOARDS)
def test_law_78_an_imp_is_never_worth_more_than_the_one_before(boards: int) -> None:
    table = scale_table(boards)
    steps = [after - before for before, after in pairwise(table)]
    assert all(step > 0 for step in steps)
    assert steps == sorted(steps, reverse=True)
    assert [table[0], table[-1]] == [10, 20]
    discrete = bands(boards, "wbf-discrete")
    draw = discrete[0].most
    assert draw is not None
    widths = [2 * draw + 1]
    widths += [band.most - band.least + 1 for band in discrete[1:] if band.most is not None]
    assert widths == sorted(widths)


@given(
    boards=_BOARDS,
    scale=st.sampled_from(SCALES),
    lead=st.fractions(min_value=-200, max_value=200, max_denominator=12),
    more=st.fractions(min_value=0, max_value=20, max_denominator=12),
)
def test_law_78_both_directions(boards: int, scale: str, lead: Fraction, more: Fraction) -> None:
    won = victory_points(lead, boards, scale)
    assert won + victory_points(-lead, boards, scale) == 20
    assert won <= victory_points(lead + more, boards, scale)
    assert (100 * won).denominator == 1


def test_law_78_a_lead_with_a_fraction_counts_as_the_nearest_whole_number() -> None:
    assert victory_points(Fraction(14, 3), 8) == victory_points(5, 8)
    assert victory_points(Fraction(-14, 3), 8) == victory_points(-5, 8)
    assert victory_points(Fraction(1, 3), 8, "wbf-discrete") == 10
    half = Fraction(5, 2)
    assert [whole_imps(half, each) for each in Half] == [3, 2, 2]
    assert [whole_imps(-half - 1, each) for each in Half] == [-4, -3, -4]


@pytest.mark.parametrize(
    ("boards", "scale", "reason"),
    [
        (0, "wbf", "1 to 1000 boards, not 0"),
        (-3, "wbf-discrete", "not -3"),
        (10**12, "wbf", "1 to 1000"),
        (16, "acbl", "no scale “acbl”: it is wbf or wbf-discrete"),
    ],
)
def test_law_78_scales_that_are_none(boards: int, scale: str, reason: str) -> None:
    with pytest.raises(BadScale) as refused:
        victory_points(3, boards, scale)
    assert reason in str(refused.value)
