"""Law 23A1: how alike two calls are in shape, and in strength.

Each kind of difference is weighed for itself, in hands outside for each hand within, and the worst
of them decides. So more hands outside can only make a replacement less comparable.
"""

from __future__ import annotations

from enum import IntEnum

from bridgelaw.comparable import thresholds
from bridgelaw.comparable.counting.measures import Extent, Measures
from bridgelaw.comparable.features import Feature, Kind


class Grade(IntEnum):
    """How alike two calls are in one respect."""

    DIFFERENT = 0
    CLOSE = 1
    SIMILAR = 2


_COUNTED = (Kind.ACES, Kind.KINGS, Kind.KEYCARDS, Kind.CONTROLS)


def _grade(similar: bool, close: bool) -> Grade:
    return Grade.SIMILAR if similar else Grade.CLOSE if close else Grade.DIFFERENT


def shape_grade(measures: Measures, told: frozenset[Feature]) -> Grade:
    """Of the distribution, and of what the withdrawn call told about honours."""
    off = measures.odds(measures.off_shape)
    together = measures.odds(measures.off_shape + measures.longer)
    if measures.promises_shape:
        # A number of aces is told to be taken exactly: one more is no freak, however rare it is.
        exactly = any(feature.kind in _COUNTED for feature in told)
        freaks = 0 if exactly else thresholds.FREAKS
        shape = _grade(off <= freaks, off <= thresholds.CLOSE_SHAPE)
    else:
        shape = _grade(off <= thresholds.LEFT_OUT, off <= thresholds.CLOSE_LEFT_OUT)
    quality = measures.odds(measures.quality)
    return min(
        shape,
        _grade(together <= thresholds.LONGER, together <= thresholds.CLOSE_LONGER),
        _grade(quality <= thresholds.FREAKS, close=True),
    )


def strength_grade(measures: Measures, old: Extent) -> Grade:
    """Of the points."""
    return min(
        _near(measures),
        _promise_broken(measures, old),
        _limit_exceeded(measures, old),
        _left_out_between(measures),
    )


def has_a_floor(old: Extent) -> bool:
    """Whether the call promised strength; if not, all that it said was how little it has."""
    return old.points.low > thresholds.SLIGHT_POINTS


def _near(measures: Measures) -> Grade:
    near, covers = measures.odds(measures.near), measures.covers
    half = covers >= thresholds.HALF
    return _grade(
        near <= thresholds.NEAR
        or (half and near <= thresholds.AS_MANY)
        or (covers >= thresholds.NEARLY_ALL and near <= thresholds.HARDLY_MORE),
        near <= thresholds.AS_MANY or (half and near <= thresholds.CLOSE_NEAR),
    )


def _promise_broken(measures: Measures, old: Extent) -> Grade:
    """Too weak for a call that promised strength, or too strong for one that denied it."""
    hands = measures.weaker + (0 if has_a_floor(old) else measures.stronger)
    broken = measures.odds(hands)
    return _grade(
        broken <= thresholds.TAIL_BELOW,
        measures.covers >= thresholds.HALF and broken <= thresholds.CLOSE_BELOW,
    )


def _limit_exceeded(measures: Measures, old: Extent) -> Grade:
    """Stronger than the limit of a call that also has a floor: what was promised is there."""
    if not has_a_floor(old):
        return Grade.SIMILAR
    above, half = measures.odds(measures.stronger), measures.covers >= thresholds.HALF
    more = half and above <= thresholds.ABOVE
    return _grade(
        above <= thresholds.TAIL_ABOVE or (old.two_suits and more),
        above <= thresholds.CLOSE_ABOVE
        or more
        or (old.two_suits and above <= thresholds.CLOSE_ABOVE_IN_TWO_SUITS),
    )


def _left_out_between(measures: Measures) -> Grade:
    """Within the ends, but among the hands that make another call."""
    every, far = measures.odds(measures.all_between), measures.odds(measures.between)
    return _grade(
        every <= thresholds.BETWEEN,
        every <= thresholds.CLOSE_BETWEEN
        or (measures.covers >= thresholds.HALF and far <= thresholds.CLOSE_BETWEEN),
    )
