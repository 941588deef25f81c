"""The log of rulings as a table for spreadsheets."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterable, Iterator, Mapping
from datetime import datetime
from typing import Any

from bridgelaw.desk.desk import Desk
from bridgelaw.desk.records.ruling import MARKS
from bridgelaw.desk.ruling_log import MARKED, STANDINGS, UNSAID, Logged, said
from bridgelaw.desk.times import local
from bridgelaw.game import SEATS
from bridgelaw.locale import Language, Text, tr

_COLUMNS: tuple[Text, ...] = (
    tr("Ruling"), tr("Session"), tr("Opened"), tr("Given"), tr("Table"), tr("Board"),
    *(tr("{seat}", seat=seat) for seat in SEATS),
    tr("What happened"), tr("Laws"), tr("State"), tr("Headline"), tr("Questions and answers"),
    tr("What follows"), tr("Words for the table"), tr("To check later"), tr("Notes"),
    *(MARKED[mark] for mark in MARKS), tr("Correction until"), tr("Appeal until"),
    tr("By"),
)  # fmt: skip

# The last ones are what a Japanese keyboard writes; some spreadsheets take them alike.
_BEGINS_FORMULA = ("=", "+", "-", "@", "\t", "\r", "\n", "＝", "＋", "－", "＠")


def csv_lines(desk: Desk, rulings: Iterable[Logged], spoken: Language) -> Iterator[str]:
    """The lines one by one, with a mark in front by which spreadsheets know the encoding."""
    yield "\ufeff" + _line([spoken.say(column) for column in _COLUMNS])
    for logged in rulings:
        yield _line(_cells(desk, logged, spoken))


def _cells(desk: Desk, logged: Logged, spoken: Language) -> list[str]:
    record = logged.record
    words = said(desk, record, spoken)
    laws = record.procedure.laws if record.given is None else record.given["clauses"]
    answers = [f"{one['question']} {one['answer']}{_by(one, spoken)}" for one in words["asked"]]
    return [
        record.id,
        "" if logged.club_session is None else logged.club_session.name,
        _time(record.opened_at),
        _time(record.given_at),
        record.place,
        record.board,
        *(record.players.get(seat.letter, "") for seat in SEATS),
        spoken.say(record.procedure.title),
        " ".join(laws),
        spoken.say(STANDINGS[logged.standing]),
        words.get("headline", ""),
        "\n".join(answers),
        "\n".join(effect["text"] for effect in words.get("effects", ())),
        "\n".join(_words(one, spoken) for one in words.get("words", ())),
        "\n".join(f"{one['law']}: {one['text']}" for one in words.get("reviews", ())),
        "\n".join(text for _, text in record.notes),
        *(_time(record.marks.get(mark)) for mark in MARKS),
        _time(logged.deadlines.correction),
        _time(logged.deadlines.appeal),
        record.given_by or record.by,
    ]


def _by(one: Mapping[str, Any], spoken: Language) -> str:
    """Who said so: nobody, where it is the everyday answer to what was not asked."""
    if one["usual"]:
        return f" ({spoken.say(UNSAID)})"
    return f" ({one['by']})" if one["by"] else ""


def _words(one: Mapping[str, Any], spoken: Language) -> str:
    """What was said; to whom alone, if it was not for the table."""
    if not one.get("away_from_table"):
        return str(one["text"])
    return f"{spoken.tr('(away from the table)')} {one['text']}"


def _time(at: datetime | None) -> str:
    return "" if at is None else local(at)


def _line(cells: list[str]) -> str:
    paper = io.StringIO()
    csv.writer(paper).writerow(map(_harmless, cells))
    return paper.getvalue()


def _harmless(cell: str) -> str:
    """A spreadsheet runs what begins like a formula; names are typed by anybody."""
    return f"'{cell}" if cell.startswith(_BEGINS_FORMULA) else cell
