"""A file's points against ours, and what somebody chooses: keep them, or compute again."""

from __future__ import annotations

from dataclasses import dataclass, replace
from fractions import Fraction

from bridgelaw.scoring.field import Field, Method
from bridgelaw.scoring.kept import Kept, KeptLine, Shift
from bridgelaw.scoring.standings import Standings, score_field
from bridgelaw.scoring.stated.choice import Choice
from bridgelaw.scoring.stated.differences import Difference, differing_lines
from bridgelaw.scoring.stated.matches import (
    MatchDifference,
    differing_matches,
    differing_team_totals,
    stated_once,
)
from bridgelaw.scoring.stated.points import Stated, StatedTotal
from bridgelaw.scoring.stated.totals import TotalDifference, differing_totals, total_of
from bridgelaw.scoring.totals import Total


@dataclass(frozen=True, slots=True)
class Compared:
    """What a file says beside what we compute."""

    computed: Standings
    """Ours alone."""
    kept: Standings
    """With the file's points where they are not ours."""
    lines: tuple[Difference, ...] = ()
    totals: tuple[TotalDifference, ...] = ()
    matches: tuple[MatchDifference, ...] = ()
    """Of teams."""

    def __bool__(self) -> bool:
        return bool(self.lines or self.totals or self.matches)

    def chosen(self, choice: Choice) -> Standings:
        """The standings that count."""
        return self.kept if choice is Choice.KEEP else self.computed


def compared(field: Field, stated: Stated) -> Compared:
    """The points of a file beside ours.

    >>> from fractions import Fraction
    >>> from bridgelaw.game import Side
    >>> from bridgelaw.scoring import Event, Line, parse_outcome
    >>> results = [("1", "2", "4S= by N"), ("3", "4", "4S-1 by N")]
    >>> lines = tuple(Line(1, ns, ew, parse_outcome(text)) for ns, ew, text in results)
    >>> stated = Stated({0: {Side.NS: Fraction(1), Side.EW: Fraction(1)}})
    >>> found = compared(Field(Event(), lines), stated)
    >>> [(each.place, each.reason.cause.value) for each in found.lines]
    [(0, 'unknown')]
    >>> [str(found.chosen(choice).score(0).ns.points) for choice in Choice]
    ['1', '2']
    """
    computed = score_field(field)
    if not stated:
        return Compared(computed, computed)
    is_teams = field.event.method is Method.TEAMS
    if is_teams:
        stated = stated_once(field, stated)
    lines = differing_lines(computed, stated)
    points = {each.place: KeptLine(each.stated, each.is_compared) for each in lines}
    kept = computed
    if lines:
        kept = score_field(replace(field, kept=Kept(field.lines, points), _is_checked=True))
    if is_teams:
        return _of_teams(computed, kept, lines, points, stated)
    by_hand = [each.place for each in lines if not each.is_compared]
    totals = differing_totals(kept, stated, by_hand)
    shifts: dict[tuple[int, str], Shift] = {}
    for each in totals:
        key = (each.session, each.contestant)
        ours = total_of(kept, key)
        if ours is not None:
            shifts[key] = _shift(ours, stated.totals[key])
    if shifts:
        whole = Kept(field.lines, points, shifts)
        kept = replace(kept, field=replace(field, kept=whole, _is_checked=True))
    return Compared(computed, kept, lines, totals)


def _of_teams(
    computed: Standings,
    kept: Standings,
    lines: tuple[Difference, ...],
    points: dict[int, KeptLine],
    stated: Stated,
) -> Compared:
    """Boards count in their match, and matches in the total."""
    field = computed.field
    matches = differing_matches(kept, stated)
    own = Kept(field.lines, points, matches={each.key: each.kept for each in matches})
    if matches:
        kept = replace(computed, field=replace(field, kept=own, _is_checked=True))
    totals = differing_team_totals(kept, stated)
    if totals:
        shifts = {
            (each.session, each.contestant): Shift(each.stated - each.computed) for each in totals
        }
        whole = replace(own, totals=shifts)
        kept = replace(computed, field=replace(field, kept=whole, _is_checked=True))
    return Compared(computed, kept, lines, totals, matches)


def _shift(ours: Total, stated: StatedTotal) -> Shift:
    """What the file's total has over ours; a percentage tells of how many points it is."""
    assert stated.points is not None
    possible = Fraction(0)
    if stated.percent and ours.possible:
        possible = 100 * stated.points / stated.percent - ours.possible
    return Shift(stated.points - ours.points, possible)
