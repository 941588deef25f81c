"""With what a side's scores are compared, by the method of the event."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction

from bridgelaw.game import Side
from bridgelaw.locale import Text
from bridgelaw.scoring.board_context import BoardContext
from bridgelaw.scoring.derivation.by_imps import AgainstDatum, CrossImps, OtherTable
from bridgelaw.scoring.derivation.by_matchpoints import Matchpoints, SmallGroup
from bridgelaw.scoring.derivation.comparison import IMPS, MATCHPOINTS, POINTS, Comparison, total_of
from bridgelaw.scoring.entries import Shares
from bridgelaw.scoring.field import Method
from bridgelaw.scoring.profile import Neuberg
from bridgelaw.scoring.scored_board import Size


def unit_of(method: Method) -> Text:
    return {Method.MATCHPOINTS: MATCHPOINTS, Method.TOTAL_POINTS: POINTS}.get(method, IMPS)


def comparison_of(
    context: BoardContext, side: Side, own: Shares, is_in_field: bool = True
) -> Comparison | None:
    """How this side's scores are valued on the context; `None` if it has nothing to compare with.

    `own` is what the side's line brings into the field. Scores that are not in the field
    themselves (the Rn and Re of 12C1(e)) are valued against the others alone.
    """
    if context.method is Method.TOTAL_POINTS:
        return TotalPoints()
    sign = 1 if side is Side.NS else -1
    if context.method is Method.TEAMS:
        there = context.other_table.get(side)
        if there is None:
            return None
        # At the other table the team sits in the other direction.
        return OtherTable(tuple((-sign * score, weight) for score, weight in there.items()))
    others_here = context.others.get(side)
    if others_here is None:
        return None
    others = {sign * score: number for score, number in others_here.items()}
    together = dict(others)
    for score, weight in own:
        together[score] = together.get(score, 0) + weight
    if context.method is Method.BUTLER:
        return AgainstDatum(together, context.profile.butler)
    size = _size(context, side, total_of(others) + 1)
    if context.method is Method.CROSS_IMPS:
        return CrossImps(others, context.profile, size)
    if size.is_small(context.profile):
        return SmallGroup(others, context.profile, size)
    return Matchpoints(
        together if is_in_field else others, is_in_field, context.profile, size, others
    )


def _size(context: BoardContext, side: Side, number: int) -> Size:
    forms = context.other_forms.get(side, ())
    there = number + sum(forms)
    is_made_up = context.profile.neuberg is not Neuberg.NONE
    return Size(number, forms, max(context.scores, there) if is_made_up else there)


@dataclass(frozen=True)
class TotalPoints(Comparison):
    """The scores themselves."""

    unit = POINTS

    def of(self, score: int) -> Fraction:
        return Fraction(score)
