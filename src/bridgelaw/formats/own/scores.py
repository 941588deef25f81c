"""The computed scores that are written beside the results."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction

from bridgelaw.game import Side
from bridgelaw.locale.patience import ensure_awaited
from bridgelaw.scoring.field import Event, Field, Method
from bridgelaw.scoring.numbers import rounded
from bridgelaw.scoring.scored_board import TOO_MUCH, LineScore
from bridgelaw.scoring.standings import Standings


@dataclass(frozen=True, slots=True)
class Points:
    """What a side has on a line."""

    points: Fraction
    percent: Fraction | None = None


def scores_of(standings: Standings) -> tuple[tuple[Points | None, Points | None], ...]:
    """North-South's and East-West's points of every line, in the order of the field.

    In teams, what each team gains on the board.
    """
    if standings.field.event.method is Method.TEAMS:
        gains = _gains(standings)
    else:
        gains = {
            place: (_points(score, Side.NS), _points(score, Side.EW))
            for board in standings.boards.values()
            for place, score in zip(board.lines, board.scores, strict=True)
        }
    nothing = (None, None)
    return tuple(gains.get(place, nothing) for place in range(len(standings.field.lines)))


def places_of(event: Event) -> int:
    """To how many decimals points are written."""
    profile = event.profile
    return profile.matchpoint_places if event.method is Method.MATCHPOINTS else profile.imp_places


def points_text(event: Event, points: Points | None) -> str:
    """Points as a decimal number; empty where there are none."""
    return "" if points is None else rounded(points.points, places_of(event))


def percent_text(event: Event, points: Points | None) -> str:
    if points is None or points.percent is None:
        return ""
    return rounded(points.percent, event.profile.percent_places)


def same_lines(before: Field, after: Field) -> bool:
    """Whether `after` is `before` with other results or awards: who met whom is the same."""
    return [(line.key, line.ns, line.ew) for line in before.lines] == [
        (line.key, line.ns, line.ew) for line in after.lines
    ]


def _points(score: LineScore, side: Side) -> Points | None:
    ensure_awaited(TOO_MUCH)
    earned = score.side(side)
    if earned is None:
        return None
    percent = 100 * earned.points / earned.possible if earned.possible else None
    return Points(earned.points, percent)


def _gains(standings: Standings) -> Mapping[int, tuple[Points | None, Points | None]]:
    gains_of = {}
    for match in standings.matches:
        for swing in match.swings:
            gains = [None if gain is None else Points(gain) for gain in (swing.first, swing.second)]
            for place in swing.lines:
                first_is_ns = standings.field.lines[place].ns == match.teams[0]
                gains_of[place] = (gains[0], gains[1]) if first_is_ns else (gains[1], gains[0])
    return gains_of
