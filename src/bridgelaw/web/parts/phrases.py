"""How sentences are set on a page: the deciding words first, and who is spoken to."""

from __future__ import annotations

import re
from collections.abc import Callable

from markupsafe import Markup

_FIRST = re.compile(r"^(.+?(?:[、。：　]|[,.;:](?=\s)))\s*(\S.*)$", re.S)
"""A first phrase, up to a comma or a full stop, and the rest."""


def first_phrase(words: str) -> tuple[str, str]:
    """The words up to the first comma or full stop, and the rest; all of them without one."""
    found = _FIRST.match(words)
    return (found[1], found[2]) if found else (words, "")


def phrased(words: str, coloured: Callable[[str], Markup]) -> Markup:
    """An answer or a choice with its first phrase in bold: `<b>Yes,</b> South is declarer`."""
    first, rest = first_phrase(words)
    bold = Markup("<b>{}</b>").format(coloured(first))
    if not rest:
        return bold
    space = "" if first[-1] in "、。：　" else " "
    return bold + space + Markup("<span>{}</span>").format(coloured(rest))
