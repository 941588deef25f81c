"""`bridgelaw desk backup`, `restore` and `export`, as a user types them."""

from __future__ import annotations

import json
import shutil
import sqlite3
import stat
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
import sqlalchemy as sa
from click.testing import CliRunner, Result

from bridgelaw.cli.desk import archive
from bridgelaw.cli.main import commands
from bridgelaw.locale.language import language
from bridgelaw.store import Entry, Filter, Store
from bridgelaw.store.copying import is_whole
from bridgelaw.store.schema import METADATA
from tests.store.databases import Server
from tests.store.test_store import more, opening


def run(*words: str | Path, lang: str = "en", typed: str | None = None) -> Result:
    arguments = ["desk", *map(str, words)]
    return CliRunner().invoke(commands(language(lang)), arguments, input=typed)


def fill(address: str, *streams: str) -> tuple[Entry, ...]:
    with closing(Store(address)) as store:
        for stream in streams:
            store.append(opening(stream, laws=("27B1(a)",), shown={"players": {"N": "佐藤"}}))
            store.append(more(stream, 1, "answered", "answered"), by="desk A")
        store.set_setting("pin", f"hash of {streams}")
        return tuple(store.all())


def everything(address: str | Path) -> dict[str, set[tuple[object, ...]]]:
    with closing(Store(str(address), create=False)) as store:
        return {
            table.name: {tuple(row) for row in store.rows(sa.select(table))}
            for table in METADATA.sorted_tables
        }


def but_for_notes(address: str | Path) -> dict[str, set[tuple[object, ...]]]:
    """Everything but the entries that say what was done with the log, and where it ends."""
    return {
        name: {row for row in rows if "d-desk" not in row}
        for name, rows in everything(address).items()
        if name != "log"
    }


def last_note(address: str | Path) -> tuple[str, object]:
    with closing(Store(str(address), create=False)) as store:
        entry = store.read("d-desk")[-1]
        assert entry.number == store.newest()
        return entry.kind, dict(entry.data)


@pytest.fixture
def filled(address: str) -> str:
    fill(address, "r-1", "r-2")
    return address


@pytest.fixture(autouse=True)
def at_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """What goes into the data folder goes into the test's."""
    monkeypatch.setattr(archive, "default_database", lambda: tmp_path / "home" / "desk.db")
    yield


def test_a_backup_holds_everything_and_is_one_private_file(filled: str, tmp_path: Path) -> None:
    file = tmp_path / "backups" / "monday.db"
    file.parent.mkdir()
    result = run("backup", file, "--database", filled)
    assert result.exit_code == 0, result.output
    assert "monday.db (entries: 6)" in result.stderr
    assert [one.name for one in file.parent.iterdir()] == ["monday.db"]
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    with closing(sqlite3.connect(f"{file.as_uri()}?mode=ro&immutable=1", uri=True)) as connection:
        assert connection.execute("PRAGMA journal_mode").fetchone() == ("delete",)
    assert everything(file) == everything(filled)


def test_a_backup_is_of_one_moment_while_a_desk_writes(filled: str, tmp_path: Path) -> None:
    stop = threading.Event()
    with closing(Store(filled)) as desk:

        def write() -> None:
            seen = 3
            while not stop.is_set():
                desk.append(more("r-1", seen, "answered"), more("r-2", seen, "answered"))
                seen += 1

        thread = threading.Thread(target=write)
        thread.start()
        results = [
            run("backup", tmp_path / f"{number}.db", "--database", filled) for number in range(3)
        ]
        stop.set()
        thread.join()
    for number, result in enumerate(results):
        assert result.exit_code == 0, result.output
        with closing(Store(str(tmp_path / f"{number}.db"))) as kept:
            assert is_whole(kept)
            assert kept.head("r-1") == kept.head("r-2")


def test_a_file_that_is_there_is_kept(filled: str, tmp_path: Path) -> None:
    file = tmp_path / "b.db"
    file.write_text("last week", encoding="utf-8")
    for words in (("backup", file), ("export", file)):
        result = run(*words, "--database", filled)
        assert result.exit_code == 0, result.output
    assert (tmp_path / "b.db~").read_text(encoding="utf-8") == "last week"
    assert but_for_notes(tmp_path / "b.db~2") == but_for_notes(filled)
    assert "b.db~2" in result.stderr


@pytest.mark.parametrize("into", ("sqlite", "postgresql"))
def test_a_backup_is_restored_into_either_database(
    filled: str, into: str, tmp_path: Path, postgresql: Server
) -> None:
    new = postgresql.new_database() if into == "postgresql" else str(tmp_path / "new" / "x.db")
    before = but_for_notes(filled)
    assert run("backup", tmp_path / "b.db", "--database", filled).exit_code == 0
    result = run("--database", new, "restore", tmp_path / "b.db")
    assert result.exit_code == 0, result.output
    assert "(entries: 6)" in result.stderr
    assert but_for_notes(new) == before
    assert last_note(new) == ("restored", {"entries": 6})
    with closing(Store(new)) as store:
        assert [one.number for one in store.append(opening("r-3"))] == [8]
        assert len(store.find("ruling", Filter(words=[("佐藤", ())]))) == 2


def test_what_is_overwritten_is_asked_for_and_kept_aside(filled: str, tmp_path: Path) -> None:
    other = tmp_path / "other.db"
    fill(str(other), "r-7")
    old, new, is_now = everything(filled), but_for_notes(other), but_for_notes(filled)
    file = tmp_path / "b.db"
    assert run("backup", file, "--database", other).exit_code == 0
    refused = run("restore", file, "--database", filled)
    assert refused.exit_code == 3
    assert "--yes" in refused.stderr
    assert everything(filled) == old
    done = run("restore", file, "--yes", "--database", filled)
    assert done.exit_code == 0, done.output
    assert but_for_notes(filled) == new
    assert last_note(filled) == ("restored", {"entries": 3})
    (kept,) = tmp_path.glob("**/desk-before-*.db")
    assert str(kept) in done.stderr
    assert everything(kept) == old
    # Within the same second, the first one is not overwritten.
    assert run("restore", kept, "--yes", "--database", filled).exit_code == 0
    assert but_for_notes(filled) == is_now
    assert len([*tmp_path.glob("**/desk-before-*.db")]) == 2


def test_at_a_terminal_the_director_is_asked(
    filled: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(archive, "is_terminal", lambda: True)
    file = tmp_path / "b.db"
    run("backup", file, "--database", filled)
    with closing(Store(filled)) as store:
        store.append(opening("r-3"))
    refused = run("restore", file, "--database", filled, typed="n\n")
    assert refused.exit_code == 4
    assert ": 7; in the backup: 6" in refused.stderr
    with closing(Store(filled)) as store:
        assert store.newest() == 7
    assert run("restore", file, "--database", filled, typed="y\n").exit_code == 0
    with closing(Store(filled)) as store:
        assert store.newest() == 7, "the backup, and that it was restored"
        assert store.head("r-3") == 0


def test_nothing_is_restored_under_a_desk_that_runs(filled: str, tmp_path: Path) -> None:
    file = tmp_path / "b.db"
    run("backup", file, "--database", filled)
    program = (
        "import sys; from bridgelaw.store import Store; s = Store(sys.argv[1]); input('ready')"
    )
    with subprocess.Popen(
        [sys.executable, "-c", program, filled], stdin=subprocess.PIPE, stdout=subprocess.PIPE
    ) as desk:
        assert desk.stdin is not None and desk.stdout is not None
        assert desk.stdout.read(5) == b"ready"
        refused = run("restore", file, "--yes", "--database", filled)
        desk.stdin.write(b"\n")
    assert refused.exit_code == 3
    assert "Stop it first" in refused.stderr
    assert run("restore", file, "--yes", "--database", filled).exit_code == 0


def test_a_file_that_is_no_backup_is_refused_and_nothing_changes(
    filled: str, tmp_path: Path
) -> None:
    before = everything(filled)
    file = tmp_path / "b.db"
    run("backup", file, "--database", filled)
    text, empty, other, torn, cut, newer = (
        tmp_path / name for name in ("text", "empty", "other", "torn", "cut", "newer")
    )
    text.write_text("not a database at all " * 100, encoding="utf-8")
    empty.write_bytes(b"")
    cut.write_bytes(file.read_bytes()[: file.stat().st_size // 2])
    for wrong, change in (
        (other, "CREATE TABLE recipes (name TEXT)"),
        (torn, "DELETE FROM entries WHERE number = 2"),
        (newer, "UPDATE log SET version = 99"),
    ):
        if wrong is not other:
            shutil.copy(file, wrong)
        with closing(sqlite3.connect(wrong)) as connection:
            connection.execute(change)
            connection.commit()
    said = {
        text: "is not a backup", empty: "is not a backup", other: "is not a backup",
        torn: "Entry 2 is missing", newer: "newer version",
    }  # fmt: skip
    for wrong, words in said.items():
        refused = run("restore", wrong, "--yes", "--database", filled)
        assert (refused.exit_code, words in refused.stderr) == (3, True), refused.output
    assert run("restore", cut, "--yes", "--database", filled).exit_code == 3
    assert everything(filled) == before


def test_the_database_itself_is_no_backup(tmp_path: Path) -> None:
    path = tmp_path / "desk.db"
    fill(str(path), "r-1")
    for words in (("backup", path), ("export", path), ("restore", path, "--yes")):
        refused = run(*words, "--database", path)
        assert refused.exit_code == 3
        assert "name another file" in refused.stderr, refused.output


def test_an_export_is_one_entry_a_line_without_secrets(filled: str, tmp_path: Path) -> None:
    result = run("export", "--database", filled)
    assert result.exit_code == 0, result.output
    lines = [json.loads(line) for line in result.stdout.splitlines()]
    with closing(Store(filled)) as store:
        entries = tuple(store.all())
    assert [{name: value for name, value in one.items() if name != "hash"} for one in lines] == [
        {
            "number": one.number, "stream": one.stream, "seq": one.seq, "kind": one.kind,
            "at": one.at.isoformat(timespec="microseconds"), "by": one.by, "data": one.data,
        }
        for one in entries
    ]  # fmt: skip
    assert "hash of" not in result.output
    file = tmp_path / "log.jsonl"
    assert last_note(filled) == ("exported", {"what": "log"})
    assert run("export", file, "--database", filled).exit_code == 0
    assert file.read_bytes().startswith(result.stdout_bytes)
    assert len(file.read_bytes().splitlines()) == len(lines) + 1, "and that it was exported"


@pytest.mark.parametrize("lang", ("en", "ja"))
def test_where_there_is_no_desk_nothing_is_created(tmp_path: Path, lang: str) -> None:
    for words in (("backup", tmp_path / "b.db"), ("export",)):
        for named in ((), ("--database", tmp_path / "none.db")):
            result = run(*words, *named, lang=lang)
            assert result.exit_code == 3
            assert result.stderr.strip()
    assert list(tmp_path.iterdir()) == []
    result = run("backup", tmp_path / "nowhere" / "b.db", "--database", tmp_path / "none.db")
    assert result.exit_code == 3


def test_what_cannot_be_written_is_said(filled: str, tmp_path: Path) -> None:
    for command in ("backup", "export"):
        result = run(command, tmp_path / "nowhere" / "b", "--database", filled)
        assert result.exit_code == 3
        assert "nowhere" in result.stderr


def test_an_export_of_a_backup_leaves_the_backup_as_it_was(filled: str, tmp_path: Path) -> None:
    file = tmp_path / "monday.db"
    assert run("backup", file, "--database", filled).exit_code == 0
    before = file.read_bytes()
    result = run("export", tmp_path / "monday.jsonl", "--database", file)
    assert result.exit_code == 0, result.output
    assert file.read_bytes() == before
    assert {one.name for one in tmp_path.iterdir()} >= {"monday.db", "monday.jsonl"}
    assert not list(tmp_path.glob("monday.db-*")), "nothing is left beside it"
    lines = (tmp_path / "monday.jsonl").read_text().splitlines()
    assert len(lines) == 6
