"""Victory points: the scales of the World Bridge Federation."""

from __future__ import annotations

from fractions import Fraction


def victory_points(imps: Fraction, boards: int, scale: str = "wbf") -> Fraction:
    """What a match of so many boards is worth to the side that is so many IMPs ahead."""
    raise NotImplementedError
