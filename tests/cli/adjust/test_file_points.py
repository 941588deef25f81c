"""`bridgelaw field` and `adjust` on a file whose points are not ours."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from bridgelaw.cli.adjust import run as adjust_run
from bridgelaw.cli.common import file_points
from bridgelaw.formats import read_document
from bridgelaw.scoring.outcomes import parse_outcome
from tests.cli.fields import run
from tests.formats.usebio_samples import edited_pairs

ADJUST = ("--board", "2", "--table", "1", "--both", "A", "--law", "12C2(a)")


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """Board 1: the first line was edited by hand, from 2 and 2 to 3 and 0."""
    file = tmp_path / "club.xml"
    file.write_text(edited_pairs(), encoding="utf-8")
    return file


def points_in(path: Path) -> list[tuple[str, str]]:
    document = read_document(path)
    return [
        (str(sides[0]), str(sides[1]))
        for place in sorted(document.stated.lines)
        if (sides := tuple(document.stated.lines[place].values()))
    ]


def json_of(*words: str | Path) -> Any:
    found = run(*words)
    assert found.exit_code == 0, found.output
    return json.loads(found.stdout)


def test_what_differs_is_told_line_by_line_with_its_reason(path: Path) -> None:
    told = run("field", path).stderr
    assert "lines 1, totals 0" in told
    assert "board 1, table 1, 1 against 6: 3 / 0 in the file, 2 / 2 by our scoring." in told
    assert "Edited by hand: table 2 has the same score and other points." in told
    assert "Lines that nobody adjusts keep the file's points" in told


def test_json_has_every_difference_and_what_was_chosen(path: Path) -> None:
    found = json_of("field", path, "--json", "--board", "1")["points"]
    assert found["chosen"] == "keep"
    (line,) = found["lines"]
    assert (line["board"], line["table"], line["cause"]) == (1, "1", "edited")
    assert (line["file"], line["computed"]) == ({"NS": "3", "EW": "0"}, {"NS": "2", "EW": "2"})
    assert json_of("field", path, "--json", "--points", "recompute")["points"]["chosen"] == (
        "recompute"
    )


def test_kept_an_edited_line_stays_when_another_board_is_adjusted(path: Path) -> None:
    before = points_in(path)
    done = run("adjust", path, *ADJUST, "--yes")
    assert done.exit_code == 0, done.output
    assert "Edited by hand" in done.stderr
    assert points_in(path)[:3] == before[:3]
    assert points_in(path)[3:] != before[3:]


def test_recomputed_it_is_ours(path: Path) -> None:
    run("adjust", path, *ADJUST, "--yes", "--points", "recompute")
    assert points_in(path)[0] == ("2", "2")


@pytest.mark.parametrize(
    ("reply", "first"), [("keep", ("3", "0")), ("recompute", ("2", "2")), ("what", ("3", "0"))]
)
def test_whoever_is_there_is_asked_before_anything_is_written(
    path: Path, monkeypatch: pytest.MonkeyPatch, reply: str, first: tuple[str, str]
) -> None:
    for module in (adjust_run, file_points):
        monkeypatch.setattr(module, "is_interactive", lambda: True)
    done = run("adjust", path, *ADJUST, typed=f"{reply}\nkeep\nyes\nyes\n")
    assert done.exit_code == 0, done.output
    assert points_in(path)[0] == first


def test_who_leaves_at_the_question_changes_nothing(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(file_points, "is_interactive", lambda: True)
    before = path.read_bytes()
    for words in (("adjust", path, *ADJUST), ("field", path, "-o", path, "--force")):
        done = run(*words, typed="quit\n")
        assert done.exit_code == 4, done.output
        assert "Nothing was written." in done.stderr
        assert path.read_bytes() == before


def test_kept_points_survive_every_format(path: Path, tmp_path: Path) -> None:
    for suffix in ("csv", "yaml", "pbn", "xml"):
        other = tmp_path / f"other.{suffix}"
        assert run("field", path, "-o", other).exit_code == 0
        found = json_of("field", other, "--json", "--board", "1")
        (line,) = found["points"]["lines"]
        assert line["file"] == {"NS": "3", "EW": "0"}, suffix
        points = found["travellers"][0]["lines"][0]["points"]
        assert (points["NS"]["exact"], points["EW"]["exact"]) == ("3", "0")


# 79C: typing errors


def test_law_79C_a_typing_error_is_corrected_and_not_adjusted(path: Path) -> None:
    words = ("--board", "2", "--table", "1", "--correct", "3NT+1 by S", "--reason", "mistyped")
    data = json_of("adjust", path, *words, "--told", "2026-11-10 21:45", "--yes", "--json")
    assert data["after"]["adjusted"] is None
    assert data["after"]["corrected"] == {
        "was": data["before"]["result"], "law": "79C1", "reason": "mistyped",
        "at": "2026-11-10T21:45",
    }  # fmt: skip
    line = read_document(path).field.lines[3]
    assert line.result == parse_outcome("3NT+1 by S")
    assert line.corrected is not None
    assert str(line.corrected.was) == data["before"]["result"]


def test_law_79C_corrected_twice_the_first_entry_stays_and_corrected_back_nothing_does(
    path: Path,
) -> None:
    at = ("--board", "2", "--table", "1")
    first = read_document(path).field.lines[3].result
    for result in ("3NT+1 by S", "3NT+2 by S"):
        assert run("adjust", path, *at, "--correct", result, "--yes").exit_code == 0
    corrected = read_document(path).field.lines[3].corrected
    assert corrected is not None
    assert corrected.was == first
    assert run("adjust", path, *at, "--correct", str(first), "--yes").exit_code == 0
    assert read_document(path).field.lines[3].corrected is None


@pytest.mark.parametrize(
    ("result", "reason"),
    [("A+", "is an award"), ("9NT= by N", "the level is 1 to 7"), ("3NT= by S", "says so already")],
)
def test_law_79C_what_is_no_correction_is_refused(path: Path, result: str, reason: str) -> None:
    before = path.read_bytes()
    done = run("adjust", path, "--board", "2", "--table", "1", "--correct", result, "--yes")
    assert done.exit_code == 3
    assert reason in done.stderr
    assert path.read_bytes() == before


@pytest.mark.parametrize(
    ("told", "law"), [("21:45", "79C1"), ("22:15", "79C2"), ("2026-11-11 09:00", "79C2")]
)
def test_law_79C_the_period_is_measured_by_the_clock_of_the_event(
    tmp_path: Path, told: str, law: str
) -> None:
    """Whatever time it is where the computer stands, and however late the file is worked on."""
    path = tmp_path / "club.csv"
    path.write_text(
        "# posted,2026-11-10 21:30\n# clock,Pacific/Auckland\nboard,table,ns,ew,result\n"
        "1,1,1,2,4S= by N\n1,2,3,4,4S-1 by N\n",
        encoding="utf-8",
    )
    words = ("--board", "1", "--table", "1", "--correct", "4S+1 by N", "--told", told)
    data = json_of("adjust", path, *words, "--dry-run", "--json")
    assert data["after"]["corrected"]["law"] == law
    assert data["deadlines"]["correction"] == "2026-11-10T22:00:00+13:00"


def test_a_clock_that_nobody_has_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "club.csv"
    path.write_text("# clock,Middle/Earth\nboard,ns,ew,result\n1,1,2,4S= by N\n", "utf-8")
    done = run("field", path)
    assert done.exit_code == 3
    assert "is no clock such as Asia/Tokyo or +09:00" in done.stderr
