"""The words that a notation knows."""

from __future__ import annotations

import re
from collections.abc import Iterable


def any_of(spellings: Iterable[str]) -> str:
    """A pattern of any of them."""
    # The longest first, so that "SEMI BAL" is not read as something else and "BAL".
    return "|".join(re.escape(word) for word in sorted(spellings, key=len, reverse=True))


class Vocabulary:
    """Known words in folded letters. Latin ones end where letters end, Japanese ones anywhere."""

    def __init__(self, words: Iterable[str], unknown: str, space: str = " ") -> None:
        """`unknown`: what is one word where none is known; `space`: what may stand for a space."""
        every = set(words)
        latin = {word for word in every if re.search("[A-Z]", word)}
        pattern = any_of(latin).replace(r"\ ", space)
        self._latin = re.compile(f"(?:{pattern})(?![A-Z])")
        self._other = re.compile(any_of(every - latin))
        self._unknown = re.compile(f"{unknown}|.", re.DOTALL)

    def latin(self, letters: str, at: int) -> re.Match[str] | None:
        """The known Latin word that stands at a place."""
        return self._latin.match(letters, at)

    def word(self, letters: str, at: int) -> re.Match[str]:
        """The word that stands at a place, known or not."""
        match = (
            self._latin.match(letters, at)
            or self._other.match(letters, at)
            or self._unknown.match(letters, at)
        )
        assert match is not None, "every place but the end has a letter"
        return match
