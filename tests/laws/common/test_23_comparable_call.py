"""Law 23 in a ruling: the director names the test that is met, or what the two calls show."""

from __future__ import annotations

import pytest

from bridgelaw.laws import CALL_OUT_OF_TURN, INSUFFICIENT_BID, BadAnswer, Interview
from bridgelaw.laws.common.comparable_call import COMPARABLE, Comparable
from tests.laws.samples import interviewed, ruled, table

DOUBLE = {"unintended": "no", "accepts": "no", "substitute": "X"}


def waiting() -> Interview:
    """1♣ - 1♠ - 1♥, replaced by a double: is it comparable?"""
    return interviewed(table("W 1C, N 1S, E 1H"), INSUFFICIENT_BID, **DOUBLE)


@pytest.mark.parametrize(
    ("answer", "test"),
    [
        ("6+ H4+ -> 6+ H4+ S4+", Comparable.SUBSET),
        ("6+ H4+ → 8+ H4", Comparable.SUBSET),
        ("11-21 H5+ => 10+ H5+", Comparable.SIMILAR),
        ("stayman -> asks: majors", Comparable.PURPOSE),
        ("H5+ 11-21 -> H4 12+", Comparable.NO),
        ("6点以上 ハート4枚以上 → 8点以上 ハート4枚", Comparable.SUBSET),
        ("similar", Comparable.SIMILAR),
        ("none", Comparable.NO),
    ],
)
def test_law_23A_by_counting_or_by_the_director(answer: str, test: Comparable) -> None:
    found = COMPARABLE.read(answer)
    assert found.test is test
    assert (found.comparison is None) == (answer in ("similar", "none"))


def test_law_27B1b_the_verdict_decides_and_its_reasons_are_noted() -> None:
    ruling = waiting().answer("6+ H4+ -> 8+ H4").ruling
    assert ruling is not None
    assert ruling.clauses == ("23A2", "27B1(b)")
    assert "Every hand that makes the replacement" in str(ruling.notes[0])
    read = "Read as: 6 or more points and 4 or more hearts. The replacement: 8 or more points"
    assert read in str(ruling.notes[1])


def test_law_27B3_not_comparable_by_counting() -> None:
    asked = waiting().answer("6+ H4+ -> 8+ (H4 or S4)").question
    assert asked is not None
    assert asked.key == "another_call"


def test_law_31A2_at_the_proper_turn() -> None:
    at = ruled("W 1NT, E 2D", CALL_OUT_OF_TURN, accepts="no").after("N 2S, E 3H")
    ruling = Interview.begin(CALL_OUT_OF_TURN, at).answer("H5+ -> 8+ H5+").ruling
    assert ruling is not None
    assert ruling.clauses == ("23A2", "31A2(a)")


@pytest.mark.parametrize(
    ("answer", "reason"),
    [
        # Close: the director has to decide, and hears why.
        (
            "11-21 S5+ -> 8-16 S5+",
            r"it is close, so decide yourself: It leans .*%.* Hands outside it: (\S+, ){2}\S+$",
        ),
        ("6+ H4+ -> 6+ HZ", "Cannot read “HZ”"),
        ("6+ H4+ -> ", "expected"),
        ("6+ H4+ -> 8+ -> 9+", "one arrow"),
        ("H8+ S8+ -> 8+", "no hand"),
        ("preset:nonsense -> 8+", "no preset"),
        ("perhaps", "one of: similar, subset, purpose, none"),
    ],
)
def test_what_does_not_fit_is_refused_and_nothing_is_lost(answer: str, reason: str) -> None:
    interview = waiting()
    with pytest.raises(BadAnswer, match=reason):
        interview.answer(answer)
    assert interview.question is not None
    assert interview.question.key == "comparable"
