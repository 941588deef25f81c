"""A desk, a stand-in for the Data Connector, and who follows it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from bridgelaw.bridgemate.follow import Follower, keep_club
from bridgelaw.desk.desk import Desk
from bridgelaw.store import Store
from tests.bridgemate.stand_in import CLUB, KEY, StandIn


@pytest.fixture
def desk(tmp_path: Path) -> Iterator[Desk]:
    store = Store(str(tmp_path / "desk.db"))
    keep_club(store, CLUB, KEY)
    yield Desk(store)
    store.close()


@pytest.fixture
def connector() -> Iterator[StandIn]:
    found = StandIn()
    yield found
    found.stop()


@pytest.fixture
def follower(desk: Desk, connector: StandIn) -> Follower:
    return Follower(desk, connector.address)
