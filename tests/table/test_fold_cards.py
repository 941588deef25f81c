"""Cards that rulings take back, replace, play or add, and what playing on settles."""

from __future__ import annotations

import pytest

from bridgelaw.game import Deal, Side
from bridgelaw.table import ImpossibleEvent, Phase, Table
from tests.table.tables import (
    AUCTION,
    TRICK,
    E,
    N,
    S,
    W,
    card,
    found,
    legal,
    ruling,
    settled,
    table,
    why_not,
)

# East has led two hearts, on which West could have played spades only by revoking.
HEARTS = f"{TRICK}, E leads HA, S plays H7"
REVOKE = f"{HEARTS}, W plays S5"

# The last two cards: North dummy, South declares notrumps, West is on lead.
ENDING = Deal.parse("N:2.3.. 4.5.. 6.7.. 8.9..")


def trick(at: Table) -> str:
    return str(at.trick)


# 62B: another card in the place of one that was played


def test_law_62B_another_card_takes_its_place_in_the_trick() -> None:
    at = table(REVOKE, "N plays H2", ruling("W plays H8 in place of S5", law="62B1"))
    assert str(at.tricks[-1]) == "E HA, S H7, W H8, N H2"
    assert at.to_play is E
    assert settled(at)[-1] == ("REVOKE", "W", "62B1")
    hand = at.hand(W)
    assert hand is not None
    assert card("S5") in hand
    assert card("H8") not in hand


def test_law_62B_in_a_trick_that_is_not_complete_the_order_stays() -> None:
    at = table(REVOKE, ruling("W plays H8 in place of S5"))
    assert trick(at) == "E HA, S H7, W H8"
    assert at.to_play is N


def test_law_62B_the_winner_is_counted_anew() -> None:
    # South, without a trump in sight, leads a heart that West should have won with the ten.
    deal = Deal.parse("N:2.43.. 3.5.2. 4.2.3. 5.T.4.")
    at = table(AUCTION, "W leads D4, N plays S2, E plays D2, S plays D3", deal=deal)
    assert at.to_play is W
    assert at.tricks_won(Side.EW) == 1
    at = at.after(ruling("E plays S3 in place of D2"))
    assert at.to_play is W
    at = table(
        AUCTION, "W leads S5, N plays H3, E plays S3, S plays S4, W leads D4",
        ruling("W takes back D4", "N plays S2 in place of H3"), deal=deal,
    )  # fmt: skip
    assert at.to_play is W
    assert at.tricks_won(Side.EW) == 1


def test_law_62B_the_lead_to_the_next_trick_goes_back_first_if_the_winner_changes() -> None:
    deal = Deal.parse("N:K.4.2. 3.5.6. 4.2.3. 5.T.4.")
    before = "W leads S5, N plays D2, E plays S3, S plays S4, W leads D4"
    with pytest.raises(ImpossibleEvent, match="has to go back first"):
        table(AUCTION, before, ruling("N plays SK in place of D2"), deal=deal)
    at = table(AUCTION, before, ruling("W takes back D4", "N plays SK in place of D2"), deal=deal)
    assert at.to_play is N


def test_a_card_of_a_trick_long_gone_is_not_replaced() -> None:
    later = f"{TRICK}, E leads HA, S plays H7, W plays H8, N plays H2"
    with pytest.raises(ImpossibleEvent, match="in the trick"):
        table(later, ruling("E plays CA in place of CK"))


def test_the_new_card_must_be_in_the_hand() -> None:
    with pytest.raises(ImpossibleEvent, match="does not hold"):
        table(REVOKE, ruling("W plays SA in place of S5"))


# 62D1: the last two tricks


def test_law_62D1_at_trick_twelve_the_last_two_cards_change_places() -> None:
    before = "W leads S8, N plays H3, E plays S4, S plays S6, W leads H9, N plays S2, E plays H5"
    at = table(AUCTION, before, "S plays H7", deal=ENDING)
    assert at.phase is Phase.OVER
    # Only with thirteen tricks is it the twelfth; in an ending it is simply the last but one.
    with pytest.raises(ImpossibleEvent):
        at.after(ruling("N plays S2 in place of H3"))


def full_board() -> Table:
    """A whole board, in which somebody always follows suit, to its end."""
    at = table(AUCTION)
    while at.to_play is not None:
        seat = at.to_play
        chosen = min(at.legal_cards(seat).legal)
        at = at.after(f"{seat} plays {chosen}" if at.trick.cards else f"{seat} leads {chosen}")
    return at


def test_law_62D1_after_a_whole_board() -> None:
    at = full_board()
    assert at.phase is Phase.OVER
    twelfth, last = at.tricks[11], at.tricks[12]
    leader = twelfth.cards[0][0]
    other = next(seat for seat, _ in twelfth.cards if seat is not leader)
    first, second = dict(twelfth.cards)[other], dict(last.cards)[other]
    after = at.after(ruling(f"{other} plays {second} in place of {first}"))
    assert dict(after.tricks[11].cards)[other] is second
    assert dict(after.tricks[12].cards)[other] is first
    assert after.tricks[12].leader is after.tricks[11].winner
    assert after.tricks_won(Side.NS) + after.tricks_won(Side.EW) == 13


# CardPlayed, CardRequired


def test_a_ruling_plays_a_card_to_the_trick() -> None:
    at = table(HEARTS, ruling("W card H8 is played by 45C1"))
    assert trick(at) == "E HA, S H7, W H8"
    with pytest.raises(ImpossibleEvent, match="already played"):
        at.after(ruling("W card H9 is played by 45C1"))


def test_law_45E_a_ruling_makes_a_lead_of_a_card() -> None:
    at = table(TRICK, "W plays D7", ruling("W card D7 is played by 53A"))
    assert trick(at) == "W D7"
    assert at.to_play is N
    assert not at.open_irregularities


def test_law_51A_a_required_card_is_the_only_one() -> None:
    at = table(
        AUCTION, ruling("W has major penalty card S6 by 49", "W has major penalty card D7 by 49")
    )
    assert legal(at, W) == "6..7."
    assert [decision.law for decision in at.decisions] == ["51A"]
    assert at.decisions[0].cards == (card("S6"), card("D7"))
    at = at.after(ruling("W must play D7 to this trick by 51A"))
    assert legal(at, W) == "..7."
    assert at.decisions == ()
    assert why_not(at, W, "S6") == "51A"
    at = at.after("W leads D7")
    assert at.required == ()
    assert not at.open_irregularities


def test_law_50D2_the_lead_is_restricted_before_one_s_own_penalty_cards_are_named() -> None:
    at = table(
        AUCTION,
        ruling("W has major penalty card S6 by 49", "W has major penalty card D7 by 49"),
        ruling("E has major penalty card HA by 49"),
    )
    assert [decision.law for decision in at.decisions] == ["50D2"]


# 54A


def test_law_54A_declarer_becomes_dummy_by_a_ruling() -> None:
    at = table(AUCTION, "E leads HK", ruling("S becomes dummy", law="54A"))
    assert at.contract is not None
    assert (at.contract.declarer, at.contract.dummy) == (N, S)
    assert at.face_up(S) == at.hand(S)
    assert not at.open_irregularities
    with pytest.raises(ImpossibleEvent, match="Only declarer"):
        table(AUCTION, "E leads HK", ruling("N becomes dummy"))


# 58B: several cards at once


def test_law_58B_several_cards_at_once() -> None:
    at = table(AUCTION, "W plays C7 C8 together")
    assert trick(at) == "W C7"
    assert found(at) == [("SECOND_CARD", "W", "58B")]
    assert str(at.face_up(W)) == "...8"
    at = at.after(ruling("W plays C8 in place of C7", "W has minor penalty card C7 by 58B2"))
    assert trick(at) == "W C8"
    assert not at.open_irregularities
    with pytest.raises(ImpossibleEvent, match="two or more"):
        table(AUCTION, "W plays C7 together")


def test_a_card_that_was_shown_and_is_played_later_needs_no_ruling() -> None:
    at = table(HEARTS, "W exposes H9, W plays H9")
    assert not at.open_irregularities
    assert settled(at)[-1] == ("CARD_EXPOSED", "W", "11A")


# 67: a trick with a card too few


def test_law_67_a_trick_is_quitted_short_and_completed_later() -> None:
    at = table(f"{TRICK}, E leads HA, S plays H7, N plays H2, trick quitted")
    assert ("DEFECTIVE_TRICK", "W", "67") in found(at)
    assert at.to_play is E
    at = at.after("E leads HK, S plays HJ", ruling("W adds H8 to trick 2", law="67B1"))
    assert not at.open_irregularities
    assert str(at.tricks[1]).endswith("W H8")
    with pytest.raises(ImpossibleEvent, match="does not lack"):
        at.after(ruling("W adds H9 to trick 2"))


def test_law_67_only_a_trick_in_progress_is_quitted() -> None:
    with pytest.raises(ImpossibleEvent, match="No trick"):
        table(TRICK, "trick quitted")


# 60B: declarer must lead anew


def test_law_60B_a_defender_s_card_before_the_corrected_lead_is_neither_lead_nor_play() -> None:
    won = f"{AUCTION}, W leads S7, N plays SK, E plays S4, S plays S8, S leads D4"
    at = table(won, ruling("S takes back D4", law="55B2"))
    assert at.to_play is N
    assert why_not(at, E, "HA") == "44B"
    for event in ("E leads HA", "E plays HA"):
        shown = at.after(event)
        assert found(shown) == [("PLAY_OUT_OF_TURN", "E", "60B")]
        assert trick(shown) == ""
    assert not at.after("N leads SA, E plays SJ").open_irregularities


def test_law_55B1_at_the_defenders_turn_nothing_waits_for_declarer() -> None:
    at = table(TRICK, "S leads D4", ruling("S takes back D4", law="55B1"))
    assert at.to_play is E
    assert not at.after("E leads HA").open_irregularities


# What playing on settles


def test_law_52B1b_declarer_plays_on_after_a_penalty_card_was_not_played() -> None:
    at = table(HEARTS, ruling("W has major penalty card H9 by 49"), "W plays H8")
    assert found(at) == [("PENALTY_CARD_NOT_PLAYED", "W", "52")]
    at = at.after("N plays H2")
    assert not at.open_irregularities
    assert settled(at)[-1] == ("PENALTY_CARD_NOT_PLAYED", "W", "52B1(b)")
    assert [penalty.card for penalty in at.penalty_cards] == [card("H9")]


def test_law_50D2_playing_to_a_lead_that_did_not_wait_accepts_it() -> None:
    at = table(TRICK, ruling("W has major penalty card S6 by 49"), "E leads HA")
    assert found(at) == [("LED_BEFORE_CHOICE", "E", "49")]
    assert not at.after("S plays H7").open_irregularities


def test_law_53B_the_proper_leader_is_not_next_and_so_his_card_is_a_lead() -> None:
    # East is on lead; South leads, and East "plays": East cannot be following before West.
    at = table(TRICK, "S leads D4, E plays HA")
    assert trick(at) == "E HA"
    assert not at.open_irregularities
    assert str(at.face_up(S)) == "..4."


def test_law_45D2_dummy_s_wrong_card_stays_once_both_sides_have_played_on() -> None:
    placed = f"{AUCTION}, W leads C7, S designates C2, N plays C3, E plays CK, S plays C6"
    at = table(placed, "E leads HA, S plays H7, W plays H8")
    assert found(at) == [("WRONG_CARD_FROM_DUMMY", "N", "45D")]
    at = at.after("N plays H2")
    assert not at.open_irregularities


def test_law_57D_a_card_at_right_hand_opponent_s_turn_is_played_at_its_own() -> None:
    # East leads; West plays before South.
    at = table(TRICK, "E leads HA, W plays H8")
    assert found(at) == [("PLAY_OUT_OF_TURN", "W", "57D")]
    at = at.after("S plays H7, N plays H2")
    assert not at.open_irregularities
    assert at.to_play is E


# 63B, 64: revokes that stand


def test_law_63B_a_revoke_stands_and_is_counted_after_play() -> None:
    at = table(REVOKE, "N plays H2, E leads HK, S plays HJ, W plays H8")
    at = at.after(ruling("W revoke S5 stands", law="63B"))
    assert not at.open_irregularities
    assert [str(revoke.card) for revoke in at.standing_revokes] == ["S5"]
    at = at.after(ruling("W revoke S5 counted", "1 tricks to NS by 64A2", law="64A2"))
    assert at.standing_revokes == ()
    assert [transfer.tricks for transfer in at.transfers] == [1]


# 50E


def test_law_50E_what_a_penalty_card_told_is_unauthorised_once_it_is_played() -> None:
    at = table(HEARTS, ruling("W has major penalty card H9 by 49"))
    assert at.unauthorised == ()
    at = at.after("W plays H9")
    assert [(str(told.player), told.what, told.to, told.law) for told in at.unauthorised] == [
        ("W", card("H9"), (E,), "50E3")
    ]


@pytest.mark.parametrize(
    "effect",
    [
        "W has major penalty card ? by 49",
        "W picks up ?",
        "W takes back ?",
        "W card ? accepted",
        "W card ? is played by 46",
        "W plays ? in place of S5",
        "W must play ? to this trick by 51A",
        "W adds ? to trick 1",
        "W revoke ? stands",
        "W revoke ? counted",
        "W must play highest of ? by 57A",
        "W required to lead ? at the next lead by 50D2(a)",
    ],
)
def test_a_ruling_that_does_not_know_the_card_cannot_be_entered(effect: str) -> None:
    with pytest.raises(ImpossibleEvent, match="does not name the"):
        table(TRICK, ruling(effect))


def test_law_58B_a_card_that_does_not_follow_suit_is_a_revoke_in_a_complete_trick_too() -> None:
    at = table(AUCTION, "W leads C7, N plays C2, E plays CK H5 together, S plays C6")
    chosen = at.after(ruling("E plays H5 in place of CK", law="58B2"))
    assert ("REVOKE", "E", "61A") in found(chosen)


def test_law_53A_a_card_accepted_out_of_turn_can_still_be_a_revoke() -> None:
    at = table(AUCTION, "W leads C7, E plays H5")
    assert [one[0] for one in found(at)] == ["PLAY_OUT_OF_TURN", "REVOKE"]
    accepted = at.after(ruling("E card H5 accepted", law="57C3"))
    assert found(accepted) == [("REVOKE", "E", "61A")]
