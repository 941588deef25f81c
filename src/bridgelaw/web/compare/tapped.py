"""What a call shows, put together by tapping: a bidding box, and methods by their names.

A call that is tapped is the call; a method is added to what it shows. The page works without
script: each button sends the form.
"""

from __future__ import annotations

from dataclasses import dataclass

from bridgelaw.comparable.spoken.convention_rows import BY_KEY
from bridgelaw.game import BIDS
from bridgelaw.locale import Language

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

    def call(self, place: str, before: str) -> str:
        """The call of a place, which a tap in the box takes the place of."""
        return self.words if place == self.place and self.words in CALLS else before

    def shows(self, place: str, before: str) -> str:
        """What it shows, with the method behind it."""
        if place != self.place or not self.words or self.words in CALLS:
            return before
        return f"{before}, {self.words}" if before else self.words
