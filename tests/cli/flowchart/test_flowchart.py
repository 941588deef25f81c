"""`bridgelaw flowchart`."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.typed import run


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
