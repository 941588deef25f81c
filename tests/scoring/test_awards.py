"""12C: awards as directors write them."""

from __future__ import annotations

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bridgelaw.game.boards import Vulnerability
from bridgelaw.game.errors import NotationError
from bridgelaw.locale.errors import Refusal
from bridgelaw.scoring.awards import (
    Artificial,
    Assigned,
    Average,
    Award,
    BadShare,
    BadWeights,
    NoScore,
    SelfInflicted,
    certain,
    of_poll,
    parse_assigned,
    parse_award,
    polled_players,
    weighted,
)
from bridgelaw.scoring.outcomes import parse_outcome
from tests.scoring.award_samples import awards

MADE, DOWN = parse_outcome("4S= by N"), parse_outcome("4S-1 by N")


def weights(made: str, down: str) -> Assigned:
    return weighted((MADE, Fraction(made)), (DOWN, Fraction(down)))


@pytest.mark.parametrize(
    "text",
    [
        "2/3 4S= by N, 1/3 4S-1 by N",
        "2/3 of 4S= by N and 1/3 of 4S-1 by N",
        "2/3 4S= by N; 1/3 4S-1 by N",
        "2/3 4S= by N\n1/3 4S-1 by N",
        "66 2/3% 4S= by N, 33 1/3% 4S-1 by N",
        "66 2/3 % of 4S= by N + 33 1/3 % of 4S-1 by N",
        "4S= by N 66 2/3%, 4S-1 by N 33 1/3%",
        "⅔ 4S= by N, ⅓ 4S-1 by N",
        "2 x 4S= by N, 1 x 4S-1 by N",
        "2x4S= by N, 1x4S-1 by N",
        "4S= by N x2, 4S-1 by N x 1",
        "4 × 4♠= N、2 × 4♠−1 N",
        "2/3の4S= by N、1/3の4S-1 by N",
        "4S= by Nの2/3と、4S-1 by Nの1/3",
        "２人が4S= by N、１人が4S-1 by N",
        "4S= by N 4人、4S-1 by N 2人",
    ],
)
def test_law_12C1c_weights_as_people_write_them(text: str) -> None:
    assert parse_award(text) == weights("2/3", "1/3")


@pytest.mark.parametrize(
    ("text", "made"),
    [
        ("60% 4S= by N, 40% 4S-1 by N", "3/5"),
        ("60%4S= by N, 40%4S-1 by N", "3/5"),
        ("４Ｓ＝ by Nの６０％と4S-1 by Nの４０％", "3/5"),
        ("0.4 4S= by N, .6 4S-1 by N", "2/5"),
        ("3 x 4S= by N, 2 x 4S-1 by N", "3/5"),
        ("1 x 4S= by N, 2 x 4S= by N, 2 x 4S-1 by N", "3/5"),
    ],
)
def test_law_12C1c_percentages_decimals_and_polls(text: str, made: str) -> None:
    assert parse_assigned(text) == weights(made, str(1 - Fraction(made)))


def test_law_12C1c_scores_are_outcomes_too() -> None:
    assert parse_award("1/2 +100, 1/2 -100") == parse_award("50% 100, 50% EW 100")
    assert str(parse_award("1/2 +100, 1/2 -100")) == "1/2 +100, 1/2 -100"
    assert parse_award("100% +620") == parse_award("+620") == certain(parse_outcome("+620"))


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("60% +620", "the weights sum to 3/5, not to 1"),
        ("40% 4S= by N, 59% 4S-1 by N", "the weights sum to 99/100, not to 1"),
        ("1 1/2 4S= by N, 1/2 4S-1 by N", "the weights sum to 2, not to 1"),
        (
            "0% 4S= by N, 100% 4S-1 by N",
            "the weight of 4S= by N is 0, and must be more than nothing",
        ),
        (
            "-1/5 4S= by N, 6/5 4S-1 by N",
            "the weight of 4S= by N is -1/5, and must be more than nothing",
        ),
        (
            "0 x 4S= by N, 2 x 4S-1 by N",
            "the weight of 4S= by N is 0, and must be more than nothing",
        ),
        ("2/3 4S= by N, 4S-1 by N", "4S-1 by N has no weight"),
        ("4S= by N, 4S-1 by N", "4S= by N has no weight"),
        ("3 x 4S= by N, 40% 4S-1 by N", "either weights or numbers of polled players, not both"),
    ],
)
def test_law_12C1c_bad_weights_say_what_is_wrong(text: str, reason: str) -> None:
    with pytest.raises(BadWeights) as refused:
        parse_award(text)
    assert str(refused.value) == reason


@pytest.mark.parametrize(
    "text",
    [
        "1/2100, 1/2 -100",
        "1/2+100, 1/2-100",
        "0.44S= by N, 0.6 4S-1 by N",
        "0,4 4S= by N, 0,6 4S-1 by N",
        "2 4S= by N, 3 4S-1 by N",
        "1/2 4S= by N 1/2 4S-1 by N",
        "1/0 4S= by N, 1 x 4S-1 by N",
        "1/2 4S= by N, 1/2",
        "3 x 4S= by N x2",
        "",
        ",",
    ],
)
def test_law_12C1c_what_could_mean_two_things_is_not_read(text: str) -> None:
    with pytest.raises((NotationError, BadWeights)):
        parse_award(text)


def test_law_12C1c_a_poll_of_nobody_is_refused() -> None:
    with pytest.raises(BadWeights, match="nobody was polled"):
        of_poll([(MADE, Fraction(0))])


def test_law_12C1c_how_many_were_polled() -> None:
    assert polled_players("3 x 4S= by N, 4S-1 by N x2") == 5
    assert polled_players("60% 4S= by N, 40% 4S-1 by N") is None
    assert polled_players("4S= by N") is None


@pytest.mark.parametrize(
    ("text", "award"),
    [
        ("A+", Artificial(Average.PLUS)),
        ("av+", Artificial(Average.PLUS)),
        ("Average plus", Artificial(Average.PLUS)),
        ("アベレージプラス", Artificial(Average.PLUS)),
        ("アベレージ＋", Artificial(Average.PLUS)),
        ("AV-", Artificial(Average.MINUS)),
        ("A−", Artificial(Average.MINUS)),
        ("アベレージマイナス", Artificial(Average.MINUS)),
        ("A", Artificial(Average.AVERAGE)),
        ("アベレージ", Artificial(Average.AVERAGE)),
        ("60%", Artificial(Average.PLUS, share=Fraction(3, 5))),
        ("33 1/3 %", Artificial(Average.MINUS, share=Fraction(1, 3))),
        ("５０％", Artificial(Average.AVERAGE, share=Fraction(1, 2))),
        ("+3 IMP", Artificial(Average.PLUS, imps=Fraction(3))),
        ("-3 imps", Artificial(Average.MINUS, imps=Fraction(-3))),
        ("3½ IMPs", Artificial(Average.PLUS, imps=Fraction(7, 2))),
        ("0 IMP", Artificial(Average.AVERAGE, imps=Fraction(0))),
        ("no score", NoScore()),
        ("なし", NoScore()),
    ],
)
def test_law_12C2_artificial_scores(text: str, award: Award) -> None:
    assert parse_award(text) == award


def test_law_12C2_the_kind_follows_the_number() -> None:
    assert Artificial(Average.MINUS, share=Fraction(3, 5)).kind is Average.PLUS
    assert Artificial(Average.PLUS, imps=Fraction(0)).kind is Average.AVERAGE


@pytest.mark.parametrize("text", ["120%", "101 %"])
def test_law_12C2_no_more_than_the_top(text: str) -> None:
    with pytest.raises(BadShare):
        parse_award(text)


def test_law_12C1e_three_results_in_any_order() -> None:
    award = parse_award("Rn: 4H-1 by N; Re 1/2 4S-2 by W, 1/2 4S-1 by W; Ra 5HX-2 by N")
    assert award == SelfInflicted(
        parse_assigned("4H-1 by N"),
        parse_assigned("1/2 4S-2 by W, 1/2 4S-1 by W"),
        parse_assigned("5HX-2 by N"),
    )
    assert str(award) == "Ra 5HX-2 by N; Rn 4H-1 by N; Re 1/2 4S-2 by W, 1/2 4S-1 by W"


@pytest.mark.parametrize(
    "text",
    [
        "Ra 4S= by N",
        "Ra 4S= by N; Rn 4S-1 by N",
        "Ra 4S= by N; Ra 4S-1 by N; Rn 4S-1 by N",
        "Ra 4S= by N; Rn 4S-1 by N; Re +100; Re +200",
        "Ra 4S= by N; Rn 4S-1 by N; +100",
    ],
)
def test_law_12C1e_each_result_once(text: str) -> None:
    with pytest.raises(NotationError):
        parse_award(text)


def test_law_12C1_an_outcome_stands_once() -> None:
    half = Fraction(1, 2)
    assert weighted((MADE, half), (MADE, half)) == certain(MADE)
    with pytest.raises(ValueError, match="once"):
        Assigned(((MADE, half), (MADE, half)))
    with pytest.raises(Refusal):
        Assigned(())


@given(award=st.sampled_from(list(Vulnerability)).flatmap(awards))
def test_law_12C_every_award_reads_back(award: Award) -> None:
    assert parse_award(str(award)) == award


@given(text=st.text("0123456789/%.,;+-= xXSHNbyofAIMPRane½の人と", max_size=25))
def test_law_12C_text_is_read_or_refused(text: str) -> None:
    try:
        award = parse_award(text)
    except Refusal:
        return
    assert parse_award(str(award)) == award
