"""What "or" joins: the parts that a reader would take together.

A reader looks for what is parallel. In `4+ spades, 6-9 or 13+` two strengths stand beside "or", so
the spades hold for both; in `15+ C5+ or 18+` they are no longer parallel, and each side is whole.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import groupby

from bridgelaw.comparable.counting.deck import MOST_POINTS
from bridgelaw.comparable.purposes import Purpose
from bridgelaw.comparable.terms import (
    EVERY_HAND,
    PURPOSE,
    Condition,
    Length,
    Points,
    both,
    either,
    kind_of,
)


@dataclass(frozen=True, slots=True)
class ReadTerm:
    """A term that was read."""

    term: Condition

    @property
    def kind(self) -> str:
        return kind_of(self.term)


@dataclass(slots=True)
class Operand:
    """What stands on one side of "or": terms side by side, and purposes."""

    start: int
    end: int
    items: list[ReadTerm] = field(default_factory=list)
    purposes: list[Purpose] = field(default_factory=list)

    @property
    def kinds(self) -> str:
        """The kinds of its terms in order, each run of one kind once: `PS` is points, then shape.

        Nothing is parallel to a purpose.
        """
        if self.purposes or any(item.term == EVERY_HAND for item in self.items):
            return PURPOSE  # and any 13+ is not to any shape that was said before
        return "".join(kind for kind, _ in groupby(item.kind for item in self.items))

    @property
    def place(self) -> tuple[int, int]:
        return self.start, self.end

    def extend(self, other: Operand) -> None:
        self.items += other.items
        self.purposes += other.purposes
        self.end = max(self.end, other.end)

    @property
    def hands(self) -> Condition:
        return both(item.term for item in self.items)


def shared(operands: Sequence[Operand]) -> list[Operand] | None:
    """The operands of one "or" after another, with what is said only once given to each.

    Nothing if a reader could not tell: in `16+ or 11-15 bal` the first may be balanced or not.
    """
    found = [operands[0]]
    if len(operands) == 1:
        return found
    kinds = [operands[0].kinds]
    joined: dict[int, list[Condition]] = {}
    for operand in operands[1:]:
        before, now = kinds[-1], operand.kinds
        if len(before) > 1 and now == before[-1] and now in _ALONE:
            joined.setdefault(len(found) - 1, []).append(operand.hands)  # S4+ 6-9 or 13+
            found[-1].end = operand.end
        else:
            found.append(operand)
            kinds.append(now)
    for at, others in joined.items():
        _join_last(found[at], kinds[at][-1], others)
    first, last = kinds[-1][:1], kinds[-1]
    if joined or len(last) == 1 or first not in _ALONE:
        return found
    if any(kind != first for kind in kinds[:-1]):
        return found
    return _join_first(found, first)  # 12-14 or 18-19 bal


_ALONE = ("P", "S")


def _join_last(before: Operand, kind: str, others: list[Condition]) -> None:
    at = len(before.items)
    while before.items[at - 1].kind == kind:
        at -= 1
    run = both(item.term for item in before.items[at:])
    before.items[at:] = [ReadTerm(either([run, *others]))]


def _join_first(operands: list[Operand], kind: str) -> list[Operand] | None:
    last = operands[-1]
    at = next(index for index, item in enumerate(last.items) if item.kind != kind)
    run = both(item.term for item in last.items[:at])
    parts = [*(each.hands for each in operands[:-1]), run]
    if not all(map(_is_one_of_a_list, parts)):
        return None
    return [Operand(operands[0].start, last.end, [ReadTerm(either(parts)), *last.items[at:]])]


def _is_one_of_a_list(part: Condition) -> bool:
    """Whether it is a strength with an upper end, or a suit's length: 12-14, H6."""
    return isinstance(part, Length) or (isinstance(part, Points) and part.high < MOST_POINTS)


def are_parallel(operands: Sequence[Operand]) -> bool:
    """Whether they are all of one kind, or all whole in the same order."""
    kinds = {operand.kinds for operand in operands}
    return len(kinds) == 1 and PURPOSE not in kinds
