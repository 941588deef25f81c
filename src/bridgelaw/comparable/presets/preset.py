"""A meaning that has a name: the conventions that players play."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from bridgelaw.comparable.meanings import Meaning
from bridgelaw.comparable.notation.plain import parse_plain
from bridgelaw.locale.text import Text


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


@cache
def _parsed(text: str) -> Meaning:
    return parse_plain(text)
