"""Everything that a table needs ruled on, one ruling after the other."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from bridgelaw.laws.machinery.asked import Asked
from bridgelaw.laws.machinery.case import NothingToRule
from bridgelaw.laws.machinery.interview import Interview
from bridgelaw.laws.machinery.registry import PROCEDURES
from bridgelaw.laws.machinery.ruling import Ruling
from bridgelaw.table.table import Table


def settle(table: Table, decide: Callable[[Asked[Any]], str]) -> tuple[Table, tuple[Ruling, ...]]:
    """The table with everything ruled on, and the rulings in their order.

    `decide` answers each question. What a ruling settled is handed over to the law that takes over
    from it; where that finds nothing to rule on, the table knows what is next.

    >>> from bridgelaw import Board, Seat
    >>> table = Table(Board(Seat.WEST)).after("W 1S, N P, E 1H")
    >>> answers = {"unintended": "no", "accepts": "yes"}
    >>> table, rulings = settle(table, lambda asked: answers[asked.key])
    >>> [ruling.clauses for ruling in rulings], table.ruling_needed
    ([('27A1',)], None)
    """
    rulings: list[Ruling] = []
    goes_on: str | None = None
    while key := goes_on or table.ruling_needed:
        try:
            interview = Interview.begin(PROCEDURES[key], table)
            if goes_on is not None:
                interview = interview.taking_over(rulings[-1].hands_over)
        except NothingToRule:
            if goes_on is None:
                raise
            goes_on = None
            continue
        while (asked := interview.question) is not None:
            interview = interview.answer(decide(asked))
        ruling = interview.ruling
        assert ruling is not None
        rulings.append(ruling)
        table, goes_on = table.after(ruling.event), ruling.goes_on
    return table, tuple(rulings)
