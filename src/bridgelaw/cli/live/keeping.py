"""Keeping a table in a file: written whole or not at all, and nothing that was there is lost."""

from __future__ import annotations

import os
from pathlib import Path

from bridgelaw.cli.live.shown import Saved
from bridgelaw.table.table import Table


class Keeper:
    """Knows the file of a table, and what of the table is in it."""

    def __init__(self, loaded: Path | None = None) -> None:
        self.path: Path | None = None
        """Where to save when no file is named."""
        self._own = set() if loaded is None else {loaded.resolve()}
        self._loaded = loaded
        self._kept: Table | None = None

    def start(self, table: Table) -> None:
        """What is at the table now needs no saving: it was just read, or nothing happened."""
        self._kept = table

    def is_kept(self, table: Table) -> bool:
        return self._kept == table

    @property
    def has_file(self) -> bool:
        return self.path is not None or self._loaded is not None

    def save(self, table: Table, path: Path | None = None) -> Saved:
        """Writes the table; another file with that name is kept under a new one."""
        wanted = path or self.path or self._loaded
        assert wanted is not None
        target = wanted.resolve()  # through a link, so that the link stays
        kept = None
        if target not in self._own and target.exists():
            kept = _free_name(target)
            _write(kept, target.read_bytes())
        _write(target, table.text.encode())
        self._own.add(target)
        self.path = wanted
        self._kept = table
        return Saved(wanted, kept)


def _free_name(path: Path) -> Path:
    number = 1
    while True:
        name = path.with_name(path.name + "~" + ("" if number == 1 else str(number)))
        if not name.exists():
            return name
        number += 1


def _write(path: Path, data: bytes) -> None:
    """All of it or nothing: a new file takes the old one's place in one step."""
    new = path.with_name(f".{path.name}.{os.getpid()}.new")
    try:
        with new.open("wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        new.replace(path)
    finally:
        new.unlink(missing_ok=True)
