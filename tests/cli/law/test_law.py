"""`bridgelaw law`."""

from __future__ import annotations

from tests.cli.typed import json_of, run


def test_law_in_both_languages_with_cross_references() -> None:
    output = run("law", "27B1").output
    assert "27B1(a)" in output
    assert "27B1(b)" in output
    assert "23A" in output
    assert "同等なコール" in run("law", "27B1", lang="ja").output
    assert json_of(run("law", "26B", "--json"))[0]["see"]
