"""Law 23A1: how alike two calls are in shape, and in strength."""

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


def shape_grade(measures: Measures, told: frozenset[Feature]) -> Grade:
    """Of the distribution, and of what the withdrawn call told about honours."""
    off, longer = measures.off_shape, measures.off_longer_shape
    if not off:
        return Grade.SIMILAR
    if not measures.promises_shape:
        # Hands that the withdrawn call left out may be among others, but not what is shown.
        if off <= thresholds.CLOSE_SHAPE:
            return Grade.SIMILAR
        return Grade.CLOSE if off <= thresholds.LONGER else Grade.DIFFERENT
    # A number of aces is told to be taken exactly: one more is no freak, however rare it is.
    exactly = any(feature.kind in _COUNTED for feature in told)
    if off <= thresholds.SLIGHT_SHAPE and not exactly:
        return Grade.SIMILAR
    if off <= thresholds.LONGER and longer <= thresholds.SLIGHT_SHAPE and not exactly:
        return Grade.SIMILAR
    if off <= thresholds.CLOSE_SHAPE:
        return Grade.CLOSE
    if off <= thresholds.CLOSE_LONGER and longer <= thresholds.CLOSE_SHAPE:
        return Grade.CLOSE
    if longer > measures.off_plain_shape and measures.off_plain_shape <= thresholds.SLIGHT_SHAPE:
        return Grade.CLOSE
    return Grade.DIFFERENT


def strength_grade(measures: Measures, old: Extent, new: Extent) -> Grade:
    """Of the points."""
    within, covers = measures.strength_within, measures.strength_covers
    slight = measures.beyond_slight <= thresholds.NEGLIGIBLE
    between_the_ends = measures.beyond_ends <= thresholds.NEGLIGIBLE
    alike = within >= thresholds.HALF and covers >= thresholds.HALF
    narrow = measures.shape_share <= thresholds.NARROW
    if slight and (alike or within >= thresholds.NEARLY_WITHIN):
        return Grade.SIMILAR
    if slight and covers >= thresholds.NEARLY_ALL and within >= thresholds.BARELY:
        return Grade.SIMILAR
    if between_the_ends and within >= thresholds.NEARLY_ALL:
        return Grade.SIMILAR
    if narrow and within >= thresholds.NARROW_WITHIN and covers >= thresholds.HALF:
        return Grade.SIMILAR
    if slight and (
        within >= thresholds.HALF
        or (within >= thresholds.BARELY and covers >= thresholds.HALF)
        or covers >= thresholds.NEARLY_ALL
        or _a_point_at_each_end(old, new)
    ):
        return Grade.CLOSE
    near = measures.beyond_close <= thresholds.NEGLIGIBLE or within >= thresholds.MOSTLY
    if alike and near:
        return Grade.CLOSE
    if between_the_ends and within >= thresholds.MOSTLY:
        return Grade.CLOSE
    if (
        # The same, but it may be stronger. A pass that only denied strength is not the same then.
        old.points.low > thresholds.SLIGHT_POINTS
        and measures.below_ends <= thresholds.NEGLIGIBLE
        and covers >= thresholds.NEARLY_ALL
        and within >= thresholds.BARELY
    ):
        return Grade.CLOSE
    if narrow and within >= thresholds.NARROW_CLOSE:
        return Grade.CLOSE
    return Grade.DIFFERENT


def _a_point_at_each_end(old: Extent, new: Extent) -> bool:
    return (
        max(abs(new.points.low - old.points.low), abs(new.points.high - old.points.high))
        <= thresholds.AN_END
    )
