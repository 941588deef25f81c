"""Which procedure a table calls for now."""

from __future__ import annotations

from bridgelaw.laws.finding import is_on_table, is_ruled
from bridgelaw.table.breaches import Irregularity, Kind
from bridgelaw.table.table import Table

_ORDER: tuple[tuple[Kind, str], ...] = (
    # Where one call is irregular in several ways, the first of these laws comes first: what is
    # inadmissible can never be accepted, and what is out of turn is not ruled on as insufficient.
    (Kind.ROBBED_OF_TURN, "robbed-of-turn"),
    (Kind.BID_OVER_SEVEN, "inadmissible-call"),
    (Kind.BARRED_CALL, "inadmissible-call"),
    (Kind.INADMISSIBLE_DOUBLE, "inadmissible-call"),
    (Kind.INADMISSIBLE_REDOUBLE, "inadmissible-call"),
    (Kind.CALL_AFTER_AUCTION, "inadmissible-call"),
    (Kind.CALL_OUT_OF_ROTATION, "call-out-of-turn"),
    (Kind.CALL_NOT_REPEATED, "call-out-of-turn"),
    (Kind.INSUFFICIENT_BID, "insufficient-bid"),
    (Kind.CHANGE_OF_CALL, "unintended-call"),
    (Kind.LEAD_IN_AUCTION, "card-in-auction"),
    (Kind.CARD_EXPOSED, "card-in-auction"),
)
_KINDS = tuple(kind for kind, _ in _ORDER)
RULED_BY: dict[Kind, str] = dict(_ORDER)
"""The procedure that rules on each kind of irregularity in the auction."""


def procedure_for(table: Table) -> str | None:
    """The key of the procedure that has something to rule on at this table now.

    Of several irregularities the earliest comes first, because it decides what became of the
    later ones; a player who was robbed of his turn comes before everything.
    """
    found = [one for one in table.open_irregularities if _is_in_auction(one)]
    if found:
        first = min(found, key=_urgency)
        return "insufficient-bid" if first.law == "27C" else RULED_BY[first.kind]
    if table.replaced or any(due.player is table.to_call for due in table.due):
        return "call-out-of-turn"
    if any(decision.law == "26B" for decision in table.decisions):
        return "lead-restriction"
    return None


def settled_by_players(table: Table) -> str | None:
    """The procedure for the last irregularity that the players settled by calling on.

    Nothing has to be decided then, but a ruling says what they may use and what to look at later.
    """
    for found in reversed(table.irregularities):
        if found.is_open or not _is_in_auction(found) or is_ruled(table, found):
            continue
        # An inadmissible call that was taken off the table again needs no ruling.
        if RULED_BY[found.kind] != "inadmissible-call" or is_on_table(table, found):
            return RULED_BY[found.kind]
    return None


def _is_in_auction(found: Irregularity) -> bool:
    if found.kind is Kind.CARD_EXPOSED:
        return found.law.startswith(("16D", "24"))
    return found.kind in RULED_BY


def _urgency(found: Irregularity) -> tuple[bool, int, int]:
    return found.kind is not Kind.ROBBED_OF_TURN, found.at, _KINDS.index(found.kind)
