"""The play of a board as it was recorded: the cards, trick by trick, and who won them."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from bridgelaw.analysis.position import ImpossiblePosition, Position
from bridgelaw.game import SEATS, Card, Hand, Seat, Side, Suit, Trick
from bridgelaw.locale import tr

Hands = tuple[Hand, Hand, Hand, Hand]
"""The four hands, North first."""

BOARD = 13
"""The tricks of a whole board."""


@dataclass(frozen=True, slots=True)
class RecordedPlay:
    """What was dealt and what was played.

    The hands may be short: then it is a part of a board, and its tricks are numbered from 1.

    >>> hands = tuple(Hand.parse(cards) for cards in ("A2...", "K3...", "Q4...", "J.2.."))
    >>> cards = [Card.parse(card) for card in ("SA", "S3", "S4", "H2")]
    >>> play = RecordedPlay.of(hands, None, Seat.SOUTH, cards, leader=Seat.NORTH)
    >>> play.won(Side.NS), play.left
    (1, 1)
    """

    hands: Hands
    trump: Suit | None
    declarer: Seat
    tricks: tuple[tuple[tuple[Seat, Card], ...], ...]
    """Who played what, in the order in which it was played; the last trick may be in progress."""
    winners: tuple[Seat, ...]
    """Of the complete tricks."""
    claimed: int | None = None
    """What an agreed claim gave declarer's side of the tricks that were not played to the end."""

    @classmethod
    def of(
        cls,
        hands: Hands,
        trump: Suit | None,
        declarer: Seat,
        cards: Iterable[Card],
        claimed: int | None = None,
        leader: Seat | None = None,
    ) -> RecordedPlay:
        """A play in rotation; cards that nobody could play are refused.

        Of a part of a board somebody else may lead than declarer's left-hand opponent.
        """
        tricks: list[tuple[tuple[Seat, Card], ...]] = []
        winners: list[Seat] = []
        position = Position(hands, trump, leader or declarer.lho)
        for card in cards:
            if not position.trick:
                tricks.append(())
            tricks[-1] = (*tricks[-1], (position.turn, card))
            position = position.after(card)
            if not position.trick:
                winners.append(position.leader)
        return cls(hands, trump, declarer, tuple(tricks), tuple(winners), claimed)

    @classmethod
    def of_tricks(
        cls, hands: Hands, declarer: Seat, tricks: Iterable[Trick], claimed: int | None = None
    ) -> RecordedPlay:
        """A play of which is known who played each card, in turn or not; at least one card."""
        played = tuple(trick for trick in tricks if trick.cards)
        winners = (trick.winner for trick in played if trick.is_complete)
        return cls(
            hands,
            played[0].trump,
            declarer,
            tuple(trick.cards for trick in played),
            tuple(winner for winner in winners if winner is not None),
            claimed,
        )

    @property
    def dummy(self) -> Seat:
        """Declarer's partner."""
        return self.declarer.partner

    @property
    def size(self) -> int:
        """How many tricks the cards make."""
        return max(map(len, self.hands))

    @property
    def unseen(self) -> int:
        """The tricks of the board that are not among these cards."""
        return max(0, BOARD - self.size)

    @property
    def left(self) -> int:
        """The tricks that were not played to the end."""
        return self.size - len(self.winners)

    @property
    def is_over(self) -> bool:
        """Is every trick accounted for, played or claimed?"""
        return not self.left or self.claimed is not None

    def won(self, side: Side) -> int:
        """The tricks that the side won with its cards."""
        return sum(winner.side is side for winner in self.winners)

    def before(self, trick: int, place: int) -> Position:
        """The position in which a card of a trick was played, both counted from the first.

        Raises `ImpossiblePosition` where the cards before it were not played in rotation.
        """
        cards = self.tricks[trick - 1]
        played = Hand.of(card for done in self.tricks[: trick - 1] for _, card in done)
        seats = [seat for seat, _ in cards[: place + 1]]
        leader = seats[0]
        in_turn = [SEATS[(leader.index + turn) % 4] for turn in range(place + 1)]
        if seats != in_turn:
            raise ImpossiblePosition(tr("Trick {trick} was not played in rotation.", trick=trick))
        lie = tuple(card for _, card in cards[:place])
        return self._at(played | Hand.of(lie), leader, lie)

    @property
    def end(self) -> Position:
        """The position in which the play stopped."""
        played = Hand.of(card for trick in self.tricks for _, card in trick)
        if len(self.tricks) > len(self.winners):
            last = self.tricks[-1]
            return self._at(played, last[0][0], tuple(card for _, card in last))
        leader = self.winners[-1] if self.winners else self.declarer.lho
        return self._at(played, leader, ())

    def _at(self, played: Hand, leader: Seat, trick: tuple[Card, ...]) -> Position:
        north, east, south, west = (hand - played for hand in self.hands)
        return Position((north, east, south, west), self.trump, leader, trick)
