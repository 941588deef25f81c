"""Laws 90B2, 12C2(a): who lost the time is at fault for the board that is not played."""

from __future__ import annotations

import pytest

from bridgelaw.laws import PROCEDURES, Interview
from bridgelaw.laws.machinery.ruling import Ruling


def unplayed(by: str) -> Ruling:
    """A board is lost, and nobody is given anything for it."""
    found = Interview.begin(PROCEDURES["conduct"]).answer("slow").answer(by).answer("yes")
    while found.ruling is None:
        assert found.question is not None
        found = found.answer(found.question.options[0].key)
    assert found.ruling.goes_on == "adjusted-score"
    return found.ruling


@pytest.mark.parametrize(
    ("by", "averages"), [("NS", ("A-", "A+")), ("EW", ("A+", "A-")), ("nobody", ("A+", "A+"))]
)
def test_12C2a_who_lost_the_time_is_not_asked_again(by: str, averages: tuple[str, str]) -> None:
    on = Interview.begin(PROCEDURES["adjusted-score"]).taking_over(unplayed(by).hands_over)
    assert on.question is None or not on.question.key.startswith("fault")
    given = dict(on.answers)
    written = {"directly": "A-", "none": "A+"}
    assert (written[given["fault_ns"]], written[given["fault_ew"]]) == averages


def test_12C2a_how_much_each_of_two_slow_sides_did_is_asked() -> None:
    on = Interview.begin(PROCEDURES["adjusted-score"]).taking_over(unplayed("both").hands_over)
    assert on.question is not None and on.question.key == "fault_ns"
