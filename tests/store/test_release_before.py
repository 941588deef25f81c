"""A database written by the release before is read as before, and written on.

It holds a session with results, an adjusted score and a penalty; a live table with a ruling under
Law 36 whose clauses that release cited otherwise; a quick ruling that was given, marked and noted;
and one that was left after its first answer.
"""

from __future__ import annotations

import gzip
from collections.abc import Iterator
from pathlib import Path

import pytest
from argon2 import PasswordHasher
from starlette.testclient import TestClient

from bridgelaw.desk.desk import Desk
from bridgelaw.desk.records.club_session import ClubSession, Decided, Penalized
from bridgelaw.desk.records.ruling import RulingRecord
from bridgelaw.desk.results import results_of
from bridgelaw.desk.ruling_log import LogFilter, whole_log
from bridgelaw.desk.score_desk import decide, import_results
from bridgelaw.game.seats import Seat
from bridgelaw.store import Filter, Store
from bridgelaw.table import read_event
from bridgelaw.web.app import create_app
from bridgelaw.web.server.addresses.allowed_hosts import Hosts
from tests.web.visitor import Visitor, words_of

DATA = Path(__file__).parent / "data" / "release_0_1.db.gz"
PIN = "4711"


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    path = tmp_path / "desk.db"
    path.write_bytes(gzip.decompress(DATA.read_bytes()))
    found = Store(str(path), create=False)
    yield found
    found.close()


@pytest.fixture
def desk(store: Store) -> Desk:
    return Desk(store)


@pytest.fixture
def director(store: Store) -> Visitor:
    """Somebody who signs in with the PIN that was set then."""
    app = create_app(store, hosts=Hosts(("testserver",)))
    app.state.access.hasher = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)
    visitor = Visitor(TestClient(app, follow_redirects=False))
    answer = visitor.client.post("/sign-in", data={"pin": PIN, "next": "/"})
    assert answer.status_code == 303
    return visitor


def _ruling(desk: Desk, procedure: str, state: str = "given") -> RulingRecord:
    (listed,) = desk.store.find("ruling", Filter(subject=procedure, states=(state,)))
    return desk.ruling(listed.stream)


def _session(desk: Desk) -> ClubSession:
    (listed,) = desk.store.find("session")
    return desk.club_session(listed.stream)


def _finished(desk: Desk, record: RulingRecord) -> RulingRecord:
    while (asked := desk.interview(record).question) is not None:
        record = desk.answer(record, record.seq, len(record.answers), asked.samples()[-1])
    return desk.give(record, record.seq)


def test_every_record_is_folded(desk: Desk) -> None:
    session = _session(desk)
    assert (session.name, session.profile) == ("Tuesday pairs", "JCBL")
    assert [type(one) for one in session.decisions] == [Decided, Penalized]
    results = results_of(desk.store, session)
    assert results is not None and not results.lost and not results.problems
    assert len(results.field.lines) == 4 and len(results.field.penalties) == 1
    (listed,) = desk.store.find("table")
    at = desk.table(listed.stream)
    assert (at.session, at.place, at.players["N"]) == (session.id, "5", "高橋 恵")
    assert len(at.table.log) == 5 and at.table.to_call is Seat.SOUTH
    (forced,) = at.table.forced_passes
    assert (forced.player, forced.law) == (Seat.SOUTH, "36B1")  # as it was cited then
    assert len(list(whole_log(desk, LogFilter()))) == 3


def test_what_was_given_is_told_in_the_words_of_that_day(desk: Desk) -> None:
    given = _ruling(desk, "inadmissible-call")
    assert given.given is not None
    assert given.given["clauses"] == ["36B", "36B3", "26B", "36B1"]
    for code in ("en", "ja"):
        view = given.view(code)
        assert view.clauses == ("36B", "36B3", "26B", "36B1")
        assert view.headline == given.given["headline"][code]
        assert view.words and view.holds
    # The answers still fit the procedure, which cites each clause by its own number now.
    ruling = desk.interview(given).ruling
    assert ruling is not None and "36B2" in ruling.clauses
    quick = _ruling(desk, "insufficient-bid")
    assert [text for _, text in quick.notes] == ["Checked after the play."]
    assert set(quick.marks) == {"said"}


def test_every_page_and_report_is_shown(desk: Desk, director: Visitor) -> None:
    session = _session(desk)
    pages = ["/", "/tables", "/log", "/log?session=", "/log.csv", f"/scores/{session.id}"]
    pages += [f"/scores/{session.id}/boards/{board}" for board in (1, 2)]
    pages += [f"/scores/{session.id}/{kind}" for kind in ("file", "results.csv")]
    pages += [f"/tables/{one.stream}" for one in desk.store.find("table")]
    rulings = [one.stream for one in desk.store.find("ruling")]
    pages += [f"/rulings/{one}{part}" for one in rulings for part in ("", "/0", "/report")]
    for address in pages:
        director.get(address)
    report = words_of(director.get(f"/rulings/{_ruling(desk, 'inadmissible-call').id}/report"))
    assert "高橋 恵" in report and "36B3" in report


def test_the_table_and_its_ruling_go_on(desk: Desk) -> None:
    given = _ruling(desk, "inadmissible-call")
    assert given.table is not None
    at = desk.table(given.table)
    on = desk.happen(at, at.seq, read_event("S P"), read_event("W P"))
    assert Desk(desk.store).table(at.id) == on
    back = desk.undo(on, on.seq, 4)  # with the ruling, which is given again under the same laws
    assert desk.ruling(given.id).is_undone
    again = desk.ruling(given.id)
    again = desk.give(again, again.seq)
    assert again.given is not None and "36B2" in again.given["clauses"]
    table = desk.table(at.id).table
    assert len(table.log) == len(back.table.log) + 1 and table.forced_passes


def test_an_open_ruling_is_finished(desk: Desk) -> None:
    left = _ruling(desk, "insufficient-bid", "open")
    assert [tuple(one) for one in left.answers] == [("out_of_rotation", "no")]
    done = _finished(desk, left)
    assert done.state == "given"
    assert Desk(desk.store).ruling(left.id) == done


def test_scores_are_adjusted_on_and_new_things_are_opened(desk: Desk) -> None:
    session = _session(desk)
    adjusted = session.decisions[0]
    session = desk.write(session, session.seq, session.taking_back(adjusted.entry))
    assert isinstance(adjusted, Decided)
    fact = ClubSession.adjusting(
        adjusted.meeting, "4S= by N", "4S= by N", law="12C1(b)", reason="Again",
        told=adjusted.told, ruling=None,
    )  # fmt: skip
    session = decide(desk, session, session.seq, fact)
    assert len(session.decisions) == 2
    kept = results_of(desk.store, session)
    assert kept is not None and not kept.lost
    data = kept.document.write(kept.standings)
    session = import_results(desk, session, session.seq, "tuesday.csv", data)
    again = results_of(desk.store, session)
    assert again is not None and not again.lost
    assert again.standings.field.lines == kept.standings.field.lines
    assert _finished(desk, desk.open_ruling("revoke", session.id)).state == "given"
    assert desk.open_session("Wednesday").seq == 1
