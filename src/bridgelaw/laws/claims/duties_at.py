"""Laws 26B, 50, 51 and 57: what rulings demand of players when a claim stops the play."""

from __future__ import annotations

from bridgelaw.analysis.claims.duties import Duties, LeadDuty
from bridgelaw.game.hands import SUIT_MASKS, Hand
from bridgelaw.game.seats import Seat
from bridgelaw.laws.law import Table, fx


def duties_at(table: Table) -> Duties:
    """What still holds: the lines of play after the claim keep to it."""
    lying = table.penalty_cards
    now = [
        (play.player, _obeying(table, play))
        for play in table.play_restrictions
        if table.trick.cards and isinstance(play.player, Seat)
    ]
    now += [
        (one.player, Hand.of([one.card]))
        for one in table.required
        if one.card is not None and isinstance(one.player, Seat)
    ]
    return Duties(
        majors=frozenset(one.card for one in lying if one.penalty is fx.Penalty.MAJOR),
        minors=frozenset(one.card for one in lying if one.penalty is fx.Penalty.MINOR),
        leads=tuple(
            LeadDuty(
                lead.player,
                lead.suits,
                forbidden=lead.demand is fx.Demand.PROHIBIT,
                while_on_lead=lead.until is fx.Until.LOSES_LEAD,
            )
            for lead in table.lead_restrictions
            if isinstance(lead.player, Seat)
        ),
        now=tuple(now),
        waived=frozenset(seat for seat, law in table.waived if law == "50D2"),
    )


def _obeying(table: Table, play: fx.PlayRestriction) -> Hand:
    """57A: the cards that obey."""
    assert play.suit is not None and isinstance(play.player, Seat)
    suit = Hand(SUIT_MASKS[play.suit.index])
    held = sorted((table.hand(play.player) or Hand()).holding(play.suit))
    if play.manner is fx.Manner.NO_CARD:
        return Hand(sum(SUIT_MASKS)) - suit
    if play.manner is fx.Manner.HIGHEST and held:
        return Hand.of(held[-1:])
    if play.manner is fx.Manner.LOWEST and held:
        return Hand.of(held[:1])
    return suit
