"""One clause of the Laws: its number, what it says in our own words, and what to read with it."""

from __future__ import annotations

from dataclasses import dataclass

from bridgelaw.locale.text import Text


@dataclass(frozen=True, slots=True)
class Clause:
    """A law, or a part of one; only a whole law has a title.

    >>> from bridgelaw.laws import CLAUSES
    >>> str(CLAUSES["27"].title), CLAUSES["27"].number
    ('Insufficient bid', '27')
    """

    number: str  # as the Laws write it: 27, 27B, 27B1(a), 30B1(b)(i)
    text: Text
    see: tuple[str, ...] = ()
    title: Text | None = None
