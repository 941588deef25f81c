"""Laws 61 and 63: the revokes of a recorded play, and which of them are established."""

from __future__ import annotations

from dataclasses import dataclass, replace

from bridgelaw.analysis.revokes.play import RecordedPlay
from bridgelaw.game import Card, Hand, Seat, Side, Suit
from bridgelaw.table.revoke_tricks import not_followed
from bridgelaw.table.revokes import TWELFTH


@dataclass(frozen=True, slots=True)
class Revoke:
    """A card that should not have been played, and what should have been."""

    by: Seat
    card: Card
    trick: int
    """The number of its trick, from 1."""
    place: int
    """Where it lies in the trick: 0 for the lead."""
    suit: Suit | None
    """The suit that was not played; `None` where no single suit was required."""
    legal: Hand
    """What could have been played instead."""
    established: bool = True
    exempt: str = ""
    """The clause that lets no trick move, where it does not depend on the other revokes."""

    @property
    def side(self) -> Side:
        """The offending side."""
        return self.by.side


def find_revokes(play: RecordedPlay) -> tuple[Revoke, ...]:
    """61A: every failure to follow suit by a hand that could, in the order of the play.

    >>> from bridgelaw.game import Card, Hand, Seat
    >>> from bridgelaw.analysis import RecordedPlay
    >>> hands = tuple(Hand.parse(cards) for cards in ("A2...", "K3...", "Q4...", "J.2.."))
    >>> cards = [Card.parse(card) for card in ("SA", "S3", "S4", "H2")]
    >>> play = RecordedPlay.of(hands, None, Seat.SOUTH, cards, leader=Seat.NORTH)
    >>> [(one.by, one.card, one.suit) for one in find_revokes(play)]
    [(Seat.WEST, Card('H2'), Suit.SPADES)]
    """
    return tuple(
        Revoke(
            one.seat,
            one.card,
            one.trick,
            one.place,
            one.suit,
            one.could,
            is_established(play, one.seat.side, one.trick),
            _exempt(play, one.seat, one.trick),
        )
        for one in not_followed(play.hands, play.tricks)
    )


def noticed_late(revokes: tuple[Revoke, ...], clause: str) -> tuple[Revoke, ...]:
    """64B4 or 64B5, where the director says so: no record can tell."""
    return tuple(one if one.trick == TWELFTH else replace(one, exempt=clause) for one in revokes)


def is_established(play: RecordedPlay, side: Side, trick: int) -> bool:
    """63A: has the side played to a later trick, or was a claim agreed?"""
    if play.claimed is not None:
        return True
    return any(seat.side is side for later in play.tricks[trick:] for seat, _ in later)


def _exempt(play: RecordedPlay, seat: Seat, trick: int) -> str:
    """64B6 and 64B3, in the order in which they are asked for."""
    if trick == TWELFTH:
        return "64B6"
    return "64B3" if seat is play.dummy else ""
