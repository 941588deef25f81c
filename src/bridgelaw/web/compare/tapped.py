"""What a call shows, put together by tapping: a bidding box, and methods by their names.

A tap adds its words to what stands there already, so that "2♥" and "weak two" make "2♥ weak two".
The page works without script: each button sends the form.
"""

from __future__ import annotations

from dataclasses import dataclass

from bridgelaw.comparable.spoken.convention_rows import BY_KEY
from bridgelaw.game.calls import BIDS
from bridgelaw.locale.language import Language

WITHDRAWN = "old"
_METHODS = (
    "weak-two", "preempt", "strong-nt", "weak-nt", "multi", "strong-two", "limit-raise",
    "single-raise", "inverted", "splinter", "transfer", "stayman", "overcall", "takeout",
    "negative-double", "michaels", "unusual", "blackwood", "fourth-suit",
)  # fmt: skip
CALLS = tuple(bid.symbols for bid in BIDS)


def methods(language: Language) -> tuple[str, ...]:
    """The methods that are offered, each by the name that people of a language use."""
    return tuple(_name(BY_KEY[key].names, language) for key in _METHODS)


def _name(names: str, language: Language) -> str:
    every = [name.strip() for name in names.split(";")]
    fitting = [name for name in every if name.isascii() == language.has_spaces]
    return (fitting or every)[0]


@dataclass(frozen=True, slots=True)
class Put:
    """A tap: words for the withdrawn call (`old`), or for a replacement by its number."""

    place: str = ""
    words: str = ""

    @classmethod
    def read(cls, text: str) -> Put:
        place, _, words = text.partition(":")
        known = words in CALLS or any(words in each.names for each in BY_KEY.values())
        return cls(place, words) if known else cls()

    def added(self, place: str, text: str) -> str:
        """The text of a place with the words behind it; a call is put in front."""
        if place != self.place or not self.words:
            return text
        if self.words in CALLS:
            return f"{self.words} {_without_call(text)}".strip()
        return (
            f"{text}, {self.words}"
            if text and text not in CALLS
            else f"{text} {self.words}".strip()
        )


def _without_call(text: str) -> str:
    first, _, rest = text.partition(" ")
    return rest if first in CALLS else text
