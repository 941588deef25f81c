"""What is said after a ruling agrees with itself, and says everything once (10C1, 26B, 50, 54)."""

from __future__ import annotations

from bridgelaw.game import Deal, Seat
from bridgelaw.laws import (
    CALL_OUT_OF_TURN,
    INADMISSIBLE_CALL,
    INSUFFICIENT_BID,
    PROCEDURES,
    Procedure,
    Ruling,
)
from bridgelaw.laws.common.closing_words import afterwards
from bridgelaw.table import Table
from bridgelaw.table.effects import CardWithdrawn, ForcedPass, LeadRight, Unauthorised
from bridgelaw.table.wording import describe
from tests.laws.samples import BARRED, interviewed, table
from tests.table.tables import table as dealt

N, E, S, W = Seat.NORTH, Seat.EAST, Seat.SOUTH, Seat.WEST

DEAL = "N:872.K64.QJ5.A973 963.Q95.9832.862 Q54.AJ3.AK7.KQ54 AKJT.T872.T64.JT"
AUCTION = "S 1NT, W P, N 3NT, E P, S P, W P"


def rule(at: Table, procedure: Procedure | str, **answers: str) -> Ruling:
    law = PROCEDURES[procedure] if isinstance(procedure, str) else procedure
    ruling = interviewed(at, law, **answers).ruling
    assert ruling is not None
    return ruling


def played(*events: str) -> Table:
    return dealt(AUCTION, *events, deal=Deal.parse(DEAL))


def said(ruling: Ruling, to: Seat | None = None) -> list[str]:
    return [str(words.text) for words in ruling.words if to is None or words.to is to]


# 26B, 27B2, 36B2, 37B, 31A2: nobody has to pass once the auction is over


def has_nothing_left_to_pass(ruling: Ruling) -> bool:
    everything = [str(ruling.headline), *said(ruling), *map(str, map(describe, ruling.effects))]
    words = " ".join(everything)
    is_barred = any(isinstance(effect, ForcedPass) for effect in ruling.effects)
    told = ("rest of the auction", "next turn", "must pass throughout", "must pass once")
    return not (is_barred or any(part in words for part in told))


def test_law_27B2_whom_10B_gives_the_last_pass_has_no_turn_left() -> None:
    at = table("W 1C, N 1S, E 1H, E P, S P, W 2C")
    ruling = rule(at, INSUFFICIENT_BID, comparable="none", late_call_stands="no")
    after = at.after(ruling.event)
    assert str(after.contract) == "1S by N"
    assert has_nothing_left_to_pass(ruling)
    assert LeadRight(W, E) in ruling.effects
    assert not any("If they defend" in words for words in said(ruling))
    assert ruling.reviews.count("16C3") == 1


def test_law_27B2_there_is_no_lead_to_forbid_where_their_side_declares() -> None:
    at = table("W 1S, N 1H, N 3H, E P, S P, W P")
    ruling = rule(at, INSUFFICIENT_BID, specified="none", comparable="none")
    assert "26B" not in ruling.clauses
    assert "does not defend" in str(ruling.headline)
    assert not any(isinstance(effect, LeadRight) for effect in ruling.effects)


def test_law_37B_who_must_pass_last_ends_the_auction() -> None:
    before = table("W 1H, N P, E 1H")
    barred = rule(before, INSUFFICIENT_BID, **BARRED)
    at = before.after(barred.event).after("S 2C, W 3D")
    # West's pass is not the last one: both must pass on.
    assert not has_nothing_left_to_pass(rule(at, INADMISSIBLE_CALL, unintended="no"))
    at = before.after(barred.event).after("S 2C, W P, N 3C, E P, S P, W 3D")
    ruling = rule(at, INADMISSIBLE_CALL, unintended="no")
    assert str(at.after(ruling.event).contract) == "3C by S"
    assert has_nothing_left_to_pass(ruling)


def test_law_38C_a_pass_for_eight_can_be_the_last_one() -> None:
    at = table("S 7NT, W P, N P, E 8C")
    ruling = rule(at, INADMISSIBLE_CALL, unintended="no")
    assert str(at.after(ruling.event).contract) == "7NT by S"
    assert has_nothing_left_to_pass(ruling)
    assert LeadRight(W, E) in ruling.effects


def test_law_39C_a_defender_is_spoken_of_as_one() -> None:
    ruling = rule(table(f"{AUCTION}, E X"), INADMISSIBLE_CALL)
    assert not any("If they defend" in words for words in said(ruling))
    assert any("At West's first lead" in words for words in said(ruling))


# 50, 51: two defenders with penalty cards

FOLLOWED = (
    "W leads SA, N spreads the hand, N plays S2, E plays S3, S plays S4",
    "W leads SK, N plays S7, E plays S6, S plays S5",
    "W leads SJ, N plays S8, E plays S9, S plays SQ",
)
BOTH_REVOKED = played(
    "W leads SA, N spreads the hand, N plays D5, E plays H5, S plays S4, W leads SK"
)


def both_revoked() -> Ruling:
    answers = {"replacement": "S2", "other_replacement": "S3", "later_card": "keep"}
    return rule(BOTH_REVOKED, "revoke", **answers)


def test_law_50D_two_defenders_hear_once_what_a_penalty_card_means() -> None:
    words = said(both_revoked())
    for once in ("first legal chance", "wait"):
        assert sum(once in one for one in words) == 1, once
    (has,) = (one for one in words if "first legal chance" in one)
    assert "♥5" in has and "♠K" in has
    notes = [str(note) for note in both_revoked().notes]
    assert len(notes) == len(set(notes))
    assert sum("Stay at the table" in note for note in notes) == 1


def test_law_62C3_neither_revoke_is_left_to_be_ruled_on() -> None:
    ruling = both_revoked()
    assert not any("another one" in str(note) for note in ruling.notes)
    assert BOTH_REVOKED.after(ruling.event).ruling_needed != "revoke"


def test_law_50D1b_declarers_choice_for_this_trick_goes_first() -> None:
    at = played(*FOLLOWED, "N leads C3, W plays CT, E plays C2")
    ruling = rule(at, "play-out-of-turn", told="no", excuse="none", play_choice="highest")
    play, before_own = said(ruling, E)
    assert "your highest card of clubs" in play
    assert "goes before your own penalty card" in before_own
    assert "♣2" in before_own
    assert not said(ruling, W)  # West has nothing to do in this trick


# 54, 67: what somebody takes back or puts down is said to them


def test_law_54_the_face_down_lead_of_the_right_player_goes_back() -> None:
    at = played("W leads SK face down, E leads H5")
    for choice in ("require", "forbid", "neither", "accept", "become_dummy"):
        ruling = rule(at, "play-out-of-turn", told="no", opening_choice=choice)
        assert said(ruling, W)[0] == "Take the card that you led face down back."
        assert ruling.effects[0] == CardWithdrawn(W, ruling.effects[0].card)  # type: ignore[union-attr]
        assert "face down" not in " ".join(str(one.text) for one in afterwards(at, ruling))
        after = at.after(ruling.event)
        assert not after.face_down
        assert "SK" in {str(card) for card in after.hand(W) or ()}


def test_law_67B1_the_player_hears_which_card_to_put_down() -> None:
    at = played(
        "W leads SA, N spreads the hand, N plays S2, E plays S3, trick quitted",
        "W leads SK, N plays S7",
    )
    assert "♠4" in said(rule(at, "defective-trick", adds="S4"), S)[0]


def test_law_31A2_the_last_pass_at_the_proper_turn_leaves_no_turn_to_pass() -> None:
    before = table("W 1S, S 2C")
    refused = rule(before, CALL_OUT_OF_TURN, accepts="no")
    at = before.after(refused.event).after("N P, E P, S P")
    ruling = rule(at, CALL_OUT_OF_TURN, comparable="none")
    assert str(at.after(ruling.event).contract) == "1S by W"
    assert has_nothing_left_to_pass(ruling)
    assert LeadRight(N, S) in ruling.effects


def test_law_50E2_of_a_card_that_nobody_named_it_is_how_it_came_about() -> None:
    unnamed = Unauthorised(E, None, (W,), "50E2")
    assert str(describe(unnamed)) == (
        "How East came to have a penalty card is unauthorised for West."
    )
