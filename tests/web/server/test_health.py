"""What those who run a desk see of it, and what they do not."""

from __future__ import annotations

import io
import json
import logging
import re
from collections.abc import Callable, Iterator
from typing import NoReturn

import pytest
from starlette.applications import Starlette
from starlette.testclient import TestClient

from bridgelaw.locale.text import tr
from bridgelaw.store import Append, Fact, Store, Summary, Unavailable
from bridgelaw.web.server.health import AsJson, about
from tests.web.visitor import PIN, Visitor


def test_healthz_says_whether_the_database_answers(
    app: Starlette, anybody: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    well = anybody.client.get("/healthz")
    assert (well.status_code, well.text) == (200, "ok\n")

    def gone(store: Store) -> int:
        raise Unavailable(tr("gone"), "")

    monkeypatch.setattr(Store, "newest", gone)
    app.state.health._read_at = float("-inf")  # a second later
    assert anybody.client.get("/healthz").status_code == 503


def test_healthz_notices_that_nothing_can_be_written(
    app: Starlette, anybody: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(store: Store, *args: object) -> None:
        raise Unavailable(tr("The disk is full: nothing was written."), "full")

    with monkeypatch.context() as patched:
        patched.setattr(Store, "change_setting", full)
        found = anybody.client.get("/healthz")
        assert (found.status_code, found.text) == (503, "not writable\n")
    app.state.health._wrote_at = float("-inf")  # ten seconds later
    assert anybody.client.get("/healthz").text == "ok\n"


def test_healthz_notices_a_full_disk_on_which_a_short_text_still_finds_a_place(
    app: Starlette, anybody: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    store: Store = app.state.desk.store

    def nearly_full(store: Store, name: str, change: Callable[[str | None], str]) -> None:
        if len(change(None)) > 1000:
            raise full

    def writes(store: Store) -> NoReturn:
        raise full

    full = Unavailable(tr("The disk is full: nothing was written."), "full")
    with monkeypatch.context() as patched:
        patched.setattr(Store, "change_setting", nearly_full)
        assert anybody.client.get("/healthz").text == "ok\n"
        with monkeypatch.context() as also:
            also.setattr(Store, "writing_alone", writes)
            with pytest.raises(Unavailable):
                store.append(Append("r-1", 0, (Fact("note", {}),), Summary("ruling")))
        app.state.health._wrote_at = float("-inf")  # ten seconds later
        assert anybody.client.get("/healthz").text == "not writable\n"
    app.state.health._wrote_at = float("-inf")
    assert anybody.client.get("/healthz").text == "ok\n", "also before anybody wrote"
    assert not store.is_refused


def test_metrics_count_answers_and_are_not_for_strangers(app: Starlette, director: Visitor) -> None:
    stranger = TestClient(app, client=("192.168.1.30", 5000), follow_redirects=False)
    assert stranger.get("/metrics").status_code == 303, "the PIN is asked for"
    for _ in range(3):
        director.get("/laws/27")
    director.client.get("/nowhere")
    here = TestClient(app, client=("127.0.0.1", 5000))
    for client in (here, director.client):
        text = client.get("/metrics").text
        for line in text.splitlines():
            assert re.fullmatch(r"# TYPE \w+ \w+|\w+(\{[^}]+\})? [\d.]+", line), line
        found = re.search(r'requests_total\{method="GET",status="200"\} (\d+)', text)
        assert found is not None and int(found[1]) >= 3
        assert 'status="404"} 1' in text and "bridgelaw_database_up 1" in text


@pytest.fixture
def logged() -> Iterator[io.StringIO]:
    written = io.StringIO()
    handler = logging.StreamHandler(written)
    handler.setFormatter(AsJson())
    log = logging.getLogger("bridgelaw")
    log.addHandler(handler)
    before = log.level
    log.setLevel(logging.INFO)
    yield written
    log.setLevel(before)
    log.removeHandler(handler)


def test_a_line_of_the_log_has_no_names_hands_or_secrets(
    director: Visitor, logged: io.StringIO
) -> None:
    token = director.token
    director.post("/tables/new", 303, board="7", N="Ms Example", deal="N:AKQJ.T98.765.432 - - -")
    director.client.post("/sign-in", data={"pin": PIN, "initials": "XYZ"})
    director.client.get("/join/a-secret-code?key=4711")
    director.client.get("/search?q=Ms+Example")
    lines = [json.loads(line) for line in logged.getvalue().splitlines()]
    assert {line["about"] for line in lines} >= {"tables", "sign-in", "join", "search"}
    assert all(line["ms"] >= 0 and line["status"] for line in lines)
    for secret in ("Example", "AKQJ", PIN, token, "XYZ", "a-secret-code"):
        assert secret not in logged.getvalue(), secret


def test_of_an_error_its_kind_and_place_are_told_and_not_its_words(logged: io.StringIO) -> None:
    try:
        raise ValueError("Ms Example holds the ace")
    except ValueError:
        logging.getLogger("bridgelaw.test").exception("it went wrong with %s", "Ms Example")
    (line,) = [json.loads(line) for line in logged.getvalue().splitlines()]
    assert line["error"] == "ValueError" and "test_of_an_error" in line["in"]
    assert "Example" not in logged.getvalue()


@pytest.mark.parametrize(
    ("path", "word"),
    [
        ("/", ""), ("/tables/t-abc", "tables"), ("/api/v1/rulings/r-x", "rulings"),
        ("/log.csv", "log.csv"), ("/" + "x" * 200, ""), ("/4711", ""), ("/../etc", ""),
    ],
)  # fmt: skip
def test_what_an_address_is_about(path: str, word: str) -> None:
    assert about(path) == word
