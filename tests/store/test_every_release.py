"""The database of every release so far opens in this one, on either kind of database.

`data` has one of each: a session, results, a live table with a ruling, quick rulings, one of them
left open; since 0.2 (a sealed backup) with hashes and the log of a phone that was read in. When the
schema changes, the release before adds its own, and it is never made again.
"""

from __future__ import annotations

import gzip
import re
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bridgelaw.desk.desk import Desk
from bridgelaw.desk.records.ruling import RulingRecord
from bridgelaw.store import Filter, Store
from bridgelaw.store.copying import is_whole, open_backup, restore, verify_file
from bridgelaw.store.migrations import STEPS
from tests.store.test_store import opening

FILES = sorted((Path(__file__).parent / "data").glob("release_*.db.gz"))


@pytest.fixture(params=FILES, ids=lambda file: file.name.removesuffix(".db.gz"))
def old(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    path = tmp_path / "old.db"
    path.write_bytes(gzip.decompress(request.param.read_bytes()))
    return path


def version_of(path: Path) -> int:
    with closing(sqlite3.connect(path)) as file:
        return int(file.execute("SELECT version FROM log").fetchone()[0])


def entries_of(path: Path) -> list[tuple[object, ...]]:
    with closing(sqlite3.connect(path)) as file:
        columns = 'number, stream, seq, kind, data, at, "by"'
        return file.execute(f"SELECT {columns} FROM entries ORDER BY number").fetchall()


def test_there_is_one_of_every_version() -> None:
    names = [re.sub(r"\D+", " ", file.name).split() for file in FILES]
    assert names == sorted(names)
    assert len(FILES) >= len(STEPS)


def test_it_is_brought_to_the_present_version_and_nothing_of_it_changes(old: Path) -> None:
    before = entries_of(old)
    with closing(Store(str(old), create=False)) as store:
        assert is_whole(store)
        desk = Desk(store)
        rulings = [desk.ruling(one.stream) for one in store.find("ruling")]
        assert len(rulings) >= 3
        assert {one.state for one in rulings} == {"given", "open"}
        for one in store.find("table"):
            assert desk.table(one.stream).table.log
        for one in store.find("session"):
            assert desk.club_session(one.stream).regulations.name
        store.append(opening("r-new"))
        assert is_whole(store)
    assert version_of(old) == 1 + len(STEPS)
    assert entries_of(old)[:-1] == before


def test_an_open_ruling_of_it_is_finished(old: Path) -> None:
    with closing(Store(str(old), create=False)) as store:
        desk = Desk(store)
        record: RulingRecord = desk.ruling(store.find("ruling", Filter(states=("open",)))[0].stream)
        while (asked := desk.interview(record).question) is not None:
            record = desk.answer(record, record.seq, len(record.answers), asked.samples()[-1])
        assert desk.give(record, record.seq).state == "given"
        assert is_whole(store)


def test_it_is_restored_as_a_backup(old: Path, address: str, tmp_path: Path) -> None:
    before = entries_of(old)
    verify_file(old, tmp_path / "looked-at.db")
    with (
        closing(open_backup(old, tmp_path / "copy.db")) as source,
        closing(Store(address)) as target,
    ):
        restore(source, target)
        assert is_whole(target)
        assert [(one.number, one.stream, one.seq, one.kind) for one in target.all()] == [
            tuple(row[:4]) for row in before
        ]
        target.append(opening("r-new"))
        assert is_whole(target)
