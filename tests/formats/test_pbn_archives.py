"""PBN as large archives write it: what stays the same is left out, and nothing real is lost."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path
from random import Random

import pytest

from bridgelaw.formats.pbn.text import parse
from bridgelaw.formats.records import Record, read_records
from bridgelaw.game.boards import Board
from bridgelaw.game.calls import PASS, parse_call
from bridgelaw.game.cards import Card
from bridgelaw.game.contracts import Contract
from bridgelaw.game.deals import Deal
from bridgelaw.game.seats import Seat
from tests.formats.any_record import any_record, pbn_of

SAMPLE = Path(__file__).resolve().parents[2].parent / "shared" / "data" / "pbn"
SAMPLE /= "archive-style.pbn"
real = pytest.mark.skipif(not SAMPLE.is_file(), reason=f"{SAMPLE.name} is not there")

DEAL = "N:AKQJ.432.432.432 T98.T98.T98.AKQJ 765.765.AKQJ.T98 432.AKQJ.765.765"
ROOMS = f"""[Event "A final"]
[West "Wim"]
[North "Ned"]
[East "Eva"]
[South "Sue"]
[Board "1"]
[Dealer "N"]
[Vulnerable "None"]
[Deal "{DEAL}"]
[Declarer "S"]
[Contract "1NT"]
[Result "7"]
[Auction "N"]
1S Pass 1NT AP
[Play "W"]
HA H2 H8 H5
*

[West "Will"]
[North "Nan"]
[East "Ella"]
[South "Sam"]
[Declarer "W"]
[Contract "1NT"]
[Result "6"]
[Auction "N"]
1NT AP
[Play "N"]
SA S8 S5 S2
*

[Declarer "N"]
[Contract "1S"]
[Result "6"]
[Auction "N"]
1S AP
"""
"""In the second room North, East and South passed before West bid 1NT."""


def read(text: str) -> tuple[Record, ...]:
    return read_records(text.encode(), "x.pbn")


def said(record: Record) -> list[str]:
    return [str(problem) for problem in record.problems]


def test_tags_that_are_left_out_are_those_of_the_board_before() -> None:
    first, second, third = read(ROOMS)
    assert [said(record) for record in (first, second, third)] == [[], [], []]
    assert second.board == first.board == Board.number(1)
    assert second.deal == first.deal == Deal.parse(DEAL)
    assert (second.names, third.names) == (("Nan", "Ella", "Sam", "Will"),) * 2
    assert first.assumed == ()
    assert [str(each) for each in second.assumed] == [
        "tags that are left out are taken from the board before",
        "the passes before the opening bid are left out; declarer shows how many",
    ]


def test_law_22A_a_missing_start_of_the_auction_is_found_from_declarer() -> None:
    _, second, _ = read(ROOMS)
    assert second.contract == Contract.parse("1NT by W")
    assert second.auction == (*[PASS] * 3, parse_call("1NT"), *[PASS] * 3)
    assert second.bidding.is_over
    assert second.bidding.contract == second.contract


def test_another_board_without_a_deal_is_still_told() -> None:
    text = ROOMS.replace('[West "Will"]', '[Board "2"]\n[West "Will"]')
    assert "the board has no deal" in said(read(text)[1])


def test_in_a_file_that_writes_passes_a_wrong_declarer_is_told() -> None:
    text = ROOMS + '\n[Declarer "E"]\n[Contract "1C"]\n[Auction "N"]\nPass 1C AP\n'
    assert said(read(text)[1]) == [
        "the contract is given as 1NT by West, but the auction has 1NT by North"
    ]


def test_a_declarer_against_whom_the_play_speaks_is_told() -> None:
    # East led, so that North declared: it is the tag that is wrong.
    text = ROOMS.replace('[Play "N"]\nSA S8 S5 S2', '[Play "E"]\nS8 S5 S2 SA')
    problems = said(read(text)[1])
    assert problems[0] == "the contract is given as 1NT by West, but the auction has 1NT by North"


def test_law_54A_dummy_who_became_declarer_is_told_where_tags_are_complete() -> None:
    whole = ROOMS.partition("\n\n")[0].replace('[Declarer "S"]', '[Declarer "N"]')
    text = whole.replace("HA H2 H8 H5", "HT - - -").replace('[Play "W"]', '[Play "E"]')
    assert said(read(text)[0]) == [
        "the contract is given as 1NT by North, but the auction has 1NT by South"
    ]


def test_other_contracts_are_told_whatever_is_left_out() -> None:
    problems = said(read(ROOMS.replace("1NT AP", "2NT AP"))[1])
    assert problems == ["the contract is given as 1NT by West, but the auction has 2NT by North"]


def test_a_double_that_only_the_auction_has_is_assumed_in_an_archive_alone() -> None:
    short = read(ROOMS.replace('1NT AP\n[Play "N"]', '1NT X AP\n[Play "N"]'))[1]
    assert short.contract == Contract.parse("1NTX by W")
    assert short.problems == ()
    assert "without the double" in str(short.assumed[-1])
    whole = ROOMS.partition("\n\n")[0].replace("1NT AP", "1NT X AP")
    assert said(read(whole)[0]) == [
        "the contract is given as 1NT by South, but the auction has 1NTX by South"
    ]


def test_values_by_number_signs() -> None:
    """4.8 of the standard: `#` is the value of the game before, `##` one for all that follow."""
    text = ROOMS.replace('[Event "A final"]', '[Event "##A final"]').replace(
        '[West "Will"]', '[Board "#"]\n[Dealer "#"]\n[Vulnerable "#"]\n[Deal "#"]\n[West "#"]'
    )
    second = read(text)[1]
    assert (second.board, second.deal) == (Board.number(1), Deal.parse(DEAL))
    assert second.names[3] == "Wim"
    assert [game.get("Event") for game in parse(text).games] == ["A final"] * 3


def test_rows_that_are_turned_are_read_by_who_was_dealt_the_cards() -> None:
    rows = "HA H2 H8 H5\nHK H3 H9 H6\n"
    turned = rows.replace("HK H3 H9 H6", "H9 H6 HK H3")
    right, wrong = (read(ROOMS.replace("HA H2 H8 H5\n", each))[0] for each in (rows, turned))
    assert right.play == wrong.play
    assert (right.assumed, said(wrong)) == ((), [])
    assert [str(each) for each in wrong.assumed] == [
        "rows of the play are turned; each card is the player's who was dealt it"
    ]
    swapped = read(ROOMS.replace("HA H2 H8 H5\n", rows.replace("HK H3", "H3 HK")))[0]
    assert said(swapped) == [
        "trick 2: ♥3 is played by West, but North was dealt it; the play is read up to there"
    ]


def test_law_61_a_revoke_in_a_turned_row_is_told() -> None:
    turned = read(ROOMS.replace("HA H2 H8 H5\n", "HA H2 H8 H5\nH9 D4 HK H3\n"))[0]
    assert len(turned.play) == 4
    revoke = read(ROOMS.replace("HA H2 H8 H5\n", "HA H2 H8 H5\nH9 DA HK H3\n"))[0]
    assert said(revoke) == [
        "trick 2: South plays ♦A and does not follow to hearts with ♥7: a revoke"
    ]


@real
def test_the_sample_of_an_archive_has_no_complaint() -> None:
    records = read_records(SAMPLE)
    assert len(records) == 160
    assert sum(not record.problems for record in records) >= 156  # 97 of 100
    counted = Counter(str(each) for record in records for each in record.assumed)
    assert counted["tags that are left out are taken from the board before"] == 159
    boards = Counter(record.board.id for record in records)
    assert boards == dict.fromkeys(range(1, 81), 2)
    for record in records:
        assert record.deal.is_complete
        if record.auction:
            assert record.bidding.contract == record.contract
            assert record.bidding.is_over
        if record.play and record.contract is not None:
            assert record.deal.owner(record.play[0]) is record.contract.declarer.lho


@real
def test_faults_put_into_the_sample_are_told() -> None:
    """A hundred boards of the sample, each spoilt in one way: every one of them is told."""
    text = SAMPLE.read_text(encoding="utf-8")
    games = text.split("\n\n")
    random = Random(20)
    spoilt = Counter[str]()
    records = read(text)
    for at in random.sample(range(2, len(games)), 100):
        way = random.choice(list(_SPOIL))
        game = _SPOIL[way](games[at], records[at])
        if game is None:
            continue
        record = read("\n\n".join([*games[:at], game, *games[at + 1 :]]))[at]
        assert record.problems, (way, at, game)
        spoilt[way] += 1
    assert len(spoilt) == len(_SPOIL)
    assert sum(spoilt.values()) > 50


def _other_bid(game: str, record: Record) -> str | None:
    found = re.search(r'\[Contract "([1-6])', game)
    if found is None or not record.auction:
        return None
    return game.replace(found[0], f'[Contract "{int(found[1]) + 1}')


def _card_twice(game: str, record: Record) -> str | None:
    if len(record.play) < 9:
        return None
    head, play, rows = game.partition("[Play")
    return head + play + rows.replace(str(record.play[8]), str(record.play[0]))


def _insufficient(game: str, record: Record) -> str | None:
    spoilt = re.sub(r"(\n[1-7]\w+) Pass", r"\1 1C", game, count=1)
    return None if spoilt == game else spoilt


def _another_result(game: str, record: Record) -> str | None:
    if record.contract is None:
        return None
    most = record.tricks_won(record.contract.declarer.side) + record.left
    found = re.search(r'\[Result "\d+"\]', game)
    if not record.play or found is None or most == 13:
        return None
    return game.replace(found[0], f'[Result "{most + 1}"]')


_SPOIL = {
    "another contract": _other_bid,
    "a card twice": _card_twice,
    "an insufficient bid": _insufficient,
    "another result": _another_result,
}


def test_random_boards_in_two_rooms_are_read_as_if_all_tags_were_there() -> None:
    random = Random(7)
    for _ in range(40):
        board = any_record(random)
        if board.contract is None or not board.play:
            continue
        whole = pbn_of(board)
        second = "".join(
            line + "\n"
            for line in whole.splitlines()
            if not line.startswith(("[Board", "[Dealer", "[Vulnerable", "[Deal ", "[Event"))
        )
        one, other = read(whole + second + "\n")
        assert (other.deal, other.board, other.play) == (one.deal, one.board, one.play)
        assert said(other) == said(one)
        assert (other.auction, other.contract) == (one.auction, one.contract)


def test_a_card_belongs_to_the_lead() -> None:
    assert read(ROOMS)[1].play[0] is Card.parse("SA")
    assert read(ROOMS)[1].tricks[0].leader is Seat.NORTH
