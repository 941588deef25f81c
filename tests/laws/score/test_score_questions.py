"""Questions that are answered by results and scores."""

from __future__ import annotations

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bridgelaw.game.boards import Vulnerability
from bridgelaw.laws import BadAnswer
from bridgelaw.laws.score.questions import (
    CountQuestion,
    LawQuestion,
    MethodQuestion,
    PartsQuestion,
    PossibleQuestion,
    ResultsQuestion,
    VulnerabilityQuestion,
)
from bridgelaw.locale.text import tr
from bridgelaw.scoring.field import Method
from bridgelaw.scoring.outcomes import Points

_SAME = {"key": "it", "law": "12", "heading": tr("North"), "why": tr("North")}

RESULTS = ResultsQuestion(**_SAME)  # type: ignore[arg-type]
PARTS = PartsQuestion(**_SAME)  # type: ignore[arg-type]
POSSIBLE = PossibleQuestion(**_SAME)  # type: ignore[arg-type]
COUNT = CountQuestion(**_SAME)  # type: ignore[arg-type]
VULNERABILITY = VulnerabilityQuestion(**_SAME)  # type: ignore[arg-type]
METHOD = MethodQuestion(**_SAME)  # type: ignore[arg-type]
LAW = LawQuestion(**_SAME)  # type: ignore[arg-type]

ALL = (RESULTS, PARTS, POSSIBLE, COUNT, VULNERABILITY, METHOD, LAW)


def written(answer: str) -> dict[str, Fraction]:
    return {str(outcome): number for outcome, number in RESULTS.read(answer)}


@pytest.mark.parametrize(
    ("answer", "expected"),
    [
        (
            "+420 x4, +400 x2, +170, +150, -50 x3",
            {"+420": 4, "+400": 2, "+170": 1, "+150": 1, "-50": 3},
        ),
        ("+420x4、 420 × 2", {"+420": 6}),
        ("4 x +420, 4SX-1 by N x 2, 3NT X -1 by W", {"+420": 4, "4SX-1 by N": 2, "3NTX-1 by W": 1}),
        ("+420が4回、-50が 3 1/2回", {"+420": 4, "-50": Fraction(7, 2)}),
        ("+420 x 4 1/6; passed out", {"+420": Fraction(25, 6), "passed out": 1}),
        ("EW 100 x2", {"-100": 2}),
    ],
)
def test_results_of_the_other_tables(answer: str, expected: dict[str, int]) -> None:
    assert written(answer) == expected


@pytest.mark.parametrize("answer", ["", ",", "+420 x0", "x4", "4S by N", "+420 x", "many"])
def test_results_that_cannot_be_read(answer: str) -> None:
    with pytest.raises(BadAnswer, match="expected the results of the other tables"):
        RESULTS.read(answer)


def test_results_that_cannot_be() -> None:
    with pytest.raises(BadAnswer, match="cannot end with"):
        RESULTS.read("+420 x2, 4S+7 by N")


SCORES = st.sampled_from([-100, -50, 0, 90, 110, 170, 420, 620])


@given(st.dictionaries(SCORES, st.integers(1, 99), min_size=1))
def test_results_read_back_as_they_are_written(found: dict[int, int]) -> None:
    answer = ", ".join(f"{score:+d} x{number}" for score, number in found.items())
    assert written(answer) == {str(Points(score)): number for score, number in found.items()}


def test_parts_of_results() -> None:
    assert PARTS.read("none") == PARTS.read("なし") == ()
    (first, second) = PARTS.read("6S= by N, 33 1/3% 6S-1 by N")
    assert (str(first[0]), first[1]) == ("6S= by N", None)
    assert (str(second[0]), second[1]) == ("6S-1 by N", Fraction(1, 3))
    for answer in ("6S by N", "1/4", "8S= by N"):
        with pytest.raises(BadAnswer):
            PARTS.read(answer)


@pytest.mark.parametrize(
    ("answer", "polled"),
    [
        ("3 x 4S= by N, 2 x 4S-1 by N", 5),
        ("4S= by N x 3、4S-1 by N × 4", 7),
        ("60% 4SX= by N, 40% 4SX-1 by N", None),
        ("4S= by N", None),
    ],
)
def test_the_number_of_polled_players(answer: str, polled: int | None) -> None:
    assert POSSIBLE.read(answer).polled == polled


def test_a_whole_number() -> None:
    assert (COUNT.read("12"), COUNT.read("５"), COUNT.read("none")) == (12, 5, 0)
    for answer in ("-1", "2.5", "five", "12345", ""):
        with pytest.raises(BadAnswer, match="a whole number"):
            COUNT.read(answer)


def test_vulnerability() -> None:
    assert VULNERABILITY.read("all") is Vulnerability.BOTH
    with pytest.raises(BadAnswer, match="none, NS, EW or both"):
        VULNERABILITY.read("north")


def test_how_a_board_is_scored() -> None:
    assert METHOD.read("matchpoints") is METHOD.read("マッチポイント") is Method.MATCHPOINTS
    assert METHOD.read("IMPs") is METHOD.read("teams") is Method.TEAMS
    assert METHOD.read("total_points") is Method.TOTAL_POINTS
    assert METHOD.read("later") is None
    for method in Method:
        assert METHOD.read(method.value) is method
    with pytest.raises(BadAnswer, match="or later"):
        METHOD.read("chicago")


def test_a_clause() -> None:
    assert (LAW.read("16b3"), LAW.read("第64条C項1"), LAW.read("73")) == ("16B3", "64C1", "73")
    for answer in ("99Z", "what"):
        with pytest.raises(BadAnswer, match="No clause"):
            LAW.read(answer)


def test_the_samples_of_a_question_are_answers_to_it() -> None:
    for question in ALL:
        for sample in question.samples():
            question.read(sample)
        assert str(question.expected)
