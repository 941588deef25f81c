"""Law 2: who deals and who is vulnerable on each board."""

from __future__ import annotations

import pytest

from bridgelaw.game import Board, NotationError, Seat, Side, Vulnerability

# The duplicate boards as they are printed, sixteen and then again from the first.
STANDARD = """
 1 N none    2 E NS      3 S EW      4 W both
 5 N NS      6 E EW      7 S both    8 W none
 9 N EW     10 E both   11 S none   12 W NS
13 N both   14 E none   15 S NS     16 W EW
17 N none   18 E NS     19 S EW     20 W both
21 N NS     22 E EW     23 S both   24 W none
25 N EW     26 E both   27 S none   28 W NS
29 N both   30 E none   31 S NS     32 W EW
33 N none   34 E NS     35 S EW     36 W both
"""
ENTRIES = STANDARD.split()


@pytest.mark.parametrize(
    ("number", "dealer", "vulnerable"),
    list(zip(map(int, ENTRIES[::3]), ENTRIES[1::3], ENTRIES[2::3], strict=True)),
)
def test_law_2_dealer_and_vulnerability(number: int, dealer: str, vulnerable: str) -> None:
    board = Board.number(number)
    assert (str(board.dealer), str(board.vulnerability), board.id) == (dealer, vulnerable, number)


@pytest.mark.parametrize("number", [0, -1])
def test_boards_are_numbered_from_one(number: int) -> None:
    with pytest.raises(ValueError, match="from 1"):
        Board.number(number)


@pytest.mark.parametrize(
    ("vulnerability", "sides"),
    [
        (Vulnerability.NONE, set()),
        (Vulnerability.NS, {Side.NS}),
        (Vulnerability.EW, {Side.EW}),
        (Vulnerability.BOTH, {Side.NS, Side.EW}),
    ],
)
def test_who_is_vulnerable(vulnerability: Vulnerability, sides: set[Side]) -> None:
    assert {side for side in Side if vulnerability.covers(side)} == sides


def test_a_board_without_a_number_is_not_vulnerable_unless_it_is_said() -> None:
    board = Board(Seat.WEST)
    assert board.vulnerability is Vulnerability.NONE
    assert board.id is None


def test_law_2_what_is_said_of_a_board_goes_before_its_number() -> None:
    usual = Board.number(7)
    assert Board.parse(7) == usual
    assert Board.parse(7, "W") == Board(Seat.WEST, usual.vulnerability, 7)
    assert Board.parse(7, None, "none") == Board(usual.dealer, Vulnerability.NONE, 7)
    assert Board.parse(None, "S", "NS") == Board(Seat.SOUTH, Vulnerability.NS)
    for wrong in ((None, "", None), (None, "S", "x")):
        with pytest.raises(NotationError):
            Board.parse(*wrong)
