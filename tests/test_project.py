"""The project's own rules: who imports whom, and what no file may hold."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
from pathlib import Path

import pytest

from tools.check_imports import ALLOWED, ROOT, violations

PROJECT = Path(__file__).resolve().parent.parent

_SOURCES = (".py", ".js", ".html", ".css", ".toml", ".json", ".svg", ".po")

# In parts, so that this file does not hold them.
FORBIDDEN = [
    ".".join(["pypi", "org"]),
    ".".join(["python" + "hosted", "org"]),
    ".".join(["registry", "npmjs", "org"]),
    ".".join(["deb", "debian", "org"]),
    "/".join(["", "work", ""]),
    "/".join(["", "root", ""]),
]


def test_import_rules_hold() -> None:
    assert violations(PROJECT / "src") == []


def test_the_documentation_says_who_may_import_whom() -> None:
    text = (PROJECT / "docs" / "architecture.md").read_text("utf-8")
    table = text.partition("| room | may import |")[2].partition("\n\n")[0]
    rows = re.findall(r"^\| `(\w+)` \| (.*) \|$", table, re.M)
    assert {room for room, _ in rows} == ALLOWED.keys() - {"__main__", ROOT}
    above: set[str] = set()
    for room, words in rows:
        named = set(re.findall(r"`(\w+)`", words))
        if words.startswith("everything"):
            named = (above if "above" in words else {each for each, _ in rows}) - named
        assert ALLOWED[room] - {room, ROOT} == named - {room}, room
        above.add(room)


def test_what_the_architecture_names_exists() -> None:
    """A file is found by the end of its path, and a name by its words, anywhere in the project."""
    text = (PROJECT / "docs" / "architecture.md").read_text("utf-8")
    told = set(re.findall(r"`([^`\n]+)`", re.sub(r"```.*?```", "", text, flags=re.S)))
    files = [file for file in _project_files() if file.suffix in (*_SOURCES, ".md", ".txt")]
    paths = [f"/{file.relative_to(PROJECT)}" for file in files]
    words = {"Makefile"} | set(re.findall(r"\w+", (PROJECT / "Makefile").read_text("utf-8")))
    for file in files:
        if file.suffix in _SOURCES:
            words |= set(re.findall(r"\w+", file.read_text("utf-8")))
    missing = set()
    for name in told:
        if re.fullmatch(r"[\w/…-]+\.(py|md|json|toml|txt)", name):
            end = name.removeprefix("…") if name.startswith("…") else f"/{name}"
            exists = any(path.endswith(end) for path in paths)
        else:
            exists = set(re.findall(r"[A-Za-z_]\w+", name)) <= words
        if not exists:
            missing.add(name)
    assert len(told) > 200
    assert sorted(missing) == []


@pytest.mark.parametrize(
    ("module", "source", "message"),
    [
        ("game/deal.py", "import bridgelaw.laws.play.revoke", "game may not import laws"),
        ("game/deal.py", "from bridgelaw import laws", "game may not import laws"),
        ("game/deal.py", "from .. import laws", "game may not import laws"),
        ("game/__init__.py", "from ..laws import revoke", "game may not import laws"),
        ("game/deep/er.py", "from ...laws import revoke", "game may not import laws"),
        ("game/deal.py", "def f():\n    import bridgelaw.web", "game may not import web"),
        (
            "table/state.py",
            "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    from ..laws import revoke",
            "table may not import laws",
        ),
        ("table/state.py", "from bridgelaw import Board", "table may not import bridgelaw"),
        ("laws/revoke.py", "import click", "laws may import only the standard library, not click"),
        ("laws/revoke.py", "from bridgelaw.attic import x", "unknown room attic"),
        ("store/files.py", "from bridgelaw.cli import main", "store may not import cli"),
        ("web/shown.py", "from bridgelaw.cli.field import printed", "web may not import cli"),
        ("cli/dd/run.py", "from ..field import run", "cli/dd may not import cli/field"),
        ("cli/common/x.py", "import bridgelaw.cli.dd.run", "cli/common may not import cli/dd"),
        ("__init__.py", "from .web import serve", "__init__ may not import web"),
        (
            "web/server/guard.py",
            "from bridgelaw.web.rulings.view import x",
            "web/server may not import web/rulings",
        ),
        ("web/server/guard.py", "from .. import api", "web/server may not import web/api"),
        (
            "web/tables/routes.py",
            "def f():\n    from bridgelaw.web.rulings import form",
            "web/tables may not import web/rulings",
        ),
        ("web/log/view.py", "import bridgelaw.web.app", "web/log may not import web/app"),
        ("web/parts/widgets.py", "from ..server import x", "web/parts may not import web/server"),
        ("web/api/tables.py", "from ..tables import x", "web/api may not import web/tables"),
        ("web/app.py", "from fastapi import FastAPI", "only web/api may import fastapi"),
        ("web/home/routes.py", "import pydantic.fields", "only web/api may import pydantic"),
        ("cli/desk/run.py", "import fastapi", "only web/api may import fastapi"),
        ("attic.py", "", "unknown room attic"),
    ],
)
def test_a_forbidden_import_is_found(
    tmp_path: Path, module: str, source: str, message: str
) -> None:
    file = tmp_path / "bridgelaw" / module
    file.parent.mkdir(parents=True)
    file.write_text(source, encoding="utf-8")
    line = source.count("\n") + 1
    assert violations(tmp_path) == [f"{file}:{line}: {message}"]


@pytest.mark.parametrize(
    ("module", "source"),
    [
        ("game/deal.py", "import collections.abc\nfrom . import card\nfrom .card import Card"),
        ("game/deep/er.py", "from .. import card\nfrom ...game.card import Card"),
        ("laws/revoke.py", "from ..game import card\nfrom bridgelaw.table import state"),
        ("laws/revoke.py", "from bridgelaw import __version__, game"),
        ("casebook/read.py", "from ruamel.yaml import YAML"),
        ("cli/main.py", "import click\nimport bridgelaw\nfrom bridgelaw import Board, web"),
        ("__init__.py", "from .game import Board"),
        ("web/api/caller.py", "import pydantic\nfrom fastapi import Query\nfrom ..server import x"),
        ("web/tables/routes.py", "from ..parts import x\nfrom ..server.pages import Pages"),
        ("web/tables/routes.py", "from . import view\nfrom bridgelaw.web.tables.form import x"),
        ("web/server/guard.py", "import starlette\nfrom bridgelaw.web.parts import x"),
        ("web/app.py", "from .api import create_api\nfrom bridgelaw.web.rulings import routes"),
    ],
)
def test_an_allowed_import_is_not(tmp_path: Path, module: str, source: str) -> None:
    file = tmp_path / "bridgelaw" / module
    file.parent.mkdir(parents=True)
    file.write_text(source, encoding="utf-8")
    assert violations(tmp_path) == []


@pytest.mark.parametrize(
    ("module", "source", "message"),
    [
        (
            "common/words.py",
            "from ..play.revoke import procedure",
            "laws/common may not import laws/play",
        ),
        (
            "machinery/case.py",
            "from ..auction import bids",
            "laws/machinery may not import laws/auction",
        ),
        (
            "digest/play.py",
            "from ..machinery import case",
            "laws/digest may not import laws/machinery",
        ),
        (
            "play/revoke/endings.py",
            "from ...auction import x",
            "laws/play may not import laws/auction",
        ),
        (
            "play/revoke/procedure.py",
            "from bridgelaw.laws.play.played_card.procedure import PLAYED_CARD",
            "laws/play/revoke may import only situation.py of laws/play/played_card",
        ),
        (
            "play/common.py",
            "from .played_card import endings",
            "laws/play/common may import only situation.py of laws/play/played_card",
        ),
        ("play/revoke/procedure.py", "from ..played_card.situation import Card", None),
        ("play/revoke/procedure.py", "from ..common import x\nfrom . import endings", None),
        ("play/revoke/situation.py", "from ...machinery.case import Case", None),
        ("__init__.py", "from .play.revoke.procedure import REVOKE", None),
    ],
)
def test_no_law_imports_another(
    tmp_path: Path, module: str, source: str, message: str | None
) -> None:
    laws = tmp_path / "bridgelaw" / "laws"
    for name in ("play/revoke/procedure.py", "play/played_card/procedure.py", module):
        file = laws / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(source if name == module else "", encoding="utf-8")
    wanted = [] if message is None else [f"{laws / module}:1: {message}"]
    assert violations(tmp_path) == wanted


def _project_files() -> list[Path]:
    """The tracked files, and those that would be with the next git add."""
    if not shutil.which("git") or not (PROJECT / ".git").exists():
        if os.environ.get("CI") == "true":
            pytest.fail("not a git checkout")
        pytest.skip("not a git checkout")
    listed = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
        cwd=PROJECT,
        check=True,
        capture_output=True,
        text=True,
    )
    files = [PROJECT / name for name in listed.stdout.split("\0") if name]
    return [file for file in files if file.is_file()]  # not those deleted but still tracked


def test_no_file_names_a_package_index_or_a_machine_path() -> None:
    files = _project_files()
    assert Path(__file__).resolve() in files
    found = [
        f"{file.relative_to(PROJECT)}: {text}"
        for file in files
        for text in FORBIDDEN
        if text.encode() in file.read_bytes()
    ]
    assert found == []
