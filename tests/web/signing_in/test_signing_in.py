"""The PIN, the sign-in and the form token."""

from __future__ import annotations

import random
from collections import Counter
from concurrent.futures import ThreadPoolExecutor

import pytest
from starlette.applications import Starlette
from starlette.testclient import TestClient

from bridgelaw.locale.errors import Refusal
from bridgelaw.store import Store
from bridgelaw.web.server.access import access
from bridgelaw.web.server.access.access import Access
from bridgelaw.web.server.access.pin_attempts import Attempts
from tests.rotation import either
from tests.web.visitor import PIN, Visitor, words_of


def test_the_first_start_asks_for_a_pin(app: Starlette) -> None:
    visitor = Visitor(TestClient(app, client=("127.0.0.1", 5000), follow_redirects=False))
    assert "Choose a PIN" in visitor.get("/")
    response = visitor.client.post("/first-start", data={"pin": "123", "again": "123"})
    assert response.status_code == 422
    assert "4 to 64" in response.text
    response = visitor.client.post("/first-start", data={"pin": PIN, "again": PIN})
    assert response.headers["location"] == "/"
    assert "What happened?" in visitor.get("/")
    assert (
        visitor.client.post("/first-start", data={"pin": "9999", "again": "9999"}).status_code
        == 403
    )


def test_a_wrong_pin_is_refused_and_attempts_are_limited(anybody: Visitor) -> None:
    for _ in range(5):
        assert anybody.client.post("/sign-in", data={"pin": "0000"}).status_code == 403
    response = anybody.client.post("/sign-in", data={"pin": PIN})
    assert response.status_code == 429
    assert "Too many wrong PINs" in words_of(response.text)


def test_a_form_without_the_token_of_its_sign_in_is_refused(director: Visitor) -> None:
    for token in ("0" * 64, "", "é", "x" * 3000):
        response = director.client.post("/sign-out", data={"token": token})
        assert response.status_code in (403, 422)
    assert director.client.get("/log").status_code == 200, "still signed in"


def test_the_first_pin_is_set_at_the_desk_or_with_the_key_of_the_terminal(app: Starlette) -> None:
    pin = {"pin": PIN, "again": PIN}
    phone = TestClient(app, client=("192.168.1.30", 5000), follow_redirects=False)
    assert 'name="pin"' not in phone.get("/first-start").text
    assert 'name="pin"' not in phone.get("/first-start?key=guessed").text
    assert phone.post("/first-start", data=pin).status_code == 403
    assert phone.post("/first-start", data={**pin, "key": "guessed"}).status_code == 403
    key = app.state.access.first_key
    assert f'name="key" value="{key}"' in phone.get(f"/first-start?key={key}").text
    assert phone.post("/first-start", data={**pin, "key": key}).status_code == 303
    assert phone.get("/log").status_code == 200
    other = TestClient(app, client=("192.168.1.31", 5000), follow_redirects=False)
    again = {"pin": "0815", "again": "0815", "key": key}
    assert other.post("/first-start", data=again).status_code == 403, "the key is used up"
    assert not app.state.access.set_first_pin("0815"), "nor may a quicker one be overwritten"


def test_the_cookie_is_for_this_site_alone(app: Starlette, director: Visitor) -> None:
    def cookie(address: str) -> str:
        client = TestClient(app, base_url=address, follow_redirects=False)
        return str(client.post("/sign-in", data={"pin": PIN}).headers["set-cookie"]).lower()

    plain, secure = cookie("http://testserver"), cookie("https://testserver")
    for found in (plain, secure):
        assert "httponly" in found and "samesite=strict" in found
    assert "secure" in secure and "secure" not in plain


def test_a_changed_pin_ends_all_sign_ins(
    app: Starlette, director: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert director.client.get("/log").status_code == 200
    another_process = Access(app.state.desk.store, app.state.access.hasher)
    another_process.set_pin("another")
    monkeypatch.setattr(access, "_FRESH", -1.0)  # a second later
    assert director.client.get("/log").status_code == 303
    assert director.client.post("/sign-in", data={"pin": PIN}).status_code == 403
    # Digits and letters count as they are meant, also from a Japanese keyboard.
    assert director.client.post("/sign-in", data={"pin": "　ａnother "}).status_code == 303
    assert director.client.get("/log").status_code == 200


def test_the_sign_in_does_not_ask_the_database_each_time(
    director: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(access, "_FRESH", 3600.0)
    director.get("/laws")
    asked = []
    monkeypatch.setattr(Store, "setting", lambda store, name: asked.append(name))
    director.get("/laws")
    assert asked == []


@pytest.mark.parametrize(
    "next", ["//evil.example", "/\\evil.example", "https://evil.example", "\n"]
)
def test_signing_in_leads_nowhere_else(anybody: Visitor, next: str) -> None:
    response = anybody.client.post("/sign-in", data={"pin": PIN, "next": next})
    assert response.headers["location"] == "/"


class Clock:
    now = 1000.0

    def __call__(self) -> float:
        return self.now


def test_guessing_gets_slow_for_one_and_for_all() -> None:
    clock = Clock()
    attempts = Attempts(clock)
    waits = []
    for _ in range(12):
        wait = attempts.begin("phone", apart=False)
        waits.append(wait)
        clock.now += wait
        if wait:
            assert attempts.begin("phone", apart=False) == 0.0
    assert waits[:5] == [0.0] * 5 and max(waits) == 60.0, "a minute at most"
    tried = 0
    for guess in range(3600):  # one a second for an hour, with ever other old cookies
        tried += attempts.begin(f"device {guess}", apart=False) == 0.0
        clock.now += 1
    assert tried <= 20 + 3 * 60
    assert attempts.begin("the director's own phone", apart=True) == 0.0


def addresses(chance: random.Random, network: str) -> str:
    if network == "room":
        return f"192.168.1.{chance.randrange(1, 255)}"
    if network == "congress":
        return f"10.1.{chance.randrange(256)}.{chance.randrange(1, 255)}"
    return f"2001:db8::{chance.randrange(1 << 16):x}:{chance.randrange(1 << 16):x}"


@pytest.mark.parametrize("network", ["room", "congress", "one machine with many addresses"])
def test_many_addresses_guess_hardly_quicker_than_one(network: str) -> None:
    clock, chance = Clock(), random.Random(7)
    attempts, tried = Attempts(clock), 0
    hours = either(1, exhaustive=24)
    for _ in range(hours * 3600 * 2):  # two guesses a second
        tried += attempts.begin(addresses(chance, network), apart=False) == 0.0
        clock.now += 0.5
    allowed = 3 * 2 * (512 if network == "congress" else 64) + 20 + 3 * hours * 60
    assert 160 * hours < tried <= allowed, "four digits take days"


def test_the_right_pin_from_a_new_phone_is_not_refused_for_what_others_guess(
    app: Starlette, director: Visitor
) -> None:
    access: Access = app.state.access

    def guess(client: str) -> str:
        try:
            access.sign_in("0000", client)
        except Refusal as error:
            return type(error).__name__
        raise AssertionError

    found = Counter(guess(f"192.168.1.{number}") for number in range(30, 70) for _ in range(8))
    assert found["TooManyAttempts"] > 100, "they are slowed down"
    phone = TestClient(app, client=("192.168.1.200", 5000), follow_redirects=False)
    for pin, status in (("4771", 403), ("4717", 403), (PIN, 303)):
        assert phone.post("/sign-in", data={"pin": pin}).status_code == status, "also mistyped"
    assert phone.get("/log").status_code == 200


def test_a_prankster_cannot_keep_the_director_out(app: Starlette, director: Visitor) -> None:
    def sends(address: str, pin: str, client: TestClient | None = None) -> int:
        client = client or TestClient(app, client=(address, 5000), follow_redirects=False)
        return client.post("/sign-in", data={"pin": pin}).status_code

    phone = TestClient(app, client=("192.168.1.30", 5000), follow_redirects=False)
    assert sends("", PIN, phone) == 303
    found = {sends(f"192.168.2.{number}", "0000") for number in range(25) for _ in range(5)}
    assert found == {403, 429}, "in all there are enough"
    assert sends("192.168.2.9", PIN) == 429, "they guessed themselves"
    assert sends("192.168.2.99", PIN) == 303, "they did not"
    assert sends("127.0.0.1", PIN) == 303, "the desk itself"
    assert sends("", PIN, phone) == 303, "a phone that was signed in before"


def test_many_guesses_at_once_are_no_more_than_one_after_another(
    app: Starlette, director: Visitor
) -> None:
    def guess(_: int) -> str:
        try:
            app.state.access.sign_in("0000", "192.168.1.66")
        except Refusal as error:
            return type(error).__name__
        raise AssertionError

    with ThreadPoolExecutor(12) as room:
        found = Counter(room.map(guess, range(24)))
    assert found == {"BadPin": 5, "TooManyAttempts": 19}


def test_who_knew_an_older_pin_guesses_the_new_one_no_quicker(
    app: Starlette, director: Visitor
) -> None:
    access: Access = app.state.access
    cookies = [access.sign_in(PIN, "192.168.1.66") for _ in range(12)]
    access.set_pin("another")

    def guess(client: str, cookie: str | None = None) -> str:
        try:
            access.sign_in("0000", client, cookie)
        except Refusal as error:
            return type(error).__name__
        raise AssertionError

    found = Counter(guess("192.168.1.66", cookie) for cookie in cookies * 4)
    assert found == {"BadPin": 20, "TooManyAttempts": 28}
    assert guess("192.168.1.30") == "BadPin", "the others are counted by themselves"
    # The desk's own machine goes by many addresses.
    found = Counter(guess(f"127.0.0.{number}", cookies[0]) for number in range(1, 20))
    assert found == {"BadPin": 5, "TooManyAttempts": 14}


def test_wrong_pins_of_pages_and_api_are_counted_together(anybody: Visitor) -> None:
    for _ in range(3):
        assert anybody.client.post("/sign-in", data={"pin": "0000"}).status_code == 403
    sent = [anybody.client.post("/api/v1/tokens", json={"pin": "0000"}) for _ in range(3)]
    assert [one.status_code for one in sent] == [403, 403, 429]
    spoofed = {"X-Forwarded-For": "192.168.1.99", "Forwarded": "for=192.168.1.99"}
    response = anybody.client.post("/sign-in", data={"pin": PIN}, headers=spoofed)
    assert response.status_code == 429
