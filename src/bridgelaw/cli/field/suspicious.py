"""`bridgelaw field --suspicious`: results that were probably entered wrongly."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from bridgelaw.analysis.solver.find import find_solver
from bridgelaw.analysis.tables import trick_table
from bridgelaw.cli.common.paper import Column, Paper, PaperRow, column_of
from bridgelaw.cli.common.result_files import Files
from bridgelaw.cli.common.spinner import Spinner
from bridgelaw.formats.files import read_bytes
from bridgelaw.formats.hands_of_event import deals_in, deals_of_event
from bridgelaw.game import Deal
from bridgelaw.locale import Language, Refusal, tr
from bridgelaw.scoring.field import BoardKey
from bridgelaw.scoring.presentation.to_check import LineToCheck, lines_to_check
from bridgelaw.scoring.wrong_entries.chances import Tricks
from bridgelaw.scoring.wrong_entries.looking import wrong_entries


def find_suspicious(
    read: Files, hands: Path | None, double_dummy: bool, language: Language
) -> tuple[LineToCheck, ...]:
    """What should be looked at, with the hands of the files or of the one that is named."""
    deals = _deals(read, hands)
    tricks = _tricks(deals, language) if double_dummy else {}
    movements = [document.movement for document in read.documents]
    movement = movements[0] if len(movements) == 1 else None
    return lines_to_check(read.field, wrong_entries(read.field, deals, tricks, movement))


def _deals(read: Files, hands: Path | None) -> Mapping[BoardKey, Deal]:
    if hands is None:
        deals = [deals_in(data, path) for data, path in zip(read.data, read.paths, strict=True)]
        return deals_of_event(read.field, deals)
    dealt = deals_in(read_bytes(hands), str(hands))
    if not dealt:
        raise Refusal(tr("{file} has no hands of numbered boards", file=str(hands)))
    return deals_of_event(read.field, [dealt])


def _tricks(deals: Mapping[BoardKey, Deal], language: Language) -> Mapping[BoardKey, Tricks]:
    if not deals:
        raise Refusal(tr("--double-dummy needs the hands of the boards: add --hands FILE"))
    solver, spinner = find_solver(), Spinner(language)
    tricks: dict[BoardKey, Tricks] = {}
    for number, (key, deal) in enumerate(deals.items(), 1):
        with spinner.step(tr("Board {number} of {count} …", number=number, count=len(deals))):
            tricks[key] = trick_table(solver, deal)
    return tricks


def show_suspicious(paper: Paper, lines: tuple[LineToCheck, ...]) -> None:
    """A table, worst first, each with its reason below."""
    paper.line()
    paper.line(tr("Please check"), "bold")
    if not lines:
        paper.line(tr("Nothing looks wrong. A slip of one trick cannot be seen."))
        return
    columns = [
        Column(tr("board")),
        Column(tr("table")),
        column_of(tr("NS"), (one.line.ns for one in lines)),
        column_of(tr("EW"), (one.line.ew for one in lines)),
        Column(tr("entered"), is_number=False),
        Column(tr("perhaps"), is_number=False),
    ]
    rows = []
    for one in lines:
        line = one.line
        cells = (str(line.board), one.table, line.ns, line.ew)
        rows.append(PaperRow((*cells, one.entered, one.instead or one.perhaps)))
        rows.append(PaperRow(("", "", "", "", f"({paper.said(one.why)})", "")))
    paper.table(columns, rows)
