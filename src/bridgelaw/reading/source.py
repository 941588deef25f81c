"""A text to be read: its letters in one form, each of which knows its place in what was written."""

from __future__ import annotations

import unicodedata


class Source:
    """What somebody wrote, half-width and upper case in `letters`."""

    __slots__ = ("_places", "letters", "written")

    def __init__(self, written: str) -> None:
        self.written = written
        self.letters, self._places = _folded(written)

    def span(self, start: int, end: int) -> tuple[int, int]:
        """From where to where these letters stand in what was written."""
        places = self._places
        first = places[start]
        # A letter that was written may have been folded into several, and they end within it.
        while places[end] == places[end - 1]:
            end += 1
        return first, places[end]


def _folded(text: str) -> tuple[str, list[int]]:
    """The letters, and for each of them its place in `text`; the last place is the end.

    All apostrophes are one.
    """
    if text.isascii():  # each is one letter, and nothing is folded but its case
        return text.upper().replace("`", "'"), list(range(len(text) + 1))
    folded: list[str] = []
    places: list[int] = []
    at = 0
    while at < len(text):
        # Half-width kana carry their voicing mark as a letter of its own.
        size = 2 if text[at + 1 : at + 2] in ("\uff9e", "\uff9f") else 1
        for char in unicodedata.normalize("NFKC", text[at : at + size]).upper():
            if char != "\ufe0f":
                folded.append("'" if char in "’‘`" else "-" if char == "−" else char)
                places.append(at)
        at += size
    places.append(len(text))
    return "".join(folded), places
