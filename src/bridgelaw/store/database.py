"""Opens a database by its address: a SQLite file, or a PostgreSQL server."""

from __future__ import annotations

import os
import secrets
import sqlite3
import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from sqlalchemy.exc import ArgumentError, DBAPIError, InvalidatePoolError

from bridgelaw.locale import Refusal, tr
from bridgelaw.store import failures
from bridgelaw.store.entries import NoDatabase
from bridgelaw.store.prepared import Driver

_PATIENCE = 10  # seconds that somebody waits for another's writing
_SERVERS = ("postgresql", "postgres")
_OF_A_SERVER = 15  # connections, which it has not many of
# The lock is taken at once: one that is wanted later, after reading, may be refused.
_BEGIN_WRITING = "BEGIN IMMEDIATE"


def default_database() -> Path:
    """Where a desk keeps its log if nobody says where: in the user's data folder."""
    from platformdirs import user_data_path

    return user_data_path("bridgelaw", appauthor=False) / "desk.db"


class _SameFile:
    """Notices when another file has taken the place of the one that was opened: SQLite would go on
    writing to a file that nobody can find any more."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._known = _identity(path)
        self.when_replaced: list[Callable[[], None]] = []

    def look(self, *of_pool: Any) -> None:
        """Before each use of a connection."""
        now = _identity(self._path)
        if now != self._known:
            self._known = now
            for tell in self.when_replaced:
                tell()
            raise InvalidatePoolError("another file is there")


@dataclass(frozen=True, slots=True)
class Database:
    """A database, with one engine for each way to use it. They share their connections."""

    address: str
    """As it may be shown: without a password."""
    path: Path | None
    """The file; `None` for a server."""
    reads: sa.Engine
    """Each statement by itself: it sees what is committed, and waits for nobody."""
    writes: sa.Engine
    snapshot: sa.Engine
    """Several statements that see the same moment."""
    _file: _SameFile | None = None

    def when_replaced(self, tell: Callable[[], None]) -> None:
        """`tell` is called when another file has taken the place of the one that was there."""
        if self._file is not None:
            self._file.when_replaced.append(tell)

    def close(self) -> None:
        self.reads.dispose()

    @contextmanager
    def driver(self) -> Iterator[Driver]:
        """The driver itself, for one statement that reads."""
        with self._connection() as connection:
            if self.path is None:
                connection.autocommit = True
            yield Driver(connection, self.reads.dialect)
            if self.path is None:
                connection.autocommit = False

    @contextmanager
    def transaction(self) -> Iterator[Driver]:
        """The driver itself, for statements of which all are done or none."""
        is_ending = False
        try:
            with self._connection() as connection:
                if self.path is not None:
                    connection.execute(_BEGIN_WRITING)
                yield Driver(connection, self.reads.dialect)
                is_ending = True
                connection.commit()
        except DBAPIError as error:
            if is_ending and error.connection_invalidated:
                raise failures.unsure(error) from error
            raise

    @contextmanager
    def _connection(self) -> Iterator[Any]:
        """The driver's own; what was not committed is undone when it goes back to the pool.

        What the driver itself raises in here is raised as SQLAlchemy does.
        """
        dialect, pooled = self.reads.dialect, None
        driver_error = dialect.loaded_dbapi.Error
        try:
            pooled = self.reads.raw_connection()
            yield pooled.driver_connection
        except driver_error as error:
            is_lost = False
            if pooled is not None:
                is_lost = dialect.is_disconnect(error, pooled.dbapi_connection, None)
                # Whatever state it is in now, nobody uses it again.
                pooled.invalidate(error)
            raise DBAPIError.instance(
                "", None, error, driver_error, connection_invalidated=is_lost
            ) from error
        finally:
            if pooled is not None:
                pooled.close()

    def ensure_alone(self) -> None:
        """`Refusal` where another program uses the database."""
        self.close()
        if self.path is None:
            self._wait_for_others()
            return
        with closing(sqlite3.connect(self.path, timeout=1)) as connection:
            try:
                # Only the last one who has the file open may leave the write-ahead log.
                connection.execute("PRAGMA journal_mode=DELETE")
            except sqlite3.OperationalError as error:
                raise _in_use() from error

    def _wait_for_others(self) -> None:
        # Whoever has just left is still seen for a moment.
        for _ in range(10):
            with self.reads.connect() as connection:
                if not connection.execute(_OTHER_DESKS, {"mine": _PROGRAM}).scalar():
                    return
            time.sleep(0.1)
        raise _in_use()


_PROGRAM = f"bridgelaw {secrets.token_hex(8)}"  # as the server knows this process
_OTHER_DESKS = sa.text(
    "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() "
    "AND application_name LIKE 'bridgelaw %' AND application_name <> :mine"
)


def _in_use() -> Refusal:
    return Refusal(tr("A desk is using this database. Stop it first."))


def connect(address: str, create: bool = True, alone: bool = False) -> Database:
    """The database at an address as `--database` takes it: a file's name, or postgresql://…

    `alone`: no other program opens the file. There is no write-ahead log then, which needs memory
    that connections share: a browser has none.
    """
    scheme, separator, rest = address.partition("://")
    if separator and scheme in _SERVERS:
        return _server(f"postgresql+psycopg://{rest}")
    if scheme == "sqlite" and rest.startswith("/"):
        return _file(Path(rest[1:]), create, alone)
    if separator or not address.strip() or "\0" in address:
        raise NoDatabase(
            tr(
                "“{address}” is no database: give a file, or postgresql://user@host/name",
                address=scheme + separator,
            )
        )
    return _file(Path(address), create, alone)


def _file(path: Path, create: bool, alone: bool) -> Database:
    path = path.expanduser().absolute()
    try:
        if create:
            # What is kept is nobody else's business: names of players, and the PIN's hash.
            path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
            os.close(os.open(path, os.O_CREAT | os.O_RDWR, 0o600))
        elif not path.exists():
            raise NoDatabase(tr("There is no desk's database at {path}.", path=str(path)))
    except PermissionError as error:
        raise NoDatabase(
            tr("{path}: you may not write there. Name another place with --database.",
               path=str(path))
        ) from error  # fmt: skip
    except OSError as error:
        raise NoDatabase(
            tr("{path} cannot be opened: {error}", path=str(path), error=error.strerror or "")
        ) from error

    def opened() -> sqlite3.Connection:
        # mode=rw: a file that was deleted is missed, and not made again empty.
        made = sqlite3.connect(
            f"{path.as_uri()}?mode=rw", uri=True, timeout=_PATIENCE, check_same_thread=False
        )
        try:
            if alone:
                made.execute("PRAGMA journal_mode=TRUNCATE")
            else:
                _write_ahead(made)
            # What is acknowledged survives the loss of power, not only of the process.
            made.execute("PRAGMA synchronous=FULL")
        except sqlite3.Error:
            made.close()
            raise
        return made

    # As many connections as there are threads; the one used last is the next.
    engine = sa.create_engine(
        "sqlite://", creator=opened, poolclass=sa.QueuePool, pool_size=0, pool_use_lifo=True
    )
    file = _SameFile(path)
    sa.event.listen(engine, "checkout", file.look)
    # Python begins no transaction before a SELECT: reads need nothing more.
    writes, snapshot = engine.execution_options(), engine.execution_options()
    sa.event.listen(writes, "begin", lambda begun: begun.exec_driver_sql(_BEGIN_WRITING))
    sa.event.listen(snapshot, "begin", lambda begun: begun.exec_driver_sql("BEGIN"))
    return Database(str(path), path, engine, writes, snapshot, file)


def _write_ahead(connection: sqlite3.Connection) -> None:
    # Of two who open a new file at once, SQLite refuses one at once: it waits for other locks only.
    last = time.monotonic() + _PATIENCE
    while True:
        try:
            connection.execute("PRAGMA journal_mode=WAL")
            return
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode != sqlite3.SQLITE_BUSY or time.monotonic() > last:
                raise
            time.sleep(0.01)


def _identity(path: Path) -> tuple[int, int] | None:
    try:
        stat = os.stat(path)
    except OSError:
        return None
    return stat.st_dev, stat.st_ino


def _server(address: str) -> Database:
    try:
        url = sa.make_url(address)
        # A server that is gone is noticed within seconds.
        wanted: dict[str, Any] = {
            "connect_timeout": 5, "keepalives_idle": 10, "keepalives_interval": 5,
            "keepalives_count": 3, "application_name": _PROGRAM,
        }  # fmt: skip
        engine = sa.create_engine(
            url, pool_pre_ping=True, pool_size=_OF_A_SERVER, max_overflow=0, connect_args={
                name: value for name, value in wanted.items() if name not in url.query
            },
        )  # fmt: skip
    except (ArgumentError, ValueError) as error:
        raise NoDatabase(
            tr("That is no address of a database. It looks like postgresql://user@host/name")
        ) from error
    except ModuleNotFoundError as error:
        raise NoDatabase(
            tr('PostgreSQL needs one more package: pip install "bridgelaw[postgresql]"')
        ) from error

    def set_up(connection: Any, record: Any) -> None:
        # Neither waits for ever for somebody's lock, nor keeps one when this desk hangs.
        connection.execute(f"SET lock_timeout = '{_PATIENCE}s'")
        connection.execute("SET idle_in_transaction_session_timeout = '60s'")
        connection.commit()

    sa.event.listen(engine, "connect", set_up)
    shown = url.set(drivername="postgresql").render_as_string(hide_password=True)
    return Database(
        shown, None, engine.execution_options(isolation_level="AUTOCOMMIT"), engine,
        engine.execution_options(isolation_level="REPEATABLE READ"),
    )  # fmt: skip
