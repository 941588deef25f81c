"""What a change of one score changes for everybody, before and after."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction

from bridgelaw.game import Side
from bridgelaw.locale import Text
from bridgelaw.scoring.presentation.figures import Points, points_on
from bridgelaw.scoring.presentation.names import winners_of
from bridgelaw.scoring.standings import Rank, Standings


@dataclass(frozen=True, slots=True)
class LineChange:
    """A line of the board, before and after."""

    place: int
    before: Points
    after: Points

    def has_changed(self, side: Side) -> bool:
        return self.before[side] != self.after[side]

    @property
    def is_changed(self) -> bool:
        return any(map(self.has_changed, Side))


@dataclass(frozen=True, slots=True)
class RankChange:
    """A contestant in the ranking, before and after."""

    direction: Side | None
    before: Rank
    after: Rank

    @property
    def is_changed(self) -> bool:
        return self.before != self.after


def line_changes(before: Standings, after: Standings, place: int) -> list[LineChange]:
    """Every line of the board on which something was changed."""
    key = before.field.lines[place].key
    old, new = points_on(before, key), points_on(after, key)
    return [LineChange(at, old[at], new[at]) for at in before.field.boards[key]]


def rank_changes(before: Standings, after: Standings) -> list[RankChange]:
    """Everybody, in the order of the new ranking."""
    changes = []
    for side in winners_of(before):
        old = {rank.total.contestant: rank for rank in before.ranking(side)}
        changes += [
            RankChange(side, old[rank.total.contestant], rank) for rank in after.ranking(side)
        ]
    return changes


def arrow(before: Fraction | int | None, after: Fraction | int | None) -> str:
    """Up, down, or nothing where it stays the same."""
    if before == after:
        return ""
    if before is None or after is None:
        return "◆"
    return "▲" if after > before else "▼"


def derivations(after: Standings, place: int) -> dict[Side, tuple[Text, ...]]:
    """How the scores of an adjusted line are computed."""
    from bridgelaw.scoring.context_of_line import context_at
    from bridgelaw.scoring.derivation.derive import derive, knockout_average

    adjusted = after.field.lines[place].adjusted
    if adjusted is None:
        return {}
    context = context_at(after.field, place, after)
    derived = {side: derive(adjusted.award(side), side, context) for side in Side}
    lines = {side: one.lines for side, one in derived.items()}
    ns, ew = derived[Side.NS].value, derived[Side.EW].value
    if context.knockout and ns is not None and ew is not None and ns + ew:
        # 12C4: both teams get the same in the end.
        lines = {side: (*each, knockout_average(ns, ew)) for side, each in lines.items()}
    return lines
