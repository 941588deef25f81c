"""How much is asked before the words are said, where nothing unusual has happened."""

from __future__ import annotations

import pytest

from bridgelaw.game import Seat
from bridgelaw.laws import CALL_OUT_OF_TURN, INSUFFICIENT_BID, Interview, Procedure

EAST = Seat.EAST


def asked_until_the_end(procedure: Procedure, **answers: str) -> tuple[list[str], str]:
    """What a director is asked in a quick ruling about East, and the clause that decides."""
    interview, asked = Interview.begin(procedure, who=EAST).assuming(), []
    while interview.question is not None:
        asked.append(interview.question.key)
        interview = interview.answer(answers[interview.question.key]).assuming()
    assert interview.ruling is not None
    return asked, interview.ruling.clause


def test_law_30A_a_pass_out_of_turn_takes_four_answers() -> None:
    answers = {"kind_of_call": "pass", "whose_turn": "rho", "called_since": "nobody"}
    asked, clause = asked_until_the_end(CALL_OUT_OF_TURN, **answers, accepts="no")
    assert (asked, clause) == ([*answers, "accepts"], "30A")


@pytest.mark.parametrize(
    ("answers", "clause"),
    [
        ({"accepts": "yes"}, "27A1"),
        ({"accepts": "no", "kind_of_call": "bid_or_pass", "lowest_same": "yes"}, "27B1(a)"),
        ({"accepts": "no", "kind_of_call": "bid_or_pass", "lowest_same": "no",
          "comparable": "none"}, "27B2"),
    ],
)  # fmt: skip
def test_law_27_an_insufficient_bid_takes_four_answers_at_most(
    answers: dict[str, str], clause: str
) -> None:
    assert asked_until_the_end(INSUFFICIENT_BID, **answers) == (list(answers), clause)


def test_law_10C1_what_was_called_and_whose_turn_it_was_is_known_before_the_choice() -> None:
    """The left-hand opponent hears of the true consequences, and of no others."""
    heard = {}
    for kind in ("pass", "bid"):
        for turn in ("rho", "partner"):
            interview = Interview.begin(CALL_OUT_OF_TURN, who=EAST).assuming()
            for answer in (kind, turn, "nobody"):
                interview = interview.answer(answer).assuming()
            assert interview.question is not None
            assert (interview.question.key, interview.question.to) == ("accepts", Seat.SOUTH)
            heard[kind, turn] = str(interview.question.options[1].label)
    assert "East then passes once; West may not use it" in heard["pass", "rho"]
    assert "If North passes, East repeats the call" in heard["bid", "rho"]
    assert heard["pass", "partner"] == heard["bid", "partner"]
    assert "West must pass once" in heard["bid", "partner"]
