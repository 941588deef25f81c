"""The commands of a LIN text: two letters, a bar, a value, a bar.

pn|south,west,north,east|md|3S7QAH2JQ…|sv|n|mb|1N|mb|p|pc|HT|mc|9|pg||
"""

from __future__ import annotations

import re
from collections.abc import Iterator

# A bar that was forgotten is no loss before these; but a call ends in `nt`, and `st` is a card.
_AFTER = r"(?=\s{0,8}(?:ah|an|bn|mb|mc|md|pc|pg|pn|qx|rh|sv)\|)"
_TIGHT = re.compile(rf"(mb|mc|md|pc|pg|rh|st|sv)\|([^|]*?)(?:\||\Z|{_AFTER})")
_LOOSE = re.compile(r"([a-z][a-z0-9])\|([^|]*)(?:\||\Z)")
_LETTERS = "abcdefghijklmnopqrstuvwxyz"
_DIGITS = "0123456789"
_NAME = re.compile(r"[a-z][a-z0-9]\|")


_NAMES = frozenset(first + second for first in _LETTERS for second in _LETTERS + _DIGITS)
_LOSES_A_BAR = frozenset(("mb", "mc", "md", "pc", "pg", "rh", "st", "sv"))
_NEEDS_NO_BAR = frozenset(
    ("ah", "an", "bn", "mb", "mc", "md", "pc", "pg", "pn", "qx", "rh", "sv")
)  # fmt: skip


def commands(text: str) -> Iterator[tuple[str, str]]:
    """Every command with its value, in their order; what is between them is passed over."""
    return _complete(text) or _damaged(text)


def _complete(text: str) -> Iterator[tuple[str, str]] | None:
    """The commands of a text in which no bar is missing; `None` for any other."""
    pieces = text.split("|")
    if len(pieces) % 2 and pieces.pop().strip():
        return None  # something stands behind the last bar
    names = list(map(str.lstrip, pieces[0::2]))
    values = list(map(str.strip, pieces[1::2]))
    if not _NAMES.issuperset(names):
        return None
    for name, value in zip(names, values, strict=True):
        if value[-2:] in _NEEDS_NO_BAR and name in _LOSES_A_BAR:
            return None
    return zip(names, values, strict=True)


def _damaged(text: str) -> Iterator[tuple[str, str]]:
    at = 0
    while (start := _NAME.search(text, at)) is not None:
        at = start.start()
        match = _TIGHT.match(text, at) or _LOOSE.match(text, at)
        assert match is not None
        yield match[1], match[2].strip()
        at = match.end()
