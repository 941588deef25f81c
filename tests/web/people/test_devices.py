"""Devices: sign-ins that are listed and ended, a phone that joins by a code, and what is noted."""

from __future__ import annotations

import re
import time
from concurrent.futures import ThreadPoolExecutor
from datetime import timedelta

import pytest
from starlette.applications import Starlette

from bridgelaw.desk.desk import Desk
from bridgelaw.desk.people.roles import DeskRole
from bridgelaw.desk.people.sign_ins import SignInBy
from bridgelaw.store import Conflict
from bridgelaw.web.server.access import access as access_module
from bridgelaw.web.server.access.access import Access, UsedUp
from bridgelaw.web.server.access.devices import device_of
from tests.web.accounts import account, browser, signed_in
from tests.web.visitor import Visitor, words_of


def code_on(page: str, word: str) -> str:
    """The address behind a QR code, without the machine."""
    found = re.search(rf'href="http://testserver(/{word}/[^"]+)"', page)
    assert found is not None
    return found[1]


def test_ones_own_devices_are_listed_and_ended(app: Starlette, director: Visitor) -> None:
    here, phone = account(app, "Aki", DeskRole.READER), signed_in(app, "Aki")
    other = account(app, "Bo", DeskRole.READER)
    page = here.get("/me")
    assert page.count("Safari, iPhone") >= 2 and page.count("this device") == 1
    theirs = app.state.access.sign_in_of(next(iter(other.client.cookies.values())))
    here.post(f"/me/sign-ins/{theirs}/end")
    assert other.client.get("/log").status_code == 200, "not somebody else's"
    (ends,) = re.findall(r'action="(/me/sign-ins/[^"]+)"', page)
    assert here.send(ends) == "/me"
    assert phone.client.get("/log").status_code == 303
    assert here.client.get("/log").status_code == 200


def test_the_chief_ends_any_sign_in_and_the_log_says_who_did(
    app: Starlette, director: Visitor, desk: Desk
) -> None:
    chief, aki = account(app, "Sumi", DeskRole.CHIEF), account(app, "Aki", DeskRole.DIRECTOR)
    sign_in = app.state.access.sign_in_of(aki.client.cookies["desk"])
    page = chief.get("/people/sign-ins")
    assert f'action="/people/sign-ins/{sign_in}/end"' in page
    chief.send(f"/people/sign-ins/{sign_in}/end")
    assert aki.client.get("/log").status_code == 303
    ended = desk.store.read(sign_in)[-1]
    assert (ended.kind, ended.data["by"], ended.initials) == ("ended", "other", "Sumi")
    assert f"/people/sign-ins/{sign_in}/end" not in chief.get("/people/sign-ins")
    chief.send(f"/people/sign-ins/{sign_in}/end")
    assert len(desk.store.read(sign_in)) == 2, "once is enough"


def test_a_phone_joins_by_the_code_of_a_laptop_once(app: Starlette, director: Visitor) -> None:
    laptop, phone = account(app, "Aki", DeskRole.DIRECTOR), browser(app)
    joining = code_on(laptop.get("/me/phone"), "join")
    assert "Sign in as Aki?" in words_of(phone.get(joining))
    assert phone.client.get("/log").status_code == 303, "opening it changes nothing"
    assert phone.client.post(joining).status_code == 303
    assert "Aki" in phone.get("/me")
    another = browser(app)
    assert another.client.get(joining).status_code == 410
    assert another.client.post(joining).status_code == 410
    assert another.client.get("/log").status_code == 303


def test_two_phones_at_once_share_no_code(app: Starlette, director: Visitor) -> None:
    account(app, "Aki", DeskRole.DIRECTOR)
    access: Access = app.state.access
    who = access.who_of(access.sign_in("pin of Aki", "127.0.0.1", None, "Aki"))
    assert who is not None
    code = access.code(who)
    begin, tried = access.register.begin, []

    def late(*args: object, **about: str) -> str:
        tried.append(1)
        if len(tried) == 1:  # another phone is quicker by a moment
            access.sign_in_by_code(code, "10.0.0.1", "")
        return begin(*args, **about)  # type: ignore[arg-type]

    access.register.begin = late  # type: ignore[method-assign,assignment]
    with pytest.raises(UsedUp):
        access.sign_in_by_code(code, "10.0.0.2", "")
    assert len(tried) == 2


def test_a_code_ends_with_its_time_and_with_the_laptop(
    app: Starlette, director: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    laptop, now = account(app, "Aki", DeskRole.DIRECTOR), time.time()
    first = code_on(laptop.get("/me/phone"), "join")
    with monkeypatch.context() as later:
        later.setattr(time, "time", lambda: now + 5 * 60 + 2)
        assert browser(app).client.get(first).status_code == 410
    second = code_on(laptop.get("/me/phone"), "join")
    laptop.post("/sign-out")
    assert browser(app).client.post(second).status_code == 410
    for wrong in ("nothing", first.rsplit("/", 1)[1][:-2] + "xx"):
        assert browser(app).client.get(f"/join/{wrong}").status_code == 410
        assert browser(app).client.get(f"/welcome/{wrong}").status_code == 410
        assert browser(app).client.get(f"/at/{wrong}").status_code == 410
    assert browser(app).client.get(second.replace("/join/", "/welcome/")).status_code == 410


def test_a_sign_in_is_asked_about_again_however_long_nobody_came(
    app: Starlette, director: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Another desk on the same database ends it; this one hears of it within a second."""
    aki = account(app, "Aki", DeskRole.DIRECTOR)
    assert aki.client.get("/log").status_code == 200
    sign_in = app.state.access.sign_in_of(aki.client.cookies["desk"])
    elsewhere = Access(app.state.desk.store)
    elsewhere.end(sign_in)
    monkeypatch.setattr(access_module, "_FRESH", -1.0)  # a second later
    assert aki.client.get("/log").status_code == 303


def test_a_sign_in_of_a_month_ago_is_not_listed(app: Starlette, director: Visitor) -> None:
    register = app.state.access.register
    assert len(register.sign_ins()) == 1
    clock = app.state.desk.store._clock
    app.state.desk.store._clock = lambda: clock() - timedelta(days=31)
    app.state.access.sign_in("4711", "127.0.0.1")
    assert len(register.sign_ins()) == 1


def test_everything_that_happened_to_accounts_is_told(app: Starlette, director: Visitor) -> None:
    chief = account(app, "Sumi", DeskRole.CHIEF)
    there = chief.send("/people", name="Aki", role="scorer")
    chief.send(f"{there}/name", name="Aki T.")
    chief.send(f"{there}/role", role="reader")
    chief.send(f"{there}/closed", closed="yes")
    chief.send(f"{there}/closed", closed="no")
    browser(app).client.post("/sign-in", data={"name": "Sumi", "pin": "wrong"})
    said = words_of(chief.get("/people/history"))
    for sentence in (
        "The desk has a new PIN", "Sumi has an account: Chief director", "Sumi has a new PIN",
        "Signed in: Sumi (Safari, iPhone)", "Aki has an account: Scorer",
        "An account has another name: Aki T.", "Aki T. has another role: Reader",
        "The account of Aki T. is closed", "The account of Aki T. is open again",
        "A wrong PIN of Sumi", "by Sumi",
    ):  # fmt: skip
        assert sentence in said, sentence


def test_many_change_accounts_at_once_and_none_is_lost(app: Starlette) -> None:
    register = app.state.access.register
    with ThreadPoolExecutor(8) as room:
        list(room.map(lambda number: register.add(f"Person {number}", DeskRole.READER), range(24)))
    assert len(register.people().present) == 24
    with pytest.raises(Conflict):
        register.begin(SignInBy.PIN, DeskRole.CHIEF, register.begin(SignInBy.PIN, DeskRole.CHIEF))


def test_devices_are_called_by_what_people_know() -> None:
    chrome = "Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0 Safari/537.36"
    assert device_of(chrome) == "Chrome, Windows"
    assert device_of(f"{chrome} Edg/140.0") == "Edge, Windows"
    assert device_of("Mozilla/5.0 (Linux; Android 15) Firefox/140.0") == "Firefox, Android"
    assert device_of("curl/8") == "" and device_of("") == ""
