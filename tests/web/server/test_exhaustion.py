"""Nobody without the PIN can keep the desk so busy that it answers nobody else."""

from __future__ import annotations

import socket
from collections.abc import Iterator
from contextlib import ExitStack

import pytest
from starlette.applications import Starlette

from bridgelaw.web.casebook import series
from bridgelaw.web.compare import view as comparing
from bridgelaw.web.server.limits import connection_limit
from bridgelaw.web.server.limits.connection_limit import most_connections
from bridgelaw.web.server.limits.machines import machine_of
from bridgelaw.web.server.limits.throttle import Throttle
from bridgelaw.web.sheets import walkthrough
from tests.until import until
from tests.web.server.listening import listening
from tests.web.visitor import PIN, Visitor


@pytest.mark.parametrize(
    ("module", "address"),
    [
        (comparing, "/compare?withdrawn=6%2B+H4%2B&shows=9%2B+H4%2B+S2"),
        (series, "/casebook/quiz?seed=987654321"),
        (walkthrough, "/sheets/revoke.svg"),
    ],
)
def test_who_would_wait_too_long_for_costly_work_is_sent_away(
    module: object, address: str, anybody: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    walkthrough.drawing.cache_clear()
    monkeypatch.setattr(module, "_TURNS", Throttle(at_once=1, with_waiting=0))
    response = anybody.client.get(address)
    assert response.status_code == 503 and response.headers["retry-after"]
    assert "Too much is being computed at once." in response.text
    assert "Try again</a>" in response.text, "with one tap"
    monkeypatch.undo()
    assert anybody.client.get(address).status_code == 200


def test_a_form_of_megabytes_is_not_shown_again(anybody: Visitor) -> None:
    long = {f"field{number}": "<" * 20_000 for number in range(20)}
    response = anybody.client.post("/rulings", data=long)
    assert response.status_code == 403 and 'name="pin"' in response.text
    assert len(response.text) < 60_000
    short = anybody.client.post("/rulings", data={"place": "by the window"})
    assert "by the window" in short.text


def test_a_form_that_waits_for_the_pin_has_no_thousand_fields(anybody: Visitor) -> None:
    def signs_in(kept: str) -> str:
        data = {"pin": "0000", "next": "/rulings", "kept": kept}
        return str(anybody.client.post("/sign-in", data=data).text)

    assert "by the window" in signs_in("place=by+the+window")
    assert len(signs_in("a=1&" * 5000)) < 60_000
    assert anybody.client.post("/sign-in", data={"pin": PIN, "kept": "a&" * 500}).status_code == 303


def test_a_form_with_more_fields_than_any_of_ours_is_refused(director: Visitor) -> None:
    many = {f"field{number}": "x" for number in range(401)}
    assert director.client.post("/rulings", data=many).status_code == 400


# Connections


@pytest.fixture
def port(app: Starlette) -> Iterator[int]:
    """Of a desk that takes three connections."""
    with listening(app, 3) as port:
        yield port


def answer_of(connection: socket.socket) -> bytes:
    try:
        connection.sendall(b"HEAD /laws HTTP/1.1\r\nHost: localhost\r\n\r\n")
        return connection.recv(12)
    except ConnectionError:
        return b""


def test_more_connections_than_the_desk_can_have_are_ended(port: int) -> None:
    def connected() -> socket.socket:
        return socket.create_connection(("127.0.0.1", port), timeout=300)

    with ExitStack() as stack:
        three = [stack.enter_context(connected()) for _ in range(3)]
        assert [answer_of(one) for one in three] == [b"HTTP/1.1 200"] * 3
        assert answer_of(stack.enter_context(connected())) == b""

    def is_answered() -> bool:
        with connected() as fifth:
            return answer_of(fifth) == b"HTTP/1.1 200"

    until(is_answered, "those who have gone make no room")


def test_one_machine_may_not_have_all_connections(
    port: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connection_limit, "FOR_ONE", 1)
    monkeypatch.setattr(connection_limit, "machine_of", lambda client: "192.168.1.30")
    with socket.create_connection(("127.0.0.1", port), timeout=300) as first:
        assert answer_of(first) == b"HTTP/1.1 200"
        with socket.create_connection(("127.0.0.1", port), timeout=300) as second:
            assert answer_of(second) == b""


def test_the_machine_behind_an_address() -> None:
    assert machine_of("192.168.1.30") != machine_of("192.168.1.31")
    assert machine_of("2001:db8::1") == machine_of("2001:db8::2:3") != machine_of("2001:db8:1::1")
    assert machine_of("127.0.0.1") == machine_of("::1") == machine_of("") == ""


def test_room_for_connections_is_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    resource = pytest.importorskip("resource")
    limits = {"now": (1024, 4096)}
    monkeypatch.setattr(resource, "getrlimit", lambda _: limits["now"])
    monkeypatch.setattr(resource, "setrlimit", lambda _, wanted: limits.update(now=wanted))
    assert most_connections() == 3996 and limits["now"] == (4096, 4096)
    limits["now"] = (resource.RLIM_INFINITY, resource.RLIM_INFINITY)
    assert most_connections() == 8000
    limits["now"] = (1024, resource.RLIM_INFINITY)
    assert most_connections() == 8000 and limits["now"][0] == 8100
