"""Law 54: an opening lead out of turn."""

from __future__ import annotations

import pytest

from bridgelaw.laws import PLAY_OUT_OF_TURN, Interview, NothingToRule
from bridgelaw.table import ImpossibleEvent, Phase
from bridgelaw.table.effects import Unauthorised
from tests.laws.out_of_turn import (
    SHORT,
    after,
    opening,
    penalties,
    rule,
    trick,
)
from tests.laws.samples import interviewed
from tests.table.tables import (
    AUCTION,
    E,
    N,
    S,
    W,
    card,
    found,
    legal,
    settled,
    table,
    why_not,
)

# 54. The opening lead


def test_law_54_declarer_hears_five_options_before_choosing() -> None:
    asked = interviewed(opening(), PLAY_OUT_OF_TURN, told="no").question
    assert asked is not None
    assert asked.key == "opening_choice"
    assert asked.to is S
    assert [str(option.label) for option in asked.options] == [
        "Accept. South spreads the hand; North becomes declarer.",
        "Accept. South sees dummy, then plays next from hand.",
        "Refuse. West must lead hearts; East takes ♥K back.",
        "Refuse. West may not lead hearts while on lead; East takes ♥K back.",
        "Refuse. West leads anything; ♥K stays as a major penalty card.",
    ]
    assert "If West cannot lead as required" in str(asked.why)
    assert asked.say == ()


def test_law_54_preamble_the_partner_takes_his_face_down_lead_back() -> None:
    at = table(f"{AUCTION}, W leads C7 face down, E leads HK")
    asked = interviewed(at, PLAY_OUT_OF_TURN, told="no").question
    assert asked is not None
    assert "West takes the face-down lead back." in map(str, asked.say)
    given = rule(at, told="no", opening_choice="forbid")
    assert given.clauses == ("54", "50D2(a)", "54D")
    done = at.after(given.event)
    assert done.face_down == ()
    assert legal(done, W) == "765..765.T987"


def test_law_54A_declarer_becomes_dummy() -> None:
    done = after(opening(), told="no", opening_choice="become_dummy")
    assert str(done.contract) == "3NT by N"
    assert done.to_play is S
    assert len(done.face_up(S)) == 13
    assert found(done) == []
    # It was done without being asked.
    at = opening(", S spreads the hand")
    assert rule(at).clauses == ("54A",)


def test_law_54A_who_begins_to_spread_must_spread_all() -> None:
    at = opening(", S exposes H7")
    done = after(at, told="no", began_to_spread="yes")
    assert str(done.contract) == "3NT by N"
    assert found(done) == []
    assert len(done.face_up(S)) == 13
    dropped = after(at, told="no", began_to_spread="no", opening_choice="accept")
    assert str(dropped.contract) == "3NT by S"


def test_law_54B1_the_second_card_comes_from_declarers_hand() -> None:
    done = after(opening(), told="no", opening_choice="accept")
    assert done.to_play is S
    assert why_not(done, N, "H2") == "44B"
    assert settled(done) == [("OPENING_LEAD_OUT_OF_TURN", "E", "54B")]
    assert rule(opening(", S plays H7"), told="no").clauses == ("53A", "54B1", "54B")


def test_law_54B2_a_card_played_from_dummy_is_not_taken_back() -> None:
    done = after(opening(", N plays H2"), told="no")
    assert found(done) == []
    assert trick(done) == "E HK, N H2"
    assert done.to_play is S


@pytest.mark.parametrize("seen", [", N spreads the hand", ", N exposes H2"])
def test_law_54C_who_could_see_dummy_must_accept(seen: str) -> None:
    given = rule(opening(seen), told="no")
    assert given.clauses == ("54C", "53A", "54B1", "54B")


def test_law_54C_a_card_shown_in_the_auction_does_not_count() -> None:
    at = table("S 3NT, W P, N exposes H2, N P, E P, E leads HK")
    asked = interviewed(at, PLAY_OUT_OF_TURN, told="no").question
    assert asked is not None
    assert asked.key == "opening_choice"


def test_law_54D_require_the_card_is_picked_up_and_the_suit_led() -> None:
    done = after(opening(), told="no", opening_choice="require")
    assert done.penalty_cards == ()
    assert done.phase is Phase.PLAY  # 41C: irrevocably
    assert done.to_play is W
    assert legal(done, W) == ".T98.."
    assert why_not(done, W, "C7") == "50D2(a)"
    assert done.decisions == ()
    # East may then play anything.
    assert legal(done.after("W leads HT, N plays H2"), E) == ".AK65.."


def test_law_54D_forbid_lasts_while_the_lead_is_kept() -> None:
    done = after(opening(), told="no", opening_choice="forbid")
    assert legal(done, W) == "765..765.T987"
    assert [str(one) for one in done.face_up(E)] == []
    assert done.unauthorised == (Unauthorised(E, card("HK"), (W,), "50E2"),)
    kept = done.after("W leads CT, N plays C2, E plays C5, S plays C6")
    assert kept.to_play is W
    assert why_not(kept, W, "H8") == "50D2(a)"


def test_law_54D_neither_the_card_stays_and_declarer_chooses_again() -> None:
    done = after(opening(), told="no", opening_choice="neither")
    assert penalties(done) == {"HK": ("E", "major")}
    assert len(done.legal_cards(W).legal) == 13
    assert done.decisions == ()
    # 50E1: a low heart, and East must play the king.
    assert legal(done.after("W leads H8, N plays H2"), E) == ".K.."
    kept = done.after("W leads CT, N plays C2, E plays C5, S plays C6")
    assert [one.law for one in kept.decisions] == ["50D2"]


def test_law_54D_59_without_a_card_of_the_suit_any_card_may_be_led() -> None:
    at = table(f"{AUCTION}, E leads HK", deal=SHORT)
    given = rule(at, told="no", opening_choice="require")
    assert "59" in given.clauses
    assert len(at.after(given.event).legal_cards(W).legal) == 13


def test_law_54E_a_lead_by_the_declaring_side_is_law_24() -> None:
    given = rule(table(f"{AUCTION}, N leads SA"))
    assert given.clauses == ("54E",)
    assert given.goes_on == "card-in-auction"


def test_law_41A_a_face_down_lead_out_of_turn_is_only_taken_back() -> None:
    at = table(f"{AUCTION}, E leads HK face down")
    given = rule(at)
    assert given.clauses == ("41A",)
    assert at.after(given.event).face_down == ()
    with pytest.raises(NothingToRule):
        Interview.begin(PLAY_OUT_OF_TURN, at.after(given.event))
    # The right player's own face-down lead is nothing irregular.
    with pytest.raises(NothingToRule):
        Interview.begin(PLAY_OUT_OF_TURN, table(f"{AUCTION}, W leads C7 face down"))


def test_law_54_a_face_down_lead_after_the_faced_one_goes_back() -> None:
    at = table(f"{AUCTION}, E leads HA, W leads C7 face down")
    assert at.face_down == ((W, card("C7")),)
    refused = after(at, told="no", opening_choice="forbid")
    assert (refused.face_down, refused.to_play) == ((), W)
    assert at.after("S plays H7").face_down == ()


def test_law_41A_nobody_else_leads_face_down_once_a_lead_is_faced() -> None:
    with pytest.raises(ImpossibleEvent):
        table(f"{AUCTION}, E leads HA, N leads C2 face down")
    with pytest.raises(ImpossibleEvent):
        table(f"{AUCTION}, W leads C7, E leads HA face down")
