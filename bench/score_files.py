"""Files of results: a large one read, scored and compared, in seconds of CPU time.

The event is made up: boards that 40 tables played, with the points that a program gave them.
"""

from __future__ import annotations

import time
from random import Random

from bridgelaw.formats import read_data
from bridgelaw.scoring.stated.keeping import compared

MEGABYTES = 4
_TABLES = 40
_COLUMNS = (
    "Table\\3R;PairId_NS\\4R;PairId_EW\\4R;Contract\\4L;Declarer\\1R;Result\\2R;Score_NS\\6R;"
    "MP_NS\\6R;MP_EW\\6R"
)


def pbn_rows(size: int) -> bytes:
    """A PBN file of score tables, about so many bytes long."""
    dice = Random(1)
    games: list[str] = ["% PBN 2.1\n"]
    length = board = 0
    while length < size:
        board += 1
        rows = "".join(_row(dice, table) for table in range(1, _TABLES + 1))
        games.append(
            f'[Event "Congress"]\n[Board "{board}"]\n[Vulnerable "None"]\n[Scoring "MP"]\n'
            f'[ScoreTable "{_COLUMNS}"]\n{rows}\n'
        )
        length += len(games[-1])
    return "".join(games).encode()


def _row(dice: Random, table: int) -> str:
    contract = f"{dice.randint(1, 7)}{dice.choice(('S', 'H', 'NT', 'D', 'C'))}"
    points = dice.randint(0, 78)
    return (
        f"{table:3} {table:4} {table + 1000:4} {contract:4} {dice.choice('NESW')} "
        f"{dice.randint(6, 13):2} {'-':>6} {points:6} {78 - points:6}\n"
    )


def show_score_files() -> None:
    print("\nfiles of results")
    data = pbn_rows(MEGABYTES * 2**20)
    started = time.process_time()
    document = read_data(data, "congress.pbn")
    read = time.process_time() - started
    lines = len(document.field.lines)
    size = len(data) / 2**20
    print(f"  {size:.1f} MB of PBN rows, {lines} lines: read in {read:.2f} s of CPU time")
    started = time.process_time()
    found = compared(document.field, document.stated)
    took = time.process_time() - started
    print(f"  scored, and {len(found.lines)} lines found to have other points: {took:.2f} s")


if __name__ == "__main__":
    show_score_files()
