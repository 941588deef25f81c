"""Writers that are killed: `python -m tests.store.killed ADDRESS TIMES SEED`.

Again and again a process opens the log and writes to it, each entry only when the one before is
acknowledged, until it is killed at some moment. What was acknowledged is printed.
"""

from __future__ import annotations

import os
import random
import signal
import sys
import time
from contextlib import closing

from bridgelaw.store import Append, Fact, Store, Summary


def write(address: str, name: str, acknowledged: int) -> None:
    """Writes without end, and says after each entry that it was acknowledged."""
    # A page is 4 kB: entries begin and end anywhere in it.
    with closing(Store(address)) as store:
        os.write(acknowledged, b"0\n")
        for number in range(1_000_000):
            text = "x" * (number * 997 % 9000)
            both = (
                Append(f"{name}-{side}", number, (Fact("noted", {"n": number, "text": text}),),
                       Summary("ruling", shown={"text": text}))
                for side in "ab"
            )  # fmt: skip
            store.append(*both)
            os.write(acknowledged, f"{number + 1}\n".encode())


def kill_one(address: str, name: str, chance: random.Random) -> int:
    """Starts a writer and kills it; how many entries it was told to be kept."""
    reading, writing = os.pipe()
    # Nothing is open here yet, and there are no threads: a fork is a start without the imports.
    child = os.fork()
    if child == 0:
        try:
            write(address, name, writing)
        finally:
            os._exit(1)
    os.close(writing)
    try:
        said = b""
        # Some are killed while they still open the log.
        wanted = 0 if chance.random() < 0.1 else chance.randint(1, 8)
        while said.count(b"\n") < wanted and (more := os.read(reading, 4096)):
            said += more
        time.sleep(chance.random() * 0.005)
        os.kill(child, signal.SIGKILL)
        while more := os.read(reading, 4096):
            said += more
    finally:
        os.close(reading)
        _, status = os.waitpid(child, 0)
    assert os.WTERMSIG(status) == signal.SIGKILL, "it ended by itself"
    return int(said.split()[-1]) if said.split() else 0


if __name__ == "__main__":
    luck = random.Random(int(sys.argv[3]))
    for round_number in range(int(sys.argv[2])):
        print(kill_one(sys.argv[1], f"r-{round_number}", luck), flush=True)
