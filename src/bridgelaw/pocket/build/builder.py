"""Puts the app together: the window, Pyodide, and the desk compiled for it."""

from __future__ import annotations

import gzip
import hashlib
import json
import re
import shutil
import subprocess
import tempfile
import zipfile
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

from jinja2 import Environment, FileSystemLoader, StrictUndefined

from bridgelaw import __version__
from bridgelaw.locale import LANGUAGES, Refusal, Text, language, tr
from bridgelaw.pocket.build.pyodide import FILES, STDLIB, fetch_pyodide, needed
from bridgelaw.pocket.build.sources import source_mark, sources
from bridgelaw.pocket.build.words import words
from bridgelaw.web.server.templating.templates import mark

_HERE = Path(__file__).parent
_SHELL = _HERE.parent / "shell"
_BASE_STYLE = _HERE.parents[1] / "web" / "static" / "10-base.css"
_MADE_HERE = ("index.html", "manifest.webmanifest")
_BODY = "body.html"
"""What this window and that of the one file have in common."""
_OUTSIDE = ("service-worker.js", "build.json")
"""What the browser itself looks after, or what says which version there is."""
_PACKED = (".wasm", ".mjs", ".pack")
"""What the app unpacks itself, since not every host sends it packed."""

Progress = Callable[[Text], None]


def build(folder: Path, cache: Path, progress: Progress = lambda text: None) -> None:
    """Builds the app into `folder`; what was there is replaced when all of it is ready.

    `cache` keeps what was fetched. `Refusal` where something is missing.
    """
    if folder.exists() and any(folder.iterdir()) and not (folder / "build.json").is_file():
        raise Refusal(
            tr("{folder} has something else in it. Name an empty folder.", folder=str(folder))
        )
    node = needed("node")
    progress(tr("Fetching Pyodide …"))
    pyodide = fetch_pyodide(cache)
    folder.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=folder.parent, prefix=".app-") as made:
        app = Path(made) / "app"
        (app / "parts").mkdir(parents=True)
        for name in FILES:
            shutil.copyfile(pyodide / name, app / "parts" / name)
        _leave_tools_out(pyodide / STDLIB, app / "parts" / STDLIB)
        lock = json.loads((pyodide / "pyodide-lock.json").read_text("utf-8"))
        none = {"info": lock["info"], "packages": {}}  # of those elsewhere
        (app / "parts" / "pyodide-lock.json").write_text(json.dumps(none), "utf-8")
        progress(tr("Compiling the desk …"))
        _pack(_compiled(Path(made) / "sources", node, pyodide), app / "parts")
        progress(tr("Packing …"))
        _window(app)
        _list(app)
        old = folder.with_name(f".{folder.name}.old")
        shutil.rmtree(old, ignore_errors=True)
        if folder.exists():
            folder.rename(old)
        app.rename(folder)
        shutil.rmtree(old, ignore_errors=True)


def up_to_date(cache: Path, progress: Progress = lambda text: None) -> Path:
    """The app of this installation, in the cache; it is built where it is missing or old."""
    folder = cache / "app"
    with suppress(OSError, ValueError, KeyError):
        if json.loads((folder / "build.json").read_text("utf-8"))["source"] == source_mark():
            return folder
    build(folder, cache, progress)
    return folder


_TOOLS = (
    "_pyrepl/", "bdb.py", "cProfile.py", "cmd.py", "compileall.py", "doctest.py", "ensurepip/",
    "ftplib.py", "idlelib/", "imaplib.py", "mailbox.py", "modulefinder.py", "pdb.py",
    "pickletools.py", "poplib.py", "profile.py", "pstats.py", "pyclbr.py", "pydoc.py",
    "pydoc_data/", "smtplib.py", "tabnanny.py", "timeit.py", "trace.py", "turtle.py", "unittest/",
    "venv/", "wave.py", "wsgiref/", "xmlrpc/",
)  # fmt: skip
"""Parts of Python's library that developers and servers use, and no page does."""

_OLD_LETTERS = re.compile(
    r"encodings/(?:cp(?:037|273|424|500|720|737|775|8(?!50|74)\d\d|1006|1026|1125|1140)|mac_\w+|"
    r"hp_roman8|kz1048|palmos|ptcp154)\.py"
)
"""Letters of mainframes, DOS and old Macs: results files have those of Windows and of the web."""


def _leave_tools_out(library: Path, target: Path) -> None:
    """Python's own library without what the desk never loads: the app is sent by mail, too."""
    with zipfile.ZipFile(library) as all_of_it, zipfile.ZipFile(target, "w") as rest:
        for part in all_of_it.infolist():
            if not (part.filename.startswith(_TOOLS) or _OLD_LETTERS.fullmatch(part.filename)):
                rest.writestr(part, all_of_it.read(part), zipfile.ZIP_DEFLATED, 9)


def _compiled(folder: Path, node: str, pyodide: Path) -> Path:
    for name, content in sources():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)
    done = subprocess.run(
        [node, str(_HERE / "compile.mjs"), str(pyodide), str(folder)],
        capture_output=True, text=True, check=False,
    )  # fmt: skip
    if done.returncode:
        said = [line for line in done.stderr.splitlines() if line.strip()][-1:]
        raise Refusal(tr("The desk could not be compiled: {said}", said=" ".join(said)[:300]))
    return folder


def _pack(folder: Path, into: Path) -> None:
    """All files one after the other, and where each begins and ends."""
    index: dict[str, tuple[int, int]] = {}
    block = bytearray()
    for path in sorted(folder.rglob("*")):
        if path.is_file():
            content = path.read_bytes()
            index[path.relative_to(folder).as_posix()] = len(block), len(block) + len(content)
            block += content
    (into / "desk.pack").write_bytes(block)
    (into / "desk.json").write_text(json.dumps(index, separators=(",", ":")), "utf-8")


def _window(app: Path) -> None:
    """What is around the desk: one page, its script and style, and how it is installed."""
    for path in sorted(_SHELL.rglob("*")):
        if path.is_file() and path.name not in (*_MADE_HERE, _BODY):
            target = app / path.relative_to(_SHELL)
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(path, target)
    base = re.sub(r"/\*.*?\*/", "", _BASE_STYLE.read_text("utf-8"), flags=re.S)
    (app / "base.css").write_text(base.strip() + "\n", "utf-8")
    (app / "mark.svg").write_text(str(mark()), "utf-8")
    templates = Environment(
        loader=FileSystemLoader(_SHELL), autoescape=True, undefined=StrictUndefined
    )
    values: dict[str, Any] = {
        "words": words(), "mark": mark(), "languages": LANGUAGES,
        "name": tr("The director's desk"), "version": __version__,
        "about": tr("Rulings at the bridge table, with no network."),
        "say": language("en").say,
    }  # fmt: skip
    for name in _MADE_HERE:
        (app / name).write_text(templates.get_template(name).render(values) + "\n", "utf-8")


def _list(app: Path) -> None:
    """Which files there are, how large, and their marks: the app checks what it loads."""
    files = list(_listed(app))
    version = hashlib.sha256(json.dumps(files).encode()).hexdigest()[:12]
    said = {"version": f"{__version__}-{version}", "source": source_mark(), "files": files}
    (app / "build.json").write_text(json.dumps(said, indent=1) + "\n", "utf-8")


def _listed(app: Path) -> Iterator[dict[str, Any]]:
    for path in sorted(app.rglob("*")):
        name = path.relative_to(app).as_posix()
        if not path.is_file() or name in _OUTSIDE:
            continue
        where = name
        if path.suffix in _PACKED:
            where = f"{name}.gz"
            with gzip.GzipFile(app / where, "wb", 9, mtime=0) as packed:
                packed.write(path.read_bytes())
            path.unlink()
        content = (app / where).read_bytes()
        digest = hashlib.sha256(content).hexdigest()
        yield {"name": name, "from": where, "size": len(content), "sha256": digest}
