"""The rules that nobody needs a ruling for: what outranks what, who calls first, who wins."""

from __future__ import annotations

import pytest

from bridgelaw.game import BIDS, CALLS, DOUBLE, PASS, REDOUBLE, SEATS, Bid, Board, Card, Seat
from bridgelaw.game.boards import Vulnerability
from bridgelaw.game.suits import SUITS
from bridgelaw.scoring.outcomes import parse_outcome, score_of
from bridgelaw.table import Table
from tests.table.tables import AUCTION, TRICK, E, N, S, W, found, ruling, table


def test_law_1A_cards_and_suits_run_from_high_to_low() -> None:
    ranks = [Card.parse(f"S{rank}").rank for rank in "AKQJT98765432"]
    assert ranks == sorted(ranks, reverse=True)
    assert len(set(ranks)) == 13
    assert [suit.name for suit in reversed(SUITS)] == ["SPADES", "HEARTS", "DIAMONDS", "CLUBS"]


@pytest.mark.parametrize("dealer", SEATS)
def test_law_17B_the_dealer_calls_first(dealer: Seat) -> None:
    at = Table(Board(dealer))
    assert at.to_call is dealer
    assert [seat for seat in SEATS if at.legal_calls(seat).legal] == [dealer]


def test_law_18A_a_bid_is_for_one_to_seven_odd_tricks_in_a_denomination() -> None:
    assert len(BIDS) == 35
    assert {bid.level for bid in BIDS} == set(range(1, 8))
    assert set(CALLS) - set(BIDS) == {PASS, DOUBLE, REDOUBLE}


def test_law_18B_more_tricks_or_a_higher_denomination_outranks() -> None:
    legal = {str(one) for one in table("S 2D").legal_calls(W).legal if isinstance(one, Bid)}
    assert {"2H", "2S", "2NT", "3C", "3D", "7NT"} <= legal
    assert not legal & {"1S", "1NT", "2C", "2D"}


def test_law_18C_a_sufficient_bid_is_no_irregularity() -> None:
    assert found(table("S 2D, W 2H")) == []
    assert found(table("S 2D, W 2C")) != []


def test_law_18E_denominations_run_from_clubs_up_to_notrumps() -> None:
    higher = []
    for bid in ("1C", "1D", "1H", "1S", "1NT"):
        legal = table(f"S {bid}").legal_calls(W).legal
        higher.append(sum(isinstance(one, Bid) for one in legal))
    assert higher == [34, 33, 32, 31, 30]


@pytest.mark.parametrize(
    ("calls", "may"),
    [
        ("S 1C", True),
        ("S 1C, W P, N P", True),
        ("S P", False),  # there is no bid
        ("S 1C, W P", False),  # partner's bid
        ("S 1C, W X, N P", False),  # somebody has doubled
    ],
)
def test_law_19A1_only_an_opponents_last_bid_is_doubled(calls: str, may: bool) -> None:
    at = table(calls)
    assert at.to_call is not None
    assert (DOUBLE in at.legal_calls(at.to_call).legal) is may


@pytest.mark.parametrize(
    ("calls", "may"),
    [
        ("S 1C, W X", True),
        ("S 1C, W X, N P, E P", True),
        ("S 1C", False),
        ("S 1C, W X, N P", False),  # partner's double
        ("S 1C, W X, N XX", False),
    ],
)
def test_law_19B1_only_an_opponents_last_double_is_redoubled(calls: str, may: bool) -> None:
    at = table(calls)
    assert at.to_call is not None
    assert (REDOUBLE in at.legal_calls(at.to_call).legal) is may


def test_law_19A3_a_double_is_of_the_bid_that_was_made() -> None:
    assert str(table("S 1C, W P, N 2C, E X, S P, W P, N P").contract) == "2CX by S"


def test_law_19B3_a_redouble_is_of_the_bid_that_was_made() -> None:
    assert str(table("S 1C, W X, N XX, E P, S P, W P").contract) == "1CXX by S"


def test_law_19C_the_next_bid_wipes_out_a_double() -> None:
    assert str(table("S 1C, W X, N 1H, E P, S P, W P").contract) == "1H by N"


def test_law_19D_a_doubled_contract_is_scored_doubled() -> None:
    scores = [
        score_of(parse_outcome(f"4S{sign}= by N"), Vulnerability.NONE) for sign in ("", "X", "XX")
    ]
    assert scores == [420, 590, 880]


def rules(*events: str) -> str:
    """The law that rules on the last call."""
    return table(*events).irregularities[-1].law


def test_law_35A_a_double_that_law_19_does_not_allow() -> None:
    assert rules("S 1C, W P, N X") == "36"


def test_law_35B_a_bid_by_a_player_who_must_pass() -> None:
    assert rules("S 1C, W P", ruling("N must pass throughout by 27B2"), "N 1H") == "37"


def test_law_35C_a_bid_of_more_than_seven() -> None:
    assert rules("S 7NT, W 8C") == "38"


def test_law_35D_a_call_after_the_final_pass() -> None:
    assert rules(f"{AUCTION}, S 4C") == "39"


def test_law_44A_the_leader_may_lead_any_card() -> None:
    assert len(table(AUCTION).legal_cards(W).legal) == 13
    assert len(table(TRICK).legal_cards(E).legal) == 12


def test_law_44F_without_a_trump_the_highest_card_of_the_suit_led_wins() -> None:
    trick = "W leads S5, N spreads the hand, N plays S2, E plays S4, S plays S8"
    assert table(f"{AUCTION}, {trick}").to_play is S
    # A higher card of another suit does not.
    unknown = table(f"{AUCTION}, W leads S5, N plays S6, E plays HA, S plays DA", deal=None)
    assert unknown.to_play is N


def test_law_47F2_a_card_that_was_played_is_not_taken_back() -> None:
    """Nothing that a player does takes it back: a second card is an irregularity of its own."""
    at = table(f"{AUCTION}, W leads C7, N spreads the hand, N plays C2, E plays C5")
    assert found(at) == []
    again = at.after("E plays CK")
    assert found(again) != []
    assert str(again.played(E)) == str(at.played(E))


def test_law_50A_a_penalty_card_stays_face_up_until_it_is_played() -> None:
    penalty = ruling("E has major penalty card HK by 50B")
    at = table(f"{AUCTION}, W leads H8, N spreads the hand", penalty)
    assert Card.parse("HK") in at.face_up(E)
    after = at.after("N plays H2, E plays HK")
    assert Card.parse("HK") not in after.face_up(E)
    assert after.penalty_cards == ()
