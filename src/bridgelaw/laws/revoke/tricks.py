"""Law 64: how many tricks move for an established revoke, as the table shows it."""

from __future__ import annotations

from bridgelaw.game.seats import Seat
from bridgelaw.laws.revoke.cards import replacements
from bridgelaw.laws.revoke.offence import (
    Offence,
    Status,
    established,
    hand_of,
    hands_back,
    is_claimed,
    revokes,
    trick_of,
)
from bridgelaw.laws.revoke.questions import Established, Exempt, Hand, Won
from bridgelaw.table.breaches import Kind
from bridgelaw.table.table import Table


def was_noticed_in_time(table: Table, offence: Offence) -> bool:
    """64B4, 64B5: while a hand is still out of the board, nobody has begun the next one."""
    return offence.status is Status.STANDS or not hands_back(table)


def exempt(table: Table, offence: Offence) -> Exempt | None:
    """64B2, 64B3, 64B7 and 45D2: what the revoke itself tells."""
    others = [one for one in _established(table) if one.side is not offence.side]
    if others:
        # Whether 64B7 is meant for a card that was missing, too, is for the director (67B1).
        return None if all(one.is_deemed for one in others) else Exempt.BOTH_SIDES
    if any(
        one.by is offence.by and one.suit is offence.suit and one.trick < offence.trick
        for one in _established(table)
        if one.suit is not None
    ):
        return Exempt.SAME_SUIT
    if _is_faced(table, offence):
        return Exempt.FACED
    if hand_of(table, offence.by) is Hand.DEFENDER and _dummy_led_wrong_card(table, offence):
        return Exempt.WRONG_CARD
    return Exempt.NO


def _established(table: Table) -> list[Offence]:
    return [
        one
        for one in table.derive(revokes)
        if one.status in (Status.STANDS, Status.COUNTED)
        or (
            one.status is Status.OPEN
            and established(table, one) not in (Established.NO, Established.OPPONENTS_CLAIMED)
        )
    ]


def both_sides(table: Table) -> tuple[Offence, ...]:
    """64B7: every established revoke of the board that has not been settled."""
    return tuple(one for one in _established(table) if one.status is not Status.COUNTED)


def _is_faced(table: Table, offence: Offence) -> bool:
    """64B3: a card of dummy's, or one that lay face up, should have been played."""
    if hand_of(table, offence.by) is Hand.DUMMY:
        return True
    assert isinstance(offence.by, Seat)
    faced = table.at(offence.at).face_up(offence.by)
    could = replacements(table, offence, then=True)
    return could is not None and bool(len(faced & could))


def _dummy_led_wrong_card(table: Table, offence: Offence) -> bool:
    """45D2: dummy led a card that declarer had not named, and it was noticed too late."""
    lead = trick_of(table, offence).cards[:1]
    return any(
        one.kind is Kind.WRONG_CARD_FROM_DUMMY and (one.seat, one.what) in lead
        for one in table.irregularities
    )


def won(table: Table, offence: Offence) -> Won | None:
    """64A: what the side has won from the revoke trick on; `None` if a claim hides it."""
    if len(table.tricks) < offence.trick:
        return None  # a claim has stopped the play in the revoke trick
    first, *later = table.tricks[offence.trick - 1 :]
    side = offence.side
    has_later = any(_side_wins(trick.winner, offence) for trick in later)
    if first.winner is offence.by:
        if has_later:
            return Won.HIMSELF_AND_LATER
        return Won.HIMSELF_ONLY if not is_claimed(table) else None
    if has_later or (first.winner is not None and first.winner.side is side):
        return Won.OTHERWISE
    return Won.NOTHING if not is_claimed(table) else None


def can_have_won(table: Table, offence: Offence) -> tuple[Won, ...]:
    """What is left to say when the tricks after a claim were not played."""
    first = table.tricks[offence.trick - 1 : offence.trick]
    if not first:
        return tuple(Won)
    if first[0].winner is offence.by:
        return (Won.HIMSELF_AND_LATER, Won.HIMSELF_ONLY)
    return (Won.NOTHING, Won.OTHERWISE)


def _side_wins(winner: Seat | None, offence: Offence) -> bool:
    return winner is not None and winner.side is offence.side


def moved_before(table: Table, offence: Offence) -> int:
    """The tricks that have moved for earlier revokes of the same side."""
    return sum(
        moved.tricks
        for moved in table.transfers
        if moved.side is offence.side.other and moved.law.startswith("64A")
    )


def left_to_move(table: Table, offence: Offence) -> int:
    """64A: no trick moves twice, so that of several revokes the later ones may find none left."""
    if is_claimed(table):
        return 2
    earlier = [
        one.trick
        for one in table.derive(revokes)
        if one.status is Status.COUNTED and one.side is offence.side and one.trick <= offence.trick
    ]
    first = min(earlier, default=offence.trick)
    won_from = [_side_wins(trick.winner, offence) for trick in table.tricks]
    since = sum(won_from[offence.trick - 1 :])
    between = sum(won_from[first - 1 : offence.trick - 1])
    return max(0, since - max(0, moved_before(table, offence) - between))
