"""The link of a table in the room: players keep it for the session, and it opens nothing else."""

from __future__ import annotations

import time

import pytest
from starlette.applications import Starlette

from bridgelaw.desk.desk import Desk
from bridgelaw.desk.people.roles import DeskRole
from bridgelaw.desk.records.table import TableRecord
from bridgelaw.game import Board, Deal, Seat
from bridgelaw.table import Table
from bridgelaw.web.server.access import cookies
from bridgelaw.web.server.access.access import Access
from tests.web.accounts import account, browser
from tests.web.people.test_devices import code_on
from tests.web.visitor import Visitor, words_of

DEAL = Deal.parse("N:AKQJ.T98.765.432 T987.AKQ.432.765 654.J765.AKQ.T98 32.432.JT98.AKQJ")


@pytest.fixture
def chief(app: Starlette, director: Visitor) -> Visitor:
    return account(app, "Aki", DeskRole.CHIEF)


def opened(desk: Desk, place: str = "7", deal: Deal | None = None) -> TableRecord:
    return desk.open_table(desk.session_or_new().id, Table(Board(Seat.NORTH), deal), place)


def link_to(chief: Visitor, record: TableRecord) -> str:
    return code_on(chief.get(f"/tables/{record.id}/link"), "at")


def seated(app: Starlette, link: str) -> Visitor:
    phone = browser(app)
    assert "Go to the table" in phone.get(link)
    assert phone.client.post(link).status_code == 303
    return phone


def passed_out(desk: Desk, record: TableRecord) -> TableRecord:
    events = record.table.after("N P, E P, S P, W P").log
    return desk.happen(record, record.seq, *events)


def calls(phone: Visitor, record: TableRecord, seat: str, status: int = 303) -> None:
    phone.post(f"/tables/{record.id}/events", status, line=f"{seat} P", seen=str(record.seq))


def now(app: Starlette) -> None:
    """Second by second the desk looks again which board is played where."""
    access: Access = app.state.access
    access.forget()


def test_one_link_leads_from_board_to_board(app: Starlette, chief: Visitor, desk: Desk) -> None:
    first = opened(desk)
    link = link_to(chief, first)
    phone = seated(app, link)
    calls(phone, first, "N")
    over = passed_out(desk, opened(desk, "8"))
    assert over.summary.state == "over"
    second = opened(desk)
    now(app)
    assert phone.client.get(link).headers["location"] == f"/tables/{second.id}"
    assert phone.client.get("/at/next").headers["location"] == f"/tables/{second.id}"
    calls(phone, second, "N")
    entry = desk.store.read(second.id)[-1]
    assert (entry.kind, entry.initials) == ("happened", "T7")
    calls(phone, desk.table(first.id), "E", 403)
    assert 'href="/at/next"' in phone.get(f"/tables/{first.id}"), "the way on"
    assert link_to(chief, second).split(".")[0] == link.split(".")[0], "the same for every board"


def test_between_two_boards_the_last_one_is_shown_and_a_new_phone_waits(
    app: Starlette, chief: Visitor, desk: Desk
) -> None:
    first = opened(desk)
    link = link_to(chief, first)
    phone = seated(app, link)
    passed_out(desk, first)
    now(app)
    assert phone.client.get(link).headers["location"] == f"/tables/{first.id}"
    assert "The next board" in phone.get(f"/tables/{first.id}")
    late = browser(app)
    assert "Nothing is played here yet" in words_of(late.get(link))
    assert late.client.post(link).headers["location"] == link
    assert late.client.get(f"/tables/{first.id}").status_code == 200, "which anybody may see"
    calls(late, desk.table(first.id), "N", 403)
    opened(desk)
    now(app)
    assert "Go to the table" in late.get(link)


def test_a_link_opens_no_other_table_and_no_other_session(
    app: Starlette, chief: Visitor, desk: Desk
) -> None:
    here, there = opened(desk), opened(desk, "8")
    unnumbered = opened(desk, "")
    phone = seated(app, link_to(chief, here))
    before = desk.store.newest()
    for record in (there, unnumbered):
        for path in ("events", "undo", "director", "deal", "seats", "round", "rulings", "link/end"):
            answer = phone.post(f"/tables/{record.id}/{path}", 403, line="N P", seen="1")
            assert "players at this table" in words_of(answer.text) or path not in (
                "events", "undo", "director",
            )  # fmt: skip
        assert phone.client.get(f"/tables/{record.id}/link").status_code == 403
    assert desk.store.newest() == before
    elsewhere = desk.open_session("Another evening")
    other = desk.open_table(elsewhere.id, Table(Board(Seat.NORTH)), "7")
    now(app)
    calls(phone, other, "N", 403)
    assert phone.client.get("/at/next").headers["location"] == f"/tables/{here.id}"


def test_no_closed_hand_leaks_on_any_board(app: Starlette, chief: Visitor, desk: Desk) -> None:
    first = opened(desk)
    phone = seated(app, link_to(chief, first))
    second = opened(desk, deal=DEAL)
    now(app)
    page = phone.get(f"/tables/{second.id}")
    assert "You enter what happens at this table" in page
    for card in ("♠︎A", "AKQJ", 'name="card"'):
        assert card not in page
    stranger = browser(app).get(f"/tables/{second.id}")
    assert words_of(page).count("♠") <= words_of(stranger).count("♠") + 8, "the box of bids alone"


def test_a_link_ends_when_a_director_ends_it(app: Starlette, chief: Visitor, desk: Desk) -> None:
    record = opened(desk)
    link = link_to(chief, record)
    phone, other = seated(app, link), seated(app, link_to(chief, opened(desk, "8")))
    assert chief.send(f"/tables/{record.id}/link/end") == f"/tables/{record.id}/link"
    calls(phone, record, "N", 403)
    assert phone.client.get(link).status_code == 410
    assert browser(app).client.post(link).status_code == 410
    renewed = link_to(chief, record)
    assert renewed != link
    calls(seated(app, renewed), record, "N")
    assert other.client.get("/at/next").status_code == 303, "table 8 is not concerned"


def test_a_link_ends_with_its_session_and_after_a_day(
    app: Starlette, chief: Visitor, desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    record = opened(desk)
    link = link_to(chief, record)
    phone = seated(app, link)
    session = desk.club_session(record.session)
    desk.write(session, session.seq, type(session).closing(True))
    now(app)
    calls(phone, record, "N", 403)
    assert browser(app).client.get(link).status_code == 410
    session = desk.club_session(record.session)
    desk.write(session, session.seq, type(session).closing(False))
    now(app)
    assert phone.client.get(link).status_code == 303
    real = time.time
    monkeypatch.setattr(time, "time", lambda: real() + 24 * 3600 + 60)
    calls(phone, record, "N", 403)
    assert browser(app).client.get(link).status_code == 410


def test_players_are_listed_and_each_device_can_be_ended(
    app: Starlette, chief: Visitor, desk: Desk
) -> None:
    record = opened(desk)
    phone = seated(app, link_to(chief, record))
    assert "T7" in words_of(chief.get("/people/sign-ins"))
    ours = next(one for one in app.state.access.register.sign_ins() if one.name == "T7")
    chief.send(f"/people/sign-ins/{ours.id}/end")
    calls(phone, record, "N", 403)
    assert "Players at a table: T7" in words_of(chief.get("/people/history"))


def test_a_table_without_a_number_keeps_the_link_of_its_board(
    app: Starlette, chief: Visitor, desk: Desk
) -> None:
    record = opened(desk, "")
    link = link_to(chief, record)
    words = words_of(chief.get(f"/tables/{record.id}/link"))
    assert "until the board is over, at most for a day" in words and "this board alone" in words
    phone = seated(app, link)
    calls(phone, record, "N")
    another = opened(desk, "")
    now(app)
    calls(phone, another, "N", 403)
    chief.post(f"/tables/{record.id}/link/end")
    assert phone.client.get(link).status_code == 303, "it ends with its board"


@pytest.mark.parametrize("forged", ["", "x", "s-abc 0 7", "0 7"])
def test_a_forged_link_and_a_forged_cookie_open_nothing(
    app: Starlette, chief: Visitor, desk: Desk, forged: str
) -> None:
    """Also where somebody knows the session and signs with another key, or another purpose."""
    record = opened(desk)
    access: Access = app.state.access
    link = link_to(chief, record)
    code = link.removeprefix("/at/")
    wrong = cookies.Signer("link").sign("another secret", f"{record.session} 0 7", "players")
    invitation = cookies.Signer("invitation").sign(
        access._now().secret, f"{record.session} 0 7", "players"
    )
    for one in (forged or code[:-2] + "xx", wrong, invitation, code + "x", code.swapcase()):
        assert browser(app).client.post(f"/at/{one}").status_code in (404, 405, 410), one
    phone = browser(app)
    name = cookies.cookie_name(None)
    for cookie in (
        code,
        cookies.Signer("session").sign("another secret", "a-abc", f"{record.session} 0 7"),
        cookies.Signer("session").sign(access._now().secret, "a-none", f"{record.session} 0 7"),
    ):
        phone.client.cookies.set(name, cookie)
        answer = phone.client.post(f"/tables/{record.id}/events", data={"line": "N P", "seen": "1"})
        assert answer.status_code == 403, cookie
    assert desk.table(record.id).seq == record.seq


def test_players_who_watch_another_table_are_given_no_page_of_somebody_else(
    app: Starlette, chief: Visitor, desk: Desk
) -> None:
    """Pages for who only watches are made once for all: they must carry nobody's token."""
    here, there = opened(desk), opened(desk, "8")
    one, two = seated(app, link_to(chief, here)), seated(app, link_to(chief, here))
    watched = f"/tables/{there.id}"
    assert one.token in one.get(watched)
    assert two.token in two.get(watched) and one.token not in two.get(watched)
    assert one.token not in browser(app).get(watched)
