"""A table's own link: players enter what happens there, and learn nothing that they cannot see."""

from __future__ import annotations

import time

import pytest
from starlette.applications import Starlette

from bridgelaw.desk.desk import Desk
from bridgelaw.desk.people.roles import DeskRole, Right
from bridgelaw.desk.records.club_session import ClubSession
from bridgelaw.desk.records.table import TableRecord
from bridgelaw.game import Board, Deal, Seat
from bridgelaw.locale.errors import Refusal
from bridgelaw.table import Table
from bridgelaw.table.notation import write_event
from bridgelaw.web.server.access.access import UsedUp
from bridgelaw.web.server.access.pin_check import TooManyAttempts
from tests.web.accounts import account, browser
from tests.web.filled import fill
from tests.web.people.test_devices import code_on
from tests.web.people.test_rights import WRITES, addressed
from tests.web.server.test_safety_routes import field_names, real
from tests.web.visitor import Visitor, words_of

DEAL = Deal.parse("N:AKQJ.T98.765.432 T987.AKQ.432.765 654.J765.AKQ.T98 32.432.JT98.AKQJ")


def opened(desk: Desk, table: Table) -> TableRecord:
    return desk.open_table(desk.session_or_new().id, table, "3")


def seated(app: Starlette, director: Visitor, record: TableRecord) -> Visitor:
    """A phone that has come by the link of a table."""
    chief = account(app, f"Chief {record.id}", DeskRole.CHIEF)
    link = code_on(chief.get(f"/tables/{record.id}/link"), "at")
    phone = browser(app)
    assert "Go to the table" in phone.get(link)
    assert phone.client.post(link).headers["location"] == f"/tables/{record.id}"
    return phone


def test_players_enter_calls_and_call_the_director(
    app: Starlette, director: Visitor, desk: Desk
) -> None:
    record = opened(desk, Table(Board(Seat.NORTH)))
    phone, there = seated(app, director, record), f"/tables/{record.id}"
    page = phone.get(there)
    assert "You enter what happens at this table" in page and 'value="N 1C"' in page
    phone.post(f"{there}/events", line="N 1C", seen=str(record.seq))
    entry = desk.store.read(record.id)[-1]
    assert (entry.kind, entry.initials) == ("happened", "T3")
    assert desk.store.read(entry.sign_in)[0].data["role"] == "table"
    assert phone.send(f"{there}/director", seen=str(entry.seq)) == there, "no ruling begins"
    assert desk.table(record.id).table.director_called
    assert desk.store.find("ruling") == ()


def test_players_play_cards_where_no_hand_is_known(
    app: Starlette, director: Visitor, desk: Desk
) -> None:
    record = opened(desk, Table(Board(Seat.NORTH)).after("N 1NT, E P, S P, W P"))
    phone, there = seated(app, director, record), f"/tables/{record.id}"
    assert 'value="E SA"' in phone.get(there)
    phone.post(f"{there}/events", card="E SA", seen=str(record.seq))
    assert desk.table(record.id).seq == record.seq + 1


@pytest.mark.parametrize("card", ["E ST", "E SA"])
def test_where_the_desk_knows_the_hands_no_answer_tells_who_holds_what(
    app: Starlette, director: Visitor, desk: Desk, card: str
) -> None:
    """East holds ♠10 and not the ace: both are refused with the same words."""
    record = opened(desk, Table(Board(Seat.NORTH), DEAL).after("N 1NT, E P, S P, W P"))
    phone, there = seated(app, director, record), f"/tables/{record.id}"
    page = phone.get(there)
    assert 'name="card"' not in page
    for fields in ({"card": card}, {"line": card}, {"line": f"E leads {card[2:]}"}):
        response = phone.post(f"{there}/events", 422, **fields, seen=str(record.seq))
        said = words_of(response.text)
        if "leads" not in str(fields):
            assert "The desk knows the hands here" in said
        assert "hold" not in said
    assert desk.table(record.id).seq == record.seq


def test_players_take_back_what_they_entered_and_nothing_else(
    app: Starlette, director: Visitor, desk: Desk
) -> None:
    record = opened(desk, Table(Board(Seat.NORTH)))
    phone, there = seated(app, director, record), f"/tables/{record.id}"
    director.post(f"{there}/events", line="N 1C", seen=str(record.seq))
    refused = phone.post(f"{there}/undo", 422, seen=str(record.seq + 1))
    assert "Only whoever entered it" in words_of(refused.text)
    phone.post(f"{there}/events", line="E 1H", seen=str(record.seq + 1))
    assert f'action="{there}/undo"' in phone.get(there)
    phone.post(f"{there}/undo", 303, seen=str(record.seq + 2))
    assert len(desk.table(record.id).table.log) == 1


def test_players_do_not_rule(app: Starlette, director: Visitor, desk: Desk) -> None:
    record = opened(desk, Table(Board(Seat.NORTH)).after("N 1S, E 1C"))
    given = desk.open_ruling("insufficient-bid", at=record)
    while (question := desk.interview(given).question) is not None:
        given = desk.answer(given, given.seq, len(given.answers), question.samples()[-1])
    elsewhere = desk.table(record.id).table
    desk.give(given, given.seq)
    ruled = write_event(desk.table(record.id).table.log[-1])
    second = opened(desk, elsewhere)
    phone = seated(app, director, second)
    refused = phone.post(f"/tables/{second.id}/events", 422, line=ruled, seen=str(second.seq))
    assert "Only the director rules." in words_of(refused.text)
    assert desk.table(second.id).seq == second.seq


def test_players_write_nowhere_else(app: Starlette, director: Visitor, desk: Desk) -> None:
    filled = fill(desk)
    record = opened(desk, Table(Board(Seat.NORTH)))
    phone = seated(app, director, record)
    fields, before = (
        {**dict.fromkeys(field_names(), "1"), "token": phone.token},
        desk.store.newest(),
    )
    for route in WRITES:
        if route.right is Right.COME_IN:
            continue
        for path in {addressed(route).filled("nothing", "0"), *real(addressed(route), filled)}:
            assert phone.client.post(path, data=fields).status_code == 403, path
    assert desk.store.newest() == before
    for path in ("/log", "/scores", f"/rulings/{filled.given}", "/people", "/me", "/rounds"):
        assert phone.client.get(path).status_code == 403, path


def test_a_link_of_one_board_ends_with_the_play_and_a_director_stays_one(
    app: Starlette, director: Visitor, desk: Desk
) -> None:
    record = desk.open_table(desk.session_or_new().id, Table(Board(Seat.NORTH)))  # has no number
    chief = account(app, "Aki", DeskRole.CHIEF)
    link = code_on(chief.get(f"/tables/{record.id}/link"), "at")
    assert chief.client.get(link).status_code == 303
    assert chief.client.post(link).status_code == 303
    assert chief.client.get("/people").status_code == 200
    for number, call in enumerate("NESW"):
        chief.post(f"/tables/{record.id}/events", line=f"{call} P", seen=str(record.seq + number))
    assert browser(app).client.get(link).status_code == 410
    assert browser(app).client.post(link).status_code == 410


def later(monkeypatch: pytest.MonkeyPatch, seconds: float) -> None:
    real = time.time
    monkeypatch.setattr(time, "time", lambda: real() + seconds)


def test_the_link_of_one_board_holds_a_day(
    app: Starlette, director: Visitor, desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    record = desk.open_table(desk.session_or_new().id, Table(Board(Seat.NORTH)))
    phone, there = seated(app, director, record), f"/tables/{record.id}"
    phone.post(f"{there}/events", line="N 1C", seen=str(record.seq))
    later(monkeypatch, 25 * 3600)
    phone.post(f"{there}/events", 403, line="E P", seen=str(record.seq + 1))
    assert desk.table(record.id).seq == record.seq + 1


def test_the_link_of_one_board_ends_with_its_session(
    app: Starlette, director: Visitor, desk: Desk
) -> None:
    session = desk.session_or_new()
    record = desk.open_table(session.id, Table(Board(Seat.NORTH)))
    phone, there = seated(app, director, record), f"/tables/{record.id}"
    link = app.state.access.link(record.id)
    desk.write(session, session.seq, ClubSession.closing(True))
    app.state.access.forget()
    phone.post(f"{there}/events", 403, line="N 1C", seen=str(record.seq))
    assert desk.table(record.id).seq == record.seq
    with pytest.raises(UsedUp):
        app.state.access.linked(link)


def test_phones_of_players_use_up_no_tries_of_a_director_who_came_before(
    app: Starlette, director: Visitor, desk: Desk
) -> None:
    access = app.state.access
    chief = access.register.add("Bo", DeskRole.CHIEF)
    access.set_own_pin(chief, "4711 Bo")
    known = access.sign_in("4711 Bo", "10.0.0.9", name="Bo")
    record = opened(desk, Table(Board(Seat.NORTH)))
    link = access.link(record.id)
    for number in range(40):
        cookie = access.sign_in_by_link(link, "3", f"10.0.1.{number}", "")
        with pytest.raises(Refusal):
            access.sign_in("0000", f"10.0.1.{number}", cookie)
    assert access.sign_in("4711 Bo", "10.0.0.9", known, "Bo")


def test_one_machine_does_not_fill_the_log_by_a_link(
    app: Starlette, director: Visitor, desk: Desk
) -> None:
    access, record = app.state.access, opened(desk, Table(Board(Seat.NORTH)))
    link, before = access.link(record.id), desk.store.newest()
    for number in range(60):
        if number < 12:
            assert access.sign_in_by_link(link, "3", "10.0.1.1", "")
        else:
            with pytest.raises(TooManyAttempts):
                access.sign_in_by_link(link, "3", "10.0.1.1", "")
    assert desk.store.newest() == before + 12
    assert access.sign_in_by_link(link, "3", "10.0.1.2", ""), "another phone comes in"
