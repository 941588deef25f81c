"""Who follows the changes: one reading of the log for all of them."""

from __future__ import annotations

import asyncio
import json
from collections import deque
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import suppress
from functools import partial
from typing import TypeVar

from starlette.concurrency import run_in_threadpool

from bridgelaw.desk.desk import Desk
from bridgelaw.store import Entry, Unavailable
from bridgelaw.store.telling import Listening
from bridgelaw.web.server.live.watchers import TooMany

T = TypeVar("T")

MOST = 200
"""So many may follow."""
_EVERY = 1.0
"""Seconds between two looks at the log if this desk writes nothing: others may."""
_HEARTBEAT = 15.0
_RECENT = 1000
_AT_ONCE = 500


class Following:
    """Tells followers of every entry, in the order of the log; none is left out or told twice."""

    def __init__(self, desk: Desk, said: Callable[[Entry], dict[str, object] | None]) -> None:
        """`said`: what followers are told of an entry; `None`: nothing."""
        self._desk, self._said = desk, said
        self._recent: deque[Entry] = deque(maxlen=_RECENT)
        self._last = 0
        self._bells: set[asyncio.Event] = set()
        self._wake: asyncio.Event | None = None
        self._loop: asyncio.AbstractEventLoop | None = None
        self._ready: asyncio.Event | None = None
        self._task: asyncio.Task[None] | None = None
        desk.when_changed.append(self._changed)

    def ensure_room(self) -> None:
        """`TooMany` where so many follow already."""
        if len(self._bells) >= MOST:
            raise TooMany

    async def events(
        self, after: int | None, may_go_on: Callable[[], Awaitable[bool]]
    ) -> AsyncIterator[str]:
        """Server-sent events from a number on; without one, of what comes from now on."""
        bell = asyncio.Event()
        self._bells.add(bell)
        try:
            await self._begin()
            at = self._last if after is None else after
            yield f"retry: 2000\nid: {at}\n\n"
            while True:
                bell.clear()
                if not await may_go_on():
                    return
                while entries := await self._since(at):
                    for entry in entries:
                        at = entry.number
                        told = self._said(entry)
                        if told is not None:
                            yield f"id: {at}\nevent: change\ndata: {json.dumps(told)}\n\n"
                try:
                    await asyncio.wait_for(bell.wait(), _HEARTBEAT)
                except TimeoutError:
                    yield ": alive\n\n"
        finally:
            self._bells.discard(bell)
            if not self._bells and self._task is not None:
                self._task.cancel()
                self._task = None

    async def _since(self, at: int) -> list[Entry]:
        """What came after a number: as a rule it is still known, and otherwise read."""
        if at >= self._last:
            return []
        if self._recent and at >= self._recent[0].number - 1:
            return [entry for entry in self._recent if entry.number > at]
        return await run_in_threadpool(self._read, at)

    def _read(self, after: int) -> list[Entry]:
        entries = []
        for entry in self._desk.store.all(after, _AT_ONCE):
            entries.append(entry)
            if len(entries) >= _AT_ONCE:
                break
        return entries

    async def _begin(self) -> None:
        """The log is looked at from now on, by one task for all who follow."""
        loop = asyncio.get_running_loop()
        if self._task is None or self._loop is not loop:
            self._loop, self._wake, self._ready = loop, asyncio.Event(), asyncio.Event()
            self._task = loop.create_task(self._watch(self._wake, self._ready))
        assert self._ready is not None
        await self._ready.wait()

    async def _watch(self, wake: asyncio.Event, ready: asyncio.Event) -> None:
        # What other processes write is told at once where the database tells it.
        listening = Listening(self._desk.store.database, self._changed)
        try:
            await self._watched(wake, ready)
        finally:
            listening.close()

    async def _watched(self, wake: asyncio.Event, ready: asyncio.Event) -> None:
        self._recent.clear()
        self._last = await self._patiently(self._desk.store.newest)
        ready.set()
        while True:
            with suppress(TimeoutError):
                await asyncio.wait_for(wake.wait(), _EVERY)
            wake.clear()
            entries = await self._patiently(partial(self._read, self._last))
            if entries:
                self._recent.extend(entries)
                self._last = entries[-1].number
                for bell in self._bells:
                    bell.set()
                if len(entries) >= _AT_ONCE:
                    wake.set()  # there is more

    async def _patiently(self, read: Callable[[], T]) -> T:
        """What is read in a thread; while the database is gone, it waits."""
        while True:
            try:
                return await run_in_threadpool(read)
            except Unavailable:
                await asyncio.sleep(_EVERY)

    def _changed(self) -> None:
        """This desk has written something, in whatever thread."""
        loop, wake = self._loop, self._wake
        if loop is not None and wake is not None and self._task is not None:
            with suppress(RuntimeError):  # the loop is closed
                loop.call_soon_threadsafe(wake.set)
