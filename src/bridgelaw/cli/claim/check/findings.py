"""The claims in records: read from files, and counted by what they were judged to be."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

from bridgelaw.analysis.claims.rules import Rule
from bridgelaw.archives.claims import As, Check, Opinion
from bridgelaw.formats.documents import BadFile
from bridgelaw.formats.kinds import CLAIMS
from bridgelaw.formats.records import Record, read_records
from bridgelaw.locale import Text, tr


@dataclass(frozen=True, slots=True)
class CheckedFiles:
    """Everything that was read, and what was wrong with it."""

    files: int
    records: tuple[Record, ...]
    bad: tuple[tuple[str, Text], ...]
    """The files that could not be read, and why."""
    odd: tuple[tuple[Record, Text], ...]
    """What was odd about a record."""


def find_records(paths: Iterable[str]) -> CheckedFiles:
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
    return CheckedFiles(files, tuple(records), tuple(bad), odd)


def _files(path: str) -> Iterator[str]:
    folder = Path(path)
    if path == "-" or not folder.is_dir():
        yield path
        return
    for each in sorted(folder.rglob("*")):
        if each.suffix.lower() in CLAIMS and each.is_file():
            yield str(each)


def place_of(record: Record) -> Text:
    """Where a record stands, in words."""
    source = record.source
    if record.board.id is None:
        return tr("{file}, record {number}", file=source.file, number=source.number)
    return tr("{file}, record {number} (board {board})", file=source.file, number=source.number,
              board=record.board.id)  # fmt: skip


@dataclass(frozen=True, slots=True)
class CheckReport:
    """Everything that was read and judged."""

    found: CheckedFiles
    checks: tuple[Check, ...]
    claims: int
    """How many there are; where it was stopped, not all of them are checked."""
    off: tuple[Rule, ...] = ()

    @property
    def is_stopped(self) -> bool:
        return len(self.checks) < self.claims

    @property
    def agree_at_worst(self) -> int:
        return sum(check.worst is Opinion.AGREES for check in self.checks)

    @property
    def agree_if_remembered(self) -> int:
        return sum(check.remembered is Opinion.AGREES for check in self.checks)

    @property
    def undecided(self) -> tuple[Check, ...]:
        return tuple(check for check in self.checks if check.remembered is Opinion.UNDECIDED)

    @property
    def disagreements(self) -> tuple[Check, ...]:
        """Where we come to another number although no trump was forgotten."""
        return tuple(check for check in self.checks if check.remembered is Opinion.DISAGREES)

    @property
    def forgotten(self) -> tuple[Check, ...]:
        """Where it is only a forgotten trump that brings another number (70C)."""
        return tuple(
            check
            for check in self.checks
            if check.remembered is Opinion.AGREES and check.worst is not Opinion.AGREES
        )

    def read(self, read_as: As) -> int:
        """How many of those that agree do so in this reading."""
        return sum(check.read_as is read_as for check in self.checks)


def rate(part: int, whole: int) -> str:
    """A share in per cent, to a tenth."""
    return f"{100 * part / whole:.1f}" if whole else "-"
