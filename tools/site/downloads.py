"""What the site offers to people without a terminal."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from pathlib import Path

from bridgelaw.locale.text import Text, tr

_ONE_FILE = (
    tr("One file for any computer"),
    tr(
        "The whole desk in one file: save it, double-click it. It needs a current browser, no "
        "network and nothing installed. The log stays in that browser; take it along as a file."
    ),
)
_WINDOWS = (
    tr("A folder for Windows"),
    tr(
        "Unpack it and double-click bridgelaw.cmd: the club's laptop serves the phones in the "
        "room. No administrator, no installation; delete the folder to remove it."
    ),
)


@dataclass(frozen=True, slots=True)
class Download:
    """A file to save, with what shows that it came whole."""

    path: Path
    title: Text
    words: Text
    checksum: str

    @property
    def name(self) -> str:
        return self.path.name

    @property
    def address(self) -> str:
        return f"/get/{self.name}"

    @property
    def megabytes(self) -> str:
        return f"{self.path.stat().st_size / 1e6:.1f}"


def download(path: Path) -> Download:
    """A file as it is offered: a desk in one file, or a folder for Windows."""
    title, words = _WINDOWS if path.suffix == ".zip" else _ONE_FILE
    with path.open("rb") as file:
        checksum = hashlib.file_digest(file, "sha256").hexdigest()
    return Download(path, title, words, checksum)
