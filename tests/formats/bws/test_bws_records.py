"""Records out of BWS files: auction, play, hands, and what was irregular in them."""

from __future__ import annotations

import shutil
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from bridgelaw import read_records
from bridgelaw.formats import BadFile, read_claim
from bridgelaw.formats.bws.records import bws_records
from bridgelaw.game import Card, Deal, Seat
from bridgelaw.table import Table
from tests.formats.bws.evenings import Evening, howell, result
from tests.formats.bws.samples import CLUB, needs_samples

DEAL = Deal.parse("N:AKQJ.432.432.432 432.AKQJ.765.765 765.765.AKQJ.T98 T98.T98.T98.AKQJ")
"""Board 1, on which North deals."""
CALLS = ("1NT", "PASS", "PASS", "PASS")
SEATS = "NESW"


def calls(*made: str, start: int = 0, **more: Any) -> list[dict[str, Any]]:
    return [
        {"ID": at + 1, "Section": 1, "Table": 1, "Round": 1, "Board": 1, "Counter": at + 1,
         "Direction": SEATS[(start + at) % 4], "Bid": bid, **more}
        for at, bid in enumerate(made)
    ]  # fmt: skip


def cards(*made: str) -> list[dict[str, Any]]:
    """Each as `W SA`."""
    return [
        {"ID": at + 1, "Section": 1, "Table": 1, "Round": 1, "Board": 1, "Counter": at + 1,
         "Direction": card[0], "Card": card[2:]}
        for at, card in enumerate(made)
    ]  # fmt: skip


def hands(deal: Deal = DEAL, board: int = 1) -> dict[str, Any]:
    found: dict[str, Any] = {"Section": 1, "Board": board}
    for seat, text in zip(("North", "East", "South", "West"), str(deal)[2:].split(), strict=True):
        suits = zip(("Spades", "Hearts", "Diamonds", "Clubs"), text.split("."), strict=True)
        found.update({f"{seat}{suit}": ranks for suit, ranks in suits})
    return found


EVENING = Evening(rounds=howell(), hands=[hands()]).with_rows(
    result(1, 4, 1, "N", "1 NT", "=", LeadCard="HA")
)


def test_auction_and_play_become_a_record() -> None:
    play = ("E HA", "S H5", "W H8", "N H2", "E HK", "S H6", "W H9", "N H3")
    evening = replace(EVENING, calls=calls(*CALLS), cards=cards(*play))
    (record,) = bws_records(evening.data(), "club.bws")
    assert record.deal == DEAL
    assert record.board.id == 1
    assert [str(call) for call in record.auction] == ["1NT", "Pass", "Pass", "Pass"]
    assert str(record.contract) == "1NT by N"
    assert [str(card) for card in record.play] == [card[2:] for card in play]
    assert (record.result, record.claimed) == (7, 7)
    assert record.is_claim
    assert not record.problems
    assert record.source.label == "table 1, round 1, board 1"


def test_a_record_opens_a_table() -> None:
    (record,) = bws_records(replace(EVENING, calls=calls(*CALLS)).data(4), "club.bws")
    table = Table(record.board, record.deal)
    for seat, call in record.bidding:
        table = table.after(f"{seat.letter} {call}")
    assert table.contract == record.contract


def test_read_records_takes_a_file_of_bridgemate(tmp_path: Path) -> None:
    path = tmp_path / "club.bws"
    path.write_bytes(replace(EVENING, calls=calls(*CALLS)).data())
    assert [str(record.contract) for record in read_records(path)] == ["1NT by N"]
    assert read_records(path.read_bytes(), "club.bws")


def test_a_lead_card_alone_is_a_play_that_breaks_off() -> None:
    (record,) = bws_records(EVENING.data(), "club.bws")
    assert record.play == (Card.parse("HA"),)
    assert record.is_broken_off
    assert not record.is_claim
    assert not record.problems


def test_a_lead_that_the_leader_was_not_dealt_is_told() -> None:
    evening = EVENING.with_rows(result(1, 4, 1, "N", "1 NT", "=", LeadCard="S10"))
    (record,) = bws_records(evening.data(), "club.bws")
    assert [str(problem) for problem in record.problems] == [
        "trick 1: ♠10 is played by East, but West was dealt it; the play is read up to there"
    ]


@pytest.mark.parametrize(
    ("made", "problem"),
    [
        (("1S", "1H", "PASS", "PASS", "PASS"), "1♥ by East is insufficient"),
        (("1NT", "PASS", "PASS"), "the auction has no end"),
        (("1S", "PASS", "PASS", "PASS"),
         "the contract is given as 1NT by North, but the auction has 1♠ by North"),
        (("1NT", "what", "PASS", "PASS", "PASS"), "what"),
    ],
)  # fmt: skip
def test_what_was_irregular_in_the_auction_is_told(made: tuple[str, ...], problem: str) -> None:
    (record,) = bws_records(replace(EVENING, calls=calls(*made)).data(), "club.bws")
    assert any(problem in str(each) for each in record.problems), record.problems


def test_a_call_out_of_rotation_keeps_its_caller() -> None:
    (record,) = bws_records(replace(EVENING, calls=calls(*CALLS, start=1)).data(), "club.bws")
    assert next(seat for seat, _ in record.bidding) is Seat.EAST
    assert record.bidding.contract is not None


def test_erased_calls_do_not_count_and_the_later_of_two_does() -> None:
    made = [
        *calls("2H", Erased=True),
        *({**call, "ID": call["ID"] + 10} for call in calls("1C", "PASS", "PASS", "PASS")),
        *({**call, "ID": call["ID"] + 20} for call in calls("1NT")),
    ]
    (record,) = bws_records(replace(EVENING, calls=made).data(), "club.bws")
    assert [str(call) for call in record.auction] == ["1NT", "Pass", "Pass", "Pass"]


def test_doubles_and_alerts() -> None:
    made = calls("1NT*", "x", "xx", "PASS", "PASS", "PASS")
    (record,) = bws_records(replace(EVENING, calls=made).data(), "club.bws")
    assert [str(call) for call in record.auction] == ["1NT", "X", "XX", "Pass", "Pass", "Pass"]


def test_a_revoke_is_told() -> None:
    play = ("E HA", "S S5", "W H8", "N H2")
    (record,) = bws_records(replace(EVENING, cards=cards(*play)).data(), "club.bws")
    assert [revoke.seat for revoke in record.revokes] == [Seat.SOUTH]
    assert "a revoke" in str(record.problems[0])


def test_a_play_without_any_hands() -> None:
    evening = replace(EVENING, hands=(), cards=cards("E HA", "S H5", "W H8", "N H2"))
    (record,) = bws_records(evening.data(), "club.bws")
    assert len(record.play) == 4
    assert [str(problem) for problem in record.problems] == ["the board has no deal"]


def test_hands_beside_the_file(tmp_path: Path) -> None:
    path = tmp_path / "club.bws"
    path.write_bytes(replace(EVENING, hands=()).data())
    with pytest.raises(BadFile, match="no hands, calls or cards"):
        read_records(path)
    (tmp_path / "club.pbn").write_text(f'[Board "1"]\n[Dealer "N"]\n[Deal "{DEAL}"]\n')
    (record,) = read_records(path)
    assert record.deal == DEAL


def test_hands_in_the_file_come_before_those_beside_it() -> None:
    other = Deal.parse("N:432.AKQJ.765.765 AKQJ.432.432.432 765.765.AKQJ.T98 T98.T98.T98.AKQJ")
    (record,) = bws_records(EVENING.data(), "club.bws", {1: other})
    assert record.deal == DEAL


def test_hands_of_boards_that_nobody_played() -> None:
    evening = replace(EVENING, hands=[hands(), hands(board=9)])
    assert [record.board.id for record in bws_records(evening.data(), "x.bws")] == [1, 9]


def test_half_a_hand_is_no_hand() -> None:
    evening = replace(EVENING, hands=[{**hands(), "NorthSpades": "AKQ"}])
    assert bws_records(evening.data(), "x.bws") == ()


def test_tens_and_voids_are_written_in_several_ways() -> None:
    row = {
        name: ("-" if not value else value.replace("T", "10")) if isinstance(value, str) else value
        for name, value in hands().items()
    }
    (record,) = bws_records(replace(EVENING, hands=[row]).data(), "x.bws")
    assert record.deal == DEAL


@needs_samples
def test_the_clubs_evening_has_its_hands_beside_it(tmp_path: Path) -> None:
    records = read_records(CLUB)
    assert len(records) == 297
    assert {record.board.id for record in records} == set(range(1, 28))
    assert all(hand is not None and len(hand) == 13 for one in records for hand in one.deal.hands)
    assert all(record.names != ("", "", "", "") for record in records)
    shutil.copy(CLUB, tmp_path / "alone.bws")
    with pytest.raises(BadFile, match="only results"):
        read_records(tmp_path / "alone.bws")


def test_a_claim_in_it_is_judged(tmp_path: Path) -> None:
    play = ("E HA", "S H5", "W H8", "N H2", "E HK", "S H6", "W H9", "N H3")
    path = tmp_path / "club.bws"
    path.write_bytes(replace(EVENING, calls=calls(*CALLS), cards=cards(*play)).data())
    assert read_claim(path).claim.position.left == 11
    with pytest.raises(BadFile, match="no board of it ends with a claim"):
        path.write_bytes(EVENING.data())
        read_claim(path)
