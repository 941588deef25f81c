"""Lists with commas: `6-9, 10-12 or 15+`, `5+ hearts, spades or clubs`.

Only the last two of a list have "or" between them. A comma joins alternatives, too, where what it
stands between cannot hold together; and nobody can tell where it might.
"""

from __future__ import annotations

from itertools import combinations

from bridgelaw.comparable.notation.alternatives import Operand
from bridgelaw.comparable.terms import Both, Condition, Length, Pattern, Points
from bridgelaw.game.suits import SUITS

_TOO_LONG = 12
"""Two suits that have together so many cards are hardly in one hand."""


def lists(clauses: list[list[Operand]]) -> list[list[Operand]] | None:
    """The clauses with those of a list made one; nothing if a reader could not tell."""
    found: list[list[Operand]] = []
    for clause in clauses:
        found.append(clause)
        if len(clause) == 1:
            continue
        parts = _single(clause)
        if parts is None:
            continue
        while len(found) > 1 and (before := _single(found[-2])) is not None and len(before) == 1:
            together = [*before, *parts]
            if not _alike(together):
                break
            if not _exclude_each_other(together):
                return None
            operands = [*found[-2], *found[-1]]
            found[-2:] = [operands]
            parts = together
    return found


def _single(clause: list[Operand]) -> list[Condition] | None:
    """The terms of a clause, if each of its operands is just one."""
    if any(len(operand.items) != 1 or operand.purposes for operand in clause):
        return None
    return [operand.items[0].term for operand in clause]


def _alike(parts: list[Condition]) -> bool:
    """Whether they are of one kind: strengths, patterns, or the same length in other suits."""
    if all(isinstance(part, Length) for part in parts):
        lengths = [part for part in parts if isinstance(part, Length)]
        spans = {(length.low, length.high) for length in lengths}
        return len(spans) == 1 and len({length.suit for length in lengths}) == len(lengths)
    return all(isinstance(part, Points) for part in parts) or all(map(_is_a_shape, parts))


def _is_a_shape(part: Condition) -> bool:
    """A whole hand's: 4-4-4-1, or 4=4=1=4."""
    if isinstance(part, Pattern):
        return True
    suits = (
        {each.suit for each in part.parts if isinstance(each, Length)}
        if isinstance(part, Both)
        else set()
    )
    return len(suits) == len(SUITS)


def _exclude_each_other(parts: list[Condition]) -> bool:
    return all(_excludes(one, other) for one, other in combinations(parts, 2))


def _excludes(one: Condition, other: Condition) -> bool:
    if isinstance(one, Points) and isinstance(other, Points):
        return one.high < other.low or other.high < one.low
    if isinstance(one, Length) and isinstance(other, Length):
        return one.low + other.low >= _TOO_LONG
    return True  # two shapes
