"""Compiled templates are kept, and never used for anything but what they were made from."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
from jinja2 import Environment, FileSystemLoader

from bridgelaw.web.server.templating.compiled import Compiled


@pytest.fixture(autouse=True)
def kept_here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(sys, "dont_write_bytecode", False)
    monkeypatch.setattr(sys, "pycache_prefix", None)
    (tmp_path / "page.html").write_text("one {{ 1 + 1 }}")
    return tmp_path


def said(folder: Path, code: str = "en", folded: str = "") -> str:
    made = Environment(loader=FileSystemLoader(folder), bytecode_cache=Compiled(code, folded))
    return made.get_template("page.html").render()


def files(folder: Path) -> list[Path]:
    return sorted(folder.glob("__pycache__/*"))


def test_what_is_kept_is_used(kept_here: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert said(kept_here) == "one 2"
    assert len(files(kept_here)) == 1
    monkeypatch.setattr(Environment, "compile", None)  # nobody compiles it again
    assert said(kept_here) == "one 2"


def test_another_text_language_or_picture_is_compiled(kept_here: Path) -> None:
    marks = {Compiled(*of)._mark for of in (("en", ""), ("ja", ""), ("en", "a picture"))}
    assert len(marks) == 3
    said(kept_here)
    said(kept_here, "ja")
    assert len(files(kept_here)) == 2
    (kept_here / "page.html").write_text("two")
    assert said(kept_here) == said(kept_here, "ja") == "two"


@pytest.mark.parametrize("damage", [b"", b"nonsense", None])
def test_a_damaged_file_does_no_harm(kept_here: Path, damage: bytes | None) -> None:
    said(kept_here)
    (file,) = files(kept_here)
    file.write_bytes(file.read_bytes()[:-9] if damage is None else damage)
    assert said(kept_here) == "one 2"
    assert (kept_here / "__pycache__").is_dir()


def test_where_nothing_can_be_kept_nothing_is(
    kept_here: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (kept_here / "__pycache__").write_text("in the way of the folder")
    assert said(kept_here) == "one 2"
    (kept_here / "__pycache__").unlink()
    monkeypatch.setattr(sys, "dont_write_bytecode", True)
    assert said(kept_here) == "one 2" and files(kept_here) == []
