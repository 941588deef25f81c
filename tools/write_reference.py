"""Writes build/reference from the docstrings of the public names: one page a room.

They are made from the source and not from what is imported, so that they come out the same under
every version of Python. The tests read the public surface from here as well.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from inspect import cleandoc
from pathlib import Path

from bridgelaw import laws
from bridgelaw.laws import PROCEDURES, Procedure

PROJECT = Path(__file__).resolve().parent.parent
SOURCE = PROJECT / "src"
PAGES = PROJECT / "build" / "reference"
PACKAGE = "bridgelaw"

ROOMS = (
    "game",
    "table",
    "laws",
    "stories",
    "comparable",
    "scoring",
    "analysis",
    "formats",
    "archives",
    "locale",
)
"""In the order in which a reader meets them."""

_SPECIAL = ("__contains__", "__getitem__", "__iter__", "__len__")
"""Methods that are used without naming them, and shown where they have a docstring."""
_PROPERTIES = ("property", "cached_property")


@dataclass(frozen=True)
class Name:
    """A public name: what it is called, and where it is defined."""

    name: str
    module: str
    node: ast.stmt | None
    """`None` for a module."""
    doc: str

    @property
    def is_class(self) -> bool:
        return isinstance(self.node, ast.ClassDef)

    @property
    def is_function(self) -> bool:
        return isinstance(self.node, ast.FunctionDef)


@dataclass(frozen=True)
class Member:
    """A public method or property of a class."""

    name: str
    node: ast.FunctionDef
    doc: str

    @property
    def is_property(self) -> bool:
        return any(name in _PROPERTIES for name in _decorators(self.node))


@dataclass(frozen=True)
class Attribute:
    """A field of a class, or a member of an enumeration."""

    name: str
    type: str
    default: str
    doc: str


def public_names(package: str) -> tuple[str, ...]:
    """What a package lists in `__all__`; the room of the laws also finds each procedure."""
    for node in _tree(package).body:
        if isinstance(node, ast.Assign) and _target(node) == "__all__":
            found = laws.__all__[-len(PROCEDURES) :] if package == laws.__name__ else ()
            return (*ast.literal_eval(node.value), *found)
    raise LookupError(f"{package} has no __all__")


def surface(package: str) -> Iterator[Name]:
    """Every public name of a package, in the order of `__all__`."""
    for name in public_names(package):
        yield resolve(package, name)


def resolve(module: str, name: str) -> Name:
    """Finds where a name is defined, through imports."""
    found = _procedure(name) if module == laws.__name__ else None
    if found is not None:
        module = found.law.__module__
    for node in _statements(_tree(module)):
        if isinstance(node, ast.ImportFrom) and node.module is not None:
            for alias in node.names:
                if (alias.asname or alias.name) == name:
                    inner = f"{node.module}.{alias.name}"
                    if _file(inner).exists() and not _defines(node.module, alias.name):
                        return Name(
                            name, inner, None, cleandoc(ast.get_docstring(_tree(inner)) or "")
                        )
                    return resolve(node.module, alias.name)
    for node, doc in _definitions(module):
        if _target(node) == name:
            return Name(name, module, node, doc)
    raise LookupError(f"{module} has no {name}")


def members(name: Name) -> Iterator[Member]:
    """The public methods and properties of a class, in the order of the source.

    Those of its private parts come last.
    """
    for part in (name, *parts(name)):
        assert isinstance(part.node, ast.ClassDef)
        for one in part.node.body:
            if isinstance(one, ast.FunctionDef) and "overload" not in _decorators(one):
                doc = ast.get_docstring(one) or ""
                if not one.name.startswith("_") or (one.name in _SPECIAL and doc):
                    yield Member(one.name, one, doc)


def parts(name: Name) -> Iterator[Name]:
    """Classes of the same room that are there to be a part of this one, and are not public."""
    if not isinstance(name.node, ast.ClassDef):
        return
    room = name.module.split(".")[1]
    public = public_names(f"{PACKAGE}.{room}") if room in ROOMS else ()
    bases = {ast.unparse(base) for base in name.node.bases}.difference(public)
    for node in _tree(name.module).body:
        if isinstance(node, ast.ImportFrom) and f"{node.module}.".startswith(f"{PACKAGE}.{room}."):
            for alias in node.names:
                if public and alias.name in bases:
                    part = resolve(str(node.module), alias.name)
                    yield part
                    yield from parts(part)


def attributes(node: ast.ClassDef) -> Iterator[Attribute]:
    """The public fields of a class, each with the string that stands below it."""
    for one, doc in _with_strings(node.body):
        name = _target(one)
        if name is None or name.startswith("_"):
            continue
        if isinstance(one, ast.AnnAssign):
            value = "" if one.value is None else ast.unparse(one.value)
            yield Attribute(name, ast.unparse(one.annotation), value, doc)
        elif isinstance(one, ast.Assign):
            yield Attribute(name, "", ast.unparse(one.value), doc)


def _definitions(module: str) -> Iterator[tuple[ast.stmt, str]]:
    for node, below in _with_strings(_statements(_tree(module))):
        if isinstance(node, (ast.ClassDef, ast.FunctionDef)):
            if "overload" not in _decorators(node):
                yield node, ast.get_docstring(node) or ""
        else:
            yield node, below


def _with_strings(body: list[ast.stmt]) -> Iterator[tuple[ast.stmt, str]]:
    """Each statement, with the string that stands alone below it."""
    for node, after in zip(body, [*body[1:], None], strict=True):
        yield node, _string(after)


def _string(node: ast.stmt | None) -> str:
    if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
        if isinstance(node.value.value, str):
            return cleandoc(node.value.value)
    return ""


def _defines(module: str, name: str) -> bool:
    try:
        return any(_target(node) == name for node, _ in _definitions(module)) or any(
            isinstance(node, ast.ImportFrom)
            and node.module != module
            and any((alias.asname or alias.name) == name for alias in node.names)
            for node in _statements(_tree(module))
        )
    except FileNotFoundError:
        return False


def _statements(tree: ast.Module) -> list[ast.stmt]:
    """The statements of a module, those under TYPE_CHECKING among them."""
    found: list[ast.stmt] = []
    for node in tree.body:
        if isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING":
            found.extend(node.body)
        else:
            found.append(node)
    return found


def _target(node: ast.stmt) -> str | None:
    if isinstance(node, (ast.ClassDef, ast.FunctionDef)):
        return node.name
    if isinstance(node, ast.AnnAssign):
        return node.target.id if isinstance(node.target, ast.Name) else None
    if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
        return node.targets[0].id
    return None


def _decorators(node: ast.FunctionDef | ast.ClassDef) -> list[str]:
    return [ast.unparse(one).partition("(")[0].rpartition(".")[2] for one in node.decorator_list]


def _file(module: str) -> Path:
    path = SOURCE.joinpath(*module.split("."))
    return path / "__init__.py" if path.is_dir() else path.with_suffix(".py")


@cache
def _tree(module: str) -> ast.Module:
    return ast.parse(_file(module).read_text("utf-8"))


# Pages


def page(room: str) -> str:
    """The page of a room."""
    package = f"{PACKAGE}.{room}"
    names = list(surface(package))
    modules = [name for name in names if name.node is None]
    procedures = [name for name in names if is_procedure(name)]
    rest = [name for name in names if name.node is not None and name not in procedures]
    parts = [
        f"# bridgelaw.{room}",
        "Made from the docstrings. Examples begin with "
        f"`from bridgelaw import *` and `from {package} import *`.",
        _text(ast.get_docstring(_tree(package)) or ""),
        _contents(rest, modules, _anchors(room)),
    ]
    parts += [_section(name, "##") for name in sorted(rest, key=_order)]
    if procedures:
        parts.append(_procedures(procedures))
    for module in modules:
        parts.append(f"## {package}.{module.name}")
        parts.append(_text(module.doc))
        parts += [_section(name, "###") for name in of_module(module.module)]
    return "\n\n".join(part for part in parts if part) + "\n"


def of_module(module: str) -> Iterator[Name]:
    """The public classes and functions that a module defines itself."""
    for node, doc in _definitions(module):
        name = _target(node)
        if name and not name.startswith("_") and isinstance(node, (ast.ClassDef, ast.FunctionDef)):
            yield Name(name, module, node, doc)


def _order(name: Name) -> tuple[int, str]:
    kind = 0 if name.is_class else 1 if name.is_function else 2
    return kind, name.name.lower()


def _anchors(room: str) -> dict[str, str]:
    """Where each name stands on the page of its room; `Language` comes before `language`."""
    found: dict[str, str] = {}
    for name in sorted(surface(f"{PACKAGE}.{room}"), key=_order):
        anchor = f"{PACKAGE}{room}{name.name}" if name.node is None else name.name.lower()
        again = sum(other.partition("-")[0] == anchor for other in found.values())
        found[name.name] = f"{anchor}-{again}" if again else anchor
    return found


def _contents(names: list[Name], modules: list[Name], anchors: dict[str, str]) -> str:
    lines = []
    kinds = ("Classes", "Functions", "Constants and types")
    for place, kind in enumerate(kinds):
        some = sorted((name for name in names if _order(name)[0] == place), key=_order)
        if some:
            links = ", ".join(f"[{name.name}](#{anchors[name.name]})" for name in some)
            lines.append(f"- {kind}: {links}")
    lines += [f"- Module [{module.name}](#{anchors[module.name]})" for module in modules]
    return "\n".join(lines)


def _section(name: Name, mark: str) -> str:
    node = name.node
    if isinstance(node, ast.ClassDef):
        return _class(name, node, mark)
    if isinstance(node, ast.FunctionDef):
        return f"{mark} {name.name}\n\n{_code(_signature(name.name, node))}\n\n{_text(name.doc)}"
    return f"{mark} {name.name}\n\n{_text(name.doc)}"


def _class(name: Name, node: ast.ClassDef, mark: str) -> str:
    fields = list(attributes(node))
    is_enum = any(ast.unparse(base).endswith("Enum") for base in node.bases)
    line = _class_line(node, fields, is_enum)
    base = "" if any(parts(name)) else _base(node, line)
    found = [f"{mark} {name.name}", _code(line), base, _text(name.doc)]
    listed = [_attribute(one, is_enum) for one in fields]
    found.append("\n".join(line for line in listed if line))
    found += [_member(node.name, one) for one in members(name)]
    return "\n\n".join(part for part in found if part)


def _class_line(node: ast.ClassDef, fields: list[Attribute], is_enum: bool) -> str:
    bases = [ast.unparse(base) for base in node.bases]
    is_data = "dataclass" in _decorators(node) or "NamedTuple" in bases
    if is_data and not is_enum:
        given = [
            f"{one.name}: {one.type}" + (f" = {one.default}" if one.default else "")
            for one in fields
            if "ClassVar" not in one.type and "init=False" not in one.default
        ]
        return _wrapped(f"class {node.name}", given)
    made = next(
        (one for one in node.body if isinstance(one, ast.FunctionDef) and one.name == "__init__"),
        None,
    )
    if made is not None:
        return "class " + _signature(node.name, made)
    return f"class {node.name}({', '.join(bases)})" if bases else f"class {node.name}"


def _base(node: ast.ClassDef, line: str) -> str:
    """What it is a kind of, where the line does not say so: whoever catches an error must know."""
    bases = [ast.unparse(base) for base in node.bases if not _is_generic(base)]
    if not bases or line.startswith(f"class {node.name}({bases[0]}"):
        return ""
    return "A kind of " + ", ".join(f"`{base}`" for base in bases) + "."


def _is_generic(base: ast.expr) -> bool:
    return ast.unparse(base).startswith("Generic[")


def _attribute(one: Attribute, is_enum: bool) -> str:
    if is_enum and not one.type:
        return f"- `{one.name}` = `{one.default}`" + (f": {_line(one.doc)}" if one.doc else "")
    return f"- `{one.name}: {one.type}`" + (f": {_line(one.doc)}" if one.doc else "")


def _member(owner: str, one: Member) -> str:
    kind = _decorators(one.node)
    if one.is_property:
        returns = "" if one.node.returns is None else f": {ast.unparse(one.node.returns)}"
        line = f"{owner}.{one.name}{returns}"
    else:
        line = _signature(f"{owner}.{one.name}", one.node, is_static="staticmethod" in kind)
    return f"**`{one.name}`**\n\n{_code(line)}\n\n{_text(one.doc)}"


def _signature(name: str, node: ast.FunctionDef, is_static: bool = False) -> str:
    args = node.args
    given = []
    positional = [*args.posonlyargs, *args.args]
    missing = len(positional) - len(args.defaults)
    for place, one in enumerate(positional):
        if place == 0 and one.arg in ("self", "cls") and not is_static:
            continue
        default = None if place < missing else args.defaults[place - missing]
        given.append(_argument(one, default))
        if args.posonlyargs and one is args.posonlyargs[-1]:
            given.append("/")
    if args.vararg is not None:
        given.append("*" + _argument(args.vararg, None))
    elif args.kwonlyargs:
        given.append("*")
    given += [_argument(*pair) for pair in zip(args.kwonlyargs, args.kw_defaults, strict=True)]
    if args.kwarg is not None:
        given.append("**" + _argument(args.kwarg, None))
    returns = "" if node.returns is None or node.name == "__init__" else ast.unparse(node.returns)
    return _wrapped(name, given, f" -> {returns}" if returns else "")


def _argument(one: ast.arg, default: ast.expr | None) -> str:
    written = one.arg + ("" if one.annotation is None else f": {ast.unparse(one.annotation)}")
    if default is None:
        return written
    return f"{written} = {ast.unparse(default)}"


def _wrapped(head: str, given: list[str], tail: str = "") -> str:
    line = f"{head}({', '.join(given)}){tail}"
    if len(line) <= 96:
        return line
    return f"{head}(\n" + "".join(f"    {one},\n" for one in given) + f"){tail}"


def _code(line: str) -> str:
    return f"```python\n{line}\n```"


def _line(doc: str) -> str:
    return " ".join(doc.split())


def _text(doc: str) -> str:
    """A docstring as Markdown: its examples in fences."""
    lines: list[str] = []
    is_example = False
    for line in doc.splitlines():
        starts = line.startswith(">>> ")
        if starts and not is_example:
            if lines and lines[-1]:
                lines.append("")
            lines.append("```python")
            is_example = True
        elif is_example and not line.strip():
            lines.append("```")
            is_example = False
        lines.append(line)
    if is_example:
        lines.append("```")
    return "\n".join(lines).strip()


# The procedures are many values of one kind: a table says more than sections.


def is_procedure(name: Name) -> bool:
    """Is it one of the law procedures?"""
    return _procedure(name.name) is not None


def _procedure(name: str) -> Procedure | None:
    found = getattr(laws, name, None)
    return found if isinstance(found, Procedure) else None


def _procedures(names: list[Name]) -> str:
    lines = [
        "## The procedures",
        "",
        "Each is a `Procedure`, and stands in `PROCEDURES` under its key.",
        "",
        "| name | key | rules on | laws |",
        "|---|---|---|---|",
    ]
    for name in names:
        found = _procedure(name.name)
        assert found is not None
        numbers = ", ".join(found.laws)
        lines.append(f"| `{name.name}` | `{found.key}` | {found.title} | {numbers} |")
    return "\n".join(lines)


def top_page() -> str:
    """The page of the package itself: where each of its names is documented."""
    lines = [
        "# Reference",
        "",
        "Every public name, made from the docstrings. [library.md](../library.md) is the way in.",
        "",
        "| room | |",
        "|---|---|",
    ]
    for room in ROOMS:
        doc = (ast.get_docstring(_tree(f"{PACKAGE}.{room}")) or "").splitlines()[0]
        lines.append(f"| [bridgelaw.{room}]({room}.md) | {doc} |")
    lines += ["", "`bridgelaw` itself has the names that are needed most:", ""]
    by_room: dict[str, list[str]] = {}
    for name in surface(PACKAGE):
        by_room.setdefault(name.module.split(".")[1], []).append(name.name)
    for room in ROOMS:
        at = _anchors(room)
        links = ", ".join(f"[{name}]({room}.md#{at[name]})" for name in by_room.get(room, ()))
        lines.append(f"- {room}: {links}")
    return "\n".join(lines) + "\n"


def pages() -> dict[str, str]:
    """Every file of the reference, by its name."""
    return {"README.md": top_page(), **{f"{room}.md": page(room) for room in ROOMS}}


def main() -> int:
    PAGES.mkdir(parents=True, exist_ok=True)
    for name, text in pages().items():
        (PAGES / name).write_text(text, "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
