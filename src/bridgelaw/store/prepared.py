"""Statements that are written once, and then go to the driver as they are.

SQLAlchemy writes them for either database. To build and run each through it again takes several
times as long as the database itself does, and a step of a ruling has a dozen of them.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

import sqlalchemy as sa
from sqlalchemy.dialects import sqlite

_NAMED = sqlite.dialect(paramstyle="named")  # values by their names, as with PostgreSQL

Values = Mapping[str, Any]


class _Written(NamedTuple):
    """A statement in the words of one database."""

    text: str
    values: Values
    """Those that it always has."""


class Prepared:
    """A statement with names for its values."""

    __slots__ = ("_statement", "_written")

    def __init__(self, statement: sa.ClauseElement) -> None:
        self._statement = statement
        self._written: dict[str, _Written] = {}

    def on(self, dialect: sa.Dialect) -> _Written:
        """As this database's driver takes it."""
        statement = self._written.get(dialect.name)
        if statement is None:
            made = self._statement.compile(dialect=_NAMED if dialect.name == "sqlite" else dialect)
            always = {name: value for name, value in made.params.items() if value is not None}
            statement = self._written[dialect.name] = _Written(str(made), always)
        return statement


class Driver:
    """The driver's own connection within a transaction or a reading."""

    __slots__ = ("_connection", "dialect")

    def __init__(self, connection: Any, dialect: sa.Dialect) -> None:
        self._connection = connection
        self.dialect = dialect

    def rows(self, statement: Prepared, values: Values) -> list[tuple[Any, ...]]:
        """What a statement finds."""
        cursor = self._connection.cursor()
        try:
            text, always = statement.on(self.dialect)
            cursor.execute(text, {**always, **values} if always else values)
            rows: list[tuple[Any, ...]] = cursor.fetchall()
            return rows
        finally:
            cursor.close()

    def run(self, statement: Prepared, *values: Values) -> None:
        """Does a statement, once with each of these values."""
        cursor = self._connection.cursor()
        try:
            text, _ = statement.on(self.dialect)
            if len(values) == 1:
                cursor.execute(text, values[0])
            else:
                cursor.executemany(text, values)
        finally:
            cursor.close()


def as_mappings(table: sa.Table, rows: Sequence[tuple[Any, ...]]) -> list[dict[str, Any]]:
    """Whole rows of a table by the names of its columns."""
    names = table.columns.keys()
    return [dict(zip(names, row, strict=True)) for row in rows]
