"""How a ruling is told: its headline, the words to each addressee, the notes for the director.

Endings are constants of a law's `endings.py`, as questions are of its `questions.py`. Their
sentences have holes, such as `{partner}`, that are filled when the case is decided.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from bridgelaw.laws.machinery.facts import Claim
from bridgelaw.locale.text import Text


class Spoken(NamedTuple):
    """A sentence to be said, to whom (`None` is everybody), and where.

    `to` names a person of the case, as a hole does: "partner", "lho", "declarer".
    `away`: said to them alone, away from the table, because nobody else may hear it.
    """

    to: str | None
    text: Text
    away: bool = False


@dataclass(frozen=True, slots=True, init=False)
class Ending:
    """One way in which a case is decided, as people hear it: a headline, and what is said."""

    headline: Text
    say: tuple[Spoken, ...]
    """In this order: at the table, or to one player away from it."""
    note: tuple[Text, ...]
    """For the director alone."""

    def __init__(self, headline: Text, *say: Spoken, note: Text | tuple[Text, ...] = ()) -> None:
        object.__setattr__(self, "headline", headline)
        object.__setattr__(self, "say", say)
        object.__setattr__(self, "note", (note,) if isinstance(note, Text) else note)

    def saying(self, *say: Spoken) -> Ending:
        """The same, with other words to be said."""
        return Ending(self.headline, *say, note=self.note)


def away_from_table(to: str, text: Text) -> Spoken:
    """Said to one player whom nobody else hears."""
    return Spoken(to, text, away=True)


def to_all(text: Text, *claims: Claim) -> Spoken:
    """Said to everybody; `claims`: what it says is so."""
    return Spoken(None, text.claiming(*claims))


def to_offender(text: Text, *claims: Claim) -> Spoken:
    return Spoken("offender", text.claiming(*claims))


def to_lho(text: Text, *claims: Claim) -> Spoken:
    return Spoken("lho", text.claiming(*claims))


def to_partner(text: Text, *claims: Claim) -> Spoken:
    return Spoken("partner", text.claiming(*claims))


def to_declarer(text: Text, *claims: Claim) -> Spoken:
    return Spoken("declarer", text.claiming(*claims))
