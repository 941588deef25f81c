"""What is due when play has ended: revokes that stand, and the reviews that rulings put off."""

from __future__ import annotations

from bridgelaw.laws.case import EDITION
from bridgelaw.laws.entrances import procedure_for
from bridgelaw.table.breaches import Irregularity, Kind
from bridgelaw.table.effects import Adjustment, Effect, Review, RevokeCounted, ScoreAdjusted
from bridgelaw.table.events import Ruled
from bridgelaw.table.result import CLAIM
from bridgelaw.table.table import Table

REVIEW = "review"
"""The name under which a review is kept in the log, with its law as the clause."""

_TWELFTH = 12
_REVOKES = (Kind.REVOKE, Kind.RESTRICTION_IGNORED)


def is_left_for_the_end(table: Table, found: Irregularity) -> bool:
    """Is it a revoke that cannot be corrected any more, so that it is looked at after the play?

    63A1: it is established when its side leads or plays to the next trick. 62D1: on the twelfth
    trick it is corrected even then.
    """
    if found.kind not in _REVOKES or (found.seat, found.what) in table.trick.cards:
        return False
    if not table.tricks or (found.seat, found.what) not in table.tricks[-1].cards:
        return True
    played_on = any(seat.side is found.seat.side for seat, _ in table.trick.cards)
    return played_on and len(table.tricks) < _TWELFTH


def revoke_to_settle(table: Table) -> str | None:
    """The procedure for a revoke whose tricks have not been counted (64)."""
    if any(found.kind in _REVOKES for found in table.open_irregularities):
        return procedure_for(table) or "revoke"
    return "revoke" if table.standing_revokes else None


def reviews_due(table: Table) -> tuple[str, ...]:
    """The laws under which nobody has looked at the result yet."""
    if any(one.adjustment is Adjustment.ARTIFICIAL for one in table.adjusted):
        return ()  # the result does not count
    done = {
        clause
        for ruling in table.rulings
        if ruling.procedure == REVIEW
        for clause in ruling.clauses
    }
    if _is_weighed(table):
        done.add("64C1")
    return tuple(law for law in table.reviews if law not in done)


def _is_weighed(table: Table) -> bool:
    """Has 64C1 been asked with the tricks of the revoke for which it was put off?"""
    for ruling in reversed(table.rulings):
        if Review("64C1") in ruling.effects:
            return False
        if ruling.procedure == "revoke" and any(
            isinstance(effect, RevokeCounted) for effect in ruling.effects
        ):
            return True
    return False


def reviewed(law: str, adjust: bool) -> Ruled:
    """The director has looked at the result under this law."""
    effects: tuple[Effect, ...] = (ScoreAdjusted(Adjustment.ASSIGNED, law),) if adjust else ()
    return Ruled(REVIEW, EDITION, (law,), effects)


def agreed() -> Ruled:
    """69A: nobody objects to the claim or concession."""
    return Ruled(CLAIM, EDITION, ("69A",), ())
