"""The log of another desk is read in: nothing is doubled, nothing that is here changes."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from contextlib import closing
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result

from bridgelaw.cli.main import commands
from bridgelaw.desk.desk import Desk
from bridgelaw.desk.reading_in import LogReading, brought_in, read_in
from bridgelaw.desk.records.club_session import ClubSession
from bridgelaw.desk.records.ruling import RulingRecord
from bridgelaw.desk.ruling_log import LogFilter, whole_log
from bridgelaw.desk.score_desk import import_results
from bridgelaw.desk.signature import signing
from bridgelaw.game import Board, Seat
from bridgelaw.locale.errors import Refusal
from bridgelaw.locale.language import language
from bridgelaw.store import Append, Fact, Filter, Store, Summary
from bridgelaw.store.export import exported
from bridgelaw.store.verifying import verify
from bridgelaw.table import Table, read_event

RESULTS = b"board,table,ns,ew,contract,by,result\n1,1,1,2,4S,N,=\n1,2,3,4,4S,N,+1\n"


class Clock:
    """Goes on by a second whenever it is looked at."""

    def __init__(self, at: datetime) -> None:
        self.at = at

    def __call__(self) -> datetime:
        self.at += timedelta(seconds=1)
        return self.at


@pytest.fixture
def make(tmp_path: Path) -> Iterator[Callable[..., Desk]]:
    """Makes desks, each with a log of its own."""
    made: list[Store] = []

    def desk(name: str, days_ago: float = 0) -> Desk:
        clock = Clock(datetime(2026, 11, 16, 19, tzinfo=UTC) - timedelta(days=days_ago))
        store = Store(str(tmp_path / f"{name}.db"), clock=clock)
        made.append(store)
        return Desk(store, name)

    yield desk
    for store in made:
        store.close()


@pytest.fixture
def phone(make: Callable[..., Desk]) -> Desk:
    """A desk in a pocket: a ruling, a table with a ruling, and a file of results."""
    desk = make("phone", days_ago=3)
    session = desk.open_session("Friday")
    with signing("YS"):
        ruled(desk, "revoke", session.id)
        at = desk.open_table(session.id, Table(Board(Seat.WEST)).after("W 1C, N 1S, E 1H"), "5")
        give(desk, desk.open_ruling("insufficient-bid", at=at))
    import_results(desk, session, session.seq, "friday.csv", RESULTS)
    return desk


@pytest.fixture
def club(make: Callable[..., Desk]) -> Desk:
    desk = make("club")
    ruled(desk, "revoke", desk.open_session("Monday").id)
    return desk


def give(desk: Desk, record: RulingRecord) -> RulingRecord:
    while (asked := desk.interview(record).question) is not None:
        record = desk.answer(record, record.seq, len(record.answers), asked.samples()[-1])
    return desk.give(record, record.seq)


def ruled(desk: Desk, procedure: str, session: str) -> RulingRecord:
    return give(desk, desk.open_ruling(procedure, session))


def read(desk: Desk, other: Desk) -> LogReading:
    return read_in(desk, "phone.jsonl", exported(other.store))


def the_log(desk: Desk) -> list[bytes]:
    return list(exported(desk.store))


def the_table(desk: Desk) -> str:
    (listed,) = desk.store.find("table")
    return listed.stream


def test_everything_is_the_same_on_both_desks(phone: Desk, club: Desk) -> None:
    before = the_log(club)
    found = read(club, phone)
    assert found.counts == {"session": 1, "table": 1, "ruling": 2, "file": 1}
    assert (found.known, found.held, found.other) == (0, (), 0)
    assert the_log(club)[: len(before)] == before, "nothing that was there has changed"
    verify(club.store.database)
    for kind in ("session", "table", "ruling", "file"):
        here = {one.stream: one.summary for one in club.store.find(kind)}
        for one in phone.store.find(kind):
            assert here[one.stream] == one.summary
            mine, its = club.store.read(one.stream), phone.store.read(one.stream)
            assert [(e.seq, e.kind, e.data, e.at, e.by) for e in mine] == [
                (e.seq, e.kind, e.data, e.at, e.by) for e in its
            ]
    for one in phone.store.find("ruling"):
        assert club.ruling(one.stream) == phone.ruling(one.stream)
    table = the_table(phone)
    assert club.table(table) == phone.table(table)
    assert len(club.store.find("ruling", Filter(law="27"))) == 1, "found by what it is about"
    # Entries come in the order in which they were written there.
    taken = [one for one in club.store.all(after=len(before)) if one.stream[0] != "i"]
    assert [(e.stream, e.seq) for e in taken] == [(e.stream, e.seq) for e in phone.store.all()]


def test_that_it_was_read_in_is_kept(phone: Desk, club: Desk) -> None:
    with signing("MK"):
        found = read(club, phone)
    *_, last = club.store.all()
    assert (last.kind, last.initials) == ("read_in", "MK")
    hash_ = json.loads(the_log(phone)[-1])["hash"]
    assert last.data == {
        "name": "phone.jsonl", "last": f"{phone.store.newest()}:{hash_}", "entries": len(found.new),
        "sessions": [one.stream for one in phone.store.find("session")],
    }  # fmt: skip


def test_reading_in_twice_changes_nothing(phone: Desk, club: Desk) -> None:
    first = read(club, phone)
    after = the_log(club)
    again = read(club, phone)
    assert (again.new, again.held, again.known) == ((), (), len(first.new))
    assert the_log(club) == after


def test_what_was_added_on_the_phone_since_is_read_in(phone: Desk, club: Desk) -> None:
    first = read(club, phone)
    at = phone.table(the_table(phone))
    phone.happen(at, at.seq, read_event("E 2H"))
    ruled(phone, "revoke", "")
    more = read(club, phone)
    assert more.counts == {"session": 0, "table": 1, "ruling": 1, "file": 0}
    assert more.known == len(first.new)
    assert club.table(at.id) == phone.table(at.id)
    # And the desk that was behind reads the other's: nothing comes back, only what is the club's.
    back = read(phone, club)
    assert back.counts == {"session": 1, "table": 0, "ruling": 1, "file": 0}
    assert back.other == 2, "that something was read in stays where it was"
    assert read(club, phone).new == read(phone, club).new == ()


def test_what_went_on_differently_is_named_and_stays(phone: Desk, club: Desk) -> None:
    read(club, phone)
    table = the_table(phone)
    for desk, event in ((phone, "E 2H"), (club, "E P")):
        at = desk.table(table)
        desk.happen(at, at.seq, read_event(event))
    ruled(phone, "revoke", "")
    before = club.table(table)
    found = read(club, phone)
    assert [(one.stream, one.is_here) for one in found.held] == [(table, True)]
    assert found.held[0].summary == before.summary
    assert "differently" in str(found.held[0].reason)
    assert found.counts["ruling"] == 1, "the rest is read in"
    assert club.table(table) == before
    after = the_log(club)
    assert [one.stream for one in read(club, phone).held] == [table]
    assert the_log(club) == after


def test_a_ruling_stays_with_its_table(phone: Desk, club: Desk) -> None:
    read(club, phone)
    table = the_table(phone)
    at = phone.table(table)
    at = phone.happen(at, at.seq, *(read_event(one) for one in ("E 2H", "S 1NT")))
    new = give(phone, phone.open_ruling("insufficient-bid", at=at))
    at = club.table(table)
    club.happen(at, at.seq, read_event("E P"))
    found = read(club, phone)
    assert {one.stream for one in found.held} == {table, new.id}
    assert found.new == ()
    assert club.store.head(new.id) == 0


def test_a_table_stays_with_its_ruling(phone: Desk, club: Desk) -> None:
    read(club, phone)
    table = the_table(phone)
    (given,) = phone.store.find("ruling", Filter(at=table))
    for desk, text in ((phone, "Checked"), (club, "Not checked")):
        record = desk.ruling(given.stream)
        desk.write(record, record.seq, Fact("noted", {"text": text}))
    at = phone.table(table)
    phone.undo(at, at.seq)  # and the ruling with it
    found = read(club, phone)
    assert {one.stream for one in found.held} == {table, given.stream}
    assert club.ruling(given.stream).notes[-1][1] == "Not checked"
    assert not club.ruling(given.stream).is_undone


def test_the_desk_goes_on_in_its_own_session(phone: Desk, club: Desk) -> None:
    mine = club.current_session()
    assert mine is not None
    read(club, phone)
    assert club.current_session() == mine
    assert Desk(club.store).current_session() == mine


def test_lists_of_a_day_find_what_was_read_in_later(phone: Desk, make: Callable[..., Desk]) -> None:
    """The place in the log is no longer one in time: what is older has come later."""
    club = make("club", days_ago=1)
    mine = [ruled(club, "revoke", club.open_session("Sunday").id).id for _ in range(3)]
    read(club, phone)
    mine += [ruled(club, "revoke", club.open_session("Monday").id).id for _ in range(3)]
    its = {one.stream for one in phone.store.find("ruling")}
    sunday = datetime(2026, 11, 15, tzinfo=UTC)
    found = {one.stream for one in club.store.find("ruling", Filter(since=sunday))}
    assert found == set(mine)
    assert {one.stream for one in club.store.find("ruling", Filter(until=sunday))} == its
    friday = datetime(2026, 11, 13, tzinfo=UTC)
    day = club.store.find("ruling", Filter(since=friday, until=friday + timedelta(days=1)))
    assert {one.stream for one in day} == its
    assert len(list(whole_log(club, LogFilter()))) == 8


def changed(lines: list[bytes], number: int, **fields: Any) -> list[bytes]:
    """The export with another entry there, and no hashes: as an old release wrote it."""
    found = [json.loads(line) for line in lines]
    for one in found:
        del one["hash"]
    found[number - 1] |= fields
    return [json.dumps(one).encode() for one in found]


def test_an_altered_file_is_refused_and_nothing_is_written(phone: Desk, club: Desk) -> None:
    lines = the_log(phone)
    before = the_log(club)
    altered = [*lines[:4], lines[4].replace(b"phone", b"other"), *lines[5:]]
    for wrong, words in (
        (altered, "Entry 5"),
        ([*lines[:4], *lines[5:]], "Entry 5 is missing"),
        ([*lines, b"{}"], f"Line {len(lines) + 1} is no entry"),
        ([b"PK\x03\x04" * 100], "Line 1 is no entry"),
        ([b"\n"], "no entries"),
        ([], "no entries"),
    ):
        with pytest.raises(Refusal, match=words):
            read_in(club, "x", wrong)
    assert the_log(club) == before


@pytest.mark.parametrize(
    "fields",
    (
        {"kind": "melted"}, {"data": {}}, {"data": {"name": 7, "profile": "WBF"}},
        {"data": {"name": "Friday", "profile": "none"}}, {"data": {"name": [], "profile": "WBF"}},
        {"at": "1999-01-01T00:00:00+00:00"}, {"at": "2026-11-16T19:00:00"}, {"by": "x" * 201},
    ),
)  # fmt: skip
def test_what_this_desk_cannot_read_is_named_with_what_needs_it(
    phone: Desk, club: Desk, fields: dict[str, Any]
) -> None:
    before = the_log(club)
    found = read_in(club, "x", changed(the_log(phone), 1, **fields))
    streams = {one.stream for one in phone.store.all()}
    assert {one.stream for one in found.held} == streams, "all of it is in that session"
    assert the_log(club) == before


def test_a_log_of_an_older_release_has_no_hashes_and_is_read_in(phone: Desk, club: Desk) -> None:
    found = read_in(club, "x", changed(the_log(phone), 1))
    assert found.verified.unchained == found.verified.entries
    assert len(found.new) == phone.store.newest() and not found.held


def test_a_ruling_whose_table_is_missing_is_not_read_in(phone: Desk, club: Desk) -> None:
    lines = changed(the_log(phone), 1)
    table = the_table(phone)
    left = [one for one in map(json.loads, lines) if one["stream"] != table]
    found = read_in(
        club, "x", [json.dumps(one | {"number": n}).encode() for n, one in enumerate(left, 1)]
    )
    (held,) = found.held
    assert "missing in the file" in str(held.reason)
    assert phone.ruling(held.stream).table == table


def test_what_only_tells_of_the_other_desk_stays_there(phone: Desk, club: Desk) -> None:
    phone.store.append(Append("a-1", 0, (Fact("signed_in", {}),), Summary("account")))
    found = read(club, phone)
    assert found.other == 1
    assert club.store.head("a-1") == 0


def typed(*words: str | Path, lang: str = "en") -> Result:
    return CliRunner().invoke(commands(language(lang)), ["desk", *map(str, words)])


@pytest.mark.parametrize("lang", ("en", "ja"))
def test_as_it_is_typed(phone: Desk, club: Desk, tmp_path: Path, lang: str) -> None:
    file, database = tmp_path / "log.jsonl", tmp_path / "club.db"
    written = phone.store.newest()  # that it is exported is an entry of the phone alone
    assert typed("export", file, "--database", tmp_path / "phone.db").exit_code == 0
    first = typed("import", file, "--database", database, "--name", "laptop", lang=lang)
    assert first.exit_code == 0, first.output
    assert str(written) in first.output
    before = the_log(club)
    again = typed("import", file, "--database", database, lang=lang)
    assert again.exit_code == 0 and the_log(club) == before
    assert typed("verify", "--database", database).exit_code == 0
    with closing(Store(str(database))) as store:
        session = Desk(store).open_session("late")
        assert isinstance(session, ClubSession)
    at = the_table(phone)
    for desk, event in ((phone, "E 2H"), (club, "E P")):
        desk.happen(desk.table(at), desk.table(at).seq, read_event(event))
    typed("export", file, "--database", tmp_path / "phone.db")
    conflict = typed("import", file, "--database", database, lang=lang)
    assert conflict.exit_code == 1
    assert at not in conflict.stderr
    named = {
        "en": "Not read in: Live table, table 5.",
        "ja": "読み込みません：進行中のテーブル、テーブル5。",
    }
    assert named[lang] in conflict.stderr
    file.write_text("no log", encoding="utf-8")
    assert typed("import", file, "--database", database, lang=lang).exit_code == 3


def test_a_refused_log_leaves_no_new_database_behind(phone: Desk, tmp_path: Path) -> None:
    file, database = tmp_path / "log.jsonl", tmp_path / "fresh.db"
    for lines in ([b"no log"], [], the_log(phone)[1:]):
        file.write_bytes(b"".join(lines))
        assert typed("import", file, "--database", database).exit_code == 3
        assert not database.exists()
    file.write_bytes(b"".join(the_log(phone)))
    done = typed("import", file, "--database", database)
    assert done.exit_code == 0 and f"A new log was begun: {database}" in done.stderr


def test_a_ruling_that_conflicts_is_named_by_its_law_table_and_board(make: Any) -> None:
    one, other = make("one"), make("other")
    record = one.open_ruling("insufficient-bid", place="3", board="7")
    read(other, one)
    for desk, note in ((one, "a"), (other, "b")):
        desk.write(desk.ruling(record.id), 1, RulingRecord.noting(note))
    (held,) = read(other, one).held
    assert str(held.name) == "Insufficient bid (27), table 3, board 7"
    assert held.stream not in language("ja").say(held.name)


def test_a_session_that_was_read_in_says_from_where(phone: Desk, club: Desk) -> None:
    assert brought_in(club) == {}
    read(club, phone)
    (session,) = phone.store.find("session")
    assert brought_in(club)[session.stream].file == "phone.jsonl"
    assert brought_in(club).keys() == {session.stream}, "the club's own came from nowhere"
    ruled(phone, "revoke", session.stream)
    before = brought_in(club)
    read(club, phone)
    assert brought_in(club) == before, "it has been here since the first time"
