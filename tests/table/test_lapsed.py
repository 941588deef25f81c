"""What is open and no longer applies ends by itself: nobody has to rule on what is gone."""

from __future__ import annotations

import pytest

from bridgelaw.game import Deal
from bridgelaw.table import Table
from tests.table.tables import AUCTION, TRICK, E, W, found, legal, ruling, settled, table, withdrawn

TWO_TRICKS = f"{TRICK}, E leads DQ, S plays D4, W plays D5, N plays D2"
"""East has won the first two tricks and is on lead."""


def test_law_67_a_trick_that_is_played_again_lacks_no_card() -> None:
    at = table(f"{TRICK}, E leads DQ, S plays D4, W plays D5, trick quitted")
    assert found(at) == [("DEFECTIVE_TRICK", "N", "67")]
    assert at.ruling_needed == "defective-trick"
    again = at.after(ruling("W takes back D5", law="62C1"))
    assert (again.to_play, found(again), again.ruling_needed) == (W, [], None)
    assert settled(again) == [("DEFECTIVE_TRICK", "N", "62C1")]


def test_law_67_of_two_tricks_the_one_that_is_not_played_again_lacks_its_card() -> None:
    at = table(
        f"{TRICK}, E leads DQ, S plays D4, W plays D5, trick quitted",
        "E leads DJ, S plays D8, W plays D6, trick quitted",
    )
    first, second = at.open_irregularities
    again = at.after(ruling("W takes back D6", law="62C1"))
    assert again.open_irregularities == (first,)
    assert second.settle("62C1", len(again.log) - 1) in again.irregularities


def test_law_53A_a_lead_out_of_turn_stands_when_the_next_trick_has_been_played() -> None:
    """South plays too soon to West's lead, so that dummy's card does not tell what it accepts."""
    at = table(f"{TRICK}, W leads H8, S plays H7, N plays H2, E plays HK")
    assert found(at) == [("LEAD_OUT_OF_TURN", "W", "56")]
    led = at.after("E leads DQ")
    assert found(led) == [("LEAD_OUT_OF_TURN", "W", "56")]
    on = led.after("S plays D4, W plays D5, N plays D2")
    assert (found(on), on.ruling_needed) == ([], None)
    assert ("LEAD_OUT_OF_TURN", "W", "53A") in settled(on)


@pytest.fixture
def led_early() -> Table:
    """East leads before declarer has chosen about the card that West dropped."""
    at = table(TRICK, "W exposes HT", ruling("W has major penalty card HT by 50B", law="50B"))
    return at.after("E leads DQ")


def test_law_50D2_nothing_is_to_be_chosen_when_the_penalty_card_is_gone(led_early: Table) -> None:
    assert found(led_early) == [("LED_BEFORE_CHOICE", "E", "49")]
    gone = led_early.after(ruling("W picks up HT", law="68B2"))
    assert (found(gone), gone.ruling_needed) == ([], None)
    assert ("LED_BEFORE_CHOICE", "E", "68B2") in settled(gone)


def test_law_50D2_the_lead_has_gone_back_and_the_choice_is_still_declarers(
    led_early: Table,
) -> None:
    back = led_early.after(ruling("E takes back DQ", law="49"))
    assert (found(back), back.ruling_needed) == ([], "penalty-card")
    assert [decision.player for decision in back.decisions] == [E]


def test_law_61A_a_revoke_that_has_gone_back_is_none() -> None:
    at = table(f"{AUCTION}, W leads C7, N spreads the hand, N plays C2, E plays H5")
    assert found(at) == [("REVOKE", "E", "61A")]
    back = at.after(ruling("E takes back H5", law="47F"))
    assert (found(back), legal(back, E)) == ([], "...AK5")


def test_what_still_applies_stays_open() -> None:
    at = table(f"{TWO_TRICKS}, W exposes HT, S plays H7")
    ruled = at.after(ruling("review 16C2"))
    assert found(ruled) == found(at) != []


def test_law_67B1_who_had_to_add_their_last_club_earlier_has_not_revoked_since() -> None:
    """South's only spade belonged to the trick to which South did not play."""
    deal = Deal.parse("N:A2.43.. K3.65.. 9.872.. QJ.T9..")
    at = table(AUCTION, "W leads SQ, N plays S2, E plays S3, trick quitted", deal=deal)
    at = at.after("W leads SJ, N plays SA, E plays SK, S plays H7")
    assert [one[0] for one in found(at)] == ["DEFECTIVE_TRICK", "REVOKE"]
    added = at.after(ruling("S adds S9 to trick 1", law="67B1(a)"))
    assert found(added) == []


def test_a_call_that_is_withdrawn_is_irregular_no_more() -> None:
    at = table("S 1H, W 1C, W 2C")
    assert [one[2] for one in found(at)] == ["27", "27C"]
    gone = at.after(ruling("W 2C withdrawn", "W 1C withdrawn", law="25A1"))
    assert (found(gone), gone.ruling_needed) == ([], None)


def test_law_25_a_change_is_open_only_while_nobody_knows_which_call_counts() -> None:
    at = table("S P, S P")
    assert [one[2] for one in found(at)] == ["25"]
    ruled = at.after(ruling("S P withdrawn", "S P substituted", law="25B1"))
    assert (found(ruled), ruled.ruling_needed) == ([], None)


def test_law_25B2_a_change_that_others_called_past_is_over_when_the_next_player_calls() -> None:
    """East, whose partner bids out of turn, has passed and then tried 1♠."""
    at = table("E P, E 1S, W 2C", dealer=E)
    assert [one[0] for one in found(at)] == ["CHANGE_OF_CALL", "CALL_OUT_OF_ROTATION"]
    on = at.after("S 2D")
    assert ("CHANGE_OF_CALL", "E", "25B2") in settled(on)
    assert "E 1S" in withdrawn(on)


def test_law_27C_the_replacement_goes_with_the_ruling_on_the_bid() -> None:
    at = table("S 1H, W 1C, W 2C")
    accepted = at.after(ruling("W 1C accepted", law="27A1"))
    assert (found(accepted), withdrawn(accepted)) == ([], ["W 2C"])
