"""Findings as JSON lines, CSV or Parquet."""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO, Any

from bridgelaw.archives.finding import COLUMNS, Row
from bridgelaw.formats.csv.table import safe
from bridgelaw.locale import Refusal, tr

FORMATS = ("jsonl", "csv", "parquet")
SUFFIXES = {
    ".jsonl": "jsonl", ".ndjson": "jsonl", ".json": "jsonl", ".csv": "csv", ".parquet": "parquet",
    ".pq": "parquet",
}  # fmt: skip
_ROWS = 20_000
"""Rows of a group in Parquet: so many are in memory at a time."""

Write = Callable[[Iterable[Row]], None]


class CannotWrite(Refusal):
    """The findings cannot be written in that way."""


def format_of(path: Path) -> str | None:
    """The format by the name's ending."""
    return SUFFIXES.get(path.suffix.lower())


def json_line(row: Row) -> str:
    return json.dumps(dict(zip(COLUMNS, row, strict=True)), ensure_ascii=False)


def writing(file: IO[bytes], kind: str) -> Any:
    """A way to write rows into a file that is open, some at a time; to be used with `with`."""
    return {"jsonl": _jsonl, "csv": _csv, "parquet": _parquet}[kind](file)


@contextmanager
def _jsonl(file: IO[bytes]) -> Iterator[Write]:
    def write(rows: Iterable[Row]) -> None:
        for row in rows:
            file.write(json_line(row).encode("utf-8", "replace") + b"\n")

    yield write


@contextmanager
def _csv(file: IO[bytes]) -> Iterator[Write]:
    text = io.TextIOWrapper(file, encoding="utf-8", errors="replace", newline="")
    table = csv.writer(text, lineterminator="\r\n")
    table.writerow(COLUMNS)

    def write(rows: Iterable[Row]) -> None:
        for row in rows:
            # Words of a file must not become a formula of a spreadsheet.
            table.writerow([safe(cell) if isinstance(cell, str) else cell for cell in row])

    yield write
    text.flush()
    text.detach()


@contextmanager
def _parquet(file: IO[bytes]) -> Iterator[Write]:
    try:
        import pyarrow as arrow
        from pyarrow.parquet import ParquetWriter
    except ImportError as error:
        words = tr('Parquet needs PyArrow: pip install "bridgelaw[archives]"')
        raise CannotWrite(words) from error
    text, number = arrow.string(), arrow.int32()
    types = [number if name in ("record", "board") else text for name in COLUMNS]
    schema = arrow.schema(list(zip(COLUMNS, types, strict=True)))
    waiting: list[Row] = []
    with ParquetWriter(file, schema, compression="zstd") as table:

        def put() -> None:
            columns = [
                [_clean(cell) for cell in column] for column in zip(*waiting, strict=True)
            ] or [[] for _ in COLUMNS]
            arrays = [arrow.array(c, t) for c, t in zip(columns, types, strict=True)]
            table.write_table(arrow.Table.from_arrays(arrays, schema=schema))
            waiting.clear()

        def write(rows: Iterable[Row]) -> None:
            for row in rows:
                waiting.append(row)
                if len(waiting) >= _ROWS:
                    put()

        yield write
        put()


def _clean(cell: Any) -> Any:
    """A name of a file may have letters that UTF-8 has not."""
    return cell.encode("utf-8", "replace").decode("utf-8") if isinstance(cell, str) else cell
