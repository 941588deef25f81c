"""A table from a file, or from what is given on the command line."""

from __future__ import annotations

from pathlib import Path

from bridgelaw.cli.common.text_files import read_text
from bridgelaw.game import Board, Deal
from bridgelaw.locale import Refusal, tr
from bridgelaw.table.table import Table

_SHOWN = 12  # boards of a file in a message


def read_table(path: str) -> Table:
    """A table from a file of events, or of JSON; `-` for the standard input."""
    from bridgelaw.formats.tables import table_from  # late: a quick ruling reads no file

    return table_from(read_text(path), path)


def is_record(path: str) -> bool:
    """Does the name say that it is a record of play?"""
    from bridgelaw.formats.kinds import RECORDS  # late, as above

    return Path(path).suffix.lower() in RECORDS


def read_recorded(path: str, number: int | None) -> Table:
    """The table of a board in a record of play, with everything that was called and played."""
    from bridgelaw.formats.record_table import table_of_record
    from bridgelaw.formats.records import read_records

    records = read_records(path)
    if number is None and len(records) == 1:
        number = 1
    if number is None:
        shown = [f"{one.source.number}: {one.source.label}" for one in records[:_SHOWN]]
        rest = ["…"] if len(records) > _SHOWN else []
        raise Refusal(
            tr("{path} has {count} boards: choose one with --record ({boards})", path=path,
               count=len(records), boards="; ".join(shown + rest))
        )  # fmt: skip
    if number > len(records):
        raise Refusal(
            tr("{path} has {count} boards, and none is number {number}", path=path,
               count=len(records), number=number)
        )  # fmt: skip
    return table_of_record(records[number - 1])


def table_of(dealer: str, vulnerable: str, deal: str | None, happened: str) -> Table:
    """A table from what was given on the command line."""
    board = Board.parse(None, dealer, vulnerable)
    return Table(board, Deal.parse(deal) if deal else None).after(happened)
