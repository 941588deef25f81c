"""The room: a strip of tables on the first page, and the board page of each."""

from __future__ import annotations

import re
from datetime import timedelta

import pytest

from bridgelaw.desk import times
from bridgelaw.desk.calls import call_director
from bridgelaw.desk.desk import Desk
from bridgelaw.desk.records.club_session import ClubSession
from bridgelaw.desk.reviews_put_off import due_duties
from bridgelaw.desk.room import RESTS_AFTER, Need, RoomTable, room_of, sections
from bridgelaw.desk.score_desk import import_results
from bridgelaw.desk.signature import signing
from bridgelaw.game import Board
from bridgelaw.game.seats import Seat
from bridgelaw.table import Table
from tests.formats.bws.evenings import Evening, mitchell, played
from tests.web.home.test_waiting import given
from tests.web.visitor import Visitor, words_of

ROUNDS = mitchell(5)
FIRST = [row for row in played(ROUNDS) if row["Round"] == 1]


def room(desk: Desk) -> dict[str, RoomTable]:
    current = desk.current_session()
    duties = due_duties(desk, None if current is None else current.id)
    found = room_of(desk, current, (), duties, times.now())
    return {one.place: one for one in found}


@pytest.fixture
def session(desk: Desk) -> ClubSession:
    found = desk.open_session("Monday")
    evening = Evening(rounds=ROUNDS, received=FIRST)
    found = import_results(desk, found, found.seq, "evening.bws", evening.data())
    return desk.write(found, found.seq, ClubSession.calling_round(1))


def test_the_movement_says_the_tables_and_how_many_boards_are_played(
    desk: Desk, session: ClubSession
) -> None:
    found = room(desk)
    assert list(found) == ["1", "2", "3", "4", "5"]
    assert {(len(one.boards), one.played) for one in found.values()} == {(2, 2)}
    desk.write(session, session.seq, ClubSession.calling_round(2))
    assert {one.played for one in room(desk).values()} == {0}


def test_without_a_movement_it_is_as_large_as_last_time(director: Visitor, desk: Desk) -> None:
    assert room(desk) == {}
    assert "How many tables play?" in words_of(director.get("/"))
    director.send("/room", tables="7")
    assert list(room(desk)) == [str(number) for number in range(1, 8)]
    last = desk.current_session()
    assert last is not None
    desk.write(last, last.seq, ClubSession.closing(True))
    desk.open_session("the next evening")
    assert len(room(desk)) == 7
    director.post("/room", 422, tables="5000")


def test_a_table_shows_why_it_needs_the_director(director: Visitor, desk: Desk) -> None:
    director.send("/room", tables="6")
    given(desk, "3", "7")
    session = desk.session_or_new()
    desk.open_ruling("claim", session.id, place="5", board="9", who=Seat.SOUTH)
    desk.open_table(session.id, Table(Board.number(4)).after("W 1C, N 1S, E 1H"), "2")
    call_director(desk, session, "4")
    needs = {place: one.need for place, one in room(desk).items()}
    assert needs == {"1": Need.NOTHING, "2": Need.CALLS, "3": Need.DUE, "4": Need.NOTHING,
                     "5": Need.DRAFT, "6": Need.NOTHING}  # fmt: skip
    home = director.get("/")
    assert re.search(r'<button class="room-table calls" aria-label="Table 4: calls"', home)
    for place, need in needs.items():
        if place != "4":
            assert f'class="room-table {need.value}" href="/room/{place}"' in home


def test_a_draft_lives_on_its_table_and_rests_after_a_quarter_of_an_hour(
    director: Visitor, desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = desk.session_or_new().id
    with signing("MK"):
        for number in range(1, 9):
            desk.open_ruling("revoke", session, place=str(number), board="12", who=Seat.EAST)
    home = words_of(director.get("/"))
    assert "Waiting for you" not in home and "answers" not in home
    there = director.get("/room/3")
    assert "Go on: Revoke, East" in words_of(there) and "MK" in words_of(there)
    assert there.index("Go on:") < there.index("All moments")
    later = times.now() + RESTS_AFTER + timedelta(seconds=1)
    monkeypatch.setattr(times, "now", lambda: later)
    assert {one.need for one in room(desk).values()} == {Need.NOTHING}
    there = director.get("/room/3")
    assert there.index("All moments") < there.index("Go on:")
    assert "untouched for 15 minutes" in words_of(there)


def test_the_board_page_knows_names_dealer_what_holds_and_what_was_ruled(
    director: Visitor, desk: Desk
) -> None:
    record = given(desk, "3", "7")
    there = director.get("/room/3?board=7")
    words = words_of(there)
    assert "Table 3 · Board 7" in words and 'class="dealer"' in there
    assert there.count('class="vul"') == 4  # board 7: everybody
    headline = record.said("en")["headline"]
    assert headline in words
    assert f'href="/duties/{record.id}/' in there
    assert 'class="rows"' in there and "procedure=insufficient-bid&amp;place=3&amp;board=7" in there
    other = words_of(director.get("/room/3?board=8"))
    assert headline in other and "vulnerable" not in other  # board 8: nobody


def test_the_live_table_says_how_far_it_is_and_what_is_in_force(
    director: Visitor, desk: Desk
) -> None:
    session = desk.session_or_new().id
    players = {"N": "Hara", "E": "Ono"}
    desk.open_table(session, Table(Board.number(13)).after("N P, E P, S 1S, W P, N P, E P"), "4",
                    players)  # fmt: skip
    there = director.get("/room/4")
    assert "Hara" in there and re.search(r'aria-current="step"><span>Lead<', there)
    assert "procedure=play-out-of-turn&amp;place=4&amp;board=13" in there
    tapped = director.get("/room/4?board=13&stage=over")
    assert re.search(r'aria-current="step"><span>Ended<', tapped)
    assert "procedure=revoke&amp;place=4&amp;board=13&amp;stage=over" in tapped
    assert "To the live table" in there


def test_the_table_is_remembered_from_one_tap(director: Visitor, desk: Desk) -> None:
    director.get("/room/4?board=13")
    page = director.get("/rulings/new?procedure=revoke")
    assert 'value="4"' in page and "Table 4 · Board 13" in words_of(page)


def test_many_tables_stand_section_by_section() -> None:
    tables = tuple(RoomTable(f"{section}{number}") for section in "AB" for number in range(1, 15))
    assert [(name, len(those)) for name, those in sections(tables)] == [("A", 14), ("B", 14)]
    assert sections(tables[:24]) == (("", tables[:24]),)
    plain = tuple(RoomTable(str(number)) for number in range(1, 61))
    assert [(name, those[0].place, those[-1].place) for name, those in sections(plain)] == [
        ("", "1", "20"), ("", "21", "40"), ("", "41", "60")
    ]  # fmt: skip


def test_in_a_large_room_the_tables_that_call_are_open(director: Visitor, desk: Desk) -> None:
    director.send("/room", tables="60")
    given(desk, "3", "7")
    call_director(desk, desk.session_or_new(), "44")
    home = director.get("/")
    folds = re.findall(r'<details class="fold"( open)?><summary>Tables (.*?)</summary>', home)
    assert [bool(opened) for opened, _ in folds] == [False, False, True]
    for place, (_, words) in zip(("1–20", "21–40", "41–60"), folds, strict=True):
        assert place in words
    assert "chip amber" in folds[0][1] and "chip amber" not in folds[1][1]


def test_strangers_see_no_room(anybody: Visitor, desk: Desk) -> None:
    given(desk, "3", "7")
    assert "room-table" not in anybody.get("/")
    assert anybody.client.get("/room/3").status_code in (303, 401, 403)
