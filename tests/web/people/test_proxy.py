"""Another server says who asks: it is believed where it was named, and nowhere else."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.applications import Starlette
from starlette.testclient import TestClient
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from bridgelaw.store import Store
from bridgelaw.web.app import create_app
from bridgelaw.web.server.access.proxy import PeerKept, Proxy, addresses_of
from bridgelaw.web.server.addresses.allowed_hosts import Hosts
from tests.web.visitor import Visitor, words_of

FRONT = "10.0.0.1"


@pytest.fixture
def app(tmp_path: Path) -> Iterator[Starlette]:
    store = Store(str(tmp_path / "desk.db"))
    yield create_app(
        store, hosts=Hosts(("testserver",)), proxy=Proxy(addresses_of((FRONT, "fd00::1")))
    )
    store.close()


def behind(app: Starlette, peer: str = FRONT, **headers: str) -> Visitor:
    """A browser that reaches the desk through a server at this address, as uvicorn serves it."""
    sent = {name.replace("_", "-"): value for name, value in headers.items()}
    forwarded = ProxyHeadersMiddleware(app, [FRONT])  # type: ignore[arg-type]
    served = PeerKept(forwarded)  # type: ignore[arg-type]
    return Visitor(TestClient(served, client=(peer, 5000), headers=sent, follow_redirects=False))


def test_user_and_role_come_from_its_headers(app: Starlette) -> None:
    aki = behind(app, X_Remote_User="Aki Tanaka", X_Remote_Role="director")
    assert "What happened?" in aki.get("/"), "no first start, no PIN"
    aki.post("/rulings", procedure="insufficient-bid")
    entries = list(app.state.desk.store.all())
    assert entries[-1].initials == "Aki Tanaka"
    began = [entry for entry in entries if entry.kind == "began"]
    assert [(one.data["how"], one.data["name"]) for one in began] == [("proxy", "Aki Tanaka")]
    assert "Another server signs you in here." in words_of(aki.get("/me"))
    assert aki.client.get("/people").status_code == 403


def test_another_role_holds_at_once_and_is_an_entry(app: Starlette) -> None:
    behind(app, X_Remote_User="Aki", X_Remote_Role="Chief Director").get("/people")
    reader = behind(app, X_Remote_User="Aki", X_Remote_Role="reader")
    assert reader.client.get("/people").status_code == 403
    reader.post("/rulings", 403, procedure="insufficient-bid")
    kinds = [(one.kind, one.data.get("role")) for one in app.state.desk.store.all()]
    assert kinds == [("began", "chief-director"), ("began", "reader")]


def test_a_name_in_japanese_is_read(app: Starlette) -> None:
    raw = "金子".encode().decode("latin-1")
    client = TestClient(app, client=(FRONT, 5000), follow_redirects=False)
    headers = {"X-Remote-User": raw.encode("latin-1"), "X-Remote-Role": b"reader"}
    page = client.get("/me", headers=headers)  # type: ignore[arg-type]
    assert "金子" in page.text


@pytest.mark.parametrize("peer", ["10.0.0.2", "127.0.0.1", "192.168.1.5", "::1", "testclient"])
def test_nobody_else_is_believed(app: Starlette, peer: str) -> None:
    stranger = behind(app, peer, X_Remote_User="Aki", X_Remote_Role="chief-director",
                      X_Forwarded_For=FRONT)  # fmt: skip
    assert stranger.client.get("/log").status_code == 303
    assert stranger.client.post("/rulings", data={"procedure": "revoke"}).status_code == 403
    assert app.state.desk.store.newest() == 0


def test_the_server_speaks_for_a_browser_that_it_names(app: Starlette) -> None:
    """`X-Forwarded-For` says for whom it asks; that is not who says so."""
    aki = behind(app, X_Remote_User="Aki", X_Remote_Role="reader", X_Forwarded_For="203.0.113.9")
    assert aki.client.get("/log").status_code == 200


@pytest.mark.parametrize(
    ("user", "role"),
    [("Aki", ""), ("Aki", "king"), ("Aki", "table"), ("", "reader"), ("x" * 41, "reader")],
)
def test_without_a_name_and_a_known_role_nobody_comes_in(
    app: Starlette, user: str, role: str
) -> None:
    assert behind(app, X_Remote_User=user, X_Remote_Role=role).client.get("/log").status_code == 303


def test_a_header_that_a_browser_has_sent_as_well_does_not_count(app: Starlette) -> None:
    client = TestClient(app, client=(FRONT, 5000), follow_redirects=False)
    twice = [("X-Remote-User", "Aki"), ("X-Remote-Role", "reader"), ("X-Remote-Role", "director")]
    assert client.get("/log", headers=twice).status_code == 303


def test_one_address_has_many_spellings(app: Starlette) -> None:
    for peer in ("::ffff:10.0.0.1", "fd00:0:0::0001"):
        aki = behind(app, peer, X_Remote_User="Aki", X_Remote_Role="reader")
        assert aki.client.get("/log").status_code == 200, peer
    with pytest.raises(ValueError, match="proxy"):
        addresses_of(("proxy.example",))


def test_by_default_no_header_is_believed(tmp_path: Path) -> None:
    store = Store(str(tmp_path / "other.db"))
    plain = create_app(store, hosts=Hosts(("testserver",)))
    plain.state.access.store.set_setting("pin", "a hash")
    for peer in ("127.0.0.1", FRONT):
        aki = behind(plain, peer, X_Remote_User="Aki", X_Remote_Role="chief-director")
        assert aki.client.get("/log").status_code == 303
    store.close()


def test_whoever_comes_through_a_server_on_this_machine_sets_no_first_pin(app: Starlette) -> None:
    """It may not say for whom it asks, and then everybody looks like the desk's own machine."""
    client = TestClient(app, client=("127.0.0.1", 5000), follow_redirects=False)
    sent = {"pin": "4711", "again": "4711"}
    assert 'name="pin"' not in client.get("/first-start").text
    assert client.post("/first-start", data=sent).status_code == 403
    assert not app.state.access.has_pin
    with_key = {**sent, "key": app.state.access.first_key}
    assert client.post("/first-start", data=with_key).status_code == 303, "as the terminal shows"
