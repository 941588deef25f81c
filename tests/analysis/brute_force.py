"""Double dummy by trying everything: slow, and so simple that it can hardly be wrong."""

from __future__ import annotations

import random
from functools import cache

from bridgelaw.analysis.position import Position
from bridgelaw.game.cards import CARDS, Card
from bridgelaw.game.hands import Hand
from bridgelaw.game.seats import SEATS
from bridgelaw.game.suits import SUITS

Cards = tuple[Card, ...]
Hands = tuple[Cards, Cards, Cards, Cards]


def values(position: Position) -> dict[Card, int]:
    """The value of each legal card, by trying all that may follow."""
    north, east, south, west = (tuple(hand) for hand in position.hands)

    @cache
    def north_south(hands: Hands, leader: int) -> int:
        """The tricks of North-South when somebody leads, and all play as well as they can."""
        return best(hands, leader, ()) if hands[leader] else 0

    def best(hands: Hands, leader: int, trick: Cards) -> int:
        turn = (leader + len(trick)) % 4
        tricks = [after(hands, leader, trick, card) for card in legal(hands[turn], trick)]
        return max(tricks) if turn % 2 == 0 else min(tricks)

    def after(hands: Hands, leader: int, trick: Cards, card: Card) -> int:
        """The tricks of North-South when the player whose turn it is plays the card."""
        turn = (leader + len(trick)) % 4
        north, east, south, west = (
            tuple(one for one in hand if one is not card) if seat == turn else hand
            for seat, hand in enumerate(hands)
        )
        trick = (*trick, card)
        if len(trick) < 4:
            return best((north, east, south, west), leader, trick)
        winner = (leader + strongest(trick)) % 4
        return (winner % 2 == 0) + north_south((north, east, south, west), winner)

    def strongest(trick: Cards) -> int:
        """The place of the card that wins: the highest trump, or else of the suit led."""
        trumps = [card for card in trick if card.suit is position.trump]
        suit = trumps or [card for card in trick if card.suit is trick[0].suit]
        return trick.index(max(suit))

    hands, leader = (north, east, south, west), position.leader.index
    found = {}
    for card in legal(hands[position.turn.index], position.trick):
        tricks = after(hands, leader, position.trick, card)
        found[card] = tricks if position.turn.index % 2 == 0 else position.left - tricks
    return found


def legal(hand: Cards, trick: Cards) -> Cards:
    """Whoever can follow suit does."""
    follow = tuple(card for card in hand if trick and card.suit is trick[0].suit)
    return follow or hand


def random_position(
    chance: random.Random, left: int, played: int = 0, revokes: bool = False
) -> Position:
    """An ending of so many tricks, with so many cards in the trick in progress.

    With `revokes` whoever plays to that trick plays anything; otherwise they follow suit.
    """
    cards = chance.sample(CARDS, 4 * left)
    north, east, south, west = (Hand.of(cards[at::4]) for at in range(4))
    trump = chance.choice((None, *SUITS))
    position = Position((north, east, south, west), trump, chance.choice(SEATS))
    for _ in range(played):
        hand = position[position.turn] if revokes else position.legal
        position = position.after(chance.choice(list(hand)))
    return position
