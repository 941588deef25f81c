"""Law 68B2: a defender conceded, and the other defender objected at once."""

from __future__ import annotations

from bridgelaw.laws.claims import endings as end
from bridgelaw.laws.claims.claim.situation import ClaimMade
from bridgelaw.laws.law import Case, Ruling, fx


def after_objection(case: Case, made: ClaimMade) -> Ruling:
    """68B2: there is neither a concession nor a claim, and no card is a penalty card."""
    case.about(claimer=made.name, partner=made.partner)
    case.tell(end.NO_CONCESSION, end.OBJECTION_NOT_TO_BE_USED)
    told: list[fx.Effect] = []
    for seat in made.side:
        cards = made.cards_shown(seat)
        if cards:
            case.tell(end.CARDS_NOT_TO_BE_USED, partner=seat.partner)
        told += [fx.Unauthorised(seat, card, (seat.partner,), "16C2") for card in cards]
    goes_on = fx.PlayGoesOn("68B2")
    return case.rule("68B2", end.OBJECTED, *made.taken_back, goes_on, *told, fx.Review("16C3"))
