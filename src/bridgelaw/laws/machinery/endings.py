"""How a ruling is told: its headline, the words to each addressee, the notes for the director.

Endings are constants of a law's `endings.py`, as questions are of its `questions.py`. Their
sentences have holes, such as `{partner}`, that are filled when the case is decided.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from bridgelaw.laws.machinery.duties import Says
from bridgelaw.locale.text import Text


class Spoken(NamedTuple):
    """A sentence to be said, to whom (`None` is everybody), and where.

    `to` names a person of the case, as a hole does: "partner", "lho", "declarer".
    `away`: said to them alone, away from the table, because nobody else may hear it.
    `says`: what it tells somebody that they may, must or must not do, so that it can be checked.
    Most of that is said by `Case.tell_what_holds`.
    """

    to: str | None
    text: Text
    away: bool = False
    says: tuple[Says, ...] = ()


@dataclass(frozen=True, slots=True)
class Ending:
    """One way in which a case is decided, as people hear it."""

    headline: Text
    say: tuple[Spoken, ...] = ()
    """What is said, in this order: at the table, or to one player away from it."""
    note: tuple[Text, ...] = ()
    """For the director alone."""
    if_restricted: Text | None = None
    """The headline where somebody is restricted all the same, by an earlier ruling."""


def away_from_table(to: str, text: Text) -> Spoken:
    """Said to one player whom nobody else hears."""
    return Spoken(to, text, away=True)


def to_all(text: Text, *says: Says) -> Spoken:
    """Said to everybody."""
    return Spoken(None, text, says=says)


def to_offender(text: Text, *says: Says) -> Spoken:
    return Spoken("offender", text, says=says)


def to_lho(text: Text, *says: Says) -> Spoken:
    return Spoken("lho", text, says=says)


def to_partner(text: Text, *says: Says) -> Spoken:
    return Spoken("partner", text, says=says)


def to_rho(text: Text, *says: Says) -> Spoken:
    return Spoken("rho", text, says=says)


def to_declarer(text: Text, *says: Says) -> Spoken:
    return Spoken("declarer", text, says=says)
