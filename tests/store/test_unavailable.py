"""A full disk, a database that is gone: nothing is half written, and afterwards it goes on."""

from __future__ import annotations

import os
import shutil
import sqlite3
import threading
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
import sqlalchemy as sa

from bridgelaw.store import Append, Fact, Store, Summary, Unavailable, database, together
from bridgelaw.store.prepared import Prepared
from tests.store.databases import Server
from tests.store.test_store import more, opening


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "desk.db"


@pytest.fixture
def on_file(file: Path) -> Iterator[Store]:
    with closing(Store(str(file))) as store:
        store.append(opening("r-1"))
        yield store


def large(stream: str) -> Append:
    return Append(stream, 0, (Fact("noted", {"text": "x" * 200_000}),), Summary("ruling"))


def refused(store: Store, append: Append) -> str:
    with pytest.raises(Unavailable) as error:
        store.append(more("r-1", 1, "answered"), append)
    assert error.value.detail
    return str(error.value)


def goes_on(store: Store) -> None:
    assert store.heads(["r-1", "r-2"]) == {"r-1": 1}
    assert store.newest() == 1
    store.append(more("r-1", 1, "answered"), large("r-2"))
    assert store.heads(["r-1", "r-2"]) == {"r-1": 2, "r-2": 1}
    assert [one.number for one in store.all()] == [1, 2, 3]


def test_a_full_disk(on_file: Store) -> None:
    def limit(pages: int) -> None:
        with on_file.database.driver() as driver:
            driver.run(Prepared(sa.text(f"PRAGMA max_page_count={pages}")), {})

    limit(1)  # that is: no more than there are now
    assert "disk is full" in refused(on_file, large("r-2"))
    limit(1_000_000)
    goes_on(on_file)


def test_a_connection_that_has_failed_is_not_used_again(on_file: Store) -> None:
    with on_file.database.driver() as driver:
        driver.run(Prepared(sa.text("PRAGMA query_only=1")), {})
    assert "may only be read" in refused(on_file, opening("r-2"))
    goes_on(on_file)  # by another connection


def test_a_file_that_is_deleted_is_missed_and_not_made_again(on_file: Store, file: Path) -> None:
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    aside = file.with_name("aside.db")
    shutil.copy(file, aside)
    for suffix in ("", "-wal", "-shm"):
        os.unlink(f"{file}{suffix}")
    assert "does not answer" in refused(on_file, opening("r-2"))
    with pytest.raises(Unavailable):
        on_file.read("r-1")
    assert not file.exists()
    aside.rename(file)
    goes_on(on_file)


def test_a_file_that_is_replaced_by_another_is_noticed(on_file: Store, file: Path) -> None:
    other = file.with_name("other.db")
    with closing(Store(str(other))) as store:
        store.append(opening("r-9"))
    for suffix in ("-wal", "-shm"):
        os.unlink(f"{file}{suffix}")
    other.replace(file)
    assert on_file.heads(["r-1", "r-9"]) == {"r-9": 1}
    file.write_bytes(b"")
    with pytest.raises(Unavailable):
        on_file.append(opening("r-2"))


def test_a_file_that_may_only_be_read(on_file: Store) -> None:
    def only_reading(yes: bool) -> None:
        with on_file.database.driver() as driver:
            driver.run(Prepared(sa.text(f"PRAGMA query_only={int(yes)}")), {})

    only_reading(True)
    assert on_file.head("r-1") == 1
    assert "may only be read" in refused(on_file, opening("r-2"))
    only_reading(False)
    goes_on(on_file)


def test_who_waits_too_long_for_another_program_is_told(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(database, "_PATIENCE", 0.01)
    with closing(Store(str(file))) as store, closing(sqlite3.connect(file)) as other:
        store.append(opening("r-1"))
        other.execute("BEGIN IMMEDIATE")
        assert "busy" in refused(store, opening("r-2"))
        assert store.head("r-1") == 1, "who reads waits for nobody"
        other.rollback()
        goes_on(store)


def test_who_waits_too_long_for_another_thread_is_told(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(together, "_PATIENCE", 0.01)
    store.append(opening("r-1"))
    writes, done = threading.Event(), threading.Event()

    def write() -> None:
        with store.writing():
            writes.set()
            done.wait()

    thread = threading.Thread(target=write)
    thread.start()
    writes.wait()
    assert "busy" in refused(store, opening("r-2"))
    assert store.head("r-1") == 1, "who reads waits for nobody"
    done.set()
    thread.join()
    goes_on(store)


def test_a_server_that_stops_and_starts_again(postgresql: Server) -> None:
    with closing(Store(postgresql.new_database())) as store:
        store.append(opening("r-1"))
        postgresql.stop()
        try:
            assert "does not answer" in refused(store, opening("r-2"))
            with pytest.raises(Unavailable):
                store.find("ruling")
        finally:
            postgresql.start()
        goes_on(store)


def test_a_connection_that_is_lost_while_writing(postgresql: Server) -> None:
    with closing(Store(postgresql.new_database())) as store:
        store.append(opening("r-1"))
        one = Prepared(sa.select(sa.literal(1)))
        end = sa.text(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
            "WHERE datname = current_database() AND state LIKE 'idle in transaction%'"
        )
        with (
            pytest.raises(Unavailable, match="Look whether this was kept"),
            store.writing() as driver,
        ):
            driver.rows(one, {})
            store.rows(end)
        with pytest.raises(Unavailable, match="does not answer"), store.writing() as driver:
            driver.rows(one, {})
            store.rows(end)
            driver.rows(one, {})
        goes_on(store)


def test_a_server_that_may_only_be_read(postgresql: Server) -> None:
    address = postgresql.new_database()
    with closing(Store(address)) as store:
        store.append(opening("r-1"))
        name = address.partition("@/")[2].partition("?")[0]
        for value in ("on", "off"):
            with store.database.reads.connect() as connection:
                connection.exec_driver_sql("SET default_transaction_read_only = off")
                connection.exec_driver_sql(
                    f"ALTER DATABASE {name} SET default_transaction_read_only = {value}"
                )
            store.close()  # it holds for new connections
            if value == "on":
                assert "may only be read" in refused(store, opening("r-2"))
        goes_on(store)
