"""What a sentence says that a player may, must or must not do: a value that can be checked.

Every sentence about somebody's freedom or duties carries these, so that a test can hold it against
the table after the ruling (`tests/laws/common/duty_check.py`).
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum
from typing import Any, NamedTuple

from bridgelaw.game.calls import PASS, Call
from bridgelaw.game.cards import Card
from bridgelaw.game.seats import Player
from bridgelaw.game.suits import Suit
from bridgelaw.locale.text import All, AnyOf


class Mode(Enum):
    """How it binds."""

    MAY = "may"
    MUST = "must"
    MUST_NOT = "must not"


class Act(Enum):
    """What the player does."""

    CALL = "call"
    LEAD = "lead"
    PLAY = "play"
    USE = "use"  # what a call or card tells that no longer counts


class Lasts(Enum):
    """Until when it holds."""

    NOW = "at this turn"
    NEXT_TURN = "at the next turn"
    AUCTION = "for the rest of the auction"
    KEEPS_LEAD = "while the lead is kept"
    WHILE_IT_LIES = "while the penalty card lies there"
    BOARD = "for the rest of the board"


@dataclass(frozen=True, slots=True)
class Duty:
    """The player may, must or must not do this; `what` is empty for whatever is legal.

    >>> from bridgelaw import Seat
    >>> print(Duty(Seat.WEST, Mode.MUST_NOT, Act.LEAD, (Suit.SPADES,), Lasts.KEEPS_LEAD))
    W must not lead S, while the lead is kept
    """

    player: Player
    mode: Mode
    act: Act
    what: tuple[Call | Card | Suit, ...] = ()
    lasts: Lasts = Lasts.NOW

    def __str__(self) -> str:
        what = " ".join(one.letter if isinstance(one, Suit) else str(one) for one in self.what)
        words = f"{self.player} {self.mode.value} {self.act.value} {what or 'anything'}"
        return f"{words}, {self.lasts.value}"


class Says(NamedTuple):
    """What a sentence of an ending says its addressee may, must or must not do.

    `hole` names the hole of the sentence in which the cards, suits or calls stand, or `what` has
    them; `of` names whoever it is about, where that is not who hears it.
    """

    mode: Mode
    act: Act
    hole: str | None = None
    lasts: Lasts = Lasts.NOW
    of: str | None = None
    what: tuple[Call | Card | Suit, ...] = ()


def must_pass(of: str, lasts: Lasts) -> Says:
    """The sentence says that this person must pass."""
    return Says(Mode.MUST, Act.CALL, lasts=lasts, of=of, what=(PASS,))


NOT_TO_USE = Says(Mode.MUST_NOT, Act.USE, lasts=Lasts.BOARD)
"""The sentence says that who hears it may not use what was withdrawn or picked up."""


def not_for(of: str) -> Says:
    """The sentence says the same of this person and their partner."""
    return Says(Mode.MUST_NOT, Act.USE, lasts=Lasts.BOARD, of=of)


def named_in(value: Any) -> Iterator[Call | Card | Suit]:
    """The calls, cards and suits in the value of a hole."""
    if isinstance(value, (Call, Card, Suit)):
        yield value
    elif isinstance(value, (All, AnyOf)):
        for one in value.items:
            yield from named_in(one)
