"""`bridgelaw exam`: papers, their schemes, and programs that answer them."""

from __future__ import annotations

import json
from pathlib import Path

from bridgelaw.casebook.library import case_paths
from tests.cli.typed import json_of, run


def test_the_same_seed_is_the_same_paper_in_both_languages() -> None:
    first = run("exam", "--seed", "5", "--count", "3").output
    assert first == run("exam", "--seed", "5", "--count", "3").output
    assert first != run("exam", "--seed", "6", "--count", "3").output
    assert "size: A4" in first and "☑" not in first
    key = run("exam", "--seed", "5", "--count", "3", "--key").output
    assert "☑" in key and "Marking scheme" in key
    assert "採点基準" in run("exam", "--seed", "5", "--count", "1", "--key", lang="ja").output


def test_a_paper_is_edited_as_a_file_with_own_cases(tmp_path: Path) -> None:
    file = tmp_path / "paper.yaml"
    assert run("exam", "--file", "--count", "3", "--out", str(file)).exit_code == 0
    own = case_paths()["law-27/27-partner-calls-before-it-is-put-right"]
    (tmp_path / "mine.yaml").write_text(own.read_text(encoding="utf-8"), encoding="utf-8")
    lines = file.read_text().splitlines()
    file.write_text("\n".join([*lines[:-2], '  - file: "mine.yaml"', ""]))
    given = run("exam", str(file), "--for-programs")
    names = [json.loads(line)["name"] for line in given.output.splitlines()]
    assert len(names) >= 2 and names[-1].startswith("file.mine")
    again = run("exam", str(file), "--file")  # all of the own case's rulings are one line
    assert again.output.splitlines()[2:] == file.read_text().splitlines()[2:]
    file.write_text("title: x\n")
    assert run("exam", str(file)).exit_code == 3
    file.write_text("situations: [board.x]\n")
    assert run("exam", str(file)).exit_code == 3


def test_a_program_that_answers_by_the_scheme_gets_everything(tmp_path: Path) -> None:
    wanted = ("exam", "--seed", "2", "--count", "6", "--for-programs")
    answers = tmp_path / "answers.jsonl"
    answers.write_text(run(*wanted, "--key").output)
    marked = json_of(run("exam", "--seed", "2", "--count", "6", "--marks", str(answers)))
    assert marked["points"] == marked["of"] == 48
    tasks = [json.loads(line) for line in run(*wanted).output.splitlines()]
    assert all("ruling" not in one and one["effects"] for one in tasks)
    everyday = json_of(run("exam", "--seed", "2", "--count", "6", "--baseline"))
    assert everyday["points"] < marked["points"]


def test_answers_that_cannot_be_read_name_their_line(tmp_path: Path) -> None:
    answers = tmp_path / "answers.jsonl"
    for text, words in (("{", "line 1"), ('{"name": "a", "effects": "all"}', "list of numbers")):
        answers.write_text(text)
        result = run("exam", "--marks", str(answers))
        assert result.exit_code == 3 and words in result.output


def test_laws_that_nothing_asks_about_are_refused() -> None:
    assert run("exam", "--law", "99").exit_code == 3
    assert run("exam", "--law", "61", "--count", "2").exit_code == 0
