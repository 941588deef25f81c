"""Archives: reading beside endplay on the same files, and audits of 100,000 boards.

The boards are real ones, repeated and shuffled. endplay reads without any check; of the files only
those count that it can read at all. Reading is measured in CPU time, by turns in one run.
"""

from __future__ import annotations

import os
import random
import re
import subprocess
import sys
import tempfile
import time
import warnings
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from bridgelaw.formats.records import read_records

_DATA = Path(__file__).resolve().parents[2] / "shared" / "data"
_TURNS = 5
_BOARDS = (10_000, 100_000)
_IN_A_FILE = 500


def show_archives() -> None:
    if not (_DATA / "lin").is_dir():
        print("\narchives: the real records (../shared/data) are not there")
        return
    show_reading()
    show_audits()


def show_reading() -> None:
    """Boards a second of CPU time, ours with all checks and endplay's without any."""
    from endplay.parsers import lin, pbn

    def by_endplay(parser: object, paths: list[Path]) -> int:
        count = 0
        for path in paths:
            with path.open(encoding="latin-1") as file, warnings.catch_warnings():
                warnings.simplefilter("ignore")
                count += len(parser.load(file))  # type: ignore[attr-defined]
        return count

    def can(path: Path) -> bool:
        try:
            return by_endplay(pbn, [path]) > 0
        except Exception:  # endplay gives up in many ways
            return False

    lins = sorted((_DATA / "lin").glob("*.lin"))
    pbns = sorted((_DATA / "pbn").glob("*.pbn"))
    readable = [path for path in pbns if can(path)]
    print(f"\nreading, boards a second of CPU (endplay reads {len(readable)} of {len(pbns)} PBN)")
    row = "{:<26} {:>10} {:>10} {:>7}   {}"
    print(row.format("", "ours", "endplay", "ratio", "from, to"))
    kinds = {
        "LIN": (lin, lins),
        "PBN": (pbn, readable),
        "  with auction and play": (pbn, [p for p in readable if b"[Play" in p.read_bytes()]),
        "  with results only": (pbn, [p for p in readable if b"[Play" not in p.read_bytes()]),
    }
    for what, (parser, paths) in kinds.items():

        def ours(paths: list[Path] = paths) -> int:
            return sum(len(read_records(path)) for path in paths)

        def theirs(parser: object = parser, paths: list[Path] = paths) -> int:
            return by_endplay(parser, paths)

        turns = [(_cpu(ours), _cpu(theirs)) for _ in range(_TURNS)]
        ratios = [mine / other for mine, other in turns]
        best = [max(side) for side in zip(*turns, strict=True)]
        print(
            row.format(
                what, f"{best[0]:,.0f}", f"{best[1]:,.0f}", f"{best[0] / best[1]:.2f}",
                f"{min(ratios):.2f}, {max(ratios):.2f}",
            ),
            flush=True,
        )  # fmt: skip


def _cpu(read: Callable[[], int]) -> float:
    """Boards a second of CPU time."""
    count, started = 0, time.process_time()
    while (passed := time.process_time() - started) < 0.3:
        count += read()
    return count / passed


def show_audits() -> None:
    """Audits by one and by two processes, and what they need of time and memory.

    Where other programs have the processors, seconds tell little: Linux shares them by session,
    so that two processes of one session get no more than one does. "Processors" says how many the
    audit had. The CPU time of the one who gathers is what more processes cannot shorten.
    """
    print(f"\naudits ({os.cpu_count()} processors, load {os.getloadavg()[0]:.1f})")
    row = "{:<32} {:>5} {:>8} {:>11} {:>8} {:>11} {:>10} {:>14}"
    print(row.format("", "jobs", "seconds", "boards a s", "CPU", "processors", "gathering",
                     "most memory"))  # fmt: skip
    with tempfile.TemporaryDirectory() as folder:
        for boards in _BOARDS:
            whole = Path(folder) / f"{boards}.pbn"
            many = Path(folder) / str(boards)
            many.mkdir()
            _make(boards, whole, many)
            for what, path in (("files of 500", many), ("one file", whole)):
                for jobs in (1, 2):
                    used = _audit(path, jobs, Path(folder))
                    print(
                        row.format(
                            f"{boards:,} boards, {what}", jobs, f"{used.seconds:.1f}",
                            f"{boards / used.seconds:,.0f}", f"{used.cpu:.1f} s",
                            f"{used.cpu / used.seconds:.1f}",
                            f"{used.gathering:.1f} s",
                            " + ".join(f"{each:.0f}" for each in used.memory) + " MB",
                        ),
                        flush=True,
                    )  # fmt: skip


def _make(boards: int, whole: Path, many: Path) -> None:
    """So many real boards with auction and play, repeated and shuffled."""
    games = [
        game.strip() + "\n\n"
        for path in sorted((_DATA / "pbn").glob("*.pbn"))
        for game in re.split(r"\n(?=\[Event )", path.read_text(encoding="latin-1"))
        if "[Play" in game and "[Deal " in game and path.name != "archive-style.pbn"
    ]
    chance = random.Random(1)
    with whole.open("w", encoding="latin-1") as file:
        for at in range(0, boards, _IN_A_FILE):
            text = "".join(chance.choices(games, k=_IN_A_FILE))
            file.write(text)
            (many / f"{at}.pbn").write_text(text, encoding="latin-1")


class Used(NamedTuple):
    """What an audit took."""

    seconds: float
    cpu: float
    """Of all its processes."""
    gathering: float
    """Of the first one alone."""
    memory: list[float]
    """The most that each process had, in megabytes, the first one first."""


def _audit(path: Path, jobs: int, folder: Path) -> Used:
    words = ["audit", str(path), "-j", str(jobs), "-o", str(folder / "found.jsonl")]
    started = time.perf_counter()
    process = subprocess.Popen(
        [sys.executable, "-m", "bridgelaw", *words], stdout=subprocess.DEVNULL,
        start_new_session=True,
    )  # fmt: skip
    memory: dict[int, float] = {}
    own = 0.0
    while True:
        pid, status, used = os.wait4(process.pid, os.WNOHANG)
        if pid:
            break
        own = max(own, _cpu_of(process.pid))
        for each in (process.pid, *_children(process.pid)):
            memory[each] = max(memory.get(each, 0), _peak(each))
        time.sleep(0.1)
    process.returncode = os.waitstatus_to_exitcode(status)
    if process.returncode:
        sys.exit(f"the audit ended with {process.returncode}")
    peaks = [memory.pop(process.pid, 0.0), *sorted(memory.values(), reverse=True)[:jobs]]
    return Used(
        time.perf_counter() - started, used.ru_utime + used.ru_stime, own,
        peaks[: 1 if jobs == 1 else None],
    )  # fmt: skip


def _peak(pid: int) -> float:
    """The most memory that a process has had, in megabytes."""
    try:
        found = re.search(r"VmHWM:\s+(\d+)", Path(f"/proc/{pid}/status").read_text())
    except OSError:
        return 0
    return 0 if found is None else int(found[1]) / 1024


def _cpu_of(pid: int) -> float:
    """The CPU time of a process without its children, in seconds."""
    try:
        words = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return 0
    return (int(words[11]) + int(words[12])) / os.sysconf("SC_CLK_TCK")


def _children(pid: int) -> list[int]:
    try:
        return [
            int(child)
            for task in Path(f"/proc/{pid}/task").iterdir()
            for child in (task / "children").read_text().split()
        ]
    except OSError:
        return []
