"""Says which packages are missing where a command needs more than the smallest installation."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from bridgelaw.cli.common.output import Exit, stop
from bridgelaw.locale import Language, tr


@contextmanager
def whole(language: Language, extra: str = "desk") -> Iterator[None]:
    """What runs in here needs more packages; if they are missing, that is said in one sentence."""
    try:
        yield
    except ModuleNotFoundError as error:
        if error.name is None or error.name.startswith("bridgelaw"):
            raise
        extra = "postgresql" if error.name.startswith("psycopg") else extra
        words = tr(
            'This needs packages that are not installed ({name}): pip install "bridgelaw[{extra}]"',
            name=error.name, extra=extra,
        )  # fmt: skip
        stop(Exit.INPUT, language.say(words))
