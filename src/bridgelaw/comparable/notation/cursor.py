"""A place in the tokens of a text, from which they are read on."""

from __future__ import annotations

from bridgelaw.comparable.errors import MeaningError
from bridgelaw.comparable.notation import words
from bridgelaw.comparable.notation.conventions import after_a_label
from bridgelaw.comparable.notation.pieces import Sort, Token
from bridgelaw.comparable.notation.tokens import tokens
from bridgelaw.comparable.notation.vague import named_call
from bridgelaw.game.suits import Suit
from bridgelaw.locale.text import Text, tr
from bridgelaw.reading.source import Source


class Cursor:
    """Goes through the tokens of one text."""

    def __init__(self, text: str) -> None:
        self.text = text
        source = Source(text)
        self.named, start = named_call(source.letters)
        written = tokens(source, start)
        self.tokens, left_out = after_a_label(written)
        self.label = text[written[0].start : written[left_out - 1].start] if left_out else ""
        """A name before the colon that says nothing more."""
        self.at = 0

    @property
    def now(self) -> Token:
        return self.tokens[self.at]

    def ahead(self, steps: int = 1) -> Token:
        return self.tokens[min(self.at + steps, len(self.tokens) - 1)]

    def take(self, sort: Sort) -> Token | None:
        token = self.now
        if token.sort is not sort:
            return None
        self.at += 1
        return token

    def wrong(self, token: Token, expected: Text) -> MeaningError:
        return MeaningError(self.text, token.start, token.end, expected)

    def next_suits(self) -> tuple[tuple[Suit, ...], bool]:
        """Suits that are named next, and whether all of them are meant or one of them."""
        token = self.take(Sort.SUIT)
        if token is None:
            raise self.wrong(self.now, tr("a suit: S, H, D, C, a suit symbol or a suit's name"))
        return words.SUIT_WORDS[token.text]
