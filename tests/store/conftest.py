"""Every test of the store runs on both databases."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from bridgelaw.store import Store
from tests.store.databases import Server


@pytest.fixture(params=("sqlite", "postgresql"))
def address(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """Of a database with nothing in it."""
    if request.param == "sqlite":
        yield str(tmp_path / "desk.db")
        return
    server: Server = request.getfixturevalue("postgresql")
    lent = server.lend_database()
    yield lent
    server.take_back(lent)


@pytest.fixture
def store(address: str) -> Iterator[Store]:
    found = Store(address)
    yield found
    found.close()
