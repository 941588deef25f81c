"""Scores as they are shown and written: rounded as the event says, or exactly."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from fractions import Fraction

from bridgelaw.game import Side
from bridgelaw.locale import Text, tr
from bridgelaw.scoring.field import BoardKey, Event, Method
from bridgelaw.scoring.numbers import mixed, rounded
from bridgelaw.scoring.standings import Standings

METHODS = {
    Method.MATCHPOINTS: tr("Matchpoints"),
    Method.CROSS_IMPS: tr("Cross-IMPs"),
    Method.BUTLER: tr("Butler"),
    Method.TOTAL_POINTS: tr("Total points"),
    Method.TEAMS: tr("Teams"),
}
"""What the methods are called."""

_UNITS = {
    Method.MATCHPOINTS: tr("matchpoints"),
    Method.CROSS_IMPS: tr("IMPs"),
    Method.BUTLER: tr("IMPs"),
    Method.TOTAL_POINTS: tr("points"),
    Method.TEAMS: tr("IMPs"),
}
_HEADINGS = {
    Method.MATCHPOINTS: tr("MP"),
    Method.CROSS_IMPS: tr("IMP"),
    Method.BUTLER: tr("IMP"),
    Method.TOTAL_POINTS: tr("points"),
    Method.TEAMS: tr("IMP"),
}


@dataclass(frozen=True, slots=True)
class Figures:
    """How the numbers of an event are written."""

    event: Event
    is_exact: bool = False

    @property
    def unit(self) -> Text:
        """What a board is scored in."""
        return _UNITS[self.event.method]

    @property
    def heading(self) -> Text:
        """The same, for the head of a column."""
        return _HEADINGS[self.event.method]

    @property
    def total_heading(self) -> Text:
        """What the ranking goes by."""
        is_match = self.event.method is Method.TEAMS and not self.event.knockout
        return tr("VP") if is_match else self.heading

    def points(self, values: Iterable[Fraction | None]) -> list[str]:
        """A column of what boards gave."""
        return self._column(values, self.event.method is not Method.MATCHPOINTS)

    def totals(self, values: Iterable[Fraction | None]) -> list[str]:
        """A column of what contestants have in all."""
        has_sign = self.event.method is not Method.MATCHPOINTS
        if self.event.method is Method.TEAMS:
            has_sign = self.event.knockout
        return self._column(values, has_sign)

    def plain(self, values: Iterable[Fraction | None]) -> list[str]:
        """A column without signs, such as victory points, or how often there was a score."""
        return self._column(values, False)

    def percent(self, value: Fraction | None) -> str:
        if value is None:
            return ""
        if self.is_exact:
            return mixed(value)
        return rounded(value, self.event.profile.percent_places)

    def decimal(self, value: Fraction) -> str:
        """As the event rounds it, always with all its places."""
        return rounded(value, self.places)

    @property
    def places(self) -> int:
        profile = self.event.profile
        is_matchpoints = self.event.method is Method.MATCHPOINTS
        return profile.matchpoint_places if is_matchpoints else profile.imp_places

    def _column(self, values: Iterable[Fraction | None], has_sign: bool) -> list[str]:
        """Numbers below each other: decimals for all of them, or for none if they are whole."""
        column = list(values)
        is_whole = all(value is None or value.denominator == 1 for value in column)
        places = 0 if is_whole else self.places
        return [
            ""
            if value is None
            else ("+" if has_sign and value > 0 else "")
            + (mixed(value) if self.is_exact else rounded(value, places))
            for value in column
        ]


Points = Mapping[Side, Fraction | None]
"""What each side of a line scored; `None` for a side that has no score."""


def points_on(standings: Standings, key: BoardKey) -> dict[int, Points]:
    """What the sides of each line of a board scored: in a match of teams their IMPs."""
    board = standings.boards[key]
    if standings.field.event.method is not Method.TEAMS:
        return {
            place: {
                side: None if (one := score.side(side)) is None else one.points for side in Side
            }
            for place, score in zip(board.lines, board.scores, strict=True)
        }
    points: dict[int, Points] = {place: dict.fromkeys(Side) for place in board.lines}
    for match in standings.matches:
        for swing in match.swings:
            if swing.key == key:
                for place in swing.lines:
                    is_first = standings.field.lines[place].ns == match.teams[0]
                    first = Side.NS if is_first else Side.EW
                    points[place] = {first: swing.first, first.other: swing.second}
    return points
