"""Who writes: the initials of the person at the device, kept with every entry."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar

from bridgelaw.store.entries import SIGNED

LONGEST = 24
"""Characters: initials, or a short name."""

_INITIALS: ContextVar[str] = ContextVar("initials", default="")


def initials_from(text: str) -> str:
    """Initials as they are kept: on one line, and not longer than a column of the report."""
    plain = "".join(char for char in " ".join(text.split()) if char.isprintable())
    return plain[:LONGEST].strip()


@contextmanager
def signing(initials: str) -> Iterator[None]:
    """Whatever is written meanwhile is written by this person."""
    token = _INITIALS.set(initials_from(initials))
    try:
        yield
    finally:
        _INITIALS.reset(token)


def signature(desk: str) -> str:
    """What an entry keeps of who wrote it: the person, if they said who they are, and the desk."""
    initials = _INITIALS.get()
    return f"{initials}{SIGNED}{desk}" if initials else desk
