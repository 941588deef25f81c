"""What at a table is still to be ruled on, and what waits for the end of the play."""

from __future__ import annotations

from bridgelaw.game.calls import Call
from bridgelaw.game.seats import Player, Seat
from bridgelaw.locale.text import Text, tr
from bridgelaw.table.breaches import REVOKES, Irregularity, Kind
from bridgelaw.table.effects import CardAdded
from bridgelaw.table.events import Ruled
from bridgelaw.table.placed import both_played_on
from bridgelaw.table.rules.editions import rules_at
from bridgelaw.table.rules.kinds import By, Says
from bridgelaw.table.state import Standing
from bridgelaw.table.table import Table

INADMISSIBLE = (
    Kind.INADMISSIBLE_DOUBLE,
    Kind.INADMISSIBLE_REDOUBLE,
    Kind.BARRED_CALL,
    Kind.BID_OVER_SEVEN,
)
"""Calls that can never be accepted while the auction lasts (Law 35)."""

_TWELFTH = 12


def last_unruled(table: Table, *kinds: Kind) -> Irregularity | None:
    """The latest irregularity of these kinds on which the director has not ruled.

    What the players settled themselves counts too: the director may still be asked about it.
    """
    for found in reversed(table.irregularities):
        if found.kind in kinds and not is_ruled(table, found):
            return found
    return None


def is_ruled(table: Table, found: Irregularity) -> bool:
    """Settled by a ruling, or ruled on after the players settled it."""
    if found.is_open:
        return False
    log = table.log
    assert found.ended is not None
    settled_by = log[found.ended]
    return (isinstance(settled_by, Ruled) and settled_by.on is not None) or any(
        isinstance(event, Ruled) and _rules_on(table, event, found.at) for event in log[found.at :]
    )


def _rules_on(table: Table, ruling: Ruled, at: int) -> bool:
    """Is the event one of those that it ruled on? Of an old ruling that is a guess."""
    return not _has_passed_on(table, ruling) if ruling.on is None else at in ruling.on


def event_of(table: Table, seat: Player, call: Call | None) -> int:
    """The event of the player's last such call; if there is none yet, the one to come."""
    for place in range(len(table.calls) - 1, -1, -1):
        caller, made, _ = table.calls[place]
        if caller is seat and made is call:
            return table.called_in[place]
    return len(table.log)


def _has_passed_on(table: Table, ruling: Ruled) -> bool:
    """Has one law only named another that rules?"""
    return not ruling.effects and rules_at(table).have(Says.PASSES_ON, ruling.clauses[-1:])


def all_wrong_with(table: Table, found: Irregularity) -> frozenset[Kind]:
    """Everything that was wrong with the same call: one ruling can put several there at once."""
    return frozenset(
        other.kind
        for other in table.irregularities
        if other.at == found.at and other.seat is found.seat and other.what is found.what
    )


def not_called(table: Table, seat: Seat) -> Text | None:
    """Why nothing can be ruled about a call of this player: there is none on the table."""
    if any(caller is seat and how is Standing.STANDS for caller, _, how in table.calls):
        return None
    return tr("{seat} has not called", seat=seat)


def is_on_table(table: Table, found: Irregularity) -> bool:
    """Is the call still there, and not withdrawn by a ruling or by what the players did?"""
    return any(
        seat is found.seat and call is found.what and how is not Standing.WITHDRAWN
        for seat, call, how in table.calls
    )


def is_cancelled_by_players(table: Table, found: Irregularity) -> bool:
    """29B: have the players themselves cancelled a call out of turn?"""
    return found.settled == rules_at(table).labels[By.CANCELLED_BY_PLAYERS]


def is_put_off(table: Table, found: Irregularity) -> bool:
    """44G: whether it is a lead at all shows at the end of the trick, and the director said so."""
    if found.kind is not Kind.PREMATURE_LEAD or not table.trick.cards:
        return False
    return any(
        isinstance(event, Ruled)
        and not event.effects
        and event.clauses == rules_at(table).says[Says.WAITS_FOR_TRICK]
        for event in table.log[found.at :]
    )


def is_left_for_the_end(table: Table, found: Irregularity) -> bool:
    """Is it a revoke that cannot be corrected any more, so that it is looked at after the play?

    63A1: it is established when its side leads or plays to the next trick. 62D1: on the twelfth
    trick it is corrected even then.
    """
    if found.kind not in REVOKES or (found.seat, found.what) in table.trick.cards:
        return False
    if not table.tricks or (found.seat, found.what) not in table.tricks[-1].cards:
        return True
    played_on = any(seat.side is found.seat.side for seat, _ in table.trick.cards)
    return played_on and len(table.tricks) < _TWELFTH


def trick_of_extra_card(table: Table, found: Irregularity) -> int:
    """To which trick, counted from one, the extra card was put."""
    before = len(table.at(found.at).tricks)
    return before if found.kind is Kind.FIFTH_CARD else before + 1


def is_past_correcting(table: Table, found: Irregularity) -> bool:
    """Have both sides played on since the extra card, so that it is Law 67B's (58B4)?"""
    return both_played_on(table, trick_of_extra_card(table, found))


def added_card_to_count(table: Table) -> CardAdded | None:
    """67B1: a player was deemed to have revoked, and now the tricks can be counted."""
    if not table.play_has_ended:
        return None
    for ruling in table.rulings:
        for effect in ruling.effects:
            if (
                isinstance(effect, CardAdded)
                and (effect.player, effect.card) in table.standing_revokes
            ):
                return effect
    return None
