"""What an adjustment changes, before and after: on the board, and in the ranking."""

from __future__ import annotations

from bridgelaw.cli.adjust.change import Change
from bridgelaw.cli.common.paper import Column, Paper, PaperRow, column_of
from bridgelaw.game import Side
from bridgelaw.locale import tr
from bridgelaw.locale.citing import cited
from bridgelaw.locale.text import filled
from bridgelaw.scoring.field import Event, Field, Line
from bridgelaw.scoring.presentation.changes import (
    RankChange,
    arrow,
    derivations,
    line_changes,
    rank_changes,
)
from bridgelaw.scoring.presentation.figures import Figures
from bridgelaw.scoring.presentation.names import (
    board_title,
    contestant_heading,
    place_words,
    table_name,
    winners_of,
)
from bridgelaw.scoring.presentation.rows import SIDE_NAMES, rows_of, score_words
from bridgelaw.scoring.standings import Standings

_CHANGED = "yellow"


def show_change(
    paper: Paper, before: Standings, after: Standings, change: Change, figures: Figures
) -> None:
    """The line that is changed, everybody on its board, and the ranking."""
    if change.place is not None:
        _show_line(paper, before, after, change.place)
        _show_board(paper, before, after, change.place, figures)
    if change.penalties or change.taken_back:
        _show_penalties(paper, change)
    _show_ranking(paper, before, after, figures)


def _show_penalties(paper: Paper, change: Change) -> None:
    from bridgelaw.formats.own.words import amount_text

    if change.place is not None:
        paper.line()
    for words, penalties in (
        (tr("Penalty for {contestant}: {amount} (Law {law})"), change.penalties),
        (tr("Taken back, the penalty of {contestant}: {amount} (Law {law})"), change.taken_back),
    ):
        for penalty in penalties:
            said = filled(
                words,
                contestant=penalty.contestant,
                amount=amount_text(penalty.amount, penalty.unit),
                law=cited(penalty.law),
            )
            paper.line(said, _CHANGED)


def _show_line(paper: Paper, before: Standings, after: Standings, place: int) -> None:
    field = before.field
    line = field.lines[place]
    paper.line(board_title(field, line.key), "bold")
    paper.line(
        tr(
            "Table {table}: {ns} against {ew}",
            table=table_name(field, place),
            ns=_named(field, line.ns),
            ew=_named(field, line.ew),
        )
    )
    if line.group != after.field.lines[place].group:
        words = tr("Form of the board (87B): {form}", form=after.field.lines[place].group or "-")
        paper.line(words, _CHANGED)
    columns = [Column("", False), Column(tr("result"), False), Column(tr("score"))]
    rows = []
    for words, standings, style in (
        (tr("before"), before, ""), (tr("after"), after, _CHANGED),
    ):  # fmt: skip
        for at, part in enumerate(rows_of(standings, place).parts):
            name = "" if at else words
            rows.append(PaperRow((name, paper.outcome(part), score_words(part.score)), style))
    paper.table(columns, rows)


def _named(field: Field, contestant: str) -> str:
    name = field.names.get(contestant)
    return f"{contestant} ({name})" if name else contestant


def _show_board(
    paper: Paper, before: Standings, after: Standings, place: int, figures: Figures
) -> None:
    field = after.field
    changes = line_changes(before, after, place)
    paper.line()
    paper.line(tr("Everybody's score on this board ({unit})", unit=figures.unit), "bold")
    shown: dict[Side, list[tuple[str, str]]] = {}
    for side in Side:
        values = [value for each in changes for value in (each.before[side], each.after[side])]
        column = figures.points(values)
        shown[side] = list(zip(column[::2], column[1::2], strict=True))
    columns = [Column(tr("table")), Column("", False)]
    for side in Side:
        names = [field.lines[each.place].contestant(side) for each in changes]
        columns += [
            column_of(SIDE_NAMES[side], names),
            Column(tr("before")),
            Column(tr("after")),
            Column(""),
        ]
    rows = []
    for at, each in enumerate(changes):
        line = field.lines[each.place]
        cells: list[str] = [table_name(field, each.place), "*" if each.place == place else ""]
        for side in Side:
            mark = arrow(each.before[side], each.after[side])
            cells += [line.contestant(side), *map(_or_dash, shown[side][at]), mark]
        rows.append(PaperRow(cells, _CHANGED if each.is_changed else ""))
    paper.table(columns, rows)
    if not any(each.is_changed for each in changes):
        paper.line(tr("Nobody's score on this board changes."))


def _or_dash(text: str) -> str:
    return text or "-"


def _show_ranking(paper: Paper, before: Standings, after: Standings, figures: Figures) -> None:
    changes = rank_changes(before, after)
    changed = [each for each in changes if each.is_changed]
    paper.line()
    paper.line(tr("Everybody's total"), "bold")
    for side in winners_of(before):
        of_side = [each for each in changed if each.direction is side]
        if of_side:
            if side is not None:
                paper.line(paper.language.value(side))
            _show_totals(paper, after.field, of_side, figures)
    others = len(changes) - len(changed)
    if not changed:
        paper.line(tr("Nobody's total and place change."))
    elif others:
        paper.line(tr("Unchanged: {count}", count=others), "dim")


def _show_totals(paper: Paper, field: Field, changed: list[RankChange], figures: Figures) -> None:
    points = figures.totals(
        rank.total.points for each in changed for rank in (each.before, each.after)
    )
    has_percent = any(each.after.total.percent is not None for each in changed)
    has_names = not paper.is_narrow and bool(field.names)
    columns = [
        column_of(contestant_heading(field), (each.after.total.contestant for each in changed)),
        *([Column(tr("names"), False)] if has_names else []),
        Column(figures.total_heading),
        Column(""),
        Column(tr("after")),
        *([Column("%"), Column(""), Column(tr("after"))] if has_percent else []),
        Column(tr("place")),
        Column(""),
        Column(tr("after")),
    ]
    rows = []
    for at, each in enumerate(changed):
        old, new = each.before.total, each.after.total
        cells = [new.contestant]
        if has_names:
            cells.append(field.names.get(new.contestant, ""))
        cells += [points[2 * at], "→", points[2 * at + 1]]
        if has_percent:
            cells += [figures.percent(old.percent), "→", figures.percent(new.percent)]
        cells += [place_words(each.before), "→", place_words(each.after)]
        rows.append(PaperRow(cells, _CHANGED if each.before.place != each.after.place else ""))
    paper.table(columns, rows)


def show_derivations(paper: Paper, after: Standings, place: int) -> None:
    line = after.field.lines[place]
    for side, lines in derivations(after, place).items():
        if lines:
            paper.line()
            title = tr(
                "How the score of {side} ({contestant}) is computed",
                side=side,
                contestant=line.contestant(side),
            )
            paper.line(title, "bold")
            for each in lines:
                paper.bullet(each)


def show_deadlines(paper: Paper, event: Event, line: Line) -> None:
    """79C, 92B: until when it can be corrected, and appealed."""
    from bridgelaw.scoring.deadlines import Correction, deadlines, moment_of, now_of

    if line.adjusted is None and line.corrected is None:
        return
    ends = deadlines(event, line.adjusted)
    rows = []
    if ends.correction is not None:
        moment = ends.correction.isoformat(" ", "minutes")
        rows.append(tr("79C: a score can be corrected until {time}.", time=moment))
        # What counts is when it was ruled or corrected, by the event's own clock.
        done = line.corrected.at if line.corrected is not None else ""
        ruled = line.adjusted.ruled if line.adjusted is not None else ""
        when = moment_of(event, done or ruled) or now_of(event)
        if (when.tzinfo is None) != (ends.correction.tzinfo is None):
            when = when.replace(tzinfo=ends.correction.tzinfo)
        if ends.correction_at(when) is Correction.WITH_APPROVAL:
            rows.append(
                tr(
                    "79C2: that time is over. A correction needs the organiser's approval now, and "
                    "an error beyond reasonable doubt."
                )
            )
    if ends.appeal is not None:
        moment = ends.appeal.isoformat(" ", "minutes")
        rows.append(tr("92B: the ruling can be appealed until {time}.", time=moment))
    if not rows:
        rows.append(
            tr(
                "They begin when the official scores are out: {correction} minutes to correct a "
                "score (79C), {appeal} minutes to appeal (92B).",
                correction=event.profile.correction_minutes,
                appeal=event.profile.appeal_minutes,
            )
        )
    paper.line()
    paper.line(tr("Time limits"), "bold")
    for row in rows:
        paper.bullet(row)
