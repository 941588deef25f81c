"""A sign-in ends when it is ended, and by nothing else: no clock, no desk on another port."""

from __future__ import annotations

import time

import pytest
from starlette.applications import Starlette
from starlette.testclient import TestClient

from bridgelaw.desk.desk import Desk
from bridgelaw.web.server.access import access
from bridgelaw.web.server.access.access import LASTS, Access
from bridgelaw.web.server.access.cookies import cookie_name
from tests.web.visitor import PIN, Visitor


def test_who_has_signed_out_is_out_also_with_a_copy_of_the_cookie(
    app: Starlette, director: Visitor, desk: Desk
) -> None:
    copy = Visitor(TestClient(app, cookies=director.client.cookies, follow_redirects=False))
    token, before = director.token, desk.store.newest()
    assert copy.client.get("/log").status_code == 200
    assert director.send("/sign-out") == "/"
    assert copy.client.get("/log").status_code == 303
    sent = {"token": token, "procedure": "insufficient-bid"}
    assert copy.client.post("/rulings", data=sent).status_code == 403
    assert desk.store.newest() == before + 1, "nothing is written but that it ended"
    cookie = copy.client.cookies[cookie_name(None)]
    tokens = {"Authorization": f"Bearer {cookie}"}
    assert copy.client.get("/api/v1/rulings", headers=tokens).status_code == 401


def test_who_signs_out_signs_nobody_else_out(app: Starlette, director: Visitor) -> None:
    phone = Visitor(TestClient(app, follow_redirects=False))
    phone.client.post("/sign-in", data={"pin": PIN})
    director.send("/sign-out")
    assert phone.client.get("/log").status_code == 200
    director.client.post("/sign-in", data={"pin": PIN})
    assert director.client.get("/log").status_code == 200, "and can come back"


def test_a_sign_out_holds_on_every_desk_and_after_a_restart(
    app: Starlette, director: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    store, cookie = app.state.desk.store, director.client.cookies[cookie_name(None)]
    other_desk = Access(store)
    assert other_desk.sign_in_of(cookie) is not None
    director.send("/sign-out")
    assert Access(store).sign_in_of(cookie) is None, "started again"
    monkeypatch.setattr(access, "_FRESH", -1.0)  # a second later
    assert other_desk.sign_in_of(cookie) is None


def test_a_sign_out_is_never_forgotten(app: Starlette, director: Visitor) -> None:
    known: Access = app.state.access
    first = director.client.cookies[cookie_name(None)]
    director.send("/sign-out")
    for _ in range(20):
        cookie = known.sign_in(PIN, "127.0.0.1")
        sign_in = known.sign_in_of(cookie)
        assert sign_in is not None
        known.sign_out(sign_in)
        assert known.sign_in_of(cookie) is None
    assert known.sign_in_of(first) is None
    known.sign_out("a-nothing")  # there is no such sign-in


def test_a_clock_that_is_set_back_signs_nobody_out(
    director: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    now = time.time()
    for hours in (1, 24 * 365):
        monkeypatch.setattr(time, "time", lambda hours=hours: now - hours * 3600)
        assert director.client.get("/log").status_code == 200, hours
    monkeypatch.setattr(time, "time", lambda: now + LASTS - 60)
    assert director.client.get("/log").status_code == 200
    monkeypatch.setattr(time, "time", lambda: now + LASTS + 60)
    assert director.client.get("/log").status_code == 303, "a month is a month"


def test_two_desks_of_one_machine_do_not_sign_each_other_out(app: Starlette) -> None:
    app.state.access.set_pin(PIN)
    names = []
    for address in ("http://localhost:2017", "http://localhost:2018", "http://localhost"):
        client = TestClient(app, base_url=address, follow_redirects=False)
        client.post("/sign-in", data={"pin": PIN})
        names.append(next(name for name in client.cookies if name.startswith("desk")))
        assert client.get("/log").status_code == 200
    assert names == ["desk-2017", "desk-2018", "desk"]
