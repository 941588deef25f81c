"""Files that are written whole or not at all, and nothing that was there is lost."""

from __future__ import annotations

import os
import shutil
from pathlib import Path


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
        with new.open("wb") as file:
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
