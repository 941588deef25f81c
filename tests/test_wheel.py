"""What is installed: the wheel has everything that the program needs, and nothing for translators.

It is built from a copy of the project, because a build compiles the catalogues beside their
sources, which other tests are reading.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

import pytest

import bridgelaw

PROJECT = Path(__file__).resolve().parent.parent
NEEDED = ("pyproject.toml", "hatch_build.py", "docs/pypi.md", "LICENSE", ".gitignore")


def _copied(folder: Path, *names: str) -> Path:
    (folder / "docs").mkdir()
    for name in NEEDED:
        shutil.copy(PROJECT / name, folder / name)
    ignored = shutil.ignore_patterns("__pycache__", "*.mo")
    for name in names:
        shutil.copytree(PROJECT / name, folder / name, ignore=ignored)
    return folder


def _built(copy: Path, what: str) -> Path:
    program = f"from hatchling.build import build_{what}; print(build_{what}('dist'))"
    done = subprocess.run(
        [sys.executable, "-c", program], cwd=copy, check=True, capture_output=True, text=True
    )
    return copy / "dist" / done.stdout.splitlines()[-1]


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> frozenset[str]:
    copy = _copied(tmp_path_factory.mktemp("project"), "src", "casebook")
    with zipfile.ZipFile(_built(copy, "wheel")) as archive:
        return frozenset(archive.namelist())


def _files(folder: str) -> set[str]:
    """The files of a folder of the project, by their paths from it."""
    where = PROJECT / folder
    return {str(path.relative_to(where)) for path in where.rglob("*") if path.is_file()}


def test_the_wheel_has_no_sources_of_catalogues(wheel: frozenset[str]) -> None:
    assert not [name for name in wheel if name.endswith(".po")]


def test_the_wheel_has_the_compiled_catalogues(wheel: frozenset[str]) -> None:
    assert "bridgelaw/locale/ja/LC_MESSAGES/bridgelaw.mo" in wheel


def test_the_wheel_is_typed_and_has_every_module(wheel: frozenset[str]) -> None:
    assert "bridgelaw/py.typed" in wheel
    modules = {name for name in _files("src/bridgelaw") if name.endswith(".py")}
    assert modules
    assert {f"bridgelaw/{name}" for name in modules} <= wheel


@pytest.mark.parametrize("ending", [".html", ".css", ".js"])
def test_the_wheel_has_the_templates_and_static_files_of_the_pages(
    wheel: frozenset[str], ending: str
) -> None:
    files = {name for name in _files("src/bridgelaw/web") if name.endswith(ending)}
    assert files
    assert {f"bridgelaw/web/{name}" for name in files} <= wheel


def test_the_wheel_has_the_casebook(wheel: frozenset[str]) -> None:
    cases = {name for name in _files("casebook") if name.endswith(".yaml")}
    assert cases
    assert {f"bridgelaw/casebook/cases/{name}" for name in cases} <= wheel


def test_the_wheel_has_nothing_else(wheel: frozenset[str]) -> None:
    info = f"bridgelaw-{bridgelaw.__version__}.dist-info/"
    assert not [name for name in wheel if not name.startswith(("bridgelaw/", info))]


def test_the_sdist_keeps_the_sources_of_the_catalogues(tmp_path: Path) -> None:
    copy = _copied(tmp_path, "src/bridgelaw/locale")  # the rest of it takes long to pack
    shutil.copy(PROJECT / "src/bridgelaw/__init__.py", copy / "src/bridgelaw/__init__.py")
    with tarfile.open(_built(copy, "sdist")) as archive:
        names = archive.getnames()
    assert any(name.endswith("ja/LC_MESSAGES/bridgelaw.po") for name in names)
