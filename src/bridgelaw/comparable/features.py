"""What can be said about the honours of a hand: aces, key cards, a stopper, one card.

Each feature is a number that a holding in one suit has, added up over the suits, so that hands
can be counted suit by suit.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from bridgelaw.game.suits import Suit


class Kind(Enum):
    """What a feature counts; the value is the word of the notation."""

    ACES = "aces"
    KINGS = "kings"
    CONTROLS = "controls"  # an ace is two, a king one
    KEYCARDS = "keycards"  # the aces and the king of trumps
    TOPS = "tops"  # ace, king and queen of a suit
    STOP = "stop"  # a stopper in a suit
    CARDS = "cards"  # certain honours of a suit, all of them


_MOST = {Kind.ACES: 4, Kind.KINGS: 4, Kind.CONTROLS: 12, Kind.KEYCARDS: 5, Kind.TOPS: 3}

_UNKNOWN_TRUMP = Suit.SPADES


@dataclass(frozen=True, slots=True)
class Feature:
    """A number that every hand has. `suit` is the suit that it is about, if it is about one.

    Key cards with no suit are those of a trump suit that was not named. `ranks` are the honours
    that must be held, from high to low, where the feature is about certain cards.
    """

    kind: Kind
    suit: Suit | None = None
    ranks: str = ""

    @property
    def most(self) -> int:
        """The largest number that a hand can have."""
        return _MOST.get(self.kind, 1)

    def value(self, suit: Suit, honours: str, length: int) -> int:
        """What a holding of `length` cards in `suit` with these honours adds."""
        kind = self.kind
        if kind is Kind.ACES:
            return int("A" in honours)
        if kind is Kind.KINGS:
            return int("K" in honours)
        if kind is Kind.CONTROLS:
            return 2 * ("A" in honours) + ("K" in honours)
        if kind is Kind.KEYCARDS:
            trump = self.suit or _UNKNOWN_TRUMP
            return int("A" in honours) + (suit is trump and "K" in honours)
        if suit is not self.suit:
            return 0
        if kind is Kind.TOPS:
            return sum(rank in honours for rank in "AKQ")
        if kind is Kind.STOP:
            return int(_stops(honours, length))
        return int(all(rank in honours for rank in self.ranks))

    @property
    def sort_key(self) -> tuple[str, int, str]:
        """Puts features into one order, whatever they came in."""
        return self.kind.value, -1 if self.suit is None else self.suit.index, self.ranks


def _stops(honours: str, length: int) -> bool:
    """An ace, a guarded king, a queen third or a jack fourth."""
    return any(rank in honours and length > guard for guard, rank in enumerate("AKQJ"))
