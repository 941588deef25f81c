"""A log that was read in is a stranger's: whatever it says, every page of it opens."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from argon2 import PasswordHasher
from starlette.applications import Starlette
from starlette.testclient import TestClient

from bridgelaw.desk.reading_in import read_in
from bridgelaw.locale.errors import Refusal
from bridgelaw.store import Store
from bridgelaw.web.app import create_app
from bridgelaw.web.server.addresses.allowed_hosts import Hosts
from tests.desk.nonsense_logs import chained, forged, sensible_log
from tests.rotation import fresh_seeds
from tests.web.visitor import PIN, Visitor, words_of

PAGES = {
    "t": ("", "/link", "/director"),
    "r": ("", "/0", "/derivation", "/report", "/slip", "/slip.txt", "/wrong", "/wrong.yaml",
          "/appeal-form"),
    "s": ("", "/file", "/results.csv", "/results.pbn", "/results.yaml", "/check", "/to-enter",
          "/penalty", "/enter", "/boards/1", "/boards/1/1", "/boards/1/1/correct"),
}  # fmt: skip
ADDRESS = {"t": "/tables/", "r": "/rulings/", "s": "/scores/"}
API = {"t": "/api/v1/tables/", "r": "/api/v1/rulings/", "s": "/api/v1/sessions/"}
LISTS = ("/", "/tables", "/scores", "/log", "/log.csv", "/waiting", "/duties", "/clock", "/rounds",
         "/search?q=revoke", "/api/v1/tables", "/api/v1/rulings", "/api/v1/sessions")  # fmt: skip


class Room(NamedTuple):
    app: Starlette
    director: Visitor
    log: list[dict[str, Any]]
    headers: dict[str, str]


@pytest.fixture(scope="module")
def room(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Room]:
    """One desk reads everything in."""
    folder: Path = tmp_path_factory.mktemp("forged")
    store = Store(str(folder / "desk.db"))
    app = create_app(store, hosts=Hosts(("testserver",)))
    app.state.access.hasher = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)
    app.state.access.set_pin(PIN)
    client = TestClient(app, follow_redirects=False, raise_server_exceptions=False)
    client.post("/sign-in", data={"pin": PIN, "next": "/"})
    app.state.desk.open_session("Here")
    token = client.post("/api/v1/tokens", json={"pin": PIN}).json()["token"]
    log = sensible_log(str(folder / "other.db"))
    yield Room(app, Visitor(client), log, {"Authorization": f"Bearer {token}"})
    store.close()


def failing(room: Room, *addresses: str) -> list[str]:
    found = []
    for address in addresses:
        answer = room.director.client.get(address, headers=room.headers, follow_redirects=True)
        if answer.status_code >= 500:
            found.append(address)
    return found


def pages_of(stream: str) -> list[str]:
    letter = stream[0]
    return [*(ADDRESS[letter] + stream + page for page in PAGES[letter]), API[letter] + stream]


def test_the_log_that_is_spoiled_is_read_in_as_it_is(room: Room) -> None:
    reading = read_in(room.app.state.desk, "other.jsonl", chained(room.log))
    assert not reading.held and reading.counts["ruling"] == 3
    streams = [one for one in reading.summaries if one[0] in PAGES]
    assert not failing(room, *(page for one in streams for page in pages_of(one)), *LISTS)


def test_nonsense_that_is_well_chained_is_refused_or_every_page_of_it_opens(room: Room) -> None:
    taken = 0
    for seed in fresh_seeds(80, 10_000):
        lines, spoiled = forged(room.log, seed)
        try:
            reading = read_in(room.app.state.desk, "other.jsonl", lines)
        except Refusal:
            continue
        # A file shows on the pages of its session, a table on those of its rulings.
        shown = {"f": "s", "t": "r"}
        also = {shown[name[0]] for name in spoiled if name[0] in shown}
        for stream in reading.summaries:
            if stream in spoiled or stream[0] in also:
                taken += 1
                pages = pages_of(stream) if stream[0] in PAGES else []
                assert not failing(room, *pages), (seed, stream)
    assert taken
    assert not failing(room, *LISTS)


def test_a_ruling_that_came_with_a_log_says_so(room: Room) -> None:
    (given,) = [
        one["stream"] for one in room.log if one["data"].get("procedure") == "insufficient-bid"
    ]
    for page in ("", "/report"):
        text = words_of(room.director.get(f"/rulings/{given}{page}"))
        assert "From another desk: read in" in text and "from other.jsonl" in text
    own = room.app.state.desk.open_ruling("insufficient-bid")
    while (asked := room.app.state.desk.interview(own).question) is not None:
        own = room.app.state.desk.answer(own, own.seq, len(own.answers), asked.samples()[-1])
    own = room.app.state.desk.give(own, own.seq)
    assert "From another desk" not in room.director.get(f"/rulings/{own.id}")


def test_a_table_of_thousands_of_events_is_not_read_in(room: Room) -> None:
    opened = next(one for one in room.log if one["stream"][0] == "t")
    session = next(one for one in room.log if one["stream"][0] == "s")
    called = [{**opened, "kind": "happened", "data": {"event": {"event": "director"}}}] * 5_001
    names = {opened["stream"]: "t-long", session["stream"]: "s-long"}
    text = json.dumps([session, opened, *called])
    for old, new in names.items():
        text = text.replace(old, new)
    entries = json.loads(text)
    heads: Counter[str] = Counter()
    for number, one in enumerate(entries, 1):
        heads[one["stream"]] += 1
        one |= {"number": number, "seq": heads[one["stream"]]}
    reading = read_in(room.app.state.desk, "long.jsonl", chained(entries))
    (held,) = [one for one in reading.held if one.stream == "t-long"]
    assert "more entries" in str(held.reason)
