"""LIN as people write it: every tolerance, and everything that is odd about a board."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bridgelaw.formats.documents import BadFile
from bridgelaw.formats.lin.text import commands
from bridgelaw.formats.records import NoPosition, Record, Revoke, read_records
from bridgelaw.game.auctions import Auction
from bridgelaw.game.boards import Board, Vulnerability
from bridgelaw.game.calls import Call, parse_call
from bridgelaw.game.cards import Card
from bridgelaw.game.contracts import Contract
from bridgelaw.game.deals import Deal
from bridgelaw.game.hands import Hand
from bridgelaw.game.seats import Seat, Side
from bridgelaw.game.suits import Suit
from tests.formats.any_record import any_record, lin_of
from tests.rotation import examples

HANDS = "SAKQJH432D432C432,S432HAKQJD765C765,S765H765DAKQJC98T,S98TH98TD98TCAKQJ"
HEAD = "pn|Sue,Wim,Ned,Eva|st||"
BOARD = f"{HEAD}md|1{HANDS}|rh||ah|Board 7|sv|b|"
AUCTION = "mb|1S|mb|p|mb|1N|mb|p|mb|p|mb|p|pg||"
# 1NT by North: East leads.
TRICK = "pc|CA|pc|C2|pc|C5|pc|C8|pg||"


def only(text: str, encoding: str = "utf-8") -> Record:
    """The one board of a text."""
    (record,) = read_records(text.encode(encoding), "x.lin")
    return record


def calls(text: str) -> tuple[Call, ...]:
    return tuple(map(parse_call, text.split()))


def cards(text: str) -> tuple[Card, ...]:
    return tuple(map(Card.parse, text.split()))


def holds_together(record: Record) -> None:
    """Whatever was read, it can be said, and its play is one of cards that are there."""
    assert all(str(problem) for problem in record.problems)
    assert len(set(record.play)) == len(record.play)
    assert all(
        len({seat for seat, _ in trick.cards}) == len(trick.cards) for trick in record.tricks
    )
    if record.is_claim:
        assert record.position().left == record.left
    assert len(record.shown_out()) <= 16


def problems(text: str) -> list[str]:
    return [str(problem) for problem in only(text).problems]


# What is read


def test_a_board_with_auction_play_and_claim() -> None:
    record = only(f"{BOARD}{AUCTION}{TRICK}pc|CK|pc|C3|mc|6|pg||")
    assert record.board == Board(Seat.SOUTH, Vulnerability.BOTH, 7)
    assert record.deal == Deal.parse("S:AKQJ.432.432.432 432.AKQJ.765.765 765.765.AKQJ.T98 "
                                     "T98.T98.T98.AKQJ")  # fmt: skip
    assert record.auction == calls("1S P 1NT P P P")
    assert record.contract == Contract.parse("1NT by N")
    assert record.play == cards("CA C2 C5 C8 CK C3")
    assert record.claimed == 6
    assert record.names == ("Ned", "Eva", "Sue", "Wim")
    assert (record.source.file, record.source.number) == ("x.lin", 1)
    assert record.source.label == "Board 7"
    assert record.problems == ()
    assert record.is_claim
    position = record.position()
    assert (position.leader, position.left) == (Seat.EAST, 12)
    assert position.trick == (Card.parse("CK"), Card.parse("C3"))
    assert position[Seat.EAST] == Hand.parse("T98.T98.T98.QJ")
    assert (record.tricks_won(Side.EW), record.tricks_won(Side.NS)) == (1, 0)


@pytest.mark.parametrize(
    ("digit", "dealer"),
    [("1", Seat.SOUTH), ("2", Seat.WEST), ("3", Seat.NORTH), ("4", Seat.EAST), ("", Seat.SOUTH)],
)
def test_the_digit_before_the_hands_is_the_dealer(digit: str, dealer: Seat) -> None:
    # Without it the number tells: South dealt board 7.
    assert only(f"md|{digit}{HANDS}|ah|Board 7|").board.dealer is dealer


@pytest.mark.parametrize(
    ("letter", "vulnerable"),
    [("o", "none"), ("0", "none"), ("n", "NS"), ("e", "EW"), ("b", "both"), ("B", "both"),
     ("", "both")],
)  # fmt: skip
def test_vulnerability(letter: str, vulnerable: str) -> None:
    # Without a letter the number tells: all are vulnerable on board 7.
    record = only(f"md|1{HANDS}|ah|Board 7|sv|{letter}|")
    assert record.board.vulnerability is Vulnerability.parse(vulnerable)


def test_three_hands_leave_the_fourth() -> None:
    three = HANDS.rpartition(",")[0]
    assert only(f"md|1{three},|").deal == only(f"md|1{three}|").deal == only(f"md|1{HANDS}|").deal


def test_a_hand_may_be_missing_anywhere() -> None:
    hands = HANDS.split(",")
    hands[1] = ""
    assert only(f"md|1{','.join(hands)}|ah|Board 1|").deal == only(f"md|1{HANDS}|").deal


def test_calls_are_alerted_in_lower_case_or_together() -> None:
    record = only(f"{BOARD}mb|1c!|an|strong, see npc|mb|D|mb|r!|mb|1nt?|mb|PPP|")
    assert record.auction == calls("1C X XX 1NT P P P")
    assert record.contract == Contract.parse("1NT by E")
    assert record.problems == ()


def test_several_cards_in_one_command() -> None:
    record = only(f"{BOARD}{AUCTION}pc|CAC2|pc|c5C8|pg||pc|CK|pc|C3|")
    assert record.play == cards("CA C2 C5 C8 CK C3")
    assert only(f"{BOARD}{AUCTION}pc|SAKD10|").is_broken_off  # three leads are not one trick


def test_comments_are_passed_over() -> None:
    text = f"nt|Welcome to the final|{BOARD}{AUCTION}nt|who: is the npc|{TRICK}nt|pc : |mc|6|"
    assert only(text) == only(f"{BOARD}{AUCTION}{TRICK}mc|6|")


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "latin-1", "utf-16"])
def test_encodings(encoding: str) -> None:
    record = only(BOARD.replace("Eva", "Zoë"), encoding)
    assert record.names[1] == "Zoë"
    assert record.problems == ()


@pytest.mark.parametrize(
    "text",
    [
        f"{BOARD}{AUCTION}{TRICK}mc|6",
        f"{BOARD}{AUCTION}{TRICK}mc|6\r\n",
        f"{BOARD}{AUCTION}{TRICK}mc|6|pg|",
        f"{BOARD}{AUCTION}{TRICK}mc|6|pg||\n\n",
        f"\n{BOARD}\n{AUCTION}\n{TRICK}\nmc|6|\n",
        f"{BOARD}{AUCTION}{TRICK}mc|6|".replace("pc|C5|", "pc|C5\n"),
        f"{BOARD}{AUCTION}{TRICK}mc|6|".replace("mb|p|mb|1N|", "mb|pmb|1N"),
        f"{BOARD}{AUCTION}{TRICK}mc|6|".replace("pg||", "pg|"),
    ],
)
def test_a_bar_more_or_less(text: str) -> None:
    assert only(text) == only(f"{BOARD}{AUCTION}{TRICK}mc|6|")


def test_many_boards_one_after_the_other() -> None:
    second = BOARD.replace("Board 7", "Board 8").replace("Sue", "Sam")
    first, other = read_records(f"{BOARD}{AUCTION}{TRICK}mc|6|pg||\n{second}{AUCTION}".encode())
    assert first == replace(only(f"{BOARD}{AUCTION}{TRICK}mc|6|"), source=first.source)
    assert (other.board.id, other.names[2], other.play, other.claimed) == (8, "Sam", (), None)
    assert (first.source.number, other.source.number) == (1, 2)


def test_a_broadcast_has_two_rooms_with_their_players() -> None:
    text = (
        "vg|Final,Segment 1,I,1,2,Reds,0,Blues,0|rs|1NN=,1NN-1|bn|1,2|"
        "pn|S1,W1,N1,E1,S2,W2,N2,E2|pg||"
        f"qx|o1|md|1{HANDS}|sv|o|{AUCTION}{TRICK}mc|7|pg||"
        f"qx|c1|md|1{HANDS}|sv|o|{AUCTION}{TRICK}mc|6|pg||"
        "qx|o2|nt|nobody came|pg||"
    )
    opened, closed = read_records(text.encode())
    assert opened.names == ("N1", "E1", "S1", "W1")
    assert closed.names == ("N2", "E2", "S2", "W2")
    assert (opened.board.id, closed.board.id) == (1, 1)
    assert (opened.source.label, closed.source.label) == ("o1", "c1")
    assert (opened.claimed, closed.claimed) == (7, 6)


def test_the_same_deal_shown_again_is_no_other_board() -> None:
    assert len(read_records(f"{BOARD}pg||md|1{HANDS}|{AUCTION}".encode())) == 1


def test_a_board_that_was_passed_out() -> None:
    record = only(f"{BOARD}mb|p|mb|p|mb|p|mb|p|pg||")
    assert (record.contract, record.problems, record.is_claim) == (None, (), False)
    with pytest.raises(NoPosition, match="no contract"):
        record.position()


@given(seed=st.integers(0, 2**32))
@settings(max_examples=examples(60))
def test_what_is_written_is_read_back(seed: int) -> None:
    random = Random(seed)
    boards = [any_record(random) for _ in range(random.choice((1, 1, 3)))]
    text = "\n".join(lin_of(board, random) for board in boards)
    read = read_records(text.encode(random.choice(("utf-8", "latin-1"))), "x.lin")
    assert len(read) == len(boards)
    for record, board in zip(read, boards, strict=True):
        assert replace(record, source=board.source) == board


# What is odd, and kept


def test_law_61_a_revoke_is_kept_as_data() -> None:
    text = f"{BOARD}{AUCTION}pc|CA|pc|C2|pc|H2|pc|C8|".replace("pc|H2|", "pc|HA|")
    record = only(text)
    assert record.revokes == (Revoke(1, Seat.WEST, Card.parse("HA"), Suit.CLUBS, 2),)
    assert len(record.play) == 4
    assert not record.is_broken_off
    assert problems(text) == [
        "trick 1: West plays ♥A and does not follow to clubs with ♣7: a revoke"
    ]
    before = record.position_after(2)
    assert before.turn is Seat.WEST
    assert len(before.legal) == 3
    # That player still has clubs, so nobody may count on their being out of them.
    assert record.shown_out() == frozenset()


def test_who_has_shown_out() -> None:
    deal = "SAKH2DC,S32HADC,SH43DC2,SH5DC34"
    record = only(f"md|1{deal}|ah|Board 1|mb|1N|mb|p|mb|p|mb|p|pc|S2|pc|H3|pc|C3|pc|SK|")
    assert record.shown_out() == {(Seat.NORTH, Suit.SPADES), (Seat.EAST, Suit.SPADES)}
    assert record.shown_out(1) == frozenset()
    assert record.shown_out(2) == {(Seat.NORTH, Suit.SPADES)}
    assert record.problems == ()
    assert record.position().leader is Seat.SOUTH


def test_law_53A_a_lead_out_of_turn_stands() -> None:
    record = only(f"{BOARD}{AUCTION}pc|HA|pc|H5|pc|H8|pc|H2|pc|HK|")
    assert [str(problem) for problem in record.problems] == [
        "trick 1: West leads ♥A at the turn of East"
    ]
    assert record.tricks[0].leader is Seat.WEST
    assert record.position().turn is Seat.NORTH


def test_law_57A_a_card_before_partners_is_kept() -> None:
    record = only(f"{BOARD}{AUCTION}pc|CA|pc|C5|")
    assert [str(problem) for problem in record.problems] == [
        "trick 1: West plays ♣5 at the turn of South"
    ]
    with pytest.raises(NoPosition, match="trick 1 was played out of turn"):
        record.position()
    later = only(f"{BOARD}{AUCTION}pc|CA|pc|C5|pc|C2|pc|C8|")
    assert later.position().leader is Seat.EAST


@pytest.mark.parametrize(
    ("played", "why"),
    [
        ("pc|CA|pc|C2|pc|CA|pc|C8|", "trick 1: ♣A has been played before; the play is read up to "
         "there"),
        ("pc|CA|pc|CK|", "trick 1: East plays ♣K as a second card; the play is read up to there"),
        ("pc|CA|pc|C1|", "trick 1: Cannot read “C1”: expected a card such as SK, ♠K or KS; the "
         "play is read up to there"),
    ],
)  # fmt: skip
def test_the_play_breaks_off_where_it_cannot_be_followed(played: str, why: str) -> None:
    text = f"{BOARD}{AUCTION}{played}mc|6|"
    record = only(text)
    assert problems(text) == [why]
    assert record.is_broken_off
    assert not record.is_claim
    assert record.claimed == 6
    assert len(record.play) < 4


def test_a_card_that_nobody_was_dealt() -> None:
    hands = HANDS.replace("SAKQJ", "SAKQ")
    text = f"md|1{hands}|ah|Board 7|{AUCTION}pc|SJ|"
    assert problems(text) == [
        "the number of South's cards is 12",
        "trick 1: nobody was dealt ♠J; the play is read up to there",
    ]


def test_law_27_an_insufficient_bid_is_kept() -> None:
    text = f"{BOARD}mb|2S|mb|1S|mb|p|mb|p|mb|p|"
    assert problems(text) == ["1♠ by West is insufficient"]
    assert only(text).contract == Contract.parse("1S by W")
    assert len(only(text).auction) == 5


def test_law_36_an_inadmissible_double_is_kept() -> None:
    text = f"{BOARD}mb|d|mb|1S|mb|r|mb|p|mb|p|mb|p|"
    assert problems(text) == [
        "Double by South is inadmissible",
        "Redouble by North is inadmissible",
    ]
    assert str(only(text).contract) == "1S by W"


def test_law_38_a_bid_over_seven_is_kept() -> None:
    assert problems(f"{BOARD}mb|8S|mb|p|mb|p|mb|p|")[0] == "8♠ by South is inadmissible"


def test_a_call_after_the_end_of_the_auction() -> None:
    text = f"{BOARD}{AUCTION}mb|2S|"
    assert problems(text) == ["2♠ by North comes after the end of the auction"]
    assert only(text).contract == Contract.parse("1NT by N")


def test_an_auction_without_its_end_has_the_contract_so_far() -> None:
    text = f"{BOARD}mb|1N|mb|p|{TRICK}"
    assert problems(text)[0] == "the auction has no end"
    assert only(text).contract == Contract.parse("1NT by S")


@pytest.mark.parametrize("call", ["1C", "d"])
def test_an_auction_of_many_calls_that_never_ends_is_read_as_far_as_any_can_go(call: str) -> None:
    """Its time grows with its length, not with the square of it."""
    found = problems(BOARD + f"mb|{call}|" * 20_000)
    assert found[-1] == "the auction has no end"
    assert len(found) <= 320


def test_a_call_that_cannot_be_read_is_told() -> None:
    assert problems(f"{BOARD}mb|hello|{AUCTION}") == [
        "Cannot read “hello”: expected a call: a bid such as 1H, 1♥ or 1NT, or Pass, X or XX"
    ]


@pytest.mark.parametrize("value", ["14", "x", "-1", ""])
def test_a_claim_that_is_no_number_of_tricks(value: str) -> None:
    text = f"{BOARD}{AUCTION}{TRICK}mc|{value}|"
    begins = f"Cannot read “{value}”" if value else "Nothing is written"
    assert problems(text) == [f"{begins}: expected a number of tricks from 0 to 13"]
    assert only(text).claimed is None


def test_a_claim_that_cannot_be() -> None:
    text = f"{BOARD}{AUCTION}{TRICK}mc|13|"
    assert problems(text) == ["declarer's tricks cannot be 13: 0 have been won, 12 are left"]
    assert only(text).claimed == 13
    assert not only(text).is_claim


def test_a_claim_in_a_position_that_is_not_known_cannot_be_looked_into() -> None:
    assert not only(f"{BOARD}{AUCTION}pc|CA|pc|C5|mc|6|").is_claim  # South has not played
    short = HANDS.replace("SAKQJ", "SAKQ")
    assert not only(f"md|1{short}|ah|Board 7|{AUCTION}{TRICK}mc|6|").is_claim


def test_cards_after_the_claim_are_told() -> None:
    assert problems(f"{BOARD}{AUCTION}mc|6|{TRICK}") == ["cards are played after the claim"]


def test_cards_without_a_contract() -> None:
    text = f"{BOARD}{TRICK}mc|6|"
    assert problems(text) == ["cards are played without a contract"]
    assert only(text).is_broken_off


@pytest.mark.parametrize(
    ("deal", "why"),
    [
        (HANDS.replace("S432", "SA32"), "♠A is in two hands"),
        (HANDS.replace("S432", "SX32"), "Cannot read “SX32HAKQJD765C765”: expected a hand such as "
         "AKQ.JT9.876.5432 (spades, hearts, diamonds, clubs)"),
        (HANDS.replace("S432", "S433"), "Cannot read “S433HAKQJD765C765”: expected each card once; "
         "S3 comes twice"),
        (HANDS + ",SA", "three or four hands with commas between"),
        ("", "the board has no deal"),
    ],
)  # fmt: skip
def test_a_deal_that_cannot_be_is_told_and_the_rest_is_kept(deal: str, why: str) -> None:
    text = f"{HEAD}md|1{deal}|ah|Board 7|{AUCTION}{TRICK}"
    assert why in problems(text)[0]
    record = only(text)
    assert record.deal == Deal()
    assert record.contract == Contract.parse("1NT by N")
    with pytest.raises(NoPosition, match="the hand of North is not known"):
        record.position()


def test_without_hands_the_turn_says_who_played() -> None:
    record = only(f"md|1|ah|Board 7|{AUCTION}{TRICK}mc|6|")
    assert [seat for seat, _ in record.tricks[0].cards] == [
        Seat.EAST, Seat.SOUTH, Seat.WEST, Seat.NORTH,
    ]  # fmt: skip
    assert not record.is_claim


def test_nobody_knows_who_dealt() -> None:
    text = f"md|{HANDS}|{AUCTION}"
    assert problems(text) == ["nobody knows who dealt; North is taken"]
    assert only(text).bidding == Auction.of(Seat.NORTH, calls("1S P 1NT P P P"))


def test_a_damaged_board_does_not_stop_the_others() -> None:
    damaged = BOARD.replace("SAKQJ", "SAKQX")
    records = read_records(f"{damaged}{AUCTION}{TRICK}{BOARD}{AUCTION}{TRICK}mc|6|".encode())
    assert [len(record.problems) for record in records] == [1, 0]
    assert records[1].is_claim


# Files in which nothing can be read


@pytest.mark.parametrize(
    ("data", "why"),
    [
        (b"hello", "x.lin is no record of play: LIN, PBN, BWS, DUP and DLM are read"),
        (b"a|b|c|", "x.lin is no record of play: LIN, PBN, BWS, DUP and DLM are read"),
        (b"nt|hello|pg||", "there is no board in x.lin"),
        (b"pc\0|H2|", "x.lin is not a file of text"),
    ],
)
def test_other_files_are_refused(data: bytes, why: str) -> None:
    with pytest.raises(BadFile) as refused:
        read_records(data, "x.lin")
    assert str(refused.value) == why


@given(st.text(alphabet="mdbpcsvqxahn|,SHDC23KA1! \n", max_size=80))
@settings(max_examples=examples(100))
def test_any_text_is_read_or_refused(text: str) -> None:
    try:
        records = read_records(f"md|1{HANDS}|{AUCTION}{text}".encode(), "x.lin")
    except BadFile:
        return
    for record in records:
        holds_together(record)


def test_a_long_text_without_bars_is_soon_read() -> None:
    assert list(commands("pc|" + " " * 200_000 + "x" * 200_000)) == [("pc", "x" * 200_000)]
