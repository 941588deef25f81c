"""`make bench ARGS="--against REVISION"`: this tree and an older one, by turns in one run."""

from __future__ import annotations

import io
import json
import os
import subprocess
import sys
import tarfile
import tempfile
from pathlib import Path

_ROOT = Path(__file__).resolve().parent.parent
_TURNS = 5


def _source_of(revision: str, into: Path) -> Path:
    """The package as it was, laid out beside this tree."""
    archive = subprocess.run(
        ["git", "archive", revision, "src"], cwd=_ROOT, capture_output=True, check=False
    )
    if archive.returncode:
        sys.exit(f"git has no {revision}: {archive.stderr.decode().strip()}")
    with tarfile.open(fileobj=io.BytesIO(archive.stdout)) as files:
        files.extractall(into, filter="data")
    return into / "src"


def _measured(source: Path) -> dict[str, float]:
    # The tree to measure comes first on the path, before the one that is installed.
    path = os.pathsep.join((str(source), str(_ROOT)))
    run = subprocess.run(
        [sys.executable, "-m", "bench.core_speed"],
        cwd=_ROOT, env={**os.environ, "PYTHONPATH": path}, capture_output=True, text=True,
        check=False,
    )  # fmt: skip
    if run.returncode:
        sys.exit(f"{source} cannot be measured:\n{run.stderr}")
    found: dict[str, float] = json.loads(run.stdout)
    return found


def show_against(revision: str) -> None:
    """Each tree by turns. The best turn of each counts: what else the machine does only slows."""
    with tempfile.TemporaryDirectory() as folder:
        older = _source_of(revision, Path(folder))
        turns = []
        for turn in range(1, _TURNS + 1):
            print(f"\rturn {turn} of {_TURNS}", end="", file=sys.stderr, flush=True)
            turns.append((_measured(_ROOT / "src"), _measured(older)))
        print("\r\x1b[K", end="", file=sys.stderr)
    row = "{:<18} {:>14} {:>14} {:>8}   {}"
    print(row.format("a second of CPU", "this tree", revision[:12], "ratio", "from, to"))
    for what in turns[0][0]:
        ratios = [ours[what] / theirs[what] for ours, theirs in turns]
        best = [max(side[what] for side in sides) for sides in zip(*turns, strict=True)]
        print(
            row.format(
                what, f"{best[0]:,.0f}", f"{best[1]:,.0f}", f"{best[0] / best[1]:.2f}",
                f"{min(ratios):.2f}, {max(ratios):.2f}",
            )
        )  # fmt: skip
