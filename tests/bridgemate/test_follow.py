"""Calls from Bridgemates: once each, nothing lost, never accepted, trouble told in a sentence."""

from __future__ import annotations

import socket

from starlette.applications import Starlette

from bridgelaw.bridgemate.follow import Follower, club_of, keep_club
from bridgelaw.bridgemate.wire import Command, Connector
from bridgelaw.desk.calls import ringing, stand
from bridgelaw.desk.desk import Desk
from bridgelaw.desk.records.call import CallRecord, CallState
from bridgelaw.locale.language import language
from tests.bridgemate.stand_in import CLUB, KEY, StandIn
from tests.web.conftest import app, director
from tests.web.visitor import Visitor

__all__ = ["app", "director"]

ACCEPTING = (27, 28, 29, 30, 38)


def places(desk: Desk) -> list[str]:
    return sorted(one.place for one in ringing(desk.store))


def trouble(follower: Follower) -> str:
    follower.step()
    assert follower.trouble is not None
    for code in ("en", "ja"):
        assert KEY not in language(code).say(follower.trouble)
    return str(follower.trouble)


def test_a_call_comes_once_and_its_state_goes_back(
    desk: Desk, connector: StandIn, follower: Follower
) -> None:
    connector.launch(3)
    follower.step()
    follower.step()
    (call,) = ringing(desk.store)
    assert (call.place, call.round) == ("A3", 2) and follower.trouble is None
    record = desk.load(CallRecord, call.id)
    for state, status in ((CallState.GOING, 2), (CallState.LATER, 4), (CallState.DONE, 3)):
        record = stand(desk, record, state)
        follower.step()
        assert connector.calls[-1]["Status"] == status
        count = len(connector.calls)
        follower.step()
        assert len(connector.calls) == count, "it is told once"
    assert not ringing(desk.store)


def test_nothing_is_ever_accepted(desk: Desk, connector: StandIn, follower: Follower) -> None:
    connector.launch(1)
    follower.step()
    stand(desk, desk.load(CallRecord, ringing(desk.store)[0].id), CallState.DONE)
    follower.step()
    assert set(connector.asked) == {int(one) for one in Command}
    assert not set(connector.asked) & set(ACCEPTING)


def test_a_connector_killed_twenty_times_loses_nothing_and_doubles_nothing(
    desk: Desk, connector: StandIn, follower: Follower
) -> None:
    for time in range(20):
        connector.launch(time + 1, minute=time)
        connector.stop()
        assert "Nothing answers" in trouble(follower)
        connector.start()
        # And the desk itself begins anew.
        follower = Follower(desk, connector.address)
        follower.step()
        assert follower.trouble is None
    assert places(desk) == sorted(f"A{number}" for number in range(1, 21))


def test_a_call_that_was_resolved_there_is_done_here(
    desk: Desk, connector: StandIn, follower: Follower
) -> None:
    connector.launch(4)
    follower.step()
    connector.calls.append({**connector.calls[0], "Status": 3})
    follower.step()
    assert not ringing(desk.store)
    connector.launch(5)
    connector.calls.append({**connector.calls[-1], "Status": 3})
    follower.step()
    assert not ringing(desk.store), "over before anybody saw it"


def test_a_session_that_changes_in_the_middle_is_followed(
    desk: Desk, connector: StandIn, follower: Follower
) -> None:
    connector.launch(1)
    follower.step()
    connector.sessions = []
    follower.step()
    assert follower.trouble is None and places(desk) == ["A1"]
    connector.sessions = ["F" * 32]
    connector.calls = [{**connector.calls[0], "SessionGuid": "F" * 32, "TableNumber": 9}]
    follower.step()
    assert places(desk) == ["A1", "A9"]


def test_a_wrong_key_another_program_and_a_liar_get_one_sentence(
    desk: Desk, connector: StandIn, follower: Follower
) -> None:
    connector.launch(1)
    keep_club(desk.store, CLUB, "WRONG-" + KEY)
    assert "refuses" in trouble(follower)
    keep_club(desk.store, CLUB, KEY)
    connector.greeting = "It works!"
    assert "Another program answers" in trouble(follower)
    connector.greeting = "Bridgemate dataconnector service version 5"
    for lie in (b"", b"{}", b"[]", b'{"DataType": "x"}', b"\xff",
                b'{"DataType":21,"SerializedData":"{"}',
                b'{"DataType":1,"SerializedData":"[{\\"SessionGuid\\": 7}]"}'):  # fmt: skip
        connector.lies = lie or b" "
        follower.step()
        assert not ringing(desk.store)
    connector.lies = None
    follower.step()
    assert places(desk) == ["A1"]
    keep_club(desk.store, "", "")
    assert "missing" in trouble(follower)


def test_nobody_there_is_told_and_not_taken_for_no_calls(desk: Desk) -> None:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    assert "Nothing answers" in trouble(Follower(desk, f"127.0.0.1:{port}"))


def test_the_key_is_kept_as_a_secret(desk: Desk) -> None:
    assert club_of(desk.store) == (CLUB, KEY)
    assert KEY not in repr(Connector("x", CLUB, KEY))
    assert all(KEY not in str(entry) for entry in desk.store.all(0))


def test_the_page_keeps_the_key_and_never_shows_it(director: Visitor, app: Starlette) -> None:
    director.send("/calls/bridgemate", club=CLUB, key=KEY)
    page = director.get("/calls/bridgemate")
    assert CLUB in page and KEY not in page and "--bridgemate" in page
    director.send("/calls/bridgemate", club="OTHER", key="")
    assert club_of(app.state.desk.store) == ("OTHER", KEY)
    app.state.bridgemate = Follower(app.state.desk, "127.0.0.1:1")
    app.state.bridgemate.step()
    assert "Nothing answers at 127.0.0.1:1" in director.get("/laws"), (
        "every director's page says so"
    )
    assert KEY not in director.get("/log.jsonl")
