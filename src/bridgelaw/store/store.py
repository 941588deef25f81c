"""The log on a database."""

from __future__ import annotations

import json
import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import asdict
from datetime import UTC, datetime
from typing import Any

import sqlalchemy as sa
from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError

from bridgelaw.locale.text import tr
from bridgelaw.store.database import connect
from bridgelaw.store.entries import Append, Conflict, Entry, Listed, Summary, Unavailable
from bridgelaw.store.migrations import migrate
from bridgelaw.store.schema import ENTRIES, SETTINGS, STREAMS


def now() -> datetime:
    return datetime.now(UTC)


class Store:
    """The append-only log. Safe for many threads, tabs and desks at once."""

    def __init__(self, url: str, clock: Callable[[], datetime] = now) -> None:
        self.url = url
        self._clock = clock
        self._engine = connect(url)
        # SQLite lets one write at a time; who waits here does not wait by trying again and again.
        self._writing = threading.Lock()
        with self._guarded():
            migrate(self._engine)

    def append(self, *appends: Append, by: str = "") -> tuple[Entry, ...]:
        """Writes all of it or nothing; `Conflict` where somebody wrote there in the meantime.

        When it returns, the entries are on the disk.
        """
        at = self._clock()
        with self._guarded(), self._writing, self._engine.begin() as connection:
            written: list[Entry] = []
            for one in appends:
                written += self._append(connection, one, at, by)
            return tuple(written)

    def _append(
        self, connection: sa.Connection, one: Append, at: datetime, by: str
    ) -> Iterator[Entry]:
        head, time = one.after + len(one.facts), at.isoformat()
        values: dict[str, Any] = {"head": head, "changed": time}
        if one.summary is not None:
            values |= _row_of(one.summary)
        if one.after:
            moved = connection.execute(
                sa.update(STREAMS)
                .where(STREAMS.c.stream == one.stream, STREAMS.c.head == one.after)
                .values(values)
            )
            if not moved.rowcount:
                raise Conflict(one.stream, self._head(connection, one.stream))
        first = 0
        for place, fact in enumerate(one.facts, one.after + 1):
            row = {
                "stream": one.stream, "seq": place, "kind": fact.kind,
                "data": json.dumps(dict(fact.data), ensure_ascii=False, separators=(",", ":")),
                "at": time, "by": by,
            }  # fmt: skip
            try:
                key = connection.execute(sa.insert(ENTRIES).values(row)).inserted_primary_key
            except IntegrityError as error:
                raise Conflict(one.stream, place) from error
            assert key is not None
            first = first or key[0]
            yield Entry(one.stream, place, fact.kind, fact.data, at, by, key[0])
        if not one.after:
            assert one.summary is not None, "a new stream has a summary"
            values |= {"stream": one.stream, "number": first, "opened": time}
            connection.execute(sa.insert(STREAMS).values(values))

    def read(self, stream: str, after: int = 0) -> tuple[Entry, ...]:
        """The entries of a stream, in order; none where there is no such stream."""
        query = (
            sa.select(ENTRIES)
            .where(ENTRIES.c.stream == stream, ENTRIES.c.seq > after)
            .order_by(ENTRIES.c.seq)
        )
        with self._guarded(), self._engine.connect() as connection:
            return tuple(map(_entry, connection.execute(query)))

    def head(self, stream: str) -> int:
        """The place of the last entry of a stream; 0 where there is no such stream."""
        with self._guarded(), self._engine.connect() as connection:
            return self._head(connection, stream)

    def _head(self, connection: sa.Connection, stream: str) -> int:
        query = sa.select(STREAMS.c.head).where(STREAMS.c.stream == stream)
        return connection.execute(query).scalar() or 0

    def newest(self) -> int:
        """The number of the last entry of the whole log: it grows with every change."""
        with self._guarded(), self._engine.connect() as connection:
            return connection.execute(sa.select(sa.func.max(ENTRIES.c.number))).scalar() or 0

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
        before: int | None = None,
        limit: int = 50,
    ) -> tuple[Listed, ...]:
        """Streams of a kind, the newest first; `before` goes on after the last one of a list."""
        columns = STREAMS.c
        query = sa.select(STREAMS).where(columns.kind == kind)
        for column, wanted in (
            (columns.session, session), (columns.place, place), (columns.board, board),
            (columns.subject, subject),
        ):  # fmt: skip
            if wanted is not None:
                query = query.where(column == wanted)
        if states:
            query = query.where(columns.state.in_(states))
        if law is not None:
            query = query.where(columns.laws.contains(f" {law}", autoescape=True))
        if before is not None:
            query = query.where(columns.number < before)
        query = query.order_by(columns.number.desc()).limit(limit)
        with self._guarded(), self._engine.connect() as connection:
            return tuple(map(_listed, connection.execute(query)))

    def all(self, after: int = 0, limit: int = 500) -> Iterator[Entry]:
        """The whole log in the order in which it was written."""
        while True:
            query = (
                sa.select(ENTRIES)
                .where(ENTRIES.c.number > after)
                .order_by(ENTRIES.c.number)
                .limit(limit)
            )
            with self._guarded(), self._engine.connect() as connection:
                entries = tuple(map(_entry, connection.execute(query)))
            yield from entries
            if len(entries) < limit:
                return
            after = entries[-1].number

    def setting(self, name: str) -> str | None:
        query = sa.select(SETTINGS.c.value).where(SETTINGS.c.name == name)
        with self._guarded(), self._engine.connect() as connection:
            return connection.execute(query).scalar()

    def set_setting(self, name: str, value: str, only_if_new: bool = False) -> bool:
        """Keeps a setting; whether it did, if it may only set what is not set yet."""
        with self._guarded(), self._writing, self._engine.begin() as connection:
            known = connection.execute(
                sa.select(SETTINGS.c.value).where(SETTINGS.c.name == name)
            ).scalar()
            if known is None:
                connection.execute(sa.insert(SETTINGS).values(name=name, value=value))
                return True
            if only_if_new:
                return False
            connection.execute(
                sa.update(SETTINGS).where(SETTINGS.c.name == name).values(value=value)
            )
            return True

    def close(self) -> None:
        self._engine.dispose()

    @contextmanager
    def _guarded(self) -> Iterator[None]:
        """Whatever the database says is said in our words."""
        try:
            yield
        except (DBAPIError, SQLAlchemyError) as error:
            raise _unavailable(error) from error


def _unavailable(error: SQLAlchemyError) -> Unavailable:
    said = str(getattr(error, "orig", None) or error)
    full = "full" in said.lower() or "no space" in said.lower()
    reason = (
        tr("The disk is full: nothing was written.")
        if full
        else tr("The database does not answer: nothing was written.")
    )
    return Unavailable(reason, said)


def _row_of(summary: Summary) -> dict[str, Any]:
    row = asdict(summary)
    row["laws"] = "".join(f" {law}" for law in summary.laws)[:400]
    row["shown"] = json.dumps(dict(summary.shown or {}), ensure_ascii=False)
    return row


def _entry(row: Any) -> Entry:
    return Entry(
        row.stream, row.seq, row.kind, json.loads(row.data), datetime.fromisoformat(row.at),
        row.by, row.number,
    )  # fmt: skip


def _listed(row: Any) -> Listed:
    summary = Summary(
        row.kind, row.session, row.state, row.place, row.board, row.subject,
        tuple(row.laws.split()), json.loads(row.shown),
    )  # fmt: skip
    opened, changed = datetime.fromisoformat(row.opened), datetime.fromisoformat(row.changed)
    return Listed(row.stream, row.head, opened, changed, row.number, summary)
