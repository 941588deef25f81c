"""How calls, cards, hands, deals, contracts, seats and the like are written."""

from __future__ import annotations

import pickle
from collections.abc import Callable
from itertools import pairwise

import pytest

from bridgelaw.game import (
    BIDS,
    CALLS,
    CARDS,
    DENOMINATIONS,
    DOUBLE,
    PASS,
    REDOUBLE,
    SEATS,
    SUITS,
    Bid,
    Call,
    Card,
    Contract,
    Deal,
    Denomination,
    Doubled,
    Hand,
    NotationError,
    Seat,
    Side,
    Suit,
    Vulnerability,
    parse_bid,
    parse_call,
)

CALL_SPELLINGS: dict[Call, str] = {
    PASS: "P p Pass pass PASS -P- パス Ｐ",
    DOUBLE: "X x Dbl dbl D Double ダブル Ｘ",
    REDOUBLE: "XX xx Rdbl R Redouble リダブル ＸＸ",
    Bid.of(1, Denomination.HEARTS): "1H 1h 1♥ 1♡ １Ｈ 1ハート １ハート 1heart 1Hearts 1♥️",
    Bid.of(1, Denomination.NOTRUMP): "1NT 1nt 1N １ＮＴ 1ノートランプ 1ノートラ 1notrump 1no-trump",
    Bid.of(7, Denomination.SPADES): "7S 7♠ 7♤ ７Ｓ 7スペード",
    Bid.of(2, Denomination.DIAMONDS): "2D 2♦ 2♢ 2ダイヤ 2ダイア 2ダイヤモンド 2ダイアモンド",
    Bid.of(3, Denomination.CLUBS): "3C 3♣ 3♧ 3クラブ 3clubs",
}


@pytest.mark.parametrize(
    ("call", "text"),
    [(call, text) for call, texts in CALL_SPELLINGS.items() for text in texts.split()],
)
def test_a_call_as_people_write_it(call: Call, text: str) -> None:
    assert parse_call(text) is call


@pytest.mark.parametrize(
    ("text", "call"),
    [
        ("1 NT", "1NT"),
        ("1 no trump", "1NT"),
        (" 4 ♠ ", "4S"),
        ("１　ハート", "1H"),
        ("no bid", "Pass"),
    ],
)
def test_a_call_may_have_blanks(text: str, call: str) -> None:
    assert str(parse_call(text)) == call


def test_every_call_can_be_written_and_read() -> None:
    assert len(CALLS) == len(set(CALLS)) == 38
    for call in CALLS:
        assert parse_call(str(call)) is call
        assert parse_call(call.symbols) is call


def test_law_18_the_bids_in_their_order() -> None:
    assert " ".join(map(str, BIDS[:6])) == "1C 1D 1H 1S 1NT 2C"
    assert [str(bid) for bid in BIDS[-2:]] == ["7S", "7NT"]
    for lower, higher in pairwise(BIDS):
        assert higher.outranks(lower)
        assert not lower.outranks(higher)
        assert not lower.outranks(lower)


@pytest.mark.parametrize("text", ["8C", "8NT", "9H"])
def test_law_38_a_bid_over_seven_exists_only_as_something_that_was_said(text: str) -> None:
    with pytest.raises(NotationError, match="a level from 1 to 7"):
        parse_call(text)
    with pytest.raises(NotationError, match="a level from 1 to 7"):
        parse_bid(text)
    said = parse_call(text, any_level=True)
    assert str(said) == text
    assert said not in CALLS


CARD_SPELLINGS = {
    "SK": "SK sk ♠K ♤K KS K♠ スペードK スペードのK Kスペード ＳＫ ♠️K spadeK spadesK",
    "ST": "ST S10 10S ♠10 ♠T TS スペード10 スペードの10 Ｓ１０",
    "H2": "H2 2H ♥2 ♡2 ハート2 ハートの２",
    "DA": "DA AD ♦A ♢A ダイヤA ダイヤモンドのA ダイアA",
    "C9": "C9 9C ♣9 ♧9 クラブ9 clubs9",
}


@pytest.mark.parametrize(
    ("card", "text"),
    [(card, text) for card, texts in CARD_SPELLINGS.items() for text in texts.split()],
)
def test_a_card_as_people_write_it(card: str, text: str) -> None:
    assert str(Card.parse(text)) == card


def test_every_card_can_be_written_and_read() -> None:
    assert len(CARDS) == len(set(CARDS)) == 52
    for card in CARDS:
        assert Card.parse(str(card)) is card
        assert Card.parse(card.symbols) is card
        assert Card.parse(card.rank_letter + card.suit.letter) is card


def test_a_card_is_read_out_with_its_symbol() -> None:
    assert Card.parse("HT").symbols == "♥10"
    assert Card.parse("S2").symbols == "♠2"


def test_honours_are_ace_to_ten() -> None:
    honours = [str(card) for card in CARDS if card.is_honour and card.suit is Suit.HEARTS]
    assert honours == ["HT", "HJ", "HQ", "HK", "HA"]


@pytest.mark.parametrize(
    ("text", "hand"),
    [
        ("AKQ.JT9.876.5432", "AKQ.JT9.876.5432"),
        ("akq.j109.876.5432", "AKQ.JT9.876.5432"),
        ("2AK..-.3", "AK2...3"),
        ("...", "..."),
        ("SAKQ HJT9 D876 C5432", "AKQ.JT9.876.5432"),
        ("♠AKQ♥J109♦876♣5432", "AKQ.JT9.876.5432"),
        ("♠:AK ♣:2 ♥:- ♦:10", "AK..T.2"),
        ("S=A,K H=Q", "AK.Q.."),
        ("Ｓ　Ａ　Ｋ", "AK..."),
    ],
)
def test_a_hand_as_people_write_it(text: str, hand: str) -> None:
    assert str(Hand.parse(text)) == hand


def test_a_deal_goes_clockwise_from_the_seat_that_is_named() -> None:
    deal = Deal.parse("W:AK... - .AK.. -")
    assert deal[Seat.WEST] == Hand.parse("AK...")
    assert deal[Seat.NORTH] is None
    assert deal[Seat.EAST] == Hand.parse(".AK..")
    assert deal[Seat.SOUTH] is None
    assert str(deal) == "N:- .AK.. - AK..."
    assert deal.owner(Card.parse("HK")) is Seat.EAST
    assert deal.owner(Card.parse("C2")) is None
    assert not deal.is_complete


@pytest.mark.parametrize(
    ("text", "contract"),
    [
        ("4SX by N", "4SX by N"),
        ("4♠x by n", "4SX by N"),
        ("3NT by S", "3NT by S"),
        ("3N S", "3NT by S"),
        ("1♣XX W", "1CXX by W"),
        ("7 ハート by E", "7H by E"),
        ("2 D XX by E", "2DXX by E"),
        ("４ＳＸ　ｂｙ　Ｎ", "4SX by N"),
    ],
)
def test_a_contract_as_people_write_it(text: str, contract: str) -> None:
    assert str(Contract.parse(text)) == contract


def test_a_contract_knows_its_dummy_and_its_tricks() -> None:
    contract = Contract.parse("4SX by N")
    assert contract.bid is parse_bid("4S")
    assert contract.doubled is Doubled.DOUBLED
    assert (contract.declarer, contract.dummy) == (Seat.NORTH, Seat.SOUTH)
    assert contract.denomination is Denomination.SPADES
    assert contract.tricks_needed == 10


SEAT_SPELLINGS = {
    Seat.NORTH: "N n North 北 ノース Ｎ",
    Seat.EAST: "E east 東 イースト",
    Seat.SOUTH: "S SOUTH 南 サウス",
    Seat.WEST: "W West 西 ウエスト ウェスト",
}


@pytest.mark.parametrize(
    ("seat", "text"),
    [(seat, text) for seat, texts in SEAT_SPELLINGS.items() for text in texts.split()],
)
def test_a_seat_as_people_write_it(seat: Seat, text: str) -> None:
    assert Seat.parse(text) is seat


@pytest.mark.parametrize("text", ["NS", "ns", "N-S", "N/S", "SN", "ＮＳ"])
def test_north_south_as_people_write_it(text: str) -> None:
    assert Side.parse(text) is Side.NS


@pytest.mark.parametrize("text", ["EW", "ew", "E-W", "E/W", "WE", "ＥＷ"])
def test_east_west_as_people_write_it(text: str) -> None:
    assert Side.parse(text) is Side.EW


VULNERABILITY_SPELLINGS = {
    Vulnerability.NONE: "none None - Love O 0 なし ノンバル",
    Vulnerability.NS: "NS N-S N/S ns SN",
    Vulnerability.EW: "EW E-W E/W WE",
    Vulnerability.BOTH: "both Both All all B 双方 両方",
}


@pytest.mark.parametrize(
    ("vulnerability", "text"),
    [(value, text) for value, texts in VULNERABILITY_SPELLINGS.items() for text in texts.split()],
)
def test_a_vulnerability_as_people_write_it(vulnerability: Vulnerability, text: str) -> None:
    assert Vulnerability.parse(text) is vulnerability


@pytest.mark.parametrize("suit", SUITS)
def test_a_suit_can_be_written_and_read(suit: Suit) -> None:
    assert Suit.parse(suit.letter) is Suit.parse(suit.symbol) is Suit.parse(suit.name) is suit
    assert suit.denomination.suit is suit


@pytest.mark.parametrize("denomination", DENOMINATIONS)
def test_a_denomination_can_be_written_and_read(denomination: Denomination) -> None:
    assert Denomination.parse(denomination.letter) is denomination
    assert Denomination.parse(denomination.symbol) is denomination
    assert Denomination.parse(denomination.name) is denomination


MISTAKES: list[tuple[Callable[[str], object], str, str]] = [
    (parse_call, "0H", "1H"),
    (parse_call, "1", "1H"),
    (parse_call, "H1", "1H"),
    (parse_call, "1X", "1H"),
    (parse_call, "XXX", "XX"),
    (parse_call, "", "Pass"),
    (parse_call, "②H♥", "1H"),
    (parse_call, "٢H", "1H"),
    (parse_bid, "X", "a bid"),
    (parse_bid, "Pass", "a bid"),
    (Card.parse, "", "SK"),
    (Card.parse, "S", "SK"),
    (Card.parse, "K", "SK"),
    (Card.parse, "S1", "SK"),
    (Card.parse, "SKQ", "SK"),
    (Card.parse, "1S", "SK"),
    (Hand.parse, "", "a hand"),
    (Hand.parse, "AKQ", "a hand"),
    (Hand.parse, "AKQ.JT9.876", "a hand"),
    (Hand.parse, "AKQ SA", "a hand"),
    (Hand.parse, "AKX.JT9.876.5432", "a hand"),
    (Hand.parse, "AA...", "SA comes twice"),
    (Hand.parse, "SAK SK", "SK comes twice"),
    (Deal.parse, "", "a deal"),
    (Deal.parse, "AKQ... - - -", "a deal"),
    (Deal.parse, "X:AKQ... - - -", "a deal"),
    (Deal.parse, "N:AKQ... - -", "a deal"),
    (Deal.parse, "N:AKQ... A... - -", "each card in one hand"),
    (Contract.parse, "4S", "a contract"),
    (Contract.parse, "4S by X", "a contract"),
    (Contract.parse, "4SXXX by N", "1H"),
    (Contract.parse, "8S by N", "a level"),
    (Contract.parse, "Pass by N", "a contract"),
    (Seat.parse, "X", "N, E, S or W"),
    (Seat.parse, "", "N, E, S or W"),
    (Seat.parse, "NS", "N, E, S or W"),
    (Side.parse, "N", "NS or EW"),
    (Side.parse, "NE", "NS or EW"),
    (Suit.parse, "NT", "a suit"),
    (Suit.parse, "X", "a suit"),
    (Denomination.parse, "X", "a denomination"),
    (Vulnerability.parse, "some", "a vulnerability"),
    (Vulnerability.parse, "N", "a vulnerability"),
]


@pytest.mark.parametrize(("parse", "text", "expected"), MISTAKES)
def test_what_cannot_be_read_is_quoted_with_what_was_expected(
    parse: Callable[[str], object], text: str, expected: str
) -> None:
    with pytest.raises(NotationError) as raised:
        parse(text)
    error = raised.value
    assert isinstance(error, ValueError)
    # A part of the text is quoted where only that part is wrong.
    assert error.quoted in text
    begins = f"Cannot read “{error.quoted}”" if error.quoted else "Nothing is written"
    assert str(error) == f"{begins}: expected {error.expected}"
    assert expected in str(error.expected)


def test_a_notation_error_can_be_sent_to_another_process() -> None:
    error = NotationError("xyz", "a card")
    twin = pickle.loads(pickle.dumps(error))
    assert (twin.quoted, twin.expected, str(twin)) == ("xyz", error.expected, str(error))


def test_seats_turn_clockwise() -> None:
    assert [seat.lho for seat in SEATS] == [Seat.EAST, Seat.SOUTH, Seat.WEST, Seat.NORTH]
    for seat in SEATS:
        assert seat.lho.rho is seat
        assert seat.partner is seat.lho.lho
        assert seat.side is seat.partner.side is seat.lho.side.other
        assert seat.opposes(seat.lho)
        assert not seat.opposes(seat.partner)
        assert seat in seat.side.seats
