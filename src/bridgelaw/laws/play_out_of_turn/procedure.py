"""Laws 45E and 53 to 60: the one entrance for every lead or play out of turn."""

from __future__ import annotations

from dataclasses import replace

from bridgelaw.laws.case import Case
from bridgelaw.laws.interview import Procedure
from bridgelaw.laws.penalty_card.questions import FORBIDDEN_SUITS, REQUIRED_SUIT
from bridgelaw.laws.play_out_of_turn.lead import lead, told, was_told
from bridgelaw.laws.play_out_of_turn.lead_questions import (
    ACCEPTS,
    BEGAN_TO_SPREAD,
    FACED,
    LAST_TRICK,
    MEANT,
    NEXT_SAYS,
    OPENING_CHOICE,
    OTHER_SAYS,
    PARTNERS_LEAD,
    REFUSAL,
    SINCE,
    SINCE_OPENING,
    WHICH_LEAD,
)
from bridgelaw.laws.play_out_of_turn.offence import KEY, Offence, find
from bridgelaw.laws.play_out_of_turn.opening_lead import opening_lead
from bridgelaw.laws.play_out_of_turn.play_questions import (
    BOTH_HANDS,
    LEGAL,
    LHO_PLAYED,
    OTHER_SUIT,
    PARTNER_PLAYED,
    PLAY_CHOICE,
    PUSHED,
)
from bridgelaw.laws.play_out_of_turn.premature import (
    at_rhos_turn,
    before_partner,
    by_declaring_side,
)
from bridgelaw.laws.play_out_of_turn.questions import (
    DEFENDER,
    MEANT_AS_LEAD,
    ON_LEAD,
    SIMULTANEOUS,
    TOLD,
    TRICK_COMPLETE,
    WHAT,
    Fifth,
    What,
)
from bridgelaw.laws.play_out_of_turn.refused import major_penalty_card
from bridgelaw.laws.ruling import Ruling
from bridgelaw.locale.text import tr
from bridgelaw.table.effects import CardAccepted, CardPlayed, PickedUp


def play_out_of_turn(case: Case) -> Ruling:
    """The flow sheet of leads and plays out of turn: which it was, and then its law."""
    offence = Offence() if case.table is None else case.table.derive(find)
    what = case.fact(WHAT, lambda table: offence.what, offender=offence.by)
    offence = replace(offence, what=what)
    if what is What.FIFTH_CARD:
        return _fifth_card(case, offence)
    if what is What.OPENING_LEAD:
        return opening_lead(case, offence)
    if what is What.LEAD:
        return lead(case, offence)
    if what is What.EARLY_LEAD:
        return _early_lead(case, offence)
    if what is What.AFTER_RETRACTION:
        return _after_retraction(case, offence)
    return _play(case, offence)


# 45E


def _fifth_card(case: Case, offence: Offence) -> Ruling:
    """45E: a lead if it was meant as one, with the lead or reason to think so."""
    offence = replace(offence, in_trick=False)
    by = offence.by
    if case.ask(MEANT_AS_LEAD, offender=by) is Fifth.LEAD:
        case.cite("45E", tr("The card is treated as a lead."))
        return _lead_or_out_of_turn(case, offence)
    # E1. A defender's is a penalty card, and by seed and law a major one: it was played.
    if case.fact(DEFENDER, lambda table: offence.defender, offender=by):
        headline = tr("The fifth card, {card}, is a major penalty card of {offender}'s.",
                      card=offence.named, offender=by)  # fmt: skip
        return major_penalty_card(case, offence, "45E1", headline)
    # E2. Declarer's or dummy's goes back.
    case.say(by, tr("Take {card} back; nothing else happens.", card=offence.named))
    headline = tr("The fifth card goes back without rectification.")
    return case.rule("45E2", headline, PickedUp(by, offence.card))


def _lead_or_out_of_turn(case: Case, offence: Offence) -> Ruling:
    """It lies before him: the lead, if he is on lead, and a lead out of turn if not."""
    by = offence.by
    on_lead = case.fact(
        ON_LEAD,
        lambda table: table.to_play is by and not table.trick.cards,
        offender=by,
        card=offence.named,
    )
    if not on_lead:
        return lead(case, offence)
    case.say(None, tr("{card} is the lead to the next trick.", card=offence.named))
    headline = tr("{offender} is on lead: {card} is the lead.", offender=by, card=offence.named)
    return case.rule("44G", headline, CardPlayed(by, offence.card, "44G"))


# Before the trick is complete


def _early_lead(case: Case, offence: Offence) -> Ruling:
    """57A if a defender's partner has not played; if he has, the trick is completed first."""
    offence = replace(offence, in_trick=False)
    by, partner = offence.by, offence.by.partner
    defender = case.fact(DEFENDER, lambda table: offence.defender, offender=by)
    offence = replace(offence, defender=defender)
    if (
        defender
        and not case.fact(PARTNER_PLAYED, lambda table: offence.partner_had_played, partner=partner)
        and not offence.led_since
    ):
        if was_told(case, offence):
            return told(case, replace(offence, later=()))
        return before_partner(case, offence)
    if defender and offence.after_partner:
        # 53. His partner's lead out of turn has been accepted, so that his own was too late.
        headline = tr(
            "{partner}'s lead stands, and {card} is a major penalty card of {offender}'s.",
            partner=partner,
            card=offence.named,
            offender=by,
        )
        return major_penalty_card(case, replace(offence, later=()), "53", headline)
    if not case.fact(TRICK_COMPLETE, lambda table: offence.is_complete, partner=partner):
        return _complete_first(case, offence)
    return _lead_or_out_of_turn(case, replace(offence, later=()))


def _complete_first(case: Case, offence: Offence) -> Ruling:
    """44G: whose lead it is shows only at the end of the trick. The card stays where it is."""
    by = offence.by
    case.say(
        None,
        tr(
            "Finish this trick first. {offender} leaves {card} face up, and I rule on it then.",
            offender=by,
            card=offence.named,
        ),
    )
    headline = tr(
        "The trick is finished first. Then {card} is the lead, if {offender} is on lead, and a "
        "lead out of turn if not.",
        card=offence.named,
        offender=by,
    )
    return case.rule("44G", headline)


# 57, 60


def _play(case: Case, offence: Offence) -> Ruling:
    """57 and 60A: a card to a trick that was led to."""
    by, partner = offence.by, offence.by.partner
    if was_told(case, offence):
        return told(case, offence)
    # 57C3.
    if not case.fact(DEFENDER, lambda table: offence.defender, offender=by):
        return by_declaring_side(case, offence)
    offence = replace(offence, defender=True)
    # 60A1. The left-hand opponent has played on.
    if case.fact(
        LHO_PLAYED,
        lambda table: offence.settled == "60A1" or not offence.is_current,
        lho=by.lho,
    ):
        return _played_on(case, offence)
    # 57D, 57A.
    if case.fact(PARTNER_PLAYED, lambda table: offence.partner_had_played, partner=partner):
        return at_rhos_turn(case, offence)
    return before_partner(case, offence)


def _played_on(case: Case, offence: Offence) -> Ruling:
    by = offence.by
    case.say(None, tr("{lho} has played on, so that there is no rectification.", lho=by.lho))
    case.say(None, tr("Penalty cards and restrictions from before remain in force."))
    case.cite("60A1", tr("{lho} has given up the rectification.", lho=by.lho))
    case.cite("60A3", tr("Earlier penalty cards and restrictions remain."))
    headline = tr("The card counts as played in turn: {lho} has played on.", lho=by.lho)
    return case.rule("60A2", headline, CardAccepted(by, offence.card))


def _after_retraction(case: Case, offence: Offence) -> Ruling:
    """60B: nothing but a major penalty card."""
    offence = replace(offence, in_trick=False, later=())
    case.say(
        None,
        tr(
            "The card cannot be accepted as a lead, and {partner}'s next card is not restricted. "
            "Declarer leads from the right hand.",
            partner=offence.by.partner,
        ),
    )
    headline = tr(
        "{card} is a major penalty card of {offender}'s, and nothing else.",
        card=offence.named,
        offender=offence.by,
    )
    return major_penalty_card(case, offence, "60B", headline)


PLAY_OUT_OF_TURN = Procedure(
    KEY,
    tr("Lead or play out of turn"),
    ("45E", "53", "54", "55", "56", "57", "58A", "60"),
    play_out_of_turn,
    (
        WHAT,
        MEANT_AS_LEAD,
        ON_LEAD,
        TRICK_COMPLETE,
        FACED,
        DEFENDER,
        TOLD,
        SINCE_OPENING,
        BEGAN_TO_SPREAD,
        OPENING_CHOICE,
        LAST_TRICK,
        SINCE,
        MEANT,
        SIMULTANEOUS,
        PARTNERS_LEAD,
        NEXT_SAYS,
        OTHER_SAYS,
        REFUSAL,
        ACCEPTS,
        WHICH_LEAD,
        REQUIRED_SUIT,
        FORBIDDEN_SUITS,
        LHO_PLAYED,
        PARTNER_PLAYED,
        BOTH_HANDS,
        PUSHED,
        PLAY_CHOICE,
        OTHER_SUIT,
        LEGAL,
    ),
)
