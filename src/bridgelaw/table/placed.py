"""A card that was played: where it lies, and what was played before and after it."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from bridgelaw.game.cards import Card
from bridgelaw.game.seats import Seat
from bridgelaw.game.suits import Suit
from bridgelaw.game.tricks import Trick

if TYPE_CHECKING:
    from bridgelaw.table.table import Table


@dataclass(frozen=True, slots=True)
class Placed:
    """A card in a trick, as it lies there now."""

    seat: Seat
    card: Card
    number: int
    """Of its trick, from 1."""
    place: int
    """In the trick: 0 for the lead."""
    table: Table = field(repr=False, compare=False)

    @property
    def trick(self) -> Trick:
        """The trick as it lies now."""
        return (*self.table.tricks, self.table.trick)[self.number - 1]

    @property
    def is_lead(self) -> bool:
        """Does the trick begin with it, and not just what was entered of the trick?"""
        return self.place == 0 and not self._lead_is_open

    @property
    def suit_led(self) -> Suit | None:
        """What was led to its trick; `None` where nobody entered it."""
        return self.table.suit_led if self._lead_is_open else self.trick.suit_led

    @property
    def _lead_is_open(self) -> bool:
        return self.is_in_progress and self.table.lead_is_open

    @property
    def is_in_progress(self) -> bool:
        """Is it the trick to which cards are played now?"""
        return self.number > len(self.table.tricks)

    @property
    def before(self) -> tuple[tuple[Seat, Card], ...]:
        """What was played to the same trick before it."""
        return self.trick.cards[: self.place]

    @property
    def after(self) -> tuple[tuple[Seat, Card], ...]:
        """What was played to the same trick after it."""
        return self.trick.cards[self.place + 1 :]

    @property
    def next_trick(self) -> tuple[tuple[Seat, Card], ...]:
        """What was played to the trick after this one."""
        return cards_of(self.table, self.number + 1)

    @property
    def both_played_on(self) -> bool:
        """Have both sides played to the next trick, or is that over as well?"""
        return both_played_on(self.table, self.number)

    @property
    def at(self) -> int:
        """The event in which it came to lie there."""
        return self.table.played_in(self.seat, self.card)


def placed(table: Table, seat: Seat, card: Card) -> Placed | None:
    """Where the card lies; `None` where it has not been played."""
    for number, trick in enumerate((*table.tricks, table.trick), start=1):
        for place, played in enumerate(trick.cards):
            if played == (seat, card):
                return Placed(seat, card, number, place, table)
    return None


def cards_of(table: Table, number: int) -> tuple[tuple[Seat, Card], ...]:
    """What was played to the trick of this number, from 1."""
    tricks = (*table.tricks, table.trick)
    return tricks[number - 1].cards if 0 < number <= len(tricks) else ()


def both_played_on(table: Table, number: int) -> bool:
    """Have both sides played to the trick after this one, or is that over as well?"""
    sides = {seat.side for seat, _ in cards_of(table, number + 1)}
    return len(sides) == 2 or number < len(table.tricks)


def last_played(table: Table, seat: Seat) -> Placed | None:
    """The last card of the hand, where it lies in the trick in progress or in the one before."""
    last = len(table.tricks)
    for number in (last + 1, last):
        for place, (player, card) in enumerate(cards_of(table, number)):
            if player is seat:
                return Placed(seat, card, number, place, table)
    return None
