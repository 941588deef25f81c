"""Which procedure a table calls for now."""

from __future__ import annotations

from bridgelaw.table.breaches import Kind
from bridgelaw.table.table import Table

RULED_BY: dict[Kind, str] = {
    Kind.INSUFFICIENT_BID: "insufficient-bid",
    Kind.CALL_OUT_OF_ROTATION: "call-out-of-turn",
    Kind.CALL_NOT_REPEATED: "call-out-of-turn",
    Kind.ROBBED_OF_TURN: "robbed-of-turn",
    Kind.CHANGE_OF_CALL: "unintended-call",
    Kind.INADMISSIBLE_DOUBLE: "inadmissible-call",
    Kind.INADMISSIBLE_REDOUBLE: "inadmissible-call",
    Kind.BID_OVER_SEVEN: "inadmissible-call",
    Kind.BARRED_CALL: "inadmissible-call",
    Kind.CALL_AFTER_AUCTION: "inadmissible-call",
    Kind.LEAD_IN_AUCTION: "card-in-auction",
}
"""The procedure that rules on each kind of irregularity in the auction."""

_FIRST = (Kind.ROBBED_OF_TURN, Kind.BARRED_CALL, Kind.BID_OVER_SEVEN, Kind.CALL_OUT_OF_ROTATION)
"""Where one call is irregular in several ways, these laws come before the others."""


def procedure_for(table: Table) -> str | None:
    """The key of the procedure that has something to rule on at this table now."""
    found = {irregularity.kind: irregularity for irregularity in table.open_irregularities}
    for kind in _FIRST:
        if kind in found:
            return RULED_BY[kind]
    for irregularity in reversed(table.open_irregularities):
        if irregularity.law == "27C":
            return "insufficient-bid"
        if irregularity.kind is Kind.CARD_EXPOSED and irregularity.law.startswith(("16D", "24")):
            return "card-in-auction"
        if irregularity.kind in RULED_BY:
            return RULED_BY[irregularity.kind]
    if table.replaced or any(due.player is table.to_call for due in table.due):
        return "call-out-of-turn"
    if any(decision.law == "26B" for decision in table.decisions):
        return "lead-restriction"
    return None
