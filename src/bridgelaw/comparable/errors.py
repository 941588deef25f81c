"""What is said when the meaning of a call cannot be read: where, and what was expected."""

from __future__ import annotations

from typing import Any

from bridgelaw.locale.language import ENGLISH, Language
from bridgelaw.locale.text import Text, tr
from bridgelaw.reading.errors import Misread


class MeaningError(Misread):
    """A meaning that cannot be read; `expected` is what should stand there.

    >>> from bridgelaw.comparable import parse_meaning
    >>> try:
    ...     parse_meaning("6+ H4+ xyzzy")
    ... except MeaningError as error:
    ...     print(error.quoted, error.start, error.end)
    xyzzy 7 12
    """

    def __init__(self, source: str, start: int, end: int, expected: Text) -> None:
        self.expected = expected
        super().__init__(
            source,
            start,
            end,
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
            ),
        )

    def pointed(self, language: Language = ENGLISH, indent: str = "  ") -> str:
        """What was expected, and the text with a line of carets below the place."""
        expected = language.tr("expected {expected}", expected=self.expected)
        return "\n".join((expected, *(indent + line for line in self.pointer())))

    def __reduce__(self) -> tuple[Any, ...]:
        return MeaningError, (self.source, self.start, self.end, self.expected)


class LeftOpen(MeaningError):
    """Words that are understood, and leave one thing open that must be asked: `takeout`."""

    def __init__(self, source: str, what: Text) -> None:
        super().__init__(source, 0, len(source), what)
        self.text = tr("“{words}” leaves one thing open: {what}.", words=source, what=what)

    def __reduce__(self) -> tuple[Any, ...]:
        return LeftOpen, (self.source, self.expected)
