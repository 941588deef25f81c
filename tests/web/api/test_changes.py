"""What has changed: listed, and followed over a connection that breaks off."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import httpx2
import pytest
from starlette.applications import Starlette

from bridgelaw.desk.desk import Desk
from bridgelaw.store import Store
from bridgelaw.web.api import following
from bridgelaw.web.app import create_app
from bridgelaw.web.server.access.tokens import Scope, Tokens
from bridgelaw.web.server.addresses.allowed_hosts import Hosts
from tests.store.databases import Server
from tests.web.api_platform import Platform
from tools.serving import serving


@pytest.fixture
def platform(app: Starlette) -> Platform:
    return Platform.signed_in(app)


def test_changes_are_listed_in_the_order_of_the_log(platform: Platform) -> None:
    table = platform.open_table(events="S 1C, W 1S, N 1H")
    ruling = platform.open_ruling("insufficient-bid", table=table["id"])
    found = platform.get("/changes")
    numbers = [one["number"] for one in found["changes"]]
    assert numbers == sorted(numbers)
    assert [one["id"] for one in found["changes"]][-1] == ruling["id"]
    assert {one["kind"] for one in found["changes"]} == {"session", "table", "ruling"}
    assert found["next"] >= numbers[-1]
    assert platform.get(f"/changes?after={found['next']}")["changes"] == []


def test_pages_of_changes_leave_nothing_out(platform: Platform) -> None:
    platform.open_table(events="S 1C, W 1S, N 1H")
    whole = platform.get("/changes")["changes"]
    found, after = [], 0
    while page := (made := platform.get(f"/changes?after={after}&limit=2"))["changes"]:
        found += page
        after = made["next"]
    assert found == whole


def test_files_and_people_are_nobodys_to_follow(platform: Platform) -> None:
    session = platform.post("/sessions", {"name": "Tuesday"}, 201)
    response = platform.client.put(
        f"/api/v1/sessions/{session['id']}/results?after=1&name=a.csv",
        content=b"board,ns,ew,result\n1,1,4,4S= by N\n", headers=platform.headers,
    )  # fmt: skip
    assert response.status_code == 200
    found = platform.get("/changes")["changes"]
    assert {one["id"] for one in found} == {session["id"]}


class Follower:
    """Reads events from a connection."""

    def __init__(self, lines: Iterator[str]) -> None:
        self._lines = lines
        self.last = ""

    def event(self) -> dict[str, Any] | None:
        """The next event; `None` for one without data, and where the connection ended."""
        found: dict[str, str] = {}
        for line in self._lines:
            if not line:
                break
            name, _, value = line.partition(": ")
            found[name] = value
        self.last = found.get("id", self.last)
        return json.loads(found["data"]) if "data" in found else None


@contextmanager
def following_at(
    address: str, token: str, last: str = "", after: int | None = None
) -> Iterator[Follower]:
    headers = {"Authorization": f"Bearer {token}", **({"Last-Event-ID": last} if last else {})}
    params = {} if after is None else {"after": after}
    path = f"{address}/api/v1/changes/stream"
    with httpx2.stream("GET", path, headers=headers, params=params, timeout=20) as response:
        assert response.status_code == 200
        assert response.headers["content-type"].startswith("text/event-stream")
        yield Follower(response.iter_lines())


def token_of(platform: Platform, name: str = "board") -> str:
    made: str = platform.post("/access-tokens", {"name": name, "scopes": ["read"]}, 201)["token"]
    return made


def test_a_follower_hears_everything_once_and_goes_on_where_it_broke_off(
    app: Starlette, platform: Platform, desk: Desk
) -> None:
    token = token_of(platform)
    before = platform.open_table()
    with serving(app) as address:
        with following_at(address, token) as follower:
            assert follower.event() is None  # where it begins
            table = platform.open_table()
            heard = follower.event()
            assert heard is not None
            assert (heard["id"], heard["what"]) == (table["id"], "opened")
        # The connection is gone; things go on.
        for call in ("S 1C", "W 1S", "N 1H"):
            table = platform.post(
                f"/tables/{table['id']}/events", {"after": table["seq"], "events": call}
            )
        with following_at(address, token, last=follower.last) as again:
            assert again.event() is None
            seqs = [one["seq"] for one in (again.event() for _ in range(3)) if one]
            assert seqs == [2, 3, 4]
            ruling = platform.open_ruling("insufficient-bid", table=table["id"])
            heard = again.event()
            assert heard is not None and heard["id"] == ruling["id"]
        with following_at(address, token, after=0) as whole:
            assert whole.event() is None
            listed = platform.get("/changes")["changes"]
            assert [whole.event() for _ in listed] == listed
            assert listed[1]["id"] == before["id"]


def test_what_another_desk_writes_is_heard(app: Starlette, platform: Platform, desk: Desk) -> None:
    token = token_of(platform)
    other = Desk(desk.store)
    with serving(app) as address, following_at(address, token) as follower:
        follower.event()
        made = other.open_session("Elsewhere")
        heard = follower.event()
        assert heard is not None and heard["id"] == made.id


def test_on_postgresql_another_process_is_heard_at_once(
    postgresql: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """By LISTEN and NOTIFY: here nobody looks at the log again by themselves."""
    monkeypatch.setattr(following, "_EVERY", 600)
    url = postgresql.lend_database()
    store, elsewhere = Store(url), Store(url)
    try:
        app = create_app(store, hosts=Hosts(("testserver",)))
        token, _ = Tokens(store).make("board", [Scope.READ])
        with serving(app) as address, following_at(address, token) as follower:
            follower.event()
            made = Desk(elsewhere).open_session("Elsewhere")
            heard = follower.event()
            assert heard is not None and heard["id"] == made.id
    finally:
        store.close()
        elsewhere.close()
        postgresql.take_back(url)


def test_a_revoked_token_hears_nothing_more(
    app: Starlette, platform: Platform, desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    token = token_of(platform)
    with serving(app) as address, following_at(address, token) as follower:
        follower.event()
        (kept,) = Tokens(desk.store).all()
        monkeypatch.setattr("bridgelaw.web.api.identity._FRESH", 0)
        Tokens(desk.store).revoke(kept.id)
        platform.open_table()
        assert follower.event() is None
        assert follower.event() is None


def test_only_so_many_may_follow(
    app: Starlette, platform: Platform, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(following, "MOST", 1)
    token = token_of(platform)
    with serving(app) as address, following_at(address, token) as follower:
        follower.event()
        headers = {"Authorization": f"Bearer {token}"}
        refused = httpx2.get(f"{address}/api/v1/changes/stream", headers=headers)
        assert refused.status_code == 503


def test_following_needs_a_token(platform: Platform) -> None:
    Platform(platform.client).refused("GET", "/changes/stream", 401)
    Platform(platform.client).refused("GET", "/changes", 401)
