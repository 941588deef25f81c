"""What is said when the meaning of a call cannot be read: where, and what was expected."""

from __future__ import annotations

import unicodedata
from typing import Any

from bridgelaw.locale.errors import Refusal
from bridgelaw.locale.language import ENGLISH, Language
from bridgelaw.locale.text import Text, tr


class MeaningError(Refusal):
    """A meaning that cannot be read.

    `source` is the text as it was written, `start` and `end` the place in it, `expected` what
    should stand there.
    """

    def __init__(self, source: str, start: int, end: int, expected: Text) -> None:
        self.source = source
        self.start = start
        self.end = end
        self.expected = expected
        super().__init__(
            tr(
                "Cannot read “{part}” in “{text}”, at character {place}: expected {expected}",
                part=source[start:end],
                text=source,
                place=start + 1,
                expected=expected,
            )
            if start < end
            else tr(
                "Cannot read “{text}”, at character {place}: expected {expected}",
                text=source,
                place=start + 1,
                expected=expected,
            )
        )

    def pointed(self, language: Language = ENGLISH, indent: str = "  ") -> str:
        """What was expected, and the text with a line of carets below the place."""
        expected = language.say(tr("expected {expected}", expected=self.expected))
        return "\n".join((expected, *(indent + line for line in self.pointer())))

    def pointer(self) -> tuple[str, str]:
        """The text, and carets under the place; a full-width letter is two columns wide."""
        shown = "".join(" " * columns(char) if char.isspace() else char for char in self.source)
        carets = "^" * max(1, columns(self.source[self.start : self.end]))
        return shown, " " * columns(self.source[: self.start]) + carets

    def __reduce__(self) -> tuple[Any, ...]:
        return MeaningError, (self.source, self.start, self.end, self.expected)


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
