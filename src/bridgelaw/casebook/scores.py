"""Cases with scores: a field, the table that is ruled on, and what everybody gets in the end."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

from bridgelaw.formats.documents import Wishes
from bridgelaw.formats.own.layout import field_from_data
from bridgelaw.game import Side
from bridgelaw.laws import Ruling
from bridgelaw.locale import Refusal, tr
from bridgelaw.scoring.awards import parse_award
from bridgelaw.scoring.board_context import BoardContext
from bridgelaw.scoring.context_of_line import context_at
from bridgelaw.scoring.deadlines import deadlines
from bridgelaw.scoring.field import Adjustment, Field, Method
from bridgelaw.scoring.numbers import mixed, read_number
from bridgelaw.scoring.standings import Standings, score_field

_PLACE_KEYS = ("board", "table", "session")
_ADJUST_KEYS = ("both", "ns", "ew", "law")


@dataclass(frozen=True, slots=True)
class Scores:
    """The standings of a case, and the line that is ruled on."""

    standings: Standings
    place: int

    @property
    def context(self) -> BoardContext:
        return context_at(self.standings.field, self.place)

    def adjusted(self, adjustment: Adjustment) -> Scores:
        return Scores(self.standings.adjust(self.place, adjustment), self.place)

    def ruled(self, ruling: Ruling) -> Scores:
        """With what the ruling awards, if it awards anything."""
        awards = ruling.awards
        if not awards:
            return self
        line = self.standings.field.lines[self.place]
        ns, ew = (
            parse_award(awards[side].award) if side in awards else line.award(side) for side in Side
        )
        if ns is None or ew is None:
            raise Refusal(tr("a side is left without a score"))
        return self.adjusted(Adjustment(ns, ew, ruling.clause))


# Reading


def read_field(data: Any) -> Field:
    """A field as it stands in a case: the layout of a results file."""
    if not isinstance(data, Mapping):
        raise Refusal(tr("a field is a mapping that has “boards”"))
    field, problems = field_from_data(data, Wishes())
    for problem in problems:
        raise Refusal(tr("{place}: {reason}", place=problem.place, reason=problem.reason))
    return field


def read_place(field: Field, data: Any) -> int:
    """`{board: 7, table: 3}`: the line that is ruled on; the only board needs no name."""
    if not isinstance(data, Mapping) or not set(data) <= set(_PLACE_KEYS) or "table" not in data:
        raise Refusal(tr("a place is a mapping with “board” and “table”"))
    try:
        session = int(data.get("session", 1))
        if "board" in data:
            board = int(data["board"])
        elif len(field.boards) == 1:
            board = next(iter(field.boards)).number
        else:
            raise Refusal(tr("there are several boards: say which"))
    except (TypeError, ValueError) as error:
        raise Refusal(tr("boards and sessions are numbers")) from error
    return field.at(board, str(data["table"]), session)


def read_adjustment(data: Any) -> Adjustment:
    """`{both: …}`, or `{ns: …, ew: …}`, with `law`."""
    if not isinstance(data, Mapping) or not set(data) <= set(_ADJUST_KEYS):
        raise Refusal(tr("an adjustment has “both”, or “ns” and “ew”, and “law”"))
    if "both" in data:
        award = parse_award(str(data["both"]))
        return Adjustment(award, award, str(data.get("law", "")))
    if not {"ns", "ew"} <= set(data):
        raise Refusal(tr("an adjustment has “both”, or “ns” and “ew”, and “law”"))
    ns, ew = parse_award(str(data["ns"])), parse_award(str(data["ew"]))
    return Adjustment(ns, ew, str(data.get("law", "")))


NOBODY = "none"
"""Where there is no score."""


def start(field: Field, place: int) -> Scores:
    return Scores(score_field(field), place)


def read_awards(value: Any) -> dict[str, str]:
    """Awards by side, each as it is written out."""
    if str(value).lower() == "none":
        return {}
    if not isinstance(value, Mapping):
        raise Refusal(tr("a mapping is expected, or none"))
    return {str(Side.parse(str(side))): str(parse_award(str(text))) for side, text in value.items()}


def read_numbers(value: Any) -> dict[str, str]:
    """Exact numbers by contestant; `none` where nobody has one, or this one has not."""
    if str(value).lower() == NOBODY:
        return {}
    if not isinstance(value, Mapping) or not value:
        raise Refusal(tr("a mapping is expected, or none"))
    return {
        str(name): NOBODY if str(number).lower() == NOBODY else mixed(read_number(str(number)))
        for name, number in value.items()
    }


_DEADLINES = ("correction", "appeal")


def read_deadlines(value: Any) -> dict[str, str]:
    """`{correction: 2026-11-10T17:00, appeal: …}`, as the times of the field are written."""
    if str(value).lower() == NOBODY:
        return {}
    if not isinstance(value, Mapping) or not set(value) <= set(_DEADLINES):
        raise Refusal(tr("deadlines are “correction” and “appeal”, or none"))
    return {str(name): str(time).replace(" ", "T") for name, time in value.items()}


# What came out


def deadlines_of(scores: Scores | None) -> dict[str, str]:
    """79C, 92B: until when the line that is ruled on may be corrected, and appealed."""
    if scores is None:
        return {}
    field = scores.standings.field
    ends = deadlines(field.event, field.lines[scores.place].adjusted)
    times = zip(_DEADLINES, (ends.correction, ends.appeal), strict=True)
    return {name: time.isoformat(timespec="minutes") for name, time in times if time is not None}


def scores_on_board(scores: Scores | None) -> dict[str, str]:
    """Everybody's points on the board that is ruled on; in teams, what each gains on it."""
    if scores is None:
        return {}
    standings = scores.standings
    if standings.field.event.method is Method.TEAMS:
        return _swing(scores)
    board = standings.boards[standings.field.lines[scores.place].key]
    points_of: dict[str, Fraction] = {}
    for place, score in zip(board.lines, board.scores, strict=True):
        line = standings.field.lines[place]
        for side in Side:
            points = score.side(side)
            if points is not None:
                points_of[line.contestant(side)] = points.points
    return {name: mixed(points) for name, points in points_of.items()}


def _swing(scores: Scores) -> dict[str, str]:
    for match in scores.standings.matches:
        for swing in match.swings:
            if scores.place in swing.lines:
                gains = zip(match.teams, (swing.first, swing.second), strict=True)
                return {name: mixed(gain) for name, gain in gains if gain is not None}
    return {}


def totals(scores: Scores | None) -> dict[str, str]:
    if scores is None:
        return {}
    return {name: mixed(total.points) for name, total in scores.standings.totals.items()}


def percents(scores: Scores | None) -> dict[str, str]:
    if scores is None:
        return {}
    return {
        name: mixed(total.percent)
        for name, total in scores.standings.totals.items()
        if total.percent is not None
    }


def match_imps(scores: Scores | None) -> dict[str, str]:
    """The IMPs of the match in which the line is, for each team from its own point of view."""
    if scores is None:
        return {}
    for match in scores.standings.matches:
        if any(scores.place in swing.lines for swing in match.swings):
            return {name: mixed(imps) for name, imps in zip(match.teams, match.imps, strict=True)}
    return {}
