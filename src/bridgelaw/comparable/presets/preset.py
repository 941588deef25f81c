"""A meaning that has a name: the conventions that players play."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from bridgelaw.comparable.meanings import Meaning
from bridgelaw.comparable.notation.plain import parse_plain
from bridgelaw.game.calls import Bid
from bridgelaw.game.suits import SUIT_OF_LETTER
from bridgelaw.locale.text import Text, filled


@dataclass(frozen=True, slots=True)
class Preset:
    """A convention: its key on the command line, its name, and what it shows.

    >>> from bridgelaw.comparable import PRESETS, parse_meaning
    >>> preset = PRESETS["stayman"]
    >>> preset.meaning == parse_meaning(preset.text)
    True
    """

    key: str
    label: Text
    text: str

    @property
    def meaning(self) -> Meaning:
        """What it shows."""
        return _parsed(self.text)


def of_suits(letters: str, key: str, label: Text, text: str, level: int = 0) -> tuple[Preset, ...]:
    """The same convention in each of some suits: `{s}` is the suit in key and meaning, and `{suit}`
    and `{call}`, the suit bid at that level, are what its label names."""
    found = []
    for letter in letters:
        suit = SUIT_OF_LETTER[letter]
        call = Bid.of(level, suit.denomination) if level else None
        named = filled(label, suit=suit) if call is None else filled(label, call=call, suit=suit)
        found.append(Preset(key.format(s=letter.lower()), named, text.format(s=letter)))
    return tuple(found)


@cache
def _parsed(text: str) -> Meaning:
    return parse_plain(text)
