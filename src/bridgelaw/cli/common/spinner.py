"""Work that takes more than a moment: it says on the terminal what it does, and can be stopped."""

from __future__ import annotations

import signal
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType, TracebackType
from typing import TYPE_CHECKING, Any

from bridgelaw.locale import Language, Text

if TYPE_CHECKING:
    from rich.status import Status

_PATIENCE = 2.0  # seconds, before it is said what takes so long


class Spinner:
    """Shows on the error output what is going on, once somebody has waited for a while.

    Between two steps there is room for results.
    """

    def __init__(self, language: Language) -> None:
        self._language = language
        self._began = time.monotonic()
        self._status: Status | None = None

    @contextmanager
    def step(self, words: Text) -> Iterator[None]:
        """What goes on in here."""
        if not _is_terminal():
            yield
            return
        from rich.console import Console

        self._status = status = Console(stderr=True).status(self._said(words))
        patience = max(0.0, self._began + _PATIENCE - time.monotonic())
        timer = threading.Timer(patience, status.start)
        timer.daemon = True
        timer.start()
        try:
            yield
        finally:
            self._status = None
            timer.cancel()
            timer.join()
            status.stop()

    def now(self, words: Text) -> None:
        """How far the step has come."""
        if self._status is not None:
            self._status.update(self._said(words))

    def _said(self, words: Text) -> str:
        from rich.markup import escape

        return escape(self._language.say(words))


class CtrlC:
    """Lets the work answer with what it has: the first Ctrl-C is only noted, the second ends all.

    An exception would lose what is done.
    """

    def __init__(self) -> None:
        self._pressed = False
        self._before: Any = None

    def is_pressed(self) -> bool:
        return self._pressed

    def __enter__(self) -> CtrlC:
        if threading.current_thread() is threading.main_thread():
            self._before = signal.signal(signal.SIGINT, self._press)
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if self._before is not None:
            signal.signal(signal.SIGINT, self._before)

    def _press(self, number: int, frame: FrameType | None) -> None:
        if self._pressed:
            raise KeyboardInterrupt
        self._pressed = True


def _is_terminal() -> bool:
    return sys.stderr.isatty()
