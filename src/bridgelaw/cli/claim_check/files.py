"""The records in files and folders; what cannot be read is told and stops nothing."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

from bridgelaw.formats.documents import BadFile
from bridgelaw.formats.records import Record, read_records
from bridgelaw.locale.text import Text, tr

_SUFFIXES = (".lin", ".pbn")


@dataclass(frozen=True, slots=True)
class Found:
    """Everything that was read, and what was wrong with it."""

    files: int
    records: tuple[Record, ...]
    bad: tuple[tuple[str, Text], ...]
    """The files that could not be read, and why."""
    odd: tuple[tuple[Record, Text], ...]
    """What was odd about a record."""


def find_records(paths: Iterable[str]) -> Found:
    """The records of all files, and of all files below a folder."""
    records: list[Record] = []
    bad: list[tuple[str, Text]] = []
    files = 0
    for path in dict.fromkeys(file for given in paths for file in _files(given)):
        try:
            records += read_records(path)
            files += 1
        except BadFile as error:
            bad.append((path, error.text))
    odd = tuple((record, problem) for record in records for problem in record.problems)
    return Found(files, tuple(records), tuple(bad), odd)


def _files(path: str) -> Iterator[str]:
    folder = Path(path)
    if path == "-" or not folder.is_dir():
        yield path
        return
    for each in sorted(folder.rglob("*")):
        if each.suffix.lower() in _SUFFIXES and each.is_file():
            yield str(each)


def place_of(record: Record) -> Text:
    """Where a record stands, in words."""
    source = record.source
    if record.board.id is None:
        return tr("{file}, record {number}", file=source.file, number=source.number)
    return tr("{file}, record {number} (board {board})", file=source.file, number=source.number,
              board=record.board.id)  # fmt: skip
