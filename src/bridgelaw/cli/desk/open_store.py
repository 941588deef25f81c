"""Opens the database of a desk for a command."""

from __future__ import annotations

from difflib import get_close_matches
from pathlib import Path
from typing import TYPE_CHECKING

import click

from bridgelaw.cli.common.missing_packages import whole
from bridgelaw.cli.common.output import Exit, stop
from bridgelaw.locale import Language, Refusal, tr

if TYPE_CHECKING:
    from bridgelaw.store import Store

__all__ = ["ensure_meant", "open_store", "tell_if_begun", "whole"]

_ALIKE = 0.75  # club.db and clubs.db; spring.db and autumn.db are two logs
_SQLITE = b"SQLite format 3"


def open_store(database: str | None, language: Language, is_new: bool = False) -> Store:
    """The store at an address, or where it is by default; ends the program where there is none.

    `is_new`: a log is to begin there, whatever else is in the folder.
    """
    from bridgelaw.store import Store, Unavailable
    from bridgelaw.store.database import default_database

    try:
        if database is not None and not is_new:
            ensure_meant(database)
        store = Store(database or str(default_database()))
    except Unavailable as error:
        stop(Exit.INPUT, f"{language.say(error.text)}\n{error.detail.strip()}")
    except (Refusal, OSError) as error:
        stop(Exit.INPUT, language.explain(error))
    if database is not None:
        tell_if_begun(store, language)
    return store


def tell_if_begun(store: Store, language: Language) -> None:
    """A name that was mistyped begins a log as well as one that is meant to."""
    if store.is_new:
        words = tr("A new log was begun: {path}", path=store.database.address)
        click.echo(language.say(words), err=True)


def ensure_meant(database: str) -> None:
    """Refuses a file that is not there where its name looks mistyped."""
    path = Path(database).expanduser()
    if "://" in database or path.exists():
        return
    if not path.parent.is_dir():
        raise Refusal(
            tr("There is no folder {folder}: nothing was begun there.", folder=str(path.parent))
        )
    logs = [one.name for one in path.parent.iterdir() if one.suffix == path.suffix and _is_log(one)]
    near = get_close_matches(path.name, logs, 1, _ALIKE)
    if near:
        words = tr(
            "There is no {path}; is {near} meant? With bridgelaw desk --new a log begins there.",
            path=database,
            near=near[0],
        )
        raise Refusal(words)


def _is_log(path: Path) -> bool:
    try:
        with path.open("rb") as file:
            return file.read(len(_SQLITE)) == _SQLITE
    except OSError:
        return False
