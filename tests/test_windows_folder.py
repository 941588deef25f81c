"""The folder for Windows: made from an embeddable Python and wheels, here of small stand-ins.

What only Windows can show, that it starts, is tried under Wine by `make windows`, where there is
one. Whether every package has a wheel for Windows is asked by `make wheels`.
"""

from __future__ import annotations

import re
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from tools.check_wheels import packages_on
from tools.windows_folder import FOLDER, START, TERMINAL, NotEmbeddable, embedded, main

HERE = f"{sys.version_info.major}{sys.version_info.minor}"


def zipped(path: Path, files: dict[str, str]) -> Path:
    with zipfile.ZipFile(path, "w") as archive:
        for name, text in files.items():
            archive.writestr(name, text)
    return path


@pytest.fixture
def python(tmp_path: Path) -> Path:
    tag = f"python{HERE}"
    files = {"python.exe": "MZ", f"{tag}._pth": f"{tag}.zip\n.\n", f"{tag}.zip": "PK"}
    return zipped(tmp_path / "embed.zip", files)


@pytest.fixture
def wheels(tmp_path: Path) -> Path:
    folder = tmp_path / "wheels"
    folder.mkdir()
    zipped(folder / "one-1-py3-none-any.whl", {
        "one/__init__.py": "ANSWER = 42\n", "one-1.dist-info/METADATA": "Name: one\n",
        "one-1.data/scripts/one.exe": "no", "one-1.data/purelib/two.py": "from one import ANSWER\n",
        "../outside.py": "no",
    })  # fmt: skip
    return folder


def made(tmp_path: Path, python: Path, wheels: Path) -> Path:
    out = tmp_path / "out" / "folder.zip"
    assert main([str(python), "--out", str(out), "--wheels", str(wheels)]) == 0
    return out


def test_everything_lies_in_one_folder_with_one_file_to_start(
    tmp_path: Path, python: Path, wheels: Path
) -> None:
    with zipfile.ZipFile(made(tmp_path, python, wheels)) as archive:
        names = archive.namelist()
        assert all(name.startswith(f"{FOLDER}/") for name in names)
        below = {name.removeprefix(f"{FOLDER}/") for name in names}
        assert {"bridgelaw.cmd", "terminal.cmd", "README.txt", "python/python.exe"} <= below
        assert {"lib/one/__init__.py", "lib/two.py", "lib/one-1.dist-info/METADATA"} <= below
        assert not [name for name in below if name.endswith(".exe") and "scripts" in name]
        assert not [name for name in below if "outside" in name]
        paths = archive.read(f"{FOLDER}/python/python{HERE}._pth").decode()
    assert paths.splitlines() == [f"python{HERE}.zip", ".", r"..\lib", "import site"]


def test_what_is_in_lib_can_be_imported(tmp_path: Path, python: Path, wheels: Path) -> None:
    with zipfile.ZipFile(made(tmp_path, python, wheels)) as archive:
        archive.extractall(tmp_path / "club")
    library = tmp_path / "club" / FOLDER / "lib"
    code = f"import sys; sys.path.insert(0, {str(library)!r}); import two; print(two.ANSWER)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "42\n"
    # It was compiled for this very Python, and is not looked at again.
    assert list(library.glob("one/__pycache__/*.pyc"))


def test_the_same_parts_make_the_same_file(tmp_path: Path, python: Path, wheels: Path) -> None:
    first = made(tmp_path, python, wheels).read_bytes()
    assert made(tmp_path, python, wheels).read_bytes() == first


@pytest.mark.parametrize("text", [START, TERMINAL])
def test_the_start_files_are_such_as_cmd_reads(text: str) -> None:
    assert text.isascii()
    assert "\n" not in text.replace("\r\n", "")
    # Words that are typed go on; the folder may have spaces in its path.
    assert re.search(r'^"%~dp0python\\python\.exe" -m bridgelaw (desk )?%\*\r$', text, re.M)
    assert "PYTHONUTF8=1" in text


def test_another_zip_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    other = zipped(tmp_path / "other.zip", {"python.exe": "MZ"})
    with pytest.raises(NotEmbeddable, match="_pth"):
        embedded(other)
    assert main([str(other), "--out", str(tmp_path / "x.zip")]) == 2
    assert main([str(tmp_path / "none.zip"), "--out", str(tmp_path / "x.zip")]) == 2
    assert "none.zip" in capsys.readouterr().err
    assert not (tmp_path / "x.zip").exists()


def test_the_desk_on_windows_needs_what_windows_lacks() -> None:
    desk = set(packages_on("win32", "3.13", frozenset({"desk"})))
    assert {"tzdata", "starlette", "uvicorn", "argon2-cffi"} <= desk
    assert not {"uvloop", "mcp", "psycopg"} & desk
    assert "tzdata" not in set(packages_on("linux", "3.13", frozenset({"desk"})))
