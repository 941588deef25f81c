"""Positions as questions to DDS, and its answers as the values of cards.

The bytes are those of the structures in `dds.py`. Seats count from North as ours do; suits count
from spades, with no trump last; a rank is 2 to 14, and a holding has a bit for each rank.
"""

from __future__ import annotations

import struct
from enum import IntEnum

from bridgelaw.analysis.position import Position
from bridgelaw.analysis.solver.interface import SolverFailed
from bridgelaw.game import SUITS, Card, Suit
from bridgelaw.game.hands import SUIT_MASKS
from bridgelaw.locale import tr

_QUESTION = struct.Struct("=25i")
_ANSWER = struct.Struct("=i2i13i13i13i13i")
ANSWER_SIZE = _ANSWER.size

_NO_FAULT = 1
_NO_TRUMP = 4
_LOWEST_RANK = 2


class Solutions(IntEnum):
    """DDS's `solutions`: whether one best card is enough, which takes half the time."""

    BEST_CARD = 1
    EVERY_CARD = 3


def question(position: Position, wanted: Solutions) -> bytes:
    """What is asked; the position has checked itself, and there is a card to be played."""
    missing = [0] * (3 - len(position.trick))
    return _QUESTION.pack(
        wanted,
        _NO_TRUMP if position.trump is None else _suit(position.trump),
        position.leader.index,
        *(_suit(card.suit) for card in position.trick),
        *missing,
        *(card.rank + _LOWEST_RANK for card in position.trick),
        *missing,
        *(
            (hand.mask & SUIT_MASKS[suit.index]) >> (13 * suit.index) << _LOWEST_RANK
            for hand in position.hands
            for suit in reversed(SUITS)
        ),
    )


def values(answer: bytes, position: Position, wanted: Solutions) -> dict[Card, int]:
    """The values of the cards that were asked for; `SolverFailed` if that is no answer to it."""
    code, _, count, *numbers = _ANSWER.unpack(answer)
    if code != _NO_FAULT:
        raise SolverFailed(
            tr("The double-dummy solver does not take this position (its code: {code}).", code=code)
        )
    suits, ranks, equals, scores = (numbers[start : start + 13] for start in (0, 13, 26, 39))
    values: dict[Card, int] = {}
    for place in range(count):
        suit = SUITS[3 - suits[place]]
        # Only the highest of touching cards is listed; the others are in `equals`.
        holding = 1 << ranks[place] | equals[place]
        for rank in range(13):
            if holding >> (rank + _LOWEST_RANK) & 1:
                values[Card.of(suit, rank)] = scores[place]
    legal, left = position.legal, position.left
    makes_sense = all(card in legal and 0 <= value <= left for card, value in values.items())
    if not makes_sense or len(values) < (1 if wanted is Solutions.BEST_CARD else len(legal)):
        raise SolverFailed(tr("The double-dummy solver gave an answer that makes no sense."))
    return values


def _suit(suit: Suit) -> int:
    return 3 - suit.index
