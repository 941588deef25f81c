"""Ready for the package index: the metadata, the page there, and the lock on every system."""

from __future__ import annotations

import doctest
import re
import tomllib
from pathlib import Path

import pytest

from tools.check_wheels import SYSTEMS, VERSIONS, packages_on, pinned

PROJECT = Path(__file__).resolve().parent.parent
META = tomllib.loads((PROJECT / "pyproject.toml").read_text("utf-8"))["project"]


@pytest.mark.parametrize("version", VERSIONS)
@pytest.mark.parametrize("system", SYSTEMS)
def test_the_lock_has_every_package_of_every_system(system: str, version: str) -> None:
    needed = set(packages_on(system, version))
    assert ("tzdata" in needed) == (system == "win32") or "pandas" in needed
    assert needed <= pinned().keys()


def test_the_versions_of_python_are_those_that_are_tried() -> None:
    prefix = "Programming Language :: Python :: "
    named = [one.removeprefix(prefix) for one in META["classifiers"] if one.startswith(prefix)]
    assert [one for one in named if "." in one] == list(VERSIONS)
    assert META["requires-python"] == f">={VERSIONS[0]}"


def test_the_page_on_the_index_has_no_dead_link_and_names_every_extra() -> None:
    text = (PROJECT / META["readme"]).read_text("utf-8")
    assert not re.findall(r"\]\((?!https?://)", text) and "<img" not in text
    for extra in META["optional-dependencies"].keys() - {"dev"}:
        assert f"`{extra}`" in text, extra
    failed, tried = doctest.testfile(str(PROJECT / META["readme"]), module_relative=False)
    assert tried > 0 and failed == 0


def test_hints_can_be_typed_in_every_shell() -> None:
    """`cmd.exe` knows no single quotes."""
    found = [
        f"{file.relative_to(PROJECT)}: {line.strip()}"
        for folder, pattern in (("src", "*.py"), ("docs", "*.md"))
        for file in (PROJECT / folder).rglob(pattern)
        for line in file.read_text("utf-8").splitlines()
        if re.search(r"pip install '", line)
    ]
    assert found == []
