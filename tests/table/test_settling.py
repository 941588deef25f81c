"""How an irregularity is settled by what a player does next."""

from __future__ import annotations

import pytest

from bridgelaw.game import PASS, Seat
from bridgelaw.table import Kind, Phase, Table
from bridgelaw.table.effects import CallSubstituted, CallWithdrawn
from tests.table.tables import (
    AUCTION,
    TRICK,
    E,
    N,
    S,
    W,
    call,
    card,
    found,
    ruling,
    settled,
    standing,
    table,
    withdrawn,
)

# Calls


@pytest.mark.parametrize("over", ["P", "X", "1D", "2H"])
def test_law_27A1_left_hand_opponent_accepts_an_insufficient_bid_by_calling(over: str) -> None:
    at = table("S 1H, W 1C", f"N {over}")
    assert settled(at) == [("INSUFFICIENT_BID", "W", "27A1")]
    assert found(at) == []
    assert standing(at) == f"S 1H, W 1C, N {over}"
    assert at.to_call is E


def test_law_27A1_nobody_else_accepts_it() -> None:
    at = table("S 1H, W 1C", "E P")
    assert ("INSUFFICIENT_BID", "W", "27") in found(at)


def test_law_29A_left_hand_opponent_accepts_a_call_out_of_rotation_by_calling() -> None:
    at = table("S 1H, N 2H", "E P")
    assert settled(at) == [("CALL_OUT_OF_ROTATION", "N", "29A")]
    assert found(at) == []
    assert standing(at) == "S 1H, N 2H, E P"
    assert at.to_call is S


def test_law_29A_an_insufficient_bid_out_of_rotation_is_accepted_as_a_whole() -> None:
    at = table("S 1H, N 1C", "E P")
    assert settled(at) == [
        ("CALL_OUT_OF_ROTATION", "N", "29A"),
        ("INSUFFICIENT_BID", "N", "29A"),
    ]


def test_law_28B_the_player_whose_turn_it_was_calls() -> None:
    at = table("S 1H, N 2H", "W P")
    assert settled(at) == [("CALL_OUT_OF_ROTATION", "N", "28B")]
    assert found(at) == []
    assert standing(at) == "S 1H, W P"
    assert withdrawn(at) == ["N 2H"]
    assert at.to_call is N


def test_law_28B_an_insufficient_bid_out_of_rotation_is_gone_as_a_whole() -> None:
    at = table("S 1H, N 1C", "W P")
    assert settled(at) == [
        ("CALL_OUT_OF_ROTATION", "N", "28B"),
        ("INSUFFICIENT_BID", "N", "28B"),
    ]
    assert standing(at) == "S 1H, W P"


def test_law_28B_whoever_may_call_so_is_told_beforehand_what_he_may_call() -> None:
    at = table("S 1H, N 2H")
    # West calls over 1H, as if North had not called, and East over 2H.
    assert at.legal_calls(W).why_not(call("1S")) is None
    excluded = at.legal_calls(E).why_not(call("1S"))
    assert excluded is not None
    assert excluded.kind is Kind.INSUFFICIENT_BID


def test_law_28_only_the_director_knows_what_left_hand_opponent_meant_when_it_was_his_turn() -> (
    None
):
    at = table("E 1H", "S P")  # South is the dealer
    assert found(at) == [("CALL_OUT_OF_ROTATION", "E", "31")]


def test_law_28B_does_not_reach_back_to_an_earlier_round() -> None:
    # East passed out of North's turn, and nobody minded. A round later East passes in turn.
    at = table("E P, W P, N P, E P", "N P", dealer=N)
    assert withdrawn(at) == []
    assert standing(at) == "E P, W P, N P, E P, N P"


def test_law_28B_of_two_calls_that_one_ruling_puts_only_the_last_is_reached() -> None:
    # One ruling counts South's pass as made later, and puts another call of theirs before it.
    effects = ("S P counts as made later", "S 6D substituted")
    at = table("S P, E 1H, S P, N P", ruling(*effects, law="33"), "E 1S", dealer=E)
    assert standing(at) == "S 6D, E 1H, N P, E 1S"
    assert withdrawn(at) == ["S Pass", "S Pass"]
    assert ("CALL_OUT_OF_ROTATION", "S", "31") in found(at)


def test_law_25B1_left_hand_opponent_accepts_a_change_of_call_by_calling() -> None:
    changed = table("S 1H, S 1S")
    assert changed.attempted_change == (S, call("1S"))
    assert standing(changed) == "S 1H"
    at = changed.after("W P")
    assert settled(at) == [("CHANGE_OF_CALL", "S", "25B1")]
    assert found(at) == []
    assert standing(at) == "S 1S, W P"
    assert withdrawn(at) == ["S 1H"]
    assert at.attempted_change is None


def test_law_25B1_the_next_player_calls_over_the_second_call() -> None:
    at = table("S 1H, S 2H")
    excluded = at.legal_calls(W).why_not(call("1D"))
    assert excluded is not None
    assert excluded.kind is Kind.INSUFFICIENT_BID


def test_law_25B2_a_call_that_is_only_legal_over_the_first_does_not_accept_the_second() -> None:
    at = table("S 1H, S 2H")
    assert at.legal_calls(W).why_not(call("1S")) is None
    after = at.after("W 1S")
    assert standing(after) == "S 1H, W 1S"
    assert settled(after) == [("CHANGE_OF_CALL", "S", "25B2")]
    assert found(after) == []


def test_law_25B1_of_several_changes_the_last_is_accepted_and_nothing_stays_open() -> None:
    at = table("S 1H, S 1S, S 2C", "W P")
    assert found(at) == []
    assert standing(at) == "S 2C, W P"
    assert withdrawn(at) == ["S 1H", "S 1S"]


def test_law_25B_nobody_else_accepts_a_change() -> None:
    at = table("S 1H, S 1S", "N 2H")
    assert ("CHANGE_OF_CALL", "S", "25") in found(at)
    assert standing(at) == "S 1H, N 2H"


def test_law_25B1_nobody_calls_over_a_change_to_the_final_pass() -> None:
    at = table("S 1H, W P, N P, E 1S, E P")
    after = at.after("S 2H")
    # If East's pass stood the auction would be over: South's bid was over 1S.
    assert standing(after) == "S 1H, W P, N P, E 1S, S 2H"
    assert found(after) == [("CHANGE_OF_CALL", "E", "25")]


def test_law_27C_an_insufficient_bid_replaced_too_soon_and_the_next_player_calls() -> None:
    at = table("S 1H, W 1C, W 2C", "N P")
    assert settled(at) == [("INSUFFICIENT_BID", "W", "27C"), ("CHANGE_OF_CALL", "W", "25B1")]
    assert standing(at) == "S 1H, W 2C, N P"
    assert withdrawn(at) == ["W 1C"]


def test_law_17D3_example_14() -> None:
    # West is the dealer; South passes in East's place, and West passes over it.
    at = table("W P, N P, S P, W P", dealer=W)
    assert found(at) == [("ROBBED_OF_TURN", "S", "17D3")]
    assert settled(at) == [("CALL_OUT_OF_ROTATION", "S", "29A")]
    assert at.phase is Phase.AUCTION
    assert at.to_call is E
    bid = at.after("E 1H")
    assert found(bid) == []
    assert standing(bid) == "W P, N P, E 1H"
    assert withdrawn(bid) == ["S Pass", "W Pass"]
    assert bid.to_call is S
    passed = at.after("E P, S P")
    assert passed.phase is Phase.PASSED_OUT
    assert found(passed) == []


def test_law_17D3_example_14_west_bids_and_the_auction_goes_on() -> None:
    at = table("W P, N P, S P, W 1D", dealer=W)
    assert found(at) == []
    assert at.to_call is N


def test_law_17D3_a_change_of_a_cancelled_pass_goes_with_it() -> None:
    at = table("S 2C, N P, E P, N P, E P, E 9NT, W P", dealer=S)
    assert found(at) == []
    assert standing(at) == "S 2C, W P"
    assert at.to_call is N


def test_law_17D3_example_15() -> None:
    at = table("W P, N 1H, E P, S P, N P", dealer=W)
    assert found(at) == [("CALL_OUT_OF_ROTATION", "N", "30")]
    # East's pass is no infraction: East may accept North's.
    after = at.after("E P")
    assert settled(after) == [("CALL_OUT_OF_ROTATION", "N", "29A")]
    assert found(after) == [("ROBBED_OF_TURN", "N", "17D3")]
    assert after.to_call is W
    bid = after.after("W 1S")
    assert found(bid) == []
    assert standing(bid) == "W P, N 1H, E P, S P, W 1S"
    assert withdrawn(bid) == ["N Pass", "E Pass"]


def test_law_28B_west_calls_at_once_instead() -> None:
    at = table("W P, N 1H, E P, S P, N P", "W 1S", dealer=W)
    assert settled(at) == [("CALL_OUT_OF_ROTATION", "N", "28B")]
    assert standing(at) == "W P, N 1H, E P, S P, W 1S"


def test_law_17D3_only_passes_after_the_turn_that_was_taken_are_cancelled() -> None:
    # East opened out of turn with a pass that South accepted; later East passes for North.
    at = table("E P, S P, W P, E P, S P", dealer=N)
    assert found(at) == [("ROBBED_OF_TURN", "E", "17D3")]
    assert at.to_call is N
    after = at.after("N 1H")
    assert standing(after) == "E P, S P, W P, N 1H"
    assert found(after) == []


def test_law_17D3_the_second_of_three_passes_was_out_of_rotation() -> None:
    at = table("S 1H, N P, E P, S P")
    assert found(at) == [("ROBBED_OF_TURN", "N", "17D3")]
    assert at.to_call is W


def test_law_17D3_is_found_whatever_else_is_open() -> None:
    at = table("E exposes H5", "W P, N P, S P, W P", dealer=W)
    assert found(at) == [("CARD_EXPOSED", "E", "16D"), ("ROBBED_OF_TURN", "S", "17D3")]


def test_law_17D3_another_pass_out_of_rotation_changes_nothing() -> None:
    at = table("W P, N P, S P, W P", "N P", dealer=W)
    assert ("ROBBED_OF_TURN", "S", "17D3") in found(at)
    after = at.after("E 1H")
    assert standing(after) == "W P, N P, E 1H"
    assert found(after) == []


def test_law_17D3_nobody_is_robbed_any_more_when_a_pass_becomes_a_bid() -> None:
    """25B1: East, who had lost the turn, calls over the 2NT that North put in place of a pass."""
    at = table("W 1NT, N 2D, S P, W P, N P")
    assert ("ROBBED_OF_TURN", "S", "17D3") in found(at)
    after = at.after("N 2NT, E P")
    assert "ROBBED_OF_TURN" not in [kind for kind, _, _ in found(after)]
    # A pass out of turn after that is one that East may accept or not, like any other (29A).
    later = after.after("S P, N P")
    assert later.to_call is E
    assert later.legal_calls(E).legal


def test_law_17D3_partner_passed_at_a_turn_that_was_another_players() -> None:
    """What is legal is judged without partner's pass only if it is the player's turn then."""
    at = table(
        "S P, W P, S P, W P, E P, W P",
        "ruling any-ruling of 2017 [27B2] W Pass accepted",
        "ruling any-ruling of 2017 [37B] S Pass counts as made later; W Pass withdrawn",
    )
    assert at.to_call is N
    assert at.legal_calls(N).legal


def test_law_17D3_somebody_bids_before_the_player_who_lost_his_turn() -> None:
    at = table("W P, N P, S P, W P", "N 1H", dealer=W)
    assert ("ROBBED_OF_TURN", "S", "29A") in settled(at)
    assert found(at) == [("CALL_OUT_OF_ROTATION", "N", "31")]


# Cards


def test_law_53A_play_by_the_next_hand_accepts_a_lead_out_of_turn() -> None:
    at = table(TRICK, "W leads S7", "N plays SA")
    assert settled(at) == [("LEAD_OUT_OF_TURN", "W", "53A")]
    assert found(at) == []
    assert at.to_play is E
    opening = table(AUCTION, "E leads HK", "S plays H7")
    assert settled(opening) == [("OPENING_LEAD_OUT_OF_TURN", "E", "53A")]
    assert opening.to_play is W


def test_law_53A_not_by_another_hand() -> None:
    at = table(AUCTION, "E leads HK", "N plays H2")
    assert ("OPENING_LEAD_OUT_OF_TURN", "E", "54") in found(at)


def test_law_53A_no_lead_to_the_thirteenth_trick_is_accepted() -> None:
    at = _twelve_tricks()
    turn = at.to_play
    assert turn is not None
    offender = turn.partner
    last = next(iter(at.hand(offender) or ()))
    follows = next(iter(at.hand(offender.lho) or ()))
    at = at.after(f"{offender} leads {last}", f"{offender.lho} plays {follows}")
    assert Kind.LEAD_OUT_OF_TURN in [one.kind for one in at.open_irregularities]


def _twelve_tricks() -> Table:
    at = table(TRICK)
    while len(at.tricks) < 12:
        seat = at.to_play
        assert seat is not None
        verb = "plays" if at.trick.cards else "leads"
        at = at.after(f"{seat} {verb} {next(iter(at.legal_cards(seat).legal))}")
    return at


def test_law_53B_the_opponent_whose_lead_it_was_leads() -> None:
    # East is on lead; South leads, and East makes their proper lead.
    at = table(TRICK, "S leads S8", "E leads HK")
    assert settled(at) == [("LEAD_OUT_OF_TURN", "S", "53B")]
    assert found(at) == []
    assert at.trick.cards == ((E, card("HK")),)
    assert at.to_play is S
    held = at.hand(S)
    assert held is not None
    assert card("S8") in held


def test_law_53B_not_after_the_lead_was_accepted() -> None:
    at = table(TRICK, "S leads S8", ruling("S card S8 accepted", law="55A"), "E leads HK")
    assert settled(at) == [("LEAD_OUT_OF_TURN", "S", "55A")]
    assert found(at) == [("PREMATURE_LEAD", "E", "57A")]
    assert at.trick.cards == ((S, card("S8")),)


def test_law_53B_the_partner_of_the_offender_does_not_take_the_lead_over() -> None:
    at = table(TRICK, "W leads S7", "E leads HK")
    assert at.trick.cards == ((W, card("S7")),)
    assert found(at) == [("LEAD_OUT_OF_TURN", "W", "56"), ("PREMATURE_LEAD", "E", "56")]


def test_law_54A_declarer_spreads_his_hand_and_becomes_dummy() -> None:
    at = table(AUCTION, "E leads HK", "S spreads the hand")
    assert settled(at) == [("OPENING_LEAD_OUT_OF_TURN", "E", "54A")]
    assert found(at) == []
    assert str(at.contract) == "3NT by N"
    assert at.to_play is S
    assert at.face_up(S) == at.hand(S)


def test_law_54A_only_after_an_opening_lead_out_of_turn() -> None:
    at = table(AUCTION, "W leads C7", "S spreads the hand")
    assert found(at) == [("CARD_EXPOSED", "S", "48B2")]
    assert str(at.contract) == "3NT by S"


def test_law_54E_a_lead_by_the_declaring_side_is_no_opening_lead() -> None:
    at = table(AUCTION, "N leads SA")
    assert found(at) == [("OPENING_LEAD_OUT_OF_TURN", "N", "54E")]
    assert at.trick.cards == ()
    assert at.phase is Phase.CLARIFICATION
    assert at.to_play is W
    assert card("SA") in at.face_up(N)


def test_law_46B_a_card_from_dummy_settles_an_incomplete_designation() -> None:
    at = table(AUCTION, "W leads C7, S designates C", "N plays C2")
    assert settled(at) == [("INCOMPLETE_DESIGNATION", "S", "46B")]


@pytest.mark.parametrize("seat", [S, W, N, E])
def test_nothing_is_settled_by_a_card_that_is_shown(seat: Seat) -> None:
    at = table("S 1H, W 1C")
    held = at.hand(seat)
    assert held is not None
    after = at.after(f"{seat} exposes {next(iter(held))}")
    assert ("INSUFFICIENT_BID", "W", "27") in found(after)


def test_law_29B_a_call_is_put_right_only_by_the_player_whose_turn_it_then_is() -> None:
    """Without West's 4♣ it would be North's turn again, so South's call leaves nothing behind."""
    at = table("W P, N 9S, W P, N P, W 4C, E P", dealer=W)
    assert at.to_call is S
    assert call("P") in at.legal_calls(S)
    after = at.after("S P")
    assert standing(after).endswith("W 4C, E P, S P")
    assert ("CALL_OUT_OF_ROTATION", "W", "31") in found(after)


def test_law_17D3_whose_turn_it_is_does_not_depend_on_a_change_that_comes_to_nothing() -> None:
    """West passes when it is again South's turn, and then tries to change that to 8♠."""
    robbed = table("S 3H, W P, N 8H, E X, N P, E P, S P")
    assert robbed.to_call is S
    passed = robbed.after("W P")
    changed = passed.after("W 8S")
    assert passed.to_call is changed.to_call is N
    assert call("P") in changed.legal_calls(N)
    withdrawn_again = changed.after(ruling("W 8S withdrawn", law="38"))
    assert withdrawn_again.to_call is N


def test_the_same_call_made_twice_is_two_calls() -> None:
    """South's first 1NT stays out of turn when a ruling looks anew at whose turn calls were."""
    at = table("N 1C, W 2S, N P, S 1NT, N 5H, E P, S 1NT, W 9C", dealer=N)
    assert ("CALL_OUT_OF_ROTATION", "S", "31") in found(at)
    gone = CallWithdrawn(W, call("9C"), undone=True)
    after = at.would_be(gone, CallSubstituted(W, PASS), law="38B")
    assert ("CALL_OUT_OF_ROTATION", "S", "31") in found(after)
