"""`make boards`: a million boards and tables that are made by chance, or as many as you like.

    python -m tests.soak [SEEDS] [FIRST SEED]

Every seed is an irregular board with rulings, a table at which anything happens, and a claim that
is judged now and a card later. Prints the seed and the log of the first one that fails, and stops.
What nobody has met before goes into the corpus that `make test` plays.
"""

from __future__ import annotations

import gc
import os
import random
import sys
import time
import traceback
from collections.abc import Iterable, Set
from multiprocessing import Pool

from tests.analysis.claims_related import check_claim
from tests.corpus import CORPORA, Corpus, chosen
from tests.play.less_known import IN_SOAK, LessKnown

CHUNK = 100

Met = dict[str, dict[int, Set[str]]]
"""What each corpus met, by seed."""

_known: dict[str, set[str]] = {corpus.name: set() for corpus in CORPORA}
"""What this process has met: only what is new is told."""


def _check(seeds: Iterable[int], corpora: tuple[Corpus, ...] = CORPORA) -> Met | str:
    """Plays them; what was new, or what went wrong."""
    found: Met = {corpus.name: {} for corpus in corpora}
    for seed in seeds:
        if seed % CHUNK == 0:
            gc.collect()
        for corpus in corpora:
            try:
                met = corpus.met(seed)
            except Exception as error:
                return f"{corpus.name}: seed {seed}\n{''.join(traceback.format_exception(error))}"
            if not met <= _known[corpus.name]:
                _known[corpus.name] |= met
                found[corpus.name][seed] = met
    return found


def _soaked(seeds: Iterable[int]) -> Met | str:
    """Fresh seeds: what the corpora play, and what has no corpus because nothing is met there."""
    for seed in seeds:
        try:
            check_claim(seed)
        except Exception as error:
            return f"claims: seed {seed}\n{''.join(traceback.format_exception(error))}"
    return _check(seeds)


def _replayed() -> Met | str:
    """What the corpora meet today: other laws, other boards."""
    found: Met = {}
    for corpus in CORPORA:
        again = _check(sorted(corpus.read()), (corpus,))
        if isinstance(again, str):
            return again
        found |= again
    return found


def _write(met: Met) -> None:
    for corpus in CORPORA:
        kept, before = chosen(met[corpus.name]), corpus.read()
        if kept != before:
            corpus.write(kept)
        everything = set[str]().union(*met[corpus.name].values())
        here, there = set[str]().union(*kept.values()), set[str]().union(*before.values())
        print(
            f"Corpus of {corpus.name}: {len(kept)} seeds meet {len(here)} things, "
            f"{len(here - there)} of them new, {len(there - here)} gone, "
            f"{len(everything - here)} left out for want of room"
        )


def _unburdened() -> None:
    """What was imported is never garbage, and boards leave little: it is looked for after some."""
    gc.freeze()
    gc.disable()


def main() -> int:
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 1_000_000
    # Others every time, unless they are asked for: what has held once is no search.
    first = int(sys.argv[2]) if len(sys.argv) > 2 else random.SystemRandom().randrange(10**11)
    started = time.perf_counter()
    done = 0
    print(f"{count:,} boards from seed {first}", flush=True)
    _unburdened()
    LessKnown.share = IN_SOAK
    met = _replayed()
    if isinstance(met, str):
        print(met)
        return 1
    chunks = [
        range(start, min(start + CHUNK, first + count))
        for start in range(first, first + count, CHUNK)
    ]
    try:
        # A forked process knows what the corpora meet.
        with Pool(os.cpu_count()) as pool:
            for chunk, found in zip(chunks, pool.imap(_soaked, chunks), strict=True):
                if isinstance(found, str):
                    print(f"\n{found}")
                    return 1
                for name, new in found.items():
                    met[name].update(new)
                done += len(chunk)
                _tell(done, count, time.perf_counter() - started)
    finally:
        print()
        _write(met)
    print(f"All {done:,} boards hold.")
    return 0


def _tell(done: int, count: int, seconds: float) -> None:
    rate = done / seconds
    left = (count - done) / rate / 60
    print(f"\r{done:,} boards, {rate:.0f} a second, {left:.0f} minutes left ", end="", flush=True)


if __name__ == "__main__":
    sys.exit(main())
