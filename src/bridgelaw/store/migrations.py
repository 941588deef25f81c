"""Brings a database to the present schema, one numbered step after another."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import sqlalchemy as sa

from bridgelaw.locale.text import tr
from bridgelaw.store.database import Database
from bridgelaw.store.entries import NoDatabase, TooNew
from bridgelaw.store.schema import LOG, METADATA

Step = Callable[[sa.Connection], None]

STEPS: tuple[Step, ...] = ()
"""The first leads from version 1 to 2, and so on. A step is never changed once it is released."""

_DESKS = 0x627269646765  # "bridge": what the desks of a server lock while one of them migrates


def migrate(database: Database, create: bool = True, steps: Sequence[Step] = STEPS) -> None:
    """All steps or none; desks that start at once wait for each other."""
    newest = 1 + len(steps)
    with database.writes.begin() as connection:
        if connection.dialect.name == "postgresql":
            connection.execute(sa.select(sa.func.pg_advisory_xact_lock(_DESKS)))
        known = _version(connection, database, create)
        if known == 0:
            _ensure_unicode(connection)
            METADATA.create_all(connection)
            connection.execute(sa.insert(LOG).values(version=newest, number=0))
        elif known > newest:
            raise TooNew(
                tr("{path} was written by a newer version of bridgelaw. Update this one.",
                   path=database.address)
            )  # fmt: skip
        elif known < newest:
            for step in steps[known - 1 :]:
                step(connection)
            connection.execute(sa.update(LOG).values(version=newest))


def _version(connection: sa.Connection, database: Database, create: bool) -> int:
    """The version that the database has; 0 for none yet."""
    tables = set(sa.inspect(connection).get_table_names())
    if LOG.name in tables and "entries" in tables:
        version = connection.execute(sa.select(LOG.c.version)).scalar()
        if version is not None:
            return int(version)
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
