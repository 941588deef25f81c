"""`bridgelaw field`, as a user types it: rightly and wrongly."""

from __future__ import annotations

import csv
import io
import json
import os
import subprocess
import sys
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest
from click.testing import Result
from rich.cells import cell_len

from bridgelaw.locale import language
from bridgelaw.locale.text import tr
from bridgelaw.scoring.numbers import read_number
from tests.cli.fields import DAMAGED, EXAMPLE_9, PAIRS, TEAMS, WEIGHTED, rows, run, written
from tests.formats.usebio_samples import three_tables


def json_of(result: Result) -> Any:
    assert result.exit_code == 0, result.output
    return json.loads(result.stdout)


def csv_of(result: Result) -> list[dict[str, str]]:
    assert result.exit_code == 0, result.output
    return list(csv.DictReader(io.StringIO(result.stdout)))


# The ranking


def test_law_78A_those_who_are_level_share_a_place(tmp_path: Path) -> None:
    data = json_of(run("field", written(tmp_path, PAIRS), "--json"))
    by_id = {row["id"]: row for row in data["ranking"]}
    points = {key: row["points"]["exact"] for key, row in by_id.items()}
    assert points == {"1": "5", "2": "1", "3": "1", "4": "5"}
    assert {key: (row["place"], row["tied"]) for key, row in by_id.items()} == {
        "1": (1, True), "4": (1, True), "2": (3, True), "3": (3, True),
    }  # fmt: skip
    shown = run("field", written(tmp_path, PAIRS))
    assert [row[0] for row in rows(shown) if len(row) > 5 and row[1] in by_id] == [
        "1=", "1=", "3=", "3=",
    ]  # fmt: skip


def test_a_name_with_brackets_is_printed_as_it_is(tmp_path: Path) -> None:
    assert "Kato [red] - Ono" in run("field", written(tmp_path, PAIRS)).stdout


def test_a_name_cannot_steer_the_terminal(tmp_path: Path) -> None:
    text = PAIRS.replace("Mori - Abe", '"\\e[31mMori\\e[2J"')
    result = run("field", written(tmp_path, text))
    assert "Mori" in result.stdout
    assert "\x1b" not in result.stdout


def test_two_winners_have_two_rankings(tmp_path: Path) -> None:
    path = written(tmp_path, EXAMPLE_9)
    result = run("field", path)
    assert result.stdout.index("North-South") < result.stdout.index("East-West")
    data = json_of(run("field", path, "--json"))
    assert [row["direction"] for row in data["ranking"]] == ["NS"] * 12 + ["EW"] * 12
    assert next(row["place"] for row in data["ranking"] if row["direction"] == "EW") == 1


def test_law_78B_teams_show_matches_and_ranking(tmp_path: Path) -> None:
    path = written(tmp_path, TEAMS)
    data = json_of(run("field", path, "--json"))
    (match,) = data["matches"]
    # +420 and -140: 7 IMPs; -100 and -90: 5 IMPs the other way.
    assert match["teams"] == ["A", "B"]
    assert [each["exact"] for each in match["imps"]] == ["2", "-2"]
    assert sum(read_number(each["decimal"]) for each in match["victory_points"]) == 20
    assert [row["id"] for row in data["ranking"]] == ["A", "B"]
    shown = run("field", path)
    assert "Matches" in shown.stdout
    assert ["1", "A", "B", "2", "+2", "-2"] in [row[:6] for row in rows(shown)]
    on_board = run("field", path, "--board", "1")
    assert ["1", "A", "B", "4♠", "N", "=", "+420", "+7", "-7"] in rows(on_board)
    fouled = TEAMS.replace("result: 3S= by N", "result: 3S= by N, group: B")
    on_board = run("field", written(tmp_path, fouled, "fouled.yaml"), "--board", "1")
    assert "A - B: " in on_board.stdout  # 87C: why there are no IMPs
    of_team = rows(run("field", path, "--pair", "a"))
    # At both tables, and the IMPs only once.
    assert ["1", "NS", "B", "4♠", "N", "=", "+420", "+7"] in of_team
    assert ["1", "EW", "B", "3♠", "N", "=", "-140"] in of_team


def test_sessions_are_added_up(tmp_path: Path) -> None:
    path = written(tmp_path, PAIRS)
    other = written(tmp_path, PAIRS.replace("Ito - Sato", "somebody else"), "second.yaml")
    data = json_of(run("field", path, other, "--json"))
    assert {row["id"]: row["points"]["exact"] for row in data["ranking"]} == {
        "1": "10", "2": "2", "3": "2", "4": "10",
    }  # fmt: skip
    assert data["boards"] == 6
    assert data["ranking"][0]["names"] == "Ito - Sato"
    both = run("field", path, other, "--board", "2")
    assert "Session 1, board 2" in both.stdout
    assert "Session 2, board 2" in both.stdout
    second = run("field", path, other, "--board", "2", "--session", "2")
    assert "Session 1" not in second.stdout
    assert "Session 2, board 2" in second.stdout


def test_sessions_of_different_scoring_are_refused(tmp_path: Path) -> None:
    other = written(tmp_path, TEAMS, "teams.yaml")
    result = run("field", written(tmp_path, PAIRS), other)
    assert result.exit_code == 3
    assert "teams.yaml" in result.stderr
    assert result.stdout == ""


# Travellers


def test_a_traveller_with_its_frequencies(tmp_path: Path) -> None:
    result = run("field", written(tmp_path, PAIRS), "--board", "2")
    assert result.exit_code == 0
    assert "Board 2: North-South vulnerable" in result.stdout
    found = rows(result)
    assert ["1", "1", "2", "passed", "out", "0", "2", "0"] in found
    assert ["2", "3", "4", "-100", "0", "2"] in found
    assert ["0", "1", "2", "0"] in found
    assert "Board 1" not in result.stdout


def test_law_12C1c_example_9_in_the_traveller(tmp_path: Path) -> None:
    text = EXAMPLE_9.replace("result: 2S= by N", f'result: 2S= by N, adjusted: "{WEIGHTED}"')
    result = run("field", written(tmp_path, text), "--board", "8", "--exact")
    found = rows(result)
    # The frequencies and the matchpoints of the text.
    for row in (
        ["+420", "4", "1/6", "18", "5/6"],
        ["+400", "2", "1/3", "12", "1/3"],
        ["+170", "1", "9"],
        ["+150", "1", "7"],
        ["-50", "3", "1/2", "2", "1/2"],
    ):
        assert row in [each[: len(row)] for each in found]
    assert ["12", "*", "12", "32", "1/3", "3NT", "N", "=", "+400", "8", "1/2", "13", "1/2"] in found
    assert ["(at", "the", "table:", "2♠", "N", "=)", "+110"] in found
    rounded = run("field", written(tmp_path, text), "--board", "8")
    assert ["+420", "4.17", "18.83", "3.17"] in rows(rounded)


def test_law_12C1_split_scores_have_two_tables_of_frequencies(tmp_path: Path) -> None:
    text = PAIRS.replace(
        "ew: 4, result: 4S-1 by N", "ew: 4, result: 4S-1 by N, adjusted: {ns: -50, ew: EW -420}"
    )
    result = run("field", written(tmp_path, text), "--board", "1")
    assert "Frequencies, North-South" in result.stdout
    assert "Frequencies, East-West" in result.stdout
    assert ["2", "*", "3", "4", "NS", "-50", "0", "1"] in rows(result)
    assert ["EW", "+420"] in rows(result)
    data = json_of(run("field", written(tmp_path, text), "--board", "1", "--json"))
    directions = [table["direction"] for table in data["travellers"][0]["frequencies"]]
    assert directions == ["NS", "EW"]


def test_law_12C2_an_artificial_score_is_marked(tmp_path: Path) -> None:
    text = PAIRS.replace(
        "ew: 4, result: EW 100",
        "ew: 4, result: not played, adjusted: {ns: A+, ew: A-}, law: 12C2(a), reason: too late",
    )
    result = run("field", written(tmp_path, text), "--board", "2")
    assert "NS A+" in result.stdout
    assert "EW A-" in result.stdout
    assert "(Law 12C2(a) too late)" in result.stdout
    assert "(at the table: not played)" in result.stdout


def test_law_87B_the_forms_of_a_fouled_board_are_shown(tmp_path: Path) -> None:
    text = PAIRS.replace("ew: 4, result: 4S-1 by N", "ew: 4, result: 4S-1 by N, group: B")
    result = run("field", written(tmp_path, text), "--board", "1")
    assert result.exit_code == 0, result.output
    assert "form" in result.stdout
    assert "form B" in result.stdout


def test_all_travellers(tmp_path: Path) -> None:
    result = run("field", written(tmp_path, PAIRS), "--travellers")
    for number in (1, 2, 3):
        assert f"Board {number}:" in result.stdout
    data = json_of(run("field", written(tmp_path, PAIRS), "--travellers", "--json"))
    assert [each["board"] for each in data["travellers"]] == [1, 2, 3]


def test_the_boards_of_a_pair(tmp_path: Path) -> None:
    result = run("field", written(tmp_path, PAIRS), "--pair", "4")
    assert result.exit_code == 0, result.output
    found = rows(result)
    assert ["2", "EW", "3", "+100", "2"] in found  # seen from the pair
    assert ["1", "EW", "3", "4♠", "N", "−1", "+50", "2"] in found
    assert "place 1=" in result.stdout
    data = json_of(run("field", written(tmp_path, PAIRS), "--pair", "4", "--json"))
    assert [line["board"] for line in data["pair"]["lines"]] == [1, 2, 3]
    assert len(csv_of(run("field", written(tmp_path, PAIRS), "--pair", "4", "--csv"))) == 3


# For programs


def test_json_has_exact_values_and_decimals(tmp_path: Path) -> None:
    text = EXAMPLE_9.replace("result: 2S= by N", f'result: 2S= by N, adjusted: "{WEIGHTED}"')
    data = json_of(run("field", written(tmp_path, text), "--board", "8", "--json"))
    (traveller,) = data["travellers"]
    line = traveller["lines"][11]
    assert line["points"] == {
        "NS": {"exact": "8 1/2", "decimal": "8.50"},
        "EW": {"exact": "13 1/2", "decimal": "13.50"},
    }
    assert line["result"] == "2S= by N"
    assert line["score"] == 110
    assert line["adjusted"]["ns"] == WEIGHTED
    total = sum(read_number(each["points"]["NS"]["exact"]) for each in traveller["lines"])
    assert total == Fraction(12 * 11)
    assert data["event"] == {
        "name": "Example 9", "date": "", "scoring": "matchpoints", "profile": "WBF",
        "winners": 2, "knockout": False,
    }  # fmt: skip
    assert data["problems"] == []


def test_csv_of_the_ranking_and_of_a_traveller(tmp_path: Path) -> None:
    path = written(tmp_path, PAIRS)
    ranking = csv_of(run("field", path, "--csv"))
    assert ranking[0] == {
        "direction": "", "place": "1=", "id": "1", "names": "Ito - Sato", "boards": "3",
        "points": "5.00", "percent": "83.33", "penalty": "0.00",
    }  # fmt: skip
    assert csv_of(run("field", path, "--csv", "--exact"))[0]["percent"] == "83 1/3"
    traveller = csv_of(run("field", path, "--csv", "--board", "1"))
    assert [row["ns_points"] for row in traveller] == ["2.00", "0.00"]
    assert traveller[0]["result"] == "4S= by N"
    # For programs, so the heads are the same in all languages.
    assert csv_of(run("field", path, "--csv", lang="ja")) == ranking


# Settings


def test_another_scoring_and_profile(tmp_path: Path) -> None:
    path = written(tmp_path, PAIRS)
    data = json_of(run("field", path, "--scoring", "cross-imps", "--json"))
    assert data["event"]["scoring"] == "cross-imps"
    assert data["ranking"][0]["percent"] is None
    assert json_of(run("field", path, "--profile", "ebu", "--json"))["event"]["profile"] == "EBU"
    data = json_of(run("field", path, "--set", "per_pair_beaten=1", "--json"))
    assert data["ranking"][0]["points"]["exact"] == "2 1/2"
    text = run("field", path, "--set", "percent-places=0").stdout
    assert "83" in text
    assert "83.33" not in text


# Wrong


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (["--board", "9"], "there is no board 9; there are 1-3"),
        (["--board", "1", "--session", "2"], "session 2"),
        (["--pair", "17"], "there is no “17”"),
        (["--profile", "FIFA"], "FIFA"),
        (["--set", "no_such_thing=1"], "no_such_thing"),
        (["--set", "per_pair_beaten=many"], "many"),
        (["--set", "per_pair_beaten"], "“=”"),
    ],
)
def test_what_cannot_be_is_refused(tmp_path: Path, words: list[str], reason: str) -> None:
    for more in ([], ["--json"], ["--csv"]):
        result = run("field", written(tmp_path, PAIRS), *words, *more)
        assert result.exit_code == 3
        assert reason in result.stderr
        assert result.stdout == ""


@pytest.mark.parametrize(
    "words",
    [
        ["--json", "--csv"],
        ["--session", "2"],
        ["--board", "1", "--pair", "2"],
        ["--force"],
        ["--scoring", "guessing"],
        ["--board", "0"],
    ],
)
def test_options_that_do_not_go_together(tmp_path: Path, words: list[str]) -> None:
    assert run("field", written(tmp_path, PAIRS), *words).exit_code == 2


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    result = run("field", tmp_path / "no.yaml")
    assert result.exit_code == 2
    assert "no.yaml" in result.stderr


@pytest.mark.parametrize("text", ["", "nothing to see here", "boards: {}", "boards: [1, 2]", "{"])
def test_a_file_without_results_is_refused(tmp_path: Path, text: str) -> None:
    result = run("field", written(tmp_path, text))
    assert result.exit_code == 3
    assert "event.yaml" in result.stderr
    assert result.stdout == ""
    assert "Traceback" not in result.output


def test_a_damaged_record_is_reported_and_the_others_are_read(tmp_path: Path) -> None:
    path = written(tmp_path, DAMAGED)
    result = run("field", path)
    assert result.exit_code == 0
    assert "9S= by N" in result.stderr
    assert "5 cannot play against itself" in result.stderr
    assert "Problems: 2" in result.stderr
    data = json_of(run("field", path, "--json"))
    assert [row["id"] for row in data["ranking"]] == ["1", "8", "2", "7"]
    assert len(data["problems"]) == 2
    assert all(problem["file"] == str(path) for problem in data["problems"])


# Everywhere


@pytest.mark.parametrize("lang", ["en", "ja"])
@pytest.mark.parametrize("columns", [60, 80, 120])
@pytest.mark.parametrize("words", [[], ["--board", "8"], ["--pair", "12"]])
def test_nothing_is_wider_than_the_terminal(
    tmp_path: Path, lang: str, columns: int, words: list[str]
) -> None:
    name = "A remarkably long name - Another remarkably long name [of both]"
    text = EXAMPLE_9.replace("Mori - Abe", name).replace(
        "result: 2S= by N",
        f'result: 2S= by N, adjusted: {{ns: "{WEIGHTED}", ew: A+}}, law: 12C1(c)',
    )
    path = written(tmp_path, text.replace("12: A re", '12: "A re').replace("both]", 'both]"'))
    result = run("field", path, *words, lang=lang, columns=columns)
    assert result.exit_code == 0, result.output
    assert max(cell_len(line) for line in result.stdout.splitlines()) <= columns
    assert "…" not in result.stdout
    assert "\x1b" not in result.stdout
    if "--board" not in words:
        for word in name.split():
            assert word in result.stdout


def test_a_pipe_has_no_edge(tmp_path: Path) -> None:
    name = "Abc " * 60
    text = PAIRS.replace("Ito - Sato", name.strip())
    result = run("field", written(tmp_path, text))
    assert name.strip() in result.stdout


def test_everything_is_said_in_the_language(tmp_path: Path) -> None:
    say = language("ja").say
    result = run("field", written(tmp_path, PAIRS), "--board", "2", lang="ja")
    for text in (tr("Frequencies"), tr("passed out"), tr("result"), tr("Matchpoints")):
        assert say(text) in result.stdout
    result = run("field", written(tmp_path, PAIRS), "--board", "9", lang="ja")
    assert say(tr("there is no board {board}; there are {boards}", board=9, boards="1-3")) in (
        result.stderr
    )


# Writing


@pytest.mark.parametrize("suffix", [".yaml", ".csv", ".pbn", ".xml"])
def test_the_field_is_written_with_its_scores(tmp_path: Path, suffix: str) -> None:
    out = tmp_path / f"out{suffix}"
    result = run("field", written(tmp_path, PAIRS), "-o", out)
    assert result.exit_code == 0, result.output
    again = json_of(run("field", out, "--json"))
    first = json_of(run("field", written(tmp_path, PAIRS), "--json"))
    assert [(row["place"], row["points"]) for row in again["ranking"]] == [
        (row["place"], row["points"]) for row in first["ranking"]
    ]


def test_the_input_is_never_written_over_unasked(tmp_path: Path) -> None:
    path = written(tmp_path, PAIRS)
    result = run("field", path, "-o", path)
    assert result.exit_code == 3
    assert "--force" in result.stderr
    assert path.read_text(encoding="utf-8") == PAIRS
    assert run("field", path, "-o", path, "--force").exit_code == 0
    assert path.with_name("event.yaml~").read_text(encoding="utf-8") == PAIRS


def test_what_was_there_is_kept(tmp_path: Path) -> None:
    out = written(tmp_path, "something else", "out.csv")
    result = run("field", written(tmp_path, PAIRS), "-o", out)
    assert result.exit_code == 0
    assert "out.csv~" in result.stderr
    assert out.with_name("out.csv~").read_text(encoding="utf-8") == "something else"


def test_a_file_of_no_known_format_is_not_written(tmp_path: Path) -> None:
    out = tmp_path / "out.docx"
    result = run("field", written(tmp_path, PAIRS), "-o", out)
    assert result.exit_code == 3
    assert ".yaml" in result.stderr
    assert not out.exists()


def test_a_new_file_is_for_its_owner_alone(tmp_path: Path) -> None:
    out = tmp_path / "out.csv"
    before = os.umask(0o022)
    try:
        run("field", written(tmp_path, PAIRS), "-o", out)
        assert out.stat().st_mode & 0o777 == 0o600
        out.chmod(0o644)
        run("field", written(tmp_path, PAIRS), "-o", out)
    finally:
        os.umask(before)
    assert out.stat().st_mode & 0o777 == 0o644


def test_a_file_that_breaks_off_is_shown_and_never_written(tmp_path: Path) -> None:
    whole = three_tables()
    path = tmp_path / "club.xml"
    path.write_bytes(whole.replace(b"</SCORE>", b"</SCORES>").replace(b"</SCORES>", b"</SCORE>", 1))
    result = run("field", path)
    assert result.exit_code == 3
    assert "column" in result.stderr and "an end tag does not belong to <SCORE>" in result.stderr
    assert "not all results" in result.stderr
    assert result.stdout, "what stands before is shown"
    refused: list[list[str | Path]] = [
        ["field", path, "-o", tmp_path / "x.csv"],
        ["field", path, "-o", tmp_path / "x.xml"],
        ["adjust", path, "--board", "1", "--table", "1", "--both", "A", "--yes"],
        ["adjust", path, "--board", "1", "--table", "1", "--both", "A", "--yes", "-o",
         tmp_path / "x.yaml"],
    ]  # fmt: skip
    for words in refused:
        result = run(*words)
        assert result.exit_code == 3, words
        assert "so nothing is written" in result.stderr
    assert [each.name for each in tmp_path.iterdir()] == ["club.xml"]


@pytest.mark.skipif(os.name != "posix", reason="a POSIX system's pipes")
@pytest.mark.parametrize("words", [[], ["--csv", "--travellers"], ["--json"]])
def test_whoever_has_read_enough_leaves_quietly(tmp_path: Path, words: list[str]) -> None:
    lines = "".join(
        f"    - {{ns: {at}, ew: {at + 500}, result: 4S= by N}}\n" for at in range(1, 400)
    )
    path = written(tmp_path, f"boards:\n  1:\n{lines}")
    read, write = os.pipe()
    os.close(read)  # nobody reads at all
    try:
        ended = subprocess.run(
            [sys.executable, "-m", "bridgelaw", "field", str(path), *words], check=False,
            stdout=write, stderr=subprocess.PIPE,
        )  # fmt: skip
    finally:
        os.close(write)
    assert (ended.returncode, ended.stderr) == (141, b"")
