"""An audit on the terminal: how far it is, and what was found."""

from __future__ import annotations

import sys
import time
from datetime import datetime, timedelta
from types import TracebackType
from typing import Any

from rich.console import Console

from bridgelaw.archives.journal import Tally
from bridgelaw.archives.words import kind_in_words
from bridgelaw.cli.common.paper import Column, Paper, PaperRow
from bridgelaw.cli.common.terminal import Terminal
from bridgelaw.locale import Language, tr

_PATIENCE = 2.0  # seconds before there is a bar
_FIRST_GUESS = 0.02  # of the work, before its end can be foreseen


class Bar:
    """A bar on the error output, with the number of boards and the time at which it ends."""

    def __init__(self, language: Language, total: int) -> None:
        self._language = language
        self._total = total
        self._boards = 0
        self._began = time.monotonic()
        self._bar: Any = None
        self._task: Any = None

    def __enter__(self) -> Bar:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if self._bar is not None:
            self._bar.stop()

    def now(self, read: int, boards: int) -> None:
        """So many bytes have been read, and so many more boards."""
        self._boards += boards
        passed = time.monotonic() - self._began
        if not sys.stderr.isatty() or passed < _PATIENCE:
            return
        if self._bar is None:
            self._start()
        self._bar.update(self._task, completed=read, description=self._words(read, passed))

    def _words(self, read: int, passed: float) -> str:
        share = read / self._total if self._total else 0
        if share < _FIRST_GUESS:
            return self._language.say(tr("boards: {count}", count=self._boards))
        ends = datetime.now() + timedelta(seconds=passed / share * (1 - share))
        words = tr("boards: {count}, done at {time}", count=self._boards,
                   time=ends.strftime("%H:%M:%S"))  # fmt: skip
        return self._language.say(words)

    def _start(self) -> None:
        from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn

        self._bar = Progress(
            BarColumn(), TaskProgressColumn(), TextColumn("{task.description}"),
            console=Console(stderr=True), transient=True,
        )  # fmt: skip
        self._task = self._bar.add_task("", total=max(self._total, 1))
        self._bar.start()


def show_summary(tally: Tally, language: Language, to_errors: bool, is_stopped: bool) -> None:
    """How often each law was found. The findings themselves may be on the standard output."""
    paper = Paper(language)
    if to_errors:
        paper.console = Terminal(stderr=True, highlight=False)
    if is_stopped:
        paper.line(tr("Stopped: this is what is done."))
    if tally.found:
        paper.table(
            [Column(tr("Law"), False), Column(tr("Kind"), False), Column(tr("Findings"))],
            [
                PaperRow((law or "–", kind_in_words(kind), f"{count:,}"))
                for (law, kind), count in sorted(tally.found.items(), key=_by_law)
            ],
        )
    paper.line(
        tr("Files: {files}; boards: {boards}; findings: {findings}", files=f"{len(tally.files):,}",
           boards=f"{tally.boards:,}", findings=f"{sum(tally.found.values()):,}")
    )  # fmt: skip
    if tally.looked_at != tally.boards:
        paper.line(tr("Boards looked at: {count}", count=f"{tally.looked_at:,}"))
    if tally.bad:
        paper.line(tr("Files that cannot be read: {count}", count=len(tally.bad)))


def _by_law(counted: tuple[tuple[str, str], int]) -> tuple[bool, int, str, str]:
    (law, kind), _ = counted
    digits = "".join(letter for letter in law[:2] if letter.isdigit())
    return not law, int(digits or 0), law, kind
