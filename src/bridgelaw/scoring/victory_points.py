"""Victory points: the two scales that the World Bridge Federation published in 2013.

Both come from one curve, on which each IMP is worth less than the one before it. With N boards a
lead of M IMPs is worth 10 + 10 (1 - R^(M/X)) / (1 - R), where X = 15 sqrt(N) is the lead that
wins all 20, and R = sqrt(5) - 2, the third power of the golden section. The continuous scale
rounds the curve to hundredths, the discrete one to whole points; both are then smoothed so that
what rounding did never makes an IMP worth more than the one before it. The loser has the rest of
the 20.
"""

from __future__ import annotations

from dataclasses import dataclass
from decimal import ROUND_HALF_UP, Decimal, localcontext
from fractions import Fraction
from functools import cache
from math import isqrt

from bridgelaw.locale import AnyOf, Refusal, tr
from bridgelaw.scoring.profile import Half

SCALES: tuple[str, ...] = ("wbf", "wbf-discrete")
"""The continuous scale, and that of whole victory points."""

MOST = 20
_DRAW = 10
_MOST_BOARDS = 1000
_DIGITS = 40


class BadScale(Refusal):
    """There is no such scale."""


@dataclass(frozen=True, slots=True)
class Band:
    """Leads that are worth the same."""

    least: int
    most: int | None
    """`None` for the last one, which has no end."""
    winner: Fraction
    loser: Fraction


def victory_points(
    imps: Fraction | int, boards: int, scale: str = "wbf", half: Half = Half.AWAY
) -> Fraction:
    """What a match of so many boards is worth to the side that is so many IMPs ahead, or behind.

    The scales know whole IMPs only. A lead with a fraction, after a weighted score, counts as the
    nearest whole number; `half` says what a half becomes.

    >>> victory_points(30, 16), victory_points(-30, 16), victory_points(30, 16, "wbf-discrete")
    (Fraction(1673, 100), Fraction(327, 100), Fraction(17, 1))
    """
    table = scale_table(boards, scale)
    lead = whole_imps(imps, half)
    won = table[min(abs(lead), len(table) - 1)]
    return won if lead >= 0 else MOST - won


def whole_imps(imps: Fraction | int, half: Half = Half.AWAY) -> int:
    """The nearest whole number of IMPs.

    >>> whole_imps(Fraction(14, 3)), whole_imps(Fraction(-5, 2)), whole_imps(Fraction(1, 3))
    (5, -3, 0)
    """
    return half.nearest(Fraction(imps))


@cache
def scale_table(boards: int, scale: str = "wbf") -> tuple[Fraction, ...]:
    """The winner's victory points for each lead from 0 IMPs to the first that wins all 20."""
    if scale not in SCALES:
        raise BadScale(
            tr("there is no scale “{scale}”: it is {scales}", scale=scale, scales=AnyOf(SCALES))
        )
    if not 1 <= boards <= _MOST_BOARDS:
        raise BadScale(
            tr("a match has 1 to {most} boards, not {boards}", most=_MOST_BOARDS, boards=boards)
        )
    return _continuous(boards) if scale == "wbf" else _discrete(boards)


def bands(boards: int, scale: str = "wbf") -> tuple[Band, ...]:
    """The scale as it is printed: leads that are worth the same together."""
    table = scale_table(boards, scale)
    starts = [lead for lead, won in enumerate(table) if not lead or won != table[lead - 1]]
    ends: list[int | None] = [start - 1 for start in starts[1:]]
    return tuple(
        Band(start, end, table[start], MOST - table[start])
        for start, end in zip(starts, [*ends, None], strict=True)
    )


def _curve(boards: int) -> tuple[Decimal, ...]:
    """The exact victory points of each lead up to the one that wins all 20."""
    # The least whole number that is not below 15 sqrt(boards).
    blitz = isqrt(225 * boards - 1) + 1
    with localcontext() as context:
        context.prec = _DIGITS
        decay = Decimal(5).sqrt() - 2
        step = decay ** (1 / (15 * Decimal(boards).sqrt()))
        below = (_DRAW + _DRAW * (1 - step**lead) / (1 - decay) for lead in range(blitz))
        return (*below, Decimal(MOST))


def _continuous(boards: int) -> tuple[Fraction, ...]:
    """Hundredths; where an IMP is worth more than the one before, 0.01 goes to the latter."""
    points = [int((100 * exact).to_integral_value(ROUND_HALF_UP)) for exact in _curve(boards)]
    lead = 1
    while lead < len(points) - 1:
        if points[lead + 1] - points[lead] > points[lead] - points[lead - 1]:
            points[lead] += 1
            lead = max(1, lead - 1)
        else:
            lead += 1
    # Rounded to 20 already, some lead may end the scale before the last one does.
    last = points.index(100 * MOST)
    return tuple(Fraction(number, 100) for number in points[: last + 1])


def _discrete(boards: int) -> tuple[Fraction, ...]:
    """Whole points: the nearest to the curve; no band of leads is narrower than the one before."""
    curve = _curve(boards)
    # The largest lead that is still worth 10, 11 and so on to 19.
    tops = [
        max(lead for lead, exact in enumerate(curve) if exact <= won + Decimal("0.5"))
        for won in range(_DRAW, MOST)
    ]
    at = 0
    while at < len(tops) - 1:
        # A draw reaches as far on the other side of 0.
        width = tops[at] - tops[at - 1] if at else 2 * tops[0] + 1
        if tops[at + 1] - tops[at] < width:
            tops[at] -= 1
            at = max(0, at - 1)
        else:
            at += 1
    return tuple(Fraction(_DRAW + sum(lead > top for top in tops)) for lead in range(tops[-1] + 2))
