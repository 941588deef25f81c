"""A poll typed at a question that it helps with is counted, and answers nothing."""

from __future__ import annotations

from bridgelaw.cli.table.live_table import LiveTable
from bridgelaw.game.boards import Board
from bridgelaw.game.seats import Seat
from bridgelaw.table.table import Table
from tests.cli.table.typed_lines import asks, said


def test_25A_a_poll_is_counted_at_the_prompt() -> None:
    at = LiveTable(Table(Board(Seat.WEST)).after("W 1H, N P, E 1H"))
    at.start()
    at.take("director")
    assert asks(at) == "unintended"
    counted = said(at.take("5 asked, same standard: 1H 4/5, 2H 1/2"))
    assert "4 of 5 would choose it" in counted and "1/5" in counted
    assert asks(at) == "unintended"
    at.take("no")
    assert asks(at) != "unintended"
    # Where no poll helps, it is no answer.
    assert "does not fit" in " ".join(map(str, at.take("5 asked: 1H 4/5")))
