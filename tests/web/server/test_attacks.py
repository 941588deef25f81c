"""What was tried against a running desk: bounded, and on this machine alone."""

from __future__ import annotations

import socket
import stat
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from queue import Queue

import pytest
from starlette.applications import Starlette
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from bridgelaw.cli.common.safe_write import filling, write_keeping, write_whole
from bridgelaw.formats.csv.table import bare, safe
from bridgelaw.web.server.limits import connection_limit
from tests.web.server.listening import listening
from tests.web.visitor import Visitor


@pytest.fixture
def port(app: Starlette, monkeypatch: pytest.MonkeyPatch) -> Iterator[int]:
    """Of a desk that does not wait long for the rest of a request."""
    monkeypatch.setattr(connection_limit, "HEAD_WITHIN", 0.2)
    monkeypatch.setattr(connection_limit, "BODY_WITHIN", 0.2)
    with listening(app, 50) as port:
        yield port


def connected(port: int) -> socket.socket:
    """Where nothing comes for so long, nothing will, however busy the machine is."""
    return socket.create_connection(("127.0.0.1", port), timeout=300)


def rest_of(connection: socket.socket) -> bytes:
    """What still comes until the desk ends the connection; it fails where the desk does not."""
    found = b""
    try:
        while piece := connection.recv(65536):
            found += piece
    except ConnectionError:
        pass
    return found


_FORM = (
    b"POST /sign-in HTTP/1.1\r\nHost: localhost\r\n"
    b"Content-Type: application/x-www-form-urlencoded\r\n"
)
HALVES = {
    "nothing but a line": b"GET /laws HTTP/1.1\r\n",
    "a head without its end": b"GET /laws HTTP/1.1\r\nHost: localhost\r\nX: y\r\n",
    "a body that does not come": _FORM + b"Content-Length: 500\r\n\r\npin=",
    "a chunk that does not end": _FORM + b"Transfer-Encoding: chunked\r\n\r\nff\r\nx",
}


@pytest.mark.parametrize("half", HALVES)
def test_a_request_of_which_half_came_is_closed(port: int, half: str) -> None:
    with connected(port) as connection:
        connection.sendall(HALVES[half])
        assert rest_of(connection) == b""


@pytest.mark.parametrize("nonsense", [
    b"\x16\x03\x01\x02\x00 which is no http\r\n\r\n",
    b"GET /laws HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade, close\r\n"
    b"Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\n\r\n",
])  # fmt: skip
def test_nobody_writes_on_the_terminal_of_the_desk(
    port: int, nonsense: bytes, caplog: pytest.LogCaptureFixture
) -> None:
    with connected(port) as connection:
        connection.sendall(nonsense)
        assert rest_of(connection).startswith(b"HTTP/1.1 ")
    assert not [
        said.message
        for said in caplog.records
        if said.name.startswith(("uvicorn.error", "bridgelaw"))
    ]


def test_a_head_that_comes_letter_by_letter_is_closed_too(port: int) -> None:
    with connected(port) as connection:
        connection.sendall(b"GET /laws HTTP/1.1\r\nHost: localhost\r\n")
        with pytest.raises(ConnectionError):
            for _ in range(6000):  # it ends as soon as the desk does
                connection.sendall(b"x")
                time.sleep(0.05)


def test_a_head_without_an_end_is_closed_before_it_fills_the_memory(
    port: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connection_limit, "HEAD_WITHIN", 3600)
    with connected(port) as connection:
        connection.sendall(b"GET /laws HTTP/1.1\r\nHost: localhost\r\n")
        with suppress(ConnectionError):
            for _ in range(2 * connection_limit.LONGEST_HEAD // 1000):
                connection.sendall(b"X-More: " + b"x" * 1000 + b"\r\n")
        assert rest_of(connection) == b""


def test_a_long_head_is_no_reason_to_end_a_later_request(
    app: Starlette, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The desk waits here as long as it usually does: on a busy machine the halves come apart."""
    came: Queue[int] = Queue()
    received = HttpToolsProtocol.data_received

    def counted(self: HttpToolsProtocol, data: bytes) -> None:
        received(self, data)
        came.put(len(data))

    monkeypatch.setattr(HttpToolsProtocol, "data_received", counted)
    long = b"X-Long: " + b"x" * 30_000 + b"\r\n"
    sent = b"HEAD /laws HTTP/1.1\r\nHost: localhost\r\n" + long + b"\r\n"
    with (
        listening(app, 50) as port,
        connected(port) as connection,
    ):
        for _ in range(4):
            connection.sendall(sent[:20_000])
            half = 0
            while half < 20_000:  # so that they come as two
                half += came.get(timeout=300)
            connection.sendall(sent[20_000:])
            assert connection.recv(65536).startswith(b"HTTP/1.1 200")
            while half < len(sent):
                half += came.get(timeout=300)


def test_who_thinks_between_two_whole_requests_is_not_closed(port: int) -> None:
    sent = b"HEAD /laws HTTP/1.1\r\nHost: localhost\r\n\r\n"
    with connected(port) as connection:
        connection.sendall(sent)
        assert connection.recv(65536).startswith(b"HTTP/1.1 200")
        with connected(port) as another:  # by whose end the time is up for everybody before them
            another.sendall(HALVES["a body that does not come"])
            assert rest_of(another) == b""
        connection.sendall(sent)
        assert connection.recv(65536).startswith(b"HTTP/1.1 200")


@pytest.mark.parametrize("path", ["//evil.example/x", "/\\evil.example/x", "//evil.example"])
def test_no_page_links_to_the_machine_of_an_address(
    director: Visitor, anybody: Visitor, path: str
) -> None:
    for visitor in (director, anybody):
        page = visitor.client.request("GET", f"http://testserver{path}")
        assert page.status_code == 404
        assert "evil.example" not in page.text


def test_cells_that_look_like_formulas_are_harmless_and_read_back() -> None:
    for cell in ("=1+1", "+SUM(A1)", "-2+3", "@x", "\tx", "'=1", "''x", "=cmd|' /C calc'!A0"):
        assert safe(cell)[0] == "'", cell
        assert bare(safe(cell)).strip() == cell.strip(), cell


def test_files_with_hands_and_names_are_for_their_owner(tmp_path: Path) -> None:
    def mode(path: Path) -> int:
        return stat.S_IMODE(path.stat().st_mode)

    one, two, three = (tmp_path / name for name in ("one", "two", "three"))
    write_whole(one, b"S AKQ")
    write_keeping(two, b"S AKQ")
    with filling(three) as new:
        new.write_bytes(b"S AKQ")
    assert [mode(path) for path in (one, two, three)] == [0o600] * 3
    one.chmod(0o640)  # somebody has said otherwise
    write_whole(one, b"S AK")
    assert mode(one) == 0o640
