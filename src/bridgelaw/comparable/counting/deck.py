"""The pack that hands are counted in: the real one, or a small one that can be enumerated."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import product

from bridgelaw.game.spelling import RANKS

HONOURS = "AKQJT"
"""The ranks that something may be said about; all below are alike."""

POINTS = {"A": 4, "K": 3, "Q": 2, "J": 1}

MOST_POINTS = 37
"""The most high-card points that thirteen cards can have: four aces, kings, queens, a jack."""


@dataclass(frozen=True, slots=True)
class Deck:
    """Four suits of the same ranks, and how many cards a hand has."""

    ranks: str = RANKS
    hand_size: int = 13

    @property
    def honours(self) -> str:
        return "".join(rank for rank in HONOURS if rank in self.ranks)

    @property
    def spots(self) -> int:
        """How many cards of a suit are not honours."""
        return len(self.ranks) - len(self.honours)

    def shapes(self) -> tuple[tuple[int, int, int, int], ...]:
        """All lengths that a hand can have, each from clubs to spades."""
        lengths = range(min(self.hand_size, len(self.ranks)) + 1)
        return tuple(
            (clubs, diamonds, hearts, spades)
            for clubs, diamonds, hearts in product(lengths, repeat=3)
            if (spades := self.hand_size - clubs - diamonds - hearts) in lengths
        )


STANDARD = Deck()
"""Fifty-two cards, thirteen in a hand: 635,013,559,600 hands."""
