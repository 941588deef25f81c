"""A suit of which one opponent has shown out: how many tricks it brings by itself (70E1).

Claimer sees where its cards are, and plays it right. How they get from one hand to the other, and
what else is played meanwhile, is another matter: that a careless claimer may get wrong (70D1).
"""

from __future__ import annotations

from functools import lru_cache

from bridgelaw.analysis.claims.masks import Hands, each, equals, highest, lowest


@lru_cache(maxsize=1 << 14)
def right_cards(cards: Hands, side: int, seat: int) -> list[int]:
    """Which of a hand's top and its lowest card, led now, brings more rounds; or both."""
    ends = (highest(cards[seat]), lowest(cards[seat]))
    rounds = [_led(cards, side, seat, card) for card in ends]
    return [card for card, won in zip(ends, rounds, strict=True) if won == max(rounds)]


@lru_cache(maxsize=1 << 16)
def _most(cards: Hands, side: int) -> int:
    """The rounds that the side wins, leading the suit from either hand as often as it can."""
    ours = (side, side + 2)
    if not cards[1 - side] | cards[3 - side]:
        return max(cards[seat].bit_count() for seat in ours)
    return max(
        (
            _led(cards, side, seat, card)
            for seat in ours
            for card in equals(cards[seat], _others(cards, seat))
        ),
        default=0,
    )


def _led(cards: Hands, side: int, seat: int, card: int) -> int:
    """The same, if this card is led first."""
    return _round(_without(cards, seat, card), side, (seat + 1) & 3, seat, seat, card)


def _round(cards: Hands, side: int, seat: int, leader: int, winner: int, best: int) -> int:
    if seat == leader:
        return int(winner & 1 == side) + _most(cards, side)
    values = [
        _round(
            _without(cards, seat, card),
            side,
            (seat + 1) & 3,
            leader,
            *((seat, card) if card > best else (winner, best)),
        )
        for card in each(cards[seat])
    ]
    if not values:
        return _round(cards, side, (seat + 1) & 3, leader, winner, best)
    return max(values) if seat & 1 == side else min(values)


def _others(cards: Hands, seat: int) -> int:
    north, east, south, west = cards
    return (north | east | south | west) ^ cards[seat]


def _without(cards: Hands, seat: int, card: int) -> Hands:
    left = list(cards)
    left[seat] ^= card
    return left[0], left[1], left[2], left[3]
