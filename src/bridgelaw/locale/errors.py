"""Errors that can be explained in any language."""

from __future__ import annotations

from bridgelaw.locale.text import Text


class Refusal(ValueError):
    """Something is refused; `text` says why."""

    def __init__(self, text: Text) -> None:
        super().__init__(text)
        self.text = text

    def __str__(self) -> str:
        return str(self.text)
