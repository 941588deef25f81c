"""Laws 44E and 44F: who wins a trick; and round trips of hands and deals."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bridgelaw.game import CARDS, SEATS, SUITS, Card, Deal, Hand, Seat, Suit, Trick

hands = st.sets(st.sampled_from(CARDS)).map(Hand.of)


def trick(cards: str, trump: Suit | None = None, leader: Seat = Seat.WEST) -> Trick:
    played = []
    seat = leader
    for card in cards.split():
        played.append((seat, Card.parse(card)))
        seat = seat.lho
    return Trick(tuple(played), trump)


@pytest.mark.parametrize(
    ("cards", "trump", "winner"),
    [
        ("H2 H3 H4 H5", None, Seat.SOUTH),
        ("HA HK HQ HJ", None, Seat.WEST),
        ("H9 HT H8 H7", None, Seat.NORTH),
        ("H2 SA DA CA", None, Seat.WEST),  # 44F: the highest card of the suit led
        ("H2 SA DA CA", Suit.CLUBS, Seat.SOUTH),  # 44E: the highest trump
        ("H2 SA C2 CA", Suit.CLUBS, Seat.SOUTH),
        ("HA C3 C2 HK", Suit.CLUBS, Seat.NORTH),
        ("C4 C3 C2 HA", Suit.CLUBS, Seat.WEST),
        ("H2 H3", None, Seat.NORTH),
        ("H2", None, Seat.WEST),
    ],
)
def test_law_44E_and_44F_who_wins(cards: str, trump: Suit | None, winner: Seat) -> None:
    assert trick(cards, trump).winner is winner


def test_a_trick_without_cards_has_no_winner() -> None:
    empty = Trick()
    assert empty.winner is None
    assert empty.leader is None
    assert empty.suit_led is None
    assert not empty.is_complete


def test_a_trick_knows_its_lead() -> None:
    made = trick("H2 SA DA CA", leader=Seat.EAST)
    assert made.leader is Seat.EAST
    assert made.suit_led is Suit.HEARTS
    assert made.is_complete
    assert str(made) == "E H2, S SA, W DA, N CA"


@given(
    st.lists(st.sampled_from(CARDS), min_size=1, max_size=4, unique=True),
    st.sampled_from([None, *SUITS]),
    st.sampled_from(SEATS),
)
def test_law_44_the_winner_by_a_slow_definition(
    cards: list[Card], trump: Suit | None, leader: Seat
) -> None:
    made = trick(" ".join(map(str, cards)), trump, leader)
    in_play = [card for card in cards if card.suit is trump] or [
        card for card in cards if card.suit is cards[0].suit
    ]
    best = max(in_play, key=lambda card: card.rank)
    assert made.winner is next(seat for seat, card in made.cards if card is best)


@given(hands)
def test_a_hand_can_be_written_and_read(hand: Hand) -> None:
    assert Hand.parse(str(hand)) == hand
    assert Hand.of(hand) == hand
    assert len(hand) == len(list(hand))


@given(hands)
def test_a_hand_with_its_suits_named_can_be_read(hand: Hand) -> None:
    named = " ".join(
        suit.symbol + "".join(card.symbols[1:] for card in hand.holding(suit)) for suit in SUITS
    )
    assert Hand.parse(named) == hand


@given(
    st.permutations(CARDS),
    st.lists(st.one_of(st.none(), st.integers(0, 13)), min_size=4, max_size=4),
    st.sampled_from(SEATS),
)
def test_a_deal_can_be_written_and_read(
    pack: list[Card], lengths: list[int | None], first: Seat
) -> None:
    dealt = {
        seat: Hand.of(pack[13 * seat.index :][:length])
        for seat, length in zip(SEATS, lengths, strict=True)
        if length is not None
    }
    deal = Deal.of(dealt)
    assert Deal.parse(str(deal)) == deal
    order = [SEATS[(first.index + turn) % 4] for turn in range(4)]
    hands = " ".join("-" if deal[seat] is None else str(deal[seat]) for seat in order)
    assert Deal.parse(f"{first}:{hands}") == deal
    for card in CARDS:
        owner = deal.owner(card)
        assert owner == next((seat for seat, hand in dealt.items() if card in hand), None)
