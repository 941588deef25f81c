"""The live table: irregular boards with their rulings, and events at the end of a long log."""

from __future__ import annotations

import time

from bench.irregular import IrregularBoard
from bench.measure import Measured, per_second
from bridgelaw.game import Board, Deal, Seat
from bridgelaw.table import Table, read_event

_BOARDS = 40


def irregular_boards() -> Measured:
    """Whole boards on which things go wrong, every ruling with all its questions.

    The obvious way keeps nothing but the log, and folds it anew after every event.
    """
    seeds = iter(range(1_000_000))

    def live() -> int:
        for _ in range(_BOARDS):
            for _ in IrregularBoard(next(seeds)).steps():
                pass
        return _BOARDS

    again = iter(range(1_000_000))

    def fold_again() -> int:
        for _ in range(_BOARDS // 10):
            for table in IrregularBoard(next(again)).steps():
                Table(table.board, table.deal, table.log)
        return _BOARDS // 10

    ours, theirs = per_second(live, fold_again)
    return Measured("irregular boards", ours, 200, "folding the log anew", theirs)


_DEAL = Deal.parse("N:AK32.432.AK2.432 QJ4.AK65.QJ3.AK5 T98.QJ7.T984.QJ6 765.T98.765.T987")
_CYCLE = tuple(
    map(
        read_event,
        (
            "E exposes H5",
            "director",
            "ruling exposed-card of 2017 [49] E has minor penalty card H5 by 49",
            "ruling exposed-card of 2017 [10B] E picks up H5",
        ),
    )
)
_MEASURED = 40
_ROUNDS = 10


def events_at_length() -> list[tuple[int, float, float]]:
    """Microseconds for one more event after so many, ours and by folding the log anew."""
    found = []
    for length in (50, 500, 5_000):
        table = Table(Board(Seat.SOUTH), _DEAL).after("S 3NT, W P, N P, E P, W leads C7")
        while len(table.log) < length:
            table = table.after(*_CYCLE)
        log = (*table.log, _CYCLE[0])
        ours = float("inf")
        for _ in range(_ROUNDS):
            # Each round goes on where the last one stopped; the best counts, as elsewhere.
            started = time.perf_counter()
            for place in range(_MEASURED):
                table = table.after(_CYCLE[place % len(_CYCLE)])
            ours = min(ours, (time.perf_counter() - started) / _MEASURED)
        started = time.perf_counter()
        for _ in range(5):
            Table(table.board, table.deal, log)
        found.append((length, 1e6 * ours, 1e6 * (time.perf_counter() - started) / 5))
    return found


def show_events_at_length() -> None:
    row = "; ".join(
        f"after {length:,}: {ours:.0f} µs (folding anew {theirs:,.0f})"
        for length, ours, theirs in events_at_length()
    )
    print(f"\none more event {row}")
