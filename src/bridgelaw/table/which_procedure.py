"""Which procedure a table calls for now."""

from __future__ import annotations

from bridgelaw.table.breaches import Irregularity, Kind
from bridgelaw.table.events import Ruled
from bridgelaw.table.result import is_claim_settled
from bridgelaw.table.state import Phase
from bridgelaw.table.table import Table
from bridgelaw.table.unruled import (
    EXTRA_CARDS,
    REVOKES,
    added_card_to_count,
    is_left_for_the_end,
    is_on_table,
    is_past_correcting,
    is_put_off,
    is_ruled,
)

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

_AT_A_CLAIM = (Kind.CARD_EXPOSED, Kind.CARD_NAMED)

DECISIONS = {"26B": "lead-restriction", "50D2": "penalty-card", "51A": "penalty-card"}
"""The procedure for each choice of declarer's."""


def procedure_for(table: Table) -> str | None:
    """The key of the procedure that has something to rule on at this table now.

    Of several irregularities the earliest comes first, because it decides what became of the
    later ones; a player who was robbed of their turn comes before everything, and a revoke that is
    established, and settled after the play, comes last.
    """
    found = [
        one
        for one in table.open_irregularities
        if one.kind in _PROCEDURES and not is_put_off(table, one) and not _waits(table, one)
    ]
    if found:
        first = min(found, key=lambda one: _urgency(table, one))
        if first.kind in EXTRA_CARDS and is_past_correcting(table, table.open_of(*EXTRA_CARDS)[0]):
            return "defective-trick"  # 58B4
        return ruled_by(first)
    if table.replaced or _call_is_due(table):
        return "call-out-of-turn"
    if any(seat is not table.to_play for seat, _ in table.face_down):
        return "play-out-of-turn"  # 41A: it is taken back before it is faced
    for decision in table.decisions:
        return DECISIONS[decision.law]
    if table.phase is Phase.CLAIMED and table.claim is not None and not is_claim_settled(table):
        return "claim"
    if table.standing_revokes and table.phase is Phase.OVER:
        # 67B1: a trick without a card costs one trick, whoever won it.
        return "revoke" if added_card_to_count(table) is None else "defective-trick"
    return None


def _call_is_due(table: Table) -> bool:
    """29B: has a player whose call was cancelled come to the proper turn?

    Who must repeat the call, and has just been told so (31A1, 32A1), need not be told again.
    """
    if not any(due.player is table.to_call for due in table.due):
        return False
    last = table.log[-1]
    return not (isinstance(last, Ruled) and last.clauses[-1:] in (("31A1",), ("32A1",)))


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


_WORDS = (Kind.INCOMPLETE_DESIGNATION, Kind.NOT_IN_DUMMY)


def _urgency(table: Table, found: Irregularity) -> tuple[bool, bool, bool, bool, bool, int, int]:
    changes = found.kind is Kind.CHANGE_OF_DESIGNATION
    waits = bool(table.open_of(*_WORDS, Kind.WRONG_CARD_FROM_DUMMY))
    return (
        # Nothing can be ruled on as long as the hands are not what they should be.
        found.kind is not Kind.WRONG_NUMBER_OF_CARDS,
        found.kind is not Kind.ROBBED_OF_TURN,
        # 45C4(b): which card dummy has played decides about all that was played after it.
        not changes or waits,
        # What declarer said names a card only once it is clear who leads.
        found.kind in _WORDS or changes,
        is_left_for_the_end(table, found) or _may_be_established(table, found),
        found.at,
        _KINDS.index(found.kind),
    )


def _may_be_established(table: Table, found: Irregularity) -> bool:
    """63A1, 45E: a fifth card of that side may have been a lead, which is ruled on first."""
    return found.kind in REVOKES and any(
        other.seat.side is found.seat.side and other.at > found.at
        for other in table.open_of(Kind.FIFTH_CARD)
    )


def _waits(table: Table, found: Irregularity) -> bool:
    """68D1: while a claim stops the play, nothing is ruled on that needs another card.

    What a revoke costs shows only when the claim is settled. `claim` lets it be corrected first,
    if it can be (63A4).
    """
    if table.phase is not Phase.CLAIMED or found.kind is Kind.WRONG_NUMBER_OF_CARDS:
        return False
    if found.kind in REVOKES:
        return table.claim is not None and not is_claim_settled(table)
    return found.kind not in _AT_A_CLAIM
