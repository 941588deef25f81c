"""What is due when play has ended: revokes that stand, and the reviews that rulings put off."""

from __future__ import annotations

from bridgelaw.laws.law import Table, fx
from bridgelaw.laws.machinery.registry import review_of
from bridgelaw.scoring.editions import FIRST
from bridgelaw.table.breaches import REVOKES
from bridgelaw.table.events import Ruled
from bridgelaw.table.result import CLAIM
from bridgelaw.table.which_procedure import procedure_for

REVIEW = "review"
"""The name under which a review is kept in the log, with its law as the clause."""


_LOOKED_AT = {
    "unauthorised-information": "16B3", "misinformation-after": "21B3",
    "tempo-and-deception": "73E2",
}  # fmt: skip
"""The clause that such a procedure cites whenever it looks at a result."""


def revoke_to_settle(table: Table) -> str | None:
    """The procedure for a revoke whose tricks have not been counted (64)."""
    if any(found.kind in REVOKES for found in table.open_irregularities):
        return procedure_for(table) or "revoke"
    return "revoke" if table.standing_revokes else None


def reviews_due(table: Table) -> tuple[str, ...]:
    """The laws under which nobody has looked at the result yet."""
    if any(one.adjustment is fx.Adjustment.ARTIFICIAL for one in table.adjusted):
        return ()  # the result does not count
    done = {
        clause
        for ruling in table.rulings
        if ruling.procedure == REVIEW
        for clause in ruling.clauses
    }
    if _is_weighed(table):
        done.add("64C1")
    done.update(law for law in table.reviews if _is_looked_at(table, law))
    return tuple(law for law in table.reviews if law not in done)


def _is_looked_at(table: Table, law: str) -> bool:
    """Has the procedure for it been through, after the ruling that put it off?"""
    key = review_of(law).by
    for ruling in reversed(table.rulings if key is not None else ()):
        if fx.Review(law) in ruling.effects:
            return False
        if ruling.procedure == key and _LOOKED_AT.get(key, ruling.clauses[0]) in ruling.clauses:
            return True
    return False


def to_adjusted_score(law: str) -> tuple[tuple[str, str], ...]:
    """What the adjusted score need not ask any more after a review under this law."""
    return () if law == "12A1" else (("power", "law"), ("law", law))


def _is_weighed(table: Table) -> bool:
    """Has 64C1 been asked with the tricks of the revoke for which it was put off?"""
    for ruling in reversed(table.rulings):
        if fx.Review("64C1") in ruling.effects:
            return False
        if ruling.procedure == "revoke" and any(
            isinstance(effect, fx.RevokeCounted) for effect in ruling.effects
        ):
            return True
    return False


def reviewed(law: str, adjust: bool, edition: str = FIRST) -> Ruled:
    """The director has looked at the result under this law."""
    effects: tuple[fx.Effect, ...] = (
        (fx.ScoreAdjusted(fx.Adjustment.ASSIGNED, law),) if adjust else ()
    )
    return Ruled(REVIEW, edition, (law,), effects)


def agreed(edition: str = FIRST) -> Ruled:
    """69A: nobody objects to the claim or concession."""
    return Ruled(CLAIM, edition, ("69A",), ())
