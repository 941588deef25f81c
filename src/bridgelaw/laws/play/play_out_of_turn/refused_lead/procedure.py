"""Laws 54D and 56B with 50D2 and 51B2: a defender's lead out of turn is not accepted."""

from __future__ import annotations

from bridgelaw.game.cards import Card
from bridgelaw.game.suits import Suit
from bridgelaw.laws.common.penalty_suits import CHOSEN, FORBIDDEN_SUITS, PICK_UP, REQUIRED_SUIT
from bridgelaw.laws.common.penalty_words import AS_IF_NOT_SEEN, penalty_effects, say_penalty_cards
from bridgelaw.laws.law import About, Case, Ending, Ruling, fx
from bridgelaw.laws.play.play_out_of_turn.lead import endings as end
from bridgelaw.laws.play.play_out_of_turn.refused_lead.situation import Refused
from bridgelaw.laws.play.play_out_of_turn.situation import Offence


def major_penalty_card(
    case: Case, offence: Offence, clause: str, ending: Ending, *more: fx.Effect
) -> Ruling:
    """The card is a major penalty card, and nobody's lead is chosen now."""
    by = offence.by
    say_penalty_cards(case, by)
    return case.rule(
        clause,
        ending,
        *offence.first,
        *_later_goes_back(case, offence),
        *offence.taken_back,
        *penalty_effects(by, offence.cards, fx.Penalty.MAJOR, clause),
        *more,
        fx.Review("72C"),
    )


def _later_goes_back(case: Case, offence: Offence) -> list[fx.Effect]:
    """What was played after it goes back; the offending defender's too is a penalty card (60C)."""
    effects: list[fx.Effect] = []
    for seat, card in reversed(offence.later):
        effects.append(fx.CardWithdrawn(seat, card))
        if offence.defender and seat is offence.by.partner:
            case.cite("60C", end.LATER_CARD_GOES_BACK)
            say_penalty_cards(case, seat)
            effects.append(fx.PenaltyCard(seat, card, fx.Penalty.MAJOR, "60C"))
    return effects


def refuse(case: Case, offence: Offence, demand: fx.Demand | None, clause: str) -> Ruling:
    """The card is a major penalty card, and declarer has chosen about partner's lead."""
    refused = Refused(offence)
    back = [*offence.face_down_back, *_later_goes_back(case, offence), *offence.taken_back]
    # 50D2(b), 51B2(c). Neither: the lead is free, and the card stays.
    if demand is None:
        return _neither(case, refused, clause, back)
    # 50D2(a), 51B. A suit is required or forbidden, and its penalty cards are picked up.
    return _restrict(case, refused, demand, clause, back)


def _neither(case: Case, refused: Refused, clause: str, back: list[fx.Effect]) -> Ruling:
    """50D2(b), 51B2(c): declarer leaves the lead free."""
    offence = refused.offence
    by, partner = offence.by, offence.by.partner
    case.cite("51B2(c)" if len(refused.suits) > 1 else "50D2(b)", end.NEITHER)
    # What bound the leader before still does.
    _own_penalty_cards(case, refused, refused.own)
    case.tell_what_holds(partner, About.LEAD)
    say_penalty_cards(case, by)
    penalty = penalty_effects(by, offence.cards, fx.Penalty.MAJOR, clause)
    free = fx.NoDemand(partner, "50D2")
    return case.rule(clause, end.NOT_RESTRICTED, *back, *penalty, free, fx.Review("72C"))


def _restrict(
    case: Case, refused: Refused, demand: fx.Demand, clause: str, back: list[fx.Effect]
) -> Ruling:
    """50D2(a), 51B: the suit is required or forbidden, and its penalty cards are picked up."""
    offence = refused.offence
    by, partner = offence.by, offence.by.partner
    suits = _chosen(case, refused, demand)
    picked_up, left = refused.picked_up(suits), refused.left(suits)
    case.about(suits=refused.say(suits), cards=refused.say_picked_up(suits))
    law = refused.clause(demand)
    case.cite(law, end.DEMANDED[demand])
    case.tell(PICK_UP)
    case.tell_what_holds(by, About.PLAYS)
    # 50D1(b). Declarer's choice comes first, then the leader's own penalty cards.
    _own_penalty_cards(case, refused, refused.may_lead(demand, suits))
    case.tell_what_holds(partner, About.LEAD)
    case.tell(AS_IF_NOT_SEEN)
    until = fx.Until.NEXT_LEAD if demand is fx.Demand.REQUIRE else fx.Until.LOSES_LEAD
    effects = [
        *back,
        *(fx.PenaltyCard(by, card, fx.Penalty.MAJOR, clause) for card in offence.cards or (None,)),
        *(fx.PickedUp(by, card) for card in picked_up),
        fx.LeadRestriction(partner, demand, suits, until, law),
        # 50E2. What was picked up is not for partner to use.
        *(fx.Unauthorised(by, card, (partner,), "50E2") for card in picked_up),
        fx.Review("16C3"),
    ]
    # 51B2. Penalty cards of other suits stay.
    if left:
        say_penalty_cards(case, by)
        effects += [fx.NoDemand(partner, "50D2"), fx.Review("50E4")]
    # 59.
    if refused.cannot_obey(demand, suits):
        case.cite("59", end.CANNOT_OBEY)
    return case.rule(clause, CHOSEN[demand], *effects, fx.Review("72C"))


def _chosen(case: Case, refused: Refused, demand: fx.Demand) -> frozenset[Suit]:
    """51B2: the suits that declarer requires or forbids; asked only if there are several."""
    declarer = refused.offence.declarer
    if len(refused.suits) < 2:
        return frozenset(refused.suits)
    if demand is fx.Demand.REQUIRE:
        suit = case.ask(REQUIRED_SUIT, to=declarer, allowed=refused.no_penalty_card)
        return frozenset({suit})
    return case.ask(
        FORBIDDEN_SUITS, to=declarer, allowed=refused.no_penalty_cards, branches=refused.samples
    )


def _own_penalty_cards(case: Case, refused: Refused, may_lead: tuple[Card, ...]) -> None:
    """50D1, 51A: the leader has penalty cards too, and may lead these of them."""
    if not refused.own:
        return
    if not may_lead:
        case.cite("50D1(b)")
    elif len(may_lead) > 1:
        case.cite("51A")
    else:
        case.cite("50D1(a)")
