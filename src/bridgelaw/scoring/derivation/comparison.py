"""How a method values a score of one side (Law 78), and how it says so.

A comparison values single scores; a weighted result is the weighted sum of these values, because
the matchpoints or IMPs are weighed and never the scores (12C1(c)).
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction

from bridgelaw.locale import Text, tr
from bridgelaw.scoring.entries import Number, Shares
from bridgelaw.scoring.numbers import mixed, signed

MATCHPOINTS = tr("matchpoints")
IMPS = tr("IMPs")
POINTS = tr("total points")


@dataclass(frozen=True, slots=True)
class Finished:
    """A value after the last step, and the lines of that step."""

    value: Fraction
    lines: tuple[Text, ...] = ()
    possible: Fraction = Fraction(0)


class Comparison(ABC):
    """How a method values the scores of one side."""

    unit: Text = IMPS

    def opening(self) -> tuple[Text, ...]:
        """What is common to all scores that are valued."""
        return ()

    @abstractmethod
    def of(self, score: int) -> Fraction:
        """What a score of this side is worth before the last step."""

    def how(self, score: int) -> tuple[Text, ...]:
        """Why it is worth that, where the opening does not tell it."""
        return ()

    def by_hand(self, shares: Shares) -> tuple[Text, ...]:
        """The same weighted sum as somebody checks it on paper, where that is another."""
        return ()

    def finish(self, value: Fraction) -> Finished:
        """The last step, which is the same for every score."""
        return Finished(value)

    def shown(self, value: Fraction) -> str:
        """A value as this method writes it."""
        return signed(value)

    def term(self, value: Fraction) -> str:
        """The same within a sum."""
        return f"({self.shown(value)})" if value else "0"


def sum_of(comparison: Comparison, parts: list[tuple[Fraction, Fraction]]) -> str:
    """Weights and values as a sum: `2/3 x (+10) + 1/3 x (-6)`."""
    return " + ".join(f"{mixed(weight)} x {comparison.term(value)}" for weight, value in parts)


def total_of(field: Mapping[int, Number]) -> int:
    """How many scores there are: the parts of weighted ones make whole ones together."""
    return int(sum(field.values()))
