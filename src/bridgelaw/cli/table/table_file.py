"""Keeping a table in a file: written whole or not at all, and nothing that was there is lost."""

from __future__ import annotations

from pathlib import Path

from bridgelaw.cli.common.safe_write import write_keeping, write_whole
from bridgelaw.cli.table.messages import Saved
from bridgelaw.table.table import Table


class TableFile:
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
    def has_path(self) -> bool:
        return self.path is not None or self._loaded is not None

    def save(self, table: Table, path: Path | None = None) -> Saved:
        """Writes the table; another file with that name is kept under a new one."""
        wanted = path or self.path or self._loaded
        assert wanted is not None
        target = wanted.resolve()  # through a link, so that the link stays
        data = table.text.encode()
        kept = None
        if target in self._own:
            write_whole(target, data)
        else:
            kept = write_keeping(target, data)
        self._own.add(target)
        self.path = wanted
        self._kept = table
        return Saved(wanted, kept)
