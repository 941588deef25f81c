"""The examples in docs/score-files.md are read and scored, so that they are true."""

from __future__ import annotations

import re
from fractions import Fraction
from pathlib import Path

import pytest

from bridgelaw.formats import read_data
from bridgelaw.formats.csv.words import COLUMNS
from bridgelaw.scoring.awards import parse_award
from bridgelaw.scoring.field import Method
from bridgelaw.scoring.standings import Standings, score_field

DOC = Path(__file__).parents[2] / "docs" / "score-files.md"
IN_JAPANESE = DOC.parent / "ja" / DOC.name


def scored(kind: str, number: int = 0, doc: Path = DOC) -> Standings:
    text = doc.read_text(encoding="utf-8")
    example = re.findall(rf"```{kind}\n(.*?)```", text, re.DOTALL)[number]
    document = read_data(example.encode(), f"example.{kind}")
    assert document.problems == ()
    standings = score_field(document.field)
    assert read_data(document.write(standings), f"example.{kind}").field == document.field
    return standings


def test_the_csv_is_scored() -> None:
    standings = scored("csv")
    assert [str(line.result) for line in standings.field.lines] == [
        "4S= by N", "4S+1 by N", "4SX-1 by N", "None", "3NT+1 by S", "passed out", "2H-1 by W",
    ]  # fmt: skip
    # +620 +650 and 2/3 +620, 1/3 -200 on a board that should have four scores.
    ns = standings.score(0).ns
    assert ns is not None
    assert ns.points == (2 * Fraction(1, 3) + Fraction(2, 3) + 1) * Fraction(4, 3) - 1
    assert standings.totals["5"].penalty == Fraction(6, 10)


def test_the_yaml_is_scored_alike() -> None:
    csv, yaml = scored("csv"), scored("yaml")
    for place in range(4):
        assert yaml.score(place) == csv.score(place)
    assert yaml.field.event.scores_posted == "2026-11-10 21:30"
    assert yaml.field.lines[-1].adjusted is not None


def test_the_teams_are_scored() -> None:
    standings = scored("yaml", 1)
    assert standings.field.event.method is Method.TEAMS
    [match] = standings.matches
    assert match.teams == ("Reds", "Blues")
    # +420 and +50 are 10 IMPs; 400 and -430 lose 1.
    assert match.imps[0] == 10 - 1


@pytest.mark.parametrize("kind", ["csv", "yaml"])
def test_the_japanese_examples_are_read(kind: str) -> None:
    standings = scored(kind, doc=IN_JAPANESE)
    assert standings.field.event.name == "火曜ペア戦"
    assert str(standings.field.lines[0].result) == "4S= by N"


@pytest.mark.parametrize("doc", [DOC, IN_JAPANESE], ids=["en", "ja"])
def test_every_heading_is_documented(doc: Path) -> None:
    text = doc.read_text(encoding="utf-8")
    assert [name for name in COLUMNS if f"`{name}`" not in text] == []


def test_every_award_that_is_shown_can_be_read() -> None:
    section = DOC.read_text(encoding="utf-8").split("## How results")[1].split("## CSV")[0]
    shown = re.findall(r"^\| (?:artificial|weighted|self|never).*$", section, re.MULTILINE)
    awards = [award for row in shown for award in re.findall(r"`([^`]+)`", row)]
    assert len(awards) == 10
    for award in awards:
        assert parse_award(str(parse_award(award))) == parse_award(award)
