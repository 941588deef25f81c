"""Whoever watches a table is told of every change, whoever made it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from starlette.applications import Starlette

from bridgelaw.desk.desk import Desk
from bridgelaw.desk.records.table import TableRecord
from bridgelaw.store import Store
from bridgelaw.table.notation import read_event
from bridgelaw.web.server.live import watchers
from bridgelaw.web.server.live.watchers import Live, TooMany, stream
from tests.table.tables import table


@pytest.fixture
def record(desk: Desk) -> TableRecord:
    return desk.open_table("", table("S 1H"))


@pytest.fixture
def live(app: Starlette) -> Live:
    found = app.state.live
    assert isinstance(found, Live)
    return found


async def following(versions: AsyncIterator[str | None]) -> str | None:
    return await asyncio.wait_for(anext(versions), 20)


def test_changes_of_this_desk_come_to_all_who_watch(
    live: Live, desk: Desk, record: TableRecord, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(watchers, "EVERY", 60)  # so that only the change itself wakes it

    async def watch() -> None:
        watching = [live.versions(record.id) for _ in range(300)]
        assert set(await asyncio.gather(*map(following, watching))) == {"2.0"}
        await asyncio.to_thread(desk.happen, record, record.seq, read_event("W P"))
        assert set(await asyncio.gather(*map(following, watching))) == {"3.0"}
        for one in watching:
            await one.aclose()  # type: ignore[attr-defined]
        assert not live._watched

    asyncio.run(watch())


def test_what_another_desk_writes_is_seen_too(
    live: Live, tmp_path: Path, record: TableRecord, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(watchers, "EVERY", 0.01)
    other = Desk(Store(str(tmp_path / "desk.db")))

    async def watch() -> None:
        watching = live.versions(record.id)
        assert await following(watching) == "2.0"
        at = other.table(record.id)
        await asyncio.to_thread(other.happen, at, at.seq, read_event("W P"))
        assert await following(watching) == "3.0"
        # A ruling that is being given there counts as well.
        ruling = await asyncio.to_thread(
            other.open_ruling, "unintended-call", at=other.table(at.id)
        )
        assert await following(watching) == "3.1"
        assert ruling.table == at.id

    asyncio.run(watch())
    other.store.close()


def test_all_ends_when_the_desk_stops(live: Live, record: TableRecord) -> None:
    async def watch() -> list[str]:
        response = stream(live, record.id)
        sent: list[str] = []
        async for part in response.body_iterator:  # type: ignore[attr-defined]
            sent.append(part)
            if part.startswith("data"):
                live.close()
        return sent

    assert asyncio.run(asyncio.wait_for(watch(), 20)) == ["retry: 1000\n\n", "data: 2.0\n\n"]


def test_a_silent_table_sends_a_sign_of_life(
    live: Live, record: TableRecord, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(watchers, "_HEARTBEAT", 0.01)

    async def watch() -> None:
        watching = live.versions(record.id)
        found = await following(watching)
        while found is not None:
            found = await following(watching)

    asyncio.run(watch())


def test_too_many_are_refused(
    live: Live, record: TableRecord, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(watchers, "_MOST", 0)
    with pytest.raises(TooMany):
        stream(live, record.id)


def test_the_sign_of_life_says_the_version_again(
    live: Live, record: TableRecord, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever could not fetch the page when it was told first catches up by it."""
    monkeypatch.setattr(watchers, "_HEARTBEAT", 0.05)

    async def watch() -> list[str]:
        sent: list[str] = []
        async for part in stream(live, record.id).body_iterator:  # type: ignore[attr-defined]
            sent.append(part)
            if sent.count("data: 2.0\n\n") == 2:
                live.close()
        return sent

    sent = asyncio.run(asyncio.wait_for(watch(), 20))
    assert set(sent[1:]) <= {"data: 2.0\n\n", ":\n\n"}


def test_a_look_that_fails_does_not_end_the_watch(
    live: Live, desk: Desk, record: TableRecord, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever goes wrong once, who watches still hears of the next change."""
    monkeypatch.setattr(watchers, "EVERY", 0.01)
    looks = watchers.versions_of
    failures = [KeyError("table"), ValueError("broken")]

    def failing(*args: Any) -> dict[str, str]:
        if failures:
            raise failures.pop()
        return looks(*args)

    monkeypatch.setattr(watchers, "versions_of", failing)

    async def watch() -> None:
        assert await following(live.versions(record.id)) == "2.0"

    asyncio.run(watch())
    assert not failures
