"""What players owe comes out right when a ruling changes what was played.

Whatever was used up since (a card that was forbidden, required or lying there as a penalty card) is
looked at again from the place that the ruling changes.
"""

from __future__ import annotations

import pytest

from bridgelaw.game import Deal
from bridgelaw.table import Table
from bridgelaw.table.effects import CardRequired
from tests.table.tables import AUCTION, TRICK, E, N, S, W, card, found, legal, ruling, table

#        North
#        ♠A2 ♥43
# West             East
# ♠KQ ♥T9          ♠43 ♥65
#        South
#        ♠65 ♥87
ENDING = Deal.parse("N:A2.43.. 43.65.. 65.87.. KQ.T9..")
FORBIDDEN = ruling("W forbidden to lead H while on lead by 26B", law="26B")


def ending(*events: str) -> Table:
    return table(AUCTION, *events, deal=ENDING)


# 26B, 50D2: a suit is forbidden while the lead is kept


@pytest.mark.parametrize("law", ["45D1", "45C4(b)", "62A"])
def test_law_26B_the_suit_is_forbidden_again_when_its_player_has_kept_the_lead(law: str) -> None:
    at = ending(FORBIDDEN, "W leads SK, S designates S2, N plays SA, E plays S3, S plays S5")
    assert (at.to_play, at.lead_restrictions) == (N, ())
    at = at.after(ruling("N plays S2 in place of SA", law=law))
    assert at.to_play is W
    assert legal(at, W) == "Q..."


def test_law_26B_the_suit_is_free_when_its_player_has_lost_the_lead_after_all() -> None:
    at = ending(FORBIDDEN, "W leads SK, S designates SA, N plays S2, E plays S3, S plays S5")
    assert legal(at, W) == "Q..."
    at = at.after(ruling("N plays SA in place of S2", law="45D1"))
    assert (at.to_play, at.lead_restrictions) == (N, ())


def test_law_62A_a_trick_that_is_open_again_has_used_nothing_up() -> None:
    at = ending(
        ruling("W required to lead S at the next lead by 50D2", law="50D2(a)"),
        "W leads SK, N plays S2, E plays H5, S plays S5",
    )
    assert at.lead_restrictions == ()
    back = ("S takes back S5", "E takes back H5", "N takes back S2", "W takes back SK")
    at = at.after(ruling(*back, law="62C1"))
    assert legal(at, W) == "KQ..."


def test_law_50D2_what_declarer_chose_is_used_up_only_by_the_trick_that_stands() -> None:
    at = ending(
        ruling("E has major penalty card H5 by 50B", law="50B"),
        ruling("no demand of W by 50D2", law="50D2(b)"),
        "W leads SK, N plays S2, E plays S3, S plays S5",
    )
    assert [one.law for one in at.decisions] == ["50D2"]
    back = ("S takes back S5", "E takes back S3", "N takes back S2", "W takes back SK")
    assert at.after(ruling(*back, law="62C1")).decisions == ()


# 50: a penalty card that was played and goes back


@pytest.mark.parametrize("law", ["45C4(b)", "45D1", "58B3", "47E2(a)"])
@pytest.mark.parametrize("kind", ["major", "minor"])
def test_law_50_a_penalty_card_that_goes_back_is_one_again(law: str, kind: str) -> None:
    at = ending(
        ruling(f"E has {kind} penalty card S4 by 50B", law="50B"),
        "W leads SK, S designates S2, E plays S4",
    )
    assert at.penalty_cards == ()
    at = at.after(ruling("E takes back S4", "N plays SA in place of S2", law=law))
    assert [(one.card, one.penalty.value) for one in at.penalty_cards] == [(card("S4"), kind)]
    assert card("S4") in at.face_up(E)
    assert legal(at, E) == "4..."


def test_law_53B_a_penalty_card_led_out_of_turn_lies_there_again() -> None:
    at = table(TRICK, ruling("W has major penalty card H8 by 50B", law="50B"))
    at = at.after(ruling("no demand of E by 50D2", law="50D2(b)"), "W leads H8")
    assert at.penalty_cards == ()
    at = at.after(ruling("W takes back H8", law="56"))
    assert [one.card for one in at.penalty_cards] == [card("H8")]


def test_law_50_a_card_that_is_replaced_is_a_penalty_card_again() -> None:
    at = ending(
        ruling("E has major penalty card S4 by 50B", law="50B"),
        "W leads SK, N plays S2, E plays S4",
    )
    at = at.after(ruling("E plays S3 in place of S4", law="62C1"))
    assert [one.card for one in at.penalty_cards] == [card("S4")]
    assert card("S4") in at.face_up(E)


def test_law_50_what_a_ruling_does_with_the_card_that_went_back_is_what_holds() -> None:
    at = ending(
        ruling("E has major penalty card S4 by 50B", law="50B"),
        "W leads SK, S designates S2, E plays S4",
    )
    free = at.after(ruling("E takes back S4", "E picks up S4", law="47E2"))
    assert (free.penalty_cards, len(free.face_up(E))) == ((), 0)
    minor = at.after(ruling("E takes back S4", "E has minor penalty card S4 by 50B", law="62C3"))
    assert [one.penalty.value for one in minor.penalty_cards] == ["minor"]


def test_law_50E3_what_it_tells_is_said_once() -> None:
    at = ending(
        ruling("E has major penalty card S4 by 50B", law="50B"),
        "W leads SK, S designates S2, E plays S4",
        ruling("E takes back S4", law="45C4(b)"),
        "E plays S4",
    )
    assert [(one.what, one.law) for one in at.unauthorised] == [(card("S4"), "50E3")]


# 51A, 57A, 57D: a card or a suit that must be played to the trick


@pytest.mark.parametrize("law", ["51A", "57D"])
def test_law_57D_the_card_is_required_again_when_another_one_goes_back(law: str) -> None:
    at = ending(
        "W leads SK, N plays S2",
        ruling(f"E must play S4 to this trick by {law}", law=law),
        "E plays S3",
    )
    assert found(at) != []
    at = at.after(ruling("E takes back S3", law="62A"))
    assert at.required == (CardRequired(E, card("S4"), law),)
    assert legal(at, E) == "4..."


def test_law_57A_the_play_is_required_again_when_the_trick_is_open_again() -> None:
    at = ending(
        "W leads SK, N plays S2",
        ruling("E must play highest of S by 57A", law="57A"),
        "E plays S3, S plays S5",
    )
    assert at.play_restrictions == ()
    at = at.after(ruling("S takes back S5", "E takes back S3", law="62C1"))
    assert legal(at, E) == "4..."


def test_law_67B1_a_card_for_an_earlier_trick_is_not_the_one_required_in_this() -> None:
    at = ending(
        "W leads SK, N plays S2, S plays S5, trick quitted",
        "W leads SQ, N plays SA",
        ruling("E must play S4 to this trick by 57D", law="57D"),
        ruling("E adds H5 to trick 1", law="67B1"),
    )
    assert legal(at, E) == "4..."


# 45C4(b): a slip of the tongue at dummy's fourth hand


def test_law_45C4b_after_a_corrected_slip_in_fourth_seat_dummy_goes_on() -> None:
    played = "E leads DQ, S plays D4, W plays D5"
    at = table(TRICK, played, "S designates DA", ruling("N plays DK in place of DA", law="45C4(b)"))
    assert at.to_play is N
    assert at.after("N plays DK").tricks == at.tricks  # dummy puts out what was meant
    assert at.after("N plays SA").trick.cards == ((N, card("SA")),)
    lost = table(TRICK, played, "S designates DA", ruling("N plays D2 in place of DA", law="45D1"))
    assert lost.to_play is E
    assert lost.after("N plays D2, E leads DJ, S plays D8").to_play is W


def test_law_45C4b_a_slip_in_the_middle_of_the_trick() -> None:
    at = table(AUCTION, "W leads C7, N spreads the hand, S designates C2")
    at = at.after(ruling("N plays C3 in place of C2", law="45C4(b)"), "N plays C3")
    assert at.trick.cards == ((W, card("C7")), (N, card("C3")))
    assert (at.to_play, found(at)) == (E, [])
    assert at.after("E plays CK, S plays C6").to_play is E
    assert S is at.declarer
