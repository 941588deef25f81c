"""docs/archives.md: its questions run, and its pictures are drawings."""

from __future__ import annotations

import re
from pathlib import Path
from xml.etree import ElementTree

import pytest

from tests.archives.test_findings import called, played
from tests.cli.audit.test_audit import run

DOCS = Path(__file__).parents[2] / "docs"
TEXT = (DOCS / "archives.md").read_text(encoding="utf-8")


def test_the_questions_in_sql_run(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    pytest.importorskip("duckdb", reason="bridgelaw[archives] is not installed")
    (tmp_path / "1.pbn").write_text(called("1S ^I 1C AP") + played("CA C2 ^R HA C8\n*"))
    monkeypatch.chdir(tmp_path)
    run("1.pbn", "-o", "findings.parquet")
    asked = [code for code in re.findall(r"```python\n(.*?)```", TEXT, re.DOTALL) if "sql" in code]
    assert len(asked) == 2
    capsys.readouterr()
    exec("\n".join(asked), {})
    out = capsys.readouterr().out
    assert "insufficient-bid" in out
    assert "revoke" in out


@pytest.mark.parametrize("picture", re.findall(r"!\[[^]]*\]\(([^)]*)\)", TEXT))
def test_the_pictures_are_drawings_with_a_name(picture: str) -> None:
    drawing = ElementTree.parse(DOCS / picture).getroot()
    assert drawing.tag.endswith("svg")
    assert drawing.get("aria-label")
    assert len(list(drawing)) > 3
