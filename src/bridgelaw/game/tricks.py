"""A trick and who wins it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from bridgelaw.game.cards import Card
from bridgelaw.game.seats import Seat
from bridgelaw.game.suits import Suit


@dataclass(frozen=True, slots=True)
class Trick:
    """Cards with the seats that played them, in the order in which they were played.

    >>> from bridgelaw.game import Card, Seat
    >>> king, ace = Card.parse("SK"), Card.parse("SA")
    >>> trick = Trick(((Seat.WEST, king), (Seat.NORTH, ace)))
    >>> trick.suit_led, trick.winner, trick.is_complete
    (Suit.SPADES, Seat.NORTH, False)
    """

    cards: tuple[tuple[Seat, Card], ...] = ()
    trump: Suit | None = None
    won_by: Seat | None = field(default=None, compare=False)
    """Who owns it, where a card was added later without changing that (Law 67B1)."""

    @property
    def leader(self) -> Seat | None:
        """Who led; `None` before anybody has."""
        return self.cards[0][0] if self.cards else None

    @property
    def suit_led(self) -> Suit | None:
        """The suit of the first card; `None` before there is one."""
        return self.cards[0][1].suit if self.cards else None

    @property
    def is_complete(self) -> bool:
        """Have all four played?"""
        return len(self.cards) == 4

    @property
    def winner(self) -> Seat | None:
        """Who is winning the trick so far (Laws 44E and 44F); `None` where a card is not known."""
        if self.won_by is None and not all(card.bit for _, card in self.cards):
            return None
        return self.won_by or winner(self.cards, self.trump)

    def __str__(self) -> str:
        return ", ".join(f"{seat} {card}" for seat, card in self.cards)


def winner(cards: Iterable[tuple[Seat, Card]], trump: Suit | None) -> Seat | None:
    best_seat: Seat | None = None
    best: Card | None = None
    for seat, card in cards:
        if (
            best is None
            or (card.suit is best.suit and card.rank > best.rank)
            or (card.suit is trump and best.suit is not trump)
        ):
            best_seat, best = seat, card
    return best_seat
