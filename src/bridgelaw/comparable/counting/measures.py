"""What two meanings have in common, counted: the facts from which Law 23A1 and 23A2 are judged."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from functools import cache

from bridgelaw.comparable import thresholds
from bridgelaw.comparable.counting.cells import (
    all_cells,
    cells_for,
    features_of,
    shapes_with,
)
from bridgelaw.comparable.counting.deck import STANDARD, Deck
from bridgelaw.comparable.counting.holdings import all_shapes
from bridgelaw.comparable.features import Kind
from bridgelaw.comparable.terms import (
    EVERY_HAND,
    Balance,
    Both,
    Condition,
    Either,
    Has,
    Length,
    Negated,
    both,
    either,
    negated,
    span,
)
from bridgelaw.game.suits import SUITS, Suit

NO_POINT_LIMIT = 28
"""So many points has one hand in a hundred thousand: an upper end from here on is none."""
NO_LENGTH_LIMIT = 9
_SHOWN = 4
"""A suit of this many cards is shown: more of them break no promise."""
_QUALITY = (Kind.STOP, Kind.TOPS)
"""What is said about a suit's honours, beside its length."""


@dataclass(frozen=True, slots=True)
class Counts:
    """Hands, out of all that there are."""

    withdrawn: int
    replacement: int
    common: int

    @property
    def outside(self) -> int:
        """Hands that make the replacement and not the withdrawn call."""
        return self.replacement - self.common


@dataclass(frozen=True, slots=True)
class Measures:
    """How the replacement's hands lie to the withdrawn call.

    Every hand of the replacement is counted once: within the withdrawn call (`counts.common`), or
    outside it in just one of the ways below. All of them are numbers of hands. A shape is what is
    said about lengths and honours; strength is high-card points.
    """

    counts: Counts
    shape_share: Fraction
    """Of all hands: how many have a shape of the withdrawn call, suits taken loosely."""
    off_shape: int = 0
    """No strength would make it a hand of the withdrawn call, even with suits taken loosely."""
    quality: int = 0
    """Only a stopper or the quality of a suit is wanting."""
    longer: int = 0
    """Only a suit is longer than shown, or than denied."""
    near: int = 0
    """Of the shape, and stronger or weaker by a little."""
    weaker: int = 0
    """Of the shape, and weaker by more than a little than any such hand."""
    stronger: int = 0
    """Of the shape, and stronger by more than a little than any such hand."""
    between: int = 0
    """Of the shape, and left out in the middle of the strength, by more than a little."""
    all_between: int = 0
    """The same with those that are near: a part of them is counted above already."""
    covers: Fraction = Fraction(1)
    """Of the withdrawn call's hands with shapes of the replacement: how many the latter has."""

    @property
    def promises_shape(self) -> bool:
        """Does the withdrawn call say anything about the shape of the hand?"""
        return self.shape_share < thresholds.NO_PROMISE

    @property
    def off_strength(self) -> int:
        """Hands of the shape that have not the strength."""
        return self.near + self.weaker + self.stronger + self.between

    def odds(self, hands: int) -> Fraction:
        """So many hands for each one that lies within.

        Not a part of the whole: that would become smaller with every other hand outside, and a
        replacement better by getting worse.
        """
        return Fraction(hands, self.counts.common)


def measure(withdrawn: Condition, replacement: Condition, deck: Deck = STANDARD) -> Measures:
    """Counts everything about two meanings."""
    loosely = stretched(withdrawn)
    plainly = without_quality(loosely)
    cells = cells_for(withdrawn, replacement, loosely, deck=deck)
    count = cells.count
    old, new = cells.set_of(withdrawn), cells.set_of(replacement)
    loose = old | cells.set_of(loosely)
    base = loose | cells.set_of(plainly) if plainly != loosely else loose
    weaker, stronger = cells.weaker_than(base), cells.stronger_than(base)
    shapes = base | weaker | stronger
    counts = Counts(count(old), count(new), count(old & new))
    share = Fraction(count(shapes), cells.hands)
    if not counts.common or not counts.outside:
        return Measures(counts, share)  # nothing to weigh
    off_strength = new & shapes & ~base
    far = off_strength & ~cells.widened(base, thresholds.SLIGHT_POINTS)
    between = off_strength & weaker & stronger
    return Measures(
        counts,
        share,
        off_shape=count(new & ~shapes),
        quality=count(new & base & ~loose),
        longer=count(new & loose & ~old),
        near=count(off_strength & ~far),
        weaker=count(far & ~stronger),
        stronger=count(far & ~weaker),
        between=count(far & between),
        all_between=count(between),
        covers=Fraction(counts.common, count(old & cells.with_shapes_of(new))),
    )


def stretched(condition: Condition) -> Condition:
    """The condition with suits of any greater length, and balance taken loosely.

    A suit that is shown may be longer. So may one of which only great length is denied (H0-4): it
    is what other calls would show, and most players leave it out when they explain the call. A
    denial of four cards is a promise. Players call 5422 and 6322 balanced as well when it suits
    them.
    """
    if isinstance(condition, Negated):
        inside = _inwards(condition.part)
        return condition if inside is None else stretched(inside)
    if isinstance(condition, Length) and condition.high >= _SHOWN:
        return Length(condition.suit, condition.low)
    if condition is Balance.BALANCED:
        return Balance.SEMI
    if isinstance(condition, Both):
        return both(map(stretched, condition.parts))
    if isinstance(condition, Either):
        return either(map(stretched, condition.parts))
    return condition


def _inwards(denied: Condition) -> Condition | None:
    """The denial of a condition with the "not" further inside, if there is such a way."""
    if isinstance(denied, Length) and denied.high == 13 and denied.low:
        return Length(denied.suit, 0, denied.low - 1)
    if isinstance(denied, Both):
        return either(map(negated, denied.parts))
    if isinstance(denied, Either):
        return both(map(negated, denied.parts))
    return None


def without_quality(condition: Condition) -> Condition:
    """The condition with nothing about stoppers and the quality of suits."""
    if isinstance(condition, Has) and condition.feature.kind in _QUALITY:
        return EVERY_HAND
    if isinstance(condition, Negated):
        # What is denied together with a stopper is denied no more.
        kept = without_quality(condition.part)
        return condition if kept == condition.part else EVERY_HAND
    if isinstance(condition, Both):
        return both(map(without_quality, condition.parts))
    if isinstance(condition, Either):
        return either(map(without_quality, condition.parts))
    return condition


@dataclass(frozen=True, slots=True)
class Range:
    """From the least to the most."""

    low: int
    high: int

    def shown(self, no_limit: int) -> str:
        """As players say it: an upper end that hardly any hand reaches is none."""
        return span(self.low, self.high, no_limit)

    def __str__(self) -> str:
        return span(self.low, self.high, self.high + 1)


@dataclass(frozen=True, slots=True)
class Extent:
    """What a meaning's hands have at the least and at the most."""

    points: Range
    lengths: tuple[Range, Range, Range, Range]
    """From clubs to spades."""
    two_suits: bool
    """Whether every hand has four cards in a suit that is named, and in another one as well."""


def extent(condition: Condition, deck: Deck = STANDARD) -> Extent | None:
    """The least and the most of everything, or nothing if no hand fits."""
    cells = all_cells(deck, features_of([condition]))
    held = cells.set_of(condition) & cells.possible
    if not held:
        return None
    points, shapes = cells.rows_of(held), cells.shapes_of(held)
    clubs, diamonds, hearts, spades = (_range(_lengths(deck, shapes, suit)) for suit in SUITS)
    named = max(clubs.low, diamonds.low, hearts.low, spades.low) >= _SHOWN
    two_suits = named and not shapes & ~_two_suited(deck)
    return Extent(_range(points), (clubs, diamonds, hearts, spades), two_suits)


@cache
def _two_suited(deck: Deck) -> int:
    """The shapes with two suits of four cards or more, as a bit mask."""
    return sum(
        1 << index
        for index, shape in enumerate(all_shapes(deck))
        if sum(length >= _SHOWN for length in shape) > 1
    )


def _lengths(deck: Deck, shapes: int, suit: Suit) -> int:
    """The lengths that a suit has in some shapes, as a bit mask."""
    return sum(
        1 << length
        for length in range(len(deck.ranks) + 1)
        if shapes & shapes_with(deck, Length(suit, length, length))
    )


def _range(mask: int) -> Range:
    return Range((mask & -mask).bit_length() - 1, mask.bit_length() - 1)
