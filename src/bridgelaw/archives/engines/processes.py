"""The work done here, or by several processes of this machine."""

from __future__ import annotations

import signal
from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from multiprocessing import active_children, get_context

from bridgelaw.archives.work import Portion, Result, died, done

_LOOK = 0.2
"""Seconds after which it is asked whether to stop."""
_AHEAD = 3
"""Portions under way for each process: enough that none waits, few enough for memory."""


def in_this_process(portions: Iterable[Portion]) -> Generator[list[Result], None, None]:
    """One after the other, here."""
    for portion in portions:
        yield done(portion)


def in_processes(
    portions: Iterable[Portion], jobs: int, stop: Callable[[], bool] = lambda: False
) -> Generator[list[Result], None, None]:
    """By so many processes. If one is killed, what it had is done again.

    What kills its process once more, by itself, is told as such and left out. `stop` is asked
    while they work: then what is under way is given up.
    """
    waiting = iter(portions)
    under_way: deque[tuple[Portion, Future[list[Result]]]] = deque()
    pool = _pool(jobs)
    try:
        while True:
            while len(under_way) < jobs * _AHEAD and (portion := next(waiting, None)) is not None:
                under_way.append((portion, _submitted(pool, portion)))
            if not under_way:
                return
            portion, future = under_way.popleft()
            while not wait([future], timeout=_LOOK).done:
                if stop():
                    for process in active_children():
                        process.terminate()
                    return
            try:
                results = future.result()
            except BrokenProcessPool:
                pool.shutdown(wait=False, cancel_futures=True)
                results = _apart(portion)
                pool = _pool(jobs)
                under_way = deque((each, _submitted(pool, each)) for each, _ in under_way)
            yield results
    finally:
        pool.shutdown(wait=False, cancel_futures=True)


def _submitted(pool: ProcessPoolExecutor, portion: Portion) -> Future[list[Result]]:
    try:
        with _undisturbed():
            return pool.submit(done, portion)
    except BrokenProcessPool as error:
        failed: Future[list[Result]] = Future()
        failed.set_exception(error)
        return failed


@contextmanager
def _undisturbed() -> Iterator[None]:
    """Processes that are started in here never hear of Ctrl-C, not even while they start.

    The one who starts them hears of it afterwards.
    """
    if not hasattr(signal, "pthread_sigmask"):  # Windows
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _apart(portion: Portion) -> list[Result]:
    """Every piece in a process of its own, so that only what is deadly is lost."""
    results: list[Result] = []
    try:
        with _pool(1) as pool:
            return pool.submit(done, portion).result()
    except BrokenProcessPool:
        pass
    for piece in portion.pieces:
        alone = portion._replace(pieces=(piece,))
        try:
            with _pool(1) as pool:
                results += pool.submit(done, alone).result()
        except BrokenProcessPool:
            results += died(alone)
    return results


def _pool(jobs: int) -> ProcessPoolExecutor:
    # Spawned, not forked: a fork of a process with threads may stand still.
    return ProcessPoolExecutor(jobs, mp_context=get_context("spawn"), initializer=_deaf)


def _deaf() -> None:
    """Ctrl-C is for the one who gathers the results."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
