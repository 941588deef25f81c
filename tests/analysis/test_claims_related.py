"""Law 70: a claim and the same claim a card later."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bridgelaw.analysis.claims.rules import Rule
from bridgelaw.analysis.claims.winners import counted_on
from bridgelaw.game.cards import Card
from tests.analysis.claims_made import awarded, claimed
from tests.analysis.claims_related import check_claim, one_later
from tests.rotation import fresh_seeds

OVERTAKEN = claimed("32.K.. .543.. .AQJ.. 98.7..", 3, lead="N")
"""Dummy's king, and the only way to the hand with the hearts."""


def test_law_70_a_claim_that_is_good_before_the_king_is_led_is_good_after_it() -> None:
    led = one_later(OVERTAKEN, Card.parse("HK"))
    assert (awarded(OVERTAKEN), awarded(led)) == (3, 3)


def test_law_70A_the_card_that_keeps_all_in_plain_sight_comes_before_one_that_is_normal() -> None:
    """The jack under the king is what a careless player plays; overtaking is in plain sight."""
    led = one_later(one_later(OVERTAKEN, Card.parse("HK")), Card.parse("H3"))
    assert awarded(led) == 3
    assert awarded(replace(led, off=frozenset({Rule.TAKES_HIS_TRICKS}))) == 1


BARE_ACE = claimed("..Q3.A .A.2.K .K5.4. .2.AK.", 3, lead="W", claimer="W")
"""West cashes two diamonds; East throws on the second, and then has to win the heart."""


def test_law_70D2_partner_does_not_throw_a_bare_ace_to_keep_a_lower_card() -> None:
    assert awarded(BARE_ACE) == 3
    assert awarded(replace(BARE_ACE, off=frozenset({Rule.KEEPS_WINNERS}))) == 2


def test_law_70D2_which_of_two_small_cards_partner_throws_is_open() -> None:
    guess = claimed("..Q3.AQ .J4.2.K .K5.4.3 .Q2.AK.", 3, lead="W", claimer="W")
    assert awarded(guess) == awarded(replace(guess, off=frozenset({Rule.KEEPS_WINNERS})))


IN_THE_WAY = claimed("63..3.2 ..KQ9.Q 9..J64. T...T64", 4, lead="W", claimer="W")
"""West has the spade and the clubs, and the bare queen of clubs with East is in the way."""


def test_law_70D2_a_defender_cannot_count_on_what_partner_throws() -> None:
    """On the spade East may throw a diamond, and must then win a club."""
    assert awarded(IN_THE_WAY) == 2
    clear = claimed("63..3.2 ..KQ9.3 9..J64. T...T64", 4, lead="W", claimer="W")
    assert awarded(clear) == 4


COUNTS_ON_PARTNER = claimed(
    ".T.T72. .A5.AJ. .72.96. .KJ86..", 4, trump="S", lead="N", claimer="W", declarer="N"
)
"""West has four hearts that are high, and claims the rest when North leads."""


def test_law_70D2_a_defender_counts_on_the_trick_that_partner_can_win() -> None:
    """West is not mistaken because North leads a diamond, and finesses no more than before."""
    led = one_later(COUNTS_ON_PARTNER, Card.parse("DT"))
    assert (awarded(COUNTS_ON_PARTNER), awarded(led)) == (4, 4)


def test_law_70D2_a_defender_does_not_count_on_a_trick_that_partner_cannot_win() -> None:
    weak = claimed(
        ".T.T72. .A5.53. .72.96. .KJ86..", 4, trump="S", lead="N", claimer="W", declarer="N"
    )
    led = Card.parse("DT")
    assert counted_on(one_later(COUNTS_ON_PARTNER, led)) == 4
    assert counted_on(one_later(weak, led)) == 3


ALL_THE_REST = claimed(
    ".Q86.4. .T.T5. 98.A4.. 5..AJ3.",
    4,
    trump="C",
    lead="E",
    trick="S7",
    claimer="N",
    declarer="E",
)
"""North claims the trick that South is to win, and three hearts."""


def test_law_70A_who_has_all_the_rest_parts_first_with_a_card_that_is_plainly_a_loser() -> None:
    won = one_later(ALL_THE_REST, Card.parse("S9"))
    assert (awarded(ALL_THE_REST), awarded(won)) == (4, 4)
    assert awarded(replace(won, off=frozenset({Rule.KEEPS_WINNERS}))) == 3


def test_law_70_what_is_counted_on_is_the_same_while_the_round_is_played() -> None:
    """King, queen and, when ten and jack have fallen to them, the eight: the five is none."""
    before = claimed("T.Q85.. Q4.T9.. 86.K3.. K2.J7..", 3, trump="C", lead="N")
    led = one_later(before, Card.parse("H5"))
    later = one_later(led, Card.parse("HT"))
    assert [counted_on(one) for one in (before, led, later)] == [3, 3, 3]


def test_law_70_a_winner_is_not_lost_because_the_lead_to_it_is_on_the_table() -> None:
    """The jack, and the eight and the seven when the ten has fallen to it."""
    check_claim(884100059024)


def test_law_70D2_a_defender_still_counts_on_partner_who_has_ruffed() -> None:
    """East cannot see that North has to follow, and counted on the ruff before it was made."""
    check_claim(884100155703)


def test_law_70D2_a_small_card_that_partner_led_is_not_counted_before_it_has_won() -> None:
    check_claim(884100167155)


def test_law_70_the_other_hand_may_win_it_and_the_queen_is_left() -> None:
    """East leads a diamond: South plays low, and dummy's jack wins."""
    led = claimed("..J.AJ ..3.92 ..Q4.5 ..87.Q", 3, trump="H", lead="E")
    assert counted_on(one_later(led, Card.parse("D3"))) == 3


def test_law_70D2_a_defender_with_a_winner_does_not_leave_the_trick_to_partner() -> None:
    held = claimed(
        "KT.Q8.. Q43...3 .J9.AK. .2..T9", 4,
        trump="D", lead="W", trick="S9", claimer="N", declarer="E",
    )  # fmt: skip
    assert counted_on(held) == counted_on(one_later(held, Card.parse("SK"))) == 3


def test_law_70_of_a_trick_in_progress_one_card_falls_and_not_a_second_one() -> None:
    """South has followed with the four: the ten need not fall to the king, which stays for later.

    At the end South has to lead a diamond to it.
    """
    led = claimed(
        "QJ9... 86..Q. A..T4. 3..K8.", 2,
        trump="H", lead="E", claimer="E", declarer="E", out="ND SH",
    )  # fmt: skip
    later = one_later(one_later(led, Card.parse("DQ")), Card.parse("D4"))
    assert (awarded(led), awarded(later)) == (2, 2)


def test_law_70_what_was_counted_before_an_opponent_led_still_counts() -> None:
    """South leads a heart that East wins, and one of the four diamonds counted on is thrown."""
    before = claimed(".T7.86. .Q4.73. .532.J. ..AKT9.", 4, trump="S", claimer="E", declarer="E")
    assert awarded(before) == awarded(one_later(before, Card.parse("H5"))) == 4


@pytest.mark.parametrize("seed", [882200020618, 882200022136, 882200077634])
def test_law_70_a_claim_is_good_after_every_lead_of_the_opponents(seed: int) -> None:
    check_claim(seed)


@pytest.mark.parametrize("part", range(4))
def test_law_70_a_claim_that_is_good_stays_good_a_card_later(part: int) -> None:
    for seed in fresh_seeds(400, 20_000)[part::4]:
        check_claim(seed)
