"""How long a visitor waits for a page, and whether they still do."""

from __future__ import annotations

import time

from anyio import from_thread
from starlette.requests import Request

LONGEST = 30.0
"""Seconds after which what is computed for somebody who works here is ended. The everyday takes
milliseconds; a claim of many lines, or a file of four megabytes, some seconds."""
_LOOKS_EVERY = 0.25  # seconds


class WaitingVisitor:
    """A visitor who waits. It is asked in the thread that computes for them."""

    def __init__(self, request: Request, until_gone: bool = True) -> None:
        """`until_gone`: it ends with the connection, too."""
        self._request, self._until_gone = request, until_gone
        self._asked = time.monotonic()
        self._ends = self._asked + LONGEST
        self._is_over = False

    def is_over(self) -> bool:
        """Have they waited too long, or gone? The connection is looked at four times a second."""
        now = time.monotonic()
        if not self._is_over and now > self._ends:
            self._is_over = True
        if not self._is_over and self._until_gone and now - self._asked > _LOOKS_EVERY:
            self._asked = now
            self._is_over = from_thread.run(self._request.is_disconnected)
        return self._is_over
