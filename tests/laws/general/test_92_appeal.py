"""Law 92A: an appeal is nearly always about the appellants' own table, and nobody asks first."""

from __future__ import annotations

from bridgelaw.laws import PROCEDURES, Interview


def test_92A_the_own_table_is_taken_for_granted_and_can_be_denied() -> None:
    begun = Interview.begin(PROCEDURES["appeal"]).answer("made")
    assert begun.question is not None and begun.question.key == "own_table"
    assert str(begun.question.unusual) == "It is about another table"
    asked = begun.assuming().question
    assert asked is not None and asked.key == "in_time"
    denied = begun.answer("no").ruling
    assert denied is not None and denied.clause == "92A"
