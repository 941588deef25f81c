"""Laws 69B and 71: what a known table tells about the tricks that a side let go."""

from __future__ import annotations

from bridgelaw.analysis.claims.claim import Claim
from bridgelaw.analysis.claims.statement.errors import NotAStatement
from bridgelaw.laws.claims.claim.table_claim import claim_at
from bridgelaw.laws.machinery.case import NothingToRule
from bridgelaw.locale.text import tr
from bridgelaw.table.events import Claimed, Conceded
from bridgelaw.table.table import Table


def made_at(table: Table | None) -> Claimed | Conceded | None:
    """The claim or concession; `None` where nothing is known of it."""
    if table is None:
        return None
    if table.claim_decided is not None:
        raise NothingToRule(tr("The claim or concession has been decided."))
    return table.claim


def judged_at(table: Table | None) -> Claim | None:
    """The claim as it can be judged; `None` where the four hands are not known."""
    if table is None:
        return None
    try:
        return claim_at(table)
    except NotAStatement:
        return claim_at(table, "")
