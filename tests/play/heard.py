"""What is said after a ruling, or when it comes due, held against the table on any board."""

from __future__ import annotations

from bridgelaw.laws import Ruling
from bridgelaw.laws.common.closing_words import afterwards
from bridgelaw.laws.common.said_when_due import said_when_due
from bridgelaw.laws.machinery.facts import Perhaps, facts_of
from bridgelaw.table import Table
from tests.laws.contradictions import contradictions, sentences
from tests.laws.facts_at_table import After, holds


class Contradiction(AssertionError):
    """A sentence says what the table does not."""


def check_heard(before: Table, ruling: Ruling) -> None:
    """Every claim of every sentence."""
    for found in contradictions(before, ruling):
        raise Contradiction(f"{ruling.clauses}: {found}")


def claims_heard(before: Table, ruling: Ruling) -> int:
    """How many claims there were."""
    words = (*ruling.words, *afterwards(before, ruling))
    return sum(1 for text, to in sentences(ruling, words) for _ in facts_of(text, to))


def check_due(before: Table, after: Table) -> None:
    """The same of what is said when it comes due, without a ruling."""
    for said in said_when_due(before, after):
        for fact in facts_of(said.text, said.to):
            if not isinstance(fact, Perhaps) and not holds(fact, After(after)):
                raise Contradiction(f"due: to {said.to}: “{said.text}” claims that {fact}")
