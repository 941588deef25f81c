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
_NAME = re.compile(r"[a-z][a-z0-9]\|")


def commands(text: str) -> Iterator[tuple[str, str]]:
    """Every command with its value, in their order; what is between them is passed over."""
    at = 0
    while (start := _NAME.search(text, at)) is not None:
        at = start.start()
        found = _TIGHT.match(text, at) or _LOOSE.match(text, at)
        assert found is not None
        yield found[1], found[2].strip()
        at = found.end()
