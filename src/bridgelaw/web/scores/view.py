"""Scores as the pages show them: rankings, travellers, and everybody before and after."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from functools import cached_property
from typing import Literal

from bridgelaw.game import Side
from bridgelaw.locale import Text, tr
from bridgelaw.scoring.field import BoardKey, Field, Line
from bridgelaw.scoring.presentation.changes import RankChange, arrow, line_changes, rank_changes
from bridgelaw.scoring.presentation.figures import Figures, points_on
from bridgelaw.scoring.presentation.names import place_words, table_name, winners_of
from bridgelaw.scoring.presentation.rows import LinePart, rows_of, score_words
from bridgelaw.scoring.standings import Standings


@dataclass(frozen=True, slots=True)
class Ranked:
    """A contestant in the ranking."""

    place: str
    contestant: str
    names: str
    boards: int
    points: str
    percent: str
    penalty: str


@dataclass(frozen=True)
class Ranking:
    """The ranking of all, or of one direction."""

    side: Side | None
    rows: tuple[Ranked, ...]

    @cached_property
    def columns(self) -> frozenset[str]:
        """The columns in which any row has something; every row asks."""
        optional = ("names", "percent")
        return frozenset(name for name in optional if any(getattr(one, name) for one in self.rows))

    @cached_property
    def has_uneven_boards(self) -> bool:
        """Have some played more boards than others?"""
        return len({one.boards for one in self.rows}) > 1

    def has(self, column: Literal["names", "percent"]) -> bool:
        return column in self.columns


def rankings(standings: Standings) -> tuple[Ranking, ...]:
    """One ranking, or two where the event has two winners."""
    figures = Figures(standings.field.event)
    sides = []
    for side in winners_of(standings):
        ranks = standings.ranking(side)
        points = figures.totals(rank.total.points for rank in ranks)
        penalties = figures.plain(rank.total.penalty for rank in ranks)
        rows = tuple(
            Ranked(
                place_words(rank),
                rank.total.contestant,
                standings.field.names.get(rank.total.contestant, ""),
                rank.total.boards,
                points[at],
                figures.percent(rank.total.percent),
                penalties[at] if rank.total.penalty else "",
            )
            for at, rank in enumerate(ranks)
        )
        sides.append(Ranking(side, rows))
    return tuple(sides)


def side_by_side(
    sides: tuple[Ranking, ...], most: int, by_page: bool = False
) -> tuple[Ranking, ...]:
    """Both directions; one list of more than so many as two columns, as a whole or page by page."""
    if len(sides) != 1 or len(sides[0].rows) <= most:
        return sides
    rows = sides[0].rows
    high = most if by_page else -(-len(rows) // 2)
    halves: tuple[list[Ranked], list[Ranked]] = ([], [])
    for at in range(0, len(rows), 2 * high):
        halves[0].extend(rows[at : at + high])
        halves[1].extend(rows[at + high : at + 2 * high])
    return tuple(replace(sides[0], rows=tuple(half)) for half in halves)


@dataclass(frozen=True, slots=True)
class ShownMatch:
    """A match of teams."""

    round: int
    teams: tuple[str, str]
    boards: int
    imps: list[str]
    victory_points: list[str]
    """None in a knockout."""


def matches(standings: Standings) -> tuple[ShownMatch, ...]:
    """The matches of a teams event."""
    event = standings.field.event
    figures = Figures(event)
    return tuple(
        ShownMatch(
            match.session,
            match.teams,
            match.boards,
            figures.points(match.imps),
            [] if event.knockout else figures.plain(match.victory_points),
        )
        for match in standings.matches
    )


@dataclass(frozen=True, slots=True)
class TravellerRow:
    """A line of a traveller."""

    number: int
    """Its place in the traveller, from 1: its address."""
    place: int
    """Its place among the lines of the field."""
    table: str
    line: Line
    names: dict[Side, str]
    parts: tuple[tuple[LinePart, str], ...]
    """What was awarded or played, each with its score."""
    points: dict[Side, str]
    is_kept: bool = False
    """Its points are the file's, and not ours."""


def signed(score: int | None) -> str:
    """A score of North-South with its sign, as it is printed."""
    return score_words(score).replace("-", "−")


def traveller(standings: Standings, key: BoardKey) -> tuple[TravellerRow, ...]:
    """A board line by line."""
    field = standings.field
    places = field.boards[key]
    figures = Figures(field.event)
    points_there = points_on(standings, key)
    points = {side: figures.points(points_there[place][side] for place in places) for side in Side}
    return tuple(
        TravellerRow(
            at + 1,
            place,
            table_name(field, place),
            field.lines[place],
            {side: field.names.get(field.lines[place].contestant(side), "") for side in Side},
            tuple((part, signed(part.score)) for part in rows_of(standings, place).parts),
            {side: points[side][at] for side in Side},
            bool(standings.kept_points(place)),
        )
        for at, place in enumerate(places)
    )


@dataclass(frozen=True, slots=True)
class Changed:
    """A number before and after, and whether it went up or down."""

    before: str
    after: str
    arrow: str

    @property
    def is_changed(self) -> bool:
        return bool(self.arrow)


@dataclass(frozen=True, slots=True)
class LineBeforeAfter:
    """A line of the board on which a score is adjusted."""

    table: str
    line: Line
    is_adjusted: bool
    """This is the line that is adjusted."""
    sides: dict[Side, Changed]


def board_before_after(
    before: Standings, after: Standings, place: int
) -> tuple[LineBeforeAfter, ...]:
    """Everybody's score on the board of a line."""
    field = after.field
    figures = Figures(field.event)
    changes = line_changes(before, after, place)
    shown = {}
    for side in Side:
        column = figures.points(
            value for each in changes for value in (each.before[side], each.after[side])
        )
        shown[side] = list(zip(column[::2], column[1::2], strict=True))
    return tuple(
        LineBeforeAfter(
            table_name(field, each.place),
            field.lines[each.place],
            each.place == place,
            {
                side: Changed(*shown[side][at], arrow(each.before[side], each.after[side]))
                for side in Side
            },
        )
        for at, each in enumerate(changes)
    )


@dataclass(frozen=True, slots=True)
class TotalBeforeAfter:
    """A contestant whose total or place changes."""

    contestant: str
    names: str
    points: Changed
    percent: Changed
    place: Changed


@dataclass(frozen=True)
class RankingBeforeAfter:
    """Whose totals change in a ranking, and how many do not."""

    side: Side | None
    rows: tuple[TotalBeforeAfter, ...]
    unchanged: int

    @cached_property
    def has_percent(self) -> bool:
        return any(row.percent.after for row in self.rows)


def ranking_before_after(before: Standings, after: Standings) -> tuple[RankingBeforeAfter, ...]:
    """Everybody's total and place."""
    changes = rank_changes(before, after)
    moves = []
    for side in winners_of(before):
        of_side = [each for each in changes if each.direction is side]
        changed = [each for each in of_side if each.is_changed]
        rows = _totals(after.field, changed)
        moves.append(RankingBeforeAfter(side, rows, len(of_side) - len(changed)))
    return tuple(moves)


def _totals(field: Field, changed: Sequence[RankChange]) -> tuple[TotalBeforeAfter, ...]:
    figures = Figures(field.event)
    points = figures.totals(
        rank.total.points for each in changed for rank in (each.before, each.after)
    )
    rows = []
    for at, each in enumerate(changed):
        old, new = each.before.total, each.after.total
        percents = figures.percent(old.percent), figures.percent(new.percent)
        rows.append(
            TotalBeforeAfter(
                new.contestant,
                field.names.get(new.contestant, ""),
                Changed(points[2 * at], points[2 * at + 1], arrow(old.points, new.points)),
                Changed(*percents, arrow(old.percent, new.percent)),
                # A lower number is a better place.
                Changed(
                    place_words(each.before),
                    place_words(each.after),
                    arrow(each.after.place, each.before.place),
                ),
            )
        )
    return tuple(rows)


_ORDINALS = {1: tr("{place}st"), 2: tr("{place}nd"), 3: tr("{place}rd")}


def ordinal(place: str) -> Text:
    """A place in the ranking: 9th; shared =3rd."""
    if place.endswith("="):
        place = f"={place[:-1]}"
    number = int("".join(filter(str.isdecimal, place)) or 0)
    words = (
        tr("{place}th") if 10 < number % 100 < 14 else _ORDINALS.get(number % 10, tr("{place}th"))
    )
    return Text(words.msgid, (("place", place),))


@dataclass(frozen=True, slots=True)
class Headline:
    """What a decision about a line means for one of its two contestants."""

    side: Side
    contestant: str
    points: Changed
    """On this board."""
    place: tuple[Text, Text]
    """Before and after."""


def headlines(before: Standings, after: Standings, place: int) -> tuple[Headline, ...]:
    """The two of the line, first of all."""
    row = next(one for one in board_before_after(before, after, place) if one.is_adjusted)
    ranks = {each.after.total.contestant: each for each in rank_changes(before, after)}
    lines = []
    for side in Side:
        contestant = row.line.contestant(side)
        rank = ranks[contestant]
        places = ordinal(place_words(rank.before)), ordinal(place_words(rank.after))
        lines.append(Headline(side, contestant, row.sides[side], places))
    return tuple(lines)


@dataclass(frozen=True, slots=True)
class Others:
    """What it means for everybody else, in one line."""

    most: str
    """The largest change on this board; empty where nothing changes."""
    moved: tuple[str, ...]
    """Who changes place."""


def others(before: Standings, after: Standings, place: int) -> Others:
    line = after.field.lines[place]
    changes = [
        abs(new - old)
        for each in line_changes(before, after, place)
        if each.place != place
        for side in Side
        if (old := each.before[side]) is not None and (new := each.after[side]) is not None
    ]
    most = max(changes, default=Fraction(0))
    moved = tuple(
        each.after.total.contestant
        for each in rank_changes(before, after)
        if each.before.place != each.after.place
        and each.after.total.contestant not in (line.ns, line.ew)
    )
    return Others(Figures(after.field.event).plain([most])[0] if most else "", moved)
