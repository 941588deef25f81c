"""A table calls the director: it rings on every page, one goes, the others see who."""

from __future__ import annotations

import asyncio
import re
from html import unescape

import pytest
from starlette.applications import Starlette
from starlette.testclient import TestClient

from bridgelaw.desk.calls import call_director, probable, ringing
from bridgelaw.desk.desk import Desk
from bridgelaw.desk.records.call import CallRecord, CallState
from bridgelaw.desk.records.club_session import ClubSession
from bridgelaw.desk.score_desk import import_results
from bridgelaw.desk.signature import signing
from bridgelaw.web.server.live import watchers
from bridgelaw.web.server.live.watchers import CALLS
from tests.formats.bws.evenings import Evening, mitchell, played
from tests.web.visitor import Visitor, words_of

ROUNDS = mitchell(5)
# All of the first round, and of the second what table 1 has played so far: board 3.
RECEIVED = [
    row
    for row in played(ROUNDS)
    if row["Round"] == 1 or (row["Round"] == 2 and row["Table"] == 1 and row["Board"] == 3)
]


@pytest.fixture
def session(desk: Desk) -> ClubSession:
    found = desk.open_session("Monday")
    evening = Evening(rounds=ROUNDS, received=RECEIVED)
    found = import_results(desk, found, found.seq, "evening.bws", evening.data())
    return desk.write(found, found.seq, ClubSession.calling_round(2))


def card_of(director: Visitor, place: str) -> str:
    """The address that the code on the table's card has."""
    page = director.get("/calls/cards")
    assert f"Table {place}" in words_of(page)
    app = director.client.app
    assert isinstance(app, Starlette)
    found = app.state.desk.current_session()
    return f"/at/{app.state.access.link('', found.id, place)}"


def strip_of(visitor: Visitor, address: str = "/laws") -> str:
    page = visitor.get(address)
    begins = page.find('<div id="calls"')
    return "" if begins < 0 else words_of(page[begins : page.index('<div id="connection"')])


def test_a_card_on_the_table_calls_without_any_sign_in(
    director: Visitor, anybody: Visitor, session: ClubSession
) -> None:
    card = card_of(director, "1")
    assert "Call the director" in words_of(anybody.get(card))
    assert strip_of(director) == ""
    assert anybody.send(f"{card}/call") == card
    seen = strip_of(director)
    assert "Table 1 calls" in seen and "probably board 4" in seen
    assert "It rings on the director's devices." in words_of(anybody.get(card))
    anybody.send(f"{card}/call")  # twice is once
    assert len(ringing(_desk(director).store)) == 1
    assert "Table 1" not in words_of(anybody.get("/laws"))
    assert anybody.client.get("/calls").status_code in (303, 401, 403)
    assert anybody.client.get("/calls/live").status_code in (303, 401, 403)


def _desk(visitor: Visitor) -> Desk:
    app = visitor.client.app
    assert isinstance(app, Starlette)
    found: Desk = app.state.desk
    return found


def test_one_goes_and_the_others_see_who(
    app: Starlette, director: Visitor, desk: Desk, session: ClubSession
) -> None:
    call = call_director(desk, session, "3")
    director.send("/initials", initials="AB", next="/")
    address = director.send(f"/calls/{call.id}/go")
    assert address == f"/room/3?board={call.board}"
    assert "AB went" in strip_of(director)
    assert desk.load(CallRecord, call.id).state is CallState.GOING
    # A second director who taps comes to the same board.
    assert director.send(f"/calls/{call.id}/go") == address
    followed = director.send("/room/3/table", board=call.board)
    table = desk.table(followed.rpartition("/")[2])
    assert (table.place, table.summary.board, table.round) == ("3", call.board, 2)
    assert director.send("/room/3/table", board=call.board) == followed, "not a second one"


def test_a_ruling_that_is_begun_and_given_there_answers_the_call(
    desk: Desk, session: ClubSession
) -> None:
    call = call_director(desk, session, "2")
    elsewhere = call_director(desk, session, "4")
    with signing("CD"):
        record = desk.open_ruling("insufficient-bid", session.id, place="2", board="5")
    begun = desk.load(CallRecord, call.id)
    assert (begun.state, begun.by) == (CallState.GOING, "CD")
    record = desk.answer(record, record.seq, 0, "yes")
    desk.give(record, record.seq)
    assert desk.load(CallRecord, call.id).state is CallState.DONE
    assert desk.load(CallRecord, elsewhere.id).state is CallState.CALLING


def test_later_rings_no_more_and_a_table_may_call_again(
    director: Visitor, desk: Desk, session: ClubSession
) -> None:
    call = call_director(desk, session, "2")
    director.send(f"/calls/{call.id}/later")
    assert strip_of(director) == "" and "put off" in words_of(director.get("/calls"))
    again = call_director(desk, session, "2")
    assert again.id == call.id and again.state is CallState.CALLING
    director.send(f"/calls/{call.id}/done")
    assert "No table calls." in words_of(director.get("/calls"))
    assert call_director(desk, session, "2").id != call.id


def test_the_probable_board_is_the_first_of_the_round_without_a_result(
    desk: Desk, session: ClubSession
) -> None:
    assert probable(desk.store, session, "1").board == "4"  # board 3 has its result
    assert probable(desk.store, session, "1").boards == (3, 4)
    assert probable(desk.store, session, "2").board == str(
        probable(desk.store, session, "2").boards[0]
    )
    assert probable(desk.store, session, "99").board == ""
    assert probable(desk.store, session, "1", 3).round == 3


def test_players_at_an_open_table_call_from_its_page(
    app: Starlette, director: Visitor, desk: Desk
) -> None:
    director.send("/tables/new", place="7", board="3")
    at = desk.table(desk.store.find("table", limit=1)[0].stream)
    players = Visitor(TestClient(app, follow_redirects=False))
    link = app.state.access.link(at.id, at.session, at.place)
    there = players.send(f"/at/{link}")
    page = players.get(there)
    token = re.search(r'name="token" value="([0-9a-f]+)"', page)
    assert token is not None
    response = players.client.post(
        f"/tables/{at.id}/director", data={"token": unescape(token[1]), "seen": str(at.seq)}
    )
    assert response.status_code == 303
    (call,) = ringing(desk.store)
    assert (call.place, call.board) == ("7", "3")


def test_a_link_that_has_ended_calls_nobody(
    director: Visitor, anybody: Visitor, desk: Desk, session: ClubSession
) -> None:
    card = card_of(director, "1")
    desk.write(session, session.seq, ClubSession.closing(True))
    anybody.post(f"{card}/call", 410)
    assert not ringing(desk.store)


def test_who_watches_is_told_of_every_call(
    app: Starlette, desk: Desk, session: ClubSession, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(watchers, "EVERY", 60)  # so that only the call itself wakes it

    async def watch() -> None:
        pages = [app.state.live.versions(CALLS) for _ in range(20)]

        async def next_of(one: object) -> str:
            found: str = await asyncio.wait_for(anext(one), 20)  # type: ignore[call-overload]
            return found

        assert set(await asyncio.gather(*map(next_of, pages))) == {"-"}
        call = await asyncio.to_thread(call_director, desk, session, "1")
        assert set(await asyncio.gather(*map(next_of, pages))) == {f"{call.id}.1"}
        for one in pages:
            await one.aclose()

    asyncio.run(watch())


def test_fifty_calls_of_two_hundred_tables_stand_on_one_page(director: Visitor, desk: Desk) -> None:
    club_session = desk.open_session("Congress")
    for place in range(50):
        call_director(desk, club_session, str(place * 4 + 1))
    assert strip_of(director).count("calls") == 50


def test_who_plays_at_a_table_is_known_from_the_file_of_the_bridgemates(
    director: Visitor, desk: Desk
) -> None:
    session = desk.open_session("Monday")
    names = {"N": "Ito", "S": "Sato", "E": "Mori-Abe", "W": "Kato"}
    players = [
        {"Section": 1, "Table": 1, "Direction": seat, "Number": "", "Name": name, "Round": 1}
        for seat, name in names.items()
    ]
    data = Evening(rounds=ROUNDS, received=RECEIVED, players=players).data()
    session = import_results(desk, session, session.seq, "evening.bws", data)
    desk.write(session, session.seq, ClubSession.calling_round(1))
    page = words_of(director.get("/room/1"))
    assert all(name in page for name in names.values()), page


def test_the_list_of_calls_says_each_call_once(
    director: Visitor, desk: Desk, session: ClubSession
) -> None:
    call = call_director(desk, session, "3")
    shown = re.compile(rf'<div class="ring[^"]*" data-call="{call.id}">')
    assert shown.search(director.get("/log"))
    listed = director.get("/calls")
    assert not shown.search(listed) and f'data-listed="{call.id}"' in listed
