"""What the files of dealing machines have in common: 52 cards, each in a hand."""

from __future__ import annotations

from collections.abc import Sequence

from bridgelaw.formats.documents import BadFile
from bridgelaw.formats.records import Record, Source
from bridgelaw.game import SEATS, Board, Card, Deal, Hand
from bridgelaw.locale import Text, tr

PACK = tuple(Card.parse(f"{suit}{rank}") for suit in "SHDC" for rank in "AKQJT98765432")
"""The cards as these files number them: from the ace of spades to the two of clubs."""

MOST_BOARDS = 999


def deal_of(hands: Sequence[Sequence[Card]]) -> Deal:
    """The hands of North, East, South and West; `BadFile` if they are no deal."""
    cards = [card for hand in hands for card in hand]
    if len(set(cards)) != len(cards):
        again = next(card for at, card in enumerate(cards) if card in cards[:at])
        raise BadFile(tr("{card} is there twice", card=str(again)))
    for seat, hand in zip(SEATS, hands, strict=True):
        if len(hand) != 13:
            raise BadFile(
                tr("{seat} has {number} cards instead of 13", seat=seat, number=len(hand))
            )
    return Deal.of({seat: Hand.of(hand) for seat, hand in zip(SEATS, hands, strict=True)})


def dealt(
    number: int,
    deal: Deal,
    source: Source,
    problems: tuple[Text, ...] = (),
    assumed: tuple[Text, ...] = (),
) -> Record:
    """The record of a board that nobody has played yet."""
    return Record(Board.number(number), deal, source=source, problems=problems, assumed=assumed)
