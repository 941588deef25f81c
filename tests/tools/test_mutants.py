"""`make mutants`: what it changes, and by which tests each change is tried."""

from __future__ import annotations

import ast

from tools.mutants import ROOT, SOURCE, mutants_of, speaking_of

REVOKE = SOURCE / "laws" / "play" / "revoke" / "trick_adjustment.py"


def test_each_mutant_is_one_change_that_python_still_reads() -> None:
    before = REVOKE.read_text(encoding="utf-8")
    found = list(mutants_of(REVOKE))
    assert {one.kind for one in found} >= {
        "branch turned round",
        "clause swapped",
        "effect dropped",
    }
    for one in found:
        changed = one.source()
        assert changed != before
        ast.parse(changed)
    assert REVOKE.read_text(encoding="utf-8") == before


def test_a_seat_is_exchanged_for_another_one() -> None:
    found = [one for file in (SOURCE / "table").rglob("*.py") for one in mutants_of(file)]
    assert any(one.kind == "seat exchanged" for one in found)


def test_a_mutant_is_tried_by_the_cases_and_tests_of_its_law() -> None:
    cases, tests = speaking_of(REVOKE)
    assert any(one.startswith("casebook/law-64") for one in cases)
    assert "tests/laws/play/test_63_64_revoke_counted.py" in tests
    assert all((ROOT / one).exists() for one in (*cases, *tests))
