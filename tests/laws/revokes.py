"""What the tests of revokes begin with."""

from __future__ import annotations

from bridgelaw.game import Deal, Side
from bridgelaw.laws import REVOKE, Interview, Ruling
from bridgelaw.table import Table
from bridgelaw.table.effects import (
    TricksTransferred,
)
from bridgelaw.table.revokes import revoke_to_rule_on
from tests.table.tables import (
    AUCTION,
    table,
)

LEAD = f"{AUCTION}, W leads C7, N spreads the hand, N plays C2"
EAST = f"{LEAD}, E plays H5"
"""East, who holds clubs, has discarded a heart."""
SOUTH = f"{LEAD}, E plays CK, S plays H7"
"""Declarer has revoked."""


def in_time(at: Table | None, **answers: str) -> Interview:
    """The interview after these answers; what is not said about it was noticed in time."""
    interview = Interview.begin(REVOKE, at)
    asked: set[str] = set()
    given = {"first_noticed": "in_time", **answers}
    while interview.question is not None and interview.question.key in given:
        asked.add(interview.question.key)
        interview = interview.answer(given[interview.question.key])
    assert answers.keys() <= asked, f"never asked: {answers.keys() - asked}"
    return interview


def rule(at: Table | None, **answers: str) -> Ruling:
    interview = in_time(at, **answers)
    assert interview.ruling is not None, interview.question
    if at is not None:
        after = at.after(interview.ruling.event)
        settled = revoke_to_rule_on(at)
        assert settled is None or (settled.by, settled.card) not in {
            (one.seat, one.what) for one in after.open_irregularities
        }
    return interview.ruling


def after(at: Table, **answers: str) -> Table:
    return at.after(rule(at, **answers).event)


def penalties(at: Table) -> dict[str, str]:
    return {f"{one.player} {one.card}": one.penalty.value for one in at.penalty_cards}


def asks(at: Table | None, **answers: str) -> str | None:
    asked = in_time(at, **answers).question
    return None if asked is None else asked.key


def moved(given: Ruling) -> list[tuple[int, Side | None, str]]:
    return [
        (effect.tricks, effect.side, effect.law)
        for effect in given.effects
        if isinstance(effect, TricksTransferred)
    ]


BEFORE_PARTNER = (
    "N:AK7.A42.T76.KQ86 643.J963.J985.J5 QT952.KQT75..932 J8.8.AKQ432.AT74",
    "N leads C8, E plays D5",
)

AFTER_PARTNER = (
    "N:T643.JT96.K3.T83 A9.Q8.AQJ985.A72 K75.K4.T74.KQJ54 QJ82.A7532.62.96",
    "E leads C7",
    "S plays",
    "W plays H2",
)


def played_to(at: Table, tricks: int) -> Table:
    """Everybody plays the first legal card until so many tricks are complete."""
    while len(at.tricks) < tricks:
        seat = at.to_play
        assert seat is not None
        verb = "plays" if at.trick.cards else "leads"
        at = at.after(f"{seat} {verb} {next(iter(at.legal_cards(seat).legal))}")
    return at


def at_twelve(deal: str, *events: str) -> Table:
    """Eleven tricks have been played, and these are the first cards of the twelfth."""
    at = played_to(table(AUCTION, deal=Deal.parse(deal)), 11)
    for event in events:
        seat = at.to_play
        assert seat is not None
        any_card = f" {next(iter(at.legal_cards(seat).legal))}"
        at = at.after(event + any_card if event.endswith("plays") else event)
    return at


def ending(hands: str, *events: str, bid: str = "1NT") -> Table:
    return table(f"S {bid}, W P, N P, E P", *events, deal=Deal.parse(hands))
