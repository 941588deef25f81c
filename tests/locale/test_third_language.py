"""A third language needs a folder and nothing else: every page speaks it, words go by numbers."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from bridgelaw.locale.language import LANGUAGES, language
from bridgelaw.locale.text import Text, tr
from tests.locale.made_up import CODE, FORMS, with_made_up
from tests.locale.test_catalogues import catalogue, sentences

ROOT = Path(__file__).parents[2]
COUNTED = re.compile(
    r"\{(\w+)\} (matchpoints|IMPs|points|victory points|boards|minutes|tables|tricks)\b"
)


@pytest.fixture(scope="module")
def package(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return with_made_up(tmp_path_factory.mktemp("third"))


def run(package: Path, *arguments: str) -> str:
    paths = os.pathsep.join((str(package), str(ROOT)))
    done = subprocess.run(
        [sys.executable, *arguments], capture_output=True, text=True, encoding="utf-8",
        env={**os.environ, "PYTHONPATH": paths, "PYTHONUTF8": "1"}, cwd=package, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_every_page_speaks_it(package: Path, tmp_path: Path) -> None:
    answered = run(package, "-m", "tests.locale.made_up", str(tmp_path / "desk.db")).splitlines()
    assert len(answered) > 80
    for line in answered:
        _, status, kind, speaks = line.rsplit(" ", 3)
        assert int(status) < 500, line
        assert kind == "file" or speaks == "True", line


def test_the_terminal_speaks_it(package: Path) -> None:
    assert "«" in run(package, "-m", "bridgelaw", "--lang", CODE, "law", "27")
    said = run(
        package, "-c",
        "from bridgelaw.locale import Text, language\n"
        f"spoken = language({CODE!r})\n"
        "for number in (1, 3, 5, 22, '1 1/3'):\n"
        "    print(spoken.say(Text('{imps} IMPs', (('imps', number),))))",
    )  # fmt: skip
    one, few, many = FORMS
    assert said.split("\n")[:5] == [
        f"«1 {one}»", f"«3 {few}»", f"«5 {many}»", f"«22 {few}»", f"«1 1/3 {many}»",
    ]  # fmt: skip


def test_a_case_without_a_title_in_it_has_the_english_one(package: Path) -> None:
    shown = run(package, "-m", "bridgelaw", "--lang", CODE, "case", "--help")
    assert "«" in shown


def test_english_has_a_form_for_one_of_everything_that_it_counts() -> None:
    forms = {message.id: str(message.string) for message in catalogue("en") if message.id}
    assert forms.pop("{first} nor {last}") == "{first} or {last}"  # after a "not"
    assert {one for one in sentences() if COUNTED.search(one)} == set(forms)
    for sentence, said in forms.items():
        assert isinstance(sentence, str)
        assert said == COUNTED.sub(lambda found: _forms(*found.groups()), sentence)
    assert str(tr("{tricks} tricks go back to {side}.", tricks=1, side="NS")).startswith("1 trick ")


def _forms(name: str, several: str) -> str:
    return f"{{{name}}} {{{name}:{several[:-1]}|{several}}}"


def test_each_language_says_its_name() -> None:
    names = {language(code).name for code in LANGUAGES}
    assert len(names) == len(LANGUAGES)
    assert language("ja").in_a_row((Text("a"), Text("b"))) == "ab"
