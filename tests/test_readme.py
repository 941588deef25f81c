"""The examples of the README and of the documentation run, and their links lead somewhere."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest

from tools.site.documents import documents, files
from tools.take_screens import shown

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


def test_every_picture_that_is_kept_is_shown() -> None:
    """What documents do not show is taken anew by whoever wants to look at it."""
    kept = {path.name for path in (ROOT / "docs" / "screens").iterdir()}
    assert kept == shown()


def anchors(page: Path) -> set[str]:
    """The names of the headings of a document."""
    path = str(page.relative_to(ROOT))
    code = "ja" if path.startswith("docs/ja/") else "en"
    return {one.anchor for one in documents(code)[files(code)[path]].headings}


def test_everything_that_a_director_reads_is_in_japanese() -> None:
    # What is for whoever serves a site or writes a program is in English alone.
    left_out = {"app": 2, "install": 2, "scoring": 1}
    read = {"first-evening", "at-the-table", "scores", "score-files", "evening", "training"}
    assert set(documents("ja")) == read | left_out.keys()
    for name in documents("ja"):
        english, japanese = documents("en")[name], documents("ja")[name]
        missing = len(english.contents) - len(japanese.contents)
        assert 0 <= missing <= left_out.get(name, 0), name
