"""A table from the text of a file: events one a line, or JSON."""

from __future__ import annotations

from bridgelaw.game.plain_json import read_json
from bridgelaw.locale import Refusal, tr
from bridgelaw.table.most_events import MOST_EVENTS
from bridgelaw.table.table import Table


def table_from(text: str, path: str) -> Table:
    """A table from the text of such a file; `path` stands in messages."""
    if not text.lstrip().startswith("{"):
        return Table.parse(text, MOST_EVENTS)
    try:
        data = read_json(text)
    except ValueError as error:
        raise Refusal(tr("{path}: not JSON: {error}", path=path, error=str(error))) from error
    return Table.from_json(data, MOST_EVENTS)
