"""Steps, folds and legal cards of the release on the path: run by `bench.against`, once a turn.

It uses only names that every release has, so that the same file measures all of them.
"""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from itertools import islice
from typing import Any

from bench.boards import every_insufficient_bid, middles, played_boards
from bridgelaw.game import Board, Doubled, Seat
from bridgelaw.laws import INSUFFICIENT_BID, Interview, walk
from bridgelaw.table import Table

_SECONDS = 0.4

_begin: Callable[..., Any] = getattr(Interview, "begin", Interview)
"""Interviews were made by their class before they had a way to begin."""


def _steps() -> Callable[[], int]:
    """Each step of a whole interview, by replay of all answers before it."""
    table = Table(Board(Seat.WEST)).after("W 1C, N 1S, E 1H")
    answers = ("no", "no", "3H", "H", "no", "none")

    def work() -> int:
        interview = _begin(INSUFFICIENT_BID, table)
        for answer in answers:
            interview = interview.answer(answer)
        return len(answers) + 1

    return work


def _walks() -> Callable[[], int]:
    """Every path of Law 27 at a few tables."""
    tables = list(islice(every_insufficient_bid(Doubled.NO), 0, 200, 29))

    def work() -> int:
        return sum(1 for table in tables for _ in walk(INSUFFICIENT_BID, table))

    return work


def _folds() -> Callable[[], int]:
    """Whole boards: an auction of 20 calls and 52 cards."""
    boards = played_boards(6)

    def work() -> int:
        for board in boards:
            Table(board.board, board.deal, board.log)
        return len(boards)

    return work


def _rate(work: Callable[[], int]) -> float:
    """Units a second of processor time, which other programs do not take."""
    work()
    done, started = 0, time.process_time()
    while (passed := time.process_time() - started) < _SECONDS:
        done += work()
    return done / passed


def _legal_cards() -> float:
    """Worked out once for each table: a table remembers what it was asked."""
    boards = middles(played_boards(10))
    logs = [(table.board, table.deal, table.log) for table in boards]
    done, passed = 0, 0.0
    while passed < _SECONDS / 8:  # making the tables takes far longer than asking them
        fresh = [(table, table.to_play) for table in (Table(*log) for log in logs)]
        started = time.process_time()
        for table, seat in fresh:
            if seat is not None:
                table.legal_cards(seat)
        passed += time.process_time() - started
        done += len(fresh)
    return done / passed


if __name__ == "__main__":
    measured = {
        "steps of Law 27": _rate(_steps()),
        "paths of Law 27": _rate(_walks()),
        "boards folded": _rate(_folds()),
        "legal cards": _legal_cards(),
    }
    print(json.dumps(measured))
