"""What is said when a part of a longer text cannot be read."""

from __future__ import annotations

import unicodedata

from bridgelaw.locale.errors import Refusal
from bridgelaw.locale.text import Text


class Misread(Refusal):
    """A text of which a part cannot be read.

    `source` is the text as it was written, `start` and `end` the place in it.
    """

    def __init__(self, source: str, start: int, end: int, text: Text) -> None:
        super().__init__(text)
        self.source = source
        self.start = start
        self.end = end

    @property
    def quoted(self) -> str:
        """The part that cannot be read."""
        return self.source[self.start : self.end]

    def pointer(self) -> tuple[str, str]:
        """The text, and carets under the place; a full-width letter is two columns wide."""
        shown = "".join(" " * columns(char) if char.isspace() else char for char in self.source)
        carets = "^" * max(1, columns(self.quoted))
        return shown, " " * columns(self.source[: self.start]) + carets


def columns(text: str) -> int:
    """How many columns of a terminal the text takes."""
    return sum(
        0
        if unicodedata.combining(char) or char == "\ufe0f"
        else 2
        if unicodedata.east_asian_width(char) in "WF"
        else 1
        for char in text
    )
