"""`make soak`: a million irregular boards, or as many as you like.

    python -m tests.play.soak [BOARDS] [FIRST SEED]

Prints the seed and the log of the first board that fails, and stops.
"""

from __future__ import annotations

import os
import sys
import time
from multiprocessing import Pool

from tests.play.boards import BoardFailed, check_board

CHUNK = 100


def _check(first: int) -> str | None:
    for seed in range(first, first + CHUNK):
        try:
            check_board(seed)
        except BoardFailed as failed:
            return str(failed)
    return None


def main() -> int:
    boards = int(sys.argv[1]) if len(sys.argv) > 1 else 1_000_000
    # Not the boards of the normal run, unless they are asked for.
    first = int(sys.argv[2]) if len(sys.argv) > 2 else 10_000
    started = time.perf_counter()
    done = 0
    print(f"{boards:,} boards from seed {first}", flush=True)
    with Pool(os.cpu_count()) as pool:
        for failed in pool.imap_unordered(_check, range(first, first + boards, CHUNK)):
            if failed is not None:
                print(f"\n{failed}")
                pool.terminate()
                return 1
            done += CHUNK
            if done % (10 * CHUNK) == 0:
                seconds = time.perf_counter() - started
                rate = done / seconds
                print(
                    f"\r{done:,} boards, {rate:.0f} a second, "
                    f"{max(0, boards - done) / rate / 60:.0f} minutes left ",
                    end="",
                    flush=True,
                )
    print(f"\nAll {done:,} boards hold.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
