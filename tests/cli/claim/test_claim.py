"""`bridgelaw claim`, as a director types it: rightly and wrongly."""

from __future__ import annotations

import json
import os
import re
import signal
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result

from bridgelaw.analysis.claims.claim import Claim
from bridgelaw.analysis.claims.rules import RULES
from bridgelaw.analysis.claims.verdict import How, Level, Verdict
from bridgelaw.cli.claim import run as claim_run
from bridgelaw.cli.main import commands
from bridgelaw.formats.claims import read_claim
from bridgelaw.locale import language

EXAMPLE_49 = """\
hands: {N: H8 D6, E: S7 D8, S: S96, W: S8 HJ}
trump: S
declarer: S
trick: N H8
claimer: S
claims: 2
"""
EXAMPLE_50 = """\
hands: {N: SKQJ6, E: SA3 H8 C2, S: S7 HA DA CA, W: S52 H3 D7}
trump: NT
declarer: S
trick: N SK
claimer: S
claims: 3
"""
EXAMPLE_51 = """\
hands: {N: S96 H2 D2, E: SQ543, S: SAKJ8, W: H34 D34}
trump: NT
declarer: S
lead: S
claimer: S
claims: 4
shown_out: {W: S}
"""
TYPED_49 = "H8 D6\nS7 D8\nS96\nS8 HJ\nS\nS\nN H8\n\n2\n\n\n\n"


def run(*words: str, typed: str | None = None, lang: str = "en") -> Result:
    return CliRunner().invoke(commands(language(lang)), ("claim", *words), input=typed)


@pytest.fixture
def write(tmp_path: Path) -> Callable[[str], str]:
    def written(text: str) -> str:
        path = tmp_path / "claim.yaml"
        path.write_text(text, encoding="utf-8")
        return str(path)

    return written


def json_of(result: Result) -> Any:
    assert result.exit_code == 0, result.output
    return json.loads(result.stdout)


Write = Callable[[str], str]


# A file


@pytest.mark.parametrize(
    ("text", "tricks"),
    [
        (EXAMPLE_49, 1),
        (EXAMPLE_50 + "shown_out: {E: D}\n", 3),
        (EXAMPLE_51.replace("lead: S", "trick: N S9"), 4),
        (EXAMPLE_51, 3),
    ],
)
def test_law_70_the_examples_of_the_commentary(write: Write, text: str, tricks: int) -> None:
    assert json_of(run(write(text), "--json"))["tricks"] == tricks


def test_law_70A_example_50_is_not_allowed(write: Write) -> None:
    found = json_of(run(write(EXAMPLE_50), "--json"))
    assert (found["tricks"] < 3, found["good"], found["best"]) == (True, False, 3)


def test_law_70_the_verdict_with_its_evidence(write: Write) -> None:
    result = run(write(EXAMPLE_49))
    assert result.exit_code == 0, result.output
    for words in ("Say at the table", "does not hold", "Trick 1", "East ruffs with ♠7",
                  "ruffs-low", "70A", "70C", "With best play: 1", "irrational"):  # fmt: skip
        assert words in " ".join(result.output.split())


def test_the_verdict_in_japanese(write: Write) -> None:
    result = run(write(EXAMPLE_49), lang="ja")
    assert result.exit_code == 0, result.output
    assert "♠7" in result.output


def test_json_for_programs(write: Write) -> None:
    found = json_of(run(write(EXAMPLE_49), "--json"))
    assert (found["tricks"], found["best"], found["claimed"], found["left"]) == (1, 1, 2, 2)
    assert (found["decided"], found["least"], found["most"], found["good"]) == (True, 1, 1, False)
    assert [play["seat"] + play["card"] for play in found["line"]] == [
        "ES7", "SS9", "WHJ", "SS6", "WS8", "ND6", "ED8",
    ]  # fmt: skip
    assert [play["trick"] for play in found["line"]] == [1, 1, 1, 2, 2, 2, 2]
    assert found["line"][2]["wins"] == "S"
    assert found["line"][1]["rule"] in [rule["rule"] for rule in found["rules"]]
    assert found["levels"].keys() == {"best", "normal", "irrational"}
    assert found["assumed_forgotten"] is True
    assert found["claim"]["trumps_out"] == ["S8", "S7"]
    assert found["claim"]["hands"]["S"] == "96..."
    assert found["claim"]["trick"] == [{"seat": "N", "card": "H8"}]
    assert found["sentence"] and found["explanation"]


def test_every_key_of_the_json_is_documented(write: Write) -> None:
    found = json_of(run(write(EXAMPLE_49), "--json"))
    text = (Path(__file__).parents[3] / "docs" / "claims.md").read_text(encoding="utf-8")
    keys = [*found, *found["claim"], *found["line"][0], *found["rules"][0], *found["levels"]]
    assert [key for key in keys if f"`{key}`" not in text] == []


def test_every_rule_is_documented() -> None:
    text = (Path(__file__).parents[3] / "docs" / "claims.md").read_text(encoding="utf-8")
    assert [rule.value for rule in RULES if f"| `{rule.value}` | {rule.law} |" not in text] == []


def test_law_70C_the_command_line_goes_before_the_file(write: Write) -> None:
    file = write(EXAMPLE_49)
    found = json_of(run(file, "--json", "--remembered", "--off", "wins", "--off", "any order"))
    assert found["claim"]["forgotten_trump"] is False
    assert found["claim"]["off"] == ["any-order", "wins"]
    found = json_of(run(file, "--json", "--forgotten", "--statement", "draw trumps"))
    assert found["claim"]["forgotten_trump"] is True
    assert found["claim"]["statement"] == "draw trumps"
    assert found["claim"]["steps"]


def test_what_was_said_is_corrected_where_the_file_has_what_cannot_be_read(write: Write) -> None:
    file = write(EXAMPLE_49 + "statement: abracadabra\n")
    assert run(file).exit_code == 3
    found = json_of(run(file, "--json", "--statement", "draw trumps"))
    assert found["claim"]["statement"] == "draw trumps"
    assert json_of(run(file, "--json", "--statement", "none"))["claim"]["statement"] is None


def test_options_may_come_first_and_the_file_from_the_standard_input() -> None:
    assert json_of(run("--json", "-", typed=EXAMPLE_49))["tricks"] == 1


def test_notes_are_told_beside_the_verdict(write: Write) -> None:
    file = write(EXAMPLE_49.replace("claimer: S\n", ""))
    assert "taken to be declarer" in run(file).stderr
    assert "taken to be declarer" in json_of(run(file, "--json"))["notes"][0]


def test_the_rules_are_listed() -> None:
    output = " ".join(run("--rules").output.split())
    for rule in RULES:
        assert f"{rule.value} (Law {rule.law})" in output
    found = json_of(run("--rules", "--json"))
    assert [(each["rule"], each["law"]) for each in found] == [
        (rule.value, rule.law) for rule in RULES
    ]
    assert {each["kind"] for each in found} == {"allowance", "protection"}
    assert run("--rules", lang="ja").exit_code == 0


# The group


def test_help_names_both_commands() -> None:
    for lang in ("en", "ja"):
        output = run("--help", lang=lang).output
        assert "claim [OPTIONS] [FILE]" in output
        assert "check" in output
        assert "--statement" in output
    assert run("check", "--help").exit_code == 0
    assert "claim check" in run("check", "--help").output
    assert "claim" in CliRunner().invoke(commands(language("en")), ("--help",)).output


def test_a_file_called_check_is_reached_by_its_path(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "check").write_text(EXAMPLE_49, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    assert json_of(run("./check", "--json"))["tricks"] == 1
    assert run("check").exit_code == 2


@pytest.mark.parametrize("lang", ["en", "ja"])
@pytest.mark.parametrize(
    ("words", "code"),
    [
        (("no-such-file.yaml",), 2),
        (("--json",), 2),
        (("--board", "7"), 2),
        (("-", "--rules"), 2),
        (("-", "--seconds", "0"), 2),
        (("-", "--seconds", "soon"), 2),
        (("-", "--nonsense"), 2),
        (("-", "--off", "nonsense"), 3),
        (("-", "--board", "7"), 3),
        (("-", "--statement", "abracadabra"), 3),
    ],
)
def test_what_is_typed_wrongly(words: tuple[str, ...], code: int, lang: str) -> None:
    result = run(*words, typed=EXAMPLE_49, lang=lang)
    assert result.exit_code == code, result.output
    assert result.stderr.strip()
    assert "Traceback" not in result.output


def test_a_wrong_file_names_the_place(write: Write) -> None:
    result = run(write(EXAMPLE_49 + "claim: 2\n"), "--json")
    assert result.exit_code == 3
    assert "line 7, “claim”" in result.stderr
    assert "claims" in result.stderr
    assert result.stdout == ""


# Asked for


def test_law_70_a_claim_by_typing(tmp_path: Path) -> None:
    file = tmp_path / "kept.yaml"
    result = run(typed=f"{TYPED_49}1\nsave {file}\nq\n")
    assert result.exit_code == 0, result.output
    assert result.output.count("Say at the table") == 2
    assert "The answer is as before: 1." in result.output
    assert "switched off by the director: any-order" in result.output
    assert read_claim(file).claim.off == {RULES[0]}


def test_all_hands_in_one_line_and_back() -> None:
    hands = "N:.8.6. 7..8. 96... 8.J..\n"
    typed = f"{hands}b\n\n{hands}4S by S\nN H8\n\nall\n\n\n\nq\n\n"
    result = run(typed=typed)
    assert result.exit_code == 0, result.output
    assert "does not hold" in " ".join(result.output.split())
    assert result.output.count("The cards left of North") == 3


def test_a_whole_deal_needs_three_hands_and_its_play() -> None:
    hands = ["AKQJ.A32.AK2.A32", "T98.K54.QJ3.KQ54", "765.QJT.T98.JT98"]
    play = "CK C8 C6 CA SA S8 S5 S2 SK S9 S6 S3 SQ ST S7 S4 SJ D3"
    result = run("--seconds", "5", typed="\n".join((*hands, "3NT by N", play, "", "1", "", "")))
    assert "The cards of West" not in result.output
    assert "shown out" not in result.output.split("Say at the table")[0]
    assert "South is to play" in result.output


def test_wrong_answers_are_asked_again() -> None:
    typed = (
        "what\n-\nH8 D6\nH8\nS7 D8\nS96\nS8 HJ\n\nX\nS\nX\nS\n\nE D8, N H8\nN H8\n"
        "N\nS\nlots\n3\nconcedes 3\nconcedes 0\nabracadabra\n\nE D\nE C\nperhaps\nyes\nq\n\n"
    )
    result = run(typed=typed)
    assert result.exit_code == 0, result.output
    output = " ".join(result.output.split())
    for words in ("a hand such as", "♥8 is there twice", "Dummy cannot claim", "Only 2 tricks",
                  "a number of tricks", "holds ♦8", "yes or no", "may have forgotten"):  # fmt: skip
        assert words in output


def test_the_director_changes_what_was_said(tmp_path: Path) -> None:
    typed = (
        f"{TYPED_49}statement draw trumps\n\nremembered\nforgotten\nstatement\n\nhelp\nshow\n99\n"
        f"wins\nwins\nsave {tmp_path}\nsave\n\n\nq\n{tmp_path / 'kept.yaml'}\n"
    )
    result = run(typed=typed)
    assert result.exit_code == 0, result.output
    output = " ".join(result.output.split())
    assert "South said: “draw trumps”" in output
    assert "may have forgotten them" in output
    assert "There is no rule “99”" in output
    kept = read_claim(tmp_path / "kept.yaml").claim
    assert kept.forgotten_trump is True
    assert kept.off == frozenset()
    assert kept.statement.words == ""


def test_law_68C_the_reading_is_shown_and_confirmed_before_it_is_judged() -> None:
    answers = TYPED_49.split("\n")
    said = answers.index("2") + 1  # what was said comes after the number of tricks
    typed = [*answers[:said], "abracadabra", "cash hearts", "no", "draw trumps", "yes", "", "q", ""]
    result = run(typed="\n".join(typed))
    assert result.exit_code == 0, result.output
    output = " ".join(result.output.split())
    assert "“cash hearts” is understood like this:" in output
    assert "Say it in other words" in output
    assert "“draw trumps” is understood like this:" in output
    before, _, after = output.partition("South said: “draw trumps”")
    assert "Say at the table" in after
    assert "Say at the table" not in before


def test_nothing_typed_is_lost_when_the_input_ends() -> None:
    result = run(typed=TYPED_49)
    assert result.exit_code == 0, result.output
    assert "not saved" in result.output
    assert "trick: N H8" in result.output
    result = run("--statement", "abracadabra", typed=TYPED_49)
    assert "abracadabra" in result.output
    assert "trick: N H8" in result.output


@pytest.mark.parametrize("typed", ["", "H8 D6\n", "q\n", "H8 D6\n終了\n"])
def test_who_leaves_before_the_end_gets_no_answer(typed: str) -> None:
    assert run(typed=typed).exit_code == 4
    assert run(typed=typed, lang="ja").exit_code == 4


# Ctrl-C


def _judge_interrupted(times: int) -> Callable[..., Verdict]:
    def judge(claim: Claim, *, stop: Callable[[], bool], **rest: Any) -> Verdict:
        for _ in range(times):
            assert not stop()
            os.kill(os.getpid(), signal.SIGINT)
        assert stop()
        level = Level(How.NORMAL, 0, 2)
        return Verdict(claim, Level(How.BEST, 0, 2), level, Level(How.IRRATIONAL, 0, 2))

    return judge


def test_ctrl_c_answers_with_the_bounds_reached(
    write: Write, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = signal.getsignal(signal.SIGINT)
    monkeypatch.setattr(claim_run, "judge", _judge_interrupted(1))
    result = run(write(EXAMPLE_49))
    assert result.exit_code == 0, result.output
    assert "at least 0 and at most 2" in " ".join(result.output.split())
    found = json_of(run(write(EXAMPLE_49), "--json"))
    assert (found["decided"], found["tricks"], found["most"]) == (False, 0, 2)
    assert signal.getsignal(signal.SIGINT) == before


def test_a_second_ctrl_c_ends_the_program(write: Write, monkeypatch: pytest.MonkeyPatch) -> None:
    def judge(claim: Claim, *, stop: Callable[[], bool], **rest: Any) -> Verdict:
        os.kill(os.getpid(), signal.SIGINT)
        os.kill(os.getpid(), signal.SIGINT)
        raise AssertionError("goes on")

    monkeypatch.setattr(claim_run, "judge", judge)
    before = signal.getsignal(signal.SIGINT)
    assert run(write(EXAMPLE_49)).exit_code == 4
    assert signal.getsignal(signal.SIGINT) == before


# docs/claims.md


def test_the_example_of_the_documentation_is_true(write: Write) -> None:
    text = (Path(__file__).parents[3] / "docs" / "claims.md").read_text(encoding="utf-8")
    example = re.search(r"```yaml\n(.*?)```", text, re.DOTALL)
    shown = re.search(r"```\n\$ bridgelaw claim \S+ --remembered\n(.*?)```", text, re.DOTALL)
    assert example is not None
    assert shown is not None
    result = run(write(example[1]), "--remembered")
    assert [line.rstrip() for line in result.output.splitlines()] == shown[1].splitlines()
