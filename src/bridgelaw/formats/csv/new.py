"""Results written as CSV: into the rows that a file has, or into a new file."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterator

from bridgelaw.formats.csv.document import CsvDocument, Reader, columns_of, head_cells
from bridgelaw.formats.csv.table import CsvRow, CsvTable, parse, safe
from bridgelaw.formats.csv.words import COLUMNS, COMPUTED, head_word
from bridgelaw.formats.documents import BadFile, Wishes
from bridgelaw.formats.own.lines import correction_words, read_awards, result_text
from bridgelaw.formats.own.profile import profile_text
from bridgelaw.formats.own.scores import Points, percent_text, points_text, same_lines, scores_of
from bridgelaw.formats.own.stated import kept_totals, kept_words
from bridgelaw.formats.own.words import amount_text
from bridgelaw.locale import Refusal
from bridgelaw.scoring.field import Event, Field, Line
from bridgelaw.scoring.outcomes import score_of
from bridgelaw.scoring.standings import Standings


def written_back(document: CsvDocument, standings: Standings) -> str:
    """The text of a file with the results and the scores of these standings."""
    before, after = document.field, standings.field
    if not same_lines(before, after):
        raise ValueError("these are the standings of another file")
    table = parse(document.text, document.name)
    header = table.rows[document.header]
    columns = columns_of(header)
    scores = scores_of(standings)
    # A row with cells too many stays one.
    widest = max(len(row.cells) for row in table.rows if not row.is_head)
    for place, (line, old, at, score) in enumerate(
        zip(after.lines, before.lines, document.rows, scores, strict=True)
    ):
        values = _changed(line, old, bool(table.rows[at].get(columns.get("result"))))
        if "adjusted" in columns and "adjusted_ns" not in columns:
            values = _in_one_cell(line, values)
        values |= _computed(after.event, score) | kept_words(standings, place)
        for name, value in values.items():
            if name not in columns and value:
                columns[name] = max(len(header.cells), widest)
                header.put(columns[name], name)
            if name in columns:
                table.rows[at].put(columns[name], value)
    for at in document.rows:
        row = table.rows[at]
        if row.is_changed:
            row.cells += [""] * (len(header.cells) - len(row.cells))
    _change_head(table, own_event(document), before, standings)
    return table.text()


def new_csv(standings: Standings) -> bytes:
    """A new file, in UTF-8 with the mark by which spreadsheets know it."""
    field = standings.field
    written = io.StringIO(newline="")
    writer = csv.writer(written)
    for cells in (*_head(field), *_kept_totals(standings)):
        writer.writerow([safe(cell) for cell in cells])
    scores = scores_of(standings)
    rows = [
        {
            **_cells(field, line),
            **_computed(field.event, score),
            **kept_words(standings, place),
        }
        for place, (line, score) in enumerate(zip(field.lines, scores, strict=True))
    ]
    needed = {name for row in rows for name, value in row.items() if value}
    columns = [name for name in COLUMNS if name in needed]
    writer.writerow(columns)
    for row in rows:
        writer.writerow([safe(row.get(name, "")) for name in columns])
    return written.getvalue().encode("utf-8-sig")


def _cells(field: Field, line: Line) -> dict[str, str]:
    cells = {
        "session": "" if line.session == 1 else str(line.session),
        "board": str(line.board),
        "table": line.table,
        "ns": line.ns,
        "ew": line.ew,
        "result": result_text(line.result),
        "group": line.group,
        **_adjusted(line),
        **correction_words(line),
    }
    if line.result is not None:
        cells["score"] = str(score_of(line.result, field.vulnerability(line.key)))
    return cells


def _changed(line: Line, old: Line, result_is_written: bool) -> dict[str, str]:
    """The cells that say something else now."""
    values: dict[str, str] = {}
    if line.result != old.result:
        values |= {"contract": "", "by": "", "tricks": "", "score": ""}
        values["result"] = result_text(line.result)
    if line.group != old.group:
        values["group"] = line.group
    if line.corrected != old.corrected:
        values |= correction_words(line)
    if line.adjusted != old.adjusted:
        values |= {"adjusted": "", **_adjusted(line)}
        if line.result is None and result_is_written:
            # An artificial score may have been written in place of the result.
            values["result"] = result_text(None)
    return values


def _in_one_cell(line: Line, values: dict[str, str]) -> dict[str, str]:
    """The awards of both sides in the one column that the file has for them, if they fit there."""
    adjusted = line.adjusted
    if adjusted is None or "adjusted" not in values:
        return values
    ns, ew = adjusted.ns, adjusted.ew
    written = str(ns) if ns == ew else f"{ns}/{ew}"
    try:
        is_read_back = read_awards(written) == (ns, ew)
    except Refusal:
        is_read_back = False
    if not is_read_back:
        return values
    return {**values, "adjusted": written, "adjusted_ns": "", "adjusted_ew": ""}


def _adjusted(line: Line) -> dict[str, str]:
    adjusted = line.adjusted
    if adjusted is None:
        return dict.fromkeys(("adjusted_ns", "adjusted_ew", "law", "reason", "ruled"), "")
    return {
        "adjusted_ns": str(adjusted.ns),
        "adjusted_ew": str(adjusted.ew),
        "law": adjusted.law,
        "reason": adjusted.reason,
        "ruled": adjusted.ruled,
    }


def _computed(event: Event, scores: tuple[Points | None, Points | None]) -> dict[str, str]:
    ns, ew = scores
    values = (points_text(event, ns), points_text(event, ew),
              percent_text(event, ns), percent_text(event, ew))  # fmt: skip
    return dict(zip(COMPUTED, values, strict=True))


def _head(field: Field) -> Iterator[list[str]]:
    """The rows about the event."""
    yield from ([f"# {key}", value] for key, value in _event(field.event).items() if value)
    yield from (["# name", name, players] for name, players in field.names.items())
    for key, vulnerability in field.vulnerabilities.items():
        session = [] if key.session == 1 else [str(key.session)]
        yield ["# vulnerable", str(key.number), str(vulnerability), *session]
    yield from _penalties(field)


def _event(event: Event) -> dict[str, str]:
    return {
        "event": event.name,
        "date": event.date,
        "scoring": event.method.value,
        "profile": profile_text(event.profile),
        "winners": "" if event.winners == 1 else str(event.winners),
        "knockout": "yes" if event.knockout else "",
        "posted": event.scores_posted,
        "clock": event.clock,
    }


def _penalties(field: Field) -> Iterator[list[str]]:
    for penalty in field.penalties:
        amount = amount_text(penalty.amount, penalty.unit)
        session = [] if penalty.session == 1 else [str(penalty.session)]
        yield ["# penalty", penalty.contestant, amount, penalty.law, penalty.reason, *session]


def _kept_totals(standings: Standings) -> Iterator[list[str]]:
    for total in kept_totals(standings):
        cells = ["# kept_total", *total]
        while not cells[-1]:
            cells.pop()
        yield cells


def own_event(document: CsvDocument) -> Event | None:
    """What the file itself says of the event, without anybody's wishes; `None` if unreadable."""
    try:
        return Reader(parse(document.text, document.name), Wishes(), document.name).draft.event
    except BadFile:
        return None


def _change_head(table: CsvTable, own: Event | None, before: Field, standings: Standings) -> None:
    """What was not so in the file: another scoring, a penalty, a total that is kept."""
    after = standings.field
    old, new = {} if own is None else _event(own), _event(after.event)
    changed = {key for key in new if new[key] != old.get(key, "")}
    rows = [[f"# {key}", new[key]] for key in new if key in changed]
    if before.penalties != after.penalties:
        changed.add("penalty")
        rows += _penalties(after)
    totals = list(_kept_totals(standings))
    there = [head_cells(row) for row in table.rows if row.is_head]
    if [cells[1:] for cells in totals] != [v for w, v in there if head_word(w) == "kept_total"]:
        changed.add("kept_total")
        rows += totals
    if not changed:
        return
    table.rows = [
        row for row in table.rows if not row.is_head or head_word(head_cells(row)[0]) not in changed
    ]
    made = [CsvRow(0, [safe(cell) for cell in cells], "", is_changed=True) for cells in rows]
    table.rows = made + table.rows
