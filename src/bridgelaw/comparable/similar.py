"""Law 23A1: how alike two calls are in shape, and in strength.

Each kind of difference is weighed for itself, in hands outside for each hand within, and the worst
of them decides. So more hands outside can only make a replacement less comparable.
"""

from __future__ import annotations

from enum import Enum, IntEnum
from typing import NamedTuple

from bridgelaw.comparable import thresholds
from bridgelaw.comparable.counting.measures import Extent, Measures
from bridgelaw.comparable.features import Feature, Kind


class Grade(IntEnum):
    """How alike two calls are in one respect. Between the ends it is open, but leans one way."""

    DIFFERENT = 0
    LEANS_AGAINST = 1
    LEANS_TOWARDS = 2
    SIMILAR = 3

    @property
    def is_open(self) -> bool:
        """Does the director decide?"""
        return self in (Grade.LEANS_AGAINST, Grade.LEANS_TOWARDS)


class Way(Enum):
    """A way in which a hand of the replacement lies outside the withdrawn call."""

    SHAPE = "shape"
    EXACT = "exact"
    """Another number of aces or key cards than was told."""
    LEFT_OUT = "left out"
    """A shape that a call left out which promised none."""
    LONGER = "longer"
    QUALITY = "quality"
    NEAR = "near"
    WEAKER = "weaker"
    NO_LIMIT = "no limit"
    """Stronger, where all that was said was a limit."""
    STRONGER = "stronger"
    BETWEEN = "between"


class Weighed(NamedTuple):
    """One way, weighed for itself."""

    grade: Grade
    way: Way
    hands: int
    """Those that lie outside in this way."""


_COUNTED = (Kind.ACES, Kind.KINGS, Kind.KEYCARDS, Kind.CONTROLS)


def _grade(similar: bool, close: bool, towards: bool) -> Grade:
    if similar:
        return Grade.SIMILAR
    if not close:
        return Grade.DIFFERENT
    return Grade.LEANS_TOWARDS if towards else Grade.LEANS_AGAINST


def shape_weighed(measures: Measures, told: frozenset[Feature]) -> Weighed:
    """The worst of the distribution, and of what the withdrawn call told about honours."""
    off = measures.odds(measures.off_shape)
    if measures.promises_shape:
        # A number of aces is told to be taken exactly: one more is no freak, however rare it is.
        exactly = any(feature.kind in _COUNTED for feature in told)
        freaks = 0 if exactly else thresholds.FREAKS
        grade = _grade(off <= freaks, off <= thresholds.CLOSE_SHAPE, towards=False)
        shape = Weighed(grade, Way.EXACT if exactly else Way.SHAPE, measures.off_shape)
    else:
        grade = _grade(off <= thresholds.LEFT_OUT, off <= thresholds.CLOSE_LEFT_OUT, towards=True)
        shape = Weighed(grade, Way.LEFT_OUT, measures.off_shape)
    longer = measures.off_shape + measures.longer
    together, quality = measures.odds(longer), measures.odds(measures.quality)
    return min(
        shape,
        Weighed(
            _grade(together <= thresholds.LONGER, together <= thresholds.CLOSE_LONGER, True),
            Way.LONGER,
            longer,
        ),
        Weighed(
            _grade(quality <= thresholds.FREAKS, True, quality <= thresholds.AS_MANY),
            Way.QUALITY,
            measures.quality,
        ),
        key=lambda weighed: weighed.grade,
    )


def strength_weighed(measures: Measures, old: Extent, new: Extent) -> Weighed:
    """The worst of the points."""
    return min(
        _promise_broken(measures, old),
        _limit_exceeded(measures, old, new),
        _near(measures),
        _left_out_between(measures),
        key=lambda weighed: weighed.grade,
    )


def has_a_floor(old: Extent) -> bool:
    """Whether the call promised strength; if not, all that it said was how little it has."""
    return old.points.low > thresholds.SLIGHT_POINTS


def is_far_above(measures: Measures) -> bool:
    """Whether hands that are clearly stronger are more than a tail."""
    above, off = measures.odds(measures.stronger), measures.odds(measures.off_strength)
    return above > thresholds.TAIL_ABOVE and off > thresholds.FEW_ABOVE


def _near(measures: Measures) -> Weighed:
    near, covers = measures.odds(measures.near), measures.covers
    half = covers >= thresholds.HALF
    grade = _grade(
        near <= thresholds.NEAR
        or (half and near <= thresholds.AS_MANY)
        or (covers >= thresholds.NEARLY_ALL and near <= thresholds.HARDLY_MORE),
        near <= thresholds.AS_MANY or (half and near <= thresholds.CLOSE_NEAR),
        towards=near <= thresholds.AS_MANY,
    )
    return Weighed(grade, Way.NEAR, measures.near)


def _promise_broken(measures: Measures, old: Extent) -> Weighed:
    """Too weak for a call that promised strength, or too strong for one that denied it."""
    floor = has_a_floor(old)
    hands = measures.weaker + (0 if floor else measures.stronger)
    broken = measures.odds(hands)
    grade = _grade(
        broken <= thresholds.TAIL_BELOW,
        measures.covers >= thresholds.HALF and broken <= thresholds.CLOSE_BELOW,
        towards=False,
    )
    return Weighed(grade, Way.WEAKER if floor else Way.NO_LIMIT, hands)


def _limit_exceeded(measures: Measures, old: Extent, new: Extent) -> Weighed:
    """Stronger than the limit of a call that also has a floor: what was promised is there."""
    above, half = measures.odds(measures.stronger), measures.covers >= thresholds.HALF
    more = half and above <= thresholds.ABOVE
    grade = _grade(
        not has_a_floor(old) or not is_far_above(measures) or (old.two_suits and more),
        above <= thresholds.CLOSE_ABOVE
        or more
        or (old.two_suits and above <= thresholds.CLOSE_ABOVE_IN_TWO_SUITS),
        towards=measures.odds(measures.off_strength) <= thresholds.LEANS_ABOVE,
    )
    near = measures.near if new.points.low >= old.points.low else 0  # else some are weaker
    return Weighed(grade, Way.STRONGER, near + measures.stronger)


def _left_out_between(measures: Measures) -> Weighed:
    """Within the ends, but among the hands that make another call."""
    every, far = measures.odds(measures.all_between), measures.odds(measures.between)
    grade = _grade(
        every <= thresholds.BETWEEN,
        every <= thresholds.CLOSE_BETWEEN
        or (measures.covers >= thresholds.HALF and far <= thresholds.CLOSE_BETWEEN),
        towards=every <= thresholds.CLOSE_BETWEEN,
    )
    return Weighed(grade, Way.BETWEEN, measures.all_between)
