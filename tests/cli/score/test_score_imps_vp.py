"""`bridgelaw score`, `imps` and `vp`, as a user types them: rightly and wrongly."""

from __future__ import annotations

import json
from typing import Any

import pytest
from click.testing import CliRunner, Result

from bridgelaw.cli.imps.command import imps_command
from bridgelaw.cli.score.command import score_command
from bridgelaw.cli.vp.command import vp_command
from bridgelaw.game.seats import Side
from bridgelaw.locale import language

COMMANDS = {"score": score_command, "imps": imps_command, "vp": vp_command}


def run(name: str, *words: str, lang: str = "en") -> Result:
    command = COMMANDS[name](language(lang))
    return CliRunner().invoke(command, words)


def lines_of(result: Result) -> list[str]:
    assert result.exit_code == 0, result.output
    return [line.strip() for line in result.output.splitlines()]


def json_of(result: Result) -> Any:
    assert result.exit_code == 0, result.output
    return json.loads(result.stdout)


def test_law_77_score_with_its_derivation() -> None:
    assert lines_of(run("score", "6NTX+1", "--by", "W", "--vul", "EW")) == [
        "6NT doubled by West made with an overtrick; East-West vulnerable",
        "Odd tricks: (40 + 5 × 30) × 2 = 380 to East-West",
        "Game: 500 to East-West",
        "Small slam: 750 to East-West",
        "Doubled contract made: 50 to East-West",
        "Overtricks: 1 × 200 = 200 to East-West",
        "North-South: -1880",
        "East-West: +1880",
    ]


def test_law_77_score_of_a_contract_that_went_down() -> None:
    assert lines_of(run("score", "4SX-1", "--by", "N", "--vul", "NS"))[1:] == [
        "Undertricks: 200 to East-West",
        "North-South: -200",
        "East-West: +200",
    ]


def test_law_77_several_results_at_once() -> None:
    found = json_of(
        run("score", "4S=", "3NT-1 by E", "1NT+2", "by", "S", "pass", "-50", "--by", "N", "--json")
    )
    assert [(each["result"], each["ns"], each["ew"]) for each in found] == [
        ("4S= by N", 420, -420),
        ("3NT-1 by E", 50, -50),
        ("1NT+2 by S", 150, -150),
        ("passed out", 0, 0),
        ("-50", -50, 50),
    ]
    assert found[0]["vulnerable"] == "none"
    assert found[0]["derivation"] == [
        {"what": "odd tricks", "how": "4 × 30", "points": 120},
        {"what": "game", "how": "300", "points": 300},
    ]
    assert found[3]["derivation"] == []


def test_law_77_score_in_japanese() -> None:
    result = run("score", "4SX-1", "--by", "北", "--vul", "NS", lang="ja")
    assert result.exit_code == 0, result.output
    assert language("ja").value(Side.EW) in result.output
    assert "-200" in result.output


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (("8S=", "--by", "N"), "level"),
        (("4S+4", "--by", "N"), "14 tricks"),
        (("4S=",), "declarer"),
        (("4S", "--by", "N"), "tricks"),
        (("4S=", "--by", "Q"), "a seat"),
        (("4S=", "--by", "N", "--vul", "maybe"), "a vulnerability"),
        (("4S=", "625", "--by", "N"), "no contract gives +625"),
        (("-",), "passed out"),
        (("4S=", "-", "--by", "N"), "passed out"),
    ],
)
def test_law_77_what_is_wrong_is_said(words: tuple[str, ...], reason: str) -> None:
    result = run("score", *words)
    assert result.exit_code == 3
    assert reason in result.stderr
    assert result.stdout == ""
    assert run("score", *words, lang="ja").exit_code == 3


def test_law_78B_imps_of_two_scores() -> None:
    assert lines_of(run("imps", "620", "-100")) == [
        "Difference: +620 less -100 is +720",
        "IMPs: +12",
    ]
    assert json_of(run("imps", "-100", "620", "--json")) == {
        "scores": [-100, 620],
        "difference": -720,
        "imps": -12,
    }


def test_law_78B_imps_of_a_difference() -> None:
    assert lines_of(run("imps", "-720")) == ["Difference: -720", "IMPs: -12"]
    assert json_of(run("imps", "10", "--json"))["imps"] == 0
    for words in (("--", "-600", "-690", "--json"), ("--json", "--", "-600", "-690")):
        assert json_of(run("imps", *words)) == {"scores": [-600, -690], "difference": 90, "imps": 3}
    assert run("imps", "--", "-600", "-690", "--jsno").exit_code == 2
    assert json_of(run("vp", "--", "-4", "--boards", "8", "--json"))


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (("625", "100"), "no contract gives +625"),
        (("ten",), "a number"),
        (("10.5",), "a whole number of points"),
        (("100", "200", "300"), "one or two numbers, not 3"),
    ],
)
def test_law_78B_what_is_wrong_is_said(words: tuple[str, ...], reason: str) -> None:
    result = run("imps", *words)
    assert result.exit_code == 3
    assert reason in result.stderr


def test_law_78_victory_points_of_both_teams() -> None:
    assert lines_of(run("vp", "30", "--boards", "16")) == ["Victory points: 16.73 to 3.27"]
    assert lines_of(run("vp", "-30", "--boards", "16")) == ["Victory points: 3.27 to 16.73"]
    discrete = run("vp", "30", "--boards", "16", "--scale", "wbf-discrete")
    assert lines_of(discrete) == ["Victory points: 17 to 3"]


def test_law_78_a_fraction_of_an_imp() -> None:
    assert lines_of(run("vp", "4 2/3", "--boards", "8")) == [
        "4 2/3 IMPs count as 5.",
        "Victory points: 12.05 to 7.95",
    ]
    assert json_of(run("vp", "-4 2/3", "--boards", "8", "--json")) == {
        "boards": 8,
        "scale": "wbf",
        "imps": "-4 2/3",
        "vp": 7.95,
        "opponents": 12.05,
    }


def test_law_78_the_scale_as_it_is_printed() -> None:
    found = lines_of(run("vp", "--boards", "16", "--scale", "wbf-discrete", "--table"))
    assert found[1:3] == ["0-1     10 -    10", "2-4     11 -     9"]
    assert found[-1] == "54+     20 -     0"
    # Long scales stand in columns; every lead is there once.
    table = run("vp", "--boards", "16", "--table").output
    assert " 30  16.73 -  3.27" in table
    assert "60+  20.00 -  0.00" in table
    assert table.count(" - ") == 61
    data = json_of(run("vp", "30", "--boards", "16", "--table", "--json"))["table"]
    assert data[30] == {"from": 30, "to": 30, "vp": 16.73, "opponents": 3.27}
    assert data[-1] == {"from": 60, "to": None, "vp": 20, "opponents": 0}


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (("30", "--boards", "0"), "1 to 1000 boards, not 0"),
        (("30", "--boards", "-1"), "not -1"),
        (("30", "--boards", "2.5"), "a whole number of boards"),
        (("30", "--boards", "many"), "a number"),
        (("lots", "--boards", "16"), "a number"),
        (("30", "--boards", "16", "--scale", "acbl"), "no scale “acbl”"),
    ],
)
def test_law_78_what_is_wrong_is_said(words: tuple[str, ...], reason: str) -> None:
    result = run("vp", *words)
    assert result.exit_code == 3
    assert reason in result.stderr


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("score", ()),
        ("score", ("4S=", "--bye", "N")),
        ("imps", ()),
        ("imps", ("--jsno", "100")),
        ("vp", ("30",)),
        ("vp", ("--boards", "16")),
        ("vp", ("--tabel", "--boards", "16")),
    ],
)
def test_a_command_that_is_typed_wrongly(name: str, words: tuple[str, ...]) -> None:
    assert run(name, *words).exit_code == 2


@pytest.mark.parametrize("name", COMMANDS)
def test_help(name: str) -> None:
    result = run(name, "--help")
    assert result.exit_code == 0
    assert "--json" in result.output
