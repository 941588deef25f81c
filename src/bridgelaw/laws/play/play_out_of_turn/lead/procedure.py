"""Laws 53, 55 and 56: a lead out of turn to the second trick or a later one."""

from __future__ import annotations

from dataclasses import replace

from bridgelaw.game.seats import Seat
from bridgelaw.laws.common.penalty_words import penalty_effects, say_penalty_cards
from bridgelaw.laws.law import Case, Ruling, fx
from bridgelaw.laws.play.play_out_of_turn.endings import EARLIER_REMAIN, IS_PENALTY_CARD_AGAIN
from bridgelaw.laws.play.play_out_of_turn.lead import endings as end
from bridgelaw.laws.play.play_out_of_turn.lead import questions as ask
from bridgelaw.laws.play.play_out_of_turn.lead.questions import (
    Chosen,
    Since,
    TheySay,
    Which,
    WhoseLead,
)
from bridgelaw.laws.play.play_out_of_turn.premature_play.procedure import (
    before_partner,
    counts_as_later,
)
from bridgelaw.laws.play.play_out_of_turn.refused_lead.procedure import major_penalty_card, refuse
from bridgelaw.laws.play.play_out_of_turn.refused_lead.situation import Refused
from bridgelaw.laws.play.play_out_of_turn.situation import Offence
from bridgelaw.table.events import Fact


def lead_out_of_turn(case: Case, offence: Offence) -> Ruling:
    """53: can the lead be accepted, and has it been? Then 55 or 56."""
    # 53A. At the last trick nothing is accepted: each hand plays its last card.
    if offence.last_trick:
        return last_trick(case, offence)
    whose = case.fact(ask.WHOSE_LEAD, offence.whose_lead, allowed=offence.cannot_be)
    if offence.turn is None and offence.is_told and whose.is_partners:
        turn = offence.by.partner
        offence = replace(offence, table=case.learn(Fact.ON_LEAD, turn), turn=turn)
    offence = offence.by_defender(whose.by_defender)
    since = case.fact(ask.SINCE, offence.since_lead, allowed=whose.misfit)
    # 53B. An opponent whose lead it was has made it, or may have.
    if since is Since.LEADER or (since is Since.LEADER_NEXT and _meant_as_lead(case, offence)):
        # 58A. If they led at one moment, the right lead came first.
        leader = offence.right_leader(since)
        if offence.can_be_later and case.ask(ask.SIMULTANEOUS, other=leader):
            return counts_as_later(case, offence, leader)
        return _proper_lead(case, offence, leader)
    # 53A. The hand next in rotation has played to it.
    if since in (Since.NEXT, Since.LEADER_NEXT):
        return _played_to(case, offence)
    # 53C. The defender to the right of declarer's lead has played to it.
    if since is Since.RIGHT:
        return _right_defender(case, offence)
    # 55. Declarer's side has led.
    if not whose.by_defender:
        return _declaring_side(case, offence, whose)
    # 53. Both defenders have led.
    if since is Since.PARTNER:
        return both_led(case, offence)
    # 56. A defender has led.
    return _defender(case, offence, whose)


def last_trick(case: Case, offence: Offence) -> Ruling:
    """53A: the lead goes back, and who wins the trick does not change."""
    back = (*offence.later_taken_back, *offence.back_in_hand)
    return case.rule("53A", end.LAST_TRICK, *back)


# 53B


def _meant_as_lead(case: Case, offence: Offence) -> bool:
    return case.ask(ask.MEANT, other=offence.by.lho, card=offence.next_named)


def _proper_lead(case: Case, offence: Offence, leader: Seat) -> Ruling:
    """53B: the right lead stands, and what was played in error goes back."""
    by = offence.by
    if offence.was_penalty_card:
        case.tell(end.RIGHT_LEAD_STANDS, IS_PENALTY_CARD_AGAIN, leader=leader)
    else:
        case.tell(end.RIGHT_PLAYER_HAS_LED, leader=leader)
    if offence.card is None:
        case.tell(end.NOT_FOR_THAT_SIDE)
    # 60A1. Where the partner led, and an opponent played to that, the rest is forfeited.
    clause = "60A1" if offence.partner_led_since else "53B"
    told = fx.Unauthorised(by, offence.card, (by, by.partner), "16C2")
    return case.rule(clause, end.PROPER_LEAD, *offence.proper_lead_stands, told, fx.Review("16C3"))


# 53A, 53C


def _played_to(case: Case, offence: Offence) -> Ruling:
    """53A, 60A1: the next hand has accepted the lead by playing to it."""
    case.tell(end.NEXT_HAND_HAS_PLAYED, next=offence.by.lho)
    keep_obligations(case, offence)
    case.cite("60A1", end.PLAYED_ON)
    accepted = offence.accepted if offence.in_trick else ()
    review = () if offence.defender else (fx.Review("55C"),)
    return case.rule("53A", end.PLAYED_TO, *accepted, *review)


def keep_obligations(case: Case, offence: Offence) -> None:
    """60A3: penalty cards and restrictions from before hold from the next trick on."""
    if offence.has_obligations:
        case.cite("60A3", EARLIER_REMAIN)


def _right_defender(case: Case, offence: Offence) -> Ruling:
    """53C: the lead stands, and the defender has played before partner."""
    case.cite("53C", end.RIGHT_DEFENDER, defender=offence.by.rho)
    # That card is the one that is out of turn now.
    early = offence.played_by_rho
    case.about(early.by, card=early.named)
    return before_partner(case, early)


# 55


def _declaring_side(case: Case, offence: Offence, whose: WhoseLead) -> Ruling:
    """55: either defender may accept it or have it taken back."""
    by = offence.by
    wrong_hand = whose is WhoseLead.OTHER_HANDS
    case.about(next=by.lho, right=offence.say_right_hand(whose))
    # 55A. Both are asked; the one who plays next after the lead decides if they differ.
    says = case.ask(
        ask.DEFENDERS_SAY,
        then=ask.THEN_OTHER_HAND_LEADS if wrong_hand else ask.THEN_DEFENDER_LEADS,
    )
    if says in (TheySay.NEXT_ACCEPTS, TheySay.NEXT_REFUSES):
        case.tell(end.NEXT_DECIDES)
    if says in (TheySay.ACCEPT, TheySay.NEXT_ACCEPTS):
        case.cite("53A")
        return case.rule("55A", end.DEFENDERS_ACCEPT, *offence.accepted, fx.Review("55C"))
    case.cite("55A", end.NOT_ACCEPTED)
    effects = (
        *offence.later_taken_back,
        *offence.back_in_hand,
        fx.Unauthorised(by, offence.card, (by, by.partner), "16C2"),
        fx.Review("55C"),
    )
    # 55B2. From the right hand, any card.
    if wrong_hand:
        return case.rule("55B2", end.OTHER_HAND_LEADS, *effects)
    # 55B1. It was a defender's lead.
    return case.rule("55B1", end.DEFENDER_LEADS, *effects)


# 56


def _defender(case: Case, offence: Offence, whose: WhoseLead) -> Ruling:
    """56: declarer accepts the lead, or has it taken back as a major penalty card."""
    case.about(right=offence.say_right_hand(whose))
    # 56B with 50D2. It is partner's lead, so that there are four options at once.
    if whose is WhoseLead.PARTNERS:
        choice = case.ask(ask.REFUSAL, **Refused(offence).options)
        if choice is not Chosen.ACCEPT:
            return refuse(case, offence, choice.demand, "56B")
    # 56B. The declaring side leads: nobody's lead is restricted now.
    elif not case.ask(ask.ACCEPTS):
        return major_penalty_card(case, offence, "56B", end.RIGHT_HAND_LEADS)
    # 56A.
    case.tell(end.ACCEPTED)
    keep_obligations(case, offence)
    case.cite("53A")
    return case.rule("56A", end.DECLARER_ACCEPTS, *offence.accepted)


def both_led(case: Case, offence: Offence) -> Ruling:
    """53: the lead out of turn, and then the right one too; declarer chooses first."""
    partner = offence.by.partner
    # 58A. If both led at one moment, the right lead came first.
    if case.ask(ask.SIMULTANEOUS, other=partner):
        return counts_as_later(case, offence, partner)
    case.about(second=offence.second_named)
    # 54A. Only an opening lead can be accepted by becoming dummy.
    is_opening = offence.is_opening
    which = case.ask(ask.WHICH_LEAD, allowed=offence.cannot_choose)
    # 54D, 56B. Declarer refuses the lead out of turn, and the right one stands.
    if which is Which.SECOND:
        clause = "54D" if is_opening else "56B"
        return major_penalty_card(case, offence, clause, end.SECOND_IS_LEAD, offence.second_stands)
    # 53A. Declarer accepts it, and the right one is a penalty card.
    case.cite("53A")
    say_penalty_cards(case, partner)
    effects = (
        *offence.second_taken_back,
        *penalty_effects(partner, offence.second_cards, fx.Penalty.MAJOR, "53"),
    )
    review = fx.Review("72C")
    # 54A.
    if which is Which.BECOME_DUMMY:
        case.about(declarer=offence.by.lho, dummy=offence.by.rho)
        case.tell(*end.DUMMY_PLAYS)
        becomes = fx.BecomesDummy(offence.by.lho)
        return case.rule("54A", end.FIRST_STANDS_AS_DUMMY, *effects, becomes, review)
    # 54B.
    if is_opening:
        case.tell(end.DECLARER_PLAYS_SECOND)
        return case.rule("54B", end.FIRST_STANDS, *effects, *offence.accepted, review)
    # 56A.
    return case.rule("56A", end.FIRST_STANDS, *effects, *offence.accepted, review)
