"""Who writes: the name or the initials of a person, and their sign-in, kept with every entry."""

from __future__ import annotations

import getpass
from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar

from bridgelaw.desk.one_line import on_one_line
from bridgelaw.store.entries import SIGNED

LONGEST = 24
"""Characters: initials, or a short name."""

_WHO: ContextVar[tuple[str, str]] = ContextVar("who", default=("", ""))


def initials_from(text: str) -> str:
    """Initials as they are kept: on one line, and not longer than a column of the report."""
    return on_one_line(text)[:LONGEST].strip()


@contextmanager
def signing(name: str, sign_in: str = "") -> Iterator[None]:
    """Whatever is written meanwhile is written by this person, in this sign-in."""
    token = _WHO.set((on_one_line(name), sign_in))
    try:
        yield
    finally:
        _WHO.reset(token)


def at_the_terminal() -> str:
    """The user name of whoever types commands on this machine; empty where there is none."""
    try:
        return getpass.getuser()
    except (OSError, KeyError):
        return ""


def signature(desk: str) -> str:
    """What an entry keeps of whoever wrote it: the person, the desk, and the sign-in."""
    name, sign_in = _WHO.get()
    if sign_in:
        return SIGNED.join((name, desk, sign_in))
    return f"{name}{SIGNED}{desk}" if name else desk


def reader() -> tuple[str, bool]:
    """The name of whoever is at work now, and whether anybody is.

    Strangers and the desk's own threads are nobody.
    """
    name, sign_in = _WHO.get()
    return name, bool(name or sign_in)
