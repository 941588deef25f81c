"""Ready for the package index: the metadata, the page there, and the lock on every system."""

from __future__ import annotations

import doctest
import re
import tomllib
from collections.abc import Iterator
from importlib.metadata import PackageNotFoundError, requires
from pathlib import Path

import pytest
from packaging.markers import default_environment
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from tools.check_wheels import VERSIONS

PROJECT = Path(__file__).resolve().parent.parent
META = tomllib.loads((PROJECT / "pyproject.toml").read_text("utf-8"))["project"]
SYSTEMS = {
    "win32": ("Windows", "nt", "AMD64"),
    "darwin": ("Darwin", "posix", "arm64"),
    "linux": ("Linux", "posix", "x86_64"),
}


def _pinned() -> set[str]:
    lines = (PROJECT / "constraints.txt").read_text("utf-8").splitlines()
    return {canonicalize_name(line.split("==")[0]) for line in lines if "==" in line}


def _needed(system: str, version: str) -> Iterator[str]:
    """Every package that the extras bring there, as far as what is installed here can tell."""
    name, os_name, machine = SYSTEMS[system]
    there: dict[str, str] = {
        **{key: str(value) for key, value in default_environment().items()},
        "sys_platform": system, "platform_system": name, "os_name": os_name,
        "platform_machine": machine, "python_version": version,
        "python_full_version": f"{version}.0",
    }  # fmt: skip
    extras = frozenset(META["optional-dependencies"]) - {"dev"}
    todo, seen = [("bridgelaw", extras)], set()
    while todo:
        package, wanted = todo.pop()
        if (package, wanted) in seen:
            continue
        seen.add((package, wanted))
        yield package
        try:
            lines = requires(package) or []
        except PackageNotFoundError:  # of another system
            continue
        for requirement in map(Requirement, lines):
            marker = requirement.marker
            if marker is None or any(
                marker.evaluate({**there, "extra": extra}) for extra in (wanted or {""})
            ):
                todo.append((canonicalize_name(requirement.name), frozenset(requirement.extras)))


@pytest.mark.parametrize("version", VERSIONS)
@pytest.mark.parametrize("system", SYSTEMS)
def test_the_lock_has_every_package_of_every_system(system: str, version: str) -> None:
    needed = set(_needed(system, version)) - {"bridgelaw"}
    assert ("tzdata" in needed) == (system == "win32") or "pandas" in needed
    assert needed <= _pinned()


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
