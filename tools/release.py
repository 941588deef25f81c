"""`make release`: both files are built, checked, and tried where nothing else is installed."""

from __future__ import annotations

import email
import hashlib
import re
import shutil
import subprocess
import sys
import tarfile
import tempfile
import venv
import zipfile
from pathlib import Path

from tools.trying import first_page, run

PROJECT = Path(__file__).resolve().parent.parent
DIST = PROJECT / "dist"
WANTED = ("Name", "Version", "Summary", "Requires-Python", "License-Expression", "Keywords")


def built() -> tuple[Path, Path]:
    """The wheel and the sdist, built anew."""
    shutil.rmtree(DIST, ignore_errors=True)
    subprocess.run([sys.executable, "-m", "hatchling", "build"], cwd=PROJECT, check=True)
    (wheel,), (sdist,) = DIST.glob("*.whl"), DIST.glob("*.tar.gz")
    return wheel, sdist


def metadata_of(file: Path) -> email.message.Message:
    """What a file says of itself."""
    if file.suffix == ".whl":
        with zipfile.ZipFile(file) as archive:
            (name,) = (one for one in archive.namelist() if one.endswith(".dist-info/METADATA"))
            return email.message_from_bytes(archive.read(name))
    with tarfile.open(file) as archive:
        found = archive.extractfile(f"{file.name.removesuffix('.tar.gz')}/PKG-INFO")
        assert found is not None
        return email.message_from_bytes(found.read())


def faults_of(metadata: email.message.Message) -> list[str]:
    """What an index would refuse, or show wrongly."""
    found = [f"no {name}" for name in WANTED if not metadata[name]]
    if metadata["Description-Content-Type"] != "text/markdown":
        found.append("the description is no Markdown")
    text = metadata.get_payload()
    assert isinstance(text, str)
    if len(text) < 500:
        found.append("no description")
    found += [f"a dead link: {one}" for one in re.findall(r"\]\((?!https?://)([^)]*)\)", text)]
    return found


def try_file(file: Path) -> None:
    """The library and the terminal alone, then the desk."""
    with tempfile.TemporaryDirectory() as folder:
        python = _environment(Path(folder) / "env")
        _install(python, str(file))
        start = (python, "-m", "bridgelaw")
        run(start, "--version")
        run(start, "score", "4SX= by S")
        run(start, "law", "27")
        missing = run(start, "desk", "--no-browser", fails=True)
        assert 'pip install "bridgelaw[desk]"' in missing, missing
        _install(python, f"bridgelaw[desk] @ {file.as_uri()}")
        subprocess.run([python, "-m", "pip", "check"], check=True, stdout=subprocess.DEVNULL)
        first_page(start, str(Path(folder) / "desk.db"))


def _environment(folder: Path) -> str:
    venv.create(folder, with_pip=True)
    windows = folder / "Scripts" / "python.exe"
    return str(windows if windows.exists() else folder / "bin" / "python")


def _install(python: str, what: str) -> None:
    constraints = str(PROJECT / "constraints.txt")
    command = [python, "-m", "pip", "install", "-q", "--disable-pip-version-check"]
    subprocess.run([*command, "-c", constraints, what], check=True)


def main() -> None:
    files = built()
    for file in files:
        faults = faults_of(metadata_of(file))
        if faults:
            raise SystemExit(f"{file.name}: {'; '.join(faults)}")
    for file in files:
        print(f"Trying {file.name} in an empty environment", flush=True)
        try_file(file)
    for file in files:
        print(hashlib.sha256(file.read_bytes()).hexdigest(), file.relative_to(PROJECT))


if __name__ == "__main__":
    main()
