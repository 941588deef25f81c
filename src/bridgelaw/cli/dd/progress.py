"""What is going on, on the terminal, once it has taken more than a moment."""

from __future__ import annotations

import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager

from bridgelaw.locale.language import Language
from bridgelaw.locale.text import Text

_PATIENCE = 2.0  # seconds


class Progress:
    """Shows steps on the error output; between two of them there is room for results."""

    def __init__(self, language: Language) -> None:
        self._language = language
        self._began = time.monotonic()

    @contextmanager
    def step(self, words: Text) -> Iterator[None]:
        if not sys.stderr.isatty():
            yield
            return
        from rich.console import Console
        from rich.markup import escape

        status = Console(stderr=True).status(escape(self._language.say(words)))
        patience = max(0.0, self._began + _PATIENCE - time.monotonic())
        timer = threading.Timer(patience, status.start)
        timer.daemon = True
        timer.start()
        try:
            yield
        finally:
            timer.cancel()
            timer.join()
            status.stop()
