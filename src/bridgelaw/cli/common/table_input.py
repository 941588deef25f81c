"""A table from a file, or from what is given on the command line."""

from __future__ import annotations

import json
import sys
from pathlib import Path

from bridgelaw.game.boards import Board
from bridgelaw.game.deals import Deal
from bridgelaw.locale.errors import Refusal
from bridgelaw.locale.text import tr
from bridgelaw.table.notation import read_events
from bridgelaw.table.table import Table


def read_table(path: str) -> Table:
    """A table from a file of events, or of JSON; `-` for the standard input."""
    text = sys.stdin.read() if path == "-" else Path(path).read_text(encoding="utf-8")
    return table_from(text, path)


def table_from(text: str, path: str) -> Table:
    """A table from the text of such a file."""
    if not text.lstrip().startswith("{"):
        return Table.parse(text)
    try:
        data = json.loads(text)
    except ValueError as error:
        raise Refusal(tr("{path}: not JSON: {error}", path=path, error=str(error))) from error
    return Table.from_json(data)


def table_of(dealer: str, vulnerable: str, deal: str | None, happened: str) -> Table:
    """A table from what was given on the command line."""
    board = Board.parse(None, dealer, vulnerable)
    return Table(board, Deal.parse(deal) if deal else None, read_events(happened))
