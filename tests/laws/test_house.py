"""The rooms of the laws: every procedure has the same four files, and holds the law alone."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import bridgelaw.laws
from bridgelaw.laws import PROCEDURES

_LAWS = Path(bridgelaw.laws.__file__).parent
_FOLDERS = sorted(file.parent for file in _LAWS.glob("*/*/procedure.py"))
_NAMES = ["/".join(folder.relative_to(_LAWS).parts) for folder in _FOLDERS]

SHEETS = ("questions.py", "situation.py", "procedure.py", "endings.py")


def test_every_procedure_has_its_folder_and_is_registered() -> None:
    assert len(_FOLDERS) == len(PROCEDURES)
    modules = {procedure.law.__module__ for procedure in PROCEDURES.values()}
    assert modules == {f"bridgelaw.laws.{name.replace('/', '.')}.procedure" for name in _NAMES}


@pytest.mark.parametrize("folder", _FOLDERS, ids=_NAMES)
def test_the_four_sheets_are_there(folder: Path) -> None:
    assert {file.name for file in folder.glob("*.py")} >= {"__init__.py", *SHEETS}


@pytest.mark.parametrize("folder", _FOLDERS, ids=_NAMES)
def test_nothing_is_passed_on(folder: Path) -> None:
    """A folder says which law it holds; what is in it is imported from where it stands."""
    (docstring,) = ast.parse((folder / "__init__.py").read_text(encoding="utf-8")).body
    assert isinstance(docstring, ast.Expr)


@pytest.mark.parametrize("folder", _FOLDERS, ids=_NAMES)
def test_a_law_function_reads_no_table_and_says_no_sentence(folder: Path) -> None:
    """What the table shows is in situation.py, what is said in endings.py and questions.py."""
    tree = ast.parse((folder / "procedure.py").read_text(encoding="utf-8"))
    found = []
    for function in (node for node in tree.body if isinstance(node, ast.FunctionDef)):
        for node in (inner for part in function.body for inner in ast.walk(part)):
            text = ast.unparse(node) if isinstance(node, (ast.Attribute, ast.Call)) else ""
            if text in ("case.table", "case.circumstances") or text.endswith(", Seat)"):
                found.append(f"{function.name}: {text}")
            if isinstance(node, (ast.Assert, ast.Lambda)) and "table" in ast.unparse(node):
                found.append(f"{function.name}: {ast.unparse(node)}")
            if text.startswith("tr(") and len(text) > len("tr('the replacement')"):
                found.append(f"{function.name}: {text}")
    assert found == []
