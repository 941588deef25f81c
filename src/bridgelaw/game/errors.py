"""What is said when something written cannot be read."""

from __future__ import annotations


class NotationError(ValueError):
    """Text that is not what was expected: quotes the text and says what was."""

    def __init__(self, text: str, expected: str) -> None:
        super().__init__(f"cannot read {text!r}: expected {expected}")
        self.text = text
        self.expected = expected

    def __reduce__(self) -> tuple[type[NotationError], tuple[str, str]]:
        return type(self), (self.text, self.expected)
