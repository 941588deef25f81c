"""A deal: who was dealt what, as far as it is known."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from bridgelaw.game.cards import Card
from bridgelaw.game.errors import NotationError
from bridgelaw.game.hands import Hand
from bridgelaw.game.seats import SEAT_OF_LETTER, SEATS, Seat
from bridgelaw.game.spelling import plain


@dataclass(frozen=True, slots=True)
class Deal:
    """Four hands, North first; `None` where a hand is not known.

    Hands may be short, for an ending, or when a card is missing from the pack; no card may be
    in two of them.

    >>> deal = Deal.parse("N:AK.2.. - QJ.3.. -")
    >>> deal[Seat.SOUTH], deal[Seat.EAST], deal.is_complete
    (Hand('QJ.3..'), None, False)
    """

    hands: tuple[Hand | None, Hand | None, Hand | None, Hand | None] = (None, None, None, None)

    def __post_init__(self) -> None:
        seen = 0
        for hand in self.hands:
            if hand is not None:
                if seen & hand.mask:
                    twice = next(iter(Hand(seen & hand.mask)))
                    raise ValueError(f"{twice.symbols} is in two hands")
                seen |= hand.mask

    @classmethod
    def of(cls, hands: Mapping[Seat, Hand]) -> Deal:
        """The deal of the hands that are known.

        >>> Deal.of({Seat.SOUTH: Hand.parse("AK...")})
        Deal('N:- - AK... -')
        """
        return cls(
            (hands.get(SEATS[0]), hands.get(SEATS[1]), hands.get(SEATS[2]), hands.get(SEATS[3]))
        )

    @classmethod
    def parse(cls, text: str) -> Deal:
        """Reads `N:AKQ.J… … … …`: hands clockwise from the seat named, `-` where unknown.

        >>> Deal.parse("W:- - AK.2.. -")
        Deal('N:- AK.2.. - -')
        """
        head, colon, rest = text.partition(":")
        if head not in SEAT_OF_LETTER:
            head, colon, rest = plain(text).partition(":")
        first = SEAT_OF_LETTER.get(head.strip())
        parts = rest.split()
        if not colon or first is None or len(parts) != 4:
            raise NotationError(text, "a deal: a seat, a colon and four hands, as in N:AKQ.… … … …")
        hands: dict[Seat, Hand] = {}
        seat = first
        for part in parts:
            if part != "-":
                hands[seat] = Hand.parse(part)
            seat = seat.lho
        try:
            return cls.of(hands)
        except ValueError as error:
            raise NotationError(text, "each card in one hand only") from error

    @property
    def is_complete(self) -> bool:
        """All four hands are known, with thirteen cards each."""
        return all(hand is not None and len(hand) == 13 for hand in self.hands)

    def owner(self, card: Card) -> Seat | None:
        """Who was dealt the card; `None` where that is not known.

        >>> Deal.parse("N:AK.2.. - - -").owner(Card.parse("SK"))
        Seat.NORTH
        """
        for seat, hand in zip(SEATS, self.hands, strict=True):
            if hand is not None and card in hand:
                return seat
        return None

    def __getitem__(self, seat: Seat) -> Hand | None:
        return self.hands[seat.index]

    def __str__(self) -> str:
        return "N:" + " ".join("-" if hand is None else str(hand) for hand in self.hands)

    def __repr__(self) -> str:
        return f"Deal({str(self)!r})"
