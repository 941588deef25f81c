"""Cards as bits and hands as masks, for the search: the same bits as in `Hand`."""

from __future__ import annotations

from collections.abc import Iterator

from bridgelaw.analysis.position import Position
from bridgelaw.game import CARDS
from bridgelaw.game.hands import SUIT_MASKS

Hands = tuple[int, int, int, int]
"""What each seat holds, by `Seat.index`."""
Trick = tuple[tuple[int, int], ...]
"""Seat and card, in the order of play."""

SUITS = SUIT_MASKS
SUIT_OF = {card.bit: card.suit.index for card in CARDS}
"""The index of a card's suit."""
ACES = sum(card.bit for card in CARDS if card.rank_letter == "A")


def masks_of(position: Position) -> Hands:
    """What each seat holds."""
    north, east, south, west = position.hands
    return north.mask, east.mask, south.mask, west.mask


def highest(mask: int) -> int:
    return 1 << (mask.bit_length() - 1)


def lowest(mask: int) -> int:
    return mask & -mask


def above(card: int, mask: int) -> int:
    """The cards of a mask of one suit that are higher than the card."""
    return mask & -(card << 1)


def each(mask: int) -> Iterator[int]:
    """The cards from the lowest up."""
    while mask:
        card = mask & -mask
        yield card
        mask ^= card


def equals(cards: int, others: int) -> list[int]:
    """One card, the lowest, of each run that nothing in `others` interrupts."""
    found: list[int] = []
    while cards:
        card = cards & -cards
        found.append(card)
        cards ^= card
        suit = SUIT_OF[card]
        while cards:
            following = cards & -cards
            if SUIT_OF[following] != suit or others & (following - 1) & -(card << 1):
                break
            cards ^= following
            card = following
    return found


def winning(trick: Trick, trumps: int) -> tuple[int, int]:
    """Who is winning the trick, and with what."""
    seat, best = trick[0]
    for player, card in trick[1:]:
        if SUIT_OF[card] == SUIT_OF[best]:
            if card > best:
                seat, best = player, card
        elif card & trumps:
            seat, best = player, card
    return seat, best
