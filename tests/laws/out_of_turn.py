"""What the tests of leads and plays out of turn begin with."""

from __future__ import annotations

from bridgelaw.game import Deal, Seat
from bridgelaw.laws import PLAY_OUT_OF_TURN, Ruling
from bridgelaw.table import Table
from tests.laws.samples import interviewed, ruling_table
from tests.table.tables import (
    AUCTION,
    TRICK,
    table,
)

DUMMY_LEADS = f"{TRICK}, E leads D3, S plays D4, W plays D5, N plays DA"
"""Dummy has won the second trick."""

SHORT = Deal.parse("N:AK32.432.AK2.432 QJ4.AK65.QJ3.AK5 T.QJT987.T9.QJ86 98765..87654.T97")
"""West has no hearts."""

RUFF = Deal.parse("N:AK3.JT7.K93.Q975 QJ952.982.Q854.4 T87.AKQ65.A7.K82 64.43.JT62.AJT63")
"""East has one club."""

OURS = {
    "OPENING_LEAD_OUT_OF_TURN",
    "LEAD_OUT_OF_TURN",
    "PREMATURE_LEAD",
    "PLAY_OUT_OF_TURN",
    "FIFTH_CARD",
}


def rule(at: Table, **answers: str) -> Ruling:
    interview = interviewed(at, PLAY_OUT_OF_TURN, **answers)
    assert interview.ruling is not None, interview.question
    return interview.ruling


def after(at: Table, **answers: str) -> Table:
    return ruling_table(at, PLAY_OUT_OF_TURN, **answers)


def penalties(at: Table) -> dict[str, tuple[str, str]]:
    return {str(one.card): (str(one.player), one.penalty.value) for one in at.penalty_cards}


def trick(at: Table) -> str:
    return str(at.trick)


def said(given: Ruling) -> str:
    return " ".join(str(words.text) for words in given.words)


def last_trick() -> Table:
    """Twelve tricks are over, and everybody has one card."""
    at = table(TRICK)
    while len(at.tricks) < 12:
        seat = at.to_play
        assert seat is not None
        at = at.after(
            f"{seat} {'plays' if at.trick.cards else 'leads'} {min(at.legal_cards(seat).legal)}"
        )
    return at


def only(at: Table, seat: Seat) -> str:
    hand = at.hand(seat)
    assert hand is not None
    (held,) = hand
    return str(held)


def opening(more: str = "") -> Table:
    return table(f"{AUCTION}, E leads HK{more}")
