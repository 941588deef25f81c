"""Several sections, as a club with a two-section .bws file names and sees them."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from bridgelaw.formats import read_document
from bridgelaw.game.deals import Deal
from bridgelaw.scoring.named_in_field import NotFound, contestant_named, line_named
from bridgelaw.scoring.sections import named, section_of, sections_of
from tests.cli.fields import PAIRS, run, written
from tests.formats.bws.evenings import Evening, section
from tests.formats.bws.test_bws_records import hands
from tests.formats.bws.test_bws_results import two_sections

AWARD = ["--both", "A", "--dry-run", "--json"]
AT_BOARD_3 = ["--board", "3"]


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return bws(tmp_path, two_sections())


def bws(folder: Path, evening: Evening) -> Path:
    path = folder / "evening.bws"
    path.write_bytes(evening.data())
    return path


def apart(folder: Path) -> Path:
    """Two sections in which other hands were dealt, so that each is a session."""
    turned = Deal.parse("N:432.AKQJ.765.765 AKQJ.432.432.432 765.765.AKQJ.T98 T98.T98.T98.AKQJ")
    dealt = [hands(), {**hands(turned), "Section": 2}]
    return bws(folder, replace(two_sections(), hands=dealt))


def table_adjusted(path: Path, *words: str) -> str:
    result = run("adjust", path, *AT_BOARD_3, *words, *AWARD)
    assert result.exit_code == 0, result.output
    table: str = json.loads(result.stdout)["before"]["table"]
    return table


def refused(*words: Any) -> str:
    result = run(*words)
    assert result.exit_code == 3, result.output
    assert not result.stdout
    return result.stderr.splitlines()[-1]


@pytest.mark.parametrize(
    "words",
    [
        ["--table", "3", "--section", "B"],
        ["--table", "3", "--section", "b"],
        ["--table", "B3"],
        ["--table", "b3"],
        ["--table", "b 3"],
        ["--table", "B3", "--section", "B"],
        ["--pair", "NS B3"],
        ["--pair", "ns b3", "--section", "B"],
    ],
)
def test_a_table_of_a_section_is_named(path: Path, words: list[str]) -> None:
    assert table_adjusted(path, *words) == "B3"


def test_a_table_that_two_sections_have_is_not_guessed(path: Path) -> None:
    said = refused("adjust", path, *AT_BOARD_3, "--table", "3", *AWARD)
    assert said == "The sections A and B have a table 3 each: give --section"


def test_a_table_that_one_section_has_needs_no_letter(tmp_path: Path) -> None:
    evening = two_sections()
    fewer = [row for row in evening.received if (row["Section"], row["Table"]) != (1, 3)]
    rounds = [row for row in evening.rounds if (row["Section"], row["Table"]) != (1, 3)]
    path = bws(tmp_path, replace(evening, received=fewer, rounds=rounds))
    assert table_adjusted(path, "--table", "3") == "B3"


@pytest.mark.parametrize("command", ["field", "adjust"])
def test_a_section_that_does_not_exist_names_those_that_do(path: Path, command: str) -> None:
    words = [*AT_BOARD_3, "--table", "3", *AWARD] if command == "adjust" else []
    said = refused(command, path, "--section", "C", *words)
    assert said == "there is no section “C”; there are A and B"


def test_results_of_one_section_have_none_to_name(tmp_path: Path) -> None:
    said = refused("field", written(tmp_path, PAIRS), "--section", "A")
    assert said == "these results are of one section: name none"


def test_a_table_of_another_section_is_not_taken(path: Path) -> None:
    said = refused("adjust", path, *AT_BOARD_3, "--table", "B3", "--section", "A", *AWARD)
    assert said == "Board 3: table B3 is in section B"
    said = refused("adjust", path, *AT_BOARD_3, "--table", "B9", "--section", "A", *AWARD)
    assert said == "Board 3: there is no table B9"


@pytest.mark.parametrize("words", [["--pair", "a3"], ["--pair", "3", "--section", "A"]])
def test_a_pair_that_sits_in_both_directions_is_not_guessed(path: Path, words: list[str]) -> None:
    for command in (["field", path], ["adjust", path, *AT_BOARD_3, *AWARD]):
        assert refused(*command, *words).endswith("name EW A3 or NS A3")


def test_sections_that_are_sessions_need_no_session_where_the_section_tells(
    tmp_path: Path,
) -> None:
    path = apart(tmp_path)
    assert table_adjusted(path, "--table", "B3") == "B3"
    assert table_adjusted(path, "--table", "3", "--section", "A") == "A3"
    assert "A and B have a table 3" in refused(
        "adjust", path, *AT_BOARD_3, "--table", "3", *AWARD
    )  # fmt: skip


def test_a_penalty_of_a_pair_in_a_section(tmp_path: Path) -> None:
    evening = two_sections()
    rounds = [{**row, "EWPair": row["EWPair"] + 3} for row in evening.rounds]
    received = [{**row, "PairEW": row["PairEW"] + 3} for row in evening.received]
    path = bws(tmp_path, replace(evening, rounds=rounds, received=received))
    result = run("adjust", path, "--penalty", "2=10%", "--section", "B", "--dry-run", "--json")
    assert json.loads(result.stdout)["penalties"][0]["id"] == "B2", result.output
    said = refused("adjust", path, "--penalty", "2=10%", "--dry-run")
    assert said.endswith("name A2 or B2")


def test_a_pair_of_a_direction_is_found_however_it_is_written(tmp_path: Path) -> None:
    evening = two_sections()
    rows = [row for row in evening.received if row["Section"] == 1]
    rounds = [row for row in evening.rounds if row["Section"] == 1]
    path = bws(tmp_path, replace(evening, received=rows, rounds=rounds))
    for typed in ("NS 3", "ns3", "3NS", "3 ns"):
        assert table_adjusted(path, "--pair", typed) == "3"
    said = refused("adjust", path, *AT_BOARD_3, "--pair", "3", *AWARD)
    assert said.endswith("name EW 3 or NS 3")


# What is shown


def test_only_what_belongs_to_a_section_is_shown_as_it_compares_with_all(path: Path) -> None:
    whole = json.loads(run("field", path, "--json").stdout)
    shown = json.loads(run("field", path, "--json", "--section", "B").stdout)
    assert whole["sections"] == shown["sections"] == ["A", "B"]
    assert shown["ranking"] == [each for each in whole["ranking"] if " B" in each["id"]]
    assert len(shown["ranking"]) == 6
    text = run("field", path, "--section", "B").stdout
    assert "Section B" in text and "NS B3" in text and "A3" not in text


def test_a_traveller_of_a_section_has_its_lines_and_the_scores_of_all(path: Path) -> None:
    words: tuple[str | Path, ...] = ("field", path, *AT_BOARD_3, "--json")
    whole = json.loads(run(*words).stdout)["travellers"][0]
    shown = json.loads(run(*words, "--section", "A").stdout)["travellers"][0]
    assert [line["table"] for line in shown["lines"]] == ["A1", "A2", "A3"]
    assert shown["lines"] == whole["lines"][:3]
    assert shown["frequencies"] == whole["frequencies"]
    csv = run("field", path, *AT_BOARD_3, "--csv", "--section", "A").stdout
    assert csv.count("\n") == 4
    assert "NS B" not in run("field", path, "--csv", "--section", "A").stdout


def test_what_to_enter_in_a_section(path: Path, tmp_path: Path) -> None:
    made = tmp_path / "made.yaml"
    for table, source in (("A1", path), ("B2", made)):
        words = [*AT_BOARD_3, "--table", table, "--both", "A", "--yes", "-o", str(made)]
        assert run("adjust", source, *words).exit_code == 0
    text = run("field", made, "--to-enter", "--section", "B").stdout
    assert "B2" in text and "A1" not in text


def test_the_whole_field_is_written_and_not_a_section(path: Path, tmp_path: Path) -> None:
    result = run("field", path, "--section", "A", "-o", tmp_path / "a.csv")
    assert result.exit_code == 2
    assert not (tmp_path / "a.csv").exists()


# Which formats have them


@pytest.mark.parametrize("suffix", [".xml", ".pbn", ".csv", ".yaml"])
def test_every_export_still_has_the_sections(path: Path, tmp_path: Path, suffix: str) -> None:
    other = tmp_path / f"evening{suffix}"
    assert run("field", path, "-o", other).exit_code == 0
    field = read_document(str(other)).field
    assert sections_of(field) == ("A", "B")
    assert table_adjusted(other, "--table", "3", "--section", "B") == "B3"


def test_sections_that_the_file_does_not_describe_have_the_usual_letters(tmp_path: Path) -> None:
    field = read_document(str(bws(tmp_path, replace(two_sections(), sections=())))).field
    assert sections_of(field) == ("A", "B")


def test_sections_with_numbers_are_told_from_their_tables(tmp_path: Path) -> None:
    sections = [section(1, "1"), section(2, "11")]
    path = bws(tmp_path, replace(two_sections(), sections=sections))
    field = read_document(str(path)).field
    assert sections_of(field) == ("1", "11")
    assert {line.table for line in field.lines if section_of(line) == "11"} == {
        "11-1", "11-2", "11-3",
    }  # fmt: skip
    assert table_adjusted(path, "--table", "1", "--section", "11") == "11-1"


def test_teams_and_directions_are_no_sections(tmp_path: Path) -> None:
    assert named("NS 1") is None and named("Reds") is None
    field = read_document(str(written(tmp_path, PAIRS))).field
    assert sections_of(field) == ()
    assert contestant_named(field, "3") == "3"
    with pytest.raises(NotFound):
        line_named(field, 1, "1", None, section="B")
