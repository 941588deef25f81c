"""Pyodide, which is Python for browsers: fetched with npm, and checked."""

from __future__ import annotations

import base64
import hashlib
import shutil
import subprocess
import tarfile
from pathlib import Path

from bridgelaw.locale import Refusal, tr

VERSION = "314.0.7"
_MARK = "0YvXxEhfEdpLfb/XkM2BFAeMROq0iMUX2bzzH9pOttyMcWkwq+HbE5uyuGD82LN7y2q+SNvi/6V5JEsOlD2R1A=="
"""The SHA-512 of the package as it was published."""
STDLIB = "python_stdlib.zip"
FILES = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", STDLIB)


def fetch_pyodide(cache: Path) -> Path:
    """The folder with Pyodide's files; what was fetched before is used again."""
    folder = cache / f"pyodide-{VERSION}"
    archive = cache / f"pyodide-{VERSION}.tgz"
    if not _is_whole(archive):
        _fetch(cache)
        if not _is_whole(archive):
            archive.unlink(missing_ok=True)
            raise Refusal(
                tr("Pyodide {version} was damaged on its way. Try again.", version=VERSION)
            )
        shutil.rmtree(folder, ignore_errors=True)
    if not (folder / "package").is_dir():
        fresh = folder.with_suffix(".new")
        shutil.rmtree(fresh, ignore_errors=True)
        with tarfile.open(archive) as packed:
            packed.extractall(fresh, filter="data")
        fresh.rename(folder)
    return folder / "package"


def _is_whole(archive: Path) -> bool:
    if not archive.is_file():
        return False
    digest = hashlib.sha512(archive.read_bytes()).digest()
    return base64.b64encode(digest).decode() == _MARK


def _fetch(cache: Path) -> None:
    cache.mkdir(parents=True, exist_ok=True)
    npm = needed("npm")
    done = subprocess.run(
        [npm, "pack", f"pyodide@{VERSION}", "--silent", "--pack-destination", str(cache)],
        capture_output=True, text=True, check=False, cwd=cache,
    )  # fmt: skip
    if done.returncode:
        said = (done.stderr or done.stdout).strip().splitlines()
        raise Refusal(
            tr("Pyodide could not be fetched. Is there a network? npm says: {said}",
               said=said[-1] if said else str(done.returncode))
        )  # fmt: skip


def needed(program: str) -> str:
    """Where a program is that building needs."""
    path = shutil.which(program)
    if path is None:
        raise Refusal(
            tr("Building the app needs {program}: install Node.js 18 or newer.", program=program)
        )
    return path
