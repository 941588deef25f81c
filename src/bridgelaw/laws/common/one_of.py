"""An answer that must be one of a few things, such as the cards that lie there."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from bridgelaw.locale.text import AnyOf, Text, tr

T = TypeVar("T")


def not_one_of(things: tuple[T, ...]) -> Callable[[T | None], Text | None]:
    """Why the answer is another than one of these; to be used as `allowed`."""
    return lambda answer: (
        None if answer in things else tr("it must be one of {cards}", cards=AnyOf(things))
    )
