"""The log on a database."""

from __future__ import annotations

import json
import threading
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import asdict
from datetime import UTC, datetime
from functools import lru_cache
from typing import Any

import sqlalchemy as sa
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from bridgelaw.locale.errors import Refusal
from bridgelaw.locale.text import tr
from bridgelaw.store import failures
from bridgelaw.store.database import connect
from bridgelaw.store.entries import Append, Conflict, Entry, Listed, Summary
from bridgelaw.store.list_query import counted, keepable, listing, written
from bridgelaw.store.migrations import migrate
from bridgelaw.store.schema import ENTRIES, LOG, SETTINGS, STREAMS, TERMS
from bridgelaw.store.terms import terms_of

_PATIENCE = 10  # seconds that a thread waits for the others' writing


# Built once, and not for each call again.
_TAKE_NUMBERS = (
    sa.update(LOG).values(number=LOG.c.number + sa.bindparam("count")).returning(LOG.c.number)
)
_NEWEST = sa.select(LOG.c.number)
_STREAMS = sa.select(STREAMS).where(STREAMS.c.stream.in_(sa.bindparam("streams", expanding=True)))
_HEADS = sa.select(STREAMS.c.stream, STREAMS.c.head).where(
    STREAMS.c.stream.in_(sa.bindparam("streams", expanding=True))
)
_SET_STREAM = (
    sa.update(STREAMS)
    .where(STREAMS.c.stream == sa.bindparam("of"))
    .values({one.name: sa.bindparam(one.name) for one in STREAMS.c if one.name != "stream"})
)


@lru_cache(maxsize=8)
def _read(count: int) -> sa.Select[Any]:
    """Of so many streams what came after a place in each."""
    each = (
        sa.and_(
            ENTRIES.c.stream == sa.bindparam(f"of{place}"),
            ENTRIES.c.seq > sa.bindparam(f"after{place}"),
        )
        for place in range(count)
    )
    return sa.select(ENTRIES).where(sa.or_(*each)).order_by(ENTRIES.c.seq)


_READ_ALL = (
    sa.select(ENTRIES)
    .where(ENTRIES.c.number > sa.bindparam("after"))
    .order_by(ENTRIES.c.number)
    .limit(sa.bindparam("most", type_=sa.Integer))
)
_SETTING = sa.select(SETTINGS.c.value).where(SETTINGS.c.name == sa.bindparam("of"))


def now() -> datetime:
    return datetime.now(UTC)


class Store:
    """The append-only log. Safe for many threads, tabs and desks at once."""

    def __init__(
        self, address: str, clock: Callable[[], datetime] = now, create: bool = True
    ) -> None:
        """Opens the log at an address; `Refusal` where it cannot be, or may not be created."""
        self._clock = clock
        self.database = connect(address, create)
        # SQLite lets one write at a time; who waits here does not wait by trying again and again.
        self._lock = threading.Lock()
        try:
            migrate(self.database, create)
        except SQLAlchemyError as error:
            self.close()
            raise failures.opening(error, self.database.address) from error
        except Refusal:
            self.close()
            raise

    def append(self, *appends: Append, by: str = "") -> tuple[Entry, ...]:
        """Writes all of it or nothing; `Conflict` where somebody wrote there in the meantime.

        When it returns, the entries are on the disk.
        """
        count = sum(len(one.facts) for one in appends)
        with self.writing() as connection:
            # From here on all others wait, on whatever desk: what is read now stays true.
            last = connection.execute(_TAKE_NUMBERS, {"count": count}).scalar_one()
            known = _rows_of(connection, {one.stream for one in appends})
            at, number = self._clock().astimezone(UTC), last - count
            entries: list[Entry] = []
            for one in appends:
                row = known.get(one.stream)
                head = 0 if row is None else row["head"]
                if head != one.after:
                    raise Conflict(one.stream, head)
                for fact in one.facts:
                    head, number = head + 1, number + 1
                    entries.append(Entry(one.stream, head, fact.kind, fact.data, at, by, number))
                first = number - len(one.facts) + 1
                known[one.stream] = _set_stream(connection, one, row, head, first, written(at))
            if entries:
                connection.execute(sa.insert(ENTRIES), [_row_of_entry(one) for one in entries])
        return tuple(entries)

    def read(self, stream: str, after: int = 0) -> tuple[Entry, ...]:
        """The entries of a stream, in order; none where there is no such stream."""
        return self.read_together({stream: after})[stream]

    def read_together(self, after: Mapping[str, int]) -> dict[str, tuple[Entry, ...]]:
        """Of each of these streams what came after a place, in one reading."""
        found: dict[str, list[Entry]] = {stream: [] for stream in after}
        wanted = [(stream, last) for stream, last in after.items() if keepable(stream)]
        values: dict[str, Any] = {}
        for place, (stream, last) in enumerate(wanted):
            values |= {f"of{place}": stream, f"after{place}": counted(last)}
        for row in self.rows(_read(len(wanted)), **values) if wanted else ():
            found[row.stream].append(_entry(row))
        return {stream: tuple(entries) for stream, entries in found.items()}

    def head(self, stream: str) -> int:
        """The place of the last entry of a stream; 0 where there is no such stream."""
        return self.heads([stream]).get(stream, 0)

    def heads(self, streams: Iterable[str]) -> dict[str, int]:
        """The same for several streams at once; without those that there are not."""
        known = [stream for stream in streams if keepable(stream)]
        return {row.stream: row.head for row in self.rows(_HEADS, streams=known)}

    def newest(self) -> int:
        """The number of the last entry of the whole log: it grows with every change.

        Who has seen everything up to it misses nothing with `all(after=…)`, also where many desks
        write.
        """
        return int(self.rows(_NEWEST)[0].number)

    def find(
        self,
        kind: str,
        *,
        session: str | None = None,
        states: Sequence[str] = (),
        place: str | None = None,
        board: str | None = None,
        subject: str | None = None,
        law: str | None = None,
        mark: str | None = None,
        at: str | None = None,
        words: Sequence[tuple[str, Sequence[str]]] = (),
        since: datetime | None = None,
        until: datetime | None = None,
        before: int | None = None,
        limit: int = 50,
    ) -> tuple[Listed, ...]:
        """Streams of a kind, the newest first; `before` goes on after the last one of a list.

        `law` finds all its clauses too, `mark` what is among the shown marks, `at` what is about a
        table (any, if it is empty). Each of `words` must begin a word of what is shown (in
        Japanese it may stand anywhere), or the subject must be one of those that go with it.
        `since` and `until` are about the opening.
        """
        query = listing(
            kind, session=session, states=states, place=place, board=board, subject=subject,
            law=law, mark=mark, at=at, words=words, since=since, until=until, before=before,
            limit=limit,
        )  # fmt: skip
        return () if query is None else tuple(map(_listed, self.rows(query)))

    def all(self, after: int = 0, limit: int = 500) -> Iterator[Entry]:
        """The whole log in the order in which it was written, or what came after a number."""
        while True:
            entries = tuple(map(_entry, self.rows(_READ_ALL, after=counted(after), most=limit)))
            yield from entries
            if len(entries) < limit:
                return
            after = entries[-1].number

    def setting(self, name: str) -> str | None:
        return next((row.value for row in self.rows(_SETTING, of=name)), None)

    def set_setting(self, name: str, value: str, only_if_new: bool = False) -> bool:
        """Keeps a setting; whether it did, if it may only set what is not set yet."""
        if not keepable(value):
            raise _unkeepable()
        with self.writing() as connection:
            # Not only on SQLite does one write at a time.
            connection.execute(_TAKE_NUMBERS, {"count": 0})
            known = connection.execute(_SETTING, {"of": name}).scalar()
            if known is None:
                connection.execute(sa.insert(SETTINGS).values(name=name, value=value))
            elif not only_if_new:
                connection.execute(
                    sa.update(SETTINGS).where(SETTINGS.c.name == name).values(value=value)
                )
            return known is None or not only_if_new

    def close(self) -> None:
        self.database.close()

    def rows(self, query: sa.Executable, **values: Any) -> Sequence[sa.Row[Any]]:
        """What one statement reads."""
        try:
            with self.database.reads.connect() as connection:
                return connection.execute(query, values).all()
        except SQLAlchemyError as error:
            raise failures.failure(error) from error

    @contextmanager
    def writing(self) -> Iterator[sa.Connection]:
        """A transaction: all of it or nothing, and whatever the database says is in our words."""
        if not self._lock.acquire(timeout=_PATIENCE):
            raise failures.busy()
        try:
            with self.database.writes.connect() as connection, connection.begin() as transaction:
                yield connection
                try:
                    transaction.commit()
                except DBAPIError as error:
                    if error.connection_invalidated:
                        raise failures.unsure(error) from error
                    raise
        except SQLAlchemyError as error:
            raise failures.failure(error) from error
        finally:
            self._lock.release()


def _rows_of(connection: sa.Connection, streams: set[str]) -> dict[str, dict[str, Any]]:
    found = connection.execute(_STREAMS, {"streams": sorted(streams)}).mappings()
    return {row["stream"]: dict(row) for row in found}


def _set_stream(
    connection: sa.Connection, one: Append, old: dict[str, Any] | None, head: int, first: int,
    time: str,
) -> dict[str, Any]:  # fmt: skip
    """Where the stream stands now, and how it is found."""
    if old is None:
        assert one.summary is not None, "a new stream has a summary"
        assert one.facts, "a new stream has entries"
        row = {"stream": one.stream, "number": first, "opened": time}
    else:
        row = dict(old)
    row |= {"head": head, "changed": time}
    if one.summary is not None:
        row |= _row_of(one.summary)
    if old is None:
        connection.execute(sa.insert(STREAMS), row)
    else:
        connection.execute(_SET_STREAM, {**row, "of": one.stream})
        if (old["laws"], old["shown"]) == (row["laws"], row["shown"]):
            return row
    before = frozenset() if old is None else terms_of(_summary(old))
    after = terms_of(_summary(row))
    kind, number = row["kind"], row["number"]
    if new := [{"kind": kind, "term": term, "number": number} for term in after - before]:
        connection.execute(sa.insert(TERMS), new)
    if gone := sorted(before - after):
        connection.execute(
            sa.delete(TERMS).where(
                TERMS.c.kind == kind, TERMS.c.term.in_(gone), TERMS.c.number == number
            )
        )
    return row


def _unkeepable() -> Refusal:
    return Refusal(tr("This holds characters that cannot be kept."))


def _row_of(summary: Summary) -> dict[str, Any]:
    row = asdict(summary)
    row["laws"] = " ".join(summary.laws)
    row["shown"] = _json(dict(summary.shown or {}))
    if not keepable(*row.values()):
        raise _unkeepable()
    return row


def _json(data: Any) -> str:
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"), allow_nan=False)


def _row_of_entry(entry: Entry) -> dict[str, Any]:
    data = _json(dict(entry.data))
    if not keepable(data, entry.stream, entry.by):
        raise _unkeepable()
    return {
        "number": entry.number, "stream": entry.stream, "seq": entry.seq, "kind": entry.kind,
        "data": data, "at": written(entry.at), "by": entry.by,
    }  # fmt: skip


def _entry(row: Any) -> Entry:
    return Entry(
        row.stream, row.seq, row.kind, json.loads(row.data), datetime.fromisoformat(row.at),
        row.by, row.number,
    )  # fmt: skip


def _summary(row: Any) -> Summary:
    return Summary(
        row["kind"], row["session"], row["state"], row["place"], row["board"], row["subject"],
        tuple(row["laws"].split()), json.loads(row["shown"]),
    )  # fmt: skip


def _listed(row: Any) -> Listed:
    opened, changed = datetime.fromisoformat(row.opened), datetime.fromisoformat(row.changed)
    return Listed(row.stream, row.head, opened, changed, row.number, _summary(row._mapping))
