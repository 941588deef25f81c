"""Checks a whole database: that every entry fits, that none is missing, and what lists hold.

Nothing is written, and a database of an older version stays as it is.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Generator
from contextlib import closing
from hashlib import sha256
from typing import Any

import sqlalchemy as sa
from sqlalchemy.exc import SQLAlchemyError

from bridgelaw.locale import Refusal, tr
from bridgelaw.store.chain import ChainRow, Check, Noted, Unfit, Verified
from bridgelaw.store.database import Database
from bridgelaw.store.migrations import present_version
from bridgelaw.store.schema import ENTRIES, LOG, METADATA, SEAL, STREAMS

_AT_ONCE = 1000  # rows
_IN_PARTS = {"yield_per": _AT_ONCE}

Tell = Callable[[int], None]
"""Is told how many entries were looked at."""


def verify(
    database: Database, noted: Noted | None = None, tell: Tell = lambda done: None
) -> Verified:
    """A database in which everything fits; `Refusal` says where something does not.

    `noted`: the hash that an entry is known to have had.
    """
    present_version(database)
    try:
        with (
            database.snapshot.connect() as connection,
            connection.begin(),
            closing(rows_of(connection)) as rows,
        ):
            check = Check(noted)
            streams: dict[str, tuple[int, int, str]] = {}
            for row in check.passed(rows):
                _, first, opened = streams.get(row.stream, (0, row.number, row.at))
                streams[row.stream] = (row.seq, first, opened)
                if not row.number % _AT_ONCE:
                    tell(row.number)
            verified = check.ended()
            _check_end(connection, verified)
            _check_streams(connection, streams)
            _check_seal(connection)
    except SQLAlchemyError as error:
        raise Refusal(tr("Its lists or settings cannot be read.")) from error
    return verified


def rows_of(connection: sa.Connection) -> Generator[ChainRow]:
    """The entries as they are kept, also of a database that has no hashes yet."""
    done = 0
    try:
        columns = {one["name"] for one in sa.inspect(connection).get_columns(ENTRIES.name)}
        chosen = [
            ENTRIES.c[name] if name in columns else sa.null().label(name)
            for name in ChainRow._fields
        ]
        query = sa.select(*chosen).order_by(ENTRIES.c.number)
        with connection.execute(query, execution_options=_IN_PARTS) as rows:
            for row in rows:
                yield ChainRow._make(row)
                done += 1
    except SQLAlchemyError as error:
        raise Unfit(tr("Entry {number} cannot be read.", number=done + 1), done + 1) from error


def _check_end(connection: sa.Connection, verified: Verified) -> None:
    """The log itself says with which entry it ends."""
    columns = {one["name"] for one in sa.inspect(connection).get_columns(LOG.name)}
    (last, *_) = [*connection.execute(sa.select(LOG.c.number)).scalars(), None]
    if last != verified.entries:
        raise Unfit(
            tr("The log ends with entry {last}, and {number} should be its last.",
               last=verified.entries, number=str(last)[:20]),
            verified.entries + 1,
        )  # fmt: skip
    if LOG.c.hash.name in columns:
        if connection.execute(sa.select(LOG.c.hash)).scalar() != verified.last:
            raise Unfit(
                tr("Entry {number} is not the one with which the log ended.",
                   number=verified.entries),
                verified.entries,
            )  # fmt: skip


def _check_streams(connection: sa.Connection, known: dict[str, tuple[int, int, str]]) -> None:
    """What lists say of each stream follows from the entries."""
    left = dict(known)
    for row in connection.execute(sa.select(STREAMS)).mappings():
        fits = left.pop(row["stream"], None) == (row["head"], row["number"], row["opened"])
        if not fits or not _is_readable(row):
            raise Refusal(tr("The list does not fit its entries at {stream}.",
                             stream=str(row["stream"])[:40]))  # fmt: skip
    for stream in left:
        raise Refusal(tr("The list does not fit its entries at {stream}.", stream=stream))


def _is_readable(row: Any) -> bool:
    texts = ("changed", "kind", "session", "state", "place", "board", "subject", "laws", "shown")
    try:
        return all(isinstance(row[name], str) for name in texts) and isinstance(
            json.loads(row["shown"]), dict
        )
    except (ValueError, RecursionError):
        return False


# A backup carries a hash of each of its tables: also settings and lists are then as they were.

_TABLES = {
    "entries": tr("the log"),
    "log": tr("the log"),
    "streams": tr("the lists"),
    "terms": tr("the lists"),
    "settings": tr("the settings"),
}


def seal(connection: sa.Connection) -> None:
    """Writes down what the tables hold now."""
    connection.exec_driver_sql("CREATE TABLE seal (name TEXT PRIMARY KEY, digest TEXT NOT NULL)")
    for table in METADATA.sorted_tables:
        values = {"name": table.name, "digest": _digest(connection, table)}
        connection.execute(sa.insert(SEAL), values)


def _check_seal(connection: sa.Connection) -> None:
    if not sa.inspect(connection).has_table(SEAL.name):
        return
    # Those that there were then: a backup may be of an older version.
    sealed = {str(name): digest for name, digest in connection.execute(sa.select(SEAL))}
    for name, part in _TABLES.items():
        if sealed.get(name) != _digest(connection, METADATA.tables[name]):
            raise Refusal(tr("Changed after the backup was written: {part}.", part=part))
    for name in sorted(sealed.keys() & METADATA.tables.keys() - _TABLES.keys()):
        if sealed[name] != _digest(connection, METADATA.tables[name]):
            raise Refusal(tr("Changed after the backup was written: {part}.", part=name))


def _digest(connection: sa.Connection, table: sa.Table) -> str:
    """Of all rows, whatever order they are kept in."""
    columns: list[sa.ColumnClause[Any]] = [
        sa.column(one["name"]) for one in sa.inspect(connection).get_columns(table.name)
    ]
    query = sa.select(*columns).select_from(table).order_by(*columns)
    digest = sha256()
    for row in connection.execute(query, execution_options=_IN_PARTS):
        digest.update(f"{tuple(row)!r}\n".encode(errors="surrogatepass"))
    return digest.hexdigest()
