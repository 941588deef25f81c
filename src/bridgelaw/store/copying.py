"""Copies a whole database into another, of either kind."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from bridgelaw.locale import Refusal, Text, tr
from bridgelaw.store import failures
from bridgelaw.store.chain import Noted, Verified
from bridgelaw.store.database import connect
from bridgelaw.store.entries import NoDatabase, TooNew
from bridgelaw.store.schema import ENTRIES, METADATA, SETTINGS
from bridgelaw.store.store import Store
from bridgelaw.store.verifying import Tell, seal, verify

_AT_ONCE = 1000  # rows


def is_empty(store: Store) -> bool:
    """Whether nothing would be lost if it were overwritten."""
    return store.newest() == 0 and not store.rows(sa.select(SETTINGS.c.name).limit(1))


def backup(source: Store, path: Path, tell: Tell = lambda done: None) -> int:
    """Writes a new SQLite file, whatever the database is; how many entries it has.

    It holds the state of one moment. Desks may go on writing to the source.
    """
    os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
    if source.database.path is not None:
        _copy_file(source.database.path, path)
    else:
        with closing(Store(str(path))) as target:
            _copy_rows(source, target, tell)
    with closing(Store(str(path))) as target:
        done = target.newest()
    # One file, that can be read where nothing may be written.
    with (
        closing(connect(str(path), create=False, alone=True)) as database,
        database.writes.begin() as connection,
    ):
        seal(connection)
    with closing(sqlite3.connect(path)) as file:
        file.execute("PRAGMA journal_mode=DELETE")
    return done


def is_sealed(path: Path) -> bool:
    """Is this a backup that no desk has opened since? A desk's own file keeps a log beside it."""
    try:
        with path.open("rb") as file:
            head = file.read(20)
    except OSError:
        return False
    return head.startswith(b"SQLite format 3\0") and head[18:] == b"\1\1"


def restore(source: Store, target: Store, tell: Tell = lambda done: None) -> None:
    """Everything in the target becomes what is in the source, a backup; all of it or nothing."""
    target.database.ensure_alone()
    if source.database.path is not None and target.database.path is not None:
        _copy_file(source.database.path, target.database.path)
    else:
        _copy_rows(source, target, tell)


def _copy_file(source: Path, target: Path) -> None:
    """SQLite's own way: a snapshot of the one in one transaction on the other."""
    try:
        with (
            closing(sqlite3.connect(f"{source.as_uri()}?mode=rw", uri=True)) as reading,
            closing(sqlite3.connect(target)) as writing,
        ):
            reading.backup(writing)
    except sqlite3.Error as error:
        raise failures.failure(DBAPIError("backup", None, error)) from error


def _copy_rows(source: Store, target: Store, tell: Tell) -> None:
    """From one kind of database to the other."""
    try:
        with source.database.snapshot.begin() as reading, target.database.writes.begin() as writing:
            for table in METADATA.sorted_tables:
                writing.execute(sa.delete(table))
            done = 0
            for table in METADATA.sorted_tables:
                rows = reading.execution_options(yield_per=_AT_ONCE).execute(sa.select(table))
                for batch in rows.partitions():
                    _insert(writing, table, batch)
                    if table is ENTRIES:
                        done += len(batch)
                        tell(done)
    except SQLAlchemyError as error:
        raise failures.failure(error) from error


def _insert(connection: sa.Connection, table: sa.Table, rows: Sequence[sa.Row[Any]]) -> None:
    if connection.dialect.name != "postgresql":
        connection.execute(sa.insert(table), [row._asdict() for row in rows])
        return
    # PostgreSQL's own way to take many rows.
    columns = ", ".join(f'"{column.name}"' for column in table.columns)
    cursor: Any = connection.connection.cursor()
    try:
        with cursor.copy(f'COPY "{table.name}" ({columns}) FROM STDIN') as copy:
            for row in rows:
                copy.write_row(tuple(row))
    except connection.dialect.loaded_dbapi.Error as error:
        raise DBAPIError("COPY", None, error) from error
    finally:
        cursor.close()


def open_backup(path: Path, copy: Path, tell: Tell = lambda done: None) -> Store:
    """A backup as a store; `Refusal` where it is not one, or says where it is damaged or altered.

    It is copied first, because one of an older version is brought to the present one.
    """
    verify_file(path, copy, tell=tell)
    return Store(str(copy), create=False)


class Unsound(Refusal):
    """A desk's database or backup in which something does not fit."""

    def __init__(self, text: Text, where: Text) -> None:
        super().__init__(text)
        self.where = where


def verify_file(
    path: Path, copy: Path, noted: Noted | None = None, tell: Tell = lambda done: None
) -> Verified:
    """A database or a backup in which everything fits; `Refusal` says where something does not.

    The file itself is only read, and may be the one of a running desk.
    """
    sound = _copied(path, copy)
    with closing(connect(str(copy), create=False, alone=True)) as database:
        try:
            verified = verify(database, noted, tell)
        except NoDatabase as error:
            raise _no_backup(path) from error
        except TooNew:
            raise
        except Refusal as error:
            wrong = tr("{path} was changed or is damaged. {where}", path=str(path),
                       where=error.text)  # fmt: skip
            raise Unsound(wrong, error.text) from error
    if not sound:
        raise Unsound(
            tr("{path} is damaged: its entries can be read, but not its lists.", path=str(path)),
            tr("Its lists or settings cannot be read."),
        )
    return verified


def _copied(path: Path, copy: Path) -> bool:
    """Whether SQLite itself finds nothing wrong with the file."""
    try:
        with (
            closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True)) as file,
            closing(sqlite3.connect(copy)) as copied,
        ):
            file.backup(copied)
            copied.execute("PRAGMA journal_mode=DELETE")
            checked = copied.execute("PRAGMA integrity_check(1)").fetchall()
    except sqlite3.Error as error:
        if error.sqlite_errorname == "SQLITE_FULL":
            raise Refusal(tr("The disk is full: nothing was written.")) from error
        if error.sqlite_errorname == "SQLITE_CORRUPT" and copy.stat().st_size:
            return False
        raise _no_backup(path) from error
    if not copy.stat().st_size:
        raise _no_backup(path)
    return bool(checked == [("ok",)])


def _no_backup(path: Path) -> Refusal:
    return Refusal(tr("{path} is not a backup of a desk.", path=str(path)))


def is_whole(store: Store) -> bool:
    """Whether everything fits, and no entry is missing."""
    try:
        verify(store.database)
    except Refusal:
        return False
    return True
