"""`bridgelaw app`, typed rightly and wrongly."""

from __future__ import annotations

from pathlib import Path

import pytest
from click.testing import CliRunner

from bridgelaw.cli.main import commands
from bridgelaw.locale.language import language


def _typed(*words: str, lang: str = "en") -> tuple[int, str]:
    done = CliRunner().invoke(commands(language(lang)), ["app", *words])
    return done.exit_code, done.output


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_help_says_what_it_is_for(lang: str) -> None:
    code, said = _typed("--help", lang=lang)
    assert code == 0
    assert "--build" in said


def test_a_folder_with_something_else_in_it_is_refused(tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("mine", "utf-8")
    code, said = _typed("--build", str(tmp_path))
    assert code == 3
    assert "Name an empty folder" in said
    assert (tmp_path / "letter.txt").exists()


@pytest.mark.parametrize("words", [("--port", "none"), ("--build", "x", "--port", "2000"), ("x",)])
def test_what_is_typed_wrongly_is_told(words: tuple[str, ...]) -> None:
    code, said = _typed(*words)
    assert code == 2
    assert "Traceback" not in said
