"""Checks who imports whom: the rooms of the package and the doors between them.

A room is a package or module directly under src/bridgelaw; web, cli and laws have rooms of their
own. An import for type checking only, or inside a function, counts like any other: it is a
dependency all the same.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

PACKAGE = "bridgelaw"
ROOT = "__init__"  # the package's own __init__.py: its name as a room

_BELOW_DESK = {
    "game", "locale", "reading", "table", "laws", "comparable", "scoring", "analysis", "stories",
    "slips",
}  # fmt: skip
_CORE_AND_SERVICES = _BELOW_DESK | {"archives", "flowchart", "casebook", "desk", "formats", "store",
                                    "bridgemate", "training"}  # fmt: skip
_EVERYTHING = _CORE_AND_SERVICES | {"web", "pocket", "cli", "client", ROOT}

ALLOWED: dict[str, set[str]] = {
    "locale": set(),
    "game": {"locale"},
    "reading": {"game", "locale"},
    "table": {"game", "locale"},
    "comparable": {"game", "locale", "reading"},
    "scoring": {"game", "locale"},
    "analysis": {"game", "locale", "reading", "table"},
    "laws": {"game", "locale", "table", "comparable", "scoring", "analysis"},
    "stories": {"game", "locale", "reading", "table", "laws", "scoring"},
    "slips": {"game", "locale", "table", "laws", "scoring"},
    "archives": {"game", "locale", "scoring", "analysis", "formats"},
    "flowchart": {"game", "locale", "table", "laws", "scoring"},
    "casebook": {"game", "locale", "table", "laws", "scoring", "analysis", "formats"},
    "desk": _BELOW_DESK | {"formats", "store"},
    "formats": _BELOW_DESK,
    "training": _BELOW_DESK | {"casebook", "desk", "formats"},
    "bridgemate": {"locale", "formats", "store", "desk"},
    "store": {"game", "locale"},
    "web": _EVERYTHING - {"pocket", "cli", "client"},
    "pocket": _EVERYTHING - {"cli", "client"},
    "cli": _EVERYTHING,
    "client": {"web"},  # the models of its API
    "__main__": {"cli"},
    ROOT: _CORE_AND_SERVICES,
}

# These hold the laws themselves and need nothing but the standard library.
STANDARD_LIBRARY_ONLY = {
    "game",
    "locale",
    "reading",
    "table",
    "laws",
    "comparable",
    "scoring",
    "analysis",
    "flowchart",
    "slips",
    "stories",
}

# Within web: a feature knows the server and the parts that several features show, and no other
# feature; the server knows no feature. The application knows all of them.
IN_WEB: dict[str, set[str]] = {"parts": set(), "server": {"parts"}, "api": {"server"}}
FEATURE = {"server", "parts"}
APPLICATION = "app"

# Within laws: the mechanism and what several laws share know no law. A law knows both, the digest,
# what its part of the game has in common, and of its neighbours only what the table shows of them.
IN_LAWS: dict[str, set[str]] = {
    "digest": set(),
    "machinery": {"digest", "common"},
    "common": {"digest", "machinery", "law"},
    "law": {"machinery"},
    "entrances": {"digest", "PROCEDURES", "Procedure"},  # it looks at all laws from outside
}
SHARED_BY_LAWS = {"digest", "machinery", "common", "law"}
OF_ANOTHER_LAW = "situation"

# Pages must run where these are not installed. Programs and assistants speak the API's models.
ONLY_THE_API = {"fastapi", "pydantic", "pydantic_core"}
SPEAK_ITS_MODELS = (("client",), ("cli", "mcp"))


def _imports(tree: ast.AST, package: list[str]) -> Iterator[tuple[int, list[str]]]:
    """Each imported name in full, split at the dots, with its line."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            for alias in node.names:
                yield node.lineno, alias.name.split(".")
        elif isinstance(node, ast.ImportFrom):
            base = package[: len(package) - node.level + 1] if node.level else []
            module = node.module.split(".") if node.module else []
            for alias in node.names:
                yield node.lineno, [*base, *module, alias.name]


def _fault(room: str, name: list[str], rooms: set[str]) -> str | None:
    """What is wrong with this import in this room."""
    if name[0] != PACKAGE:
        if room in STANDARD_LIBRARY_ONLY and name[0] not in sys.stdlib_module_names:
            return f"{room} may import only the standard library, not {name[0]}"
        return None
    target = name[1] if len(name) > 1 else ROOT
    if target not in rooms:
        # Either a name that __init__.py defines, of which all may know the likes of __version__,
        # or a room that does not exist; for a longer name it can only be the latter.
        if len(name) > 2:
            return f"unknown room {target}"
        if target.startswith("__"):
            return None
        target = ROOT
    if target == room or target in ALLOWED[room]:
        return None
    return f"{room} may not import {PACKAGE if target == ROOT else target}"


def _fault_between_commands(parts: list[str], name: list[str]) -> str | None:
    """A command knows what is common and itself; only the list of all commands knows them all."""
    if parts[1] != "cli" or name[:2] != [PACKAGE, "cli"] or len(name) < 3:
        return None
    command, target = parts[2], name[2]
    if command == "main" or target in (command, "common"):
        return None
    return f"cli/{command} may not import cli/{target}"


def _fault_between_laws(
    parts: list[str], name: list[str], folders: set[tuple[str, str]]
) -> str | None:
    """A law reads by itself: no procedure imports another one.

    `folders` are the procedures, each as its part of the game and its name.
    """
    if parts[1] != "laws" or len(parts) < 4 or name[:2] != [PACKAGE, "laws"] or len(name) < 3:
        return None
    here, target = parts[2], name[2]
    if here in IN_LAWS:
        allowed = target == here or target in IN_LAWS[here]
        return None if allowed else f"laws/{here} may not import laws/{target}"
    if target in SHARED_BY_LAWS:
        return None
    if target != here:
        return f"laws/{here} may not import laws/{target}"
    other = name[3] if len(name) > 3 else ""
    if other == parts[3] or (here, other) not in folders:
        return None
    if len(name) > 4 and name[4] == OF_ANOTHER_LAW:
        return None
    return f"laws/{here}/{parts[3]} may import only situation.py of laws/{here}/{other}"


def _fault_around_web(parts: list[str], name: list[str]) -> str | None:
    """What is wrong with this import in a module with these parts, as far as web is concerned."""
    here = parts[2] if parts[1] == "web" and len(parts) > 2 else None
    speaks = any(tuple(parts[1 : len(one) + 1]) == one for one in SPEAK_ITS_MODELS)
    if name[0] in ONLY_THE_API and here != "api" and not (speaks and name[0] != "fastapi"):
        return f"only web/api may import {name[0]}"
    if here is None or here == APPLICATION or name[:2] != [PACKAGE, "web"] or len(name) < 3:
        return None
    target = name[2]
    if target == here or target in IN_WEB.get(here, FEATURE):
        return None
    return f"web/{here} may not import web/{target}"


def violations(src: Path) -> list[str]:
    """What breaks the rules in the tree that has the package in it, as path:line: message."""
    found = []
    top = src / PACKAGE
    files = sorted(top.rglob("*.py"))
    here = {file.relative_to(top).with_suffix("").parts[0] for file in files}
    laws = {
        (file.parent.parent.name, file.parent.name)
        for file in files
        if file.name == "procedure.py" and file.parts[-4] == "laws"
    }
    for file in files:
        parts = list(file.relative_to(src).with_suffix("").parts)
        room = parts[1]
        if room not in ALLOWED:
            found.append(f"{file}:1: unknown room {room}")
            continue
        tree = ast.parse(file.read_text(encoding="utf-8"), filename=str(file))
        for line, name in _imports(tree, parts[:-1]):
            fault = _fault(room, name, here | ALLOWED.keys()) or _fault_around_web(parts, name)
            fault = fault or _fault_between_commands(parts, name)
            if fault := fault or _fault_between_laws(parts, name, laws):
                found.append(f"{file}:{line}: {fault}")
    return list(dict.fromkeys(found))


def main() -> int:
    found = violations(Path(__file__).resolve().parent.parent / "src")
    for line in found:
        print(line)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
