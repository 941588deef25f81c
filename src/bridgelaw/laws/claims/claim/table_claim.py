"""The claim or concession that stands at a table, as the judge of claims takes it."""

from __future__ import annotations

from functools import lru_cache

from bridgelaw.analysis.claims.claim import Claim, ImpossibleClaim
from bridgelaw.analysis.claims.rules import Rule
from bridgelaw.analysis.claims.statement.steps import NOTHING_SAID, Statement
from bridgelaw.analysis.position import ImpossiblePosition, Position
from bridgelaw.game.hands import Hand
from bridgelaw.game.seats import SEATS, Seat
from bridgelaw.game.suits import Suit
from bridgelaw.table.events import Claimed
from bridgelaw.table.table import Table


def claim_at(
    table: Table,
    statement: str | None = None,
    forgotten: bool | None = None,
    off: frozenset[Rule] = frozenset(),
) -> Claim | None:
    """The claim of a table whose four hands are known; `None` where it cannot be judged.

    `statement` is what was said with it, where the log has something else; `NotAStatement` where
    that cannot be read. `forgotten` answers 70C2, and `off` are rules that do not hold.
    """
    made, contract, position = table.claim, table.contract, table.derive(position_of)
    if made is None or contract is None or position is None:
        return None
    if statement is None:
        statement = made.statement if isinstance(made, Claimed) else ""
    try:
        return Claim(
            position,
            made.seat,
            contract.declarer,
            claimed_tricks(table),
            _read(statement, made.seat, contract.declarer, position.trump),
            table.derive(shown_out),
            forgotten,
            off,
        )
    except ImpossibleClaim:
        return None


@lru_cache(maxsize=256)
def _read(words: str, claimer: Seat, declarer: Seat, trump: Suit | None) -> Statement:
    if not words:
        return NOTHING_SAID
    # Loaded late: few rulings need it.
    from bridgelaw.analysis.claims.statement.reading import read_statement

    return read_statement(words, claimer=claimer, declarer=declarer, trump=trump)


def claimed_tricks(table: Table) -> int:
    """What was claimed of the tricks left: to concede some of them is to claim the others."""
    made = table.claim
    assert made is not None
    return made.tricks if isinstance(made, Claimed) else table.tricks_left - made.tricks


def position_of(table: Table) -> Position | None:
    """Where the play has stopped; `None` if a hand is not known, or somebody lacks a card."""
    contract, trick = table.contract, table.trick
    north, east, south, west = (table.hand(seat) for seat in SEATS)
    if contract is None or north is None or east is None or south is None or west is None:
        return None
    last = table.tricks[-1].winner if table.tricks else None
    try:
        position = Position(
            (north, east, south, west),
            contract.denomination.suit,
            trick.leader or last or contract.declarer.lho,
            tuple(card for _, card in trick.cards),
        )
    except ImpossiblePosition:
        return None
    # After a card out of turn that nobody has ruled on there is nothing to judge.
    return position if position.played == trick.cards else None


def shown_out(table: Table) -> frozenset[tuple[Seat, Suit]]:
    """Who has failed to follow to which suit; who still holds it has revoked, and shown nothing."""
    return frozenset(
        (seat, suit)
        for trick in (*table.tricks, table.trick)
        for seat, card in trick.cards
        if (suit := trick.suit_led) is not None
        and card.suit is not suit
        and not (table.hand(seat) or Hand()).length(suit)
    )
