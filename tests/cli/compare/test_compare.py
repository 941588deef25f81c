"""`bridgelaw compare`, as a user types it: rightly and wrongly."""

from __future__ import annotations

import json
from typing import Any

import pytest
from click.testing import CliRunner, Result

from bridgelaw.cli.compare.command import compare_command
from bridgelaw.game.hands import Hand
from bridgelaw.locale import language


def run(*words: str, lang: str = "en") -> Result:
    command = compare_command(language(lang))
    return CliRunner().invoke(command, words)


def both(withdrawn: str, replacement: str, *more: str, lang: str = "en") -> Result:
    return run("--withdrawn", withdrawn, "--replacement", replacement, *more, lang=lang)


def json_of(result: Result) -> Any:
    assert result.exit_code == 0, result.output
    return json.loads(result.stdout)


def test_law_23A2_a_verdict_with_its_evidence() -> None:
    result = both("6+ H4+", "6+ H4+ S4+")
    assert result.exit_code == 0, result.output
    assert "comparable" in result.output
    assert "23A2" in result.output
    assert "226,645,380,808" in result.output


def test_json_for_programs() -> None:
    found = json_of(both("6+ H4+", "6+ H4+ S4+", "--json"))
    assert (found["verdict"], found["test"]) == ("comparable", "23A2")
    assert found["within"] == 1
    assert found["hands"]["both"] == found["hands"]["replacement"] > 0
    assert found["hands"]["withdrawn"] == 226_645_380_808
    assert found["covers"] == found["hands"]["both"] / found["hands"]["withdrawn"]
    assert found["examples"] == []
    assert found["suits"]["S"]["difference"][0] == 4


def test_json_has_hands_that_make_the_difference() -> None:
    found = json_of(both("11-21 H5+", "13+ H4+", "--json"))
    assert (found["verdict"], found["test"]) == ("not comparable", None)
    assert 2 <= len(found["examples"]) <= 3
    assert all(len(Hand.parse(hand)) == 13 for hand in found["examples"])


def test_the_director_decides_where_it_is_close() -> None:
    assert json_of(both("11-21 S5+", "8-16 S5+", "--json"))["verdict"] == "director decides"
    assert "director" in both("11-21 S5+", "8-16 S5+").output


@pytest.mark.parametrize("name", ["stayman", "preset:stayman", " Stayman "])
def test_law_23A3_presets_by_name(name: str) -> None:
    found = json_of(both(name, "puppet-stayman", "--json"))
    assert (found["verdict"], found["test"]) == ("comparable", "23A3")


def test_which_calls_would_be_comparable() -> None:
    calls = ("--call", "X=8+ H4", "--call", "2H=6+ H4+", "--call", "2NT=10-12 bal")
    result = run("--withdrawn", "6+ H4+", *calls)
    assert result.exit_code == 0, result.output
    assert "2NT" in result.output
    assert "not comparable" in result.output
    found = json_of(run("--withdrawn", "6+ H4+", *calls, "--json"))
    assert [(each["call"], each["verdict"]) for each in found] == [
        ("X", "comparable"),
        ("2H", "comparable"),
        ("2NT", "not comparable"),
    ]


def test_presets_are_listed_and_searched() -> None:
    assert "stayman" in run("--presets").output
    found = run("--presets", "michaels").output
    assert "michaels-s" in found
    assert "lebensohl" not in found
    listed = json_of(run("--presets", "transfer", "--json"))
    assert {"name": "transfer-h", "label": "Jacoby transfer to hearts", "meaning": "H5+"} in listed
    assert run("--presets", "xyzzy").exit_code == 0
    assert "michaels-s" in run("--presets", "マイケルズ", lang="en").output
    assert "michaels-s" in run("--presets", "michaels", lang="ja").output
    assert "stayman" in run("--presets", "staymann").output


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_a_name_that_is_nearly_right_is_suggested(lang: str) -> None:
    result = both("Jacoby 2NT", "any", lang=lang)
    assert result.exit_code == 2
    assert "jacoby-2nt-h" in result.output


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("6+ H4+ xyzzy", "         ^^^^^"),
        ("６点以上 ハート４枚 ほげ 10", "                      ^^^^"),
        ("17-15", "  ^^^^^"),
        ("H8+ S8+", "  ^^^^^^^"),
        ("(H4+ or S4+", "  ^"),
    ],
)
@pytest.mark.parametrize("lang", ["en", "ja"])
def test_a_mistake_is_shown_at_its_place(text: str, line: str, lang: str) -> None:
    result = both(text, "any", lang=lang)
    assert result.exit_code == 2
    shown = result.output.splitlines()
    at = next(index for index, each in enumerate(shown) if each.strip() == text)
    assert shown[at + 1] == line
    assert "Traceback" not in result.output


@pytest.mark.parametrize(
    "words",
    [
        [],
        ["--withdrawn", "6+"],
        ["--replacement", "6+"],
        ["--withdrawn", "6+", "--replacement", "6+", "--call", "X=6+"],
        ["--withdrawn", "6+", "--call", "X"],
        ["--withdrawn", "6+", "--call", "9X=6+"],
        ["--withdrawn", "6+", "--call", "X=what"],
        ["--withdrawn", "preset:nothing", "--replacement", "6+"],
        ["6+", "7+"],
        ["--withdrawn", "controls 3+ keycards 1", "--replacement", "kings 2 aces 1"],
    ],
)
def test_what_is_typed_wrongly_is_explained(words: list[str]) -> None:
    result = run(*words)
    assert result.exit_code == 2
    assert "Traceback" not in result.output
    assert isinstance(result.exception, SystemExit)


def test_it_speaks_japanese() -> None:
    result = both("6+ H4+", "6+ H4+ S4+", lang="ja")
    assert "同等" in result.output


def test_the_reading_is_shown_back_in_words() -> None:
    result = both("4+ spades, 6-9 or 13+, natural", "2S: weak")
    shown = " ".join(result.output.split())
    assert "S4+ (6-9 or 13+)" in shown
    assert "4 or more spades and (6 to 9" in shown
    assert "not used natural" in shown
    found = json_of(both("4+ spades, natural", "2S: weak", "--json", lang="ja"))
    assert found["words"]["replacement"] == "5点から10点とスペードちょうど6枚"
    assert found["remarks"] == {"withdrawn": ["natural"], "replacement": []}


def test_law_23A1_the_same_words_need_not_be_read() -> None:
    result = both("8-10 no good suit", "8-10 no good suit")
    assert result.exit_code == 0, result.output
    assert "23A1" in result.output
    assert "635,013,559,600" not in result.output  # nothing was counted
    assert both("8-10 no good suit", "8-10 no bad suit").exit_code == 2
    for call, code in (("X=8-10 no good suit", 0), ("X=8-10", 2)):
        typed = run("--withdrawn", "8-10 no good suit", "--call", call)
        assert typed.exit_code == code, typed.output
