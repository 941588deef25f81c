"""The chain of the log: every entry carries a hash of itself and of the hash before it.

Whoever changes, removes or puts in an entry later has to make all hashes after it anew. Whoever has
noted one of those hashes sees it.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from datetime import datetime
from hashlib import sha256
from typing import Any, NamedTuple

from bridgelaw.locale import Refusal, Text, tr

BEGINNING = ""
"""What stands for the hash before the first entry."""

_NOTED = re.compile(r"\s*([0-9]{1,18})\s*[:\s]\s*([0-9a-f]{16,64})\s*")


class ChainRow(NamedTuple):
    """An entry as the database keeps it: nothing of it is read yet."""

    number: int
    stream: str
    seq: int
    kind: str
    data: str
    """JSON as it was written."""
    at: str
    by: str
    hash: str | None
    """`None` for an entry from before the log was chained."""


class Unfit(Refusal):
    """An entry does not fit what is before it: the log was changed or damaged."""

    def __init__(self, text: Text, number: int) -> None:
        super().__init__(text)
        self.number = number
        """The first entry that does not fit."""


@dataclass(frozen=True, slots=True)
class Noted:
    """The hash of an entry that somebody noted, or at least its first sixteen digits."""

    number: int
    hash: str

    @classmethod
    def parse(cls, text: str) -> Noted:
        """As `desk verify` shows it: `1234:3fa9…`."""
        match = _NOTED.fullmatch(text.lower())
        if match is None:
            raise Refusal(
                tr("“{text}” is no hash of an entry, such as 1234:3fa9c1d27be0514f", text=text[:80])
            )
        return cls(int(match[1]), match[2])


@dataclass(frozen=True, slots=True)
class Verified:
    """A log in which everything fits."""

    entries: int
    unchained: int
    """So many of them are from before the log was chained."""
    last: str
    """The hash of the last entry."""


def link(before: str, row: ChainRow) -> str:
    """The hash of an entry, which follows one that has the hash `before`.

    This never changes: it is what old logs are checked by.
    """
    head = json.dumps(
        [before, row.number, row.stream, row.seq, row.kind, row.at, row.by],
        ensure_ascii=False, separators=(",", ":"),
    )  # fmt: skip
    return sha256(f"{head[:-1]},{row.data}]".encode()).hexdigest()


def linked(before: str, rows: Iterable[ChainRow]) -> Iterator[ChainRow]:
    """The same entries with their hashes."""
    for row in rows:
        before = link(before, row)
        yield row._replace(hash=before)


def hash_of(rows: Iterable[ChainRow]) -> str:
    """The hash of the last of these entries, which begin with the first of the log."""
    last = BEGINNING
    for row in rows:
        last = link(last, row)
    return last


@dataclass(slots=True)
class Check:
    """Goes along the log, entry by entry; `Unfit` at the first that does not fit."""

    noted: Noted | None = None
    last: str = BEGINNING
    entries: int = 0
    unchained: int = 0
    _heads: dict[str, int] = field(default_factory=dict)

    def passed(self, rows: Iterable[ChainRow]) -> Iterator[ChainRow]:
        """The same entries, each as soon as it is seen to fit."""
        for row in rows:
            self.see(row)
            yield row

    def whole(self, rows: Iterable[ChainRow]) -> Verified:
        """All entries of a log."""
        for row in rows:
            self.see(row)
        return self.ended()

    def ended(self) -> Verified:
        """There are no more entries."""
        if self.noted is not None and self.noted.number > self.entries:
            raise Unfit(
                tr("Entry {number} is missing: the log ends with entry {last}.",
                   number=self.noted.number, last=self.entries),
                self.entries + 1,
            )  # fmt: skip
        return Verified(self.entries, self.unchained, self.last)

    def see(self, row: ChainRow) -> None:
        """The next entry."""
        due = self.entries + 1
        if row.number != due:
            raise Unfit(tr("Entry {number} is missing.", number=due), due)
        head = self._heads.get(row.stream, 0) + 1
        if row.seq != head:
            raise Unfit(
                tr("Entry {number} is number {seq} of {stream}, where number {due} should be.",
                   number=due, seq=row.seq, stream=row.stream, due=head),
                due,
            )  # fmt: skip
        if not is_readable(row):
            raise Unfit(tr("Entry {number} cannot be read.", number=due), due)
        self.last = link(self.last, row)
        if row.hash is None:
            if self.unchained < self.entries:
                raise Unfit(tr("Entry {number} carries no hash.", number=due), due)
            self.unchained = due
        elif row.hash != self.last:
            raise Unfit(self._changed(row), due)
        if self.noted is not None and self.noted.number == due:
            if not self.last.startswith(self.noted.hash):
                raise Unfit(
                    tr("Entry {number} has not the hash that was noted: it, or one before it, was "
                       "changed since.", number=due),
                    due,
                )  # fmt: skip
        self._heads[row.stream] = head
        self.entries = due

    def _changed(self, row: ChainRow) -> Text:
        if self.unchained and self.unchained == self.entries:
            return tr(
                "Entry {number} ({stream}, {time}) does not fit: it, or one of the {count} entries "
                "from before the log was chained, was changed.",
                number=row.number, stream=row.stream, time=row.at, count=self.unchained,
            )  # fmt: skip
        return tr(
            "Entry {number} ({stream}, {time}) does not fit the hash that it carries: it was "
            "changed, or another one stood before it.",
            number=row.number, stream=row.stream, time=row.at,
        )  # fmt: skip


def is_readable(row: ChainRow) -> bool:
    """Whether it holds what an entry holds."""
    texts = (row.stream, row.kind, row.data, row.at, row.by)
    if not all(isinstance(text, str) for text in texts):
        return False
    try:
        return isinstance(json.loads(row.data), dict) and bool(datetime.fromisoformat(row.at))
    except (ValueError, RecursionError):
        return False


# The log as lines of JSON, as `desk export` writes it.


def line(row: ChainRow) -> str:
    """An entry as a line; its data stand there as they are kept."""
    fields: dict[str, Any] = {
        "number": row.number, "stream": row.stream, "seq": row.seq, "kind": row.kind,
        "at": row.at, "by": row.by,
    }  # fmt: skip
    if row.hash is not None:
        fields["hash"] = row.hash
    return f'{json.dumps(fields, ensure_ascii=False)[:-1]}, "data": {row.data}}}'


def rows_of_lines(lines: Iterable[bytes]) -> Iterator[ChainRow]:
    """The entries of an export; `Refusal` names the first line that is not an entry."""
    for place, text in enumerate(lines, 1):
        if text.strip():
            yield _row(text, place)


def _row(text: bytes, place: int) -> ChainRow:
    try:
        read = json.loads(text.decode("utf-8-sig" if place == 1 else "utf-8"))
        data = json.dumps(read["data"], ensure_ascii=False, separators=(",", ":"), allow_nan=False)
        row = ChainRow(
            read["number"], read["stream"], read["seq"], read["kind"], data,
            read["at"], read["by"], read.get("hash"),
        )  # fmt: skip
    except (ValueError, KeyError, TypeError, AttributeError, RecursionError) as error:
        raise _no_entry(place) from error
    whole = type(row.number) is int and type(row.seq) is int
    if not whole or not isinstance(row.hash, str | None) or not is_readable(row):
        raise _no_entry(place)
    return row


def _no_entry(place: int) -> Refusal:
    return Refusal(tr("Line {number} is no entry of a log.", number=place))
