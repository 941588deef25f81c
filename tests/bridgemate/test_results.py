"""Results from Bridgemates: in the field as they come, once each, and never accepted."""

from __future__ import annotations

from typing import Any

import pytest

from bridgelaw.bridgemate.follow import Follower
from bridgelaw.desk.calls import ringing
from bridgelaw.desk.checking import to_check
from bridgelaw.desk.desk import Desk
from bridgelaw.desk.results import Results, results_of
from bridgelaw.desk.score_desk import import_results
from tests.bridgemate.stand_in import CLUB, GUID, KEY, StandIn
from tests.formats.bws.evenings import Evening, mitchell, played

ACCEPTING = {27, 28, 29, 30, 38}


@pytest.fixture
def connector(connector: StandIn) -> StandIn:
    """With the movement of an evening."""
    for row in mitchell(5):
        connector.plan(row["Table"], row["Round"], row["NSPair"], row["EWPair"], row["LowBoard"],
                       row["HighBoard"])  # fmt: skip
    return connector


def results(desk: Desk) -> Results:
    club_session = desk.current_session()
    assert club_session is not None
    found = results_of(desk.store, club_session)
    assert found is not None
    return found


def lines(desk: Desk) -> list[tuple[int, str, str, str]]:
    return [
        (line.board, line.ns, line.ew, str(line.adjusted.ns if line.adjusted else line.result))
        for line in results(desk).field.lines
        if line.result is not None or line.adjusted is not None
    ]  # fmt: skip


def test_results_are_in_the_field_as_they_come_with_the_movement(
    desk: Desk, connector: StandIn, follower: Follower
) -> None:
    follower.step()
    session = desk.current_session()
    assert session is not None and session.file is None, "there is no result yet"
    connector.score(1, 1, 1, 1, 1)
    follower.step()
    assert lines(desk) == [(1, "NS 1", "EW 1", "3NT= by N")]
    movement = results(desk).document.movement
    assert movement is not None and movement.rounds == 5
    connector.score(1, 1, 2, 1, 1, Level=4, Denomination=4, DeclarerDirection=2, Stake=1,
                    TotalTricks=8, LeadCardRank=13, LeadCardSuit=3)  # fmt: skip
    connector.score(2, 1, 3, 2, 2, Level=0, TotalTricks=0)
    connector.score(2, 1, 4, 2, 2, Level=-7, TotalTricks=0)
    follower.step()
    assert lines(desk)[1:] == [(2, "NS 1", "EW 1", "4SX-2 by E"), (3, "NS 2", "EW 2", "passed out"),
                               (4, "NS 2", "EW 2", "A+")]  # fmt: skip
    (lead,) = [str(line.lead) for line in results(desk).field.lines if line.lead]
    assert lead == "HK"
    assert not set(connector.asked) & ACCEPTING
    connector.launch(1, round=1)
    follower.step()
    (call,) = ringing(desk.store)
    assert (call.place, call.board) == ("1", ""), "both boards of the round have a result"


def test_nothing_is_written_while_nothing_changes(
    desk: Desk, connector: StandIn, follower: Follower
) -> None:
    connector.score(1, 1, 1, 1, 1)
    follower.step()
    before = [entry.number for entry in desk.store.all(0)]
    for _ in range(40):
        follower.step()
    Follower(desk, connector.address).step()
    assert [entry.number for entry in desk.store.all(0)] == before


def test_a_result_that_is_entered_again_or_taken_back_counts_as_it_stands(
    desk: Desk, connector: StandIn, follower: Follower
) -> None:
    for tricks in (9, 10, 9):
        connector.score(1, 1, 1, 1, 1, TotalTricks=tricks)
        connector.score(2, 1, 3, 2, 2)
        follower.step()
        assert lines(desk)[0][3] == f"3NT{'+1' if tricks == 10 else '='} by N"
    connector.score(1, 1, 1, 1, 1, IsDeleted=True)
    follower.step()
    assert lines(desk) == [(3, "NS 2", "EW 2", "3NT= by N")]


def test_killed_and_emptied_twenty_times_no_result_is_lost_or_doubled(
    desk: Desk, connector: StandIn, follower: Follower
) -> None:
    places = [(row["Table"], row["Round"], row["Board"], row["PairNS"], row["PairEW"])
              for row in played(mitchell(5))]  # fmt: skip
    for at, place in enumerate(places[:20]):
        connector.score(*place)
        connector.stop()
        follower.step()
        assert follower.trouble is not None
        connector.start()
        if at % 5 == 4:
            connector.results = connector.results[-1:]  # its queue was cleared
        follower = Follower(desk, connector.address)
        follower.step()
        assert follower.trouble is None
        assert len(lines(desk)) == at + 1
    assert len({line[:3] for line in lines(desk)}) == 20


def test_wrong_entries_show_themselves_as_they_come(
    desk: Desk, connector: StandIn, follower: Follower
) -> None:
    session = desk.session_or_new()
    for round in range(1, 6):
        for row in mitchell(5):
            if row["Round"] == round and row["LowBoard"] == 1:
                side = {"DeclarerDirection": 2, "DeclaringPair": row["EWPair"]}
                wrong: dict[str, Any] = side if round == 5 else {}
                connector.score(row["Table"], round, 1, row["NSPair"], row["EWPair"], Level=4,
                                Denomination=4, TotalTricks=10, **wrong)  # fmt: skip
        follower.step()
    session = desk.club_session(session.id)
    field = results(desk).field
    found = {one.suspicion.place for one in to_check(desk.store, session, results(desk))}
    (wrong_one,) = [at for at, line in enumerate(field.lines) if str(line.result).endswith("by E")]
    assert wrong_one in found


def test_a_file_that_was_imported_is_not_written_over(
    desk: Desk, connector: StandIn, follower: Follower
) -> None:
    session = desk.session_or_new()
    data = Evening(rounds=mitchell(5), received=played(mitchell(5))).data()
    import_results(desk, session, session.seq, "evening.bws", data)
    connector.score(1, 1, 1, 1, 1, Level=7, TotalTricks=13)
    follower.step()
    assert len(lines(desk)) == 50 and not any("7NT" in line[3] for line in lines(desk))
    assert "come from a file" in str(follower.notice) and follower.trouble is None


def test_another_session_of_bcs_does_not_mix_with_this_one(
    desk: Desk, connector: StandIn, follower: Follower
) -> None:
    connector.score(1, 1, 1, 1, 1)
    follower.step()
    connector.sessions = ["F" * 32]
    follower.step()
    assert "another session" in str(follower.notice) and len(lines(desk)) == 1
    connector.sessions = ["F" * 32, GUID]
    connector.score(1, 1, 2, 1, 1)
    follower.step()
    assert follower.notice is None and len(lines(desk)) == 2


@pytest.mark.parametrize("lie", [
    {"Level": 8}, {"Level": "x"}, {"BoardNumber": -1}, {"DeclarerDirection": 9},
    {"TotalTricks": 14}, {"SectionLetters": "ABCDE"}, {"SectionLetters": None},
    {"TableNumber": 10**9}, {"Denomination": None}, {"Stake": 7}, {"PairNorthSouth": 1.5},
])  # fmt: skip
def test_a_lie_is_told_in_one_sentence_and_nothing_of_it_is_kept(
    desk: Desk, connector: StandIn, follower: Follower, lie: dict[str, Any]
) -> None:
    connector.score(1, 1, 1, 1, 1)
    follower.step()
    connector.score(2, 1, 3, 2, 2, **lie)
    follower.step()
    assert "cannot be read" in str(follower.trouble) and len(lines(desk)) == 1
    connector.results.pop()
    connector.score(2, 1, 3, 2, 2)
    follower.step()
    assert follower.trouble is None and len(lines(desk)) == 2


def test_the_official_client_hears_the_same_from_the_stand_in(connector: StandIn) -> None:
    client = pytest.importorskip("bridgemate_dataconnector")
    connector.score(1, 1, 1, 1, 1)
    connector.launch(3)
    speaks = client.DataConnectorClient(CLUB, KEY, f"http://{connector.address}")
    (result,) = speaks.poll_for_results(GUID, all=True)
    assert (result.board_number, result.level, result.total_tricks) == (1, 3, 9)
    (call,) = speaks.poll_for_td_calls(GUID, all=True)
    assert (call.section_letters, call.table_number, int(call.status)) == ("A", 3, 1)
