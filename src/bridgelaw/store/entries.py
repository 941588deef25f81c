"""What the log keeps: entries in streams, and how they are written and found."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from bridgelaw.locale import Refusal, Text, tr

SIGNED = "\t"
"""Stands between a person, the name of the desk and a sign-in, in `Entry.by`."""


@dataclass(frozen=True, slots=True)
class Fact:
    """Something that is to be kept: its kind, and what is to be known of it as JSON."""

    kind: str
    data: Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class Entry:
    """A fact in the log. Nothing of it ever changes."""

    stream: str
    """The table, ruling, session or file whose life it belongs to."""
    seq: int
    """Its place in the stream, from 1."""
    kind: str
    data: Mapping[str, Any]
    at: datetime
    """When it was written, in UTC."""
    by: str
    """The name of the desk that wrote it; may be empty. Before it and a tab: who wrote it there.
    After it and a tab: the stream of their sign-in."""
    number: int
    """Its place in the whole log; later entries have larger numbers."""

    @property
    def initials(self) -> str:
        """The initials or the name of who wrote it; empty where nobody said, as in older logs."""
        initials, signed, _ = self.by.partition(SIGNED)
        return initials if signed else ""

    @property
    def sign_in(self) -> str:
        """The stream of the sign-in by which it was written; empty where there was none."""
        return self.by.split(SIGNED)[2] if self.by.count(SIGNED) == 2 else ""


@dataclass(frozen=True, slots=True)
class Summary:
    """What lists show of a stream and find it by. It can be made again from the entries."""

    kind: str
    """`table`, `ruling`, `session` or `file`."""
    session: str = ""
    state: str = ""
    place: str = ""
    """The number of the table in the room."""
    board: str = ""
    subject: str = ""
    """The procedure of a ruling, the name of a session or file."""
    laws: tuple[str, ...] = ()
    shown: Mapping[str, Any] | None = None
    """Anything else that a list shows."""


@dataclass(frozen=True, slots=True)
class Append:
    """Facts for the end of one stream."""

    stream: str
    after: int
    """The last entry that the writer has seen; 0 for a stream that is new."""
    facts: tuple[Fact, ...]
    summary: Summary | None = None
    """What the stream looks like afterwards; `None` leaves it as it was."""


@dataclass(frozen=True, slots=True)
class Listed:
    """A stream as a list shows it."""

    stream: str
    head: int
    """The place of its last entry."""
    opened: datetime
    changed: datetime
    number: int
    """The place of its first entry in the whole log: lists are ordered and continued by it."""
    summary: Summary


@dataclass(frozen=True, slots=True, kw_only=True)
class Filter:
    """What streams a list is narrowed to; what is left out narrows nothing."""

    session: str | None = None
    states: Sequence[str] = ()
    place: str | None = None
    board: str | None = None
    subject: str | None = None
    law: str | None = None
    """It finds all its clauses, too."""
    mark: str | None = None
    """One of the shown marks."""
    at: str | None = None
    """The table that it is about: any, if this is empty."""
    words: Sequence[tuple[str, Sequence[str]]] = ()
    """Each must begin a word of what is shown (in Japanese it may stand anywhere), or the subject
    must be one of those that go with it."""
    since: datetime | None = None
    until: datetime | None = None
    """It was opened between these two."""

    @property
    def columns(self) -> dict[str, str]:
        """What is kept of a stream in so many words."""
        exact = {"session": self.session, "board": self.board, "place": self.place,
                 "subject": self.subject}  # fmt: skip
        return {name: value for name, value in exact.items() if value is not None}


EVERY = Filter()


class Conflict(Refusal):
    """Somebody else has written to the stream since: nothing was written."""

    def __init__(self, stream: str, head: int) -> None:
        super().__init__(tr("Somebody else has changed this in the meantime."))
        self.stream = stream
        self.head = head


class NoDatabase(Refusal):
    """There is no desk's database at the address, or it cannot be opened."""


class TooNew(Refusal):
    """A newer version of this program wrote the database."""


class Unavailable(Refusal):
    """The database does not answer, or cannot write: nothing was written."""

    def __init__(self, reason: Text, detail: str) -> None:
        super().__init__(reason)
        self.detail = detail
        """What the database itself said, for the terminal and not for the page."""
