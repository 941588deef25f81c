"""A search that is watched: it says that it is at work, and Ctrl-C makes it answer at once."""

from __future__ import annotations

import signal
import sys
import threading
from types import FrameType, TracebackType
from typing import Any

from rich.markup import escape

from bridgelaw.analysis.claims.claim import Claim
from bridgelaw.analysis.claims.judge import judge
from bridgelaw.analysis.claims.verdict import How, Verdict
from bridgelaw.analysis.solver.find import solver_or_none
from bridgelaw.locale.language import Language
from bridgelaw.locale.text import tr

_PATIENCE = 2.0  # seconds, before it is said what takes so long
_LOOKING = {
    How.BEST: tr("Looking at best play"),
    How.NORMAL: tr("Looking at normal play"),
    How.IRRATIONAL: tr("Looking at irrational play"),
}


def judged(claim: Claim, seconds: float, language: Language) -> Verdict:
    """The verdict; with bounds where Ctrl-C or the time ended the search."""
    with _Watch(language) as watch:
        return judge(
            claim,
            solver=solver_or_none(),
            stop=watch.is_stopped,
            seconds=seconds,
            watch=watch.told,
        )


class _Watch:
    """The first Ctrl-C ends the search, the second one the program."""

    def __init__(self, language: Language) -> None:
        self._language = language
        self._stopped = False
        self._before: Any = None
        self._status: Any = None
        self._timer: threading.Timer | None = None

    def is_stopped(self) -> bool:
        return self._stopped

    def told(self, how: How, least: int, most: int) -> None:
        """What the search looks at now, and what it knows so far."""
        if self._status is not None:
            words = tr("{what}: {least}–{most} (Ctrl-C: answer with what is known)",
                       what=_LOOKING[how], least=least, most=most)  # fmt: skip
            self._status.update(escape(self._language.say(words)))

    def __enter__(self) -> _Watch:
        if threading.current_thread() is threading.main_thread():
            self._before = signal.signal(signal.SIGINT, self._interrupted)
        if sys.stderr.isatty():
            from rich.console import Console

            self._status = Console(stderr=True).status("")
            self._timer = threading.Timer(_PATIENCE, self._status.start)
            self._timer.daemon = True
            self._timer.start()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer.join()
            self._status.stop()
        if self._before is not None:
            signal.signal(signal.SIGINT, self._before)

    def _interrupted(self, number: int, frame: FrameType | None) -> None:
        if self._stopped:
            raise KeyboardInterrupt
        self._stopped = True
