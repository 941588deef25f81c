"""Law 27 noticed late, and what could never be put in place of the bid (10B, 11A, 36A, 38)."""

from __future__ import annotations

import pytest

from bridgelaw.game import Seat
from bridgelaw.laws import INSUFFICIENT_BID, UNINTENDED_CALL, Ruling
from bridgelaw.table import Table
from tests.laws.samples import interviewed, ruling_table, table


def rule(before: Table | None, **answers: str) -> Ruling:
    ruling = interviewed(before, INSUFFICIENT_BID, **answers).ruling
    assert ruling is not None
    return ruling


LATE = {"specified": "none", "comparable": "none"}


def test_law_11A_what_the_partner_called_since_27B2_may_stand() -> None:
    before = table("W 1S, N 1H, N 3H, E P, S 4H")
    ruling = rule(before, **LATE, late_call_stands="yes")
    assert ruling.clauses == ("27C", "27B2", "11A", "26B")
    assert ruling.reviews == ("11A", "16C3", "72C")
    held = before.after(ruling.event)
    assert str(held.auction) == "W 1S, N 3H, E Pass, S 4H"
    assert [str(forced.player) for forced in held.forced_passes] == ["S"]


def test_law_10B_or_a_pass_takes_its_place_with_what_was_called_after_it() -> None:
    before = table("W 1S, N 1H, N 3H, E P, S 4H, W X")
    ruling = rule(before, **LATE, late_call_stands="no")
    assert ruling.clauses == ("27C", "27B2", "10B", "26B")
    held = before.after(ruling.event)
    assert str(held.auction) == "W 1S, N 3H, E Pass, S Pass"
    assert held.to_call is Seat.WEST
    assert {str(told.what) for told in held.unauthorised} == {"4H", "X", "1H"}


def test_law_27B2_a_partner_who_passed_is_not_asked_about() -> None:
    ruling = rule(table("W 1S, N 1H, N 3H, E P, S P, W 3S"), **LATE)
    assert ruling.clauses == ("27C", "27B2", "26B")


@pytest.mark.parametrize(
    ("play", "clauses", "says"),
    [
        ("", ("27C", "27B2", "26B"), "first lead may be restricted"),
        ("S leads SK", ("27C", "27B2"), "too late to restrict"),
    ],
)
def test_law_27B2_after_the_auction_only_the_lead_is_left(
    play: str, clauses: tuple[str, ...], says: str
) -> None:
    before = table("W 1S, N 1H, N 3H, E 3NT, S P, W P, N P").after(play)
    ruling = rule(before, **LATE)
    assert ruling.clauses == clauses
    assert says in str(ruling.headline)
    # Nobody is told to pass in an auction that is over.
    assert not any("must pass" in str(words.text) for words in ruling.words)
    assert ("11A" in ruling.reviews) == (play != "")
    # What is left beside the lead: the withdrawn bid is not to be used, and 72C.
    after = before.after(ruling.event)
    assert "72C" in ruling.reviews
    assert {str(one.what) for one in after.unauthorised} == {"1H"}
    assert bool(after.lead_rights) == (play == "")


def test_law_36A_a_call_over_an_inadmissible_redouble_accepts_nothing() -> None:
    before = table("W 1S, N 1H, N XX, E P, S P")
    ruling = rule(before)
    assert (ruling.clauses, ruling.goes_on) == (("36A",), "insufficient-bid")
    held = before.after(ruling.event)
    assert str(held.auction) == "W 1S, N 1H"
    # East is asked about the bid, and North may still put it right.
    again = rule(
        held, unintended="no", accepts="no", substitute="2H", specified="H", lowest_same="yes"
    )
    assert again.clauses == ("27B1(a)",)
    assert not held.after(again.event).forced_passes


@pytest.mark.parametrize(("tried", "clause"), [("XX", "36C"), ("8H", "38A")])
def test_law_36C_what_could_never_be_called_counts_for_nothing_in_the_play(
    tried: str, clause: str
) -> None:
    before = table(f"W 1S, N 1H, N {tried}, E P, S P, W P, E leads SK")
    ruling = rule(before)
    assert ruling.clauses == (clause,)
    assert not before.after(ruling.event).open_irregularities


def test_law_38_a_bid_over_seven_in_place_of_an_insufficient_one() -> None:
    before = table("W 1S, N 1H, N 8H")
    ruling = rule(before, unintended="no", accepts="no")
    assert ruling.clauses == ("27C", "38B", "26B", "38C")
    held = before.after(ruling.event)
    assert str(held.auction) == "W 1S, N Pass"
    assert {str(forced.player) for forced in held.forced_passes} == {"N", "S"}
    assert [str(right.player) for right in held.lead_rights] == ["S"]
    assert {str(told.what) for told in held.unauthorised} == {"1H", "8H"}


def test_law_38D_called_over_there_is_no_lead_restriction() -> None:
    before = table("W 1S, N 1H, N 8H, E X, S P")
    ruling = rule(before)
    assert ruling.clauses == ("27C", "38B", "38D", "38C")
    held = before.after(ruling.event)
    assert str(held.auction) == "W 1S, N Pass"
    assert held.to_call is Seat.EAST
    assert not held.lead_rights
    assert "72C" not in ruling.reviews


def test_law_27A1_the_first_bid_may_be_accepted_whatever_lies_in_its_place() -> None:
    before = table("W 1S, N 1H, N 8H")
    held = before.after(rule(before, unintended="no", accepts="yes").event)
    assert str(held.auction) == "W 1S, N 1H"
    assert [str(told.what) for told in held.unauthorised] == ["8H"]


def test_law_16C2_a_quick_ruling_knows_that_the_replacement_is_unauthorised() -> None:
    ruling = rule(None, out_of_rotation="no", unintended="no", replaced="yes", accepts="yes")
    assert ruling.clauses == ("27C", "27A1")
    assert ruling.reviews == ("16C3",)


def test_law_25_a_change_is_law_25s_once_the_bid_is_sufficient() -> None:
    """North's bid, for which East's was too low, was never meant."""
    before = table("W 1C, N 2H, E 1H, E P")
    held = ruling_table(before, UNINTENDED_CALL, who="N", unintended="yes", intended_call="1D",
                        lho_changes="no")  # fmt: skip
    assert [found.law for found in held.open_irregularities] == ["25"]
    assert held.ruling_needed == "unintended-call"


def test_law_27B4_three_bids_in_a_row() -> None:
    before = table("W 1S, N 1H, N 1D, N 2H")
    ruling = rule(before, unintended="no", accepts="no", accepts_second="no", another_call="2H",
                  another_comparable="none")  # fmt: skip
    held = before.after(ruling.event)
    assert str(held.auction) == "W 1S, N 2H"
    assert not held.open_irregularities
    assert [str(forced.player) for forced in held.forced_passes] == ["S"]
