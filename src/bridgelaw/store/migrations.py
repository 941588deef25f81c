"""Brings a database to the present schema, one numbered step after another."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import sqlalchemy as sa
from sqlalchemy.exc import SQLAlchemyError

from bridgelaw.locale import tr
from bridgelaw.store import failures
from bridgelaw.store.chain import BEGINNING, ChainRow, hash_of
from bridgelaw.store.database import Database
from bridgelaw.store.entries import NoDatabase, TooNew
from bridgelaw.store.schema import LOG, METADATA, SEAL

Step = Callable[[sa.Connection], None]


def _begin_chain(connection: sa.Connection) -> None:
    """Every entry carries a hash from now on.

    The entries that are there stay as they are; the first new one carries theirs with its own.
    """
    for column in (
        "entries ADD COLUMN hash TEXT",
        "log ADD COLUMN hash TEXT NOT NULL DEFAULT ''",
        "log ADD COLUMN spread BIGINT NOT NULL DEFAULT 0",
    ):
        connection.exec_driver_sql(f"ALTER TABLE {column}")
    columns = ", ".join(f'"{name}"' for name in ChainRow._fields)
    rows = connection.exec_driver_sql(f"SELECT {columns} FROM entries ORDER BY number")
    last = hash_of(map(ChainRow._make, rows))
    connection.execute(sa.text("UPDATE log SET hash = :last"), {"last": last})


STEPS: tuple[Step, ...] = (_begin_chain,)
"""The first leads from version 1 to 2, and so on. A step is never changed once it is released."""

_DESKS = 0x627269646765  # "bridge": what the desks of a server lock while one of them migrates


def migrate(database: Database, create: bool = True, steps: Sequence[Step] = STEPS) -> bool:
    """All steps or none; desks that start at once wait for each other. Whether it was empty."""
    newest = 1 + len(steps)
    with database.writes.begin() as connection:
        if connection.dialect.name == "postgresql":
            connection.execute(sa.select(sa.func.pg_advisory_xact_lock(_DESKS)))
        known = _version(connection, database, create)
        if known == 0:
            _ensure_unicode(connection)
            METADATA.create_all(connection, checkfirst=False)  # none of them is there
            connection.execute(
                sa.insert(LOG).values(version=newest, number=0, hash=BEGINNING, spread=0)
            )
        elif known > newest:
            raise _too_new(database)
        if known:
            # Whoever opens a backup as a desk's database makes it one.
            unseal(connection)
        if 0 < known < newest:
            for step in steps[known - 1 :]:
                step(connection)
            connection.execute(sa.update(LOG).values(version=newest))
    return known == 0


def unseal(connection: sa.Connection) -> None:
    """What is going to be changed is no longer as the backup was written."""
    if sa.inspect(connection).has_table(SEAL.name):
        connection.exec_driver_sql("DROP TABLE seal")


def present_version(database: Database) -> int:
    """The version of a database that is only looked at; `Refusal` where this cannot read it."""
    try:
        with database.reads.connect() as connection:
            known = _version(connection, database, create=False)
    except SQLAlchemyError as error:
        raise failures.opening(error, database.address) from error
    if known > 1 + len(STEPS):
        raise _too_new(database)
    return known


def _too_new(database: Database) -> TooNew:
    return TooNew(
        tr("{path} was written by a newer version of bridgelaw. Update this one.",
           path=database.address)
    )  # fmt: skip


def _version(connection: sa.Connection, database: Database, create: bool) -> int:
    """The version that the database has; 0 for none yet."""
    tables = set(sa.inspect(connection).get_table_names())
    if LOG.name in tables and "entries" in tables:
        version = connection.execute(sa.select(LOG.c.version)).scalar()
        if isinstance(version, int) and version > 0:
            return version
    # Others may have tables of their own on a server, but not in a desk's file.
    foreign = tables & set(METADATA.tables) if database.path is None else tables
    if foreign:
        raise NoDatabase(tr("{path} is not a desk's database.", path=database.address))
    if not create:
        raise NoDatabase(tr("There is no desk's database at {path}.", path=database.address))
    return 0


def _ensure_unicode(connection: sa.Connection) -> None:
    if connection.dialect.name == "postgresql":
        encoding = connection.exec_driver_sql("SHOW server_encoding").scalar()
        if encoding != "UTF8":
            raise NoDatabase(
                tr("The database has the encoding {encoding}. Make one with UTF8.",
                   encoding=str(encoding))
            )  # fmt: skip
