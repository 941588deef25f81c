"""Law 63A: revokes that come to light with a claim, and how far each of them has gone."""

from __future__ import annotations

from bridgelaw.laws.claims.claim.questions import Revoked
from bridgelaw.laws.common.established import ESTABLISHED_BY
from bridgelaw.laws.law import Table
from bridgelaw.table.revokes import (
    TWELFTH,
    Established,
    Offence,
    Status,
    established,
    hands_back,
    revokes,
    suspects,
)

_BY_ITS_SIDE = (Established.PLAYED, Established.NAMED, Established.CLAIMED)


def revoked_at(table: Table) -> Revoked | None:
    """Whether there is one, and whether it can still be corrected."""
    found = _unsettled(table)
    if not found:
        # In a hand that is not known a card that did not follow suit may be a revoke, and so may
        # what was played to tricks that nobody entered.
        return None if table.earlier != 0 or suspects(table) else Revoked.NONE
    is_open = any(_is_open(table, one) or _is_twelfth(table, one) for one in found)
    return Revoked.OPEN if is_open else Revoked.ESTABLISHED


def how_established(table: Table) -> str:
    """The clause of 63A by which the first of them is established."""
    ways = (_way(table, one) for one in _unsettled(table))
    return next((ESTABLISHED_BY[way] for way in ways if way is not None), "63A")


def is_on_twelfth_only(table: Table) -> bool:
    """62D1: are those that can be corrected established, and on the twelfth trick?

    Of hands that are not known the table knows of none: then the director says that one is open.
    """
    found = _unsettled(table)
    return bool(found) and not any(_is_open(table, one) for one in found)


def _unsettled(table: Table) -> tuple[Offence, ...]:
    revoked = table.derive(revokes)
    return tuple(one for one in revoked if one.status in (Status.OPEN, Status.STANDS))


def _way(table: Table, offence: Offence) -> Established | None:
    """63A: how far the revoke has gone; `None` where that is not clear."""
    return Established.PLAYED if offence.is_deemed else established(table, offence)


def _is_open(table: Table, offence: Offence) -> bool:
    return _way(table, offence) not in _BY_ITS_SIDE


def _is_twelfth(table: Table, offence: Offence) -> bool:
    """62D1: on the twelfth trick it is corrected, established or not."""
    return offence.trick == TWELFTH and not offence.is_deemed and not hands_back(table)
