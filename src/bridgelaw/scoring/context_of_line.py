"""The context of one line of a field: everything that its score is compared with."""

from __future__ import annotations

from dataclasses import replace

from bridgelaw.game import Side
from bridgelaw.scoring.artificial import Elsewhere, mean_of
from bridgelaw.scoring.awards import Artificial, Average, Award, NoScore
from bridgelaw.scoring.board_context import BoardContext, Frequencies
from bridgelaw.scoring.entries import entry_of
from bridgelaw.scoring.field import Adjustment, Field, Line, Method
from bridgelaw.scoring.scored_board import SideScore
from bridgelaw.scoring.standings import Standings, score_field
from bridgelaw.scoring.teams import matches_of

_OPEN = Adjustment(Artificial(Average.AVERAGE), Artificial(Average.AVERAGE))
"""A score that counts and that nobody is compared with: what is left are the others."""


def context_at(field: Field, place: int, standings: Standings | None = None) -> BoardContext:
    """What the score of the line in this place is compared with, for a ruling on it.

    The field's standings, where they are at hand, spare scoring it again.

    >>> from bridgelaw import Field, Side
    >>> from bridgelaw.scoring import Event, Line, parse_outcome
    >>> lines = (
    ...     Line(1, "1", "2", parse_outcome("4S= by N")),
    ...     Line(1, "3", "4", parse_outcome("4S-1 by N")),
    ... )
    >>> scores = context_at(Field(Event(), lines), 1)
    >>> str(scores.result), dict(scores.others[Side.NS])
    ('4S-1 by N', {420: 1})
    """
    if field.event.method is Method.TEAMS:
        return _of_match(field, place)
    line = field.lines[place]
    event = field.event
    scored = (score_field(field) if standings is None else standings).adjust(place, _OPEN)
    board = scored.compared[line.key]
    others: dict[Side, Frequencies] = {}
    for side in Side:
        group = board.groups.get((line.group, side))
        sign = 1 if side is Side.NS else -1
        scores = {} if group is None else group.frequencies
        others[side] = {sign * score: number for score, number in scores.items()}
    return BoardContext(
        method=event.method,
        vulnerability=field.vulnerability(line.key),
        profile=event.profile,
        result=line.result,
        others=others,
        scores=board.scores_expected,
        other_forms={
            side: tuple(
                group.number
                for (form, direction), group in board.groups.items()
                if direction is side and form != line.group
            )
            for side in Side
        },
        averages={side: mean_of(board, side) for side in Side},
        elsewhere={
            side: scored.elsewhere.get((line.session, line.contestant(side)), Elsewhere())
            for side in Side
        },
        average_pluses={side: _pluses_before(scored, place, side) for side in Side},
    )


def _of_match(field: Field, place: int) -> BoardContext:
    """Teams: what both teams have at the other table of the match, and on its other boards."""
    line = field.lines[place]
    event = field.event
    table, awarded = _there(field, line)
    history = {side: _history(field, place, line.contestant(side)) for side in Side}
    return BoardContext(
        method=event.method,
        vulnerability=field.vulnerability(line.key),
        profile=event.profile,
        result=line.result,
        other_table=table,
        awarded_there=awarded,
        other_forms=_other_form(field, line),
        elsewhere={side: past[0] for side, past in history.items()},
        average_pluses={side: past[1] for side, past in history.items()},
        knockout=event.knockout,
    )


def _there(field: Field, line: Line) -> tuple[dict[Side, Frequencies], dict[Side, Award]]:
    """What each direction's team got at the other table, and was awarded if that was adjusted."""
    table: dict[Side, Frequencies] = {}
    awarded: dict[Side, Award] = {}
    other = other_line(field, line)
    if other is None:
        return table, awarded
    # There a team sits in the other direction.
    for side in Side:
        if other.adjusted is not None:
            awarded[side] = other.adjusted.award(side.other)
        entry = entry_of(other, side.other, field.vulnerability(line.key))
        if entry is not None:
            sign = 1 if side is Side.EW else -1
            table[side] = {sign * score: weight for score, weight in entry.own}
    return table, awarded


def _other_form(field: Field, line: Line) -> dict[Side, tuple[int, ...]]:
    """87C: the one score of the other table, if it was made on another form of the board."""
    other = other_line(field, line)
    if other is None or other.result is None or other.group == line.group:
        return {}
    return dict.fromkeys(Side, (1,))


def _history(field: Field, place: int, team: str) -> tuple[Elsewhere, int]:
    """What a team has on the other boards of the session, and its earlier average-plus scores."""
    opened = replace(field.lines[place], adjusted=_OPEN)
    lines = [
        opened if at == place else line
        for at, line in enumerate(field.lines)
        if line.session == opened.session and team in (line.ns, line.ew)
    ]
    # 12C4 comes last: the other boards count as each team has them.
    event = replace(field.event, knockout=False)
    own = Field(event, tuple(lines), vulnerabilities=field.vulnerabilities)
    elsewhere = Elsewhere()
    pluses = 0
    is_before = True
    for match in matches_of(own):
        for swing in match.swings:
            awards = [own.lines[at].award(_side_of(own.lines[at], team)) for at in swing.lines]
            if any(isinstance(award, NoScore) for award in awards):
                awards = []  # the board does not count, whatever was awarded at the other table
            artificial = [award for award in awards if isinstance(award, Artificial)]
            is_before = is_before and all(own.lines[at] is not opened for at in swing.lines)
            pluses += is_before and any(award.kind is Average.PLUS for award in artificial)
            gain = swing.first if team == match.teams[0] else swing.second
            if gain is not None and not artificial:
                elsewhere = elsewhere.replaced(None, SideScore(gain))
    return elsewhere, pluses


def _side_of(line: Line, team: str) -> Side:
    return Side.NS if line.ns == team else Side.EW


def other_line(field: Field, line: Line) -> Line | None:
    """Teams: the same board between the same teams, with the directions exchanged."""
    for place in field.boards[line.key]:
        other = field.lines[place]
        if (other.ns, other.ew) == (line.ew, line.ns):
            return other
    return None


def _pluses_before(standings: Standings, place: int, side: Side) -> int:
    """The average-plus scores of the direction's contestant on what comes before this line."""
    line = standings.field.lines[place]
    number = 0
    for awarded in standings.awarded.get((line.session, line.contestant(side)), ()):
        if awarded.place == place:
            break
        number += awarded.award.kind is Average.PLUS
    return number
