"""Which procedure rules on what; `agenda.py` says what is due, and in which order."""

from __future__ import annotations

from functools import cache

from bridgelaw.table.breaches import Irregularity, Kind
from bridgelaw.table.rules.editions import rules_at
from bridgelaw.table.rules.rules import Rules
from bridgelaw.table.shown_late import was_shown_late
from bridgelaw.table.table import Table
from bridgelaw.table.unruled import is_on_table, is_ruled

_OF_HANDS = (Kind.WRONG_NUMBER_OF_CARDS,)
_OF_CALLS = (
    Kind.ROBBED_OF_TURN, Kind.BID_OVER_SEVEN, Kind.BARRED_CALL, Kind.INADMISSIBLE_DOUBLE,
    Kind.INADMISSIBLE_REDOUBLE, Kind.CALL_AFTER_AUCTION, Kind.CALL_OUT_OF_ROTATION,
    Kind.CALL_NOT_REPEATED, Kind.INSUFFICIENT_BID, Kind.CHANGE_OF_CALL, Kind.LEAD_IN_AUCTION,
)  # fmt: skip


@cache
def in_auction(rules: Rules) -> frozenset[str]:
    """The procedures that a table in the auction calls for."""
    return frozenset(procedure for kind, procedure in rules.order if kind in _OF_CALLS)


@cache
def in_play(rules: Rules) -> frozenset[str]:
    """The procedures that a table in play calls for."""
    others = (*_OF_HANDS, *_OF_CALLS)
    return frozenset(procedure for kind, procedure in rules.order if kind not in others)


def by_the_table(table: Table) -> frozenset[str]:
    """The procedures for what the table itself knows to be open."""
    return in_auction(rules_at(table)) | in_play(rules_at(table))


@cache
def _places(rules: Rules) -> dict[Kind, int]:
    return {kind: place for place, (kind, _) in enumerate(rules.order)}


def procedure_for(table: Table) -> str | None:
    """The key of the procedure that has something to rule on at this table now."""
    from bridgelaw.table.agenda import due_now

    return next((item.procedure for item in due_now(table)), None)


def order_of(table: Table, kind: Kind) -> int | None:
    """Where one call or card is irregular in several ways, the lowest comes first.

    `None` where no procedure rules on it by itself.
    """
    return _places(rules_at(table)).get(kind)


def ruled_by(table: Table, found: Irregularity) -> str:
    """The procedure that rules on this irregularity."""
    rules = rules_at(table)
    why = found.why
    if why is not None and why in rules.procedures and not was_shown_late(table, found):
        return rules.procedures[why]
    place = order_of(table, found.kind)
    return "" if place is None else rules.order[place][1]


def settled_by_players(table: Table) -> str | None:
    """The procedure for the last irregularity that the players settled by calling on.

    Nothing has to be decided then, but a ruling says what they may use and what to look at later.
    """
    for found in reversed(table.irregularities):
        procedure = ruled_by(table, found)
        if found.is_open or procedure not in in_auction(rules_at(table)) or is_ruled(table, found):
            continue
        # An inadmissible call that was taken off the table again needs no ruling.
        if procedure != "inadmissible-call" or is_on_table(table, found):
            return procedure
    return None
