"""Law 26: restrictions on the lead after a call was withdrawn."""

from __future__ import annotations

from bridgelaw.game.suits import SUITS, Suit
from bridgelaw.laws.auction.lead_restriction import endings as end
from bridgelaw.laws.auction.lead_restriction import questions as ask
from bridgelaw.laws.auction.lead_restriction.manifest import MANIFEST
from bridgelaw.laws.auction.lead_restriction.situation import FirstLead, find_first_lead
from bridgelaw.laws.common.first_lead import ALL_SPECIFIED, DEFENDS
from bridgelaw.laws.common.penalty_words import IS_MAJOR, penalty_effects, say_penalty_cards
from bridgelaw.laws.law import About, AnyOf, Case, Ruling, fx, procedure


@procedure(MANIFEST, finds=find_first_lead, hidden=FirstLead, asks=(DEFENDS, ask))
def LEAD_RESTRICTION(case: Case, lead: FirstLead) -> Ruling:
    """Law 26B: the first lead of the partner of a player whose call was withdrawn."""
    offender, partner = lead.offender, lead.offender.partner
    case.about(offender, declarer=lead.declarer)
    # B. It takes effect only if the offender has become a defender.
    if not case.fact(DEFENDS, lead.defends):
        return case.rule("26B", end.PLAYS_THE_CONTRACT)
    # B. Any suit that the offender did not specify in the legal auction.
    specified = case.ask(ask.SPECIFIED_SUITS, when=lead.is_ruled)
    if case.fact(ALL_SPECIFIED, None if specified is None else len(specified) == len(SUITS)):
        case.tell_what_holds(partner, About.LEAD)
        return case.rule("26B", end.ALL_SPECIFIED, fx.NoDemand(partner, "26B"))
    # B. Declarer chooses when the partner is first to lead, and not before.
    lead.must_be_now()
    if not lead.is_ruled:
        return case.rule("26B", end.AT_THE_FIRST_LEAD, fx.LeadRight(partner, offender))
    suit = case.ask(
        ask.PROHIBITS,
        allowed=lambda choice: lead.was_specified(choice, specified),
        suits=AnyOf(lead.may_be_forbidden(specified)),
    )
    case.tell_what_holds(partner, About.LEAD)
    # 60C. A lead before declarer could choose takes nothing away from declarer.
    if lead.has_led:
        case.cite("60C", end.RIGHT_IS_NOT_LOST)
    if suit is None:
        ending = end.LEAD_STANDS if lead.has_led else end.FORBIDS_NOTHING
        return case.rule("26B", ending, fx.NoDemand(partner, "26B"))
    # 59. Whoever cannot obey may lead anything.
    if lead.holds_only(suit):
        case.cite("59", end.HOLDS_NOTHING_ELSE)
    restriction = fx.LeadRestriction(
        partner, fx.Demand.PROHIBIT, frozenset({suit}), fx.Until.LOSES_LEAD, "26B"
    )
    back = _lead_goes_back(case, lead, suit)
    return case.rule("26B", end.FORBIDS, *back, restriction, suit=suit)


def _lead_goes_back(case: Case, lead: FirstLead, suit: Suit) -> tuple[fx.Effect, ...]:
    """A lead of the suit that lies there already."""
    partner = lead.offender.partner
    # 41A. Nobody has seen it.
    face_down = lead.lies_face_down(suit)
    if face_down is not None:
        case.cite("41A")
        case.tell(end.TAKE_FACE_DOWN_BACK)
        return (fx.CardWithdrawn(partner, face_down),)
    # 49. It was faced, and a ruling takes it back.
    faced = lead.led_too_soon(suit)
    if faced is None:
        return ()
    case.cite("49", IS_MAJOR, card=faced)
    case.tell(end.TAKE_LEAD_BACK, card=faced)
    say_penalty_cards(case, partner)
    penalties = penalty_effects(partner, (faced,), fx.Penalty.MAJOR, "49")
    return (fx.CardWithdrawn(partner, faced), *penalties)
