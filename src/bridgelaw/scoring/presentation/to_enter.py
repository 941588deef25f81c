"""What a person enters by hand in the scoring program, whose own file nobody else writes.

No scoring program takes weighted scores from outside, and few take split ones: of those each
side's points are entered, as they come out here.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

from bridgelaw.game import Side
from bridgelaw.locale import Text, tr
from bridgelaw.scoring.awards import Artificial, Assigned, NoScore
from bridgelaw.scoring.field import UNIT_NAMES, Field, Line, Method, Penalty, Unit, natural
from bridgelaw.scoring.numbers import mixed
from bridgelaw.scoring.presentation.figures import Figures, points_on
from bridgelaw.scoring.presentation.names import table_name
from bridgelaw.scoring.presentation.rows import SIDE_NAMES
from bridgelaw.scoring.sections import section_of
from bridgelaw.scoring.standings import Standings
from bridgelaw.scoring.words import award_text, outcome_text


@dataclass(frozen=True, slots=True)
class LineToEnter:
    """A line of a traveller that is to be changed in the scoring program."""

    place: int
    line: Line
    table: str
    enter: Text
    """What to enter."""
    awarded: Text | None
    """What it stands for, where that is more than what is entered."""


@dataclass(frozen=True, slots=True)
class PenaltyToEnter:
    """A penalty, as an amount of the event's unit."""

    penalty: Penalty
    enter: Text


def lines_to_enter(standings: Standings, since: Field | None = None) -> tuple[LineToEnter, ...]:
    """Every line that is adjusted, or whose result was corrected.

    In the order in which scoring programs ask for them: section by section, board by board, table
    by table. `since`: the results as the program has them; only what counts otherwise is listed.
    """
    field = standings.field
    known = {} if since is None else {_meeting(line): line for line in since.lines}
    lines = []
    for place, line in enumerate(field.lines):
        before = known.get(_meeting(line))
        is_new = line.adjusted is not None if before is None else counts(line) != counts(before)
        if is_new:
            lines.append(line_to_enter(standings, place))
    return in_order(lines)


def line_to_enter(standings: Standings, place: int) -> LineToEnter:
    """What is entered for a line, whether it counts otherwise than before or not."""
    field = standings.field
    enter, awarded = _entered(standings, place)
    return LineToEnter(place, field.lines[place], table_name(field, place), enter, awarded)


def in_order(lines: Iterable[LineToEnter]) -> tuple[LineToEnter, ...]:
    def order(each: LineToEnter) -> tuple[Any, ...]:
        line = each.line
        return line.session, natural(section_of(line)), line.board, natural(each.table), each.place

    return tuple(sorted(lines, key=order))


def counts(line: Line) -> tuple[str, str]:
    """What counts for each side, as it is written: one outcome is the same however it came."""
    if line.adjusted is not None:
        return str(line.adjusted.ns), str(line.adjusted.ew)
    result = "" if line.result is None else str(line.result)
    return result, result


def penalties_to_enter(
    standings: Standings, since: Field | None = None
) -> tuple[PenaltyToEnter, ...]:
    """The penalties that the scoring program has not."""
    known = Counter(() if since is None else since.penalties)
    penalties = []
    for penalty in standings.field.penalties:
        if known[penalty]:
            known[penalty] -= 1
            continue
        penalties.append(PenaltyToEnter(penalty, _amount(penalty)))
    return tuple(penalties)


def _meeting(line: Line) -> tuple[int, int, str, str]:
    return line.session, line.board, line.ns, line.ew


def _entered(standings: Standings, place: int) -> tuple[Text, Text | None]:
    line = standings.field.lines[place]
    adjusted = line.adjusted
    if adjusted is None:
        played = tr("not played") if line.result is None else outcome_text(line.result)
        return played, None
    ns, ew = adjusted.ns, adjusted.ew
    if isinstance(ns, NoScore) and isinstance(ew, NoScore):
        return tr("no score"), None
    if ns == ew and isinstance(ns, Assigned) and not ns.is_weighted:
        outcome = ns.outcomes[0][0]
        return outcome_text(outcome), None
    points = tuple(_points(standings, place))
    if all(isinstance(award, Artificial) for award in (ns, ew)):
        awarded = tr("{ns} / {ew}", ns=str(ns), ew=str(ew))
        return _sides(points), awarded
    if ns == ew:
        return _sides(points), award_text(ns)
    return _sides(points), tr("NS: {ns}; EW: {ew}", ns=award_text(ns), ew=award_text(ew))


def percents(standings: Standings, place: int) -> tuple[Fraction, Fraction] | None:
    """What each side has of the top, in per cent; `None` where nobody counts in tops."""
    event, line = standings.field.event, standings.field.lines[place]
    top = _top(standings, place) if event.method is Method.MATCHPOINTS else None
    points = points_on(standings, line.key)[place]
    ns, ew = points[Side.NS], points[Side.EW]
    return None if not top or ns is None or ew is None else (100 * ns / top, 100 * ew / top)


def _points(standings: Standings, place: int) -> Iterator[Text | str]:
    """What each side has: in matchpoints with its percentage, which most programs take."""
    event = standings.field.event
    figures = Figures(event)
    line = standings.field.lines[place]
    of_sides = points_on(standings, line.key)[place]
    texts = figures.points(of_sides[side] for side in Side)
    top = _top(standings, place) if event.method is Method.MATCHPOINTS else None
    for side, text in zip(Side, texts, strict=True):
        points = of_sides[side]
        if points is None:
            yield tr("no score")
        elif top:
            percent = f"{figures.percent(100 * points / top)}%"
            yield tr("{points} = {percent}", points=text, percent=percent)
        else:
            yield text


def _top(standings: Standings, place: int) -> Fraction | None:
    board = standings.boards[standings.field.lines[place].key]
    score = board.scores[board.lines.index(place)]
    return next((one.possible for side in Side if (one := score.side(side)) is not None), None)


def _sides(points: tuple[Text | str, ...]) -> Text:
    ns, ew = points
    return tr("{first} {ns}, {second} {ew}", first=SIDE_NAMES[Side.NS], ns=ns,
              second=SIDE_NAMES[Side.EW], ew=ew)  # fmt: skip


def _amount(penalty: Penalty) -> Text:
    size, is_bonus = abs(penalty.amount), penalty.amount < 0
    if penalty.unit is Unit.TOP:
        amount = tr("{share} of a top", share=f"{mixed(100 * size)}%")
    else:
        amount = tr("{amount} {unit}", amount=mixed(size), unit=UNIT_NAMES[penalty.unit])
    return tr("bonus {amount}", amount=amount) if is_bonus else tr("minus {amount}", amount=amount)
