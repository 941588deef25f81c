"""Starts the processes that answer strangers, hands them what they ask, and ends them in time."""

from __future__ import annotations

import asyncio
import logging
import pickle
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Awaitable
from contextlib import suppress
from functools import partial

from bridgelaw.cli.desk.stranger_process import LENGTH, Over, packed
from bridgelaw.locale import Refusal
from bridgelaw.web.server.limits.strangers import StrangerAnswered, StrangerAsked, TookTooLong
from bridgelaw.web.server.limits.throttle import Busy
from bridgelaw.web.server.limits.turns import Turns

_COMMAND = (
    # The desk ends it, also while it is still loading: whoever stops the desk stops the process
    # group, or all processes of a service.
    "import signal; signal.signal(signal.SIGINT, signal.SIG_IGN); "
    "signal.signal(signal.SIGTERM, signal.SIG_IGN); "
    "from bridgelaw.cli.desk.stranger_process import main; main()"
)
_LOG = logging.getLogger(__name__)
LONGEST = 20.0
"""Seconds that an answer may take: the largest results file takes ten."""
_STARTS = 30.0  # seconds in which it loads the desk, on a slow machine
_STILL = 0.5  # seconds that a short answer may go on when its visitor has gone
_TOLD = 0.5  # seconds after which it is told that the process has ended: the desk may be stopping


class Strangers:
    """One process, and whose turn it is; and another one for what is computed."""

    def __init__(self, over: Over, longest: float = LONGEST, computes: bool = False) -> None:
        self._over, self._longest = over, longest
        self.computing = None if computes else Strangers(over, longest, computes=True)
        """It begins when something is asked of it: many desks never compute for strangers."""
        self._process: Process | None = None
        self._is_new = True
        self.is_stopping = False
        """Whether the desk is: then no other process is started, and none is missed."""
        self.is_ready = computes
        self.turns = Turns()
        self.answered = 0
        """How many were."""
        self.ended = 0
        """How often the process was ended, because an answer took too long or nobody waited."""

    async def begin(self) -> None:
        """Starts the process before anybody needs it, and waits until it answers."""
        hosts = (b"host", b"localhost")
        asked = StrangerAsked(
            "GET", "http", "/laws", b"", (hosts,), ("127.0.0.1", 0), None, "", b""
        )
        with suppress(Refusal, OSError):  # otherwise the desk itself goes on answering
            await self.answer(asked, asyncio.get_running_loop().create_future())
            self.is_ready = True

    async def start(self) -> None:
        """Starts the process, which takes a second."""
        if self.is_stopping or (self._process is not None and self._process.returncode is None):
            return
        command = (sys.executable, "-c", _COMMAND)
        # In a group of its own, which Ctrl-C in the terminal does not reach.
        self._process = await asyncio.create_subprocess_exec(
            *command, stdin=PIPE, stdout=PIPE, start_new_session=True
        )
        self._is_new = True
        assert self._process.stdin is not None
        self._process.stdin.write(packed(self._over))

    async def answer(
        self, asked: StrangerAsked, gone: Awaitable[object]
    ) -> StrangerAnswered | None:
        await self.start()
        if self._process is None:
            raise Busy
        asking = asyncio.ensure_future(self._asked(self._process, asked))
        leaving = asyncio.ensure_future(gone)
        longest = self._longest + (_STARTS if self._is_new else 0)
        try:
            await asyncio.wait(
                (asking, leaving), timeout=longest, return_when=asyncio.FIRST_COMPLETED
            )
            if not asking.done() and leaving.done():
                await asyncio.wait((asking,), timeout=_STILL)
            if asking.done():
                self._is_new = False
                self.answered += 1
                return asking.result()
            if leaving.done():
                return None
            raise TookTooLong
        except (ConnectionError, asyncio.IncompleteReadError) as error:
            tell = partial(self._tell_ended, type(error).__name__)
            asyncio.get_running_loop().call_later(_TOLD, tell)
            raise Busy from error
        finally:
            leaving.cancel()
            if not asking.done() or asking.exception() is not None:
                asking.cancel()
                with suppress(asyncio.CancelledError, Exception):
                    await asking
                await self._end()
                await self.start()

    async def _asked(self, process: Process, asked: StrangerAsked) -> StrangerAnswered:
        assert process.stdin is not None and process.stdout is not None
        process.stdin.write(packed(asked))
        await process.stdin.drain()
        size = LENGTH.unpack(await process.stdout.readexactly(LENGTH.size))[0]
        answered: StrangerAnswered = pickle.loads(
            await process.stdout.readexactly(size)
        )  # our own process
        return answered

    def _tell_ended(self, how: str) -> None:
        if not self.is_stopping:
            _LOG.warning("the process that answers strangers has ended: %s", how)

    async def _end(self) -> None:
        process, self._process = self._process, None
        if process is None:
            return
        self.ended += 1
        with suppress(ProcessLookupError):
            process.kill()
        await process.wait()

    def stop(self) -> None:
        """The desk is about to stop."""
        self.is_stopping = True
        if self.computing is not None:
            self.computing.stop()

    async def close(self) -> None:
        """The desk stops."""
        self.stop()
        await self._end()
        if self.computing is not None:
            await self.computing.close()
