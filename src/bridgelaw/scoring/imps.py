"""Law 78B: international match points."""

from __future__ import annotations

from bisect import bisect_right
from fractions import Fraction

_FROM = (
    20, 50, 90, 130, 170, 220, 270, 320, 370, 430, 500, 600, 750, 900, 1100, 1300, 1500, 1750,
    2000, 2250, 2500, 3000, 3500, 4000,
)  # fmt: skip
"""The least difference that is worth 1 IMP, 2 IMPs and so on."""


def imps(difference: int | Fraction) -> int:
    """What a difference in points is worth, with its sign.

    >>> imps(620 - 140), imps(-100 - 140), imps(10)
    (10, -6, 0)
    """
    size = bisect_right(_FROM, int(difference if difference > 0 else -difference))
    return size if difference > 0 else -size
