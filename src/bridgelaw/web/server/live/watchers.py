"""Whoever watches a table or a ruling is told when it changes: server-sent events.

One task asks the database for all tables that are watched, so that what another desk wrote is
seen as well. What this desk wrote wakes it at once, and on PostgreSQL what any other wrote.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Callable, Collection, Iterable
from contextlib import suppress
from dataclasses import dataclass, field

from starlette.concurrency import run_in_threadpool
from starlette.exceptions import HTTPException
from starlette.responses import Response, StreamingResponse

from bridgelaw.desk.calls import version_of_calls
from bridgelaw.desk.desk import Desk
from bridgelaw.locale import Refusal, tr
from bridgelaw.store import Filter, Listed, Unavailable
from bridgelaw.store.telling import Listening
from bridgelaw.web.server.app_state import state_of
from bridgelaw.web.server.request import Visit

_LOG = logging.getLogger(__name__)
EVERY = 0.3
"""Seconds between two looks at the database, if nothing changes."""
_IF_TOLD = 5.0
"""The same where the database tells of changes."""
_AT_MOST_EVERY = 0.1
"""Seconds, however much changes: a hundred tables at once are told together."""
_HEARTBEAT = 15.0
_MOST = 2000
_OPEN_RULINGS = 300


class TooMany(Refusal):
    """More watch than this machine can tell."""

    def __init__(self) -> None:
        super().__init__(tr("Too many devices are watching."))


@dataclass(slots=True)
class _Watched:
    """A table that somebody watches."""

    version: str
    bells: set[asyncio.Event] = field(default_factory=set)


class Live:
    """The tables that are watched, and who watches them."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._watched: dict[str, _Watched] = {}
        self._listeners = 0
        self.also: Callable[[Iterable[str]], dict[str, str]] = lambda watched: {}
        """The versions of what stands in no log."""
        self.most = _MOST
        """So many may watch."""
        self._wake: asyncio.Event | None = None
        self._loop: asyncio.AbstractEventLoop | None = None
        self._task: asyncio.Task[None] | None = None
        self._is_closed = False
        self._listening: Listening | None = None
        desk.when_changed.append(self.wake)

    @property
    def listeners(self) -> int:
        """How many watch now."""
        return self._listeners

    @property
    def is_full(self) -> bool:
        return self._listeners >= min(self.most, _MOST)

    async def versions(self, table: str) -> AsyncIterator[str | None]:
        """The table's version now and after each change; `None` when nothing has changed long."""
        bell = asyncio.Event()
        watched = self._watched.setdefault(table, _Watched(""))
        watched.bells.add(bell)
        self._listeners += 1
        self._begin()
        try:
            if watched.version:
                bell.set()
            while not self._is_closed:
                try:
                    await asyncio.wait_for(bell.wait(), _HEARTBEAT)
                except TimeoutError:
                    yield None
                    continue
                bell.clear()
                if not self._is_closed:
                    yield watched.version
        finally:
            self._listeners -= 1
            watched.bells.discard(bell)
            if not watched.bells:
                self._watched.pop(table, None)

    def close(self) -> None:
        """Ends everything that is sent; may be called from any thread, when the desk stops."""
        self._is_closed = True
        self._in_loop(self._ring_all)
        if self._listening is not None:
            self._listening.close()

    def _ring_all(self) -> None:
        for watched in self._watched.values():
            for bell in watched.bells:
                bell.set()

    def _begin(self) -> None:
        self._loop = asyncio.get_running_loop()
        if self._listening is None:
            self._listening = Listening(self._desk.store.database, self.wake)
        if self._task is None or self._task.done() or self._wake is None:
            self._wake = asyncio.Event()
            self._task = self._loop.create_task(self._look())
        self._wake.set()

    async def _look(self) -> None:
        """Looks at the database as long as somebody watches."""
        assert self._wake is not None
        while self._watched and not self._is_closed:
            with suppress(TimeoutError):
                await asyncio.wait_for(self._wake.wait(), self._patience)
            self._wake.clear()
            try:
                versions = await asyncio.to_thread(versions_of, self._desk, tuple(self._watched))
                self._tell(versions | self.also(tuple(self._watched)))
            except Unavailable:
                pass  # the pages say so; perhaps it comes back
            except Exception:  # whoever watches would never hear of a change again
                _LOG.exception("the tables that are watched could not be looked at")
            await asyncio.sleep(_AT_MOST_EVERY)

    @property
    def _patience(self) -> float:
        listening = self._listening
        return _IF_TOLD if listening is not None and listening.hears.is_set() else EVERY

    def _tell(self, versions: dict[str, str]) -> None:
        for table, version in versions.items():
            watched = self._watched.get(table)
            if watched is not None and watched.version != version:
                watched.version = version
                for bell in watched.bells:
                    bell.set()

    def wake(self) -> None:
        """Something has changed; may be called from any thread."""
        self._in_loop(lambda: self._wake.set() if self._wake is not None else None)

    def _in_loop(self, do: Callable[[], None]) -> None:
        if self._loop is not None:
            with suppress(RuntimeError):  # the desk has stopped, and its loop is closed
                self._loop.call_soon_threadsafe(do)


CALLS = "calls"
"""In place of a table: all the calls for the director."""


def versions_of(desk: Desk, tables: Collection[str]) -> dict[str, str]:
    """What changes whenever a table does, or a ruling that is being given there."""
    calls = {CALLS: version_of_calls(desk.store)} if CALLS in tables else {}
    heads = desk.store.heads(tables)
    rulings: dict[str, list[Listed]] = {}
    if heads:
        for one in desk.store.find("ruling", Filter(states=("open",), at=""), limit=_OPEN_RULINGS):
            rulings.setdefault((one.summary.shown or {})["table"], []).append(one)
    tables_now = {table: version_of(head, rulings.get(table, ())) for table, head in heads.items()}
    return {**tables_now, **calls}


def version_of(head: int, rulings: Iterable[Listed]) -> str:
    return f"{head}.{sum(one.head for one in rulings)}"


async def followed(
    visit: Visit, table: str, is_there: Callable[[str], object] | None = None
) -> Response:
    """The versions of a table or a ruling; `is_there` refuses where there is none."""
    if not visit.place.is_followed:
        raise HTTPException(404)
    if is_there is not None:
        await run_in_threadpool(is_there, table)
    return stream(state_of(visit.request).live, table)


def stream(live: Live, table: str) -> Response:
    """The versions, as a browser's `EventSource` reads them.

    The sign of life says the version again: a script hears it, knows that the connection stands,
    and catches up if it could not fetch the page when it was told first.
    """
    if live.is_full:
        raise TooMany

    async def lines() -> AsyncIterator[str]:
        yield "retry: 1000\n\n"
        known = ""
        async for version in live.versions(table):
            known = version or known
            yield f"data: {known}\n\n" if known else ":\n\n"

    return StreamingResponse(
        lines(), media_type="text/event-stream", headers={"X-Accel-Buffering": "no"}
    )
