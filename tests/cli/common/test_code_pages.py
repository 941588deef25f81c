"""Output in any code page: nothing ends in a traceback, and the words for the table are there."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from bridgelaw.cli.common.code_pages import spelled
from bridgelaw.cli.common.text_files import read_text
from bridgelaw.locale.errors import Refusal

PAGES = ("cp932", "cp437", "cp1252", "latin-1", "ascii")
TABLE = "dealer W\nvulnerable none\nW 1S\nN P\nE 1H\n"


def _run(page: str, *words: str, typed: str = "") -> tuple[int, bytes, str]:
    done = subprocess.run(
        [sys.executable, "-m", "bridgelaw", *words],
        input=typed.encode(),
        capture_output=True,
        env={**os.environ, "PYTHONIOENCODING": page, "PYTHONUTF8": "0"},
        check=False,
    )
    return done.returncode, done.stdout, done.stderr.decode("latin-1")


@pytest.mark.parametrize("page", PAGES)
def test_a_ruling_is_told_in_every_code_page(page: str, tmp_path: Path) -> None:
    file = tmp_path / "table.txt"
    file.write_text(TABLE, encoding="utf-8")
    code, output, errors = _run(page, "--lang", "en", "rule", "--table", str(file), typed="yes\n")
    assert code == 0 and "Traceback" not in errors, errors
    said = output.decode("utf-8" if page == "ascii" else page)
    assert "Ruling: Law 27A1" in said
    assert "?" not in said.partition("Ruling: Law 27A1")[2], "nothing is lost"


@pytest.mark.parametrize("page", ["cp932", "cp1252"])
def test_japanese_is_told_where_the_code_page_has_it_and_in_utf_8_elsewhere(page: str) -> None:
    code, output, errors = _run(page, "--lang", "ja", "score", "4SX= by S")
    assert code == 0 and "Traceback" not in errors, errors
    said = output.decode("cp932" if page == "cp932" else "utf-8")
    assert "点" in said and ("4S" in said if page == "cp932" else "4♠" in said)


def test_json_is_utf_8_in_every_code_page() -> None:
    code, output, errors = _run("cp1252", "--lang", "ja", "score", "4SX= by S", "--json")
    assert code == 0, errors
    assert json.loads(output.decode("utf-8"))


def test_a_suit_is_spelled_by_the_letter_that_can_be_typed_for_it() -> None:
    assert spelled("4♠ “doubled” … ½ – ≥") == '4S "doubled" ... 1/2 - >='
    assert spelled("\udc80é") == "?e"


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16"])
def test_a_file_is_read_as_notepad_and_powershell_write_it(encoding: str, tmp_path: Path) -> None:
    file = tmp_path / "table.txt"
    file.write_bytes("W 1♠\r\nN P\r\n".encode(encoding))
    assert read_text(str(file)) == "W 1♠\nN P\n"
    file.write_bytes(b"\x93\xfa\x96{")
    with pytest.raises(Refusal, match="not UTF-8"):
        read_text(str(file))
