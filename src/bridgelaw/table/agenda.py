"""What is open at a table, in the order in which the director sees to it.

There is one list of it, for every face and every law: irregularities that nobody has settled, calls
in place of cancelled ones, declarer's choices, a claim, revokes whose tricks are to be counted. A
ruling takes from it what it settles; what no longer applies leaves it by itself (`fold/lapsed.py`);
and only where nothing on it is due do the players go on.
"""

from __future__ import annotations

from typing import NamedTuple

from bridgelaw.game.cards import Card
from bridgelaw.table.breaches import (
    EXTRA_CARDS,
    LEADS_OUT_OF_TURN,
    REVOKES,
    UNCLEAR_WORDS,
    Irregularity,
    Kind,
    Why,
)
from bridgelaw.table.choices import Decision
from bridgelaw.table.events import Ruled
from bridgelaw.table.result import is_claim_settled
from bridgelaw.table.rules.editions import rules_at
from bridgelaw.table.rules.kinds import Says
from bridgelaw.table.state import Phase
from bridgelaw.table.table import Table
from bridgelaw.table.unruled import (
    added_card_to_count,
    is_left_for_the_end,
    is_past_correcting,
    is_put_off,
)
from bridgelaw.table.which_procedure import order_of, ruled_by


class Item(NamedTuple):
    """Something that is open: what rules on it, and what it is."""

    procedure: str
    irregularity: Irregularity | None = None
    decision: Decision | None = None
    """A choice that is declarer's."""
    waits: bool = False
    """Whether it is looked at later: at the end of the trick, or when the claim is settled."""
    at_the_end: bool = False
    """Whether it can be left for the end of the play, where nobody asks about it before."""


def agenda(table: Table) -> tuple[Item, ...]:
    """Everything that is open, the most urgent first, and last what waits.

    Of several irregularities the earliest comes first, because it decides what became of the
    later ones; a player who was robbed of their turn comes before everything, and a revoke that is
    established, and settled after the play, comes last.
    """
    return table.derive(_agenda)


def due_now(table: Table) -> tuple[Item, ...]:
    """What the director can see to now."""
    return tuple(item for item in agenda(table) if not item.waits)


def comes_first(table: Table) -> tuple[Item, ...]:
    """What has to be ruled on before anybody calls, leads or plays: no choices, nothing late."""
    return tuple(
        item for item in due_now(table) if item.irregularity is not None and not item.at_the_end
    )


def _agenda(table: Table) -> tuple[Item, ...]:
    if table.is_cancelled:
        return ()  # nobody plays it any more
    irregular = [
        Item(
            _procedure(table, found),
            found,
            waits=is_put_off(table, found) or _waits_for_claim(table, found),
            at_the_end=is_left_for_the_end(table, found),
        )
        for found in sorted(table.open_irregularities, key=lambda one: _urgency(table, one))
        if order_of(table, found.kind) is not None
    ]
    now = [item for item in irregular if not item.waits]
    judged_by = {law: procedure for procedure, law in rules_at(table).judges.items()}
    now += (Item(judged_by.get(one.due.law, "call-out-of-turn")) for one in table.replaced)
    if not table.replaced and _call_is_due(table):
        now.append(Item("call-out-of-turn"))
    if any(seat is not table.to_play for seat, _ in table.face_down):
        now.append(Item("play-out-of-turn"))  # 41A: it is taken back before it is faced
    chosen_by = rules_at(table).chosen_by
    chosen = (*table.decisions, *table.decisions_missed)
    now += (Item(chosen_by[one.choice], decision=one) for one in chosen)
    if table.phase is Phase.CLAIMED and table.claim is not None and not is_claim_settled(table):
        now.append(Item("claim"))
    if table.standing_revokes and table.phase is Phase.OVER:
        # 67B1: a trick without a card costs one trick, whoever won it.
        is_deemed = added_card_to_count(table) is not None
        now.append(Item("defective-trick" if is_deemed else "revoke"))
    return (*now, *(item for item in irregular if item.waits))


def _procedure(table: Table, found: Irregularity) -> str:
    extra = table.open_of(*EXTRA_CARDS) if found.kind in EXTRA_CARDS else ()
    if extra and is_past_correcting(table, min(extra, key=lambda one: one.at)):
        return "defective-trick"  # 58B4
    return ruled_by(table, found)


def _call_is_due(table: Table) -> bool:
    """29B: has a player whose call was cancelled come to the proper turn?

    Who must repeat the call, and has just been told so (31A1, 32A1), need not be told again.
    """
    if not any(due.player is table.to_call for due in table.due):
        return False
    last = table.log[-1]
    told = isinstance(last, Ruled) and rules_at(table).have(Says.REPEATED, last.clauses[-1:])
    return not told


# What comes before what


def _urgency(table: Table, found: Irregularity) -> tuple[bool, bool, bool, bool, bool, int, int]:
    changes = found.kind is Kind.CHANGE_OF_DESIGNATION
    waits = bool(table.open_of(*UNCLEAR_WORDS, Kind.WRONG_CARD_FROM_DUMMY))
    at, order = found.at, order_of(table, found.kind) or 0
    if found.why is Why.SHOWN:
        # 51B: declarer chooses about all penalty cards of a player at once, so a card that was
        # shown comes before the same player's lead out of turn.
        leads = [lead.at for lead in table.open_of(*LEADS_OUT_OF_TURN, seat=found.seat)]
        if leads and min(leads) <= at:
            at, order = min(leads), -1
    if found.kind is Kind.SECOND_CARD and table.defends(found.seat):
        # 58B2, 51B: so does a card that was led together with the one that was out of turn.
        leads = [
            lead.at for lead in table.open_of(*LEADS_OUT_OF_TURN, Kind.FIFTH_CARD, seat=found.seat)
        ]
        order = -1 if at in leads else order
    return (
        # Nothing can be ruled on as long as the hands are not what they should be.
        found.kind is not Kind.WRONG_NUMBER_OF_CARDS,
        found.kind is not Kind.ROBBED_OF_TURN,
        # 45C4(b): which card dummy has played decides about all that was played after it.
        not changes or waits,
        # What declarer said names a card only once it is clear who leads.
        found.kind in UNCLEAR_WORDS or changes,
        is_left_for_the_end(table, found) or _may_be_established(table, found),
        at,
        order,
    )


def _may_be_established(table: Table, found: Irregularity) -> bool:
    """63A1, 45E: a fifth card of that side may have been a lead, which is ruled on first.

    62C3: so too where the side of the fifth card has revoked on the same trick.
    """
    if found.kind not in REVOKES:
        return False
    fifth = [one for one in table.open_of(Kind.FIFTH_CARD) if one.at > found.at]
    sides = {one.seat.side for one in fifth if not _corrects(one, found)}
    return found.seat.side in sides or any(
        other.seat.side in sides and _on_one_trick(table, found, other)
        for other in table.open_of(*REVOKES)
    )


def _corrects(fifth: Irregularity, revoke: Irregularity) -> bool:
    """62A: may the card have been put down to correct the revoke? That law asks."""
    suit = dict(revoke.breach.details).get("suit")
    card = fifth.what
    return fifth.seat is revoke.seat and isinstance(card, Card) and card.suit is suit


def _on_one_trick(table: Table, one: Irregularity, other: Irregularity) -> bool:
    cards = {(one.seat, one.what), (other.seat, other.what)}
    return any(cards <= set(trick.cards) for trick in (*table.tricks[-1:], table.trick))


# While a claim stops the play

_SHOWN = (Kind.CARD_EXPOSED, Kind.CARD_NAMED)


def _waits_for_claim(table: Table, found: Irregularity) -> bool:
    """68D1: while a claim stops the play, nothing is ruled on that needs another card.

    What a revoke costs shows only when the claim is settled. `claim` lets it be corrected first,
    if it can be (63A4).
    """
    if table.phase is not Phase.CLAIMED or found.kind is Kind.WRONG_NUMBER_OF_CARDS:
        return False
    if found.kind in REVOKES:
        return table.claim is not None and not is_claim_settled(table)
    if found.kind in LEADS_OUT_OF_TURN and found.at < _claimed_at(table):
        # Who leads, and what, decides from where the claim is judged.
        return is_claim_settled(table)
    # Once it is settled nobody plays a card that was shown.
    return found.kind not in _SHOWN or is_claim_settled(table)


def _claimed_at(table: Table) -> int:
    """The event in which the claim was made; where a hand was only shown there is none."""
    log = table.log
    return next((at for at in range(len(log) - 1, -1, -1) if log[at] == table.claim), 0)
