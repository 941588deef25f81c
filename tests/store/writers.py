"""Writers in processes of their own: `python -m tests.store.writers ADDRESS NAME COUNT`.

Each adds COUNT entries to streams that all share, and tells how often another was quicker.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from contextlib import closing

from bridgelaw.store import Append, Conflict, Fact, Store, Summary

STREAMS = ("t-1", "t-2", "t-3")


def write(store: Store, name: str, count: int, meet: Callable[[], object] = lambda: None) -> int:
    """Adds entries, each together with one in another stream; how many conflicts there were.

    `meet` is where all wait for each other, once: then all have seen the same log.
    """
    conflicts = 0
    for number in range(count):
        fact = Fact("happened", {"by": name, "n": number})
        pair = (STREAMS[number % 3], STREAMS[(number + 1) % 3])
        while True:
            seen = store.heads(pair)
            if number == conflicts == 0:
                meet()
            try:
                store.append(
                    *(Append(one, seen.get(one, 0), (fact,), Summary("table")) for one in pair),
                    by=name,
                )
                break
            except Conflict:
                conflicts += 1
    return conflicts


if __name__ == "__main__":
    with closing(Store(sys.argv[1])) as opened:
        print(write(opened, sys.argv[2], int(sys.argv[3])))
