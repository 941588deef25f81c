"""`bridgelaw adjust`, as a director types it: rightly and wrongly."""

from __future__ import annotations

import errno
import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from click.testing import Result

from bridgelaw.cli.adjust import run as adjust_run
from bridgelaw.cli.adjust.command import RULINGS
from bridgelaw.cli.common.command_options import METHODS
from bridgelaw.formats import read_document
from bridgelaw.game.seats import Side
from bridgelaw.laws import PROCEDURES, Interview, Ruling
from bridgelaw.laws.machinery.case import Case
from bridgelaw.laws.machinery.endings import Ending
from bridgelaw.laws.machinery.procedure import REGISTERED
from bridgelaw.laws.score.adjusted_score.procedure import ADJUSTED_SCORE
from bridgelaw.laws.score.fouled_board.procedure import FOULED_BOARD
from bridgelaw.laws.score.questions import AssignedQuestion
from bridgelaw.locale import language
from bridgelaw.locale.text import tr
from bridgelaw.scoring.context_of_line import context_at
from bridgelaw.scoring.field import Method
from bridgelaw.scoring.numbers import read_number
from bridgelaw.table.effects import SideAwarded
from tests.cli.fields import EXAMPLE_9, PAIRS, TEAMS, WEIGHTED, rows, run, written
from tests.laws.interviews import with_law

AT_12 = ["--board", "8", "--table", "12"]
AT_2 = ["--board", "1", "--table", "2"]
DRY = ["--dry-run", "--json"]


def json_of(result: Result) -> Any:
    assert result.exit_code == 0, result.output
    return json.loads(result.stdout)


def field_of(path: Path, *words: str) -> Any:
    return json_of(run("field", path, "--json", *words))


@pytest.fixture
def somebody_is_there(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(adjust_run, "is_interactive", lambda: True)


# By options


SELF_INFLICTED = "Ra 2S= by N; Rn 4S= by N; Re 3S= by N"


def test_law_12C1e_the_other_side_has_the_result_without_the_infraction(tmp_path: Path) -> None:
    path = written(tmp_path, EXAMPLE_9)
    data = json_of(run("adjust", path, *AT_12, "--ns", SELF_INFLICTED, *DRY))
    assert data["after"]["adjusted"]["ew"] == "4S= by N"
    data = json_of(run("adjust", path, *AT_12, "--ns", SELF_INFLICTED, "--ew", "A", *DRY))
    assert data["after"]["adjusted"]["ew"] == "A"
    # What was awarded before stays.
    run("adjust", path, *AT_12, "--ew", "4S-1 by N", "--yes")
    data = json_of(run("adjust", path, *AT_12, "--ns", SELF_INFLICTED, *DRY))
    assert data["after"]["adjusted"]["ew"] == "4S-1 by N"


@pytest.mark.parametrize(
    ("law", "is_known"),
    [("99Z", False), ("12C1(z)", False), ("16B3, 99", False), ("the law", False),
     ("12c1c", True), ("16B3, 12C1(c)", True), ("第12条", True)],
)  # fmt: skip
def test_a_law_that_there_is_not_is_refused(tmp_path: Path, law: str, is_known: bool) -> None:
    path = written(tmp_path, EXAMPLE_9)
    result = run("adjust", path, *AT_12, "--both", WEIGHTED, "--law", law, *DRY)
    assert result.exit_code == (0 if is_known else 3), result.output
    assert ("--law: " in result.stderr) is not is_known


def test_law_12C1c_example_9_for_all_pairs(tmp_path: Path) -> None:
    path = written(tmp_path, EXAMPLE_9)
    data = json_of(run("adjust", path, *AT_12, "--both", WEIGHTED, "--law", "12C1(c)", *DRY))
    after = [row["after"]["NS"]["exact"] for row in data["scores"]]
    assert after == ["18 5/6"] * 4 + ["12 1/3"] * 2 + ["9", "7"] + ["2 1/2"] * 3 + ["8 1/2"]
    before = [row["before"]["NS"]["exact"] for row in data["scores"]]
    assert before == ["19"] * 4 + ["13"] * 2 + ["10", "8"] + ["2"] * 3 + ["6"]
    assert all(row["changed"] for row in data["scores"])
    for row in data["scores"]:
        sides = [read_number(row["after"][side]["exact"]) for side in ("NS", "EW")]
        assert sum(sides) == 22
    assert data["before"]["adjusted"] is None
    assert data["after"]["adjusted"]["law"] == "12C1(c)"
    assert data["after"]["result"] == "2S= by N"
    assert any("8 1/2" in line for line in data["derivation"]["NS"])
    assert data["written"] is None
    assert path.read_text(encoding="utf-8") == EXAMPLE_9


def test_everybody_is_shown_before_and_after(tmp_path: Path) -> None:
    path = written(tmp_path, EXAMPLE_9)
    result = run("adjust", path, *AT_12, "--both", WEIGHTED, "--exact", "--dry-run")
    assert result.exit_code == 0, result.output
    found = rows(result)
    assert ["12", "*", "12", "6", "8", "1/2", "▲", "32", "16", "13", "1/2", "▼"] in found
    assert ["1", "1", "19", "18", "5/6", "▼", "21", "3", "3", "1/6", "▲"] in found
    # The total and the place of the pair that is ruled on.
    (own,) = (row for row in found if row[:2] == ["12", "Mori"])
    assert own[4:] == ["6", "→", "8", "1/2", "27", "3/11", "→", "38", "7/11", "9", "→", "8"]
    assert "How the score of North-South (12) is computed" in result.stdout
    assert "Nothing was written." in result.stdout
    assert [each.name for each in tmp_path.iterdir()] == ["event.yaml"]


def test_a_pair_names_the_line(tmp_path: Path) -> None:
    path = written(tmp_path, PAIRS)
    data = json_of(run("adjust", path, "--board", "1", "--pair", "4", "--both", "4S= by N", *DRY))
    assert data["after"]["table"] == "2"


def test_where_tables_have_no_number_the_place_in_the_traveller_counts(tmp_path: Path) -> None:
    path = written(tmp_path, PAIRS.replace("table: 1, ", "").replace("table: 2, ", ""))
    assert json_of(run("adjust", path, *AT_2, "--both", "A", *DRY))["after"]["ns"] == "3"


def test_a_side_without_an_award_keeps_its_result(tmp_path: Path) -> None:
    path = written(tmp_path, PAIRS)
    data = json_of(run("adjust", path, *AT_2, "--ns", "4S= by N", *DRY))
    assert data["after"]["adjusted"]["ns"] == "4S= by N"
    assert data["after"]["adjusted"]["ew"] == "4S-1 by N"
    assert [row["after"]["NS"]["exact"] for row in data["scores"]] == ["1", "1"]
    assert [row["after"]["EW"]["exact"] for row in data["scores"]] == ["0", "2"]


@pytest.mark.parametrize(
    ("awards", "ns", "ew"),
    [
        (["--ns", "A+", "--ew", "A-"], "A+", "A-"),
        (["--both", "A+/A-"], "A+", "A-"),
        (["--both", "60%"], "60%", "60%"),
        (["--both", "no score"], "no score", "no score"),
        (["--both", "3 x 4S= by N, 2 x 4S-1 by N"], *["3/5 4S= by N, 2/5 4S-1 by N"] * 2),
        (
            ["--ns", "Ra 4S-1 by N; Rn 4S= by N; Re 4S-1 by N", "--ew", "4S= by N"],
            "Ra 4S-1 by N; Rn 4S= by N; Re 4S-1 by N",
            "4S= by N",
        ),
    ],
)
def test_every_kind_of_award(tmp_path: Path, awards: list[str], ns: str, ew: str) -> None:
    path = written(tmp_path, PAIRS)
    data = json_of(run("adjust", path, *AT_2, *awards, "--yes", "--json"))
    assert (data["after"]["adjusted"]["ns"], data["after"]["adjusted"]["ew"]) == (ns, ew)
    line = field_of(path, "--board", "1")["travellers"][0]["lines"][1]
    assert (line["adjusted"]["ns"], line["adjusted"]["ew"]) == (ns, ew)
    assert line["result"] == "4S-1 by N"
    assert line["points"] == data["after"]["points"]


def test_law_78B_a_weighted_score_in_a_match(tmp_path: Path) -> None:
    # Example 8: two thirds of +10 IMPs and one third of -6 IMPs are 4 2/3 IMPs.
    text = """
scoring: teams
boards:
  4:
    - {table: 1, ns: A, ew: B, result: 3S= by N}
    - {table: 2, ns: B, ew: A, result: 3S= by N}
"""
    path = written(tmp_path, text)
    award = "2/3 4S= by N, 1/3 4S-1 by N"
    data = json_of(run("adjust", path, "--board", "4", "--table", "1", "--both", award, *DRY))
    assert data["scores"][0]["after"]["NS"]["exact"] == "4 2/3"
    assert data["scores"][1]["after"]["EW"]["exact"] == "4 2/3"
    assert data["scores"][1]["changed"]


def test_law_87B_another_form_of_the_board(tmp_path: Path) -> None:
    path = written(tmp_path, PAIRS)
    data = json_of(run("adjust", path, *AT_2, "--group", "B", "--yes", "--json"))
    assert data["after"]["group"] == "B"
    assert data["after"]["adjusted"] is None
    assert field_of(path, "--board", "1")["travellers"][0]["lines"][1]["group"] == "B"


def test_law_90_penalties_in_the_unit_of_the_event(tmp_path: Path) -> None:
    path = written(tmp_path, PAIRS)
    result = run("adjust", path, "--penalty", "1=10%", "--reason", "late", "--yes", "--json")
    data = json_of(result)
    (own,) = (row for row in data["totals"] if row["id"] == "1")
    assert own["before"]["points"]["exact"] == "5"
    assert own["after"]["points"]["exact"] == "4 4/5"
    assert (own["before"]["place"], own["after"]["place"]) == (1, 2)
    again = {row["id"]: row for row in field_of(path)["ranking"]}
    assert again["1"]["penalty"]["exact"] == "1/5"
    shown = run("field", path)
    assert "penalty" in shown.stdout
    teams = written(tmp_path, TEAMS, "teams.yaml")
    data = json_of(run("adjust", teams, "--penalty", "A=1/2 VP", *DRY))
    (own,) = (row for row in data["totals"] if row["id"] == "A")
    assert own["after"]["penalty"]["exact"] == "1/2"


def test_law_90_the_usual_penalty_of_the_event_needs_no_amount(tmp_path: Path) -> None:
    path = written(tmp_path, PAIRS)
    data = json_of(run("adjust", path, "--profile", "EBU", "--penalty", "1", *DRY))
    (own,) = (row for row in data["totals"] if row["id"] == "1")
    assert own["after"]["penalty"]["exact"] == "1/2"  # a quarter of a top of 2


# Deadlines


def test_law_92B_an_appeal_is_possible_for_half_an_hour_after_the_ruling(tmp_path: Path) -> None:
    path = written(tmp_path, PAIRS + "posted: 2026-11-10 21:00\n")
    told = ["--told", "2026-11-10 21:10"]
    data = json_of(run("adjust", path, *AT_2, "--both", "A", *told, *DRY))
    assert data["after"]["adjusted"]["ruled"] == "2026-11-10T21:10"
    assert data["deadlines"] == {
        "correction": "2026-11-10T21:30:00",
        "appeal": "2026-11-10T21:40:00",
    }
    shown = run("adjust", path, *AT_2, "--both", "A", *told, "--dry-run")
    assert "2026-11-10 21:40" in shown.stdout


def test_law_79C_without_official_scores_no_time_runs(tmp_path: Path) -> None:
    path = written(tmp_path, PAIRS)
    data = json_of(run("adjust", path, *AT_2, "--both", "A", *DRY))
    assert data["deadlines"] == {"correction": None, "appeal": None}
    shown = run("adjust", path, *AT_2, "--both", "A", "--dry-run")
    assert "30 minutes to appeal (92B)" in shown.stdout


def test_now_can_be_compared_with_a_time_that_has_a_zone(tmp_path: Path) -> None:
    path = written(tmp_path, PAIRS + "posted: 2026-11-10T21:00+09:00\n")
    result = run("adjust", path, *AT_2, "--both", "A", *DRY)
    assert json_of(result)["deadlines"]["appeal"]


def test_a_time_alone_is_of_today(tmp_path: Path) -> None:
    path = written(tmp_path, PAIRS)
    data = json_of(run("adjust", path, *AT_2, "--both", "A", "--told", "21:30", *DRY))
    assert "21:30" in data["after"]["adjusted"]["ruled"]


# Writing


def test_it_is_written_with_yes_and_the_original_is_kept(tmp_path: Path) -> None:
    path = written(tmp_path, EXAMPLE_9)
    result = run("adjust", path, *AT_12, "--both", WEIGHTED, "--yes")
    assert result.exit_code == 0, result.output
    assert path.with_name("event.yaml~").read_text(encoding="utf-8") == EXAMPLE_9
    line = field_of(path, "--board", "8")["travellers"][0]["lines"][11]
    assert line["result"] == "2S= by N"
    assert line["adjusted"]["ew"] == WEIGHTED
    assert run("adjust", path, *AT_12, "--both", "A", "--yes").exit_code == 0
    names = sorted(each.name for each in tmp_path.iterdir())
    assert names == ["event.yaml", "event.yaml~", "event.yaml~2"]


def test_undo_gives_back_the_result_at_the_table(tmp_path: Path) -> None:
    path = written(tmp_path, EXAMPLE_9)
    before = field_of(path, "--board", "8")
    run("adjust", path, *AT_12, "--both", WEIGHTED, "--yes")
    assert field_of(path, "--board", "8") != before
    result = run("adjust", path, *AT_12, "--undo", "--yes")
    assert result.exit_code == 0, result.output
    assert field_of(path, "--board", "8") == before


def test_another_file_is_written_instead(tmp_path: Path) -> None:
    path = written(tmp_path, PAIRS)
    out = tmp_path / "out.csv"
    result = run("adjust", path, *AT_2, "--both", "A+/A-", "--yes", "-o", out)
    assert result.exit_code == 0, result.output
    assert path.read_text(encoding="utf-8") == PAIRS
    line = field_of(out, "--board", "1")["travellers"][0]["lines"][1]
    assert line["adjusted"]["ns"] == "A+"


def test_nothing_is_written_where_nobody_can_be_asked(tmp_path: Path) -> None:
    path = written(tmp_path, PAIRS)
    result = run("adjust", path, *AT_2, "--both", "A", typed="yes\n")
    assert result.exit_code == 4
    assert "--yes" in result.stderr
    assert "Everybody's score on this board" in result.stdout
    assert [each.name for each in tmp_path.iterdir()] == ["event.yaml"]
    assert path.read_text(encoding="utf-8") == PAIRS


@pytest.mark.usefixtures("somebody_is_there")
@pytest.mark.parametrize(
    ("typed", "code"),
    [("yes\n", 0), ("はい\n", 0), ("y\n", 0), ("no\n", 4), ("\n", 4), ("", 4), ("perhaps\n", 4)],
)
def test_it_is_written_only_on_confirmation(tmp_path: Path, typed: str, code: int) -> None:
    path = written(tmp_path, PAIRS)
    result = run("adjust", path, *AT_2, "--both", "A", typed=typed)
    assert result.exit_code == code, result.output
    assert (path.read_text(encoding="utf-8") == PAIRS) == (code == 4)
    assert ("Nothing was written." in result.stdout) == (code == 4)


@pytest.mark.usefixtures("somebody_is_there")
@pytest.mark.parametrize(("typed", "code"), [("\nyse\nyes\n", 0), ("maybe\nいいえ\n", 4)])
def test_an_unclear_answer_is_asked_for_again(tmp_path: Path, typed: str, code: int) -> None:
    path = written(tmp_path, PAIRS)
    result = run("adjust", path, *AT_2, "--both", "A", typed=typed)
    assert result.exit_code == code
    assert (path.read_text(encoding="utf-8") == PAIRS) == (code == 4)
    assert result.stdout.count("(yes or no)") == len(typed.splitlines())


def test_the_file_keeps_its_permissions_and_the_old_one_is_named_as_typed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    written(tmp_path, PAIRS).chmod(0o640)
    monkeypatch.chdir(tmp_path)
    result = run("adjust", "event.yaml", *AT_2, "--both", "A", "--yes")
    assert "kept as event.yaml~." in result.stdout
    assert {each.stat().st_mode & 0o777 for each in tmp_path.iterdir()} == {0o640}


def test_a_table_may_be_typed_in_full_width(tmp_path: Path) -> None:
    path = written(tmp_path, PAIRS)
    data = json_of(run("adjust", path, "--board", "１", "--table", "２", "--both", "A", *DRY))
    assert data["after"]["table"] == "2"


def test_interrupted_writing_keeps_the_old_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = written(tmp_path, PAIRS)

    def full(*_: object) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr("bridgelaw.cli.common.safe_write.os.fsync", full)
    result = run("adjust", path, *AT_2, "--both", "A", "--yes")
    assert result.exit_code == 3
    assert "no space left" in result.stderr
    assert path.read_text(encoding="utf-8") == PAIRS
    assert [each.name for each in tmp_path.iterdir()] == ["event.yaml"]


@pytest.mark.usefixtures("somebody_is_there")
def test_a_file_that_somebody_else_changed_is_not_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = written(tmp_path, PAIRS)
    changed = PAIRS.replace("4S= by N", "5S= by N")

    def ask(*_: object, **__: object) -> str:
        path.write_text(changed, encoding="utf-8")
        return "yes"

    monkeypatch.setattr("click.prompt", ask)
    result = run("adjust", path, *AT_2, "--both", "A")
    assert result.exit_code == 3
    assert "somebody else" in result.stderr
    assert path.read_text(encoding="utf-8") == changed


# Wrong


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (["--board", "9", "--table", "1", "--both", "A"], "there is no board 9"),
        (["--board", "1", "--table", "9", "--both", "A"], "there is no table 9"),
        (["--board", "1", "--table", "x", "--both", "A"], "there is no table x"),
        (["--board", "1", "--pair", "9", "--both", "A"], "there is no “9”"),
        ([*AT_2, "--session", "2", "--both", "A"], "session 2"),
        ([*AT_2, "--both", "2/3 4S= by N, 1/4 4S-1 by N"], "the weights sum to 11/12, not to 1"),
        ([*AT_2, "--both", "2/3 4S= by N"], "the weights sum to 2/3"),
        ([*AT_2, "--both", "8S= by N"], "--both"),
        ([*AT_2, "--both", "4S+9 by N"], "4♠"),
        ([*AT_2, "--both", "+425"], "425"),
        ([*AT_2, "--ns", "something nice"], "--ns"),
        ([*AT_2, "--ew", "-1/2 4S= by N, 3/2 4S-1 by N"], "--ew"),
        ([*AT_2, "--undo"], "nothing to undo"),
        ([*AT_2, "--both", "A", "--told", "soon"], "--told"),
        (["--penalty", "9=10%"], "there is no “9”"),
        (["--penalty", "1=3 IMP"], "10%"),
        (["--penalty", "1=a lot"], "--penalty"),
        (["--penalty", "1=0%"], "--penalty"),
        (["--penalty", "9"], "there is no “9”"),
        ([*AT_2, "--both", "A", "--penalty", "9=10%"], "there is no “9”"),
    ],
)
def test_what_cannot_be_is_refused_and_nothing_changed(
    tmp_path: Path, words: list[str], reason: str
) -> None:
    path = written(tmp_path, PAIRS)
    result = run("adjust", path, *words, "--yes")
    assert result.exit_code == 3, result.output
    assert reason in result.stderr
    assert path.read_text(encoding="utf-8") == PAIRS
    assert [each.name for each in tmp_path.iterdir()] == ["event.yaml"]


@pytest.mark.parametrize(
    "words",
    [
        [],
        ["--board", "1"],
        ["--table", "1", "--both", "A"],
        ["--board", "1", "--table", "1", "--pair", "1", "--both", "A"],
        [*AT_2, "--both", "A", "--ns", "A"],
        [*AT_2, "--undo", "--both", "A"],
        [*AT_2, "--ruling", "adjusted-score", "--both", "A"],
        [*AT_2, "--ruling", "insufficient-bid"],
        [*AT_2, "--both", "A", "--yes", "--dry-run"],
        [*AT_2, "--both", "A", "--json"],
        [*AT_2, "--json", "--yes"],
    ],
)
def test_options_that_do_not_go_together(tmp_path: Path, words: list[str]) -> None:
    path = written(tmp_path, PAIRS)
    assert run("adjust", path, *words).exit_code == 2
    assert path.read_text(encoding="utf-8") == PAIRS


def test_a_board_that_was_not_played_needs_both_awards(tmp_path: Path) -> None:
    path = written(tmp_path, PAIRS.replace("4S-1 by N", "not played"))
    result = run("adjust", path, *AT_2, "--ns", "A+", "--yes")
    assert result.exit_code == 3
    assert "East-West" in result.stderr
    assert run("adjust", path, *AT_2, "--ns", "A+", "--ew", "A-", "--yes").exit_code == 0


def test_a_team_is_at_two_tables(tmp_path: Path) -> None:
    path = written(tmp_path, TEAMS)
    result = run("adjust", path, "--board", "1", "--pair", "A", "--both", "A", "--yes")
    assert result.exit_code == 3
    assert "--table" in result.stderr


# Guided

_WHAT = AssignedQuestion(
    key="what", law="12C1", heading=tr("What would have happened?"), why=tr("It is assigned.")
)


def _stub(case: Case) -> Ruling:
    award = str(case.ask(_WHAT))
    return case.rule(
        "12C1(c)",
        Ending(tr("The score is adjusted.")),
        *(SideAwarded(side, award, "12C1(c)") for side in Side),
    )


@pytest.fixture
def stub(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(REGISTERED, "adjusted-score", with_law(ADJUSTED_SCORE, _stub, (_WHAT,)))


@pytest.mark.usefixtures("stub")
def test_a_guided_adjustment(tmp_path: Path) -> None:
    path = written(tmp_path, EXAMPLE_9)
    typed = f"b\nw\nsome nonsense\n{WEIGHTED}\n"
    result = run("adjust", path, *AT_12, "--yes", "--exact", typed=typed)
    assert result.exit_code == 0, result.output
    assert "This is the first question" in result.stdout
    assert "That does not fit" in result.stdout
    assert "Ruling: Law 12C1(c)" in result.stdout
    assert ["1", "1", "19", "18", "5/6", "▼", "21", "3", "3", "1/6", "▲"] in rows(result)
    line = field_of(path, "--board", "8")["travellers"][0]["lines"][11]
    assert line["adjusted"]["law"] == "12C1(c)"
    assert line["points"]["NS"]["exact"] == "8 1/2"


@pytest.mark.usefixtures("stub", "somebody_is_there")
def test_a_guided_adjustment_asks_before_it_writes(tmp_path: Path) -> None:
    path = written(tmp_path, EXAMPLE_9)
    result = run("adjust", path, *AT_12, typed=f"{WEIGHTED}\nno\n")
    assert result.exit_code == 4
    assert path.read_text(encoding="utf-8") == EXAMPLE_9


@pytest.mark.usefixtures("stub")
@pytest.mark.parametrize("typed", ["q\n", "", "nonsense\n"])
def test_a_ruling_that_is_left_changes_nothing(tmp_path: Path, typed: str) -> None:
    path = written(tmp_path, EXAMPLE_9)
    result = run("adjust", path, *AT_12, "--yes", typed=typed)
    assert result.exit_code == 4
    assert "No ruling was given" in result.stdout
    assert [each.name for each in tmp_path.iterdir()] == ["event.yaml"]


def _typed(key: str, answers: dict[str, str], path: Path, place: int) -> str:
    """What is typed for these answers, in the order in which they are asked."""
    context = context_at(read_document(path).field, place)
    interview = Interview.begin(PROCEDURES[key], None, (), context)
    while interview.question is not None:
        interview = interview.answer(answers[interview.question.key])
    return "".join(f"{answer.value}\n" for answer in interview.answers)


@pytest.fixture
def real(monkeypatch: pytest.MonkeyPatch) -> None:
    for procedure in (ADJUSTED_SCORE, FOULED_BOARD):
        monkeypatch.setitem(REGISTERED, procedure.key, procedure)


@pytest.mark.usefixtures("real")
def test_law_12C1c_example_9_guided(tmp_path: Path) -> None:
    path = written(tmp_path, EXAMPLE_9)
    answers = {
        "power": "no_rectification", "offenders": "EW", "damage": "yes", "assignable": "yes",
        "possible": WEIGHTED, "polled": "6", "excluded": "none", "lifted": "none", "own": "no",
    }  # fmt: skip
    typed = _typed("adjusted-score", answers, path, 11)
    result = run("adjust", path, *AT_12, "--yes", "--exact", typed=typed)
    assert result.exit_code == 0, result.output
    assert "Weighted: 1/6 x 18 5/6 + 1/3 x 12 1/3 + 1/2 x 2 1/2 = 8 1/2" in result.stdout
    lines = field_of(path, "--board", "8")["travellers"][0]["lines"]
    assert lines[11]["adjusted"]["ns"] == lines[11]["adjusted"]["ew"] == WEIGHTED
    assert lines[11]["points"]["NS"]["exact"] == "8 1/2"
    assert lines[0]["points"]["NS"]["exact"] == "18 5/6"


@pytest.mark.usefixtures("real")
def test_law_12C2a_guided(tmp_path: Path) -> None:
    path = written(tmp_path, PAIRS)
    answers = {"power": "impossible", "fault_ns": "none", "fault_ew": "directly"}
    typed = _typed("adjusted-score", answers, path, 1)
    result = run("adjust", path, *AT_2, "--yes", typed=typed)
    assert result.exit_code == 0, result.output
    adjusted = field_of(path, "--board", "1")["travellers"][0]["lines"][1]["adjusted"]
    assert (adjusted["ns"], adjusted["ew"], adjusted["law"]) == ("A+", "A-", "12C2(a)")


@pytest.mark.usefixtures("real")
def test_a_ruling_without_an_award_changes_nothing(tmp_path: Path) -> None:
    path = written(tmp_path, PAIRS)
    typed = _typed("adjusted-score", {"power": "severity"}, path, 1)
    result = run("adjust", path, *AT_2, "--yes", typed=typed)
    assert result.exit_code == 0, result.output
    assert "nothing is changed" in result.stdout
    assert [each.name for each in tmp_path.iterdir()] == ["event.yaml"]


@pytest.mark.usefixtures("real")
def test_law_87B_the_ruling_on_a_fouled_board_points_at_the_groups(tmp_path: Path) -> None:
    path = written(tmp_path, PAIRS)
    words = [*AT_2, "--ruling", "fouled-board", "--yes"]
    result = run("adjust", path, *words, typed="no\n")
    assert result.exit_code == 0, result.output
    assert "--group" in result.stdout


# Everywhere


def test_everything_is_said_in_the_language(tmp_path: Path) -> None:
    say = language("ja").say
    path = written(tmp_path, PAIRS)
    result = run("adjust", path, *AT_2, "--both", "A", "--dry-run", lang="ja")
    assert result.exit_code == 0, result.output
    for text in (tr("Everybody's total"), tr("Nothing was written."), tr("at the table:")):
        assert say(text) in result.stdout


@pytest.mark.parametrize("columns", [60, 80, 120])
def test_nothing_is_wider_than_the_terminal(tmp_path: Path, columns: int) -> None:
    path = written(tmp_path, EXAMPLE_9)
    words = ["--ns", WEIGHTED, "--ew", "A+", "--reason", "a long reason " * 8, "--exact"]
    result = run("adjust", path, *AT_12, *words, "--dry-run", columns=columns)
    assert result.exit_code == 0, result.output
    assert max(map(len, result.stdout.splitlines())) <= columns
    assert "…" not in result.stdout


def test_a_board_of_two_sessions_needs_the_session(tmp_path: Path) -> None:
    boards = PAIRS[PAIRS.index("boards:") :].replace("boards:", "").replace("\n", "\n  ")
    path = written(tmp_path, f"sessions:\n  1:{boards}\n  2:{boards}\n")
    result = run("adjust", path, *AT_2, "--both", "A", "--yes")
    assert result.exit_code == 3
    assert "--session" in result.stderr
    data = json_of(run("adjust", path, *AT_2, "--session", "2", "--both", "A", "--yes", "--json"))
    assert data["session"] == 2
    first, second = field_of(path, "--board", "1")["travellers"]
    assert first["lines"][1]["adjusted"] is None
    assert second["lines"][1]["adjusted"]["ns"] == "A"
    result = run("adjust", path, *AT_2, "--session", "3", "--both", "A", "--yes")
    assert result.exit_code == 3
    assert "there is no board 1 in session 3" in result.stderr


def test_the_choices_on_the_command_line_are_all_that_there_are() -> None:
    assert set(RULINGS) == {key for key, each in PROCEDURES.items() if each.for_director}
    assert tuple(method.value for method in Method) == METHODS


def test_a_reader_that_leaves_does_not_keep_the_file_from_being_written(tmp_path: Path) -> None:
    path, target = written(tmp_path, EXAMPLE_9), tmp_path / "new.xml"
    for words in (
        ("adjust", *AT_12, "--ns", "A+", "--ew", "A-", "--yes", "-o", str(target)),
        ("field", "--board", "8", "-o", str(tmp_path / "again.xml")),
    ):
        command, *rest = words
        line = [sys.executable, "-m", "bridgelaw", command, str(path), *rest]
        with subprocess.Popen(line, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
            assert process.stdout is not None
            process.stdout.close()  # as `| head` does
            process.communicate()
        assert Path(rest[-1]).exists(), process.returncode
