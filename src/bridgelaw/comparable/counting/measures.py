"""What two meanings have in common, counted: the facts from which Law 23A1 and 23A2 are judged."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction

from bridgelaw.comparable import thresholds
from bridgelaw.comparable.counting.cells import (
    Cells,
    all_cells,
    cells_for,
    features_of,
    shapes_with,
)
from bridgelaw.comparable.counting.deck import STANDARD, Deck
from bridgelaw.comparable.counting.holdings import ROWS
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
    """How shape and strength of the replacement lie to those of the withdrawn call.

    A shape here is what is said about lengths and honours; strength is high-card points.
    """

    counts: Counts
    shape_share: Fraction
    """Of all hands: how many have a shape of the withdrawn call."""
    off_shape: Fraction
    """Of the replacement's hands: how many have none of its shapes."""
    off_longer_shape: Fraction
    """The same, if suits may be longer than shown, and than denied."""
    off_plain_shape: Fraction
    """The same, if stoppers and the quality of suits do not count either."""
    beyond_slight: Fraction
    """Of the replacement's hands: how many are stronger or weaker by more than a little."""
    beyond_close: Fraction
    """And by more than that."""
    beyond_ends: Fraction
    """Of them: how many are beyond the least and the most that the withdrawn call could have at
    all, by more than a little. What it left out between the two is not beyond."""
    below_ends: Fraction
    """Of those: how many are weaker."""
    strength_within: Fraction
    """Of the replacement's hands of such shapes: how many have the strength."""
    strength_covers: Fraction
    """Of the withdrawn call's hands with shapes of the replacement: how many have its strength."""

    @property
    def promises_shape(self) -> bool:
        """Does the withdrawn call say anything about the shape of the hand?"""
        return self.shape_share < thresholds.NO_PROMISE


def measure(withdrawn: Condition, replacement: Condition, deck: Deck = STANDARD) -> Measures:
    """Counts everything about two meanings."""
    loosely = stretched(withdrawn)
    plainly = without_quality(loosely)
    cells = cells_for(withdrawn, replacement, loosely, deck=deck)
    count = cells.count
    old, new = cells.set_of(withdrawn), cells.set_of(replacement)
    old_shapes, new_shapes = cells.with_shapes_of(old), cells.with_shapes_of(new)
    counts = Counts(count(old), count(new), count(old & new))
    shape_share = _share(count(old_shapes), cells.hands)
    off_shape = count(new & ~old_shapes)
    off_longer = count(new & ~cells.with_shapes_of(cells.set_of(loosely)))
    off_plain = off_longer
    if plainly != loosely:
        off_plain = count(new & ~cells.with_shapes_of(cells.set_of(plainly)))
    if shape_share >= thresholds.NO_PROMISE:
        # Where no shape is promised, the strength alone is looked at.
        old |= cells.at_points(cells.rows_of(old)) & ~old_shapes
        old_shapes = cells.every
    in_shape = new & old_shapes
    common = count(old & new)
    below, above = _beyond_ends(cells, old)
    return Measures(
        counts,
        shape_share,
        _share(off_shape, counts.replacement),
        _share(off_longer, counts.replacement),
        _share(off_plain, counts.replacement),
        _share(count(in_shape & ~cells.widened(old, thresholds.SLIGHT_POINTS)), counts.replacement),
        _share(count(in_shape & ~cells.widened(old, thresholds.CLOSE_POINTS)), counts.replacement),
        _share(count(in_shape & (below | above)), counts.replacement),
        _share(count(in_shape & below), counts.replacement),
        _share(common, count(in_shape)),
        _share(common, count(old & new_shapes)),
    )


def _beyond_ends(cells: Cells, old: int) -> tuple[int, int]:
    """The cells too weak, and those too strong, for any hand of the set."""
    ends = _range(cells.rows_of(old & cells.possible) or 1)
    floor, ceiling = ends.low - thresholds.SLIGHT_POINTS, ends.high + thresholds.SLIGHT_POINTS
    below = cells.at_points((1 << floor) - 1 if floor > 0 else 0)
    return below, cells.at_points((1 << ROWS) - (2 << ceiling))


def _share(part: int, whole: int) -> Fraction:
    return Fraction(part, whole) if whole else Fraction(0)


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


def extent(condition: Condition, deck: Deck = STANDARD) -> Extent | None:
    """The least and the most of everything, or nothing if no hand fits."""
    cells = all_cells(deck, features_of([condition]))
    held = cells.set_of(condition) & cells.possible
    if not held:
        return None
    points, shapes = cells.rows_of(held), cells.shapes_of(held)
    clubs, diamonds, hearts, spades = (_range(_lengths(deck, shapes, suit)) for suit in SUITS)
    return Extent(_range(points), (clubs, diamonds, hearts, spades))


def _lengths(deck: Deck, shapes: int, suit: Suit) -> int:
    """The lengths that a suit has in some shapes, as a bit mask."""
    return sum(
        1 << length
        for length in range(len(deck.ranks) + 1)
        if shapes & shapes_with(deck, Length(suit, length, length))
    )


def _range(mask: int) -> Range:
    return Range((mask & -mask).bit_length() - 1, mask.bit_length() - 1)
