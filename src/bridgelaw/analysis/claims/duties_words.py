"""What rulings demand of players after a claim, in words."""

from __future__ import annotations

from collections.abc import Iterator

from bridgelaw.analysis.claims.claim import Claim
from bridgelaw.analysis.claims.duties import LeadDemand, LeadDuty
from bridgelaw.game import SEATS, Card, Seat
from bridgelaw.locale import All, AnyOf, Text, tr
from bridgelaw.locale.text import NoneOf


def duties_text(claim: Claim) -> Iterator[Text]:
    """What binds the lines of play, a sentence each."""
    duties, position = claim.duties, claim.position
    for seat in SEATS:
        majors = [card for card in position[seat] if card in duties.majors]
        if majors:
            yield tr(
                "{seat} must play {cards} at the first legal opportunity (Law 50D1).",
                seat=seat,
                cards=All(tuple(majors)),
            )
        for card in position[seat]:
            if card in duties.minors:
                yield tr(
                    "{seat} may not play another card below honour of its suit before {card} "
                    "(Law 50C).",
                    seat=seat,
                    card=card,
                )
    yield from map(_lead_duty, duties.leads)
    for seat, cards in duties.now:
        held = tuple(card for card in position[seat] if card in cards)
        if held:
            yield tr("{seat} must play to this trick one of these, if that is legal: {cards}.",
                     seat=seat, cards=All(held))  # fmt: skip
    if duties.majors:
        yield tr(
            "What declarer would have demanded because of a penalty card (Laws 50D2 and 51) was "
            "not said, so the worst for {side} is taken.",
            side=claim.claimer.side,
        )


def _lead_duty(duty: LeadDuty) -> Text:
    named = tuple(sorted(duty.suits, key=lambda suit: suit.index))
    if not duty.forbidden:
        return tr(
            "{seat} must lead {suits} at the next lead.", seat=duty.player, suits=AnyOf(named)
        )
    suits = NoneOf(named)
    if duty.while_on_lead:
        return tr(
            "{seat} may not lead {suits} while they keep the lead.", seat=duty.player, suits=suits
        )
    return tr("{seat} may not lead {suits} at the next lead.", seat=duty.player, suits=suits)


def lead_text(seat: Seat, card: Card, demand: LeadDemand | None) -> Text:
    """A lead, with what declarer demanded before it (50D2)."""
    if demand is None:
        return tr("{seat} leads {card}", seat=seat, card=card)
    if not demand.suits:
        return tr("{seat}, of whom declarer demands nothing, leads {card}", seat=seat, card=card)
    suits = NoneOf(demand.suits) if demand.forbidden else AnyOf(demand.suits)
    if demand.forbidden:
        return tr(
            "{seat}, whom declarer forbids {suits}, leads {card}", seat=seat, suits=suits, card=card
        )
    return tr("{seat}, of whom declarer demands {suits}, leads {card}",
              seat=seat, suits=suits, card=card)  # fmt: skip
