"""What was typed after `bridgelaw desk`."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True, slots=True, kw_only=True)
class DeskOptions:
    """The options, by the names that the command gives them."""

    database: str | None
    lan: bool
    port: int | None
    is_new: bool
    no_browser: bool
    name: str
    hosts: tuple[str, ...]
    workers: int
    backup_every: float | None
    backup_folder: Path | None
    backups_kept: int
    https: bool
    certificate: Path | None
    key: Path | None
    proxies: tuple[str, ...]
    user_header: str
    role_header: str
    log: str | None
    bridgemate: str | None
