"""The tables of a Bridgemate file as they were told, not read from one: JSON that grows.

What a terminal sends reaches a desk row by row. The rows are those of the file, so that whoever
reads the file reads them too.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from bridgelaw.formats.documents import BadFile
from bridgelaw.locale import Text, tr

Rows = Sequence[Mapping[str, Any]]
Tables = Mapping[str, Rows]
_HEAD = b'{"bridgemate": '
RESULTS = "ReceivedData"
_PLACE = ("Section", "Table", "Round", "Board")


def is_told(data: bytes) -> bool:
    """Is this what `written` has made?"""
    return data.startswith(_HEAD)


def written(source: str, tables: Tables) -> bytes:
    """The tables as they are kept. `source`: who told them."""
    return json.dumps({"bridgemate": source, "tables": tables}, ensure_ascii=False).encode()


def source_of(data: bytes) -> str:
    """Who told them; empty for a real file."""
    return str(_read(data, "")["bridgemate"]) if is_told(data) else ""


def grown(data: bytes, more: Iterable[Tables]) -> bytes:
    """With what was told since: further results, and other tables in place of those before."""
    kept = _read(data, "")
    tables: dict[str, Rows] = dict(kept["tables"])
    results = [*tables.get(RESULTS, ())]
    for told in more:
        results += told.get(RESULTS, ())
        tables.update(told)
    return written(kept["bridgemate"], {**tables, RESULTS: results})


class ToldFile:
    """Answers as a Microsoft Access file does."""

    def __init__(self, data: bytes, name: str) -> None:
        self._tables: Tables = _read(data, name)["tables"]
        self.problems: list[Text] = []

    @property
    def tables(self) -> Iterable[str]:
        return self._tables.keys()

    def rows(self, table: str) -> list[dict[str, Any]]:
        rows = self._tables.get(table, ())
        if table == RESULTS:  # of one that was entered again, or taken back, the last counts
            rows = [*{tuple(str(row.get(name)) for name in _PLACE): row for row in rows}.values()]
        return [dict(row) for row in rows]


def _read(data: bytes, name: str) -> dict[str, Any]:
    try:
        read = json.loads(data)
        tables = read["tables"]
        is_whole = all(
            isinstance(name, str)
            and isinstance(rows, list)
            and all(isinstance(r, dict) for r in rows)
            for name, rows in tables.items()
        )
    except (ValueError, KeyError, TypeError, AttributeError, RecursionError) as error:
        raise BadFile(tr("{file} cannot be read", file=name)) from error
    if not is_whole:
        raise BadFile(tr("{file} cannot be read", file=name))
    return dict(read)
