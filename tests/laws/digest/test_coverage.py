"""Every clause of the Laws is accounted for, and every clause that is cited exists."""

from __future__ import annotations

import re

import pytest

from bridgelaw.laws import PROCEDURES
from bridgelaw.laws.digest import CLAUSES
from tools import write_coverage
from tools.write_coverage import (
    by_hand,
    citations,
    found,
    has_parts,
    mentioned,
    page,
    settled,
    unaccounted,
    unknown_citations,
    witness,
)


def test_every_clause_that_prescribes_something_has_a_witness() -> None:
    assert unaccounted() == []


def test_every_cited_clause_exists() -> None:
    assert len(list(citations())) > 1000
    assert unknown_citations() == []


def test_the_test_fails_where_a_witness_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    every = dict(found())
    every["27B3"] = write_coverage.Witnesses()
    monkeypatch.setattr(write_coverage, "found", lambda: every)
    assert unaccounted() == ["27B3"]


def test_what_is_listed_by_hand_is_listed_once() -> None:
    listed = by_hand()
    names = [*listed.definition, *listed.no_ruling, *listed.missing]
    assert len(names) == len(set(names))
    assert not [name for name in names if has_parts(name)]


@pytest.mark.parametrize(
    ("clause", "words"),
    [
        ("27B4", "ruling: `insufficient-bid`"),
        ("44C", "rule of the table"),
        ("12C2(c)", "regulation in the profile"),
        ("16A2", "definition"),
        ("6A", "no ruling follows from it: how the game is prepared"),
        ("25", "`unintended-call`"),
        ("27A", "its parts"),
    ],
)
def test_the_kinds_of_witness(clause: str, words: str) -> None:
    assert words in witness(clause)


def test_every_procedure_that_is_named_exists() -> None:
    named = {name for clause in CLAUSES for name in found()[clause].rulings if "`" in name}
    assert {name.strip("`") for name in named} <= set(PROCEDURES)


def test_clauses_in_sentences() -> None:
    assert mentioned("Law 16C2, and 12C1(e)(i); not 4C, 27Z or 5H+") == {"16C2", "12C1(e)(i)"}
    # The contract 6D and the call 1C are no witnesses of those clauses.
    assert mentioned("6D by N after 1C") == set()


def test_the_page_has_every_clause() -> None:
    rows = re.findall(r"^\| (\S+) \| .+ \| .*\|$", page(), re.MULTILINE)
    assert set(CLAUSES) <= set(rows)
    open_still = [each for each in by_hand().missing if each not in settled()]
    assert page().count("**missing**") == len(open_still)
