"""What is said when something written cannot be read."""

from __future__ import annotations

from typing import Any

from bridgelaw.locale.errors import Refusal
from bridgelaw.locale.text import Text, tr

_SENTENCE = tr("Cannot read “{text}”: expected {expected}")
_EMPTY = tr("Nothing is written: expected {expected}")


class NotationError(Refusal):
    """What was written is not what was expected: quotes it and says what was.

    `expected` is a sentence of the message catalogues; `values` fill its holes. What was
    `quoted` and the `text` that explains it are told apart.

    >>> from bridgelaw.game import Seat
    >>> try:
    ...     Seat.parse("X")
    ... except NotationError as error:
    ...     print(error.quoted, "|", error)
    X | Cannot read “X”: expected a seat: N, E, S or W
    """

    line: int | None = None
    """In which line of a longer text it stands, where that is known."""

    def __init__(self, quoted: str, expected: str, /, **values: Any) -> None:
        self.quoted = quoted
        self.expected = Text(expected, tuple(values.items()))
        # Made without `tr`, because whoever tries one reading after another makes many of them.
        sentence = _SENTENCE if quoted else _EMPTY
        super().__init__(
            Text(sentence.msgid, (("text", quoted), ("expected", self.expected))[not quoted :])
        )

    def quoting(self, quoted: str) -> NotationError:
        """The same error, about more or less of what was written."""
        return _again(type(self), quoted, self.expected, self.line)

    def in_line(self, line: int) -> NotationError:
        """The same error, about a line of a longer text."""
        return _again(type(self), self.quoted, self.expected, line)

    def __reduce__(self) -> tuple[Any, ...]:
        return _again, (type(self), self.quoted, self.expected, self.line)


def _again(
    kind: type[NotationError], quoted: str, expected: Text, line: int | None
) -> NotationError:
    error = kind(quoted, expected.msgid, **dict(expected.values))
    if line is not None:
        error.line = line
        error.text = tr("line {line}: {problem}", line=line, problem=error.text)
    return error
