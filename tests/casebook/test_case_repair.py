"""Old case files are brought up to the questions of today, and nothing else in them changes."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from bridgelaw import __version__
from bridgelaw.casebook import CaseFileError, read_cases, run_file
from bridgelaw.casebook.repair import repair
from tests.casebook.test_case_files import GOOD, write
from tests.cli.typed import run
from tests.rotation import rotated

CASEBOOK = Path(__file__).parents[2] / "casebook"
STAMP = f"release: {__version__}\n"
STAMPED = GOOD.replace("laws:", STAMP + "laws:")


def repaired(text: str) -> str:
    return repair(Path("case.yaml"), text).text


def test_an_answer_that_is_not_asked_for_goes() -> None:
    old = GOOD.replace("  specified: H\n", "  specified: H\n  another_call: 2S  # in vain\n")
    found = repair(Path("case.yaml"), old)
    assert found.text == STAMPED
    assert not found.left
    assert str(found.done[0]) == (
        "line 12: insufficient-bid does not ask “another_call” here any more; the answer has gone."
    )


def test_an_answer_to_a_question_that_is_gone_from_the_procedure_goes(tmp_path: Path) -> None:
    old = GOOD.replace("answers:\n", "answers:\n  long_forgotten: yes\n")
    with pytest.raises(CaseFileError):
        read_cases(write(tmp_path, old))
    assert repaired(old) == STAMPED


def test_an_everyday_answer_is_added_and_any_other_is_left_to_a_person() -> None:
    assert repaired(GOOD.replace("  unintended: no\n", "")).count("unintended: no") == 1
    found = repair(Path("case.yaml"), GOOD.replace("  accepts: no\n", ""))
    assert len(found.left) == 1
    assert "asks “accepts” here now: Does South accept 1♥? Answer it (yes, no)" in str(
        found.left[0]
    )
    assert "release" not in found.text


def test_answers_in_braces_in_later_steps_and_in_variants() -> None:
    old = """\
source: test
release: 0.1
laws: [27B1(a)]
title: Two hearts
dealer: W
happened: W 1H, N P, E 1H
ruling: insufficient-bid
answers: {unintended: no, gone: 1, accepts: no, substitute: 2H, specified: H, lowest_same: yes}
expect: {clauses: [27B1(a)]}  # as ever
then:
  - happened: S 1C
    ruling: insufficient-bid
    answers: {accepts: yes, gone: 2}
    expect: {clauses: [27A1]}
variants:
  - title: Accepted
    answers: {gone: 3, accepts: yes}
    expect: {clauses: [27A1]}
"""
    found = repair(Path("case.yaml"), old)
    assert (
        found.text
        == f"""\
source: test
release: {__version__}
laws: [27B1(a)]
title: Two hearts
dealer: W
happened: W 1H, N P, E 1H
ruling: insufficient-bid
answers: {{unintended: no, accepts: no, substitute: 2H, specified: H, lowest_same: yes}}
expect: {{clauses: [27B1(a)]}}  # as ever
then:
  - happened: S 1C
    ruling: insufficient-bid
    answers: {{accepts: yes, unintended: no}}
    expect: {{clauses: [27A1]}}
variants:
  - title: Accepted
    answers: {{accepts: yes}}
    expect: {{clauses: [27A1]}}
"""
    )


def test_every_case_of_the_casebook_outlives_answers_that_nobody_asks_for(tmp_path: Path) -> None:
    """A normal run takes one in thirty."""
    for path in rotated(sorted(CASEBOOK.rglob("*.yaml")), 30):
        text = path.read_text(encoding="utf-8").replace("answers: {}\n", "")
        old = re.sub(r"( *)answers:\n( *)(?=\w)", r"\1answers:\n\2gone: 1\n\2", text)
        old = re.sub(r"answers:\s+\{", r"\g<0>gone: 1, ", old)
        now = repaired(old)
        assert now.replace(STAMP, "", 1) == text
        assert all(report.passed for report in run_file(write(tmp_path, now))), path


def test_the_command_says_what_it_did_and_writes_it(tmp_path: Path) -> None:
    path = write(tmp_path, GOOD.replace("answers:\n", "answers:\n  gone: yes\n"))
    before = path.read_text(encoding="utf-8")
    tried = run("case", "repair", "--dry-run", str(path))
    assert (tried.exit_code, path.read_text(encoding="utf-8")) == (0, before)
    told = run("case", "repair", str(path))
    assert told.exit_code == 0
    assert "“gone”" in told.output
    assert path.read_text(encoding="utf-8") == STAMPED
    again = run("case", "repair", str(path))
    assert (again.exit_code, again.output) == (0, "")


def test_what_a_case_can_expect_of_words_notes_and_needs(tmp_path: Path) -> None:
    text = GOOD.replace(
        "  must_pass: none\n",
        "  needs: none\n  words: Nobody is restricted\n  notes: [adjust after the play]\n",
    )
    (report,) = run_file(write(tmp_path, text))
    assert report.passed, report.to_json()
    (wrong,) = run_file(write(tmp_path, text.replace("needs: none", "needs: [claim]")))
    assert [line.name for line in wrong.lines if not line.passed] == ["needs"]
    (wrong,) = run_file(write(tmp_path, text.replace("Nobody is restricted", "West must pass")))
    assert [line.name for line in wrong.lines if not line.passed] == ["words"]


def test_law_79C_a_case_can_expect_deadlines(tmp_path: Path) -> None:
    text = """\
source: test
laws: [79C1]
title: Posted at four
field:
  scoring: matchpoints
  posted: 2026-11-10T16:00
  boards:
    1:
      - {table: 1, ns: 1, ew: 4, result: 3S+1 by N}
      - {table: 2, ns: 2, ew: 5, result: 4S+1 by N}
at: {table: 1}
expect:
  deadlines: {correction: 2026-11-10T16:30}
"""
    (report,) = run_file(write(tmp_path, text))
    assert report.passed, report.to_json()
