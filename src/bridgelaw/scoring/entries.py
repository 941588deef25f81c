"""A line of a board as one direction's field sees it: scores with weights, higher is better."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from functools import cache

from bridgelaw.game import Side, Vulnerability
from bridgelaw.scoring.awards import Assigned, Award, SelfInflicted
from bridgelaw.scoring.field import Line
from bridgelaw.scoring.outcomes import score_of

Number = int | Fraction
"""An exact number: whole where it can be, because that is faster."""

Shares = tuple[tuple[int, Number], ...]
"""Scores of this direction and their weights, which sum to one."""


@dataclass(frozen=True, slots=True)
class Entry:
    """What a line brings into its direction's field.

    `own` is what the others are compared with. With 12C1(e) that is the result at the table, and
    the line itself is also compared with its `without` and `after`.
    """

    own: Shares
    without: Shares | None = None
    after: Shares | None = None


Entries = tuple[Entry | None, Entry | None]
"""Of North-South and of East-West."""

_NOTHING: Entries = (None, None)


# The same few results come again and again in a field.
@cache
def _plain(score: int) -> Entries:
    return Entry(((score, 1),)), Entry(((-score, 1),))


def entries_of(line: Line, vulnerability: Vulnerability) -> Entries:
    """What a line brings into the two directions' fields."""
    adjusted = line.adjusted
    if adjusted is not None:
        return (
            entry_of_award(adjusted.ns, 1, vulnerability),
            entry_of_award(adjusted.ew, -1, vulnerability),
        )
    return _NOTHING if line.result is None else _plain(score_of(line.result, vulnerability))


def entry_of(line: Line, side: Side, vulnerability: Vulnerability) -> Entry | None:
    """The entry of a line, or `None` if it has no result to compare in this direction."""
    return entries_of(line, vulnerability)[side is Side.EW]


def entry_of_award(award: Award, sign: int, vulnerability: Vulnerability) -> Entry | None:
    if isinstance(award, Assigned):
        return Entry(shares_of(award, sign, vulnerability))
    if isinstance(award, SelfInflicted):
        return Entry(
            shares_of(award.actual, sign, vulnerability),
            shares_of(award.without, sign, vulnerability),
            shares_of(award.after, sign, vulnerability),
        )
    return None


def shares_of(award: Assigned, sign: int, vulnerability: Vulnerability) -> Shares:
    """The scores with their weights; different results with the same score are one."""
    if len(award.outcomes) == 1:
        return ((sign * score_of(award.outcomes[0][0], vulnerability), 1),)
    together: dict[int, Number] = {}
    for outcome, weight in award.outcomes:
        score = sign * score_of(outcome, vulnerability)
        together[score] = together.get(score, 0) + weight
    return tuple(together.items())
