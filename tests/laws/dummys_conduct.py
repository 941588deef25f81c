"""What the tests of dummy's conduct begin with."""

from __future__ import annotations

from bridgelaw.laws import Ruling
from bridgelaw.laws.play.dummy_conduct.procedure import DUMMY_CONDUCT
from bridgelaw.table import Table
from tests.laws.samples import interviewed
from tests.table.tables import (
    AUCTION,
)

SOUTH_LEADS = f"{AUCTION}, W leads C7, N spreads the hand, N plays C2, E plays C5, S plays CJ"
"""South, declarer, has won the first trick and is on lead; North is dummy."""


def looked(at: Table) -> Table:
    """The table after it was ruled that dummy had left their seat to watch declarer."""
    ruling = rule(at, deed="looked", sight="left_seat")
    return at.after(ruling.event)


def rule(at: Table | None, **answers: str) -> Ruling:
    interview = interviewed(at, DUMMY_CONDUCT, **answers)
    assert interview.ruling is not None, interview.question
    return interview.ruling


def pointed(at: Table, violated: bool = True, **more: str) -> Ruling:
    """Dummy, who had seen another hand or not, was the first to point out what the table shows."""
    return rule(at, deed="pointed", attention="no", violated="yes" if violated else "no", **more)


def words(ruling: Ruling) -> str:
    return " ".join(str(said.text) for said in ruling.words)
