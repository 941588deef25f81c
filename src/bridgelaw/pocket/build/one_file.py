"""The whole desk in one .html file, which opens from a disk with no server and no network."""

from __future__ import annotations

import base64
import gzip
import json
import re
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from jinja2 import Environment, FileSystemLoader, StrictUndefined
from markupsafe import Markup

from bridgelaw.locale import language, tr
from bridgelaw.pocket.build.words import words
from bridgelaw.web.server.templating.templates import mark

_HERE = Path(__file__).parents[1] / "one_file"
_SHELL = _HERE.parent / "shell"
_IMPORT = re.compile(r"^import .*?;\n", re.M)
_EXPORT = re.compile(r"^export (?:async )?(?=const|function)", re.M)
_STYLE = """
iframe.coming { position: absolute; width: 100%; height: 100%; visibility: hidden; border: 0; }
"""


@dataclass(frozen=True, slots=True)
class PackedPart:
    """Bytes in the file, for the script that takes them out again."""

    name: str
    base64: str
    is_packed: bool


def write_one_file(app: Path, target: Path) -> None:
    """The app of this folder as one file. It is written whole, or the one before stays."""
    version = json.loads((app / "build.json").read_text("utf-8"))["version"]
    templates = Environment(
        loader=FileSystemLoader([_HERE, _SHELL]), autoescape=True, undefined=StrictUndefined
    )
    style = "".join((app / name).read_text("utf-8") for name in ("base.css", "shell.css"))
    values: dict[str, Any] = {
        "words": words(),
        "mark": mark(),
        "mark_in_base64": base64.b64encode((app / "mark.svg").read_bytes()).decode(),
        "name": tr("The director's desk"),
        "about": tr("Rulings at the bridge table, with no network."),
        "version": version,
        "say": language("en").say,
        "style": Markup(style + _STYLE),
        "script": Markup(_page()),
        "parts": list(_parts(app)),
    }
    made = templates.get_template("index.html").render(values) + "\n"
    target.parent.mkdir(parents=True, exist_ok=True)
    fresh = target.with_name(f".{target.name}.new")
    fresh.write_text(made, "utf-8")
    fresh.replace(target)


def _parts(app: Path) -> list[PackedPart]:
    """What Python needs, and the worker that runs it."""
    parts = [_packed("worker.js", _worker(app).encode())]
    for path in sorted((app / "parts").iterdir()):
        name = path.name.removesuffix(".gz")
        if name.endswith(".mjs"):
            continue  # part of the worker
        content = path.read_bytes()
        if path.suffix == ".json":
            parts.append(_packed(name, content))
        else:
            parts.append(PackedPart(name, base64.b64encode(content).decode(), path.suffix == ".gz"))
    return parts


def _packed(name: str, content: bytes) -> PackedPart:
    return PackedPart(name, base64.b64encode(gzip.compress(content, 9, mtime=0)).decode(), True)


def _page() -> str:
    """The script of the window: one after the other, since a file has no modules."""
    both = (_SHELL / "telling.js", _HERE / "page.js")
    return "(() => {\n" + "\n".join(_plain(path.read_text("utf-8")) for path in both) + "})();"


def _worker(app: Path) -> str:
    """The worker's script: browsers take no modules here, so each module is a function."""
    pyodide = _pyodide(app, "pyodide.mjs")
    exported = re.search(r"export\{(\w+) as loadPyodide\b[^}]*\};?", pyodide)
    assert exported is not None, "Pyodide exports its loader otherwise"
    loader = pyodide.replace(exported[0], f"return {{ loadPyodide: {exported[1]} }};")
    core = _pyodide(app, "pyodide.asm.mjs").replace("import.meta.url", "self.bridgelawAt")
    core = re.sub(r"export default (\w+);?\s*$", r"return \1;", core)
    return "\n".join(
        (
            (_HERE / "parts.js").read_text("utf-8"),
            f"const {{ loadPyodide }} = (() => {{\n{loader}\n}})();",
            f"const createPyodideModule = (() => {{\n{core}\n}})();",
            _module((_SHELL / "files.js").read_text("utf-8"), ("keptFiles", "packedFiles")),
            _module((_HERE / "blocks.js").read_text("utf-8"), ("openKept", "settled")),
            f"{{\n{_plain((_SHELL / 'worker.js').read_text('utf-8'))}\n}}",
        )
    )


def _module(text: str, names: tuple[str, ...]) -> str:
    said = ", ".join(names)
    return f"const {{ {said} }} = (() => {{\n{_plain(text)}\nreturn {{ {said} }};\n}})();"


def _plain(text: str) -> str:
    return _EXPORT.sub(lambda match: match[0].removeprefix("export "), _IMPORT.sub("", text))


def _pyodide(app: Path, name: str) -> str:
    text = gzip.decompress((app / "parts" / f"{name}.gz").read_bytes()).decode("utf-8")
    return re.sub(r"^//# sourceMappingURL=.*$", "", text, flags=re.M)
