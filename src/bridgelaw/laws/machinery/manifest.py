"""What a law says about itself before it is read: its name, and where people meet it.

Each law's folder has a `manifest.py` with one `MANIFEST`. Nothing else lists the laws, and a law
that nobody needs is never read.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from bridgelaw.locale.text import Text


class Looks(Enum):
    """What of the table a procedure takes as it is: it must not be in question."""

    NOTHING = "nothing"
    CALLS = "calls"
    POSITION = "position"
    """Whose lead it is, and which cards are left."""


@dataclass(frozen=True, slots=True)
class PutOff:
    """A look at the result that a ruling can put off to the end of play."""

    law: str
    title: Text
    """The question in a few words, as a list shows it."""
    question: Text
    by: str | None = None
    """The procedure that asks what has to be known before the score is adjusted, if one does."""


@dataclass(frozen=True, slots=True)
class Manifest:
    """What is known of a procedure without reading its law."""

    key: str
    """The name of its folder, with hyphens. It is kept in logs, and so never changes."""
    title: Text
    laws: tuple[str, ...]
    tile: str
    """The tile of the first page under which it is found."""
    called: str
    """What people say when they call the director, in English and in Japanese, with semicolons
    between: words of the table, not of the Laws; short forms, slang, the older name, what a
    beginner would say. Nobody reads them; they are searched. The titles of procedures and laws are
    searched anyway and need not stand here."""
    rank: int = 9
    """Its place in the list of its tile: 1 is the commonest, whose page the tile opens."""
    row: Text | None = None
    """What stands there: a few words as somebody at the table says it; otherwise its title."""
    who: Text | None = None
    """How a face asks whom it is about before anything else; `None` where nobody is."""
    everyday: bool = False
    """It happens every evening, and so comes before the others of its moment."""
    moments: tuple[str, ...] = ()
    """Where a director looks for it, if not where its first law belongs."""
    reviews: tuple[PutOff, ...] = ()
    """The reviews at the end of play that its clauses ask for."""
    looks_at: Looks = Looks.NOTHING
    """What of the table it takes as it is: what is open about that is ruled on first."""
    for_director: bool = False
    """It is about scores, which players do not adjust even if they have no director."""
    mostly_judged: bool = False
    """More than half of its everyday ways lead over a director's judgement or to an adjusted score:
    players play on, write down what happened, and ask a director afterwards."""
    judged: tuple[str, ...] = ()
    """The questions that take a director's judgement."""

    @property
    def phrases(self) -> tuple[str, ...]:
        """What people say, one by one."""
        return tuple(" ".join(phrase.split()) for phrase in self.called.split(";"))
