"""The words that a notation knows."""

from __future__ import annotations

import re
from collections.abc import Iterable


def any_of(spellings: Iterable[str]) -> str:
    """A pattern of any of them."""
    # The longest first, so that "SEMI BAL" is not read as something else and "BAL".
    return "|".join(re.escape(word) for word in sorted(spellings, key=len, reverse=True))
