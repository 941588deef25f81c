"""Another file takes the place of the database: nothing of the old one is shown or gone on with."""

from __future__ import annotations

import os
import shutil
from contextlib import closing
from pathlib import Path

import pytest
from argon2 import PasswordHasher

from bridgelaw.desk.desk import Desk
from bridgelaw.desk.records.record import Unknown
from bridgelaw.desk.records.ruling import RulingRecord
from bridgelaw.store import Store
from bridgelaw.web.server.access.access import Access


def replace(file: Path, other: Path) -> None:
    for suffix in ("-wal", "-shm"):
        Path(f"{file}{suffix}").unlink(missing_ok=True)
    os.replace(other, file)


def test_records_of_another_database_are_forgotten(tmp_path: Path) -> None:
    file, copy = tmp_path / "desk.db", tmp_path / "copy.db"
    with closing(Store(str(file))) as store:
        desk = Desk(store)
        kept = desk.open_ruling("revoke")
        store.close()  # and everything is in the file
        shutil.copy(file, copy)
        desk.write(kept, 1, RulingRecord.noting("lost"))
        lost = desk.open_ruling("claim")
        assert desk.ruling(kept.id).seq == 2
        replace(file, copy)
        found = desk.ruling(kept.id)
        assert found.seq == 1 and not found.notes
        with pytest.raises(Unknown):
            desk.ruling(lost.id)
        assert desk.write(found, 1, RulingRecord.noting("kept")).seq == 2


def test_sessions_are_those_of_the_database_that_is_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bridgelaw.web.server.access.access._FRESH", -1.0)  # a second later
    file, other = tmp_path / "desk.db", tmp_path / "other.db"
    cookies = []
    for path in (file, other):
        with closing(Store(str(path))) as store:
            # A weak hash is quick, and here nobody guesses.
            access = Access(store, PasswordHasher(time_cost=1, memory_cost=8, parallelism=1))
            access.set_pin("4711")
            cookies.append(access.sign_in("4711", "127.0.0.1"))
    with closing(Store(str(file))) as store:
        access = Access(store)
        assert [access.sign_in_of(one) is not None for one in cookies] == [True, False]
        replace(file, other)
        assert [access.sign_in_of(one) is not None for one in cookies] == [False, True]
