"""How a statement binds the play, card by card.

The search asks a `Plan` at every turn of claimer's side. It speaks of seats and cards as numbers:
a seat by `Seat.index`, a set of cards as the mask of a `Hand`, a card as its single bit.
"""

from __future__ import annotations

from collections.abc import Hashable
from typing import NamedTuple, Protocol

from bridgelaw.analysis.claims.claim import Claim


class Moment(NamedTuple):
    """What lies on the table when somebody is to play."""

    hands: tuple[int, int, int, int]
    """What each seat still holds."""
    seat: int
    """Whose turn it is."""
    trick: tuple[tuple[int, int], ...]
    """The trick in progress: seat and card, in the order of play."""
    shown_out: int
    """Bit `4 * seat + suit` is set if that opponent has shown out of that suit."""


class Plan(Protocol):
    """A statement at work. Its state is a small hashable value that the search carries along."""

    start: Hashable
    finished: Hashable
    """The state in which the statement has nothing more to say."""

    def required(self, state: Hashable, moment: Moment) -> int:
        """The legal cards that fit the statement; 0 where it is silent about this play."""

    def after(self, state: Hashable, moment: Moment, card: int) -> Hashable:
        """The state when the player whose turn it is, on either side, has played the card."""


class Silence:
    """The plan of a claim without a statement."""

    start: Hashable = None
    finished: Hashable = None

    def required(self, state: Hashable, moment: Moment) -> int:
        return 0

    def after(self, state: Hashable, moment: Moment, card: int) -> Hashable:
        return state


def plan_of(claim: Claim) -> Plan:
    """The plan of the claim's statement."""
    return Silence()
