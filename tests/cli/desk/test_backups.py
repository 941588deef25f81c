"""Backups that the desk makes by itself: checked, and so many are kept."""

from __future__ import annotations

import signal
import socket
import stat
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest
from click.testing import CliRunner

from bridgelaw.cli.desk.backups import Backups
from bridgelaw.cli.main import commands
from bridgelaw.locale.language import language
from bridgelaw.store import Store
from bridgelaw.store.copying import verify_file
from tests.store.test_store import more, opening
from tests.until import until


@pytest.fixture
def database(tmp_path: Path) -> Path:
    path = tmp_path / "desk.db"
    with closing(Store(str(path))) as store:
        store.append(opening("r-1"))
    return path


@pytest.fixture
def said() -> list[str]:
    return []


@pytest.fixture
def backups(database: Path, tmp_path: Path, said: list[str]) -> Backups:
    spoken = language("en")
    return Backups(
        str(database), 3600, tmp_path / "kept", 3, spoken, lambda t: said.append(spoken.say(t))
    )


def test_each_is_checked_and_so_many_are_kept(
    backups: Backups, tmp_path: Path, said: list[str]
) -> None:
    (tmp_path / "kept").mkdir()
    mine = tmp_path / "kept" / "my own.db"
    mine.write_text("not ours", encoding="utf-8")
    made = []
    for number in range(5):
        with closing(Store(backups.database)) as store:
            store.append(more("r-1", number + 1, "answered"))
        made.append(backups.make())
    assert said == []
    assert backups.made() == made[-3:]
    assert mine.exists(), "what is not ours stays"
    for number, file in enumerate(backups.made(), 4):
        assert verify_file(file, tmp_path / f"copy{number}.db").entries == number
        assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert len(list((tmp_path / "kept").iterdir())) == 4, "nothing half-made is left"


def test_those_of_one_second_stand_in_their_order(backups: Backups, tmp_path: Path) -> None:
    (tmp_path / "kept").mkdir()
    names = ["desk-20261117-120000.db", *(f"desk-20261117-120000-{n}.db" for n in range(2, 12))]
    for name in reversed([*names, "desk-20261117-120001.db"]):
        (tmp_path / "kept" / name).touch()
    assert [one.name for one in backups.made()] == [*names, "desk-20261117-120001.db"]


def test_where_none_can_be_made_the_older_stay_and_it_is_said(
    backups: Backups, tmp_path: Path, said: list[str]
) -> None:
    first = backups.make()
    with closing(Store(backups.database)) as store, store.database.writes.begin() as connection:
        connection.exec_driver_sql("UPDATE entries SET kind = 'other'")
    for _ in range(4):
        assert backups.make() is None
    assert "Entry 1" in said[0] and said[0].startswith("No backup could be made")
    assert backups.made() == [first]
    with closing(Store(backups.database)) as store, store.database.writes.begin() as connection:
        connection.exec_driver_sql("UPDATE entries SET kind = 'opened'")
    again = backups.make()
    assert again is not None and backups.made() == [first, again]
    assert str(again) in said[-1]


def test_a_desk_makes_them_while_it_runs(database: Path, tmp_path: Path) -> None:
    folder = tmp_path / "backups"
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    with subprocess.Popen(
        [sys.executable, "-m", "bridgelaw", "desk", "--no-browser", "--port", str(port),
         "--database", str(database), "--backup-every", "1s", "--backups-kept", "1"],
        stdout=subprocess.PIPE, stderr=subprocess.PIPE,
    ) as desk:  # fmt: skip
        try:
            seen: set[str] = set()

            def has_made_several() -> bool:
                seen.update(one.name for one in folder.glob("desk-*.db"))
                return len(seen) >= 2 or desk.poll() is not None

            until(has_made_several, "no backups are made")
            desk.send_signal(signal.SIGTERM)
            desk.wait(300)
        finally:
            desk.kill()
    assert len(seen) >= 2
    assert 1 <= len(list(folder.glob("desk-*.db"))) <= 2
    for number, file in enumerate(folder.glob("desk-*.db")):
        assert verify_file(file, tmp_path / f"copy{number}.db").entries == 1


@pytest.mark.parametrize("span", ("0h", "h", "6", "-1h", "6 hours", "1e9d"))
def test_a_span_that_is_none_is_refused(span: str) -> None:
    done = CliRunner().invoke(commands(language("en")), ["desk", "--backup-every", span])
    assert done.exit_code == 2
    assert "no span of time" in done.output
