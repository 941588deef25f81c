"""`bridgelaw field --to-enter`, and files of Bridgemate on the command line."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.typed import run
from tests.formats.bws.evenings import Evening, mitchell, played


@pytest.fixture
def evening(tmp_path: Path) -> Path:
    path = tmp_path / "evening.bws"
    path.write_bytes(Evening(rounds=mitchell(5), received=played(mitchell(5))).data())
    return path


def adjusted(evening: Path) -> Path:
    target = evening.with_suffix(".xml")
    weighted = "2/3 4S= by N, 1/3 4S-1 by N"
    told = run("adjust", str(evening), "--board", "7", "--table", "3", "--both", weighted,
               "--law", "12C1(c)", "--yes", "-o", str(target))  # fmt: skip
    assert told.exit_code == 0, told.output
    for words in (
        ("--board", "7", "--table", "1", "--ns", "A+", "--ew", "A-"),
        ("--board", "7", "--table", "2", "--both", "3NT-1 by S"),
        ("--penalty", "NS 2=10%"),
    ):
        told = run("adjust", str(target), *words, "--yes")
        assert told.exit_code == 0, told.output
    return target


def test_a_file_of_bridgemate_is_ranked(evening: Path) -> None:
    found = run("field", str(evening))
    assert found.exit_code == 0
    assert "North-South" in found.stdout
    assert "NS 3" in found.stdout
    assert "Nobody changes direction in this movement: there are two winners." in found.stderr


def test_a_file_of_bridgemate_is_never_written(evening: Path) -> None:
    before = evening.read_bytes()
    award = ("--board", "7", "--table", "3", "--both", "A")
    for words in (
        ("adjust", str(evening), *award, "--yes"),
        ("adjust", str(evening), *award, "--yes", "-o", str(evening)),
        ("adjust", str(evening), *award, "--yes", "-o", str(evening.with_name("other.bws"))),
        ("field", str(evening), "-o", str(evening), "--force"),
    ):
        found = run(*words)
        assert found.exit_code == 3, found.output
        assert "only read; name another one, as in" in found.stderr
    shown = run("adjust", str(evening), *award, "--dry-run")
    assert shown.exit_code == 0, shown.output
    assert "Nothing was written." in shown.stdout
    assert evening.read_bytes() == before
    assert [path.name for path in evening.parent.iterdir()] == ["evening.bws"]


def test_what_to_enter_by_hand(evening: Path) -> None:
    found = run("field", str(adjusted(evening)), "--to-enter", "--since", str(evening))
    assert found.exit_code == 0, found.output
    lines = [" ".join(line.split()) for line in found.stdout.splitlines()]
    rows = [line for line in lines if line.startswith("☐")]
    assert len(rows) == 4
    averages, result, weighted, penalty = rows
    assert "NS 4.80 = 60.00%, EW " in averages
    assert "(A+ / A-)" in lines
    assert result.endswith("3NT by South, one down")
    assert "%, EW " in weighted
    assert any(line.startswith("(2/3 of 4♠ by North made") for line in lines)
    assert penalty == "☐ NS 2: minus 10% of a top (Law 90)"


def test_the_numbers_to_enter_are_those_of_the_traveller(evening: Path) -> None:
    target = adjusted(evening)
    found = run("field", str(target), "--to-enter")
    traveller = run("field", str(target), "--board", "7")
    points = next(line for line in traveller.stdout.splitlines() if line.startswith("    3 *"))
    ns, ew = points.split()[-2:]
    assert f"NS {ns} = " in found.stdout
    assert f"EW {ew} = " in found.stdout


def test_a_corrected_result_is_entered(evening: Path) -> None:
    target = evening.with_suffix(".csv")
    assert run("field", str(evening), "-o", str(target)).exit_code == 0
    entered, corrected = "1,1,NS 1,EW 1,3NT= by N,400", "1,1,NS 1,EW 1,3NT+2 by N,460"
    text = target.read_text()
    assert entered in text
    target.write_text(text.replace(entered, corrected))
    found = run("field", str(target), "--to-enter", "--since", str(evening))
    assert found.stdout.count("☐") == 1
    assert "3NT by North made with 2 overtricks" in found.stdout


def test_nothing_to_enter(evening: Path) -> None:
    found = run("field", str(evening), "--to-enter", "--since", str(evening))
    assert "Nothing." in found.stdout
    assert run("field", str(evening), "--to-enter", lang="ja").exit_code == 0


@pytest.mark.parametrize(
    "words", [("--to-enter", "--json"), ("--since", "FILE"), ("--to-enter", "--board", "7")]
)
def test_options_that_do_not_go_together(evening: Path, words: tuple[str, ...]) -> None:
    words = tuple(str(evening) if word == "FILE" else word for word in words)
    assert run("field", str(evening), *words).exit_code == 2


def test_a_damaged_file_is_refused_in_both_languages(evening: Path) -> None:
    evening.write_bytes(evening.read_bytes()[:5000])
    for lang, words in (("en", "is damaged"), ("ja", "壊れています")):
        found = run("field", str(evening), lang=lang)
        assert found.exit_code == 3
        assert words in found.stderr
