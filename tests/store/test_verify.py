"""The log is tamper-evident: what was changed later is found, and the first place is named."""

from __future__ import annotations

import gzip
import json
import random
import shutil
import sqlite3
from collections.abc import Callable
from contextlib import closing
from hashlib import sha256
from pathlib import Path

import pytest
import sqlalchemy as sa

from bridgelaw.locale.errors import Refusal
from bridgelaw.store import Append, Fact, Store, Summary
from bridgelaw.store.chain import Check, Noted, Unfit, Verified, rows_of_lines
from bridgelaw.store.export import Watched, exported
from bridgelaw.store.schema import ENTRIES, LOG
from bridgelaw.store.verifying import rows_of, verify
from tests.rotation import either
from tests.store.test_archive import but_for_notes, everything, fill, run
from tests.store.test_store import more, opening

OLD = Path(__file__).parent / "data" / "release_0_1.db.gz"


def slow_hashes(lines: list[bytes]) -> list[str]:
    """What the hashes of an export should be, as docs/store.md tells it."""
    found, before = [], ""
    for line in lines:
        one = json.loads(line)
        linked = [before, *(one[name] for name in ("number", "stream", "seq", "kind", "at", "by"))]
        text = json.dumps([*linked, one["data"]], ensure_ascii=False, separators=(",", ":"))
        before = sha256(text.encode()).hexdigest()
        found.append(before)
    return found


def written(store: Store) -> None:
    """Entries in several streams, of every kind of text."""
    store.append(opening("r-1"), opening("r-2"), by="A")
    data = {"text": "♠K “q” 佐藤 \\ \n \u2028 \0", "list": [1, None, 0.1, {"b": 1, "a": -0.0}]}
    store.append(Append("r-1", 1, (Fact("noted", data), Fact("noted", {})), None), by="B\tdesk")
    store.append(more("r-2", 1, "answered"))


def checked(store: Store, noted: Noted | None = None) -> Verified:
    return verify(store.database, noted)


def test_every_entry_carries_the_hash_of_itself_and_of_the_one_before(store: Store) -> None:
    written(store)
    lines = list(exported(store))
    hashes = [json.loads(line)["hash"] for line in lines]
    assert hashes == slow_hashes(lines)
    assert len(set(hashes)) == 5
    assert checked(store) == Verified(5, 0, hashes[-1])
    assert Check().whole(rows_of_lines(lines)) == Verified(5, 0, hashes[-1])


def test_an_empty_log_fits(store: Store) -> None:
    assert checked(store) == Verified(0, 0, "")
    assert list(exported(store)) == []


# How somebody who can write to the database changes it, and the entry that is named then.
CHANGES: dict[str, tuple[str, int]] = {
    "data": ("UPDATE entries SET data = '{}' WHERE number = 3", 3),
    "data by a space": ("UPDATE entries SET data = data || ' ' WHERE number = 5", 5),
    "time": ("UPDATE entries SET at = '2020-01-01T00:00:00.000000+00:00' WHERE number = 2", 2),
    "who": ("UPDATE entries SET \"by\" = 'C' WHERE number = 4", 4),
    "kind": ("UPDATE entries SET kind = 'given' WHERE number = 5", 5),
    "the last": ("UPDATE entries SET data = '{\"n\":2}' WHERE number = 5", 5),
    "removed": ("DELETE FROM entries WHERE number = 4", 4),
    "the last removed": ("DELETE FROM entries WHERE number = 5", 6),
    "no hash": ("UPDATE entries SET hash = NULL WHERE number = 3", 3),
    "another hash": ("UPDATE entries SET hash = 'ab' WHERE number = 1", 1),
    "another stream": ("UPDATE entries SET stream = 'r-3' WHERE number = 5", 5),
    "not JSON": ("UPDATE entries SET data = '{' WHERE number = 2", 2),
    "no time": ("UPDATE entries SET at = 'noon' WHERE number = 2", 2),
    "where it ends": ("UPDATE log SET number = 9", 6),
    "how it ends": ("UPDATE log SET hash = ''", 5),
}


@pytest.mark.parametrize("change", CHANGES)
def test_a_change_is_found_and_its_entry_named(store: Store, change: str) -> None:
    written(store)
    statement, number = CHANGES[change]
    with store.database.writes.begin() as connection:
        connection.exec_driver_sql(statement)
    if change == "the last removed":
        number = 5  # the one that is missing
    with pytest.raises(Unfit) as found:
        checked(store)
    assert found.value.number == number
    assert str(number if change != "where it ends" else 9) in str(found.value)


def test_two_entries_that_changed_places_are_found(store: Store) -> None:
    written(store)
    with store.database.writes.begin() as connection:
        for old, new in ((3, 30), (4, 3), (30, 4)):
            connection.execute(sa.update(ENTRIES).where(ENTRIES.c.number == old).values(number=new))
    with pytest.raises(Unfit) as found:
        checked(store)
    assert found.value.number == 3


def rehashed(store: Store) -> None:
    """What somebody does who knows how the chain is made: all hashes anew."""
    with store.database.writes.begin() as connection:
        before = ""
        for row in list(rows_of(connection)):
            linked = [before, row.number, row.stream, row.seq, row.kind, row.at, row.by]
            text = json.dumps([*linked, json.loads(row.data)], ensure_ascii=False,
                              separators=(",", ":"))  # fmt: skip
            before = sha256(text.encode()).hexdigest()
            connection.execute(
                sa.update(ENTRIES).where(ENTRIES.c.number == row.number).values(hash=before)
            )
        connection.execute(sa.update(LOG).values(hash=before))


def test_who_makes_all_hashes_anew_is_found_by_one_that_was_noted(store: Store) -> None:
    written(store)
    noted = Noted(4, slow_hashes(list(exported(store)))[3])
    store.append(more("r-2", 2, "answered"))
    assert checked(store, noted).entries == 6
    with store.database.writes.begin() as connection:
        connection.exec_driver_sql("UPDATE entries SET kind = 'given' WHERE number = 2")
    rehashed(store)
    assert checked(store).entries == 6, "by itself the chain cannot know"
    with pytest.raises(Unfit, match="Entry 4 has not the hash that was noted"):
        checked(store, noted)
    with pytest.raises(Unfit, match="Entry 7 is missing: the log ends with entry 6"):
        checked(store, Noted(7, "0" * 64))


@pytest.mark.parametrize("lines", ([b"x"], [b"[]"], [b'{"number":1}'], [b"[" * 100_000]))
def test_a_line_that_is_no_entry_is_named(store: Store, lines: list[bytes]) -> None:
    written(store)
    with pytest.raises(Refusal, match="Line 6 is no entry"):
        Check().whole(rows_of_lines([*exported(store), *lines]))


def test_a_log_from_before_it_was_chained_gets_no_hashes_that_nobody_wrote(tmp_path: Path) -> None:
    path = tmp_path / "old.db"
    path.write_bytes(gzip.decompress(OLD.read_bytes()))
    with closing(sqlite3.connect(path)) as file:
        before = file.execute("SELECT * FROM entries ORDER BY number").fetchall()
    count = len(before)
    assert run("verify", path).exit_code == 0
    with closing(sqlite3.connect(path)) as file:
        assert file.execute("SELECT version FROM log").fetchone() == (1,), "only looked at"
    with closing(Store(str(path))) as store:
        rows = [tuple(row) for row in store.rows(sa.select(ENTRIES).order_by(ENTRIES.c.number))]
        assert [row[:-1] for row in rows] == before
        assert {row[-1] for row in rows} == {None}
        assert checked(store).unchained == count
        store.append(opening("r-new"))
        store.append(more("r-new", 1, "answered"))
        assert checked(store).unchained == count
        # From now on a change of an old entry is seen, though not which one it was.
        lines = list(exported(store))
        hashes = [json.loads(line).get("hash") for line in lines]
        assert hashes == [None] * count + slow_hashes(lines)[count:]
        with store.database.writes.begin() as connection:
            connection.exec_driver_sql("UPDATE entries SET data = '{}' WHERE number = 2")
        with pytest.raises(Unfit, match=f"Entry {count + 1} .* one of the {count} entries"):
            checked(store)


# As it is typed.


@pytest.mark.parametrize("name", ("nul.db", "log.jsonl"))
@pytest.mark.parametrize("data", (b"", b"\n \n"))
def test_what_has_no_entry_is_no_log_that_fits(tmp_path: Path, name: str, data: bytes) -> None:
    file = tmp_path / name
    file.write_bytes(data)
    for lang, words in (("en", "has no entry"), ("ja", "記録が1件もありません")):
        refused = run("verify", file, lang=lang)
        assert (refused.exit_code, refused.stdout) == (3, "")
        assert str(file) in refused.stderr and words in refused.stderr


def test_a_database_without_the_desks_tables_is_none(tmp_path: Path) -> None:
    file, new = tmp_path / "other.db", tmp_path / "new.db"
    altered(file, "CREATE TABLE recipes (name TEXT)")
    for words in ((file,), ("--database", file)):
        refused = run("verify", *words)
        assert refused.exit_code == 3 and str(file) in refused.stderr
    Store(str(new)).close()
    for typed in ((new,), ("--database", new)):
        assert "Everything fits (entries: 0)." in run("verify", *typed).stdout, "nobody used it yet"


@pytest.mark.parametrize(
    ("change", "number"),
    [
        ("UPDATE entries SET data = '{\"n\":1}' WHERE number = 1", 1),
        ("UPDATE entries SET \"by\" = 'C' WHERE number = 4", 4),
        ("DELETE FROM entries WHERE number = 3", 3),
    ],
)
def test_a_backup_or_an_export_of_a_changed_log_is_written_and_says_so(
    tmp_path: Path, change: str, number: int
) -> None:
    desk = tmp_path / "desk.db"
    fill(str(desk), "r-1", "r-2")
    altered(desk, change)
    for command in ("backup", "export"):
        file = tmp_path / f"{command}.out"
        told = run(command, file, "--database", desk)
        assert told.exit_code == 1, told.output
        assert f"Entry {number} " in told.stderr and "Warning" in told.stderr
        assert str(tmp_path / ".") not in told.stderr.partition("Warning")[2]
        assert file.stat().st_size, "for rescue"
        assert run("verify", file).exit_code == 3
    printed = run("export", "--database", desk)
    assert printed.exit_code == 1 and f"Entry {number} " in printed.stderr
    assert "警告" in run("backup", tmp_path / "b.db", "--database", desk, lang="ja").stderr


def test_an_export_of_a_log_that_was_cut_off_says_so(tmp_path: Path) -> None:
    desk = tmp_path / "desk.db"
    fill(str(desk), "r-1", "r-2")
    with closing(Store(str(desk))) as store:
        watched = Watched()
        with store.database.writes.begin() as connection:
            connection.exec_driver_sql("DELETE FROM entries WHERE number = 6")
        assert len(list(exported(store, watched))) == 5
    assert "ends with entry 5" in str(watched.wrong)


def test_verify_says_what_to_note_and_takes_it_back(address: str, tmp_path: Path) -> None:
    fill(address, "r-1", "r-2")
    result = run("verify", "--database", address)
    assert result.exit_code == 0, result.output
    assert "Everything fits (entries: 6)" in result.output
    noted = result.output.split()[-1]
    assert noted.startswith("6:") and len(noted) == 66
    assert run("verify", "--noted", noted, "--database", address).exit_code == 0
    backup, export = tmp_path / "b.db", tmp_path / "log.jsonl"
    run("backup", backup, "--database", address)
    run("export", export, "--database", address)
    for file, entries in ((backup, 6), (export, 7)):
        done = run("verify", file, "--noted", noted)
        assert done.exit_code == 0, file
        assert f"Everything fits (entries: {entries})" in done.output
        assert (done.output == result.output) == (file is backup)
        other = run("verify", file, "--noted", noted[:-1] + ("0" if noted[-1] != "0" else "1"))
        assert other.exit_code == 3 and "Entry 6" in other.stderr
    assert "no hash of an entry" in run("verify", export, "--noted", "6").stderr


def test_a_changed_export_is_named(address: str, tmp_path: Path) -> None:
    fill(address, "r-1", "r-2")
    export = tmp_path / "log.jsonl"
    run("export", export, "--database", address)
    lines = export.read_text(encoding="utf-8").splitlines(keepends=True)
    for change, words in (
        ([*lines[:2], lines[2].replace("desk A", "desk B"), *lines[3:]], "Entry 3 (r-1"),
        ([*lines[:2], *lines[3:]], "Entry 3 is missing"),
        ([*lines[:3], lines[2], *lines[3:]], "Entry 4 is missing"),
        ([*lines, "{}\n"], "Line 8 is no entry"),
    ):
        export.write_text("".join(change), encoding="utf-8")
        result = run("verify", export)
        assert result.exit_code == 3
        assert words in result.stderr, result.stderr


def altered(file: Path, statement: str) -> None:
    with closing(sqlite3.connect(file)) as connection:
        connection.execute(statement)
        connection.commit()


@pytest.mark.parametrize(
    ("statement", "words"),
    (
        ("UPDATE entries SET data = '{\"of\":\"x\"}' WHERE number = 4", "Entry 4 (r-2"),
        ("DELETE FROM entries WHERE number = 6", "ends with entry 5"),
        ("UPDATE streams SET head = 7 WHERE stream = 'r-2'", "does not fit its entries at r-2"),
        ("DELETE FROM streams WHERE stream = 'r-1'", "list does not fit its entries at r-1"),
        ("UPDATE streams SET state = 'given'", "written: the lists"),
        ("DELETE FROM terms", "written: the lists"),
        ("UPDATE settings SET value = 'my own PIN'", "written: the settings"),
        ("UPDATE log SET spread = 5", "written: the log"),
        ("DROP TABLE settings", "lists or settings cannot be read"),
        ("DELETE FROM log", "is not a backup"),
        ("UPDATE log SET version = 'two'", "is not a backup"),
    ),
)  # fmt: skip
def test_an_altered_backup_is_refused_and_says_where(
    tmp_path: Path, statement: str, words: str
) -> None:
    desk, file = tmp_path / "desk.db", tmp_path / "b.db"
    fill(str(desk), "r-1", "r-2")
    run("backup", file, "--database", desk)
    altered(file, statement)
    before = everything(desk)
    for command in (("restore", file, "--yes", "--database", desk), ("verify", file)):
        refused = run(*command)
        assert refused.exit_code == 3, refused.output
        assert words in refused.stderr, refused.stderr
    assert everything(desk) == before


def _cut(data: bytearray, chance: random.Random) -> bytearray:
    return data[: chance.randrange(len(data))]


def _flipped(data: bytearray, chance: random.Random) -> bytearray:
    for _ in range(chance.choice((1, 1, 4, 40))):
        data[chance.randrange(len(data))] ^= 1 << chance.randrange(8)
    return data


def _blank(data: bytearray, chance: random.Random) -> bytearray:
    first = chance.randrange(len(data))
    length = chance.choice((16, 512, 4096))
    data[first : first + length] = bytes(len(data[first : first + length]))
    return data


def test_no_damage_whatever_is_taken_in(tmp_path: Path) -> None:
    desk, file, wrong = tmp_path / "desk.db", tmp_path / "b.db", tmp_path / "wrong.db"
    with closing(Store(str(desk))) as store:
        for number in range(30):
            text = "x" * (number * 997 % 3000)
            facts = (Fact("opened", {"text": text}), Fact("noted", {"text": text}))
            store.append(Append(f"r-{number}", 0, facts, Summary("ruling", shown={"text": text})))
        store.set_setting("pin", "hash")
    run("backup", file, "--database", desk)
    sound, whole = but_for_notes(desk), file.read_bytes()
    chance = random.Random(7)
    taken = 0
    damages: tuple[Callable[[bytearray, random.Random], bytearray], ...] = (_cut, _flipped, _blank)
    for number in range(either(60, exhaustive=600)):
        wrong.write_bytes(damages[number % 3](bytearray(whole), chance))
        target = tmp_path / "new.db"
        done = run("restore", wrong, "--database", target)
        assert done.exit_code in (0, 3), (number, done.output, done.exception)
        if done.exit_code == 0:  # where nothing is kept
            taken += 1
            assert but_for_notes(target) == sound, number
        else:
            assert str(wrong) in done.stderr, done.output
        target.unlink(missing_ok=True)
    assert taken < 20


def test_a_backup_that_is_opened_as_a_desk_is_one(tmp_path: Path) -> None:
    desk, file = tmp_path / "desk.db", tmp_path / "b.db"
    fill(str(desk), "r-1")
    run("backup", file, "--database", desk)
    copy = tmp_path / "copy.db"
    shutil.copy(file, copy)
    with closing(Store(str(copy))) as store:
        store.append(opening("r-9"))
    assert run("verify", copy).exit_code == 0
    assert run("restore", copy, "--yes", "--database", desk).exit_code == 0
