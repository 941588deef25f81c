"""`bridgelaw case`."""

from __future__ import annotations

from pathlib import Path

from bridgelaw.laws import PROCEDURES
from tests.cli.typed import json_of, run


def test_case_run(tmp_path: Path) -> None:
    good = tmp_path / "good.yaml"
    good.write_text(
        "source: x\nlaws: ['27']\ntitle: x\ndealer: W\nhappened: W 1H, N P, E 1H\n"
        "expect: {irregularities: ['27']}\n",
        encoding="utf-8",
    )
    assert run("case", "run", str(good)).exit_code == 0
    bad = tmp_path / "bad.yaml"
    bad.write_text(good.read_text().replace("expect: {irregularities: ['27']}",
                                            "expect: {to_call: W}"))  # fmt: skip
    result = run("case", "run", str(good), str(bad))
    assert result.exit_code == 1
    assert "bad.yaml:6: to_call: expected W, came out S" in result.output
    wrong = tmp_path / "wrong.yaml"
    wrong.write_text("sauce: x\n")
    assert run("case", "run", str(wrong)).exit_code == 3
    data = json_of(run("case", "run", str(bad), "--json"))
    assert data[0]["expectations"][0]["actual"] == "S"
    empty = tmp_path / "empty"
    empty.mkdir()
    assert run("case", "run", str(empty)).exit_code == 3


def test_case_questions_and_expectations() -> None:
    for procedure in PROCEDURES.values():
        output = run("case", "questions", procedure.key).output
        assert all(question.key in output for question in procedure.questions)
    assert "must_pass" in run("case", "expectations").output
