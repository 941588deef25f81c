"""`make fuzz`: every reader with 100,000 things that are almost right, or as many as you like.

    python -m tests.fuzzing [INPUTS] [FIRST SEED] [READER ...]

Names each reader with how many were read, and the seeds that ended in something else than a reading
or a refusal; those are also written to `build/fuzz.txt`, with what was read.
"""

from __future__ import annotations

import os
import random
import sys
import traceback
from collections.abc import Iterable
from multiprocessing import Pool
from pathlib import Path
from time import process_time
from typing import NamedTuple

from tests.fuzzing.readers import READERS, Fault

CHUNK = 500
MOST = 5
"""Faults of one reader that are told: the rest is likely the same."""


class Done(NamedTuple):
    """What a chunk came to."""

    name: str
    inputs: int
    read: int
    slowest: tuple[float, int]
    faults: tuple[str, ...]


def _run(chunk: tuple[str, range]) -> Done:
    name, seeds = chunk
    read, slowest, faults = 0, (0.0, 0), []
    for seed in seeds:
        began = process_time()
        try:
            read += READERS[name](random.Random(f"{name} {seed}"))
        except Fault as error:
            faults.append(f"{name}, seed {seed}\n{''.join(traceback.format_exception(error))}")
        slowest = max(slowest, (process_time() - began, seed))
    return Done(name, len(seeds), read, slowest, tuple(faults))


def _chunks(names: Iterable[str], first: int, count: int) -> list[tuple[str, range]]:
    return [
        (name, range(start, min(start + CHUNK, first + count)))
        for name in names
        for start in range(first, first + count, CHUNK)
    ]


def main() -> int:
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 100_000
    first = int(sys.argv[2]) if len(sys.argv) > 2 else random.SystemRandom().randrange(10**9)
    names = sys.argv[3:] or list(READERS)
    print(f"{count:,} inputs for each of {len(names)} readers, from seed {first}", flush=True)
    kept = Path("build") / "fuzz.txt"
    kept.parent.mkdir(exist_ok=True)
    totals: dict[str, list[Done]] = {name: [] for name in names}
    with Pool(os.cpu_count()) as pool, kept.open("w", encoding="utf-8") as out:
        for done in pool.imap(_run, _chunks(names, first, count)):
            totals[done.name].append(done)
            for fault in done.faults:
                out.write(f"{fault}\n")
            if sum(one.inputs for one in totals[done.name]) == count:
                _tell(done.name, totals[done.name])
    found = sum(len(one.faults) for done in totals.values() for one in done)
    print(f"{found} faults: see {kept}" if found else "Every one was read or refused.")
    return 1 if found else 0


def _tell(name: str, done: list[Done]) -> None:
    inputs, read = sum(one.inputs for one in done), sum(one.read for one in done)
    seconds, seed = max(one.slowest for one in done)
    print(
        f"{name:12} {inputs:9,} inputs, {100 * read / inputs:3.0f} % read,"
        f" slowest {seconds:.2f} s (seed {seed})",
        flush=True,
    )
    for fault in [fault for one in done for fault in one.faults][:MOST]:
        print(f"  {fault.splitlines()[0]}: {fault.rstrip().splitlines()[-1][:300]}")


if __name__ == "__main__":
    sys.exit(main())
