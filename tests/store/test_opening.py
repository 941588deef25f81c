"""Opening a database: new, of another version, of somebody else, or none at all."""

from __future__ import annotations

import os
import shutil
import sqlite3
import stat
import sys
import tempfile
import threading
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
import sqlalchemy as sa

from bridgelaw.locale.errors import Refusal
from bridgelaw.store import Store
from bridgelaw.store.database import connect, default_database
from bridgelaw.store.entries import TooNew
from bridgelaw.store.migrations import STEPS, migrate
from bridgelaw.store.schema import LOG, METADATA
from tests.store.databases import Server
from tests.store.test_store import opening

NOBODY = 65534
NEWEST = 1 + len(STEPS)


def refused(address: str, create: bool = True) -> str:
    with pytest.raises(Refusal) as error:
        Store(address, create=create)
    return str(error.value)


def test_sqlite_writes_ahead_and_waits_for_the_disk(tmp_path: Path) -> None:
    path = tmp_path / "new folder" / "desk.db"
    with (
        closing(Store(f"sqlite:///{path}")) as store,
        store.database.writes.connect() as connection,
    ):
        pragma = {
            name: connection.exec_driver_sql(f"PRAGMA {name}").scalar()
            for name in ("journal_mode", "synchronous", "busy_timeout")
        }
        assert pragma == {"journal_mode": "wal", "synchronous": 2, "busy_timeout": 10_000}
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    assert stat.S_IMODE(path.parent.stat().st_mode) == 0o700


def test_a_file_that_nobody_shares_has_no_write_ahead_log(tmp_path: Path) -> None:
    path = tmp_path / "desk.db"
    with closing(Store(str(path), alone=True)) as store:
        store.set_setting("name", "value")
        with store.database.reads.connect() as connection:
            assert connection.exec_driver_sql("PRAGMA journal_mode").scalar() == "truncate"
            assert connection.exec_driver_sql("PRAGMA synchronous").scalar() == 2
        assert not (tmp_path / "desk.db-wal").exists()


def test_the_default_is_in_the_data_folder_of_the_user(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    if sys.platform != "linux":
        pytest.skip("the variable is of Linux")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert default_database() == tmp_path / "bridgelaw" / "desk.db"


def test_what_was_written_is_there_when_it_is_opened_again(address: str) -> None:
    with closing(Store(address)) as store:
        store.append(opening("r-1"))
    with closing(Store(address, create=False)) as store:
        assert store.head("r-1") == 1


def test_an_address_that_is_none_is_refused() -> None:
    for address in ("mysql://localhost/desk", "sqlite://", "", "  ", "https://example.org"):
        assert "is no database" in refused(address), address
    assert "no address of a database" in refused("postgresql://host:port/desk")


def test_a_password_is_never_shown() -> None:
    words = refused("postgresql://desk:secret@127.0.0.1:1/desk?connect_timeout=1")
    assert "does not answer" in words
    assert "desk:***@127.0.0.1" in words
    assert "secret" not in words


def test_without_psycopg_the_extra_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "psycopg", None)
    assert "bridgelaw[postgresql]" in refused("postgresql://desk@localhost/desk")


def test_a_database_that_must_exist_is_not_created(address: str) -> None:
    assert "There is no desk's database" in refused(address, create=False)
    assert "://" in address or not Path(address).exists()


def test_a_file_of_something_else_is_refused_and_stays_as_it_is(tmp_path: Path) -> None:
    text = tmp_path / "notes.txt"
    text.write_text("These are my notes of the evening.\n" * 100, encoding="utf-8")
    assert "notes.txt is not a desk's database" in refused(str(text))
    assert text.read_text(encoding="utf-8").startswith("These are my notes")
    other = tmp_path / "other.db"
    with closing(sqlite3.connect(other)) as connection:
        connection.execute("CREATE TABLE log (line TEXT)")
    assert "other.db is not a desk's database" in refused(str(other))
    with closing(sqlite3.connect(other)) as connection:
        assert connection.execute("SELECT name FROM sqlite_master").fetchall() == [("log",)]
    assert "cannot be opened" in refused(str(tmp_path))
    assert "cannot be opened" in refused(str(text / "desk.db"))


def test_tables_of_the_same_name_on_a_server_are_refused(address: str) -> None:
    with closing(connect(address)) as database, database.writes.begin() as connection:
        connection.exec_driver_sql("CREATE TABLE settings (colour TEXT)")
    assert "is not a desk's database" in refused(address)


def test_a_server_without_unicode_is_refused(postgresql: Server) -> None:
    assert "has the encoding LATIN1" in refused(postgresql.new_database("LATIN1"))


@pytest.fixture
def not_mine(tmp_path: Path) -> Iterator[Path]:
    """A folder in which this process may read but not write."""
    folder = Path(tempfile.mkdtemp())
    with closing(Store(str(folder / "desk.db"))) as store:
        store.append(opening("r-1"))
    (folder / "desk.db").chmod(0o444)
    folder.chmod(0o555)
    if os.geteuid() == 0:  # who may write everywhere
        os.seteuid(NOBODY)
    yield folder
    os.seteuid(os.getuid())
    folder.chmod(0o755)
    shutil.rmtree(folder)


@pytest.mark.skipif(sys.platform == "win32", reason="other permissions")
def test_where_nothing_may_be_written_it_is_said(not_mine: Path) -> None:
    assert "you may not write there" in refused(str(not_mine / "new.db"))
    assert "you may not write there" in refused(str(not_mine / "new" / "desk.db"))
    assert "you may not write there" in refused(str(not_mine / "desk.db"))


def test_a_database_of_a_newer_program_is_refused(address: str) -> None:
    with closing(Store(address)) as store, store.database.writes.begin() as connection:
        connection.execute(sa.update(LOG).values(version=99))
    with pytest.raises(TooNew):
        Store(address)


# The steps here lead to versions that there are not yet.


def add_weather(connection: sa.Connection) -> None:
    connection.exec_driver_sql("ALTER TABLE entries ADD COLUMN weather TEXT DEFAULT 'dry'")


def fill_weather(connection: sa.Connection) -> None:
    connection.exec_driver_sql("UPDATE entries SET weather = 'wet' WHERE seq = 1")


def fail(connection: sa.Connection) -> None:
    raise RuntimeError


def version(store: Store) -> int:
    return int(store.rows(sa.select(LOG.c.version))[0][0])


def test_an_older_database_takes_all_steps_in_order_once(store: Store) -> None:
    store.append(opening("r-1"))
    for _ in range(2):
        migrate(store.database, steps=(*STEPS, add_weather, fill_weather))
        assert version(store) == NEWEST + 2
        assert store.rows(sa.text("SELECT weather FROM entries"))[0][0] == "wet"
    assert store.head("r-1") == 1
    with store.database.writes.begin() as connection:
        connection.exec_driver_sql("UPDATE entries SET weather = 'dry'")
        connection.execute(sa.update(LOG).values(version=NEWEST + 1))
    migrate(store.database, steps=(*STEPS, add_weather, fill_weather))  # only the second is left
    assert store.rows(sa.text("SELECT weather FROM entries"))[0][0] == "wet"


def test_a_step_that_fails_leaves_the_database_as_it_was(store: Store) -> None:
    store.append(opening("r-1"))
    with pytest.raises(RuntimeError):
        migrate(store.database, steps=(*STEPS, add_weather, fail))
    assert version(store) == NEWEST
    columns = {one["name"] for one in sa.inspect(store.database.reads).get_columns("entries")}
    assert "weather" not in columns
    store.append(opening("r-2"))


def test_a_new_database_is_opened_by_many_at_once(tmp_path: Path) -> None:
    failed: list[BaseException] = []
    together = threading.Barrier(6)

    def start(path: Path) -> None:
        with closing(connect(str(path))) as database:
            together.wait()
            try:
                migrate(database)
            except BaseException as error:
                failed.append(error)

    for round_ in range(20):  # SQLite refused about one in sixty
        path = tmp_path / f"{round_}.db"
        threads = [threading.Thread(target=start, args=(path,)) for _ in range(6)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
    assert failed == []


def test_desks_that_start_at_once_migrate_once(address: str) -> None:
    failed: list[BaseException] = []

    def start() -> None:
        database = connect(address)
        try:
            begun.wait()
            migrate(database, steps=(*STEPS, add_weather))
        except BaseException as error:
            failed.append(error)
        finally:
            database.close()

    def starting(count: int) -> None:
        threads = [threading.Thread(target=start) for _ in range(count)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()

    begun = threading.Barrier(4)
    # A new one first: `add_weather` is then part of nothing, as its tables are the present ones.
    starting(4)
    assert failed == []
    with closing(connect(address)) as database, database.writes.begin() as connection:
        assert set(sa.inspect(connection).get_table_names()) == set(METADATA.tables)
        connection.execute(sa.update(LOG).values(version=NEWEST))
    starting(4)
    assert failed == []
