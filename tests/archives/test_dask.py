"""The work on a real cluster of several processes: the same findings, though a worker is killed."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from pathlib import Path

import pytest

from bridgelaw.archives.auditing import AuditWanted
from bridgelaw.archives.engines.dask import NoDask, on_dask
from bridgelaw.archives.engines.processes import in_this_process
from bridgelaw.archives.finding import Row
from bridgelaw.archives.sources import Piece
from bridgelaw.archives.work import Portion, portions
from tests.archives.test_findings import called, played
from tests.formats.test_pbn_archives import ROOMS

distributed = pytest.importorskip("distributed", reason="bridgelaw[archives] is not installed")
# What a worker that was killed leaves open is not ours to close.
pytestmark = [
    pytest.mark.filterwarnings("ignore::ResourceWarning"),
    pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning"),
    pytest.mark.filterwarnings("ignore::DeprecationWarning"),
]


def work() -> Iterator[Portion]:
    """Sixty portions, each of another file."""
    texts = (called("1S ^I 1C AP") * 40, played("CA C2 ^R HA C8\n*\n\n") * 40, ROOMS * 40)
    for number in range(60):
        piece = Piece(f"{number}.pbn", texts[number % 3].encode())
        yield from portions([piece], AuditWanted(), "en")


def rows(results: Iterator[list[object]]) -> list[Row]:
    return [row for each in results for result in each for row in result.rows]  # type: ignore[attr-defined]


@pytest.fixture(scope="module")
def cluster() -> Iterator[object]:
    with distributed.LocalCluster(
        n_workers=3, threads_per_worker=1, processes=True, dashboard_address="127.0.0.1:0"
    ) as running:
        yield running


def test_the_findings_are_those_of_one_process_though_a_worker_is_killed(cluster: object) -> None:
    scheduler = cluster.scheduler_address  # type: ignore[attr-defined]
    workers = {
        name: worker.pid
        for name, worker in cluster.workers.items()  # type: ignore[attr-defined]
    }
    assert len(set(workers.values())) == 3
    assert os.getpid() not in workers.values()
    found: list[Row] = []
    killed = 0
    for count, results in enumerate(on_dask(work(), jobs=3, scheduler=scheduler)):
        found += [row for result in results for row in result.rows]
        if count == 10:
            killed = workers[next(iter(workers))]
            os.kill(killed, signal.SIGKILL)
    assert killed
    assert found == rows(in_this_process(work()))  # type: ignore[arg-type]
    assert len(found) == 1600


def test_a_cluster_of_its_own_through_the_command(tmp_path: Path) -> None:
    from tests.cli.audit.test_audit import run

    for number in range(6):
        (tmp_path / f"{number}.pbn").write_text(called("1S ^I 1C AP") * 20)
    run(tmp_path, "-o", tmp_path / "one.jsonl", "-j", "1")
    run(tmp_path, "-o", tmp_path / "two.jsonl", "-j", "2", "--engine", "dask")
    assert (tmp_path / "one.jsonl").read_bytes() == (tmp_path / "two.jsonl").read_bytes()
    assert (tmp_path / "one.jsonl").read_bytes().count(b"\n") == 120


def test_a_scheduler_that_is_not_there_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bridgelaw.archives.engines.dask._TIMEOUT", 1)
    with pytest.raises(NoDask, match=r"there is no Dask scheduler at tcp://127\.0\.0\.1:9"):
        list(on_dask(work(), 1, "tcp://127.0.0.1:9"))
