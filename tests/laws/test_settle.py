"""`settle`: everything that a table needs ruled on, one ruling after the other."""

from __future__ import annotations

import pytest

from bridgelaw import BadAnswer, Board, Deal, Seat, Table, settle

DEAL = Deal.parse("N:AK32.432.AK2.432 QJ4.AK65.QJ3.AK5 T98.QJ7.T984.QJ6 765.T98.765.T987")


def test_law_49_and_then_50D2_are_ruled_on_in_their_order() -> None:
    shown = Table(Board(Seat.SOUTH), DEAL).after("S 3NT, W P, N P, E P, E exposes DQ")
    answers = {"occasion": "none_of_these", "could_see": "yes", "demand": "require"}
    asked = []

    def decide(question):  # type: ignore[no-untyped-def]
        asked.append(question.key)
        return question.usually or answers[question.key]

    table, rulings = settle(shown, decide)
    assert [ruling.procedure for ruling in rulings] == ["exposed-card", "penalty-card"]
    assert table.ruling_needed is None
    assert len(table.log) == len(shown.log) + 2
    assert set(answers) <= set(asked)


def test_a_table_in_order_needs_no_ruling() -> None:
    table = Table(Board(Seat.SOUTH)).after("S 1C, W P")
    assert settle(table, lambda asked: "no") == (table, ())


def test_an_answer_that_does_not_fit_is_refused_and_nothing_is_lost() -> None:
    table = Table(Board(Seat.WEST)).after("W 1S, N P, E 1H")
    with pytest.raises(BadAnswer):
        settle(table, lambda asked: "perhaps")
    assert table.ruling_needed == "insufficient-bid"
