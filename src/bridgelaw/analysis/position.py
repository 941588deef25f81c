"""A moment of the play: the cards left, the trick in progress, and whose turn it is."""

from __future__ import annotations

from dataclasses import dataclass

from bridgelaw.game import SEATS, Card, Hand, Seat, Side, Suit
from bridgelaw.game.tricks import winner
from bridgelaw.locale import Refusal, tr


class ImpossiblePosition(Refusal):
    """Cards that cannot be left like this at any moment of a play.

    >>> hands = tuple(Hand.parse(cards) for cards in ("AK...", "QJ...", "32...", "5..."))
    >>> try:
    ...     Position(hands, None, Seat.NORTH)
    ... except ImpossiblePosition as error:
    ...     print(error)
    West has cards for 1 trick, North for 2.
    """


@dataclass(frozen=True, slots=True)
class Position:
    """The four hands, North first, without the cards of the trick in progress.

    A card of that trick need not follow suit: it may be a revoke that stands.

    >>> hands = tuple(Hand.parse(cards) for cards in ("AK...", "QJ...", "32...", "54..."))
    >>> position = Position(hands, None, Seat.NORTH)
    >>> position.left, position.turn, position.legal
    (2, Seat.NORTH, Hand('AK...'))
    >>> position.after(Card.parse("SA")).legal
    Hand('QJ...')
    """

    hands: tuple[Hand, Hand, Hand, Hand]
    trump: Suit | None
    leader: Seat
    """Who led to the trick in progress, or leads to the next one."""
    trick: tuple[Card, ...] = ()
    """The cards of the trick in progress, in the order in which they were played."""

    def __post_init__(self) -> None:
        if len(self.trick) > 3:
            raise ImpossiblePosition(tr("A trick in progress has at most three cards."))
        seen = Hand()
        for cards in (*self.hands, *(Hand.of([card]) for card in self.trick)):
            if len(seen & cards):
                card = next(iter(seen & cards))
                raise ImpossiblePosition(tr("{card} is there twice.", card=card))
            seen |= cards
        have_played = [seat for seat, _ in self.played]
        left = self.left
        for seat in SEATS:
            have = len(self[seat]) + (seat in have_played)
            if have != left:
                raise ImpossiblePosition(
                    tr(
                        "{seat} has cards for {have} tricks, {leader} for {left}.",
                        seat=seat,
                        have=have,
                        leader=self.leader,
                        left=left,
                    )
                )

    def __getitem__(self, seat: Seat) -> Hand:
        return self.hands[seat.index]

    @property
    def played(self) -> tuple[tuple[Seat, Card], ...]:
        """The trick in progress, with who played each card."""
        return tuple((self._seat(place), card) for place, card in enumerate(self.trick))

    @property
    def turn(self) -> Seat:
        """Who plays next."""
        return self._seat(len(self.trick))

    @property
    def left(self) -> int:
        """How many tricks there are still to be won, the one in progress included."""
        return len(self[self.leader]) + bool(self.trick)

    @property
    def legal(self) -> Hand:
        """What the player whose turn it is may play (44C)."""
        hand = self[self.turn]
        if not self.trick:
            return hand
        follow = hand.holding(self.trick[0].suit)
        return follow if len(follow) else hand

    def after(self, card: Card) -> Position:
        """The position when the player whose turn it is has played the card, legally or not."""
        hands = list(self.hands)
        turn = self.turn
        if card not in hands[turn.index]:
            raise ImpossiblePosition(tr("{seat} does not have {card}.", seat=turn, card=card))
        hands[turn.index] -= Hand.of([card])
        trick = (*self.trick, card)
        leader = self.leader
        if len(trick) == 4:
            won = winner((*self.played, (turn, card)), self.trump)
            assert won is not None
            leader, trick = won, ()
        north, east, south, west = hands
        return Position((north, east, south, west), self.trump, leader, trick)

    def winner_with(self, card: Card) -> Seat:
        """Who is winning the trick when this card has been added to it."""
        won = winner((*self.played, (self.turn, card)), self.trump)
        assert won is not None
        return won

    def outstanding(self, side: Side, suit: Suit) -> Hand:
        """The cards of the suit that the other side still holds."""
        first, second = side.other.seats
        return (self[first] | self[second]).holding(suit)

    def _seat(self, place: int) -> Seat:
        return SEATS[(self.leader.index + place) % 4]
