"""What can happen at a table: one frozen value an event."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Any

from bridgelaw.game.calls import Call
from bridgelaw.game.cards import Card
from bridgelaw.game.contracts import Contract
from bridgelaw.game.seats import Seat
from bridgelaw.game.suits import Suit
from bridgelaw.locale.errors import Refusal
from bridgelaw.table.breaches import Kind
from bridgelaw.table.effects import Effect


class Wish(Enum):
    """Words with which declarer names no particular card (Law 46B)."""

    HIGH = "high"
    LOW = "low"
    WIN = "win"
    ANYTHING = "anything"


@dataclass(frozen=True, slots=True)
class Designation:
    """What declarer says to dummy: a card, or only its suit, its rank or a wish."""

    suit: Suit | None = None
    rank: int | None = None
    wish: Wish | None = None

    @property
    def card(self) -> Card | None:
        """The card, where suit and rank were named."""
        if self.suit is None or self.rank is None:
            return None
        return Card.of(self.suit, self.rank)


@dataclass(frozen=True, slots=True)
class Called:
    """A call, in or out of turn, sufficient or not."""

    seat: Seat
    call: Call
    irregular: Kind | None = None
    """What was wrong with it, where the table cannot see that for itself."""


@dataclass(frozen=True, slots=True)
class Led:
    """A card led face up; from dummy too."""

    seat: Seat
    card: Card
    irregular: Kind | None = None


@dataclass(frozen=True, slots=True)
class LedFaceDown:
    """An opening lead put face down (Law 41A)."""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class FacedLead:
    """The face-down lead is turned."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Played:
    """A card played to a trick; from dummy too."""

    seat: Seat
    card: Card
    irregular: Kind | None = None


@dataclass(frozen=True, slots=True)
class PlayedTogether:
    """Several cards played or led at once; the first is the one that counts until a ruling."""

    seat: Seat
    cards: tuple[Card, ...]
    irregular: Kind | None = None


@dataclass(frozen=True, slots=True)
class TrickQuitted:
    """The trick in progress is turned and counted although somebody has not played to it."""


@dataclass(frozen=True, slots=True)
class Exposed:
    """Cards shown other than by playing them: dropped, named, held so that they can be seen."""

    seat: Seat
    cards: tuple[Card, ...]
    irregular: Kind | None = None


@dataclass(frozen=True, slots=True)
class Spread:
    """A hand put face up on the table: dummy's, or somebody else's."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Designated:
    """Declarer says what dummy is to play."""

    seat: Seat
    designation: Designation


@dataclass(frozen=True, slots=True)
class Claimed:
    """A claim of some of the remaining tricks, with its statement."""

    seat: Seat
    tricks: int
    statement: str = ""


@dataclass(frozen=True, slots=True)
class Conceded:
    """A concession of some of the remaining tricks, with what was said about the others."""

    seat: Seat
    tricks: int
    statement: str = ""


@dataclass(frozen=True, slots=True)
class PutBack:
    """A hand goes back into the board."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class HandCounted:
    """A hand is counted: how many cards it has, with those that were played from it (7B2)."""

    seat: Seat
    number: int


@dataclass(frozen=True, slots=True)
class DirectorCalled:
    """The director is called, by somebody or by the table."""

    by: Seat | None = None


@dataclass(frozen=True, slots=True)
class Ruled:
    """A ruling with its effects.

    The effects are kept as they were ruled, with the edition of the Laws that they come from,
    so that an old log never changes its meaning.

    `on`: the events of the calls and cards on which it ruled, by their places in the log; its own
    place stands for a call that it put there. If one of them turns out never to have been made,
    what the ruling left falls. `None`: nobody wrote it down, and nothing falls.

    `told`: what the director found out about the board on the way.
    """

    procedure: str
    edition: str
    clauses: tuple[str, ...]
    effects: tuple[Effect, ...]
    on: tuple[int, ...] | None = None
    told: tuple[Told, ...] | None = None


@dataclass(frozen=True, slots=True)
class Unentered:
    """A stretch of the board of which nobody entered anything."""


class Fact(Enum):
    """What can be told of a board whose history nobody entered."""

    CONTRACT = "contract"
    """The auction has ended in this contract (a `Contract`)."""
    DECLARER = "declarer"
    """The auction has ended, and this player declares; the contract is not known."""
    TRICK = "trick"
    """The play has come to this trick, counted from one."""
    ON_LEAD = "on lead"
    """This hand leads next."""
    SUIT_LED = "suit led"
    """A card of this suit (a `Suit`) was led to the trick; by whom nobody said."""
    WON = "tricks won"
    """A side has won so many tricks: `(side, tricks)`."""
    STAGE = "stage"
    """The board stands in one of these phases: a tuple of `Phase`."""
    PLAY_OVER = "play over"
    HANDS_BACK = "hands back"
    RESULT = "result"
    """The recorded result: a `Recorded`."""
    VOID = "void"
    """A hand has no card of a suit now: `(seat, suit)`."""
    HOLDS = "holds"
    """A hand holds these cards now: `(seat, cards)`."""


@dataclass(frozen=True, slots=True)
class Recorded:
    """A recorded result: declarer's contract and tricks, or nothing where all passed."""

    contract: Contract | None = None
    tricks: int = 0


@dataclass(frozen=True, slots=True)
class Told:
    """Somebody told the director something of the board, instead of what happened."""

    fact: Fact
    value: Any = None


Event = (
    Called
    | Led
    | LedFaceDown
    | FacedLead
    | Played
    | PlayedTogether
    | TrickQuitted
    | Exposed
    | Spread
    | Designated
    | Claimed
    | Conceded
    | PutBack
    | HandCounted
    | DirectorCalled
    | Ruled
    | Unentered
    | Told
)
"""Anything that can happen at a table."""


class ImpossibleEvent(Refusal):
    """Something that cannot have happened, such as a card played by somebody without it.

    >>> from bridgelaw import Board, Deal, Seat, Table
    >>> table = Table(Board(Seat.WEST), Deal.parse("W:AK... QJ... T9... 87..."))
    >>> try:
    ...     table.after("W exposes S2")
    ... except ImpossibleEvent as error:
    ...     print(error)
    West does not hold ♠2.
    """
