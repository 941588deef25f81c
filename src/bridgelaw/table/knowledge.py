"""What each hand must, may and cannot hold, worked out from what was dealt, seen and told.

Only hard evidence counts: the cards of a deal, cards that were played or shown, what the director
found, thirteen cards to a hand and fifty-two to the pack. What a player denied by playing as they
did is no knowledge, because who revokes denies falsely.
"""

from __future__ import annotations

from typing import NamedTuple

from bridgelaw.game.cards import Card
from bridgelaw.game.hands import Hand
from bridgelaw.game.seats import SEATS, Seat
from bridgelaw.table import state as states
from bridgelaw.table.breaches import Breach


class Denial(NamedTuple):
    """By playing as they did a player denied holding these cards; any of them proves a breach.

    >>> from bridgelaw import Board, Seat, Table
    >>> table = Table(Board(Seat.SOUTH)).after("S 1NT, W P, N P, E P")
    >>> table = table.after("W leads CK, N plays C2, E plays H5")
    >>> [(one.seat, one.card, len(one.cards)) for one in table.knowledge.denials(Seat.EAST)]
    [(Seat.EAST, Card('H5'), 13)]
    """

    seat: Seat
    cards: Hand
    at: int
    card: Card
    breach: Breach


class Knowledge:
    """What is known of the hands at one moment of a table.

    >>> from bridgelaw import Board, Deal, Hand, Seat, Table
    >>> deal = Deal.of({Seat.NORTH: Hand.parse("AK32.432.AK2.432")})
    >>> known = Table(Board(Seat.SOUTH), deal).after("E holds SQ").knowledge
    >>> known.must(Seat.EAST), len(known.may(Seat.EAST)), known.size(Seat.EAST)
    (Hand('Q...'), 39, 13)
    """

    __slots__ = ("_state",)

    def __init__(self, state: states.State) -> None:
        self._state = state

    def must(self, seat: Seat) -> Hand:
        """The cards that the player holds for sure."""
        state = self._state
        sure, may = state.surely_holds(seat), state.could_hold(seat)
        if sure != may and state.is_counted and not any(state.unnamed):
            # Every card is somewhere: what nobody else can hold is here.
            for other in SEATS:
                if other is not seat:
                    may &= ~state.could_hold(other)
            sure |= may
        return Hand(sure)

    def may(self, seat: Seat) -> Hand:
        """The cards of which some deal that fits everything gives the player each."""
        return Hand(self._state.could_hold(seat))

    def size(self, seat: Seat) -> int | None:
        """How many cards the player has left; `None` where nobody knows."""
        return self._state.size(seat)

    def holds(self, seat: Seat, cards: Hand) -> bool | None:
        """Does the player hold one of these cards? `None` where that is not known."""
        state = self._state
        if state.surely_holds(seat) & cards.mask:
            return True
        if not state.could_hold(seat) & cards.mask:
            return False
        return None if state.can_lack(seat, cards.mask) else True

    def denials(self, seat: Seat) -> tuple[Denial, ...]:
        """What the player has denied and nothing has proved, the earliest first."""
        return tuple(
            Denial(seat, Hand(cards), at, card, breach)
            for player, cards, at, card, breach in self._state.denials
            if player is seat
        )
