"""Opens the database of a desk for a command."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

from bridgelaw.cli.common.missing_packages import whole
from bridgelaw.cli.common.output import Exit, stop
from bridgelaw.locale.errors import Refusal
from bridgelaw.locale.language import Language
from bridgelaw.locale.text import tr

if TYPE_CHECKING:
    from bridgelaw.store import Store

__all__ = ["open_store", "tell_if_begun", "whole"]


def open_store(database: str | None, language: Language) -> Store:
    """The store at an address, or where it is by default; ends the program where there is none."""
    from bridgelaw.store import Store, Unavailable
    from bridgelaw.store.database import default_database

    try:
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
