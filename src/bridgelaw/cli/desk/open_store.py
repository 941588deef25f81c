"""Opens the database of a desk for a command."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

from bridgelaw.cli.common.output import Exit, stop
from bridgelaw.locale.errors import Refusal
from bridgelaw.locale.language import Language
from bridgelaw.locale.text import tr

if TYPE_CHECKING:
    from bridgelaw.store import Store


@contextmanager
def whole(language: Language) -> Iterator[None]:
    """What runs in here needs more packages; if they are missing, that is said in one sentence."""
    try:
        yield
    except ModuleNotFoundError as error:
        if error.name is None or error.name.startswith("bridgelaw"):
            raise
        extra = "postgresql" if error.name.startswith("psycopg") else "desk"
        words = tr(
            "This needs packages that are not installed ({name}): pip install 'bridgelaw[{extra}]'",
            name=error.name, extra=extra,
        )  # fmt: skip
        stop(Exit.INPUT, language.say(words))


def open_store(database: str | None, language: Language) -> Store:
    """The store at an address, or where it is by default; ends the program where there is none."""
    from bridgelaw.store import Store, Unavailable
    from bridgelaw.store.database import default_database

    try:
        return Store(database or str(default_database()))
    except Unavailable as error:
        stop(Exit.INPUT, f"{language.say(error.text)}\n{error.detail.strip()}")
    except (Refusal, OSError) as error:
        stop(Exit.INPUT, language.explain(error))
