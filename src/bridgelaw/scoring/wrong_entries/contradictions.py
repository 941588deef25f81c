"""Entries that cannot all be right, whatever is likely."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import replace

from bridgelaw.game import Card, Deal, Seat
from bridgelaw.locale import tr
from bridgelaw.scoring.field import BoardKey, Field, Line
from bridgelaw.scoring.movement import Movement
from bridgelaw.scoring.outcomes import Played
from bridgelaw.scoring.wrong_entries.suspicion import EntrySlip, Suspicion


def no_result(field: Field) -> Iterator[Suspicion]:
    """A board that was to be played, without a result and without a word about it."""
    for place, line in enumerate(field.lines):
        if line.result is None and line.adjusted is None:
            yield Suspicion(
                place, EntrySlip.NO_RESULT, tr("There is no result, and no reason for it.")
            )


def other_pairs(field: Field, movement: Movement | None) -> Iterator[Suspicion]:
    """15B: who has a result on a board that the movement gives to others."""
    if movement is None:
        return
    for place, line in enumerate(field.lines):
        if line.result is None:
            continue
        planned = movement.planned(line.ns, line.board) or movement.planned(line.ew, line.board)
        if planned is not None and {planned.ns, planned.ew} != {line.ns, line.ew}:
            why = tr("By the movement {ns} meets {ew} on this board.", ns=planned.ns, ew=planned.ew)
            yield Suspicion(place, EntrySlip.PAIRS, why, changes_score=False)


def leads(field: Field, deals: Mapping[BoardKey, Deal]) -> Iterator[Suspicion]:
    """A card is in one hand only: whoever else has led it did not, or another hand declared."""
    for key, places in field.boards.items():
        deal = deals.get(key)
        for group in dict.fromkeys(field.lines[place].group for place in places):
            led = [
                (place, line.lead, leader)
                for place in places
                if (line := field.lines[place]).group == group
                and line.lead is not None
                and (leader := _leader(line)) is not None
            ]
            for card in dict.fromkeys(card for _, card, _ in led):
                by = [(place, leader) for place, other, leader in led if other is card]
                yield from _of_card(field, card, by, None if deal is None else deal.owner(card))


def _leader(line: Line) -> Seat | None:
    return line.result.contract.declarer.lho if isinstance(line.result, Played) else None


def _of_card(
    field: Field, card: Card, led: list[tuple[int, Seat]], owner: Seat | None
) -> Iterator[Suspicion]:
    counts = Counter(leader for _, leader in led)
    if owner is None:
        if len(counts) < 2:
            return
        (owner, most), (_, second) = counts.most_common(2)
        if most == second:
            # Nobody knows which of them is right: all are looked at.
            one_side = len({leader.side for leader in counts}) == 1
            for place, leader in led:
                why = tr(
                    "{card} is led from {hands} different hands on this board, here by {leader}.",
                    card=card, hands=len(counts), leader=leader,
                )  # fmt: skip
                slip = EntrySlip.DECLARER if one_side else EntrySlip.LEAD
                yield Suspicion(place, slip, why, changes_score=not one_side)
            return
    for place, leader in led:
        if leader is owner:
            continue
        result = field.lines[place].result
        assert isinstance(result, Played)
        instead = replace(result, contract=replace(result.contract, declarer=owner.rho))
        same_side = owner is leader.partner
        why = (
            tr("{card} is in {owner}'s hand, so {leader} cannot have led it.",
               card=card, owner=owner, leader=leader)
            if counts.get(owner, 0) == 0
            else tr("{card} is led by {leader} here and by {owner} at {count} other tables.",
                    card=card, leader=leader, owner=owner, count=counts[owner])
        )  # fmt: skip
        slip = EntrySlip.DECLARER if same_side else EntrySlip.LEAD
        yield Suspicion(place, slip, why, instead, changes_score=not same_side)
