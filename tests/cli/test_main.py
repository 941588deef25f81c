"""The command line, as a user types it: rightly and wrongly."""

from __future__ import annotations

import subprocess
import sys

import pytest

from bridgelaw import __version__
from bridgelaw.cli.common.click_words import wanted_language
from tests.cli.typed import run


def test_version_and_help() -> None:
    assert __version__ in run("--version").output
    for command in ("rule", "case", "flowchart", "law", "completion"):
        assert command in run("--help").output
        assert run(command, "--help").exit_code == 0


def test_help_is_in_the_language() -> None:
    assert (
        "ルーリング" in run("--help", lang="ja").output or "裁定" in run("--help", lang="ja").output
    )


@pytest.mark.parametrize(
    ("words", "code"),
    [
        (["rule", "insufficient-bod"], 2),
        (["rule", "--happened", "W 1H", "--quick"], 2),
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
    assert "第27条A項1" in done.stdout


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
    assert {"cli"} <= loaded <= {"cli", "game", "locale"}
