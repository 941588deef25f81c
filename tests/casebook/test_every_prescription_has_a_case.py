"""A clause that prescribes something has a case that expects it.

What prescribes is read off the weights (should, shall, must, and what forbids): the text of the
Introduction says what each is worth. A case expects a clause if it stands in its `expect`: a clause
that fires, a law to look at later, what is irregular, why a call or card is excluded, or a sentence
that names it. That a case is merely about a clause is not enough.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path

from bridgelaw.casebook.run import case_files
from bridgelaw.laws.digest import clauses_of
from bridgelaw.laws.digest.clause import Weight
from bridgelaw.scoring.editions import LATEST, stands_at
from tests.casebook.cases import cases_of
from tools.write_coverage import has_parts, mentioned

CASEBOOK = Path(__file__).parents[2] / "casebook"

WITHOUT_A_CASE = {
    "6C": "who is present at the deal; nothing follows for a board",
    "6F": "that a copied deal is normally not dealt again; what is, 6D1 and 86A say",
    "19A2": "how a double is said; what becomes of a wrong word, 19A3 says",
    "19B2": "how a redouble is said; what becomes of a wrong word, 19B3 says",
    "40A2": "where information may come from; who used other is ruled on by 16 and 73",
    "45G": "when a card is turned; what may still be seen then, 66A says",
    "68C": "that a claim comes with a statement; what was not said is judged by 70D1 and 70E1",
    "70E2": "a power of the authority, and none has used it; how a suit is played is judged",
    "72A": "the aim of the game",
    "76A2": "viewers by electronic means, whom no director meets",
    "78D": "for the organiser",
    "80B2(a)": "for the organiser",
}
"""Clauses from which no ruling follows, each with why."""


def prescribing() -> Iterator[str]:
    for number, clause in clauses_of(LATEST).items():
        weak = (None, Weight.MAY, Weight.DOES)
        if clause.player not in weak or clause.director not in weak:
            yield number


@cache
def expected() -> frozenset[str]:
    """Every clause that some case expects, and those of which it expects a part."""
    found: set[str] = set()
    for file in case_files(CASEBOOK):
        for case in cases_of(file):
            for step in case.steps:
                for one in step.expectations:
                    found |= _named(one.value)
    every = clauses_of(LATEST)
    return frozenset(stands_at(one, LATEST) for one in found) | {
        outer for outer in every if has_parts(outer) and any(_is_part(one, outer) for one in found)
    }


def _named(value: object) -> set[str]:
    if isinstance(value, str):
        known = {value} & clauses_of("2017").keys()
        return known or mentioned(value)
    if isinstance(value, dict):
        return set().union(*map(_named, (*value, *value.values())))
    if isinstance(value, (list, tuple, set, frozenset)):
        return set().union(*map(_named, value))
    return set()


def _is_part(number: str, outer: str) -> bool:
    return (
        number != outer
        and number.startswith(outer)
        and not (outer.isdecimal() and number[len(outer)].isdecimal())
    )


def test_every_clause_that_prescribes_something_has_a_case_that_expects_it() -> None:
    every = list(prescribing())
    assert len(every) > 150
    assert [one for one in every if one not in expected() and one not in WITHOUT_A_CASE] == []


def test_what_is_listed_as_without_a_case_has_none() -> None:
    assert [one for one in WITHOUT_A_CASE if one in expected()] == []
    assert WITHOUT_A_CASE.keys() <= set(prescribing())
