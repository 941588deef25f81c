"""Law 90 in `bridgelaw adjust`: penalties given, and taken back."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from bridgelaw.formats import read_document
from tests.cli.fields import PAIRS, run, written

PENALISED = """
penalties:
  - {of: 1, amount: 10%, law: 90B, reason: late}
  - {of: 1, amount: 1 MP}
  - {of: 2, amount: 25%}
"""


def penalties(path: Path) -> list[tuple[str, str]]:
    return [(each.contestant, str(each.amount)) for each in read_document(path).field.penalties]


@pytest.mark.parametrize(
    ("typed", "left"),
    [
        (["1"], [("2", "1/4")]),
        (["1=10%"], [("1", "1"), ("2", "1/4")]),
        (["1=1 MP", "2"], [("1", "1/10")]),
        (["１"], [("2", "1/4")]),
    ],
)
def test_law_90_a_penalty_is_taken_back(
    tmp_path: Path, typed: list[str], left: list[tuple[str, str]]
) -> None:
    path = written(tmp_path, PAIRS + PENALISED)
    words = [word for text in typed for word in ("--no-penalty", text)]
    result = run("adjust", path, *words, "--yes")
    assert result.exit_code == 0, result.output
    assert result.stdout.startswith("Taken back, the penalty of ")
    assert penalties(path) == left


@pytest.mark.parametrize("kind", ["yaml", "csv", "pbn", "xml"])
def test_law_90_a_penalty_given_and_taken_back_leaves_the_ranking(
    tmp_path: Path, kind: str
) -> None:
    path = tmp_path / f"event.{kind}"
    assert run("field", written(tmp_path, PAIRS, "first.yaml"), "-o", path).exit_code == 0
    before = run("field", path, "--csv").stdout
    assert run("adjust", path, "--penalty", "1=10%", "--yes").exit_code == 0
    assert run("field", path, "--csv").stdout != before
    assert run("adjust", path, "--no-penalty", "1", "--yes").exit_code == 0
    assert run("field", path, "--csv").stdout == before


@pytest.mark.parametrize("text", ["3", "1=20%", "1=10 MP", "9", "1=x", "1="])
def test_law_90_a_penalty_that_nobody_has_cannot_be_taken_back(tmp_path: Path, text: str) -> None:
    path = written(tmp_path, PAIRS + PENALISED)
    result = run("adjust", path, "--no-penalty", text, "--yes")
    assert result.exit_code == 3
    assert "--no-penalty: " in result.stderr
    assert penalties(path) == penalties(written(tmp_path, PAIRS + PENALISED, "same.yaml"))


def test_law_90_the_same_penalty_is_not_taken_back_twice(tmp_path: Path) -> None:
    path = written(tmp_path, PAIRS + PENALISED)
    assert run("adjust", path, "--no-penalty", "2", "--no-penalty", "2", "--yes").exit_code == 3


def test_law_90_what_is_taken_back_stands_in_the_json(tmp_path: Path) -> None:
    path = written(tmp_path, PAIRS + PENALISED)
    result = run(
        "adjust", path, "--no-penalty", "1=10%", "--penalty", "2=5%", "--dry-run", "--json"
    )
    data = json.loads(result.stdout)
    (back,) = data["penalties_taken_back"]
    assert (back["id"], back["amount"], back["law"]) == ("1", "10%", "90B")
    assert [each["id"] for each in data["penalties"]] == ["2"]
    changed = {each["id"] for each in data["totals"] if each["changed"]}
    assert changed >= {"1", "2"}
