"""Laws 45E and 53 to 60: the one entrance for every lead or play out of turn."""

from __future__ import annotations

from bridgelaw.laws.common.penalty_suits import FORBIDDEN_SUITS, REQUIRED_SUIT
from bridgelaw.laws.law import Case, Ruling, fx, procedure
from bridgelaw.laws.play.play_out_of_turn import endings as end
from bridgelaw.laws.play.play_out_of_turn import questions as ask
from bridgelaw.laws.play.play_out_of_turn.lead import questions as lead_questions
from bridgelaw.laws.play.play_out_of_turn.lead.procedure import last_trick, lead_out_of_turn
from bridgelaw.laws.play.play_out_of_turn.manifest import MANIFEST
from bridgelaw.laws.play.play_out_of_turn.offences.situation import find_offence
from bridgelaw.laws.play.play_out_of_turn.opening_lead.procedure import opening_lead
from bridgelaw.laws.play.play_out_of_turn.premature_play import questions as play_questions
from bridgelaw.laws.play.play_out_of_turn.premature_play.procedure import (
    before_opponent,
    before_partner,
    by_declaring_side,
)
from bridgelaw.laws.play.play_out_of_turn.questions import Fifth, What, WhosePlay
from bridgelaw.laws.play.play_out_of_turn.refused_lead.procedure import major_penalty_card
from bridgelaw.laws.play.play_out_of_turn.situation import Offence
from bridgelaw.table.events import Fact


@procedure(
    MANIFEST,
    finds=find_offence,
    hidden=Offence,
    asks=(ask, lead_questions, play_questions, REQUIRED_SUIT, FORBIDDEN_SUITS),
)
def PLAY_OUT_OF_TURN(case: Case, offence: Offence) -> Ruling:
    """The flow sheet of leads and plays out of turn: which it was, and then its law."""
    case.about(offence.by, card=offence.named, declarer=offence.declarer)
    case.rules_on(offence.at)
    was_told = offence.may_have_been_told and case.ask(ask.TOLD)
    shown = What.TOLD if was_told else offence.what_shown
    what = case.fact(ask.WHAT, shown, allowed=offence.not_shown)
    if what is What.OPENING_LEAD and offence.may_be_opening:
        offence = find_offence(case.learn(Fact.TRICK, 1))
    offence = offence.being(what)
    # 47E1. An opponent had said that it was their turn.
    if what is What.TOLD:
        return _told(case, offence)
    # 45E. A fifth card to a trick.
    if what is What.FIFTH_CARD:
        return _fifth_card(case, offence)
    # 54. The opening lead.
    if what is What.OPENING_LEAD:
        return opening_lead(case, offence)
    # 53, 55, 56. A lead to a later trick.
    if what is What.LEAD:
        return lead_out_of_turn(case, offence)
    # 53A. At the last trick nothing is accepted.
    if what is What.LAST_LEAD:
        return last_trick(case, offence)
    # 44G, 57A. A lead before the trick was complete.
    if what is What.EARLY_LEAD:
        return _early_lead(case, offence)
    # 60B. Before declarer has led again.
    if what is What.AFTER_RETRACTION:
        case.tell(end.NEXT_CARD_IS_FREE)
        return major_penalty_card(case, offence.outside_trick, "60B", end.AFTER_RETRACTION)
    # 57, 60A. A card to a trick that was led to.
    return _play(case, offence)


def _told(case: Case, offence: Offence) -> Ruling:
    """47E1: back without rectification, and with it what was played after it."""
    by = offence.by
    case.tell(end.TAKE_IT_BACK)
    if offence.was_penalty_card:
        case.tell(end.IS_PENALTY_CARD_AGAIN)
    case.tell(end.NOBODY_MAY_ACCEPT_IT)
    # 16C2. The side that said so may not use it.
    case.tell(end.NOT_FOR_THEM, who_said_it=offence.who_said_it)
    if offence.is_past:
        case.note(end.TRICK_IS_OVER)
    told = fx.Unauthorised(by, offence.card, (by.lho, by.rho), "16C2")
    return case.rule("47E1", end.WAS_TOLD, *offence.back_as_told, told, fx.Review("16C3"))


def _fifth_card(case: Case, offence: Offence) -> Ruling:
    """45E: a lead if it was meant as one, with the lead or reason to think so."""
    meant = case.ask(ask.MEANT_AS_LEAD, allowed=offence.misfit)
    if meant is not Fifth.NO_LEAD:
        case.cite("45E", end.IS_TREATED_AS_LEAD)
    # 44G. They have the lead.
    if meant is Fifth.LEAD:
        return _is_the_lead(case, offence)
    # 53, 55, 56. They have not.
    if meant is Fifth.OUT_OF_TURN:
        return lead_out_of_turn(case, offence)
    # E1. A defender's is a penalty card, and a major one: it was played.
    if case.fact(ask.DEFENDER, offence.defender):
        return major_penalty_card(case, offence, "45E1", end.FIFTH_IS_PENALTY_CARD)
    # E2. Declarer's or dummy's goes back.
    return case.rule("45E2", end.FIFTH_GOES_BACK, fx.PickedUp(offence.by, offence.card))


def _early_lead(case: Case, offence: Offence) -> Ruling:
    """57A if a defender's partner has not played; if they have, the trick is completed first."""
    # 57A.
    if case.fact(ask.EARLY_BEFORE_PARTNER, offence.is_before_partner):
        return before_partner(case, offence.by_defender())
    # 57D, 57C3. Only the right lead lies there: with it, or after it, this is a play to that trick.
    if offence.is_to_the_lead:
        return _play(case, offence)
    # 44G. Whose lead it is shows only at the end of the trick. The card stays where it is.
    if not offence.shows_whose_lead:
        return case.rule("44G", end.FINISH_THE_TRICK)
    # 53. The partner's lead out of turn has been accepted, so that their own was too late.
    if offence.is_too_late:
        return major_penalty_card(case, offence.alone, "53", end.PARTNERS_LEAD_STANDS)
    # 44G. They are on lead.
    if offence.is_on_lead:
        return _is_the_lead(case, offence)
    # 53, 55, 56. They are not.
    return lead_out_of_turn(case, offence.alone)


def _is_the_lead(case: Case, offence: Offence) -> Ruling:
    return case.rule("44G", end.IS_THE_LEAD, fx.CardPlayed(offence.by, offence.card, "44G"))


def _play(case: Case, offence: Offence) -> Ruling:
    """57 and 60A: a card to a trick that was led to."""
    whose = case.fact(ask.WHOSE_PLAY, offence.whose_play)
    # 57C3.
    if whose is WhosePlay.DECLARING:
        return by_declaring_side(case, offence)
    # 57D.
    if whose is WhosePlay.BEFORE_RHO:
        return before_opponent(case, offence.by_defender())
    # 57A.
    return before_partner(case, offence.by_defender())
