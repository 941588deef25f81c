"""Whether a condition that was said holds, as the cards lie."""

from __future__ import annotations

from bridgelaw.analysis.claims.statement.said.values import Break
from bridgelaw.analysis.position import Position
from bridgelaw.game.cards import Card
from bridgelaw.game.seats import Seat
from bridgelaw.game.spelling import RANKS
from bridgelaw.game.suits import Suit


def holds(
    condition: Break, suit: Suit, position: Position, claimer: Seat, seat: Seat | None = None
) -> bool | None:
    """`if clubs break`, `unless trumps are 4-0`; None where the cards do not say.

    `seat`: the opponent of whom the condition speaks (`if West has the king`).
    """
    if condition.onside:
        onside = _is_onside(condition, suit, position, claimer)
        return None if onside is None else onside is not condition.not_
    if condition.falls:
        return _falls(condition, suit, position, claimer) is not condition.not_
    if condition.held:
        seats = (claimer.lho, claimer.rho) if seat is None else (seat,)
        found = _is_held(condition, suit, position, seats)
        return found is not condition.not_
    lengths = [position[one].length(suit) for one in (claimer.lho, claimer.rho)]
    for player, card in position.played:
        if player.opposes(claimer) and card.suit is suit:
            lengths[player is claimer.rho] += 1
    if condition.lies is None:
        evenly = abs(lengths[0] - lengths[1]) <= 2 - sum(lengths) % 2 and min(lengths) > 0
        highest = max(position.outstanding(claimer.side, suit), default=None)
        tops = _rounds_above(highest, suit, position, claimer)
        if tops * 2 >= sum(lengths):  # an even break would bring them all in: does this one?
            evenly &= max(lengths) <= tops
        found = evenly or sum(lengths) <= 1
    else:
        found = sorted(lengths) == sorted(condition.lies)
    return found is not condition.not_


def _is_held(condition: Break, suit: Suit, position: Position, seats: tuple[Seat, ...]) -> bool:
    """Have these players the cards that were named between them, or any of the suit?"""
    assert condition.thing is not None
    held = [card for seat in seats for card in position[seat] if card.suit is suit]
    wanted = {RANKS.index(rank) for rank in condition.thing.ranks}
    return bool(held) and wanted <= {card.rank for card in held}


def _falls(condition: Break, suit: Suit, position: Position, claimer: Seat) -> bool:
    """Has every opponent no more of the suit than claimer's side has rounds above the card?"""
    assert condition.thing is not None
    card = Card.of(suit, RANKS.index(condition.thing.ranks[0]))
    rounds = _rounds_above(card, suit, position, claimer)
    return all(
        position[seat].length(suit) <= rounds
        for seat in (claimer.lho, claimer.rho) if card in position[seat]
    )  # fmt: skip


def _rounds_above(card: Card | None, suit: Suit, position: Position, claimer: Seat) -> int:
    """How many higher cards of the suit claimer's side has."""
    own = (one for seat in (claimer, claimer.partner) for one in position[seat])
    return sum(one.suit is suit and (card is None or one > card) for one in own)


def _is_onside(condition: Break, suit: Suit, position: Position, claimer: Seat) -> bool | None:
    """Whether a missing card lies before the hand that has the next lower one."""
    assert condition.thing is not None
    missing = RANKS.index(condition.thing.ranks[0])
    card = Card.of(suit, missing)
    behind = [one for one in (claimer.lho, claimer.rho) if card in position[one]]
    lower = [
        (rank, one)
        for one in (claimer, claimer.partner)
        for rank in range(missing)
        if Card.of(suit, rank) in position[one]
    ]
    return max(lower)[1].rho is behind[0] if behind and lower else None
