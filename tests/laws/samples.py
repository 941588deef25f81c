"""Sample tables on which, between them, every branch of the procedures is taken."""

from __future__ import annotations

from bridgelaw.game import Bid, Board, Seat
from bridgelaw.laws import INSUFFICIENT_BID, LEAD_RESTRICTION, UNINTENDED_CALL, Interview, Procedure
from bridgelaw.table import Table


def table(happened: str) -> Table:
    """A table where the first player named dealt."""
    return Table(Board(Seat.parse(happened[0]))).after(happened)


def ruled(happened: str, procedure: Procedure, **answers: str) -> Table:
    """The table after a ruling with these answers."""
    return ruling_table(table(happened), procedure, **answers)


def ruling_table(before: Table, procedure: Procedure, **answers: str) -> Table:
    interview = interviewed(before, procedure, **answers)
    assert interview.ruling is not None, interview.question
    return before.after(interview.ruling.event)


def interviewed(before: Table | None, procedure: Procedure, **answers: str) -> Interview:
    """The interview after these answers, given by the key of their question."""
    interview = Interview(procedure, before)
    while interview.question is not None and interview.question.key in answers:
        interview = interview.answer(answers.pop(interview.question.key))
    assert not answers, f"never asked: {answers}"
    return interview


BARRED = {"unintended": "no", "accepts": "no", "substitute": "Pass", "comparable": "none"}
"""Answers after which the partner of the insufficient bidder must pass."""

SAMPLES: dict[Procedure, tuple[Table, ...]] = {
    INSUFFICIENT_BID: (
        table("W 1C, N 1S, E 1H"),
        table("W 1H, N P, E 1H"),
        table("W 1C, N 1S, E 1H, E 2H"),
        table("W 1C, N 1S, E 1H, E X"),
        table("W 1C, N 1S, E 1H, S P"),
        table("W 1C, N 1S, E 1H, S P, W P"),
        table("W 1C, N 1S, S 1H"),
    ),
    UNINTENDED_CALL: (
        table("W 1H, N P, E 4C, S P, W P"),
        table("W 1H, N P"),
        table("W 1H, W 1S"),
        table("W 1H, N P, E 2H"),
        table("W 1H, N P, E P, S P, N leads SK"),
    ),
    LEAD_RESTRICTION: (
        # East's side defends, and West is on lead.
        ruled("S 1S, W P, N 2S, E 2H", INSUFFICIENT_BID, **BARRED).after("S P, W P"),
        # East's side plays the contract.
        ruled("S 1C, W 1D, N 1S, E 1D", INSUFFICIENT_BID, **BARRED)
        .after("S X, W P, N P, E 2D")
        .after("S P, W P, N P"),
    ),
}


def east_bid(at: Table) -> Bid:
    """The insufficient bid of such a table."""
    found = at.irregularities[0].what
    assert isinstance(found, Bid)
    return found
