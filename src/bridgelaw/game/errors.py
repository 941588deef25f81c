"""What is said when something written cannot be read."""

from __future__ import annotations

from typing import Any


class NotationError(ValueError):
    """Text that is not what was expected: quotes the text and says what was.

    `expected` is a sentence of the message catalogues; `values` fill its holes.
    """

    def __init__(self, text: str, expected: str, **values: Any) -> None:
        self.text = text
        self.template = expected
        self.values = values
        self.expected = expected.format(**values) if values else expected
        super().__init__(f"cannot read {text!r}: expected {self.expected}")

    def __reduce__(self) -> tuple[Any, ...]:
        return _again, (type(self), self.text, self.template, self.values)


def _again(kind: type[NotationError], text: str, expected: str, values: Any) -> NotationError:
    return kind(text, expected, **values)
