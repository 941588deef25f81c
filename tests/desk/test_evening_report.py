"""The report of the evening: what was given and decided, and nothing that is a draft."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import timedelta
from pathlib import Path

import pytest

from bridgelaw.desk.desk import Desk
from bridgelaw.desk.evening_report import EveningReport, report_of_evening
from bridgelaw.desk.records.club_session import ClubSession, Meeting
from bridgelaw.desk.records.round_clock import SlowPlay
from bridgelaw.desk.records.ruling import RulingRecord
from bridgelaw.desk.score_desk import decide, import_results
from bridgelaw.desk.signature import signing
from bridgelaw.desk.times import now
from bridgelaw.game.seats import Side
from bridgelaw.locale.language import language
from bridgelaw.store import Store

RESULTS = b"""\
# scoring,matchpoints
board,table,ns,ew,contract,by,result
1,1,1,3,4S,N,=
1,2,2,4,4S,N,-1
2,1,1,4,2H,W,=
2,2,2,3,2H,W,+1
"""


@pytest.fixture
def desk(tmp_path: Path) -> Iterator[Desk]:
    store = Store(str(tmp_path / "desk.db"))
    yield Desk(store)
    store.close()


@pytest.fixture
def session(desk: Desk) -> str:
    club_session = desk.open_session("Tuesday")
    import_results(desk, club_session, club_session.seq, "club.csv", RESULTS)
    return club_session.id


def report(desk: Desk, session: str, code: str = "en") -> EveningReport:
    return report_of_evening(desk, desk.club_session(session), language(code), now())


def begun(
    desk: Desk, session: str, key: str = "insufficient-bid", after: str | None = None
) -> RulingRecord:
    return desk.open_ruling(key, session, place="2", board="4", assumes=True, after_ruling=after)


def given(desk: Desk, record: RulingRecord) -> RulingRecord:
    while (asked := desk.interview(record).question) is not None:
        record = desk.answer(record, record.seq, len(record.answers), asked.samples()[-1])
    return desk.give(record, record.seq)


def test_only_what_was_given_is_in_it_in_the_order_of_the_evening(desk: Desk, session: str) -> None:
    with signing("AN"):
        first = given(desk, begun(desk, session))
    with signing("MK"):
        second = given(desk, begun(desk, session, "revoke"))
    begun(desk, session)
    withdrawn = given(desk, begun(desk, session))
    desk.write(withdrawn, withdrawn.seq, withdrawn.marking("withdrawn"))
    given(desk, begun(desk, desk.open_session("another").id))
    found = report(desk, session)
    assert [row.record.id for row in found.rulings] == [first.id, second.id]
    assert [row.by for row in found.rulings] == ["AN", "MK"] == list(found.directors)
    assert first.given is not None
    assert found.rulings[0].headline == first.given["headline"]["en"]
    assert report(desk, session, "ja").rulings[0].headline == first.given["headline"]["ja"]
    assert set(found.rulings[0].laws) <= set(first.given["clauses"])
    assert found.field is not None and language("en").say(found.field) == "2 tables, 2 boards"


def test_scores_corrections_and_penalties_each_by_themselves(desk: Desk, session: str) -> None:
    facts = (
        ClubSession.adjusting(
            Meeting(1, 1, "1", "3"), "4S-1 by N", "4S= by N", law="12C1(e)", reason="slow pass",
            told=now(), ruling=None,
        ),
        ClubSession.correcting(
            Meeting(1, 2, "1", "4"), "2H= by W", "2H-1 by W", law="79C1", reason="", ruling=None
        ),
        ClubSession.penalizing("4", "1/10 top", 1, "90B2", "slow", None),
    )  # fmt: skip
    for fact in facts:
        club_session = desk.club_session(session)
        with signing("AN"):
            decide(desk, club_session, club_session.seq, fact)
    found = report(desk, session)
    (adjusted,), (corrected,), (penalty,) = found.adjusted, found.corrected, found.penalties
    assert [side for side, _ in adjusted.awards] == [Side.NS, Side.EW]
    assert adjusted.points == ("2", "1"), "the top before, a tie after"
    assert language("en").say(corrected.was) != language("en").say(corrected.result)
    assert (penalty.contestant, penalty.by) == ("4", "AN")
    club_session = desk.club_session(session)
    for one in club_session.decisions:
        club_session = desk.write(
            club_session, club_session.seq, club_session.taking_back(one.entry)
        )
    found = report(desk, session)
    assert (found.adjusted, found.corrected, found.penalties) == ((), (), ())


def test_appeals_have_their_state(desk: Desk, session: str) -> None:
    record = given(desk, begun(desk, session))
    desk.write(record, record.seq, record.marking("appealed"))
    (row,) = report(desk, session).appeals
    assert (row.record.id, row.heard, row.headline, row.is_in_time) == (record.id, None, "", None)
    club_session = desk.club_session(session)
    desk.write(club_session, club_session.seq, ClubSession.posting(now() - timedelta(days=1)))
    given(desk, begun(desk, session, "appeal", record.id))
    found = report(desk, session)
    (row,) = found.appeals
    assert row.heard is not None and row.headline
    assert row.is_in_time is True, "92B: told after the scores were out, the period runs from then"
    assert [one.record.id for one in found.rulings] == [record.id]
    assert [(one.law, one.is_over) for one in found.periods] == [("79C", True), ("92B", True)]


def test_late_tables_stand_in_it_with_who_was_at_fault(desk: Desk, session: str) -> None:
    club_session = desk.club_session(session)
    late = club_session.clock.noting_late("7", "2", SlowPlay.EW)
    desk.write(club_session, club_session.seq, late)
    (row,) = report(desk, session).late
    assert (row.table, row.board, row.fault) == ("7", "2", SlowPlay.EW)
