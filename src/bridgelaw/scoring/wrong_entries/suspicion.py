"""A result that looks wrong, and why."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from bridgelaw.locale import Text
from bridgelaw.scoring.outcomes import Outcome


class EntrySlip(Enum):
    """What may have gone wrong when the result was entered."""

    SIDE = "side"
    """The other side played the contract."""
    DECLARER = "declarer"
    """The other player of the same side did; the score is the same."""
    LEAD = "lead"
    """The card that was led lies in another hand."""
    SUIT = "suit"
    SIGN = "sign"
    """Down instead of over, or the other way round."""
    EXCHANGED = "exchanged"
    """Two boards of one round have each other's results."""
    PAIRS = "pairs"
    """By the movement others were to play the board."""
    NO_RESULT = "no-result"
    """There is no result, and nobody has said why."""


@dataclass(frozen=True, slots=True)
class Suspicion:
    """A line of a field that somebody should look at.

    `odds` is how much likelier the entry `instead` is, as a logarithm, with the rarity of such
    slips taken off; `None` where the entries contradict each other, whatever is likely.
    """

    place: int
    """Of the line in the field."""
    slip: EntrySlip
    why: Text
    instead: Outcome | None = None
    """What it may have been, where that can be said."""
    odds: float | None = None
    other: int | None = None
    """The line of the other board, where two may have been exchanged."""
    changes_score: bool = True

    @property
    def is_contradiction(self) -> bool:
        return self.odds is None
