"""What an audit has done so far, on disk: a line for each piece, written as it is done.

It lies beside the file that is to be written, and goes when that is complete. If the audit was
stopped, in whatever way, `--resume` goes on behind the last whole line, or behind the last file
before one that is no longer what was read.
"""

from __future__ import annotations

import json
import os
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import IO, Any

from bridgelaw.archives.auditing import AuditWanted
from bridgelaw.archives.sources import stamp_of
from bridgelaw.archives.work import PieceResult
from bridgelaw.locale import Refusal, tr

_VERSION = 3


class BadJournal(Refusal):
    """A journal that is of another audit."""


class Journal:
    """What was found, in the order in which the files were read."""

    changed: str | None = None
    """The first file that is gone or no longer what was read: from there all is done again."""

    def __init__(
        self, path: Path, paths: Sequence[str], wanted: AuditWanted, code: str, resume: bool
    ) -> None:
        self.path = path
        self._head = {
            "audit": _VERSION, "claims": wanted.claims, "only": list(wanted.only),
            "sample": wanted.sample, "language": code,
            # As they are typed they stand in the findings; the same words may mean other files.
            "paths": [_typed(each) for each in paths],
            "files": [_absolute(each) for each in paths],
        }  # fmt: skip
        if not resume and is_begun(path):
            words = tr("{file} is what an audit left that was stopped: go on with it by --resume; "
                       "to begin anew, delete it or name another --output",
                       file=str(path))  # fmt: skip
            raise BadJournal(words)
        self._whole: set[str] = set()
        self._last = ""
        """The source of the last piece, which may have more to come."""
        end = self._known() if resume and path.exists() else 0
        # Hands and names are in it: a new file is for its owner alone.
        os.close(os.open(path, os.O_CREAT | os.O_RDWR, 0o600))
        self._file: IO[bytes] = path.open("r+b")
        self._file.truncate(end)
        self._file.seek(end)
        if not end:
            self._put(self._head)

    def has(self, source: str) -> bool:
        """Is this file done?"""
        return source in self._whole

    def add(self, result: PieceResult) -> None:
        """Keeps what was found in a piece."""
        self._put(
            {
                "source": result.source, "last": result.is_last, "boards": result.boards,
                "bad": result.is_bad, "rows": result.rows, "looked_at": result.looked_at,
                "file": result.file, "stamp": result.stamp,
            }
        )  # fmt: skip

    def results(self) -> Iterator[PieceResult]:
        """Everything that was kept, in its order."""
        self._file.flush()
        with self.path.open("rb") as file:
            next(file, None)
            for line in file:
                kept = json.loads(line)
                rows = tuple(tuple(row) for row in kept["rows"])
                yield PieceResult(
                    kept["source"], kept["last"], rows, kept["boards"], (), kept["bad"], 0,
                    kept["looked_at"],
                )  # fmt: skip

    def close(self, is_complete: bool) -> None:
        """Only an audit that was stopped leaves its journal."""
        self._file.flush()
        os.fsync(self._file.fileno())
        self._file.close()
        if is_complete:
            self.path.unlink(missing_ok=True)

    def _put(self, line: dict[str, Any]) -> None:
        self._file.write(json.dumps(line, ensure_ascii=False).encode("utf-8", "surrogatepass"))
        self._file.write(b"\n")
        self._file.flush()

    def _known(self) -> int:
        """Where the last file that is complete ends; `BadJournal` if it was another audit."""
        end = at = 0
        as_read: dict[str, bool] = {}
        with self.path.open("rb") as file:
            for number, line in enumerate(file):
                at += len(line)
                kept = _whole_line(line)
                if kept is None:
                    break
                if number == 0:
                    self._check(kept)
                    end = at
                    continue
                name = str(kept.get("file"))
                if name not in as_read:
                    as_read[name] = name != "-" and stamp_of(name) == kept.get("stamp")
                if not as_read[name]:
                    self.changed = name
                    break
                if kept.get("last"):
                    self._whole.add(kept["source"])
                    end = at
        return end

    def _check(self, head: dict[str, Any]) -> None:
        if head == self._head:
            return
        words = tr("{file} is of an audit with other options; take it away to begin anew",
                   file=str(self.path))  # fmt: skip
        same = ("paths", "files")
        if {**head, **{key: self._head[key] for key in same}} == self._head and "paths" in head:
            words = tr("{file} is of an audit of {paths}; take it away to begin anew",
                       file=str(self.path), paths=", ".join(map(str, head["paths"])))  # fmt: skip
        raise BadJournal(words)


def is_begun(path: Path) -> bool:
    """Has an audit that was stopped left its journal there?"""
    return path.exists() and path.stat().st_size > 0


def _typed(path: str) -> str:
    return path.rstrip("/\\") or path


def _absolute(path: str) -> str:
    return path if path == "-" else os.path.abspath(path)


def _whole_line(line: bytes) -> dict[str, Any] | None:
    try:
        kept = json.loads(line)
    except ValueError:
        return None
    return kept if line.endswith(b"\n") and isinstance(kept, dict) else None


class Tally:
    """The summary: how often each law and kind was found."""

    def __init__(self) -> None:
        self.boards = 0
        self.looked_at = 0
        """How many of the boards are in the sample."""
        self.files: set[str] = set()
        self.bad: set[str] = set()
        self.found: Counter[tuple[str, str]] = Counter()
        """By law and kind."""

    def add(self, result: PieceResult) -> None:
        self.boards += result.boards
        self.looked_at += result.looked_at
        self.files.add(result.source)
        if result.is_bad:
            self.bad.add(result.source)
        self.found.update((row[5], row[4]) for row in result.rows)
