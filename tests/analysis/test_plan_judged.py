"""70A, 70D1: what was said counts, for claimer and against them."""

from __future__ import annotations

import pytest

from bridgelaw.analysis.claims.judge import judge
from bridgelaw.analysis.claims.rules import Rule
from tests.analysis.plan_lines import line


@pytest.mark.parametrize(
    ("said", "tricks"),
    [
        ("draw trumps, hearts", 3),
        ("切り札を狩って、ハートを取る", 3),
        ("hearts, then trumps", 2),
        ("HA, SA, HK", 3),
        ("HA, HK, SA", 2),
        ("ハートを上から取る", 2),
        ("one heart, then draw trumps", 3),
    ],
)
def test_law_70D1_the_order_that_was_said_binds(said: str, tricks: int) -> None:
    """West has a trump and one heart: two hearts before trumps are drawn cost a trick."""
    claim = line("3.43..", "..532.", "A.AK..", "2.2.4.", said).claim
    verdict = judge(claim)
    assert verdict.tricks == tricks
    assert Rule.STATED in verdict.rules


@pytest.mark.parametrize(
    ("said", "tricks"),
    [
        ("finesse spade queen", 0),
        ("finesse against the king of spades through West", 0),
        ("♠Qでフィネス", 0),
        ("spades from the top", 2),
        ("a spade to the ace", 2),
    ],
)
def test_law_70D1_a_stated_finesse_is_taken_although_the_king_would_drop(
    said: str, tricks: int
) -> None:
    claim = line("AQ...", "K.5..", "32...", "54...", said, trump="NT").claim
    assert judge(claim).tricks == tricks


@pytest.mark.parametrize("said", ["run S9, finesse spade jack", "♠9を走らせ、♠Jでフィネス"])
def test_example_51_a_stated_finesse_that_works_counts(said: str) -> None:
    claim = line("96.32..", "Q543...", "AKJ8...", ".9876..", said, trump="NT", lead="N").claim
    assert judge(claim).tricks == 4


def test_law_70D2_a_defenders_statement_binds_his_own_cards() -> None:
    hands = ("..32.A", "..AK.2", "..54.K", "..76.Q")
    said = line(*hands, "cash diamonds", trump="NT", lead="E", claimer="E", tricks=2).claim
    assert judge(said).tricks == 2
