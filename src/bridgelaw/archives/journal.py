"""What an audit has done so far, on disk: a line for each piece, written as it is done.

It lies beside the file that is to be written, and goes when that is complete. If the audit was
stopped, in whatever way, `--resume` goes on behind the last whole line.
"""

from __future__ import annotations

import json
import os
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import IO, Any

from bridgelaw.archives.auditing import Wanted
from bridgelaw.archives.finding import Row
from bridgelaw.archives.work import Result
from bridgelaw.locale.errors import Refusal
from bridgelaw.locale.text import tr

_VERSION = 1


class BadJournal(Refusal):
    """A journal that is of another audit."""


class Journal:
    """What was found, in the order in which the files were read."""

    def __init__(self, path: Path, wanted: Wanted, code: str, resume: bool) -> None:
        self.path = path
        self._head = {
            "audit": _VERSION, "claims": wanted.claims, "only": list(wanted.only),
            "sample": wanted.sample, "language": code,
        }  # fmt: skip
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

    def add(self, result: Result) -> None:
        """Keeps what was found in a piece."""
        self._put(
            {
                "source": result.source, "last": result.is_last, "boards": result.boards,
                "bad": result.is_bad, "rows": result.rows,
            }
        )  # fmt: skip

    def results(self) -> Iterator[tuple[str, int, bool, list[Row]]]:
        """Everything that was kept: the source, how many boards, is it bad, and the rows."""
        self._file.flush()
        with self.path.open("rb") as file:
            next(file, None)
            for line in file:
                kept = json.loads(line)
                yield kept["source"], kept["boards"], kept["bad"], [tuple(r) for r in kept["rows"]]

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
        with self.path.open("rb") as file:
            for number, line in enumerate(file):
                at += len(line)
                kept = _whole_line(line)
                if kept is None:
                    break
                if number == 0:
                    if kept != self._head:
                        words = tr("{file} is of an audit with other options; take it away to "
                                   "begin anew", file=str(self.path))  # fmt: skip
                        raise BadJournal(words)
                    end = at
                elif kept.get("last"):
                    self._whole.add(kept["source"])
                    end = at
        return end


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
        self.files: set[str] = set()
        self.bad: set[str] = set()
        self.found: Counter[tuple[str, str]] = Counter()
        """By law and kind."""

    def add(self, source: str, boards: int, is_bad: bool, rows: list[Row]) -> None:
        self.boards += boards
        self.files.add(source)
        if is_bad:
            self.bad.add(source)
        self.found.update((row[5], row[4]) for row in rows)
