"""Files that are written whole or not at all, and nothing that was there is lost.

A new file is for its owner alone: what we write has hands and names in it. One that was there keeps
its permissions.
"""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory


def write_keeping(path: Path, data: bytes) -> Path | None:
    """Writes a file; one that was there is kept under a new name, which is given back."""
    target = path.resolve()
    kept = None
    if target.exists():
        kept = _free_name(target)
        write_whole(kept, target.read_bytes())
        shutil.copymode(target, kept)
    try:
        write_whole(target, data)
    except OSError:
        if kept is not None:
            kept.unlink(missing_ok=True)
        raise
    if kept is not None and not path.is_symlink():
        # As the user names the folder.
        return path.with_name(kept.name)
    return kept


def _free_name(path: Path) -> Path:
    number = 1
    while True:
        name = path.with_name(path.name + "~" + ("" if number == 1 else str(number)))
        if not name.exists():
            return name
        number += 1


def write_whole(path: Path, data: bytes) -> None:
    """All of it or nothing: a new file takes the old one's place in one step."""
    new = path.with_name(f".{path.name}.{os.getpid()}.new")
    try:
        with open(new, "wb", opener=_for_its_owner) as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        if path.exists():
            shutil.copymode(path, new)
        new.replace(path)
    except OSError as error:
        # Named by the file that is wanted, not by the one that would have taken its place.
        raise OSError(error.errno, error.strerror, str(path)) from error
    finally:
        new.unlink(missing_ok=True)


def _for_its_owner(path: str, flags: int) -> int:
    return os.open(path, flags, 0o600)


@contextmanager
def filling(path: Path) -> Iterator[Path]:
    """A place to write a file that is large or is more than one until it is complete.

    Then it takes the other's place in one step. Nobody else can read it before.
    """
    target = path.resolve()
    try:
        with TemporaryDirectory(prefix=f".{target.name}.", dir=target.parent) as folder:
            new = Path(folder) / target.name
            yield new
            if target.exists():
                shutil.copymode(target, new)
            else:
                new.chmod(0o600)
            with new.open("rb+") as file:
                os.fsync(file.fileno())
            new.replace(target)
    except OSError as error:
        raise OSError(error.errno, error.strerror, str(path)) from error


def set_aside(path: Path) -> Path | None:
    """Gives a file that is there a new name, and tells it."""
    target = path.resolve()
    if not target.exists():
        return None
    kept = _free_name(target)
    target.rename(kept)
    return kept if path.is_symlink() else path.with_name(kept.name)
