"""The PIN, the session and the form token."""

from __future__ import annotations

from fastapi import FastAPI
from fastapi.testclient import TestClient

from tests.web.visitor import PIN, Visitor, words_of


def test_the_first_start_asks_for_a_pin(app: FastAPI) -> None:
    visitor = Visitor(TestClient(app, follow_redirects=False))
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


def test_a_form_of_another_site_is_refused(director: Visitor) -> None:
    response = director.client.post("/sign-out", data={"token": "0" * 64})
    assert response.status_code == 403
    foreign = {"Origin": "https://elsewhere.example"}
    data = {"token": director.token}
    assert director.client.post("/sign-out", data=data, headers=foreign).status_code == 403
