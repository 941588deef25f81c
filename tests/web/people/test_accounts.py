"""Accounts: how somebody gets one, what the log says of them, and that it can be taken away."""

from __future__ import annotations

import re

import pytest
from starlette.applications import Starlette

from bridgelaw.desk.desk import Desk
from bridgelaw.desk.people.roles import DeskRole
from bridgelaw.store import Entry
from bridgelaw.web.server.access.access import Access
from tests.web.accounts import account, browser, signed_in
from tests.web.filled import fill
from tests.web.routes import addresses
from tests.web.visitor import PIN, Visitor, words_of


def kinds_since(desk: Desk, number: int) -> list[str]:
    return [entry.kind for entry in desk.store.all(number)]


def newest(desk: Desk) -> Entry:
    return list(desk.store.all())[-1]


def test_a_club_with_a_pin_alone_sees_nothing_of_accounts_but_the_way_there_under_more(
    director: Visitor, anybody: Visitor, desk: Desk
) -> None:
    filled = fill(desk)
    pages = [one.path for one in addresses() if one.method == "GET" and "{" not in one.path
             and not one.path.endswith("/live")]  # fmt: skip  # which would not end
    pages += [f"/tables/{filled.table}", f"/rulings/{filled.given}", f"/scores/{filled.session}"]
    apart = ("/people", "/me", "/first-start", "/initials", "/sign-in")
    for path in pages:
        if path.startswith(apart):
            continue
        page = director.client.get(path, follow_redirects=True)
        if page.headers["content-type"].startswith("text/html"):
            shown = page.text.partition("<main")[2]
            assert 'href="/people' not in shown and 'href="/me' not in page.text, path
            assert "/link" not in page.text, path
    assert 'name="name"' not in anybody.get("/sign-in")
    assert 'name="initials"' in anybody.get("/sign-in")


def test_a_chief_invites_somebody_who_chooses_their_own_pin(
    app: Starlette, director: Visitor, desk: Desk
) -> None:
    there = director.send("/people", name="  Aki  Tanaka ", role="chief-director")
    page = director.get(there)
    assert "Aki Tanaka" in words_of(page) and "invited" in words_of(page)
    found = re.search(r'href="http://testserver(/welcome/[^"]+)"', page)
    assert found is not None
    aki = browser(app)
    assert "Welcome, Aki Tanaka" in words_of(aki.get(found[1]))
    assert aki.client.post(found[1], data={"pin": "12", "again": "12"}).status_code == 422
    assert aki.client.post(found[1], data={"pin": "1234", "again": "1235"}).status_code == 422
    sent = aki.client.post(found[1], data={"pin": "ひみつの言葉", "again": "ひみつの言葉"})
    assert sent.status_code == 303
    assert "What happened?" in aki.get("/")
    assert browser(app).client.get(found[1]).status_code == 410, "an invitation holds once"
    ruling = desk.open_ruling("insufficient-bid")
    aki.post(f"/rulings/{ruling.id}/note", text="said so", seen=str(ruling.seq))
    entry = newest(desk)
    assert entry.kind == "noted" and entry.initials == "Aki Tanaka"
    begun = desk.store.read(entry.sign_in)[0]
    assert (begun.data["name"], begun.data["device"]) == ("Aki Tanaka", "Safari, iPhone")
    assert signed_in(app, "aki TANAKA", "ひみつの言葉").get("/me").count("Aki Tanaka")


def test_pins_stand_in_no_entry_and_in_no_export(app: Starlette, director: Visitor) -> None:
    account(app, "Aki", DeskRole.DIRECTOR, "a very own secret")
    access: Access = app.state.access
    person = access.register.people().named("aki")
    assert person is not None
    hashed = access.register.hash_of(person.id)
    assert hashed.startswith("$argon2id$")
    written = " ".join(f"{entry.data} {entry.by}" for entry in app.state.desk.store.all())
    assert "secret set" not in written and "very own" not in written and hashed not in written


def test_a_wrong_name_or_pin_is_refused_noted_and_told_nothing(
    app: Starlette, director: Visitor, desk: Desk
) -> None:
    account(app, "Aki", DeskRole.DIRECTOR)
    before = desk.store.newest()
    said = []
    for name, pin in (("Aki", "wrong"), ("Nobody", "wrong"), ("Aki", PIN), ("4711 oops", "")):
        response = browser(app).client.post("/sign-in", data={"name": name, "pin": pin or "x"})
        assert response.status_code == 403
        said.append(re.findall(r'<p class="wrong"[^>]*>(.*?)</p>', response.text))
    assert len({str(one) for one in said}) == 1, "the same for every name"
    entries = list(desk.store.all(before))
    assert {entry.kind for entry in entries} == {"refused"} and len(entries) == 4
    known = app.state.access.register.people().named("Aki").id
    assert [entry.data["person"] for entry in entries] == [known, "", known, ""]
    assert not any("oops" in str(entry.data) for entry in entries), "it may have been a PIN"
    assert "A wrong PIN of Aki" in words_of(director.get("/people/history"))


def test_another_role_holds_at_once_and_is_an_entry(
    app: Starlette, director: Visitor, desk: Desk
) -> None:
    aki = account(app, "Aki", DeskRole.DIRECTOR)
    assert aki.client.get("/rulings/new?procedure=revoke").status_code == 200
    person = app.state.access.register.people().named("Aki")
    director.send(f"/people/{person.id}/role", role="reader")
    assert aki.client.get("/rulings/new?procedure=revoke").status_code == 403
    assert aki.client.get("/log").status_code == 200
    entry = newest(desk)
    assert (entry.kind, entry.data["was"], entry.data["role"]) == ("role", "director", "reader")
    assert "Aki has another role: Reader" in words_of(director.get("/people/history"))


def test_a_closed_account_is_out_and_what_it_wrote_stays(
    app: Starlette, director: Visitor, desk: Desk
) -> None:
    aki = account(app, "Aki", DeskRole.DIRECTOR)
    ruling = desk.open_ruling("insufficient-bid")
    aki.post(f"/rulings/{ruling.id}/note", text="mine", seen=str(ruling.seq))
    person = app.state.access.register.people().named("Aki")
    director.send(f"/people/{person.id}/closed", closed="yes")
    assert aki.client.get("/log").status_code == 303
    refused = browser(app).client.post("/sign-in", data={"name": "Aki", "pin": "pin of Aki"})
    assert refused.status_code == 403
    assert desk.store.read(ruling.id)[-1].initials == "Aki"
    director.send(f"/people/{person.id}/closed", closed="no")
    signed_in(app, "Aki")


def test_a_new_pin_of_ones_own_signs_the_other_devices_out(app: Starlette) -> None:
    app.state.access.set_pin(PIN)
    here, phone = account(app, "Aki", DeskRole.READER), signed_in(app, "Aki")
    wrong = here.post("/me/pin", 422, key="no", pin="another", again="another")
    assert "That is not your PIN" in words_of(wrong.text)
    here.post("/me/pin", 422, key="pin of Aki", pin="another", again="anothr")
    here.post("/me/pin", 303, key="pin of Aki", pin="another", again="another")
    assert here.client.get("/me").status_code == 200, "this one stays"
    assert phone.client.get("/log").status_code == 303
    signed_in(app, "Aki", "another")


def test_the_desks_pin_can_be_switched_off_when_a_chief_can_come_in(
    app: Starlette, director: Visitor, anybody: Visitor
) -> None:
    refused = director.post("/people/pin", 422, do="off")
    assert "First a chief director" in words_of(refused.text)
    chief = account(app, "Aki", DeskRole.CHIEF)
    assert chief.send("/people/pin", do="off") == "/people"
    assert director.client.get("/log").status_code == 303
    assert anybody.client.post("/sign-in", data={"pin": PIN}).status_code == 403
    assert "required" in anybody.get("/sign-in").split('name="name"')[1].split(">")[0]
    person = app.state.access.register.people().named("Aki")
    last = chief.post(f"/people/{person.id}/role", 422, role="reader")
    assert "There must be a chief director" in words_of(last.text)
    chief.post(f"/people/{person.id}/closed", 422, closed="yes")
    assert browser(app).client.get("/first-start").headers["location"] == "/sign-in"
    chief.post("/people/pin", 303, pin="0815", again="0815")
    assert anybody.client.post("/sign-in", data={"pin": "0815"}).status_code == 303


@pytest.mark.parametrize("name", ["", "x" * 41, "aki", "ａｋｉ"[:0] + " A K I ".replace(" ", "")])
def test_a_name_is_somebodys_own(director: Visitor, app: Starlette, name: str) -> None:
    account(app, "Aki", DeskRole.DIRECTOR)
    director.post("/people", 422, name=name, role="reader")
    assert len(app.state.access.register.people().present) == 1


def test_an_unknown_role_is_refused(director: Visitor, app: Starlette) -> None:
    for role in ("", "table", "king"):
        director.post("/people", 422, name="Aki", role=role)
    assert app.state.access.register.people().present == ()
