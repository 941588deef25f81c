"""What to enter by hand, on a terminal or a printer."""

from __future__ import annotations

from bridgelaw.cli.common.paper import Column, Paper, PaperRow, column_of
from bridgelaw.locale import Text, tr
from bridgelaw.locale.citing import cited
from bridgelaw.scoring.field import Field
from bridgelaw.scoring.presentation.to_enter import lines_to_enter, penalties_to_enter
from bridgelaw.scoring.sections import contestants_in, is_in
from bridgelaw.scoring.standings import Standings


def show_to_enter(
    paper: Paper, standings: Standings, since: Field | None, section: str = ""
) -> None:
    """A row for each line, and one for each penalty; with a box to tick."""
    players = contestants_in(standings.field, section)
    lines = [each for each in lines_to_enter(standings, since) if is_in(each.line, section)]
    penalties = [
        each for each in penalties_to_enter(standings, since) if each.penalty.contestant in players
    ]
    paper.line()
    paper.line(tr("To enter by hand in the scoring program"), "bold")
    if not lines and not penalties:
        paper.line(tr("Nothing."))
        return
    has_sessions = len({key.session for key in standings.field.boards}) > 1
    if lines:
        columns = [
            Column("", is_number=False),
            *([Column(tr("session"))] if has_sessions else []),
            Column(tr("board")),
            Column(tr("table")),
            column_of(tr("NS"), (each.line.ns for each in lines)),
            column_of(tr("EW"), (each.line.ew for each in lines)),
            Column(tr("enter"), is_number=False),
        ]
        rows = []
        for each in lines:
            session = [str(each.line.session)] if has_sessions else []
            cells = ["☐", *session, str(each.line.board), each.table, each.line.ns, each.line.ew]
            rows.append(PaperRow((*cells, each.enter)))
            if each.awarded is not None:
                rows.append(PaperRow((*("" for _ in cells), _remark(paper, each.awarded))))
        paper.table(columns, rows)
    for penalty in penalties:
        given = penalty.penalty
        words = tr("{name}: {amount} (Law {law})", name=given.contestant, amount=penalty.enter,
                   law=cited(given.law))  # fmt: skip
        paper.line(f"☐ {paper.said(words)}")


def _remark(paper: Paper, words: Text) -> str:
    return f"({paper.said(words)})"
