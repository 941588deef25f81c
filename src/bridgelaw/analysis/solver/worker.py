"""The solver in a process of its own, so that nothing that happens to it can happen to us.

DDS ends its process when it is confused, and can take very long over a freak deal. Either becomes
`SolverFailed` here, and the next question goes to a new process.
"""

from __future__ import annotations

import os
import sys
import weakref
from collections.abc import Mapping
from pathlib import Path
from queue import Empty, SimpleQueue
from subprocess import DEVNULL, PIPE, Popen
from threading import RLock, Thread
from typing import IO

from bridgelaw.analysis.position import Position
from bridgelaw.analysis.solver import dds
from bridgelaw.analysis.solver.encoding import ANSWER_SIZE, Solutions, question, values
from bridgelaw.analysis.solver.interface import SolverFailed
from bridgelaw.game import Card
from bridgelaw.locale import tr

PATIENCE = 30.0
"""Seconds that a question may take; five is the most that was seen, for a freak deal."""


class Worker:
    """A solver for all threads: they wait for each other. Its process starts when it is needed."""

    def __init__(self, library: Path, seconds: float = PATIENCE) -> None:
        self.library = library
        self.seconds = seconds
        self._lock = RLock()
        self._is_asked = False
        self._process: _Process | None = None
        _WORKERS.add(self)

    def values(self, position: Position) -> Mapping[Card, int]:
        return self._values(position, Solutions.EVERY_CARD)

    def best(self, position: Position) -> int:
        """The value of the best card alone, in half the time."""
        return max(self._values(position, Solutions.BEST_CARD).values(), default=0)

    def _values(self, position: Position, wanted: Solutions) -> Mapping[Card, int]:
        if not len(position.legal):
            return {}
        return values(self._ask(question(position, wanted)), position, wanted)

    def close(self) -> None:
        """Ends the process; another question would start a new one."""
        with self._lock:
            self._end()

    @property
    def pid(self) -> int | None:
        """The process that works for us, if there is one."""
        return None if self._process is None else self._process.pid

    def _ask(self, asked: bytes) -> bytes:
        with self._lock:
            if self._is_asked:
                # The same thread, which a signal has called away from a question.
                raise SolverFailed(tr("The double-dummy solver is busy with another question."))
            try:
                self._is_asked = True
                if self._process is not None and not self._process.is_alive:
                    self._end()
                if self._process is None:
                    self._process = _Process(self.library)
                return self._process.ask(asked, self.seconds)
            except BaseException:
                # Also at Ctrl-C: its answer must not be taken for that to the next question.
                self._end()
                raise
            finally:
                self._is_asked = False

    def _end(self) -> None:
        if self._process is not None:
            self._process.end()
            self._process = None

    def after_fork(self) -> None:
        """In a copy of our process: the worker is the original's, and may hold the lock."""
        self._lock = RLock()
        self._is_asked = False
        if self._process is not None:
            self._process.disown()
            self._process = None


_WORKERS: weakref.WeakSet[Worker] = weakref.WeakSet()


def _after_fork() -> None:
    for worker in _WORKERS:
        worker.after_fork()


if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=_after_fork)


class _Process:
    """One run of `dds.py`. It ends with this object, at the latest with our own process."""

    def __init__(self, library: Path) -> None:
        self._library = library
        # Nothing of our environment matters to it (-I, -S). In a session of its own it does not
        # feel the Ctrl-C that is meant for us.
        command = [sys.executable, "-I", "-S", dds.__file__, str(library)]
        try:
            self._popen = Popen(
                command, bufsize=0, stdin=PIPE, stdout=PIPE, stderr=DEVNULL, start_new_session=True
            )
        except OSError as error:
            raise SolverFailed(
                tr(
                    "The double-dummy solver cannot be started: {reason}",
                    reason=error.strerror or str(error),
                )
            ) from error
        # A thread reads, because not every system can wait for a pipe with a time limit.
        self._answers: SimpleQueue[bytes] = SimpleQueue()
        assert self._popen.stdout is not None
        reader = Thread(target=_read, args=(self._popen.stdout, self._answers), daemon=True)
        # Before the thread starts: Ctrl-C may come at any moment.
        self.end = weakref.finalize(self, _end, self._popen, reader)
        reader.start()

    @property
    def pid(self) -> int:
        return self._popen.pid

    @property
    def is_alive(self) -> bool:
        return self._popen.poll() is None

    def ask(self, asked: bytes, seconds: float) -> bytes:
        assert self._popen.stdin is not None
        try:
            self._popen.stdin.write(asked)
            answer = self._answers.get(timeout=seconds)
        except OSError as error:
            raise self._died() from error
        except Empty as error:
            raise SolverFailed(
                tr(
                    "The double-dummy solver did not answer within {seconds} seconds.",
                    seconds=f"{seconds:g}",
                )
            ) from error
        if len(answer) < ANSWER_SIZE:
            raise self._died()
        return answer

    def _died(self) -> SolverFailed:
        code = self._popen.wait()
        if code == dds.CANNOT_LOAD:
            return SolverFailed(
                tr(
                    "{path} cannot be loaded as the double-dummy solver DDS.",
                    path=str(self._library),
                )
            )
        return SolverFailed(tr("The double-dummy solver died (exit code {code}).", code=code))

    def disown(self) -> None:
        """Lets go of a process that is another's to end."""
        self.end.detach()
        assert self._popen.stdin is not None and self._popen.stdout is not None
        self._popen.stdin.close()
        self._popen.stdout.close()
        self._popen.returncode = 0  # or it would be missed when the object goes


def _read(pipe: IO[bytes], answers: SimpleQueue[bytes]) -> None:
    """Hands on answer after answer; a short one is the last."""
    answer = b""
    while piece := pipe.read(ANSWER_SIZE - len(answer)):
        answer += piece
        if len(answer) == ANSWER_SIZE:
            answers.put(answer)
            answer = b""
    answers.put(answer)


def _end(popen: Popen[bytes], reader: Thread) -> None:
    popen.kill()
    popen.wait()
    if reader.is_alive():
        reader.join()
    for pipe in (popen.stdin, popen.stdout):
        assert pipe is not None
        pipe.close()
