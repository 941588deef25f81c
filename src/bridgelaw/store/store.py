"""The log on a database."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from datetime import UTC, datetime
from functools import lru_cache
from typing import Any

import sqlalchemy as sa
from sqlalchemy.exc import SQLAlchemyError

from bridgelaw.locale import Refusal
from bridgelaw.store import failures
from bridgelaw.store.chain import ChainRow
from bridgelaw.store.database import connect
from bridgelaw.store.entries import EVERY, Append, Entry, Filter, Listed, Summary
from bridgelaw.store.list_query import counted, keepable, known_listing, listing
from bridgelaw.store.migrations import migrate
from bridgelaw.store.prepared import Driver, Prepared, as_mappings
from bridgelaw.store.schema import ENTRIES, LOG, SETTINGS, STREAMS
from bridgelaw.store.together import Together, WaitingAppend
from bridgelaw.store.writing import LAST, Writing, entry_of, summary_of, unkeepable

_AT_ONCE = 1000  # names in one statement


# Built once, and not for each call again.
_NEWEST = Prepared(sa.select(LOG.c.number))
_SPREAD = Prepared(sa.select(LOG.c.spread))
_HEADS = sa.select(STREAMS.c.stream, STREAMS.c.head).where(
    STREAMS.c.stream.in_(sa.bindparam("streams", expanding=True))
)


@lru_cache(maxsize=8)
def _read(count: int) -> Prepared:
    """Of so many streams what came after a place in each."""
    each = (
        sa.and_(
            ENTRIES.c.stream == sa.bindparam(f"of{place}"),
            ENTRIES.c.seq > sa.bindparam(f"after{place}"),
        )
        for place in range(count)
    )
    return Prepared(sa.select(ENTRIES).where(sa.or_(*each)).order_by(ENTRIES.c.seq))


_READ_ALL = (
    sa.select(ENTRIES)
    .where(ENTRIES.c.number > sa.bindparam("after"))
    .order_by(ENTRIES.c.number)
    .limit(sa.bindparam("most", type_=sa.Integer))
)
_ADD_SETTING = Prepared(
    sa.insert(SETTINGS).values(name=sa.bindparam("of"), value=sa.bindparam("to"))
)
_SET_SETTING = Prepared(
    sa.update(SETTINGS)
    .where(SETTINGS.c.name == sa.bindparam("of"))
    .values(value=sa.bindparam("to"))
)
_SETTING = Prepared(sa.select(SETTINGS.c.value).where(SETTINGS.c.name == sa.bindparam("of")))


def now() -> datetime:
    return datetime.now(UTC)


class Store:
    """The append-only log. Safe for many threads, tabs and desks at once."""

    def __init__(
        self,
        address: str,
        clock: Callable[[], datetime] = now,
        create: bool = True,
        alone: bool = False,
    ) -> None:
        """Opens the log at an address; `Refusal` where it cannot be, or may not be created.

        `alone`: no other program has the file, see `connect`.
        """
        self._clock = clock
        self.is_refused = False
        """Did the database not take what was last to be appended?"""
        self.database = connect(address, create, alone)
        self._together = Together(self._write)
        try:
            self.is_new = migrate(self.database, create)
        except SQLAlchemyError as error:
            self.close()
            raise failures.opening(error, self.database.address) from error
        except Refusal:
            self.close()
            raise

    def append(
        self, *appends: Append, by: str = "", settings: Mapping[str, str] | None = None
    ) -> tuple[Entry, ...]:
        """Writes all of it or nothing; `Conflict` where somebody wrote there in the meantime.

        When it returns, the entries are on the disk. `settings` are kept together with them.
        """
        if not settings:
            return self._together.append(appends, by)
        with self.writing() as driver:
            writing = Writing(driver)
            entries = writing.append(appends, self._now(), by)
            for name, value in settings.items():
                _keep(driver, name, _always(value))
            writing.end()
        return entries

    def _write(self, waiting: Sequence[WaitingAppend]) -> None:
        """In one transaction what several want to append; each is refused by itself."""
        self.is_refused = True  # until the end
        with self.writing_alone() as driver:
            writing = Writing(driver)
            for one in waiting:
                try:
                    one.entries = writing.append(one.appends, self._now(), one.by)
                except (Refusal, AssertionError, TypeError, ValueError) as error:
                    one.error = error
            writing.end()
        self.is_refused = False

    def take(
        self,
        entries: Sequence[Entry],
        summaries: Mapping[str, Summary],
        *also: Append,
        by: str = "",
    ) -> tuple[Entry, ...]:
        """Entries of another log, with the times and names that they have there; all or nothing.

        `Conflict` where one does not follow what its stream has here. `summaries` are of their
        streams afterwards; `also` is appended after them.
        """
        with self.writing() as driver:
            writing, at = Writing(driver), self._now()
            taken = writing.take(entries, summaries, at)
            added = writing.append(also, at, by)
            writing.end()
        return (*taken, *added)

    def _now(self) -> datetime:
        return self._clock().astimezone(UTC)

    def read(self, stream: str, after: int = 0) -> tuple[Entry, ...]:
        """The entries of a stream, in order; none where there is no such stream."""
        return self.read_together({stream: after})[stream]

    def read_together(self, after: Mapping[str, int]) -> dict[str, tuple[Entry, ...]]:
        """Of each of these streams what came after a place, in one reading."""
        entries_of: dict[str, list[Entry]] = {stream: [] for stream in after}
        wanted = [(stream, last) for stream, last in after.items() if keepable(stream)]
        values: dict[str, Any] = {}
        for place, (stream, last) in enumerate(wanted):
            values |= {f"of{place}": stream, f"after{place}": counted(last)}
        for row in map(ChainRow._make, self._found(_read(len(wanted)), values) if wanted else ()):
            entries_of[row.stream].append(entry_of(row))
        return {stream: tuple(entries) for stream, entries in entries_of.items()}

    def head(self, stream: str) -> int:
        """The place of the last entry of a stream; 0 where there is no such stream."""
        return self.heads([stream]).get(stream, 0)

    def heads(self, streams: Iterable[str]) -> dict[str, int]:
        """The same for several streams at once; without those that do not exist."""
        known = [stream for stream in streams if keepable(stream)]
        return {
            row.stream: row.head
            for first in range(0, len(known), _AT_ONCE)
            for row in self.rows(_HEADS, streams=known[first : first + _AT_ONCE])
        }

    def newest(self) -> int:
        """The number of the last entry of the whole log: it grows with every change.

        Who has seen everything up to it misses nothing with `all(after=…)`, also where many desks
        write.
        """
        return int(self._found(_NEWEST, {})[0][0])

    def find(
        self, kind: str, only: Filter = EVERY, *, before: int | None = None, limit: int = 50
    ) -> tuple[Listed, ...]:
        """Streams of a kind, the newest first; `before` goes on after the last one of a list."""
        known = known_listing(kind, only, before, limit)
        if known is not None:
            return tuple(map(_listed, as_mappings(STREAMS, self._found(*known))))
        spread = self._spread() if only.since or only.until else 0
        query = listing(kind, only, before, limit, spread)
        return () if query is None else tuple(_listed(row._mapping) for row in self.rows(query))

    def _spread(self) -> int:
        return int(self._found(_SPREAD, {})[0][0])

    def all(self, after: int = 0, limit: int = 500) -> Iterator[Entry]:
        """The whole log in the order in which it was written, or what came after a number."""
        while True:
            entries = tuple(map(entry_of, self.rows(_READ_ALL, after=counted(after), most=limit)))
            yield from entries
            if len(entries) < limit:
                return
            after = entries[-1].number

    def setting(self, name: str) -> str | None:
        return next((str(value) for (value,) in self._found(_SETTING, {"of": name})), None)

    def set_setting(self, name: str, value: str, only_if_new: bool = False) -> bool:
        """Keeps a setting; whether it did, if it may only set what is not set yet."""
        done = True

        def change(known: str | None) -> str:
            nonlocal done
            done = known is None or not only_if_new
            return value if known is None or not only_if_new else known

        self.change_setting(name, change)
        return done

    def change_setting(self, name: str, change: Callable[[str | None], str]) -> None:
        """Keeps what becomes of a setting; nobody else writes in between."""
        with self.writing() as driver:
            # Not only on SQLite does one write at a time.
            driver.rows(LAST, {})
            _keep(driver, name, change)

    def close(self) -> None:
        self.database.close()

    def rows(self, query: sa.Executable, **values: Any) -> Sequence[sa.Row[Any]]:
        """What one statement reads."""
        try:
            with self.database.reads.connect() as connection:
                return connection.execute(query, values).all()
        except SQLAlchemyError as error:
            raise failures.failure(error) from error

    def _found(self, statement: Prepared, values: Mapping[str, Any]) -> list[tuple[Any, ...]]:
        """What one statement reads that is asked again and again."""
        try:
            with self.database.driver() as driver:
                return driver.rows(statement, values)
        except SQLAlchemyError as error:
            raise failures.failure(error) from error

    @contextmanager
    def writing(self) -> Iterator[Driver]:
        """A transaction: all of it or nothing, and whatever the database says is in our words."""
        with self._together.alone(), self.writing_alone() as driver:
            yield driver

    @contextmanager
    def writing_alone(self) -> Iterator[Driver]:
        """The same for whoever knows that no other thread writes."""
        try:
            with self.database.transaction() as driver:
                yield driver
        except SQLAlchemyError as error:
            raise failures.failure(error) from error


def _listed(row: Any) -> Listed:
    opened, changed = (datetime.fromisoformat(row[name]) for name in ("opened", "changed"))
    return Listed(row["stream"], row["head"], opened, changed, row["number"], summary_of(row))


def _always(value: str) -> Callable[[str | None], str]:
    return lambda known: value


def _keep(driver: Driver, name: str, change: Callable[[str | None], str]) -> None:
    """What becomes of a setting."""
    known = next((str(one) for (one,) in driver.rows(_SETTING, {"of": name})), None)
    value = change(known)
    if not keepable(value):
        raise unkeepable()
    if value != known:
        driver.run(_ADD_SETTING if known is None else _SET_SETTING, {"of": name, "to": value})
