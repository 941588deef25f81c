"""What hands a call shows: conditions, and how they are put together and written.

A condition is a tree of small values. Those at the leaves speak of points, of lengths, or of
honours; `both`, `either` and `negated` put them together in one normal form, so that what is
written back and read again is equal.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from enum import Enum
from itertools import groupby
from typing import TypeAlias

from bridgelaw.comparable.counting.deck import MOST_POINTS
from bridgelaw.comparable.features import Feature, Kind
from bridgelaw.game.suits import Suit


def span(low: int, high: int, most: int) -> str:
    """A range as it is written: `4+`, `2-3`, `5`."""
    if high >= most and low < most:
        return f"{low}+"
    return str(low) if low == high else f"{low}-{high}"


@dataclass(frozen=True, slots=True)
class Points:
    """High-card points from `low` to `high`."""

    low: int
    high: int = MOST_POINTS

    def __str__(self) -> str:
        # With the unit, so that it cannot be taken for one more number of aces.
        return (
            f"{self.low} HCP" if self.low == self.high else span(self.low, self.high, MOST_POINTS)
        )


@dataclass(frozen=True, slots=True)
class Length:
    """From `low` to `high` cards in a suit."""

    suit: Suit
    low: int
    high: int = 13

    def __str__(self) -> str:
        return self.suit.letter + span(self.low, self.high, 13)


class Balance(Enum):
    """How even the shape is; the value is the word of the notation."""

    BALANCED = "bal"  # 4333, 4432, 5332
    SEMI = "semibal"  # these, and 5422 and 6322
    UNBALANCED = "unbal"  # none of the first three

    def __str__(self) -> str:
        return str(self.value)

    def __repr__(self) -> str:
        return f"Balance.{self.name}"


@dataclass(frozen=True, slots=True)
class Pattern:
    """Four lengths, the longest first, in whatever suits."""

    lengths: tuple[int, int, int, int]

    def __str__(self) -> str:
        return "-".join(map(str, self.lengths))


@dataclass(frozen=True, slots=True)
class Longer:
    """More cards in one suit than in another, or at least as many."""

    suit: Suit
    other: Suit
    strictly: bool

    def __str__(self) -> str:
        return f"{self.suit}{'>' if self.strictly else '>='}{self.other}"


@dataclass(frozen=True, slots=True)
class Has:
    """One of some numbers of aces, key cards and the like."""

    feature: Feature
    numbers: frozenset[int]

    def __str__(self) -> str:
        kind, suit = self.feature.kind, self.feature.suit
        if kind is Kind.CARDS:
            return f"{suit}{self.feature.ranks}"
        if kind is Kind.STOP:
            return f"{kind.value} {suit}"
        name = kind.value if suit is None else f"{kind.value}({suit})"
        low, high = min(self.numbers, default=0), max(self.numbers, default=0)
        together = low < high and len(self.numbers) == high - low + 1
        if together and (high - low > 1 or high == self.feature.most):
            return f"{name} {span(low, high, self.feature.most)}"
        return f"{name} {' or '.join(map(str, sorted(self.numbers)))}"


@dataclass(frozen=True, slots=True)
class Both:
    """All of some conditions; with none, every hand."""

    parts: tuple[Condition, ...] = ()

    def __str__(self) -> str:
        return " ".join(map(_inside, self.parts)) or "any"


@dataclass(frozen=True, slots=True)
class Either:
    """At least one of some conditions; with none, no hand."""

    parts: tuple[Condition, ...] = ()

    def __str__(self) -> str:
        return joined_by_or((str(part), kinds_of(part)) for part in self.parts) or "not any"


@dataclass(frozen=True, slots=True)
class Negated:
    """Not the condition."""

    part: Condition

    def __str__(self) -> str:
        part = self.part
        if isinstance(part, Length) and part.low == part.high:
            return f"not ({part})"  # "not H4" denies five as well
        return f"not {_inside(part, negated=True)}"


Condition: TypeAlias = Points | Length | Balance | Pattern | Longer | Has | Both | Either | Negated
"""What is shown of a hand; it is written back by `str`."""

EVERY_HAND = Both()


def _inside(part: Condition, negated: bool = False) -> str:
    """A part as it stands within another one."""
    alone = not isinstance(part, (Both, Either)) or not part.parts
    return str(part) if alone or (isinstance(part, Both) and not negated) else f"({part})"


def kind_of(condition: Condition) -> str:
    """`P` for points, `S` for everything else about a hand, `M` for both, nothing for any hand."""
    found = {"P" if isinstance(leaf, Points) else "S" for leaf in leaves(condition)}
    return "M" if len(found) > 1 else "".join(found)


def kinds_of(condition: Condition) -> str:
    """The kinds of terms that stand side by side, each run of one kind once: `PS`."""
    parts = condition.parts if isinstance(condition, Both) else (condition,)
    return "".join(kind for kind, _ in groupby(map(kind_of, parts)))


def joined_by_or(parts: Iterable[tuple[str, str]]) -> str:
    """Alternatives with their kinds, in brackets unless they are parallel to each other."""
    every = list(parts)
    plain = len({kinds for _, kinds in every}) == 1
    return " or ".join(
        text if plain or " " not in text or kinds == PURPOSE else f"({text})"
        for text, kinds in every
    )


PURPOSE = "?"
"""The kind of an alternative with a purpose: it cannot stand in brackets, nor be parallel."""


def both(parts: Iterable[Condition]) -> Condition:
    """All of the conditions, without repetition and without needless nesting."""
    found = list(dict.fromkeys(_flat(parts, Both)))
    return found[0] if len(found) == 1 else Both(tuple(found))


def either(parts: Iterable[Condition]) -> Condition:
    """At least one of the conditions."""
    found = list(dict.fromkeys(_flat(parts, Either)))
    return found[0] if len(found) == 1 else Either(tuple(found))


def negated(part: Condition) -> Condition:
    return part.part if isinstance(part, Negated) else Negated(part)


def _flat(parts: Iterable[Condition], kind: type[Both] | type[Either]) -> Iterator[Condition]:
    for part in parts:
        if isinstance(part, kind):
            yield from _flat(part.parts, kind)
        else:
            yield part


def leaves(condition: Condition) -> Iterator[Condition]:
    """The conditions that are not put together from others."""
    if isinstance(condition, (Both, Either)):
        for part in condition.parts:
            yield from leaves(part)
    elif isinstance(condition, Negated):
        yield from leaves(condition.part)
    else:
        yield condition
