"""Claims at a table: what is left, what a ruling decides, and play that goes on after all."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bridgelaw.game import Deal, Seat, Side
from bridgelaw.table import ImpossibleEvent, Phase, Table
from bridgelaw.table.effects import ClaimDecided
from bridgelaw.table.notation import effect_from_json, effect_to_json, read_effect, write_effect
from bridgelaw.table.result import is_claim_agreed, is_claim_settled, is_finished, result_of
from bridgelaw.table.wording import describe
from tests.table.tables import AUCTION, TRICK, ruling, table

ENDING = Deal.parse("N:A2... K3... 54... 76...")


def test_law_70_a_decided_claim_is_written_and_read() -> None:
    effect = ClaimDecided(Side.NS, 3, "70E1")
    assert write_effect(effect) == "NS gets 3 of the tricks left by 70E1"
    assert read_effect("NS gets 3 of the tricks left by 70E1") == effect
    assert effect_to_json(effect) == {
        "effect": "claim decided", "side": "NS", "tricks": 3, "law": "70E1",
    }  # fmt: skip
    assert effect_from_json(effect_to_json(effect)) == effect
    assert str(describe(effect)) == "North-South gets 3 of the tricks that were left."


@pytest.mark.parametrize("claim", ["S claims 12", "S concedes 0", "E claims 3", "W concedes 12"])
@pytest.mark.parametrize(("side", "won"), [("NS", 7), ("EW", 5)])
def test_law_70_what_the_director_decides_counts_and_not_what_was_claimed(
    claim: str, side: str, won: int
) -> None:
    at = table(TRICK, claim)
    assert result_of(at) is None
    after = at.after(ruling(f"{side} gets 7 of the tricks left by 70D1"))
    assert (is_finished(after), is_claim_settled(after), is_claim_agreed(after)) == (
        True, True, False,
    )  # fmt: skip
    found = result_of(after)
    assert found is not None
    assert (found.won, found.lost, found.is_complete) == (won, 13 - won, True)
    assert after.undo() == at
    assert result_of(after.undo()) is None
    assert Table.parse(after.text) == after
    assert Table.from_json(after.to_json()) == after


def test_law_82C_a_later_decision_takes_the_place_of_the_first() -> None:
    at = table(TRICK, "S claims 9", ruling("NS gets 9 of the tricks left by 70A"))
    found = result_of(at.after(ruling("NS gets 8 of the tricks left by 70D1")))
    assert found is not None
    assert found.won == 8


def test_a_decision_stays_when_the_hands_go_back() -> None:
    back = ", ".join(f"{seat} puts the hand back" for seat in "NESW")
    at = table(TRICK, "S claims 9", ruling("NS gets 8 of the tricks left by 70D1"), back)
    found = result_of(at)
    assert found is not None
    assert (at.phase, found.won) == (Phase.OVER, 8)


def test_law_64A_tricks_for_a_revoke_move_after_the_claim_is_decided() -> None:
    at = table(TRICK, "S claims 9", ruling("NS gets 8 of the tricks left by 70D1"))
    found = result_of(at.after(ruling("2 tricks to EW by 64A1")))
    assert found is not None
    assert (found.won, found.transferred, found.tricks) == (8, -2, 6)


@pytest.mark.parametrize(
    ("events", "effect", "reason"),
    [
        (TRICK, "NS gets 3 of the tricks left by 70A", "no claim"),
        (f"{TRICK}, S claims 3", "NS gets 13 of the tricks left by 70A", "Only 12 tricks"),
    ],
)
def test_a_decision_needs_a_claim_and_the_tricks(events: str, effect: str, reason: str) -> None:
    with pytest.raises(ImpossibleEvent, match=reason):
        table(events, ruling(effect))


def test_in_an_ending_only_the_tricks_of_the_ending_are_left() -> None:
    at = table(AUCTION, deal=ENDING)
    assert at.tricks_left == 2
    with pytest.raises(ImpossibleEvent, match="Only 2 tricks are left"):
        at.after("S claims 3")
    at = at.after("W leads S6, N plays SA, E plays S3, S plays S4")
    assert at.tricks_left == 1
    found = result_of(at.after("S claims 0", "ruling claim of 2017 [69A]"))
    assert found is not None
    assert (found.won, found.lost, found.is_complete, found.over) == (1, 1, False, None)
    found = result_of(at.after("S claims 1", ruling("EW gets 1 of the tricks left by 70D1")))
    assert found is not None
    assert (found.won, found.lost) == (1, 1)


def test_without_the_hands_thirteen_tricks_are_left() -> None:
    assert table("S 1NT, W P, N P, E P", deal=Deal()).tricks_left == 13


@given(st.integers(0, 12), st.sampled_from(list(Side)))
def test_every_trick_that_was_left_goes_to_one_of_the_sides(tricks: int, side: Side) -> None:
    at = table(TRICK, "S claims 3", ruling(f"{side} gets {tricks} of the tricks left by 70A"))
    found = result_of(at)
    assert found is not None
    assert found.won + found.lost == 13
    mine, before = (found.won, 0) if side is Side.NS else (found.lost, 1)
    assert mine == tricks + before


def test_law_68D2b_play_goes_on_where_it_stopped() -> None:
    before = table(TRICK, "E leads SQ")
    at = before.after("S claims 3", "S plays S8")
    after = at.after(ruling("play goes on by 68D2(b)"))
    assert (after.phase, after.claim, after.to_play) == (Phase.PLAY, None, Seat.SOUTH)
    assert after.legal_cards(Seat.SOUTH).legal == before.legal_cards(Seat.SOUTH).legal
    assert after.open_irregularities == ()
    assert len(after.after("S plays S8, W plays S7, N plays SA").tricks) == 2


def test_law_68D2b_another_claim_can_be_made_and_agreed_to() -> None:
    at = table(TRICK, "S claims 3", ruling("NS gets 2 of the tricks left by 70A"))
    after = at.after(ruling("play goes on by 68D2(b)"))
    assert after.claim_decided is None
    assert not is_finished(after.after("S claims 4"))


def test_law_68D2b_before_the_opening_lead_it_is_still_to_come() -> None:
    after = table(AUCTION, "S claims 13", ruling("play goes on by 68D2(b)"))
    assert (after.phase, after.to_play) == (Phase.CLARIFICATION, Seat.WEST)
    assert after.after("W leads S7").phase is Phase.PLAY
