"""PBN as a record of the play: its tables of calls and cards, and its marks."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bridgelaw.formats.documents import BadFile
from bridgelaw.formats.records import NoPosition, Record, Revoke, read_records
from bridgelaw.game.boards import Board, Vulnerability
from bridgelaw.game.cards import Card
from bridgelaw.game.contracts import Contract
from bridgelaw.game.deals import Deal
from bridgelaw.game.seats import Seat, Side
from bridgelaw.game.suits import Suit
from tests.formats.any_record import any_record, counted, pbn_of
from tests.formats.test_lin import calls, cards, holds_together
from tests.rotation import examples

DEAL = "S:AKQJ.432.432.432 432.AKQJ.765.765 765.765.AKQJ.T98 T98.T98.T98.AKQJ"
HEAD = f"""[Event "x"]
[Board "7"]
[West "Wim"]
[North "Ned"]
[East "Eva"]
[South "Sue"]
[Dealer "S"]
[Vulnerable "All"]
[Deal "{DEAL}"]
"""
GAME = f"""{HEAD}[Declarer "N"]
[Contract "1NT"]
[Result "6"]
[Auction "S"]
1S Pass 1NT =1= Pass
Pass Pass
[Note "1:six to nine"]
[Play "E"]
CA C2 C5 C8
CK C3 - -
*
"""


def only(text: str, encoding: str = "utf-8") -> Record:
    (record,) = read_records(text.encode(encoding), "x.pbn")
    return record


def problems(text: str) -> list[str]:
    return [str(problem) for problem in only(text).problems]


def with_play(cards: str, result: str = "6") -> str:
    return GAME.partition("CA C2")[0].replace('"6"', f'"{result}"') + cards


def test_a_game_with_auction_play_and_claim() -> None:
    record = only(GAME)
    assert record.board == Board(Seat.SOUTH, Vulnerability.BOTH, 7)
    assert record.deal == Deal.parse(DEAL)
    assert record.auction == calls("1S P 1NT P P P")
    assert record.contract == Contract.parse("1NT by N")
    assert record.play == cards("CA C2 C5 C8 CK C3")
    assert (record.claimed, record.result) == (6, 6)
    assert record.names == ("Ned", "Eva", "Sue", "Wim")
    assert (record.source.file, record.source.number, record.source.label) == ("x.pbn", 1, "7")
    assert record.problems == ()
    assert record.is_claim
    assert record.position().turn is Seat.WEST


def test_every_row_has_the_same_order_of_seats() -> None:
    # South wins the second trick and leads to the third, which stands under South second.
    record = only(with_play("CA C2 C5 C8\nST SA S2 S5\nS9 SK S3 S6\n*"))
    assert record.play[4:] == cards("ST SA S2 S5 SK S3 S6 S9")
    assert record.problems == ()
    assert record.position().leader is Seat.SOUTH


@pytest.mark.parametrize(
    "play",
    [
        "CA ! C2 =1= $7 C5 {a comment, CA } C8 ; CK C3\nCK C3 - -\n*",
        "CA C2{close}C5 C8\n% CK CK\nCK C3",
        "ca c2 c5 c8\nck c3 - -",
        "CA C2 C5 C8\r\nCK C3 - -\r\n*\r\nH2 H3 H4 H5\r\n",
        'CA C2 C5 C8 CK C3 - -\n[Note "1:a lead"]\n[Note "2:CQ"]\n',
        "CA C2 C5 C8\nCK C3 - -\n{never closed CQ",
    ],
)
def test_annotations_and_comments_are_passed_over(play: str) -> None:
    text = with_play(play)
    if "never closed" in play:
        assert only(text).is_broken_off  # there is no telling where the comment ends
    else:
        assert only(text).play == only(GAME).play
        assert problems(text) == []


def test_encodings() -> None:
    for encoding in ("utf-8", "utf-8-sig", "latin-1"):
        assert only(GAME.replace("Eva", "Zoë"), encoding).names[1] == "Zoë"


def test_a_table_of_calls_may_begin_with_another_column() -> None:
    text = GAME.replace('[Auction "S"]\n', '[Auction "W"]\n- - - ')
    assert only(text) == only(GAME)


def test_all_pass_and_an_end_without_calls() -> None:
    assert only(GAME.replace("Pass\nPass Pass", "AP")) == only(GAME)
    ended = only(GAME.replace("1S Pass 1NT =1= Pass\nPass Pass", "1S *"))
    assert ended.contract == Contract.parse("1NT by N")
    passed = only(f'{HEAD}[Contract "Pass"]\n[Auction "S"]\nAP\n')
    assert (len(passed.auction), passed.contract, passed.problems) == (4, None, ())


def test_the_contract_may_be_known_from_the_auction_alone() -> None:
    text = GAME.replace('[Declarer "N"]\n[Contract "1NT"]\n', "")
    assert only(text).contract == Contract.parse("1NT by N")


def test_a_play_that_goes_on_is_no_claim() -> None:
    record = only(with_play("CA C2 C5 C8\nCK C3 + -\n", result="0"))
    assert (record.claimed, record.result, record.problems) == (None, 0, ())
    assert record.position().turn is Seat.WEST


@pytest.mark.parametrize(("written", "tricks"), [("NS 6", 6), ("EW 7", 6), ("EW 7 NS 6", 6)])
def test_tricks_of_a_side(written: str, tricks: int) -> None:
    assert only(GAME.replace('[Result "6"]', f'[Result "{written}"]')).claimed == tricks


def test_a_result_without_play_is_no_claim() -> None:
    record = only(GAME.partition("[Play")[0])
    assert (record.play, record.result, record.claimed) == ((), 6, None)
    nothing = only(with_play("- - - -\n- - - -\n*\n"))
    assert (nothing.play, nothing.claimed, nothing.problems) == ((), None, ())


@given(seed=st.integers(0, 2**32))
@settings(max_examples=examples(60))
def test_what_is_written_is_read_back(seed: int) -> None:
    random = Random(seed)
    boards = [any_record(random) for _ in range(random.choice((1, 3)))]
    read = read_records("".join(map(pbn_of, boards)).encode(), "x.pbn")
    assert len(read) == len(boards)
    for record, board in zip(read, boards, strict=True):
        known = board if board.play else replace(board, claimed=None)
        assert replace(record, source=board.source) == known
        for side in Side:
            assert record.tricks_won(side) == counted(board, side)


# PBN's own marks


def test_law_27_an_insufficient_bid_is_marked() -> None:
    text = GAME.replace("1S Pass 1NT =1= Pass\nPass Pass", "1S ^I 1C AP").replace(
        '[Declarer "N"]\n[Contract "1NT"]\n', ""
    )
    assert problems(text.partition("[Play")[0]) == ["1♣ by West is insufficient"]


def test_law_30_a_player_is_skipped() -> None:
    text = HEAD + '[Auction "S"]\n1S ^S 1NT Pass\nPass Pass\n'
    record = only(text)
    assert problems(text) == ["1NT by North is out of rotation"]
    assert [seat for seat, _ in record.bidding] == [
        Seat.SOUTH, Seat.NORTH, Seat.EAST, Seat.SOUTH, Seat.WEST,
    ]  # fmt: skip
    assert record.contract == Contract.parse("1NT by N")
    assert record.bidding.is_over


def test_law_61_a_revoke_is_marked() -> None:
    text = with_play("CA C2 ^R HA C8\n*")
    assert only(text).revokes == (Revoke(1, Seat.WEST, Card.parse("HA"), Suit.CLUBS, 2),)
    assert len(problems(text)) == 1
    assert problems(with_play("CA C2 ^R C5 C8\n*")) == [
        "trick 1: ♣5 is marked as a revoke, but none is seen"
    ]


def test_law_53A_a_lead_out_of_turn_is_marked() -> None:
    text = with_play("CA C2 C5 C8\nH8 H2 ^L HA H5\n*")
    record = only(text)
    assert problems(text) == ["trick 2: West leads ♥A at the turn of East"]
    assert [str(card) for card in record.play[4:]] == ["HA", "H5", "H8", "H2"]


def test_declarer_and_dummy_change_places() -> None:
    text = GAME.replace('[Declarer "N"]', '[Declarer "^S"]').partition("[Play")[0]
    assert only(text).contract == Contract.parse("1NT by S")
    assert problems(text) == ["South played the contract in their partner's place"]


def test_law_17D3_all_pass_after_a_player_was_passed_over_comes_to_an_end() -> None:
    """It went on for ever: no number of passes ends an auction that robs somebody of a turn."""
    record = only(HEAD + '[Auction "S"]\n1S ^S Pass AP\n')
    assert len(record.auction) == 4
    assert [str(problem) for problem in record.problems] == [
        "Pass by North is out of rotation",
        "the auction has no end",
    ]


# What is odd


@pytest.mark.parametrize(
    ("before", "after", "why"),
    [
        ("CK C3", "CA C3", "trick 2: ♣A has been played before; the play is read up to there"),
        ("CK C3", "C3 CK", "trick 2: ♣3 is played by East, but South was dealt it; the play is "
         "read up to there"),
        ("CA C2", "CA -", "trick 1: a card is missing; the play is read up to there"),
        ("CK C3 -", "CK C3 zz", "trick 2: Cannot read “zz”: expected a card such as SK, ♠K or KS; "
         "the play is read up to there"),
    ],
)  # fmt: skip
def test_the_play_breaks_off_where_it_cannot_be_followed(before: str, after: str, why: str) -> None:
    text = GAME.replace(before, after)
    assert problems(text) == [why]
    assert only(text).is_broken_off
    assert only(text).claimed is None
    assert only(text).result == 6


@pytest.mark.parametrize(
    ("before", "after", "why"),
    [
        ('Contract "1NT"', 'Contract "1S"', "the contract is given as 1♠ by North, but the auction "
         "has 1NT by North"),
        ('Contract "1NT"', 'Contract "Pass"', "the contract is given as Pass, but the auction has "
         "1NT by North"),
        ('Contract "1NT"', 'Contract "nine"', "Cannot read “nine by N”: expected a contract such "
         "as 3NT by S or 4SX by N"),
        ('Declarer "N"', 'Declarer "Q"', "Cannot read “Q”: expected a seat: N, E, S or W"),
        ('Vulnerable "All"', 'Vulnerable "maybe"', "Cannot read “maybe”: expected a vulnerability: "
         "none, NS, EW or both"),
        ("1S Pass", "1S nope Pass", "Cannot read “NOPE”: expected a call: a bid such as 1H, 1♥ or "
         "1NT, or Pass, X or XX"),
        ('Result "6"', 'Result "many"', "Cannot read “MANY”: expected a number of tricks from 0 "
         "to 13"),
        ('Result "6"', 'Result "13"', "declarer's tricks cannot be 13: 0 have been won, 12 are "
         "left"),
        ('Dealer "S"', 'Dealer "N"', "South calls first, but North dealt"),
        (f'[Deal "{DEAL}"]\n', "", "the board has no deal"),
        (DEAL, "N:AK", "Cannot read “N:AK”: expected a deal: a seat, a colon and four hands, as in "
         "N:AKQ.… … … …"),
    ],
)  # fmt: skip
def test_a_tag_that_does_not_fit_is_told(before: str, after: str, why: str) -> None:
    assert problems(GAME.replace(before, after))[0] == why


def test_a_result_that_the_play_does_not_have() -> None:
    random = Random(1)
    board = any_record(random)
    while len(board.play) != 52 or board.contract is None:
        board = any_record(random)
    won = counted(board, board.contract.declarer.side)
    text = pbn_of(board).replace('[Result ""]', f'[Result "{13 - won}"]')
    assert problems(text) == [f"declarer's tricks are given as {13 - won}, but the play has {won}"]
    # A caret says that it was agreed on although it is wrong.
    assert problems(text.replace('[Result "', '[Result "^')) == []


def test_an_unknown_hand_is_no_obstacle_until_it_is_needed() -> None:
    text = GAME.replace("765.765.AKQJ.T98 T98.T98.T98.AKQJ", "- -")
    record = only(text)
    assert record.problems == ()
    assert len(record.play) == 6
    with pytest.raises(NoPosition, match="the hand of North is not known"):
        record.position()
    led = GAME.replace("765.765.AKQJ.T98 T98.T98.T98.AKQJ", "- -").replace("CK C3", "- - - ^L C9")
    assert only(led).is_broken_off


def test_a_damaged_game_does_not_stop_the_others() -> None:
    damaged = GAME.replace("AKQJ.432", "AKQX.432")
    records = read_records(f"{damaged}\n{GAME}\n{GAME}".encode())
    assert [len(record.problems) for record in records] == [1, 0, 0]
    assert [record.source.number for record in records] == [1, 2, 3]


def test_a_file_of_scores_only_has_no_board() -> None:
    text = '[Event "x"]\n[Board "1"]\n[ScoreTable "PairId"]\n1\n'
    with pytest.raises(BadFile, match=r"there is no board in x\.pbn"):
        only(text)


@given(st.text(alphabet='[]"PlayAuction {};^SRL*+-CKA2=1$!\n', max_size=60))
@settings(max_examples=examples(100))
def test_any_text_is_read_or_refused(text: str) -> None:
    for record in read_records(f"{with_play(text)}".encode(), "x.pbn"):
        holds_together(record)


def test_a_hostile_section_is_soon_read() -> None:
    assert only(with_play("{" * 100_000)).is_broken_off
