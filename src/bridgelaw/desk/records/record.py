"""What every record has in common: it is folded from the entries of one stream."""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Sequence
from typing import Protocol, Self, TypeVar

from bridgelaw.locale import Refusal, tr
from bridgelaw.store.entries import Conflict, Entry, Summary

_LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"  # none that is taken for another


class Record(Protocol):
    """A table, a ruling or a session at one moment. It never changes."""

    @property
    def id(self) -> str: ...
    @property
    def seq(self) -> int: ...
    @property
    def summary(self) -> Summary: ...
    @classmethod
    def opened(cls, entry: Entry) -> Self: ...
    def after(self, entry: Entry) -> Self: ...
    def written(self, before: Self | None, entries: Sequence[Entry]) -> Self:
        """This record, which was foreseen from `before`, once its entries are in the log.

        They have the time of writing, which nobody foresees.
        """
        ...


R = TypeVar("R", bound=Record)


class Unknown(Refusal):
    """There is no such table, ruling or session."""


def no_such(name: str) -> Unknown:
    """Nothing is called so, or the address leaves out what it is about."""
    if not name:
        return Unknown(tr("This address is not whole: it does not say what to open."))
    return Unknown(tr("There is no “{id}”.", id=name))


class Misfit(Refusal):
    """What was asked for does not fit where the record stands now; nothing was written."""


def ensure_seen(record: Record, seen: int) -> None:
    """`Conflict` where the record is no longer what the person saw."""
    if seen != record.seq:
        raise Conflict(record.id, record.seq)


def new_id(letter: str) -> str:
    """A name that nobody guesses and that can be read out: `t-` for a table, `r-`, `s-`."""
    return f"{letter}-" + "".join(secrets.choice(_LETTERS) for _ in range(12))


def fold(kind: type[R], entries: Iterable[Entry], known: R | None = None) -> R | None:
    """The record after these entries, which begin with its opening or follow what is known."""
    for entry in entries:
        known = kind.opened(entry) if known is None else known.after(entry)
    return known


def folded(kind: type[R], known: R | None, entries: Sequence[Entry]) -> R:
    """The same where there is at least its opening."""
    record = fold(kind, entries, known)
    assert record is not None
    return record


def grown(
    kind: type[Record], stream: str, known: Record | None, entries: Iterable[Entry]
) -> Record:
    """The record with what was written since it was known."""
    try:
        record = fold(kind, entries, known if isinstance(known, kind) else None)
    except KeyError as error:
        if known is not None:
            raise
        raise no_such(stream) from error
    if record is None:
        raise no_such(stream)
    return record
