"""Errors that can be explained in any language."""

from __future__ import annotations

from bridgelaw.locale.text import Text


class Refusal(ValueError):
    """Something is refused; `text` says why, in any language. The errors of the library are of
    this kind.

    >>> from bridgelaw import Card, language
    >>> try:
    ...     Card.parse("S11")
    ... except Refusal as error:
    ...     print(language("en").say(error.text))
    Cannot read “S11”: expected a card such as SK, ♠K or KS
    """

    def __init__(self, text: Text) -> None:
        super().__init__(text)
        self.text = text

    def __str__(self) -> str:
        return str(self.text)
