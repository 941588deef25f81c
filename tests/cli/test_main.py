"""The command line, as a user types it: rightly and wrongly."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result

from bridgelaw import __version__
from bridgelaw.cli.common.click_words import wanted_language
from bridgelaw.cli.main import commands
from bridgelaw.game import PASS, Seat
from bridgelaw.laws import PROCEDURES
from bridgelaw.locale import language
from bridgelaw.table import Table

HAPPENED = ["--dealer", "W", "--happened", "W 1H, N P, E 1H"]


def run(*words: str, typed: str | None = None, lang: str = "en") -> Result:
    return CliRunner().invoke(commands(language(lang)), words, input=typed)


def answers(folder: Path, text: str) -> str:
    path = folder / "answers.yaml"
    path.write_text(text, encoding="utf-8")
    return str(path)


def json_of(result: Result) -> Any:
    return json.loads(result.stdout)


def test_version_and_help() -> None:
    assert __version__ in run("--version").output
    for command in ("rule", "case", "flowchart", "law", "completion"):
        assert command in run("--help").output
        assert run(command, "--help").exit_code == 0


def test_help_is_in_the_language() -> None:
    assert (
        "ルーリング" in run("--help", lang="ja").output or "裁定" in run("--help", lang="ja").output
    )


def test_a_ruling_by_typing(tmp_path: Path) -> None:
    result = run("rule", "insufficient-bid", *HAPPENED, typed="no\nno\n2H\nH\nyes\n")
    assert result.exit_code == 0, result.output
    assert "27B1(a)" in result.output
    assert "Say at the table" in result.output
    assert "After the play" in result.output


def test_options_can_be_chosen_by_number() -> None:
    result = run("rule", "insufficient-bid", *HAPPENED, typed="2\n1\n")
    assert result.exit_code == 0
    assert "Ruling: Law 27A1" in result.output


def test_back_why_law_and_wrong_answers() -> None:
    typed = "b\nw\nl\nperhaps\n9\nno\nb\nno\nyes\n"
    result = run("rule", "insufficient-bid", *HAPPENED, typed=typed)
    assert result.exit_code == 0
    assert "This is the first question" in result.output
    assert "lapse of concentration" in result.output
    assert result.output.count("That does not fit") == 2
    assert result.output.count("never meant: a slip") == 2


def test_quitting_and_closed_input_give_no_ruling() -> None:
    for typed in ("q\n", "no\n"):
        result = run("rule", "insufficient-bid", *HAPPENED, typed=typed)
        assert result.exit_code == 4
        assert "No ruling was given" in result.output


def test_the_procedure_and_the_auction_can_be_typed() -> None:
    typed = "99\n1\nX\nW\n1H P 1Z\n1H P 1H\nno\nyes\n"
    result = run("rule", typed=typed)
    assert result.exit_code == 0, result.output
    assert "1♥ does not outrank 1♥" in result.output
    assert "Ruling: Law 27A1" in result.output


def test_an_auction_with_nothing_to_rule_on_can_be_typed_again() -> None:
    result = run("rule", "insufficient-bid", typed="W\n1H P\nW\n1H P 1H\nno\nyes\n")
    assert result.exit_code == 0, result.output
    assert "no insufficient bid" in result.output
    assert "Ruling: Law 27A1" in result.output


def test_a_quick_ruling_needs_no_table() -> None:
    result = run("rule", "insufficient-bid", "--quick", typed="no\nno\nno\nyes\n")
    assert result.exit_code == 0
    assert "the left-hand opponent" in result.output.lower()


def test_a_misspelt_procedure_is_guessed() -> None:
    result = run("rule", "adjusted-scor")
    assert result.exit_code == 2
    assert "is adjusted-score meant?" in result.output


def test_a_ruling_on_a_score_asks_for_no_auction() -> None:
    result = run("rule", "adjusted-score", typed="impossible\nnone\ndirectly\n")
    assert result.exit_code == 0, result.output
    assert "Dealer" not in result.output
    assert "East-West is awarded average minus" in result.output


def test_law_12A3_answers_from_a_file_name_the_procedure_that_rules_on(tmp_path: Path) -> None:
    answers = tmp_path / "answers.yaml"
    answers.write_text("power: director\n", encoding="utf-8")
    result = run("rule", "adjusted-score", "--quick", "--answers", str(answers))
    assert result.exit_code == 0, result.output
    assert "Now: The director's own error" in result.output


def test_the_auction_can_be_followed_to_the_lead() -> None:
    start = ["--dealer", "S", "--happened", "S 1S, W P, N 2S, E 2H"]
    typed = "no\nno\nP\nnone\nP P\nH\nD\n"
    result = run("rule", "insufficient-bid", *start, typed=typed)
    assert result.exit_code == 0, result.output
    assert "may not lead diamonds" in result.output


def test_answers_from_a_file_as_json(tmp_path: Path) -> None:
    path = answers(tmp_path, "unintended: no\naccepts: no\nsubstitute: P\ncomparable: none\n")
    result = run("rule", "insufficient-bid", *HAPPENED, "--answers", path, "--json")
    assert result.exit_code == 0
    data = json_of(result)
    assert data["question"] is None
    assert data["ruling"]["clauses"] == ["27B2", "26B"]
    forced = next(item for item in data["ruling"]["effects"] if item["effect"] == "forced pass")
    assert (forced["player"], forced["span"]) == ("W", "throughout")
    # The table that is written has the ruling in it, and can be gone on with.
    table = Table.from_json(data["table"]).after("S 1S")
    assert table.legal_calls(Seat.WEST).legal == (PASS,)
    # What was written can be given back.
    again = answers(tmp_path, result.stdout)
    assert json_of(run("rule", "insufficient-bid", *HAPPENED, "--answers", again, "--json")) == data


def test_answers_that_do_not_reach_a_ruling(tmp_path: Path) -> None:
    path = answers(tmp_path, "unintended: no\n")
    result = run("rule", "insufficient-bid", *HAPPENED, "--answers", path, "--json")
    assert result.exit_code == 4
    question = json_of(result)["question"]
    assert question["key"] == "accepts"
    assert question["answered_by"] == "S"
    assert {option["key"] for option in question["options"]} == {"yes", "no"}
    assert all(option["leads_to"] for option in question["options"])


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("accept: no\n", "asks no “accept”"),
        ("unintended: perhaps\n", "perhaps"),
        ("- unintended\n", "each answer has"),
        ("just words\n", "a mapping"),
        ("[{question: accepts, answer: no}]", "accepts"),
        ("a: [\n", "answers.yaml"),
    ],
)
def test_wrong_answers_are_refused(tmp_path: Path, text: str, words: str) -> None:
    path = answers(tmp_path, text)
    result = run("rule", "insufficient-bid", *HAPPENED, "--answers", path)
    assert result.exit_code == 3
    assert words in result.stderr


@pytest.mark.parametrize(
    ("words", "code"),
    [
        (["rule", "insufficient-bod"], 2),
        (["rule", "--happened", "W 1H"], 2),
        (["rule", "insufficient-bid", "--json"], 2),
        (["rule", "insufficient-bid", "--dealer", "Q"], 3),
        (["rule", "insufficient-bid", "--dealer", "W", "--happened", "W 1H"], 3),
        (["rule", "insufficient-bid", "--dealer", "W", "--happened", "W leads"], 3),
        (["rule", "--table", "no-such-file"], 2),
        (["rule", "--lang", "xx"], 2),
        (["case", "run", "no-such-file"], 2),
        (["flowchart", "insufficient-bod"], 2),
        (["flowchart", "insufficient-bid", "--format", "png"], 2),
        (["law", "999"], 3),
        (["law"], 2),
        (["nonsense"], 2),
    ],
)
def test_what_is_typed_wrongly_is_refused_without_a_traceback(words: list[str], code: int) -> None:
    result = run(*words)
    assert result.exit_code == code, result.output
    assert result.stderr.strip()
    assert not isinstance(result.exception, (AssertionError, KeyError, TypeError, ValueError))


def test_a_table_from_a_file_as_text_or_json(tmp_path: Path) -> None:
    table = Table.parse("dealer W\nW 1H\nN P\nE 1H\n")
    path = answers(tmp_path, "unintended: no\naccepts: yes\n")
    for text in (table.text, json.dumps(table.to_json())):
        file = tmp_path / "table"
        file.write_text(text, encoding="utf-8")
        result = run("rule", "insufficient-bid", "--table", str(file), "--answers", path, "--json")
        assert json_of(result)["ruling"]["clauses"] == ["27A1"]


def test_case_run(tmp_path: Path) -> None:
    good = tmp_path / "good.yaml"
    good.write_text(
        "source: x\nlaws: ['27']\ntitle: x\ndealer: W\nhappened: W 1H, N P, E 1H\n"
        "expect: {irregularities: ['27']}\n",
        encoding="utf-8",
    )
    assert run("case", "run", str(good)).exit_code == 0
    bad = tmp_path / "bad.yaml"
    bad.write_text(good.read_text().replace("expect: {irregularities: ['27']}",
                                            "expect: {to_call: W}"))  # fmt: skip
    result = run("case", "run", str(good), str(bad))
    assert result.exit_code == 1
    assert "bad.yaml:6: to_call: expected W, came out S" in result.output
    wrong = tmp_path / "wrong.yaml"
    wrong.write_text("sauce: x\n")
    assert run("case", "run", str(wrong)).exit_code == 3
    data = json_of(run("case", "run", str(bad), "--json"))
    assert data[0]["expectations"][0]["actual"] == "S"
    empty = tmp_path / "empty"
    empty.mkdir()
    assert run("case", "run", str(empty)).exit_code == 3


def test_case_questions_and_expectations() -> None:
    for procedure in PROCEDURES.values():
        output = run("case", "questions", procedure.key).output
        assert all(question.key in output for question in procedure.questions)
    assert "must_pass" in run("case", "expectations").output


@pytest.mark.parametrize("form", ["svg", "mermaid", "dot"])
@pytest.mark.parametrize("lang", ["en", "ja"])
def test_flowchart(form: str, lang: str, tmp_path: Path) -> None:
    result = run("flowchart", "insufficient-bid", "--format", form, lang=lang)
    assert result.exit_code == 0
    assert "27B1(a)" in result.output
    file = tmp_path / "chart"
    run("flowchart", "insufficient-bid", "--format", form, "-o", str(file), lang=lang)
    assert file.read_text(encoding="utf-8") == result.output
    missing = run("flowchart", "insufficient-bid", "-o", str(tmp_path / "no" / "such"))
    assert missing.exit_code == 3


def test_law_in_both_languages_with_cross_references() -> None:
    output = run("law", "27B1").output
    assert "27B1(a)" in output
    assert "27B1(b)" in output
    assert "23A" in output
    assert "同等なコール" in run("law", "27B1", lang="ja").output
    assert json_of(run("law", "26B", "--json"))[0]["see"]


@pytest.mark.parametrize(
    ("text", "words"),
    [("{", "not JSON"), ("W 1C\n", "Cannot read “W 1C”: expected a dealer"), ("dealer Q", "Q")],
)
def test_a_wrong_table_is_refused_with_what_is_wrong(text: str, words: str, tmp_path: Path) -> None:
    file = tmp_path / "table"
    file.write_text(text, encoding="utf-8")
    result = run("rule", "insufficient-bid", "--table", str(file))
    assert result.exit_code == 3
    assert words in result.stderr


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_completion(shell: str) -> None:
    assert "_BRIDGELAW_COMPLETE" in run("completion", shell).output


def test_the_language_comes_from_the_option_or_the_environment(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "ja_JP.UTF-8")
    assert wanted_language([]) == "ja"
    assert wanted_language(["law", "27", "--lang", "en"]) == "en"
    assert wanted_language(["--lang=en"]) == "en"
    monkeypatch.setenv("LANG", "fr_FR.UTF-8")
    assert wanted_language([]) == "en"


def test_as_a_program() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "bridgelaw", "law", "27A1", "--lang", "ja"],
        capture_output=True, encoding="utf-8", check=True,
    )  # fmt: skip
    assert "27A1" in done.stdout


def test_law_31A1_is_ruled_once_and_the_auction_goes_on() -> None:
    result = run("rule", "--dealer", "N", "--happened", "E 1S", typed="2\nN P\nE 1S\n\n")
    assert result.exit_code == 0, result.output
    assert result.output.count("Ruling: Law 31A1") == 1


def test_the_help_needs_no_laws_and_nothing_to_draw_with() -> None:
    code = (
        "import sys\n"
        "from bridgelaw.cli.main import commands\n"
        "from bridgelaw.locale import language\n"
        "commands(language('en'))\n"
        "print(*{name for name in sys.modules if name.startswith(('bridgelaw.', 'rich'))})"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    loaded = {name.split(".")[1] for name in done.stdout.split() if "." in name}
    assert loaded == {"cli", "game", "locale"}
