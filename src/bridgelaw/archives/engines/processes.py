"""The work done here, or by several processes of this machine."""

from __future__ import annotations

import pickle
import signal
from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from multiprocessing import active_children, get_context
from pathlib import Path
from tempfile import NamedTemporaryFile, TemporaryDirectory

from bridgelaw.archives.work import PieceResult, Portion, died, done

_LOOK = 0.2
"""Seconds after which it is asked whether to stop."""
_AHEAD = 3
"""Portions under way for each process: enough that none waits, few enough for memory."""


def in_this_process(portions: Iterable[Portion]) -> Generator[list[PieceResult], None, None]:
    """One after the other, here."""
    for portion in portions:
        yield done(portion)


def in_processes(
    portions: Iterable[Portion], jobs: int, stop: Callable[[], bool] = lambda: False
) -> Generator[list[PieceResult], None, None]:
    """By so many processes. If one is killed, what it had is done again.

    What kills its process once more, by itself, is told as such and left out. `stop` is asked
    while they work: then what is under way is given up.
    """
    with TemporaryDirectory(prefix="bridgelaw-", ignore_cleanup_errors=True) as folder:
        yield from _in_processes(portions, jobs, folder, stop)


def _in_processes(
    portions: Iterable[Portion], jobs: int, folder: str, stop: Callable[[], bool]
) -> Generator[list[PieceResult], None, None]:
    waiting = iter(portions)
    under_way: deque[tuple[Portion, Future[str]]] = deque()
    pool = _pool(jobs)
    try:
        while True:
            while len(under_way) < jobs * _AHEAD and (portion := next(waiting, None)) is not None:
                under_way.append((portion, _submitted(pool, portion, folder)))
            if not under_way:
                return
            portion, future = under_way.popleft()
            while not wait([future], timeout=_LOOK).done:
                if stop():
                    for process in active_children():
                        process.terminate()
                    return
            try:
                results = _handed_over(future)
            except BrokenProcessPool:
                pool.shutdown(wait=False, cancel_futures=True)
                results = _apart(portion, folder)
                pool = _pool(jobs)
                under_way = deque((each, _submitted(pool, each, folder)) for each, _ in under_way)
            yield results
    finally:
        pool.shutdown(wait=False, cancel_futures=True)


def _submitted(pool: ProcessPoolExecutor, portion: Portion, folder: str) -> Future[str]:
    try:
        with _undisturbed():
            return pool.submit(_done_in_file, portion, folder)
    except BrokenProcessPool as error:
        failed: Future[str] = Future()
        failed.set_exception(error)
        return failed


def _done_in_file(portion: Portion, folder: str) -> str:
    """Does the work, and gives the name of a file with its results.

    A process that is killed while it sends a long message leaves half of it, for whose rest the
    reader waits for ever; a name is sent at once or not at all.
    """
    with NamedTemporaryFile(dir=folder, delete=False) as file:
        pickle.dump(done(portion), file)
    return file.name


def _handed_over(future: Future[str]) -> list[PieceResult]:
    path = Path(future.result())
    results: list[PieceResult] = pickle.loads(path.read_bytes())
    path.unlink()
    return results


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


def _apart(portion: Portion, folder: str) -> list[PieceResult]:
    """Every piece in a process of its own, so that only what is deadly is lost."""
    results: list[PieceResult] = []
    try:
        with _pool(1) as pool:
            return _handed_over(_submitted(pool, portion, folder))
    except BrokenProcessPool:
        pass
    for piece in portion.pieces:
        alone = portion._replace(pieces=(piece,))
        try:
            with _pool(1) as pool:
                results += _handed_over(_submitted(pool, alone, folder))
        except BrokenProcessPool:
            results += died(alone)
    return results


def _pool(jobs: int) -> ProcessPoolExecutor:
    # Spawned, not forked: a fork of a process with threads may stand still.
    return ProcessPoolExecutor(jobs, mp_context=get_context("spawn"), initializer=_deaf)


def _deaf() -> None:
    """Ctrl-C is for the one who gathers the results."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
