"""`make windows`: the desk as a folder for Windows, in a zip, made on any system.

It holds an embeddable Python, what the desk needs, and one file to start it. Nothing is installed
and no administrator is needed. The Python is given as a file: python.org's own “embeddable
package”, whose signature Windows knows, so that nobody has to trust where else it came from.
"""

from __future__ import annotations

import argparse
import compileall
import hashlib
import os
import re
import shutil
import subprocess
import sys
import tempfile
import zipfile
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from py_compile import PycInvalidationMode

from tools.check_wheels import PROJECT, SYSTEMS, packages_on, pinned
from tools.trying import first_page, run

FOLDER = "bridgelaw"
_PATH_FILE = re.compile(r"python(\d)(\d+)\._pth")
_TIME = (1980, 1, 1, 0, 0, 0)  # so that the same parts make the same file

START = "\r\n".join((
    "@echo off",
    "rem Starts the desk. Words after the name go to it: bridgelaw.cmd --lan",
    "setlocal",
    "set PYTHONUTF8=1",
    "set PYTHONDONTWRITEBYTECODE=",
    '"%~dp0python\\python.exe" -m bridgelaw desk %*',
    "if errorlevel 1 pause",
    "",
))  # fmt: skip
TERMINAL = START.replace("-m bridgelaw desk %*", "-m bridgelaw %*").replace(
    "rem Starts the desk. Words after the name go to it: bridgelaw.cmd --lan",
    "rem The command line: terminal.cmd rule revoke",
).replace("if errorlevel 1 pause\r\n", "")  # fmt: skip
READ_ME = "\r\n".join((
    "Double-click bridgelaw.cmd: the desk opens in the browser.",
    "bridgelaw.cmd をダブルクリックすると、ブラウザにデスクが開きます。",
    "",
    "bridgelaw.cmd --lan     for the phones in the room; the firewall asks once",
    "terminal.cmd --help     the command line",
    "",
    "The log is in your own data folder (%LOCALAPPDATA%\\bridgelaw), not here.",
    "To remove bridgelaw, delete this folder. To update it, put a newer one in its place.",
    "",
))  # fmt: skip


class NotEmbeddable(Exception):
    """The file is no embeddable Python for Windows."""


@dataclass(frozen=True, slots=True)
class Embedded:
    """An embeddable Python: its file, and which one it is."""

    file: Path
    version: str
    path_file: str

    @property
    def library(self) -> str:
        return self.path_file.replace("._pth", ".zip")


def embedded(file: Path) -> Embedded:
    """What python.org's zip holds; `NotEmbeddable` for anything else."""
    try:
        with zipfile.ZipFile(file) as archive:
            names = archive.namelist()
    except (OSError, zipfile.BadZipFile) as error:
        raise NotEmbeddable(f"{file}: {error}") from error
    found = [match for name in names if (match := _PATH_FILE.fullmatch(name))]
    if len(found) != 1 or "python.exe" not in names:
        raise NotEmbeddable(f"{file} holds no python.exe with its python3…._pth beside it.")
    return Embedded(file, f"{found[0][1]}.{found[0][2]}", found[0][0])


def fetched(version: str, folder: Path) -> None:
    """The wheels of the desk for that Python on Windows, from the package index."""
    versions = pinned()
    wanted = sorted(
        {f"{name}=={versions[name]}" if name in versions else name
         for name in packages_on("win32", version, frozenset({"desk"}))}
    )  # fmt: skip
    tags = [word for tag in SYSTEMS["win32"][-1] for word in ("--platform", tag)]
    pip = [sys.executable, "-m", "pip", "-q"]
    subprocess.run(
        [*pip, "download", "--no-deps", "--only-binary=:all:", *tags, "--python-version", version,
         "-d", str(folder), *wanted],
        check=True,
    )  # fmt: skip
    subprocess.run(
        [*pip, "wheel", "--no-deps", "-w", str(folder), str(PROJECT)], check=True, cwd=PROJECT
    )


def lay_out(python: Embedded, wheels: Iterable[Path], folder: Path) -> None:
    """The folder as it is unpacked at a club."""
    inside, library = folder / "python", folder / "lib"
    with zipfile.ZipFile(python.file) as archive:
        archive.extractall(inside)
    lines = (python.library, ".", r"..\lib", "import site")
    (inside / python.path_file).write_bytes("\r\n".join((*lines, "")).encode())
    for wheel in sorted(wheels):
        with zipfile.ZipFile(wheel) as archive:
            for name in archive.namelist():
                _unpacked(archive, name, library)
    if python.version == f"{sys.version_info.major}.{sys.version_info.minor}":
        # Only the same Python can compile for it; else it does so itself at the first start.
        mode = PycInvalidationMode.UNCHECKED_HASH
        # Without the path of this machine: the same parts make the same file.
        compileall.compile_dir(library, quiet=2, stripdir=str(folder), invalidation_mode=mode)
    for name, text in (("bridgelaw.cmd", START), ("terminal.cmd", TERMINAL)):
        (folder / name).write_bytes(text.encode("ascii"))
    (folder / "README.txt").write_bytes(READ_ME.encode("utf-8-sig"))


def _unpacked(archive: zipfile.ZipFile, name: str, library: Path) -> None:
    """A file of a wheel, where pip would put it; scripts and headers are not needed."""
    parts = name.split("/")
    if parts[0].endswith(".data"):
        if parts[1] not in ("purelib", "platlib"):
            return
        parts = parts[2:]
    if name.endswith("/") or ".." in parts:
        return
    target = library.joinpath(*parts)
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_bytes(archive.read(name))


def pack(folder: Path, target: Path) -> None:
    """The folder as a zip, the same every time; it is written whole, or not at all."""
    target.parent.mkdir(parents=True, exist_ok=True)
    new = target.with_name(f"{target.name}.new")
    with zipfile.ZipFile(new, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for path in sorted(folder.rglob("*")):
            if path.is_file():
                entry = zipfile.ZipInfo(f"{FOLDER}/{path.relative_to(folder).as_posix()}", _TIME)
                entry.compress_type = zipfile.ZIP_DEFLATED
                entry.external_attr = 0o644 << 16
                archive.writestr(entry, path.read_bytes())
    new.replace(target)


def under_wine(folder: Path, own: Path) -> str:
    """What the terminal says under Wine, after the desk has opened; empty where there is no Wine.

    Wine keeps what it needs in a folder of its `own`, and ends there whatever is left running. It
    cannot answer what Windows is asked through `_wmi.pyd`, which is away meanwhile.
    """
    wine = shutil.which("wine") or shutil.which("wine64")
    if wine is None:
        return ""
    also = {"WINEPREFIX": str(own), "WINEDEBUG": "-all", "PYTHONUTF8": "1"}
    start = (wine, str(folder / "python" / "python.exe"), "-m", "bridgelaw")
    unanswered = folder / "python" / "_wmi.pyd"
    aside = own.with_name(unanswered.name)
    if unanswered.exists():
        shutil.move(unanswered, aside)
    try:
        said = run(start, "score", "4S= by N", also=also)
        first_page(start, r"C:\desk.db", also)
    finally:
        subprocess.run(["wineserver", "-k"], check=False, env=os.environ | also)
        if aside.exists():
            shutil.move(aside, unanswered)
    return said


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.windows_folder", description=__doc__)
    parser.add_argument("python", type=Path, help="python.org's embeddable package for Windows")
    parser.add_argument("--out", type=Path, default=Path("build/bridgelaw-windows.zip"))
    parser.add_argument(
        "--wheels", type=Path, help="a folder with all wheels; else they are fetched"
    )
    parser.add_argument("--check", action="store_true", help="try it under Wine, where that is")
    chosen = parser.parse_args(arguments)
    try:
        python = embedded(chosen.python)
    except NotEmbeddable as error:
        print(error, file=sys.stderr)
        return 2
    with tempfile.TemporaryDirectory() as work:
        folder, wheels = Path(work) / FOLDER, chosen.wheels
        if wheels is None:
            wheels = Path(work) / "wheels"
            fetched(python.version, wheels)
        lay_out(python, wheels.glob("*.whl"), folder)
        if chosen.check:
            said = under_wine(folder, Path(work) / "wine")
            print(f"Under Wine the desk opened. {said}" if said else "Not started: no Wine here.")
        pack(folder, chosen.out)
        count = sum(path.is_file() for path in folder.rglob("*"))
    checksum = hashlib.sha256(chosen.out.read_bytes()).hexdigest()
    size = chosen.out.stat().st_size / 1e6
    print(
        f"{chosen.out}: Python {python.version}, {count} files, {size:.1f} MB, SHA-256 {checksum}"
    )
    return 0


if __name__ == "__main__":
    sys.exit(main())
