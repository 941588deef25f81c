"""What claimer said: steps of a line of play, as far as they bind it."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from bridgelaw.game.cards import Card
from bridgelaw.game.seats import Seat
from bridgelaw.game.suits import Suit


class At(Enum):
    """Which hand of declarer's side."""

    HAND = "hand"
    DUMMY = "dummy"


@dataclass(frozen=True, slots=True)
class DrawTrumps:
    """`draw trumps`: leads trumps from the top while an opponent may have one."""

    rounds: int | None = None
    """How many times, where it was said."""


@dataclass(frozen=True, slots=True)
class Cash:
    """`cash spades from the top`, `run the clubs`: leads the suit until it is exhausted."""

    suit: Suit
    at: At | None = None
    rounds: int | None = None


@dataclass(frozen=True, slots=True)
class PlayCards:
    """`CA then CK`: these cards, in this order, each as soon as it can be led or played."""

    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Ruff:
    """`ruff a heart in dummy`: leads the suit from the hand opposite and ruffs it."""

    suit: Suit
    at: At | None = None
    times: int = 1
    high: bool = False


@dataclass(frozen=True, slots=True)
class Cross:
    """`cross in diamonds`, `go to dummy with the ace of clubs`: to the other hand."""

    suit: Suit
    to: At | None = None


@dataclass(frozen=True, slots=True)
class Finesse:
    """`finesse spade queen through West`: leads towards the card and plays it unless covered."""

    card: Card
    """The card that is finessed with."""
    through: Seat | None = None


@dataclass(frozen=True, slots=True)
class Discard:
    """`throw the heart two on the club`, `discard diamonds`: what goes when he cannot follow."""

    suit: Suit
    card: Card | None = None


@dataclass(frozen=True, slots=True)
class GiveUp:
    """`give up a diamond`, `lose to the ace of trumps`: leads low in the suit and loses it."""

    suit: Suit
    times: int = 1


Step = DrawTrumps | Cash | PlayCards | Ruff | Cross | Finesse | Discard | GiveUp


@dataclass(frozen=True, slots=True)
class Statement:
    """The steps in their order, and the words in which they were said."""

    steps: tuple[Step, ...] = ()
    words: str = ""
    mentions_trump: bool = False
    """The outstanding trump was spoken of without saying how it is drawn."""

    @property
    def speaks_of_trumps(self) -> bool:
        """70C1: was the trump that is out mentioned?"""
        return self.mentions_trump or any(isinstance(step, DrawTrumps) for step in self.steps)


NOTHING_SAID = Statement()
