"""What holds for every request: names, headers, sizes; and the pages when something is wrong."""

from __future__ import annotations

import logging
from collections.abc import Iterator

import pytest
from httpx2 import Response
from starlette.applications import Starlette
from starlette.testclient import TestClient

from bridgelaw.desk.desk import Desk, Moved
from bridgelaw.locale.text import tr
from bridgelaw.store import Conflict, Store, Unavailable
from bridgelaw.web.server import guard
from bridgelaw.web.server.addresses.allowed_hosts import Hosts
from bridgelaw.web.server.pages import Pages
from bridgelaw.web.server.request import Typed, Visit
from tests.web.filled import fill
from tests.web.visitor import PIN, Visitor, hidden_fields, words_of


def heading(response: Response) -> str:
    """What the page says is wrong."""
    assert response.headers["content-type"] == "text/html; charset=utf-8", response.text[:200]
    start = response.text.index("<h1>")
    return words_of(response.text[start : response.text.index("</h1>")])


# Where it comes from


@pytest.mark.parametrize(
    ("host", "alone", "in_the_room"),
    [
        ("localhost:2017", True, True),
        ("LOCALHOST", True, True),
        ("127.0.0.1:2017", True, True),
        ("[::1]:2017", True, True),
        ("192.168.1.20:2017", False, True),
        ("[fe80::1]", False, True),
        ("club-laptop.local", False, True),
        ("evil.example", False, False),
        ("localhost.evil.example", False, False),
        ("127.0.0.1.evil.example:2017", False, False),
        ("evil@127.0.0.1", False, False),
        ("127.0.0.1/evil", False, False),
        ("[::1", False, False),
        ("127.0.0.1:x", False, False),
        ("", False, False),
    ],
)
def test_the_desk_goes_by_its_own_names_alone(host: str, alone: bool, in_the_room: bool) -> None:
    assert Hosts().knows(host) is alone
    assert Hosts(("club-laptop.local",), lan=True).knows(host) is in_the_room


def test_a_foreign_name_is_refused_for_anything(director: Visitor) -> None:
    client = director.client
    for path in ("/", "/laws", "/static/x.js", "/api/v1/tables", "/nothing"):
        for response in (
            client.get(path, headers={"Host": "evil.example"}),
            client.post(path, headers={"Host": "evil.example"}, data={"token": director.token}),
        ):
            assert response.status_code == 403, path
            assert "evil" not in response.text
            assert 'name="token"' not in response.text, "nothing of the sign-in is shown"


@pytest.mark.parametrize(
    "headers",
    [
        {"Origin": "https://elsewhere.example"},
        {"Origin": "http://testserver.elsewhere.example"},
        {"Origin": "null"},
        {"Origin": "http://[::1"},
        {"Sec-Fetch-Site": "cross-site"},
    ],
)
def test_a_form_of_another_site_is_refused(director: Visitor, headers: dict[str, str]) -> None:
    data = {"token": director.token}
    response = director.client.post("/sign-out", data=data, headers=headers)
    assert response.status_code == 403
    assert heading(response) == "This form comes from another site."
    assert director.client.get("/log").status_code == 200, "still signed in"


def test_every_answer_has_the_headers(director: Visitor) -> None:
    client = director.client
    for response in (
        client.get("/"), client.get("/nothing"), client.head("/"),
        client.post("/rulings"), client.get("/", headers={"Host": "evil.example"}),
    ):  # fmt: skip
        policy = response.headers["content-security-policy"]
        assert "default-src 'none'" in policy and "frame-ancestors 'none'" in policy
        assert "script-src 'self';" in policy and "unsafe" not in policy
        assert response.headers["x-content-type-options"] == "nosniff"
        assert response.headers["x-frame-options"] == "DENY"
        assert response.headers["referrer-policy"] == "same-origin"
        assert "camera=()" in response.headers["permissions-policy"]


def test_no_page_has_style_or_script_of_its_own(director: Visitor) -> None:
    for path in ("/", "/sign-in", "/tables", "/laws", "/nothing"):
        text = director.client.get(path).text
        # Whoever signs in needs no script. The first page has it for the search as one types.
        assert text.count("<script") == (path != "/sign-in"), path
        assert text.count('<link rel="stylesheet"') == 1 and "<style" not in text, path
        assert " style=" not in text and " onclick=" not in text, path


# What is sent


@pytest.fixture
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(guard, "LARGEST", 1000)


@pytest.mark.parametrize("lang", ["en", "ja"])
@pytest.mark.usefixtures("small")
def test_too_large_is_said_on_a_page_with_and_without_a_length(
    director: Visitor, lang: str
) -> None:
    def parts() -> Iterator[bytes]:
        for _ in range(50):
            yield b"a" * 100

    kind = {"Content-Type": "application/x-www-form-urlencoded", "Accept-Language": lang}
    for body in (b"a" * 5000, parts()):
        response = director.client.post("/rulings", content=body, headers=kind)
        assert response.status_code == 413
        assert f'<html lang="{lang}"' in response.text
        assert "<h1>" in response.text


@pytest.mark.parametrize(("length", "status"), [("9" * 5000, 413), ("-1", 400), ("x", 400)])
def test_a_length_that_is_none_is_refused(director: Visitor, length: str, status: int) -> None:
    response = director.client.post("/rulings", headers={"Content-Length": length})
    assert response.status_code == status
    assert heading(response)


@pytest.mark.usefixtures("small")
def test_too_large_for_the_api_is_a_problem_document(director: Visitor) -> None:
    response = director.client.post("/api/v1/tables", content=b"a" * 5000)
    assert response.status_code == 413
    assert response.headers["content-type"] == "application/problem+json"


@pytest.mark.parametrize(
    ("path", "status"),
    [
        ("/nothing", 404),
        ("/tables/%00", 400),
        ("/tables/x%00y", 400),
        ("/search?q=%00", 400),
        ("/tables/%ed%a0%80", 404),
        ("/tables/" + "x" * 20_000, 404),
        ("/rulings/../../etc", 404),
    ],
)
def test_bad_addresses_get_a_page(director: Visitor, path: str, status: int) -> None:
    response = director.client.get(path)
    assert response.status_code == status
    assert heading(response)


@pytest.mark.parametrize(("charset", "half"), [("utf-7", b"+2AA-"), ("unicode_escape", rb"\ud800")])
def test_half_characters_are_refused(
    director: Visitor, desk: Desk, charset: str, half: bytes
) -> None:
    """No browser sends this charset, and no page could show what it brings in."""
    before = desk.store.newest()
    body = b'--x\r\nContent-Disposition: form-data; name="board"\r\n\r\n' + half + b"\r\n--x--\r\n"
    kind = {"Content-Type": f"multipart/form-data; boundary=x; charset={charset}"}
    response = director.client.post("/rulings", content=body, headers=kind)
    assert response.status_code == 422
    assert heading(response) == "The form has characters that cannot be kept."
    assert desk.store.newest() == before


@pytest.mark.parametrize(
    "cookie", ["desk=", "desk=\xff", "desk=a.b.c", "desk=W10.x.y; desk=z", "lang=\x7f; theme", "="]
)
def test_a_bad_cookie_is_no_sign_in(anybody: Visitor, cookie: str) -> None:
    raw = cookie.encode("latin-1")
    assert anybody.client.get("/log", headers={b"Cookie": raw}).status_code == 303
    assert anybody.client.get("/laws", headers={b"Cookie": raw}).status_code == 200


def test_head_answers_as_get_without_the_page(director: Visitor) -> None:
    head, got = director.client.head("/laws"), director.client.get("/laws")
    assert head.status_code == got.status_code == 200
    assert head.content == b"" and got.content


def test_a_wrong_method_is_told_the_right_one(director: Visitor) -> None:
    response = director.client.delete("/sign-in")
    assert response.status_code == 405
    assert response.headers["allow"] in ("GET", "POST")


# What goes wrong


def test_what_nobody_expected_is_an_apology(
    app: Starlette, director: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*args: object, **options: object) -> None:
        raise ZeroDivisionError("a secret of the house")

    monkeypatch.setattr(Store, "find", broken)
    client = TestClient(app, raise_server_exceptions=False, cookies=director.client.cookies)
    response = client.get("/log")
    assert response.status_code == 500
    assert heading(response) == "Something went wrong here, and it is not your fault."
    assert "is safe" in response.text and "secret" not in response.text
    assert 'href="/log"' in response.text, "it can be tried again"
    assert "content-security-policy" in response.headers
    with pytest.raises(ZeroDivisionError):  # the server writes it to the terminal
        director.client.get("/log")


def gone(*args: object, **options: object) -> None:
    raise Unavailable(tr("The database does not answer: nothing was written."), "no such host: db")


def lose_database(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in (
        "append",
        "read",
        "read_together",
        "find",
        "head",
        "newest",
        "setting",
        "set_setting",
    ):
        monkeypatch.setattr(Store, name, gone)


def test_without_the_database_what_was_typed_is_kept(
    director: Visitor,
    desk: Desk,
    app: Starlette,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    filled, token = fill(desk), director.token
    # The sign-in is looked up each time.
    monkeypatch.setattr("bridgelaw.web.server.access.access._FRESH", -1.0)
    with monkeypatch.context() as lost, caplog.at_level(logging.ERROR):
        lose_database(lost)
        data = {"token": token, "seen": "1", "note": "South ♠ saw it <b>"}
        response = director.client.post(f"/rulings/{filled.given}/note", data=data)
        assert response.status_code == 503
        assert response.headers["retry-after"]
        assert heading(response) == "The database does not answer: nothing was written."
        assert "South" in response.text and "saw it &lt;b&gt;" in response.text
        assert "Send it again" in response.text
        assert f'action="/rulings/{filled.given}/note"' in response.text
        assert "no such host" not in response.text and "no such host" in caplog.text
        response = director.client.get("/log?law=27")
        assert response.status_code == 503
        assert 'href="/log?law=27">Try again' in response.text
    assert director.client.get("/log").status_code == 200, "the database is back"


def test_without_the_database_from_the_start(
    app: Starlette, monkeypatch: pytest.MonkeyPatch
) -> None:
    lose_database(monkeypatch)
    client = TestClient(app)
    for response in (client.get("/"), client.post("/sign-in", data={"pin": PIN}),
                     client.post("/rulings", data={"procedure": "revoke"})):  # fmt: skip
        assert response.status_code == 503
        assert heading(response)
    assert client.get("/", headers={"Cookie": "desk=x"}).status_code == 503


def test_a_conflict_shows_how_it_stands_and_sends_again(app: Starlette, director: Visitor) -> None:
    probes = Pages()

    @probes.post("/tables/{table}/probe/{late}")
    def probe(visit: Visit, typed: Typed, table: str, late: str) -> None:
        raise Moved(table, 7) if late == "yes" else Conflict(table, 7)

    app.router.routes[:0] = probes.routes
    response = director.post("/tables/t-one/probe/no", 409, seen="3", board="12 <b>")
    assert 'href="/tables/t-one"' in response.text
    assert hidden_fields(response.text) == {
        "token": director.token, "seen": "7", "board": "12 <b>",
    }  # fmt: skip
    assert "Board12 <b>" in words_of(response.text) and "Send it again" in response.text
    response = director.post("/tables/t-one/probe/yes", 409, seen="3", board="12")
    assert 'href="/tables/t-one"' in response.text
    assert "Send it again" not in response.text, "it would be refused again"


def test_who_is_not_signed_in_keeps_what_he_typed(
    app: Starlette, director: Visitor, anybody: Visitor, desk: Desk
) -> None:
    ruling, before = desk.open_ruling("insufficient-bid"), desk.store.newest()
    path = f"/rulings/{ruling.id}/0"
    response = anybody.client.post(path, data={"answer": "no", "seen": "1", "token": "x"})
    assert response.status_code == 403 and desk.store.newest() == before
    fields = {
        name: value
        for name, value in hidden_fields(response.text).items()
        if name in ("next", "kept")
    }
    assert fields == {"next": path, "kept": "answer=no&seen=1"}
    response = anybody.client.post("/sign-in", data={**fields, "pin": "0000"})
    assert response.status_code == 403 and hidden_fields(response.text)["kept"] == fields["kept"]
    response = anybody.client.post("/sign-in", data={**fields, "pin": PIN})
    assert response.status_code == 200 and heading(response) == "You are signed in."
    again = hidden_fields(response.text)
    assert (again["answer"], again["seen"], again["token"]) == ("no", "1", anybody.token)
    assert [entry.kind for entry in desk.store.all(before)] == ["refused", "began"]
    assert anybody.client.post(path, data=again).status_code == 303
    assert desk.ruling(ruling.id).answers[0] == ("out_of_rotation", "no")


def test_a_lost_file_is_said(director: Visitor, desk: Desk) -> None:
    club_session = desk.open_session("Monday")
    response = director.client.post(
        f"/scores/{club_session.id}/import",
        data={"seen": "1", "token": "0" * 64},
        files=[("file", ("results.pbn", b"x"))],
    )
    assert response.status_code == 403
    assert "choose it again" in response.text and "Send it again" not in response.text


def test_the_address_for_phones(app: Starlette, director: Visitor, desk: Desk) -> None:
    assert "bridgelaw desk --lan" in director.get("/phone")
    director.get("/phone/code.svg", 404)
    app.state.hosts, app.state.port = Hosts(("testserver",), lan=True), 2017
    page = words_of(director.get("/phone"))
    if ":2017/" in page:  # the machine is in a network
        response = director.client.get("/phone/code.svg")
        assert response.headers["content-type"] == "image/svg+xml"
        assert response.text.startswith("<svg")
    else:
        assert "in no network" in page


def test_the_api_is_a_part_of_the_desk(app: Starlette) -> None:
    response = TestClient(app).get("/api/v1/nothing")
    assert response.status_code == 404
    assert response.headers["content-type"] == "application/problem+json"
    assert response.headers["x-content-type-options"] == "nosniff"
