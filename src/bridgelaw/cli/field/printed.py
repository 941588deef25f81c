"""A scored field on a terminal: the ranking, matches, travellers, and one pair's boards."""

from __future__ import annotations

from bridgelaw.cli.common.paper import Column, Paper, PaperRow, column_of
from bridgelaw.game import Side
from bridgelaw.locale import Text, tr
from bridgelaw.scoring.field import BoardKey, Line, Method
from bridgelaw.scoring.presentation.figures import METHODS, Figures, points_on
from bridgelaw.scoring.presentation.file_points import method_words
from bridgelaw.scoring.presentation.names import (
    board_title,
    contestant_heading,
    place_words,
    places_of,
    table_name,
    winners_of,
)
from bridgelaw.scoring.presentation.rows import (
    SIDE_NAMES,
    FrequencyTable,
    frequencies_of,
    rows_of,
    score_words,
)
from bridgelaw.scoring.sections import contestants_in, is_in
from bridgelaw.scoring.standings import Rank, Standings
from bridgelaw.scoring.teams import Match

_ADJUSTED = "yellow"


def show_event(paper: Paper, standings: Standings) -> None:
    """What was played, and how it is scored."""
    event = standings.field.event
    title = ", ".join(part for part in (event.name, event.date) if part)
    if title:
        paper.line(title, "bold")
    paper.line(
        tr(
            "{method}; profile {profile}; boards: {boards}",
            method=METHODS[event.method],
            profile=event.profile.name,
            boards=len(standings.field.boards),
        ),
        "dim",
    )
    variant = method_words(event)
    if variant is not None:
        paper.line(variant, "dim")


def show_ranking(paper: Paper, standings: Standings, figures: Figures, section: str = "") -> None:
    """The ranking; two of them where the event has two winners.

    `section`: only who belongs there, with their places among all.
    """
    there = contestants_in(standings.field, section)
    matches = [match for match in standings.matches if there.intersection(match.teams)]
    if matches:
        paper.line()
        _show_matches(paper, standings, matches, figures)
    for side in winners_of(standings):
        paper.line()
        if side is not None:
            paper.line(paper.language.value(side), "bold")
        ranks = standings.ranking(side)
        shown = tuple(rank for rank in ranks if rank.total.contestant in there)
        _show_ranks(paper, standings, shown, figures)


def _show_ranks(
    paper: Paper, standings: Standings, ranks: tuple[Rank, ...], figures: Figures
) -> None:
    names = standings.field.names
    totals = [rank.total for rank in ranks]
    has_percent = any(total.percent is not None for total in totals)
    has_penalty = any(total.penalty for total in totals)
    has_names = bool(names)
    columns = [
        Column(tr("place")),
        column_of(contestant_heading(standings.field), (total.contestant for total in totals)),
        *([Column(tr("names"), is_number=False)] if has_names else []),
        Column(tr("boards")),
        Column(figures.total_heading),
    ]
    points = figures.totals(total.points for total in totals)
    penalties = figures.plain(total.penalty for total in totals)
    if has_penalty:
        columns.append(Column(tr("penalty")))
    if has_percent:
        columns.append(Column("%"))
    paper.table(
        columns,
        (
            PaperRow(
                (
                    place_words(rank),
                    rank.total.contestant,
                    *([names.get(rank.total.contestant, "")] if has_names else []),
                    str(rank.total.boards),
                    points[at],
                    *([penalties[at] if rank.total.penalty else ""] if has_penalty else []),
                    *([figures.percent(rank.total.percent)] if has_percent else []),
                ),
                "bold" if rank.place == 1 else "",
            )
            for at, rank in enumerate(ranks)
        ),
    )


def _show_matches(
    paper: Paper, standings: Standings, matches: list[Match], figures: Figures
) -> None:
    paper.line(tr("Matches"), "bold")
    imps = figures.points(value for match in matches for value in match.imps)
    points = figures.plain(value for match in matches for value in match.victory_points)
    has_points = not standings.field.event.knockout
    columns = [
        Column(tr("round")),
        *(column_of(tr("team"), (match.teams[at] for match in matches)) for at in range(2)),
        Column(tr("boards")),
        Column(tr("IMP")),
        Column(tr("IMP")),
    ]
    if has_points:
        columns += [Column(tr("VP")), Column(tr("VP"))]
    paper.table(
        columns,
        (
            PaperRow(
                (
                    str(match.session),
                    *match.teams,
                    str(match.boards),
                    *imps[2 * at : 2 * at + 2],
                    *(points[2 * at : 2 * at + 2] if has_points else ()),
                )
            )
            for at, match in enumerate(matches)
        ),
    )


def show_traveller(
    paper: Paper, standings: Standings, key: BoardKey, figures: Figures, section: str = ""
) -> None:
    """A board line by line, and below it how often each score occurred.

    `section`: only its lines; they are compared with all, and so are the scores counted.
    """
    field = standings.field
    places = [place for place in field.boards[key] if is_in(field.lines[place], section)]
    lines = [field.lines[place] for place in places]
    points_there = points_on(standings, key)
    points = {side: figures.points(points_there[place][side] for place in places) for side in Side}
    forms = any(line.group for line in lines)
    paper.line()
    paper.line(board_title(field, key), "bold")
    columns = [
        Column(tr("table")),
        Column("", is_number=False),
        *([Column(tr("form"))] if forms else []),
        *(column_of(SIDE_NAMES[side], (line.contestant(side) for line in lines)) for side in Side),
        Column(tr("result"), is_number=False),
        Column(tr("score")),
        Column(tr("{points} NS", points=figures.heading)),
        Column(tr("{points} EW", points=figures.heading)),
    ]
    rows: list[PaperRow] = []
    for at, place in enumerate(places):
        line = lines[at]
        first, *more = rows_of(standings, place).parts
        style = _ADJUSTED if line.adjusted else ""
        rows.append(
            PaperRow(
                (
                    table_name(field, place),
                    "*" if line.adjusted else "",
                    *([line.group] if forms else []),
                    line.ns,
                    line.ew,
                    paper.outcome(first),
                    score_words(first.score),
                    points[Side.NS][at],
                    points[Side.EW][at],
                ),
                style,
            )
        )
        empty = [""] * (4 + forms)
        for part in more:
            words = paper.outcome(part)
            rows.append(PaperRow((*empty, words, score_words(part.score), "", ""), style))
    paper.table(columns, rows)
    if any(line.adjusted for line in lines):
        paper.line(tr("* adjusted score"), "dim")
    for match in standings.matches:
        for swing in match.swings:
            if swing.key == key and swing.reason is not None:
                teams = " - ".join(match.teams)
                paper.line(tr("{teams}: {reason}", teams=teams, reason=swing.reason), "dim")
    for table in frequencies_of(standings, key):
        _show_frequencies(paper, table, figures)


def _show_frequencies(paper: Paper, table: FrequencyTable, figures: Figures) -> None:
    paper.line()
    title = tr("Frequencies")
    if table.side is not None:
        title = tr("Frequencies, {side}", side=table.side)
    if table.form:
        title = tr("{title}, form {form}", title=title, form=table.form)
    paper.line(title, "bold")
    sides = tuple(Side) if table.side is None else (table.side,)
    numbers = figures.plain(row.number for row in table.rows)
    points = {side: figures.points(row.points[side] for row in table.rows) for side in sides}
    headings = {
        Side.NS: tr("{points} NS", points=figures.heading),
        Side.EW: tr("{points} EW", points=figures.heading),
    }
    paper.table(
        [
            Column(tr("score")),
            Column(tr("times")),
            *(Column(headings[side]) for side in sides),
        ],
        (
            PaperRow((score_words(row.score), numbers[at], *(points[side][at] for side in sides)))
            for at, row in enumerate(table.rows)
        ),
    )


def show_pair(paper: Paper, standings: Standings, pair: str, figures: Figures) -> None:
    """Everything that one contestant played."""
    field = standings.field
    paper.line()
    name = field.names.get(pair, "")
    title = tr("Team {id}", id=pair) if field.event.method is Method.TEAMS else None
    paper.line(title or tr("Pair {id}", id=pair), "bold")
    if name:
        paper.line(name)
    has_sessions = len({key.session for key in field.boards}) > 1
    places = list(places_of(field, pair))
    sides = [_side(field.lines[place], pair) for place in places]
    scored = {key: points_on(standings, key) for key in {field.lines[at].key for at in places}}
    points = figures.points(
        scored[field.lines[place].key][place][side]
        for place, side in zip(places, sides, strict=True)
    )
    if field.event.method is Method.TEAMS:
        # A team is at both tables of a board, and has its IMPs once.
        keys = [field.lines[place].key for place in places]
        points = ["" if key in keys[:at] else points[at] for at, key in enumerate(keys)]
    columns = [
        *([Column(tr("session"))] if has_sessions else []),
        Column(tr("board")),
        Column("", is_number=False),
        Column(tr("side")),
        column_of(
            tr("against"),
            (
                field.lines[place].contestant(side.other)
                for place, side in zip(places, sides, strict=True)
            ),
        ),
        Column(tr("result"), is_number=False),
        Column(tr("own score")),
        Column(figures.heading),
    ]
    rows: list[PaperRow] = []
    for at, (place, side) in enumerate(zip(places, sides, strict=True)):
        line = field.lines[place]
        style = _ADJUSTED if line.adjusted else ""
        sign = 1 if side is Side.NS else -1
        first, *more = rows_of(standings, place).parts
        head = [str(line.session)] if has_sessions else []
        rows.append(
            PaperRow(
                (
                    *head,
                    str(line.board),
                    "*" if line.adjusted else "",
                    SIDE_NAMES[side],
                    line.contestant(side.other),
                    paper.outcome(first),
                    "" if first.score is None else score_words(sign * first.score),
                    points[at],
                ),
                style,
            )
        )
        empty = [""] * (4 + has_sessions)
        for part in more:
            score = "" if part.score is None else score_words(sign * part.score)
            rows.append(PaperRow((*empty, paper.outcome(part), score, ""), style))
    paper.table(columns, rows)
    paper.line(_sum_of(standings, pair, figures))


def _sum_of(standings: Standings, pair: str, figures: Figures) -> Text:
    total = standings.totals[pair]
    place = next(
        place_words(rank)
        for side in winners_of(standings)
        for rank in standings.ranking(side)
        if rank.total.contestant == pair
    )
    (points,) = figures.totals([total.points])
    heading = figures.total_heading
    if total.percent is None:
        return tr("{points} {unit}, place {place}", points=points, unit=heading, place=place)
    return tr(
        "{points} {unit}, {percent}%, place {place}",
        points=points,
        unit=heading,
        percent=figures.percent(total.percent),
        place=place,
    )


def _side(line: Line, pair: str) -> Side:
    return Side.NS if line.ns == pair else Side.EW
