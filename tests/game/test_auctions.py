"""Laws 17, 19 and 22: auctions, regular or not."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bridgelaw.game import CALLS, PASS, SEATS, Auction, Bid, Call, Doubled, Seat, parse_call


def auction(text: str, dealer: Seat = Seat.WEST) -> Auction:
    """An auction written with its seats: `W P, N 1H`."""
    made = [part.split() for part in text.split(",") if part.strip()]
    calls = tuple((Seat.parse(seat), parse_call(call, any_level=True)) for seat, call in made)
    return Auction(dealer, calls)


@pytest.mark.parametrize(
    ("calls", "contract"),
    [
        ("1C P P P", "1C by W"),
        ("1C P 1H P P P", "1H by E"),
        ("P P P 1S P P P", "1S by S"),
        ("1NT P 2C P 2D P 3NT P P P", "3NT by W"),
        ("1H X XX P P P", "1HXX by W"),
        ("1H P 2H X P P P", "2HX by W"),
        ("1H X 2H P P P", "2H by W"),
    ],
)
def test_law_22A_three_passes_end_the_auction(calls: str, contract: str) -> None:
    made = Auction.of(Seat.WEST, calls.split())
    assert made.is_over
    assert made.to_call is None
    assert str(made.contract) == contract
    before = Auction.of(Seat.WEST, calls.split()[:-1])
    assert not before.is_over
    assert before.to_call is made.calls[-1][0]


@pytest.mark.parametrize(
    ("calls", "declarer"),
    [
        ("1H P 2H P 4H P P P", Seat.WEST),  # the partner raises
        ("1C P 1H P 2H P P P", Seat.EAST),  # the responder named it first
        ("1H 1S 2S 3H P P 4H P P P", Seat.WEST),  # the opponents' heart does not count
        ("1D 1H P 1S P 2S P P P", Seat.SOUTH),
        ("1NT P 2H P 2S P 4NT P 6NT P P P", Seat.WEST),
    ],
)
def test_law_22A_declarer_is_the_first_of_the_side_to_name_the_denomination(
    calls: str, declarer: Seat
) -> None:
    contract = Auction.of(Seat.WEST, calls.split()).contract
    assert contract is not None
    assert contract.declarer is declarer


def test_law_22B_four_passes() -> None:
    made = Auction.of(Seat.WEST, [PASS] * 4)
    assert made.is_over
    assert made.contract is None
    assert made.robbed is None
    assert not Auction.of(Seat.WEST, [PASS] * 3).is_over


def test_the_dealer_begins() -> None:
    assert Auction(Seat.EAST).to_call is Seat.EAST
    assert Auction(Seat.EAST).contract is None
    assert not Auction(Seat.EAST).is_over


@pytest.mark.parametrize(
    ("calls", "doubled"),
    [
        ("W 1H", Doubled.NO),
        ("W 1H, N X", Doubled.DOUBLED),
        ("W 1H, N X, E XX", Doubled.REDOUBLED),
        ("W 1H, N X, E 1S", Doubled.NO),
        ("W 1H, N X, E P, S P, W XX", Doubled.REDOUBLED),
        # What Law 19 does not admit counts for nothing.
        ("W 1H, E X", Doubled.NO),
        ("W X", Doubled.NO),
        ("W 1H, N XX", Doubled.NO),
        ("W 1H, N X, S X", Doubled.DOUBLED),
        ("W 1H, N X, S XX", Doubled.DOUBLED),
        ("W 1H, N X, E XX, S X", Doubled.REDOUBLED),
        ("W P, N X, E 1H", Doubled.NO),
    ],
)
def test_law_19_doubles_and_redoubles(calls: str, doubled: Doubled) -> None:
    assert auction(calls).doubled is doubled


def test_law_17D3_example_14_a_pass_out_of_rotation_takes_east_s_turn() -> None:
    # South passed in East's place. Three passes have not followed a call yet.
    three = auction("W P, N P, S P")
    assert three.robbed is None
    assert three.to_call is Seat.WEST
    # When West passes as well, they have, and the auction goes back to East.
    four = auction("W P, N P, S P, W P")
    assert four.robbed is Seat.EAST
    assert four.calls[four.robbing_pass or 0] == (Seat.SOUTH, PASS)
    assert not four.is_over
    assert four.to_call is Seat.EAST
    # When West bids, the auction simply goes on.
    bid = auction("W P, N P, S P, W 1D")
    assert bid.robbed is None
    assert bid.to_call is Seat.NORTH


def test_law_17D3_example_15_a_pass_out_of_rotation_after_a_bid() -> None:
    made = auction("W P, N 1H, E P, S P, N P, E P")
    assert made.robbed is Seat.WEST
    assert made.calls[made.robbing_pass or 0] == (Seat.NORTH, PASS)
    assert not made.is_over
    assert made.to_call is Seat.WEST


def test_law_17D3_each_of_the_three_passes_can_be_the_one() -> None:
    assert auction("W 1H, E P, S P, W P").robbed is Seat.NORTH
    assert auction("W 1H, N P, S P, W P").robbed is Seat.EAST
    assert auction("W 1H, N P, E P, W P").robbed is Seat.SOUTH


def test_law_17D3_only_passes_that_follow_a_call_rob_a_player() -> None:
    # North passed for the dealer, but then everybody passed in rotation, West too.
    made = auction("N P, E P, S P, W P")
    assert made.robbed is None
    assert made.is_over


def test_law_17D3_more_passes_do_not_help() -> None:
    assert auction("W 1H, N P, S P, W P, N P, E P, S P, W P").robbed is Seat.EAST


def test_law_17D3_a_call_that_was_accepted_out_of_rotation_robs_nobody_by_itself() -> None:
    made = auction("W 1H, E 2H, S P, W P, N P")
    assert made.is_over
    assert str(made.contract) == "2H by W"


def test_law_38_no_contract_is_over_seven() -> None:
    made = auction("W 1H, N P, E 8H, S X, W P, N P, E P")
    assert made.is_over
    assert str(made.contract) == "1HX by W"
    alone = auction("W 9NT, N P, E P, S P")
    assert alone.is_over
    assert alone.contract is None


def test_an_insufficient_bid_that_stands_is_the_last_bid() -> None:
    made = auction("W 2H, N 1S, E P, S P, W P")
    assert made.last_bid == (Seat.NORTH, parse_call("1S"))
    assert str(made.contract) == "1S by N"


def test_an_auction_is_written_with_its_seats() -> None:
    made = auction("W 1C, N P, E X")
    assert str(made) == "W 1C, N Pass, E X"
    assert list(made) == list(made.calls)
    assert len(made) == 3
    assert made.then(Seat.SOUTH, PASS) == auction("W 1C, N P, E X, S P")


@given(st.sampled_from(SEATS), st.lists(st.sampled_from(CALLS), max_size=30))
def test_in_rotation_nobody_is_ever_robbed(dealer: Seat, calls: list[Call]) -> None:
    made = Auction.of(dealer, calls)
    assert made.robbed is None
    assert made.is_over == (made.to_call is None)
    bids = [call for call in calls if isinstance(call, Bid)]
    contract = made.contract
    assert (None if contract is None else contract.bid) == (bids[-1] if bids else None)
    if made.is_over:
        assert calls[-3:] == [PASS, PASS, PASS]
