"""Cards and calls exist once each, and no value of the game can be changed."""

from __future__ import annotations

import copy
import dataclasses
import pickle

import pytest

from bridgelaw.game import (
    CARDS,
    DOUBLE,
    PASS,
    REDOUBLE,
    SUITS,
    Auction,
    Bid,
    Board,
    Call,
    Card,
    Contract,
    Deal,
    Denomination,
    Hand,
    Role,
    Seat,
    Suit,
    Trick,
)
from bridgelaw.game.calls import SPOKEN_CALLS

VALUES: list[object] = [
    Hand.parse("AKQ.JT9.876.5432"),
    Deal.parse("N:AKQ... - .AK.. -"),
    Board.number(7),
    Contract.parse("4SX by N"),
    Auction.of(Seat.WEST, [Bid.of(1, Denomination.CLUBS), PASS, PASS, PASS]),
    Trick(((Seat.WEST, CARDS[0]), (Seat.NORTH, CARDS[1])), Suit.HEARTS),
]


@pytest.mark.parametrize("card", CARDS)
def test_there_is_one_object_for_each_card(card: Card) -> None:
    assert pickle.loads(pickle.dumps(card)) is card
    assert copy.copy(card) is card
    assert copy.deepcopy(card) is card
    assert Card.of(card.suit, card.rank) is card
    assert card.bit == 1 << CARDS.index(card)


@pytest.mark.parametrize("call", SPOKEN_CALLS, ids=str)
def test_there_is_one_object_for_each_call(call: Call) -> None:
    assert pickle.loads(pickle.dumps(call)) is call
    assert copy.copy(call) is call
    assert copy.deepcopy(call) is call
    if isinstance(call, Bid):
        assert Bid.of(call.level, call.denomination) is call


def test_the_pack_is_complete() -> None:
    with pytest.raises(TypeError, match="the pack is complete"):
        Card(0)


@pytest.mark.parametrize("text", ["Pass", "X", "XX", "1C"])
def test_no_call_can_be_made_a_second_time(text: str) -> None:
    with pytest.raises(TypeError, match="exists already"):
        Call(text)


@pytest.mark.parametrize("name", ["index", "suit", "rank", "bit", "is_honour", "colour"])
def test_a_card_cannot_be_changed(name: str) -> None:
    card = CARDS[0]
    with pytest.raises(AttributeError):
        setattr(card, name, 1)
    assert str(card) == "C2"


@pytest.mark.parametrize("name", ["text", "level", "denomination", "rank", "meaning"])
def test_a_call_cannot_be_changed(name: str) -> None:
    call = Bid.of(1, Denomination.CLUBS)
    with pytest.raises(AttributeError):
        setattr(call, name, 1)
    assert str(call) == "1C"


@pytest.mark.parametrize("value", VALUES, ids=lambda value: type(value).__name__)
def test_values_are_equal_when_their_parts_are(value: object) -> None:
    twin = pickle.loads(pickle.dumps(value))
    assert twin == value
    assert hash(twin) == hash(value)
    assert repr(twin) == repr(value)


@pytest.mark.parametrize("value", VALUES, ids=lambda value: type(value).__name__)
def test_values_cannot_be_changed(value: object) -> None:
    assert dataclasses.is_dataclass(value)
    for field in dataclasses.fields(value):
        with pytest.raises(dataclasses.FrozenInstanceError):
            setattr(value, field.name, None)


def test_cards_are_sorted_by_suit_and_then_rank() -> None:
    assert sorted([Card.parse(text) for text in ("SA", "C3", "D2", "HA", "C2")]) == [
        Card.parse(text) for text in ("C2", "C3", "D2", "HA", "SA")
    ]


def test_a_hand_is_a_set_of_cards() -> None:
    hand = Hand.parse("AK.Q..T")
    assert [str(card) for card in hand] == ["SA", "SK", "HQ", "CT"]
    assert len(hand) == 4
    assert hand.hcp == 9
    assert Card.parse("SK") in hand
    assert Card.parse("SQ") not in hand
    assert [hand.length(suit) for suit in SUITS] == [1, 0, 1, 2]
    assert hand.holding(Suit.SPADES) == Hand.parse("AK...")
    assert hand - Hand.parse("A...") == Hand.parse("K.Q..T")
    assert hand & Hand.parse("AQ.Q..") == Hand.parse("A.Q..")
    assert hand | Hand.parse("2...") == Hand.parse("AK2.Q..T")
    assert Hand.of(list(hand)) == hand


@pytest.mark.parametrize("mask", [-1, 1 << 52])
def test_a_hand_holds_cards_of_the_pack_only(mask: int) -> None:
    with pytest.raises(ValueError, match="not a mask of cards"):
        Hand(mask)


def test_the_pack_has_forty_high_card_points() -> None:
    assert Hand.of(CARDS).hcp == 40


def test_no_card_is_in_two_hands_of_a_deal() -> None:
    with pytest.raises(ValueError, match="♥2 is in two hands"):
        Deal.of({Seat.NORTH: Hand.parse(".32.."), Seat.WEST: Hand.parse(".2..")})


def test_a_deal_is_complete_with_thirteen_cards_in_each_hand() -> None:
    hands = "AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432"
    assert Deal.parse(f"N:{hands}").is_complete
    assert not Deal.parse(f"N:{hands[:-1]}").is_complete
    assert not Deal().is_complete


def test_roles_turn_like_seats() -> None:
    offender = Role.OFFENDER
    assert offender.lho is Role.LHO
    assert offender.partner is offender.lho.lho is Role.PARTNER
    assert offender.rho is offender.partner.lho is Role.RHO
    assert offender.rho.lho is offender


def test_passes_doubles_and_redoubles_are_no_bids() -> None:
    assert not any(isinstance(call, Bid) for call in (PASS, DOUBLE, REDOUBLE))
