"""A desk for each test, and clients that visit it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from argon2 import PasswordHasher
from starlette.applications import Starlette
from starlette.testclient import TestClient

from bridgelaw.desk.desk import Desk
from bridgelaw.store import Store
from bridgelaw.web.app import create_app
from bridgelaw.web.server.addresses.allowed_hosts import Hosts
from tests.web.one_loop import in_one_loop
from tests.web.visitor import PIN, Visitor


@pytest.fixture(scope="module", autouse=True)
def one_loop() -> Iterator[None]:
    """All requests of a module run in one event loop, as they do on a desk."""
    with in_one_loop():
        yield


@pytest.fixture
def app(tmp_path: Path) -> Iterator[Starlette]:
    store = Store(str(tmp_path / "desk.db"))
    made = create_app(store, hosts=Hosts(("testserver",)))
    # A weak hash is quick, and here nobody guesses.
    made.state.access.hasher = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)
    yield made
    store.close()


@pytest.fixture
def desk(app: Starlette) -> Desk:
    found = app.state.desk
    assert isinstance(found, Desk)
    return found


@pytest.fixture
def anybody(app: Starlette, director: Visitor) -> Visitor:
    """Somebody without the PIN; the desk has one."""
    return Visitor(TestClient(app, follow_redirects=False))


@pytest.fixture
def director(app: Starlette) -> Visitor:
    """Somebody who has signed in."""
    app.state.access.set_pin(PIN)
    visitor = Visitor(TestClient(app, follow_redirects=False))
    visitor.client.post("/sign-in", data={"pin": PIN, "next": "/"})
    return visitor
