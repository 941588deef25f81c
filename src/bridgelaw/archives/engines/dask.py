"""The work done by a Dask cluster: one that runs, or one that is started on this machine.

Only plain values travel, so that the workers need the package and nothing else: no file system
that all of them see. If a worker dies, the cluster gives its work to another one.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Generator, Iterable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

from bridgelaw.archives.work import PieceResult, Portion, died, done
from bridgelaw.locale import Refusal, tr

if TYPE_CHECKING:
    from distributed import Client

_AHEAD = 3
_LEAST_AHEAD = 8
_RETRIES = 3
_TIMEOUT = 20
"""Seconds to find the scheduler."""


class NoDask(Refusal):
    """Dask is not installed, or there is no cluster at that address."""


def on_dask(
    portions: Iterable[Portion], jobs: int, scheduler: str | None = None
) -> Generator[list[PieceResult], None, None]:
    """By the workers of the scheduler at an address; without one, by so many on this machine."""
    try:
        from distributed import KilledWorker
    except ImportError as error:
        words = tr('Dask is not installed: pip install "bridgelaw[archives]"')
        raise NoDask(words) from error
    with _client(jobs, scheduler) as client:
        waiting = iter(portions)
        under_way: deque[tuple[Portion, Any]] = deque()
        ahead = max(_LEAST_AHEAD, _AHEAD * sum(client.nthreads().values()))
        try:
            while True:
                while len(under_way) < ahead and (portion := next(waiting, None)) is not None:
                    future = client.submit(done, portion, pure=False, retries=_RETRIES)
                    under_way.append((portion, future))
                if not under_way:
                    return
                portion, future = under_way.popleft()
                try:
                    results = future.result()
                except KilledWorker:
                    results = died(portion)
                yield results
        finally:
            for _, future in under_way:
                future.cancel()


@contextmanager
def _client(jobs: int, scheduler: str | None) -> Iterator[Client]:
    from distributed import Client, LocalCluster

    if scheduler is not None:
        try:
            client = Client(scheduler, timeout=_TIMEOUT, set_as_default=False)
        except (OSError, ValueError) as error:
            words = tr("there is no Dask scheduler at {address}: {reason}",
                       address=scheduler, reason=str(error))  # fmt: skip
            raise NoDask(words) from error
        with client:
            yield client
        return
    with (
        LocalCluster(
            n_workers=jobs, threads_per_worker=1, processes=True, dashboard_address="127.0.0.1:0"
        ) as cluster,
        Client(cluster, set_as_default=False) as client,
    ):
        yield client
