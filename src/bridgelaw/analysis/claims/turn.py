"""A turn to play after a claim: everything that the search, the player and the plan look at."""

from __future__ import annotations

from collections.abc import Hashable
from typing import TYPE_CHECKING, NamedTuple

from bridgelaw.analysis.claims.masks import SUIT_OF, SUITS, Hands, Trick

if TYPE_CHECKING:
    from bridgelaw.analysis.claims.duties import Bound


class Turn(NamedTuple):
    """What is known when somebody is to play."""

    hands: Hands
    """What each seat still holds."""
    seat: int
    """Whose turn it is."""
    trick: Trick
    """The trick in progress."""
    shown_out: int
    """Bit `4 * seat + suit`: that opponent has shown out of that suit."""
    owed: int = 0
    """The tricks still to come of those claimed.

    Who has them all gets of the rest only what they win if they take it all for winners, as
    somebody does who is mistaken.
    """
    state: Hashable = None
    """How far the statement has been carried out: the plan's own value."""
    duties: Bound | None = None
    """What rulings still demand of a player."""


def elsewhere(turn: Turn) -> int:
    """All cards that somebody else holds, or that lie in the trick."""
    north, east, south, west = turn.hands
    mask = (north | east | south | west) ^ turn.hands[turn.seat]
    for _, card in turn.trick:
        mask |= card
    return mask


def legal(turn: Turn) -> int:
    """What may be played if nothing is demanded: suit is followed (44C)."""
    hand = turn.hands[turn.seat]
    return (turn.trick and hand & SUITS[SUIT_OF[turn.trick[0][1]]]) or hand
