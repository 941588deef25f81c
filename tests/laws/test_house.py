"""The rooms of the laws: every procedure has the same four files, and holds the law alone."""

from __future__ import annotations

import ast
import subprocess
import sys
from pathlib import Path

import pytest

import bridgelaw.laws
from bridgelaw.laws import PROCEDURES
from bridgelaw.laws.machinery.manifest import Manifest
from bridgelaw.laws.machinery.procedure import procedure
from bridgelaw.web.home.tiles import TILES

_LAWS = Path(bridgelaw.laws.__file__).parent
_FOLDERS = sorted(file.parent for file in _LAWS.glob("*/*/procedure.py"))
_NAMES = ["/".join(folder.relative_to(_LAWS).parts) for folder in _FOLDERS]

SHEETS = ("manifest.py", "questions.py", "situation.py", "procedure.py", "endings.py")


def test_every_folder_is_a_procedure_of_its_name() -> None:
    assert {folder.name.replace("_", "-") for folder in _FOLDERS} == set(PROCEDURES)
    modules = {procedure.law.__module__ for procedure in PROCEDURES.values()}
    assert modules == {f"bridgelaw.laws.{name.replace('/', '.')}.procedure" for name in _NAMES}
    for key, one in PROCEDURES.items():
        assert getattr(bridgelaw.laws, key.replace("-", "_").upper()) is one
        assert one.law.__name__ == key.replace("-", "_").upper()


def _modules_after(program: str) -> set[str]:
    """The modules of bridgelaw that a fresh Python has loaded after this."""
    listed = f"{program}; import sys; print(*(m for m in sys.modules if m.startswith('bridgelaw')))"
    done = subprocess.run(
        [sys.executable, "-c", listed], check=True, capture_output=True, text=True
    )
    return set(done.stdout.split())


def test_a_law_is_read_when_it_is_needed_and_no_other_with_it() -> None:
    named = "from bridgelaw.laws import PROCEDURES; p = PROCEDURES['insufficient-bid']; p.title"
    own = "bridgelaw.laws.auction.insufficient_bid"
    seen = {name for name in _modules_after(named) if name.count(".") == 4}
    assert seen == {f"{own}.manifest"}
    seen = {name for name in _modules_after(f"{named}; p.run") if name.count(".") == 4}
    assert {f"{own}.{sheet.removesuffix('.py')}" for sheet in SHEETS} <= seen
    assert all(name.startswith(own) for name in seen)
    listed = "from bridgelaw.laws import PROCEDURES; [p.title for p in PROCEDURES.values()]"
    assert not [name for name in _modules_after(listed) if name.endswith(".procedure")
                and name.count(".") == 4]  # fmt: skip


def test_a_procedure_is_made_once() -> None:
    revoke = PROCEDURES["revoke"]
    with pytest.raises(ValueError, match="two procedures revoke"):
        procedure(revoke.manifest, asks=())(revoke.law)
    other = Manifest("revoke", revoke.title, ("61",), "revoke", called="")
    with pytest.raises(ValueError, match="two procedures revoke"):
        procedure(other, asks=())(revoke.law)


def test_every_review_goes_to_a_procedure_and_every_tile_is_there() -> None:
    tiles = {tile.key for tile in TILES}
    reviews = [review for one in PROCEDURES.values() for review in one.manifest.reviews]
    assert {review.by for review in reviews if review.by is not None} <= set(PROCEDURES)
    assert len({review.law for review in reviews}) == len(reviews)
    assert {one.manifest.tile for one in PROCEDURES.values()} == tiles


@pytest.mark.parametrize("folder", _FOLDERS, ids=_NAMES)
def test_the_four_sheets_are_there(folder: Path) -> None:
    assert {file.name for file in folder.glob("*.py")} >= {"__init__.py", *SHEETS}


@pytest.mark.parametrize("folder", _FOLDERS, ids=_NAMES)
def test_nothing_has_another_name(folder: Path) -> None:
    """A part of a large law is a folder of its own, with the sheets that it needs."""
    assert {file.name for file in folder.rglob("*.py")} == {"__init__.py", *SHEETS}


@pytest.mark.parametrize("folder", _FOLDERS, ids=_NAMES)
def test_nothing_is_passed_on(folder: Path) -> None:
    """A folder says which law it holds; what is in it is imported from where it stands."""
    for file in folder.rglob("__init__.py"):
        _check_says_its_law_alone(file)


def _check_says_its_law_alone(file: Path) -> None:
    (docstring,) = ast.parse(file.read_text(encoding="utf-8")).body
    assert isinstance(docstring, ast.Expr)


@pytest.mark.parametrize("folder", _FOLDERS, ids=_NAMES)
def test_a_law_function_reads_no_table_and_says_no_sentence(folder: Path) -> None:
    """What the table shows is in situation.py, what is said in endings.py and questions.py."""
    trees = [ast.parse(file.read_text(encoding="utf-8")) for file in folder.rglob("procedure.py")]
    found = []
    functions = (node for tree in trees for node in tree.body if isinstance(node, ast.FunctionDef))
    for function in functions:
        for node in (inner for part in function.body for inner in ast.walk(part)):
            text = ast.unparse(node) if isinstance(node, (ast.Attribute, ast.Call)) else ""
            if text in ("case.table", "case.circumstances") or text.endswith(", Seat)"):
                found.append(f"{function.name}: {text}")
            if isinstance(node, (ast.Assert, ast.Lambda)) and "table" in ast.unparse(node):
                found.append(f"{function.name}: {ast.unparse(node)}")
            if text.startswith("tr(") and len(text) > len("tr('the replacement')"):
                found.append(f"{function.name}: {text}")
    assert found == []
