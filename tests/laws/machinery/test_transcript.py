"""What was answered, as a person says it."""

from __future__ import annotations

import pytest

from bridgelaw.game import Board, Seat
from bridgelaw.laws import PROCEDURES, Interview
from bridgelaw.laws.machinery.transcript import retell
from bridgelaw.locale.language import language
from bridgelaw.table import Table


@pytest.mark.parametrize(
    ("answer", "english", "japanese"),
    [
        ("none", "None", "なし"),
        ("H shortness, S", "Spades (length) and hearts (shortness)", None),
        ("NT", "No trump", None),
    ],
)
def test_what_a_call_specified_is_retold_in_words(
    answer: str, english: str, japanese: str | None
) -> None:
    table = Table(Board(Seat.WEST)).after("W 1C, N 1S, E 1H")
    interview = Interview.begin(PROCEDURES["insufficient-bid"], table)
    for one in ("no", "no", "3C", answer):
        interview = interview.answer(one)
    last = retell(interview)[3]
    assert language("en").say(last.words) == english
    if japanese is not None:
        assert language("ja").say(last.words) == japanese
