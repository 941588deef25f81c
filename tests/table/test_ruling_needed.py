"""Which procedure a table needs: it is named once, and no longer than there is one to give."""

from __future__ import annotations

from bridgelaw.game import Board, Deal, Seat
from bridgelaw.laws import PROCEDURES, Interview
from bridgelaw.table import Table

DEAL = Deal.parse("N:AK32.432.AK2.432 QJ4.AK65.QJ3.AK5 T98.QJ7.T984.QJ6 765.T98.765.T987")


def ruled(table: Table, *answers: str) -> Table:
    """The table after the ruling that it needs."""
    assert table.ruling_needed is not None
    interview = Interview.begin(PROCEDURES[table.ruling_needed], table)
    for answer in answers:
        interview = interview.answer(answer)
    assert interview.ruling is not None
    return table.after(interview.ruling.event)


def test_law_31A1_who_must_repeat_the_call_is_told_once() -> None:
    cancelled = ruled(Table(Board(Seat.NORTH)).after("E 1H"), "no")
    assert cancelled.ruling_needed is None
    proper_turn = cancelled.after("N P")
    assert proper_turn.ruling_needed == "call-out-of-turn"
    told = ruled(proper_turn)
    assert told.rulings[-1].clauses == ("31A1",)
    assert told.ruling_needed is None
    # What was told holds: another call than the cancelled one is ruled on.
    assert told.after("E 1H").ruling_needed is None
    assert told.after("E 2H").ruling_needed == "call-out-of-turn"


def test_law_41A_a_face_down_lead_of_the_wrong_player_is_taken_back() -> None:
    auction_over = Table(Board(Seat.SOUTH), DEAL).after("S 3NT, W P, N P, E P")
    wrong = auction_over.after("E leads HK face down")
    assert wrong.ruling_needed == "play-out-of-turn"
    after = ruled(wrong)
    assert after.rulings[-1].clauses == ("41A",)
    assert after.face_down == ()
    assert after.ruling_needed is None
    assert auction_over.after("W leads S7 face down").ruling_needed is None
