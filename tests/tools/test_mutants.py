"""`make mutants`: what it changes, and by which tests each change is tried."""

from __future__ import annotations

import ast
from types import FunctionType

from bridgelaw.laws.play.revoke.adjustment import procedure as adjustment
from tools.mutants import ROOT, SOURCE, marked, mutants_of, put_in, tried_by

REVOKE = SOURCE / "laws" / "play" / "revoke" / "adjustment" / "procedure.py"


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


def test_every_other_line_keeps_its_number() -> None:
    lines = REVOKE.read_text(encoding="utf-8").count("\n")
    assert all(one.source().count("\n") == lines for one in mutants_of(REVOKE))


def test_what_a_mutant_would_change_can_be_marked_and_python_still_reads_it() -> None:
    found = dict(enumerate(mutants_of(REVOKE)))
    source = marked(REVOKE, found)
    ast.parse(source)
    assert source.count("__reached__") == len(found)


def test_a_change_takes_the_place_of_the_function_and_can_be_taken_back() -> None:
    before = REVOKE.read_text(encoding="utf-8")
    functions = {
        name: one for name, one in vars(adjustment).items() if isinstance(one, FunctionType)
    }
    codes = {name: one.__code__ for name, one in functions.items()}
    changed = next(one for one in mutants_of(REVOKE) if one.kind == "branch turned round")
    try:
        assert put_in(changed.source(), REVOKE)
        assert {name: one.__code__ for name, one in functions.items()} != codes
    finally:
        put_in(before, REVOKE)
    assert {name: one.__code__ for name, one in functions.items()} == codes


def test_mutants_are_tried_by_the_cases_and_the_tests_of_laws_and_table() -> None:
    files = tried_by()
    assert "tests/casebook/test_casebook.py" in files
    assert "tests/laws/play/test_63_64_revoke_counted.py" in files
    assert "tests/table/test_duties.py" in files
    assert all((ROOT / one).exists() for one in files)
