"""Which procedure rules on what; `agenda.py` says what is due, and in which order."""

from __future__ import annotations

from bridgelaw.table.breaches import Irregularity, Kind
from bridgelaw.table.table import Table
from bridgelaw.table.unruled import is_on_table, is_ruled

_IN_AUCTION: tuple[tuple[Kind, str], ...] = (
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
)
_IN_PLAY: tuple[tuple[Kind, str], ...] = (
    # What was named is what was played, in turn or not (45C4(a)).
    (Kind.WRONG_CARD_FROM_DUMMY, "dummy-card"),
    # A card out of turn may not have to be played at all; what it was comes after that.
    (Kind.OPENING_LEAD_OUT_OF_TURN, "play-out-of-turn"),
    (Kind.LEAD_OUT_OF_TURN, "play-out-of-turn"),
    (Kind.PREMATURE_LEAD, "play-out-of-turn"),
    (Kind.PLAY_OUT_OF_TURN, "play-out-of-turn"),
    (Kind.FIFTH_CARD, "play-out-of-turn"),
    (Kind.LED_BEFORE_CHOICE, "penalty-card"),
    (Kind.INCOMPLETE_DESIGNATION, "designation"),
    (Kind.CHANGE_OF_DESIGNATION, "designation"),
    (Kind.NOT_IN_DUMMY, "designation"),
    (Kind.SECOND_CARD, "several-cards"),
    (Kind.CARD_EXPOSED, "exposed-card"),
    (Kind.CARD_NAMED, "exposed-card"),
    (Kind.NOT_PLAYING, "exposed-card"),
    (Kind.PENALTY_CARD_NOT_PLAYED, "penalty-card-not-played"),
    (Kind.RESTRICTION_IGNORED, "revoke"),
    (Kind.REVOKE, "revoke"),
    (Kind.DEFECTIVE_TRICK, "defective-trick"),
)
_OF_HANDS: tuple[tuple[Kind, str], ...] = ((Kind.WRONG_NUMBER_OF_CARDS, "wrong-number-of-cards"),)
_KINDS = tuple(kind for kind, _ in (*_OF_HANDS, *_IN_AUCTION, *_IN_PLAY))
_PROCEDURES = dict((*_OF_HANDS, *_IN_AUCTION, *_IN_PLAY))
OF_PLAY = frozenset(procedure for _, procedure in _IN_PLAY)
"""The procedures that a table in play calls for."""
_OF_AUCTION = frozenset(procedure for _, procedure in _IN_AUCTION)
BY_THE_TABLE = OF_PLAY | _OF_AUCTION
"""The procedures for what the table itself knows to be open."""

_BY_LAW = {
    "27A2": "call-out-of-turn",
    "27C": "insufficient-bid",
    "54E": "card-in-auction",
    "45F": "dummy-conduct",
}
"""Laws that rule on what another law rules on otherwise."""

DECISIONS = {"26B": "lead-restriction", "50D2": "penalty-card", "51A": "penalty-card"}
"""The procedure for each choice of declarer's."""


def procedure_for(table: Table) -> str | None:
    """The key of the procedure that has something to rule on at this table now."""
    from bridgelaw.table.agenda import due_now

    return next((item.procedure for item in due_now(table)), None)


def order_of(kind: Kind) -> int | None:
    """Where one call or card is irregular in several ways, the lowest comes first.

    `None` where no procedure rules on it by itself.
    """
    return _KINDS.index(kind) if kind in _PROCEDURES else None


def ruled_by(found: Irregularity) -> str:
    """The procedure that rules on this irregularity."""
    if found.kind is Kind.CARD_EXPOSED and found.law.startswith(("16D", "24")):
        return "card-in-auction"
    return _BY_LAW.get(found.law) or _PROCEDURES.get(found.kind, "")


def settled_by_players(table: Table) -> str | None:
    """The procedure for the last irregularity that the players settled by calling on.

    Nothing has to be decided then, but a ruling says what they may use and what to look at later.
    """
    for found in reversed(table.irregularities):
        if found.is_open or found.kind not in _PROCEDURES or is_ruled(table, found):
            continue
        if ruled_by(found) not in _OF_AUCTION:
            continue
        # An inadmissible call that was taken off the table again needs no ruling.
        if ruled_by(found) != "inadmissible-call" or is_on_table(table, found):
            return ruled_by(found)
    return None
