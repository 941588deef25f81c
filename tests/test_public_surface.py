"""The library: every public name exists, is documented, and its examples run."""

from __future__ import annotations

import ast
import doctest
import importlib
import re
import subprocess
import sys
from collections.abc import Iterator
from typing import Any, get_args

import pytest

import bridgelaw
from bridgelaw import Refusal, events
from bridgelaw.table import read_event
from tools.write_reference import (
    PACKAGE,
    PROJECT,
    ROOMS,
    SOURCE,
    Name,
    is_procedure,
    members,
    of_module,
    pages,
    parts,
    public_names,
    resolve,
    surface,
)

PACKAGES = (PACKAGE, *(f"{PACKAGE}.{room}" for room in ROOMS))


def _everything(package: str) -> Iterator[Name]:
    """The public names, and those of the modules that are public."""
    for name in surface(package):
        yield name
        if name.node is None:
            yield from of_module(name.module)


@pytest.mark.parametrize("package", PACKAGES)
def test_every_exported_name_exists(package: str) -> None:
    module = importlib.import_module(package)
    assert list(module.__all__) == list(public_names(package))
    assert len(set(module.__all__)) == len(module.__all__)
    for name in module.__all__:
        assert hasattr(module, name), name
        assert name in dir(module), name


@pytest.mark.parametrize("package", PACKAGES)
def test_a_name_that_is_not_exported_is_an_attribute_error(package: str) -> None:
    module = importlib.import_module(package)
    with pytest.raises(AttributeError, match="no attribute 'nothing_of_the_kind'"):
        _ = module.nothing_of_the_kind


@pytest.mark.parametrize("package", PACKAGES)
def test_everything_public_has_a_docstring(package: str) -> None:
    missing = []
    for name in _everything(package):
        if not name.doc and not is_procedure(name):
            missing.append(name.name)
        if isinstance(name.node, ast.ClassDef):
            missing += [f"{name.name}.{one.name}" for one in members(name) if not one.doc]
    assert missing == []


def test_every_type_checker_sees_what_is_loaded_late() -> None:
    """What stands under TYPE_CHECKING is what the package gives when it is asked."""
    tree = ast.parse((SOURCE / PACKAGE / "__init__.py").read_text("utf-8"))
    block = next(node for node in tree.body if isinstance(node, ast.If))
    seen = {
        alias.name: node.module
        for node in block.body
        if isinstance(node, ast.ImportFrom)
        for alias in node.names
    }
    assert seen.keys() == set(bridgelaw.__all__)
    for name, room in seen.items():
        assert room is not None
        assert getattr(bridgelaw, name) is getattr(importlib.import_module(room), name)


def test_importing_the_package_loads_no_room() -> None:
    program = "import sys, bridgelaw; print([m for m in sys.modules if m.startswith('bridgelaw.')])"
    done = subprocess.run(
        [sys.executable, "-c", program], check=True, capture_output=True, text=True
    )
    assert done.stdout.strip() == "[]"


# Examples

_MAIN = (
    ("table", "Table"), ("laws", "Interview"), ("laws", "Procedure"), ("game", "Deal"),
    ("game", "Hand"), ("game", "Board"), ("game", "Contract"), ("scoring", "Field"),
    ("scoring", "Standings"), ("comparable", "compare"), ("analysis", "judge"),
    ("analysis", "Claim"), ("formats", "read_document"), ("formats", "read_data"),
    ("formats", "read_records"), ("formats", "read_claim_data"), ("laws", "walk"),
    ("laws", "foresee"), ("laws", "interview_to_json"), ("locale", "language"),
)  # fmt: skip


def _globals(package: str) -> dict[str, Any]:
    """What the head of a page says that its examples begin with."""
    found: dict[str, Any] = {}
    for name in (PACKAGE, package):
        module = importlib.import_module(name)
        found |= {each: getattr(module, each) for each in module.__all__}
    return found


def _examples(package: str) -> Iterator[doctest.DocTest]:
    parser = doctest.DocTestParser()
    known = _globals(package)
    module = importlib.import_module(package)
    docs = {package: module.__doc__ or ""}
    # What the package itself has stands on the page of its room.
    for name in () if package == PACKAGE else _everything(package):
        docs[f"{package}.{name.name}"] = name.doc
        if isinstance(name.node, ast.ClassDef):
            docs |= {f"{package}.{name.name}.{one.name}": one.doc for one in members(name)}
    for where, doc in docs.items():
        test = parser.get_doctest(doc, dict(known), where, where, 0)
        if test.examples:
            yield test


@pytest.mark.parametrize("package", PACKAGES)
def test_the_examples_run_with_the_public_names_alone(package: str) -> None:
    runner = doctest.DocTestRunner()
    for test in _examples(package):
        runner.run(test)
    assert runner.summarize().failed == 0
    assert runner.tries > 0


@pytest.mark.parametrize(("room", "name"), _MAIN)
def test_what_is_needed_most_has_an_example(room: str, name: str) -> None:
    doc = next(one.doc for one in surface(f"{PACKAGE}.{room}") if one.name == name)
    assert ">>> " in doc


def test_the_documentation_imports_what_is_public() -> None:
    found = 0
    for path in (PROJECT / "README.md", *(PROJECT / "docs").glob("*.md")):
        for package, names in re.findall(
            r"^>>> from (\S+) import (.+)$", path.read_text("utf-8"), re.M
        ):
            if package.startswith(PACKAGE):
                found += 1
                assert package in PACKAGES, (path.name, package)
                assert set(names.split(", ")) <= set(public_names(package)), (path.name, names)
    assert found > 10


def test_every_link_of_the_reference_leads_somewhere() -> None:
    headings: dict[str, set[str]] = {}
    for name, text in pages().items():
        found = headings[name] = set()
        for heading in re.findall(r"^##+ (.+)$", text, re.M):
            anchor = re.sub(r"[^\w -]", "", heading.lower()).replace(" ", "-")
            again = 0
            while (at := f"{anchor}-{again}" if again else anchor) in found:
                again += 1
            found.add(at)
    links = [
        (page or name, anchor)
        for name, text in pages().items()
        for page, anchor in re.findall(r"\]\(([\w.]*)#([\w-]+)\)", text)
    ]
    assert len(links) > 100
    assert [(page, anchor) for page, anchor in links if anchor not in headings[page]] == []


# Types


def _annotations(node: ast.stmt) -> Iterator[ast.expr]:
    """What a signature or a field of something public says of its types."""
    if isinstance(node, ast.FunctionDef):
        args = node.args
        for one in (*args.posonlyargs, *args.args, *args.kwonlyargs, args.vararg, args.kwarg):
            if one is not None and one.annotation is not None:
                yield one.annotation
        if node.returns is not None:
            yield node.returns
    elif isinstance(node, ast.AnnAssign):
        if isinstance(node.target, ast.Name) and not node.target.id.startswith("_"):
            yield node.annotation
    elif isinstance(node, ast.ClassDef):
        yield from node.bases
        for part in node.body:
            if not isinstance(part, ast.FunctionDef) or not _is_private(part.name):
                yield from _annotations(part)


def _is_private(name: str) -> bool:
    return name.startswith("_") and name != "__init__"


def _types_named(name: Name) -> Iterator[Name]:
    """The types of the package that a public name speaks of."""
    whole = (name, *parts(name))
    for one in whole:
        assert one.node is not None
        for annotation in _annotations(one.node):
            for part in ast.walk(annotation):
                # `ev.Event` is found through the module that it stands in.
                if isinstance(part, ast.Name):
                    try:
                        found = resolve(one.module, part.id)
                    except (LookupError, FileNotFoundError):
                        continue  # of Python itself
                    if found.node is None or _is_type_variable(found.node) or found in whole:
                        continue
                    yield found


def _is_type_variable(node: ast.stmt) -> bool:
    return isinstance(node, ast.Assign) and ast.unparse(node.value).startswith("TypeVar(")


def test_public_signatures_name_public_types_alone() -> None:
    public = {(one.module, one.name) for room in PACKAGES for one in _everything(room)}
    private = {
        (found.module, found.name, name.name)
        for room in PACKAGES
        for name in _everything(room)
        if name.node is not None and not is_procedure(name)
        for found in _types_named(name)
        if (found.module, found.name) not in public
    }
    assert sorted(private) == []


def test_the_library_s_page_names_every_error() -> None:
    page = (PROJECT / "docs" / "library.md").read_text("utf-8")
    errors = {
        value.__name__
        for package in PACKAGES
        for name in public_names(package)
        if isinstance(value := getattr(importlib.import_module(package), name), type)
        and issubclass(value, Refusal)
    }
    assert len(errors) > 20
    told = page[page.index("## Errors") : page.index("## Values and threads")]
    assert sorted(name for name in errors if not re.search(rf"\b{name}`", told)) == []


def test_the_library_s_page_says_how_every_event_is_written() -> None:
    page = (PROJECT / "docs" / "library.md").read_text("utf-8")
    table = page[page.index("| event | written | value |") :].partition("\n\n")[0]
    seen = set()
    for row in table.splitlines()[2:]:
        written, kinds = (re.findall("`([^`]+)`", cell) for cell in row.split("|")[2:4])
        names = [kind for kind in kinds if hasattr(events, kind)]
        if names == ["Ruled"]:
            written = ["ruling insufficient-bid of 2017 [27A1]"]
        found = [type(read_event(each)).__name__ for each in written]
        assert list(dict.fromkeys(found)) == names, row
        seen |= set(names)
    assert seen == {kind.__name__ for kind in get_args(events.Event)}
