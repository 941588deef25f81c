"""The examples of the README and of the documentation run, and their links lead somewhere."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest

from tools.site.documents import documents, files

ROOT = Path(__file__).parents[1]
WRITTEN = (
    *(ROOT / name for name in ("README.md", "CONTRIBUTING.md", "SECURITY.md")),
    *sorted((ROOT / "docs").glob("*.md")),
    *sorted((ROOT / "docs" / "ja").glob("*.md")),
)
_LINK = re.compile(r"\]\(([^)\s]+)\)|<img src=\"([^\"]+)\"")
_CODE = re.compile(r"```.*?```|`[^`\n]*`", re.S)


@pytest.mark.parametrize("name", ["README.md", "docs/library.md", "docs/scoring.md"])
def test_the_examples_run(name: str) -> None:
    failed, tried = doctest.testfile(str(ROOT / name), module_relative=False)
    assert tried > 0
    assert failed == 0


@pytest.mark.parametrize("page", WRITTEN, ids=lambda page: str(page.relative_to(ROOT)))
def test_every_link_leads_somewhere(page: Path) -> None:
    for found in _LINK.findall(_CODE.sub("", page.read_text("utf-8"))):
        path, _, fragment = (found[0] or found[1]).partition("#")
        if ":" in path:
            continue
        to = (page.parent / path).resolve() if path else page
        assert to.exists(), path
        if fragment:
            assert fragment in anchors(to), (path, fragment)


def anchors(page: Path) -> set[str]:
    """The names of the headings of a document."""
    path = str(page.relative_to(ROOT))
    code = "ja" if path.startswith("docs/ja/") else "en"
    return {one.anchor for one in documents(code)[files(code)[path]].headings}


def test_everything_that_a_director_reads_is_in_japanese() -> None:
    read = {"first-evening", "at-the-table", "scores", "app", "install", "evening", "training"}
    assert set(documents("ja")) == read
    for name in read:
        english, japanese = documents()[name], documents("ja")[name]
        # As many sections, or nearly: what is for whoever serves a site is in English alone.
        missing = len(english.contents) - len(japanese.contents)
        assert 0 <= missing <= (2 if name in ("app", "install") else 0), name
