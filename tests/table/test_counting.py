"""Laws 7B2, 13 and 14: hands that are counted, and a table that waits for the ruling."""

from __future__ import annotations

import pytest

from bridgelaw.game import Board, Card, Deal, Hand, Seat
from bridgelaw.table import ImpossibleEvent, Table, effects
from bridgelaw.table.events import Ruled
from tests.laws.board_samples import FOURTEEN, RIGHT, dealt
from tests.laws.interviews import table

CLUB = Card.parse("C5")


def ruled(at: Table, *made: effects.Effect) -> Table:
    return at.after(Ruled("wrong-number-of-cards", "2017", ("13A1",), made))


def test_a_hand_of_fourteen_in_the_deal_is_seen_at_once() -> None:
    at = dealt(FOURTEEN)
    assert at.wrong_hands == {Seat.NORTH: 14, Seat.EAST: 12}
    assert [(one.law, str(one.breach.text)) for one in at.open_irregularities] == [
        ("13", "North has 14 cards."),
        ("14", "East has 12 cards."),
    ]
    assert at.ruling_needed == "wrong-number-of-cards"


def test_hands_that_are_only_short_may_be_an_ending() -> None:
    assert dealt("N:AK.2.. - QJ.3.. -").wrong_hands == {}
    assert dealt(RIGHT).ruling_needed is None


def test_calls_made_before_anybody_counted_are_taken_and_cards_are_not() -> None:
    at = dealt(FOURTEEN, "S 1NT, W P, N P, E P")
    with pytest.raises(ImpossibleEvent, match="North has 14 cards"):
        at.after("W leads S7")
    with pytest.raises(ImpossibleEvent):
        at.after("N exposes S2")


def test_once_somebody_has_counted_nobody_calls() -> None:
    at = table("W 1C, N counts 14, E counts 12")
    for event in ("N P", "N leads S2", "S claims 3", "W puts the hand back"):
        with pytest.raises(ImpossibleEvent, match="before the director has ruled"):
            at.after(event)
    assert at.after("director").director_called
    assert at.after("N counts 13, E counts 13").after("N P").to_call is Seat.EAST


def test_a_hand_counted_again_has_the_last_number() -> None:
    at = table("W 1C, N counts 14, N counts 15")
    assert at.wrong_hands == {Seat.NORTH: 15}
    assert at.after("N counts 13").wrong_hands == {}


def test_the_corrected_hands_are_in_the_log_and_are_played() -> None:
    moved = effects.CardMoved(Seat.NORTH, CLUB, Seat.EAST)
    at = ruled(dealt(FOURTEEN), moved, effects.HandsRight("13A1"))
    assert at.wrong_hands == {}
    assert [at.dealt(seat) for seat in (Seat.NORTH, Seat.EAST)] == [
        Hand.parse("AK32.432.AK2.432"),
        Hand.parse("QJ4.AK65.QJ3.AK5"),
    ]
    later = at.after("S 1NT, W P, N P, E P, W leads C7, N plays C2, E plays C5")
    assert later.played(Seat.EAST) == Hand.parse("...5")
    # It is read back from its text and from JSON.
    assert Table.parse(at.text).dealt(Seat.EAST) == at.dealt(Seat.EAST)
    assert Table.from_json(at.to_json()).dealt(Seat.EAST) == at.dealt(Seat.EAST)


def test_a_card_that_is_not_there_cannot_be_moved() -> None:
    with pytest.raises(ImpossibleEvent):
        ruled(dealt(FOURTEEN), effects.CardMoved(Seat.NORTH, Card.parse("SQ"), Seat.EAST))


def test_a_surplus_card_leaves_its_hand() -> None:
    at = ruled(dealt("N:AK32.432.AK2.5432 - - -"), effects.CardRemoved(Seat.NORTH, CLUB))
    assert at.dealt(Seat.NORTH) == Hand.parse("AK32.432.AK2.432")


def test_a_missing_card_was_there_all_the_time() -> None:
    at = dealt(RIGHT.replace("QJ3.AK5", "QJ3.AK"), "E counts 12")
    at = ruled(at, effects.CardRestored(Seat.EAST, CLUB))
    assert at.dealt(Seat.EAST) == Hand.parse("QJ4.AK65.QJ3.AK5")


def test_an_adjusted_score_ends_the_board() -> None:
    score = effects.ScoreAdjusted(effects.Adjustment.ASSIGNED, "13B2")
    at = ruled(table("W 1C, N 1S, N counts 14, E counts 12"), score)
    assert at.to_call is None
    assert at.wrong_hands == {}


def test_a_board_that_is_dealt_anew_begins_again_with_hands_that_nobody_knows() -> None:
    at = dealt(FOURTEEN, "S 1C, W P")
    anew = at.after(Ruled("dealing-fault", "2017", ("6D3",), (effects.DealtAnew("6D3"),)))
    assert anew.calls == ()
    assert anew.to_call is Seat.SOUTH
    assert anew.dealt(Seat.NORTH) is None
    assert anew.open_irregularities == ()
    assert len(anew.rulings) == 1
    assert anew.after("S 1NT, W P, N P, E P, W leads S2").to_play is Seat.NORTH
    # The hands that were dealt now may be entered nowhere but in a new table.
    assert anew.undo().calls == at.calls


def test_the_deal_that_was_given_stays_as_it_was_entered() -> None:
    at = ruled(dealt(FOURTEEN), effects.CardMoved(Seat.NORTH, CLUB, Seat.EAST))
    assert at.deal == Deal.parse(FOURTEEN)
    assert at.board == Board(Seat.SOUTH)
