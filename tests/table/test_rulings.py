"""What a ruling does to the table: what it settles, and what it leaves behind."""

from __future__ import annotations

import pytest

from bridgelaw.table import Kind, Phase
from tests.table.tables import (
    AUCTION,
    TRICK,
    E,
    N,
    W,
    card,
    found,
    ruling,
    settled,
    standing,
    table,
    withdrawn,
)


@pytest.mark.parametrize(
    ("before", "effect", "kind"),
    [
        ("S 1H, W 1C", "W 1C withdrawn", Kind.INSUFFICIENT_BID),
        ("S 1H, W 1C", "W 1C accepted", Kind.INSUFFICIENT_BID),
        ("S 1H, N 2H", "N 2H withdrawn", Kind.CALL_OUT_OF_ROTATION),
        ("S X", "S X withdrawn", Kind.INADMISSIBLE_DOUBLE),
        ("S 1H, S 1S", "S 1S substituted", Kind.CHANGE_OF_CALL),
        (f"{AUCTION}, E leads HK", "E card HK accepted", Kind.OPENING_LEAD_OUT_OF_TURN),
        (f"{AUCTION}, E leads HK", "E takes back HK", Kind.OPENING_LEAD_OUT_OF_TURN),
        (f"{TRICK}, E exposes H5", "E has minor penalty card H5 by 49", Kind.CARD_EXPOSED),
        (f"{TRICK}, S exposes HQ", "S picks up HQ", Kind.CARD_EXPOSED),
    ],
)
def test_a_ruling_settles_what_its_effects_speak_of(before: str, effect: str, kind: Kind) -> None:
    at = table(before)
    assert [one.kind for one in at.open_irregularities] == [kind]
    after = at.after(ruling(effect, law="27A2 99X"))
    assert after.open_irregularities == ()
    assert [one.settled for one in after.irregularities] == ["99X"]
    assert after.rulings[0].effects == after.log[-1].effects  # type: ignore[union-attr]


def test_a_ruling_that_quotes_no_clause_settles_in_its_own_name() -> None:
    at = table("S 1H, W 1C", "ruling my-ruling of 2017 [] W 1C accepted")
    assert [one.settled for one in at.irregularities] == ["my-ruling"]


def test_law_27B_the_insufficient_bid_is_replaced() -> None:
    at = table("S 1H, W 1C", ruling("W 1C withdrawn", "W 2C substituted", law="27B2"))
    assert standing(at) == "S 1H, W 2C"
    assert withdrawn(at) == ["W 1C"]
    assert at.to_call is N


def test_law_27B4_a_replacement_can_be_insufficient_itself_and_be_accepted() -> None:
    at = table("S 1S, W 1C", ruling("W 1C withdrawn", "W 1D substituted", law="27B4"))
    assert found(at) == [("INSUFFICIENT_BID", "W", "27")]
    assert settled(at.after("N P"))[-1] == ("INSUFFICIENT_BID", "W", "27A1")


@pytest.mark.parametrize("effect", ["S 1S accepted", "S 1S substituted"])
def test_law_25B1_an_accepted_change_takes_the_first_call_s_place(effect: str) -> None:
    at = table("S 1H, S 1S", ruling(effect, law="25B1"))
    assert standing(at) == "S 1S"
    assert withdrawn(at) == ["S 1H"]
    assert at.to_call is W


def test_law_25B2_a_change_that_is_not_accepted_is_cancelled() -> None:
    at = table("S 1H, S 1S", ruling("S 1S withdrawn", law="25B2"))
    assert standing(at) == "S 1H"
    assert at.to_call is W


def test_three_passes_in_the_middle_do_not_end_an_auction_that_went_on() -> None:
    at = table("S 1H, W P, N P, E 1S, S 2H", ruling("E 1S withdrawn", "E Pass substituted"))
    assert standing(at) == "S 1H, W P, N P, E P, S 2H"
    assert at.phase is Phase.AUCTION
    assert at.contract is None
    assert at.to_call is W
    over = at.after("W P, N P, E P")
    assert str(over.contract) == "2H by S"


def test_a_withdrawn_final_pass_reopens_the_auction() -> None:
    at = table(AUCTION, ruling("E Pass withdrawn", law="25A1"))
    assert at.phase is Phase.AUCTION
    assert at.contract is None
    assert at.to_call is E
    assert at.to_play is None


def test_the_director_is_called_and_rules() -> None:
    assert not table("S 1H").director_called
    assert table("S 1H, director").director_called
    at = table("S 1H, director called by W")
    assert at.director_called
    assert not at.after(ruling()).director_called


def test_what_rulings_leave_behind_is_kept() -> None:
    at = table(
        TRICK,
        ruling(
            "1 tricks to NS by 64A2",
            "E HK unauthorised to W by 16C2",
            "review 72C",
            "review 27D",
            "review 72C",
        ),
    )
    assert [(one.tricks, str(one.side), one.law) for one in at.transfers] == [(1, "NS", "64A2")]
    assert [(one.player, one.what, one.to) for one in at.unauthorised] == [(E, card("HK"), (W,))]
    assert at.reviews == ("72C", "27D")
    assert len(at.rulings) == 1


def test_law_27A2_a_bid_that_comes_to_be_in_turn_is_law_27s() -> None:
    # West bid together with East's pass, and counts as later (33). Without that pass it was
    # West's turn.
    at = table("S 5D, W 3D, E P", ruling("W 3D counts as made later", law="33"))
    assert [law for kind, _, law in found(at) if kind == "INSUFFICIENT_BID"] == ["27A2"]
    at = at.after(ruling("E P withdrawn", "E owes a call in place of P by 30B1(b)", law="29B"))
    assert found(at) == [("INSUFFICIENT_BID", "W", "27")]
    assert at.ruling_needed == "insufficient-bid"
