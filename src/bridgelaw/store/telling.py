"""Whoever follows the log is told of what other processes write: LISTEN and NOTIFY of PostgreSQL.

SQLite tells nobody; whoever follows it looks again and again.
"""

from __future__ import annotations

import logging
import threading
from collections.abc import Callable
from typing import Any

import sqlalchemy as sa
from sqlalchemy.exc import SQLAlchemyError

from bridgelaw.store.database import Database
from bridgelaw.store.prepared import Driver, Prepared

_LOG = logging.getLogger(__name__)
_CHANNEL = "bridgelaw"
_LOOKS = 0.5  # seconds between two looks whether it is to end
_AGAIN = 1.0  # seconds until a lost connection is tried again
_NOTIFY = Prepared(sa.text(f"NOTIFY {_CHANNEL}"))


def notify(driver: Driver) -> None:
    """All who listen are told when this transaction is committed."""
    if driver.dialect.name == "postgresql":
        driver.run(_NOTIFY, {})


class Listening:
    """Calls somebody, from a thread of its own, whenever anybody has written to the log."""

    def __init__(self, database: Database, tell: Callable[[], None]) -> None:
        self._database = database
        self._tell = tell
        self._ends = threading.Event()
        self.hears = threading.Event()
        """Set while it would hear of a change."""
        if database.path is None:
            threading.Thread(target=self._run, daemon=True, name="listening").start()

    def close(self) -> None:
        """Ends it soon; nobody waits for that."""
        self._ends.set()

    def _run(self) -> None:
        while not self._ends.is_set():
            try:
                self._listen()
            except Exception as error:  # of SQLAlchemy or of the driver: the server is away
                _LOG.debug("not listening: %s", error)
            self.hears.clear()
            self._ends.wait(_AGAIN)

    def _listen(self) -> None:
        connection = self._connection()
        try:
            connection.execute(f"LISTEN {_CHANNEL}")
            self.hears.set()
            self._tell()  # of what was written while nobody listened
            while not self._ends.is_set():
                heard = False
                for _ in connection.notifies(timeout=_LOOKS, stop_after=1):
                    heard = True
                if heard:
                    self._tell()
        finally:
            connection.close()

    def _connection(self) -> Any:
        """One that belongs to nobody else, in no transaction."""
        pooled = self._database.reads.raw_connection()
        try:
            connection: Any = pooled.driver_connection
            pooled.detach()
            connection.rollback()
            connection.autocommit = True
        except (SQLAlchemyError, AttributeError):
            pooled.close()
            raise
        return connection
